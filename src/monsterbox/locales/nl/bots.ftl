# De computerspelers: hoe ze heten en wat je van ze kunt verwachten.

## De vijf niveaus, van tegenstander voor kinderen tot de sterkste

level-1 = Klein spook
level-1-about = Een eerste tegenstander, die ook kinderen kunnen verslaan.
level-2 = Slaperige zombie
level-2-about = Denkt niet verder dan de eigen beurt; goed gezelschap terwijl je het spel leert.
level-3 = Sluwe heks
level-3-about = Speelt degelijk en geeft zelden iets weg.
level-4 = Oude vampier
level-4-about = Heeft veel spellen gezien en laat bijna nooit een kans liggen.
level-5 = Oeroude draak
level-5-about = De sterkste die we hebben; denkt over elke keuze tot een seconde na.

## Bots naar hun aard

bot-heuristic = Vuistregel
bot-heuristic-about = Weegt af wat er op tafel ligt en neemt wat er het best uitziet.
bot-uniform = Puur toeval
bot-uniform-about = Kiest zomaar iets, alles met dezelfde kans.
# $unit: wat $amount telt, seconden of spellen; "none" als er niets is gezegd.
bot-ismcts =
    { $unit ->
        [seconds] Piekeraar ({ $amount } s)
        [games]
            { $amount ->
                [one] Piekeraar ({ $amount } spel)
               *[other] Piekeraar ({ $amount } spellen)
            }
       *[none] Piekeraar
    }
bot-ismcts-about = Stelt zich vele keren voor hoe het spel verder kan gaan en kiest wat het vaakst wint.
