# Zombeasts in woorden. De begrippen zijn die van de handleiding, de zinnen zijn van ons.
#
# $you, $victim_is_you, $owner_is_you: "yes" als dat de luisteraar is, anders "no".
# $card, $joker, $out, $into: een kaart zoals in `card-object`, of `card-hidden`.

name = Zombeasts
notice-deck = Een lijst van de 90 kaarten is nooit gepubliceerd: dit kaartspel is gereconstrueerd. Je kunt met je eigen lijst spelen (huisregel ‘Kaartspel’).

intro =
    Maak volle manen: vier kaarten van één kleur, twee met het linker (L) en twee met het rechter (R) kwart.
    In je beurt speel je één kaart bij jezelf: die begint een nieuwe uitstalling of komt bij je uitstalling in die kleur.
    Witte kaarten zijn jokers: ze passen bij elke kleur, of je ruilt ze voor een kaart van een medespeler.
    Leg je een dier aan waar hetzelfde dier al ligt, dan is dat een Zombeast-versterking: je mag nog een kaart spelen.
    Daarna trek je zoveel kaarten na als het duistercijfer van je laatst gespeelde kaart zegt.
    Een volle maan levert winpunten op; met vier verschillende dieren krijg je ook nog een bonuskaart.
    Kun je geen enkele handkaart spelen, dan wordt je hele hand minpunten.
legend = Zo lees je een kaart: ‘groene hond 4 (rechts)’, kortweg 4R, is groen, toont een hond, laat je 4 kaarten natrekken (duistercijfer) en heeft het kwart van de maan rechtsonder; ‘1P’ zijn de winpunten. In een uitstalling zijn (L) en (R) de kwarten die nog ontbreken; J is een joker.

## Kaarten

animal =
    { $animal ->
        [dog] hond
        [cat] kat
        [rabbit] haas
        [rat] rat
       *[none] geen dier
    }
colour =
    { $colour ->
        [blue] blauw
        [orange] oranje
        [red] rood
        [green] groen
       *[white] wit
    }
# De kleur voor een zelfstandig naamwoord.
colour-inflected =
    { $colour ->
        [blue] blauwe
        [orange] oranje
        [red] rode
        [green] groene
       *[white] witte
    }
toy =
    { $toy ->
        [bone] bot
        [mouse] muis
        [carrot] wortel
        [paw] poot
       *[none] geen speelgoed
    }
corner =
    { $corner ->
        [L] links
       *[R] rechts
    }
with-toy =
    { $toy ->
        [none] { "" }
       *[other] { " " }met { toy }
    }
card =
    { $colour ->
        [white]
            { $animal ->
                [none] joker zonder dier ({ corner })
               *[other] joker { animal } ({ corner })
            }
       *[other] { colour-inflected } { animal } { $number } ({ corner }){ with-toy }
    }
card-object = de { card }
moon =
    { $moon ->
        [blue] blauwe uitstalling
        [orange] oranje uitstalling
        [red] rode uitstalling
        [green] groene uitstalling
        [white] witte uitstalling
        [white2] tweede witte uitstalling
       *[none] uitstalling
    }

## Wat er is gebeurd

first-player-chosen =
    { $you ->
        [yes] Jij begint.
       *[no] { $player } begint.
    }
stock-filled = De voorraad krijgt { $card }.
turn-started =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
moon-started =
    { $you ->
        [yes] Je begint
       *[no] { $player } begint
    } een nieuwe { moon } met { $card }.
card-added =
    { $you ->
        [yes] Je legt { $card } aan je { moon } aan.
       *[no] { $player } legt { $card } aan de { moon } aan.
    }
white-moon-taken-over =
    { $you ->
        [yes] Je neemt
       *[no] { $player } neemt
    } de witte uitstalling over met { $card }: het is nu de { moon }.
joker-swapped =
    { $you ->
        [yes] Je ruilt
       *[no] { $player } ruilt
    } { $joker } voor { $card } { $victim_is_you ->
        [yes] uit jouw uitstalling.
       *[no] uit een uitstalling van { $victim }.
    }
card-given-away =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } { $card } { $owner_is_you ->
        [yes] aan jouw { moon } aan.
       *[no] aan de { moon } van { $owner } aan.
    }
attack-triggered =
    { $you ->
        [yes] Zombeast-versterking: je mag nog een kaart spelen.
       *[no] Zombeast-versterking: { $player } mag nog een kaart spelen.
    }
moon-completed =
    { $you ->
        [yes] Volle maan! Je { moon } is voltooid ({ $cards }); de kaarten gaan naar je winpuntenstapel.
       *[no] Volle maan! { $player } voltooit de { moon } ({ $cards }).
    }
bonus-taken =
    { $you ->
        [yes] Bonus: je legt
       *[no] Bonus: { $player } legt
    } { $card } uit de voorraad op de winpuntenstapel.
bonus-declined =
    { $you ->
        [yes] Je laat
       *[no] { $player } laat
    } de bonuskaart liggen.
toy-used =
    { $you ->
        [yes] Je gebruikt
       *[no] { $player } gebruikt
    } speelgoed: { toy }.
card-exchanged =
    { $you ->
        [yes] Je neemt { $out } uit je { moon } in de hand en legt
       *[no] { $player } neemt { $out } uit de { moon } in de hand en legt
    } { $into } op die plek.
card-fetched =
    { $you ->
        [yes] Je haalt
       *[no] { $player } haalt
    } { $card } uit de voorraad.
card-discarded =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } { $card } af.
play-stopped =
    { $you ->
        [yes] Je speelt
       *[no] { $player } speelt
    } geen kaart meer.
draw-stopped =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } geen kaart meer.
stock-drawn =
    { $you ->
        [yes] Je neemt
       *[no] { $player } neemt
    } { $card } uit de voorraad.
pile-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $card } van de trekstapel.
hand-robbed =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $card } { $victim_is_you ->
        [yes] uit jouw hand.
       *[no] uit de hand van { $victim }.
    }
hand-emptied =
    { $you ->
        [yes] Je hand is leeg: je pakt nieuwe kaarten.
       *[no] { $player } heeft geen kaarten meer en pakt nieuwe.
    }
hand-dumped =
    { $you ->
        [yes] Je hele hand gaat
       *[no] De hele hand van { $player } gaat
    } naar de minpuntenstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
card-dumped =
    { $you ->
        [yes] Je minpuntenstapel krijgt { $card }.
       *[no] De minpuntenstapel van { $player } krijgt { $card }.
    }
source-declared =
    { $you ->
        [yes] Je gaat
       *[no] { $player } gaat
    } { $source ->
        [stock] { $card } uit de voorraad nemen.
        [pile] van de trekstapel trekken.
       *[hand] { $victim_is_you ->
            [yes] uit jouw hand trekken.
           *[no] uit de hand van { $victim } trekken.
        }
    }
pile-card-missed =
    { $you ->
        [yes] De trekstapel is leeg: je krijgt niets.
       *[no] De trekstapel is leeg: { $player } krijgt niets.
    }
pile-emptied = De trekstapel is leeg.
end-triggered =
    { $you ->
        [yes] Na jouw beurt begint de laatste ronde: alle anderen zijn nog één keer aan de beurt, er wordt niet meer getrokken.
       *[no] Na de beurt van { $player } begint de laatste ronde: alle anderen zijn nog één keer aan de beurt, er wordt niet meer getrokken.
    }
turn-skipped =
    { $you ->
        [yes] Je hebt geen kaarten meer: je wordt overgeslagen.
       *[no] { $player } heeft geen kaarten meer en wordt overgeslagen.
    }
game-ended = Het spel is afgelopen. Onvoltooide uitstallingen tellen niet.
seat-scored =
    { $you ->
        [yes] Je wordt
       *[no] { $player } wordt
    } { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[6] zesde
    } { $score ->
        [one] met één punt
       *[other] met { $score } punten
    }.

## Vragen

prompt-start = Het toeval bepaalt wie begint.
prompt-steal = Er wordt een kaart uit een hand getrokken.
prompt-play =
    { $you ->
        [yes] Je moet één handkaart spelen.
       *[no] { $player } moet een kaart spelen.
    }
prompt-extra =
    { $grant ->
        [bone] Bot:
       *[attack] Zombeast-versterking:
    } { $you ->
        [yes] je mag nog een kaart spelen.
       *[no] { $player } mag nog een kaart spelen.
    }
prompt-swap-take =
    { $you ->
        [yes] Voor welke kaart ruil je { $card }?
       *[no] { $player } kiest een kaart voor de ruil.
    }
prompt-swap-place =
    { $you ->
        [yes] Waar leg je { $card }?
       *[no] { $player } legt de genomen kaart neer.
    }
prompt-bonus =
    { $you ->
        [yes] Bonus voor vier verschillende dieren: je mag een kaart uit de voorraad op je winpuntenstapel leggen.
       *[no] { $player } mag een bonuskaart nemen.
    }
prompt-after-lay =
    { $you ->
        [yes]
            { $attack ->
                [yes] Kies tussen de Zombeast-versterking en het speelgoed ({ toy }).
               *[no] Gebruik je het speelgoed ({ toy })?
            }
       *[no] { $player } beslist over het speelgoed.
    }
prompt-carrot-out =
    { $you ->
        [yes] Wortel: welke kaart uit je uitstallingen neem je in de hand?
       *[no] Wortel: { $player } ruilt een kaart.
    }
prompt-carrot-in =
    { $you ->
        [yes] Wortel: welke handkaart vervangt { $card }?
       *[no] Wortel: { $player } ruilt een kaart.
    }
prompt-mouse-take =
    { $you ->
        [yes] Muis: welke kaart uit de voorraad leg je aan een van je uitstallingen aan?
       *[no] Muis: { $player } neemt een kaart uit de voorraad.
    }
prompt-mouse-place =
    { $you ->
        [yes] Muis: waar leg je { $card }?
       *[no] Muis: { $player } legt een kaart uit de voorraad aan.
    }
prompt-paw-discard =
    { $you ->
        [yes]
            Poot: je moet nog { $excess ->
                [one] één kaart
               *[other] { $excess } kaarten
            } afleggen en houdt er vijf.
       *[no] Poot: { $player } moet afleggen tot vijf kaarten.
    }
prompt-draw =
    { $you ->
        [yes]
            { $number ->
                [one] Je trekt nog één kaart. Waarvandaan?
               *[other] Je trekt nog { $number } kaarten, een voor een. Waarvandaan?
            }
       *[no] { $player } trekt na.
    }

## Keuzes; .short is voor lijsten waarin de kaart al vooraan staat

choice-play-card =
    { $manner ->
        [start] Begin een nieuwe { moon } met { $card }
       *[add] Leg { $card } aan je { moon } aan
    }
    .short =
        { $manner ->
            [start] nieuwe { moon }
           *[add] aan je { moon }
        }
choice-play-card-on-moon =
    { $manner ->
        [start] Begin een nieuwe { moon } met { $card }
        [over] Neem je { moon } over met { $card }
       *[add] Leg { $card } aan je { moon } aan
    }
    .short =
        { $manner ->
            [start] nieuwe { moon }
            [over] { moon } overnemen
           *[add] aan je { moon }
        }
choice-swap-card = Ruil { $card } voor een kaart van een medespeler
    .short = ruilen met een medespeler
choice-give-up = Geef op: je hele hand gaat naar de minpuntenstapel
choice-stop = Hier stoppen: geen kaart meer spelen
choice-take-card = Neem { $card } van { $owner } ({ moon })
choice-place-on-moon =
    { $manner ->
        [start] Begin een nieuwe { moon } met { $card }
        [over] Neem je { moon } over met { $card }
       *[add] Leg { $card } aan je { moon } aan
    }
choice-place-on-moon-of-seat = Leg { $card } aan de { moon } van { $player } aan
choice-bonus-card = Neem { $card } als bonus
choice-decline = Neem geen bonuskaart
choice-attack = Zombeast-versterking: speel nog een kaart
choice-toy =
    { $toy ->
        [carrot] Wortel: ruil een kaart uit je uitstallingen voor een handkaart
        [mouse] Muis: leg een kaart uit de voorraad aan een van je uitstallingen aan
        [bone] Bot: speel nog een kaart
        [paw] Poot: iedereen komt op vijf handkaarten
       *[none] Gebruik het speelgoed
    }
choice-neither =
    { $attack ->
        [yes] Geen van beide
       *[no] Zie af van het speelgoed
    }
choice-carrot-out-card = Neem { $card } in de hand
choice-carrot-in-card = Leg { $card } op die plek
choice-mouse-card = Neem { $card } uit de voorraad
choice-mouse-on-moon =
    { $manner ->
        [start] Begin een nieuwe { moon } met { $card }
        [over] Neem je { moon } over met { $card }
       *[add] Leg { $card } aan je { moon } aan
    }
choice-discard-card = Leg { $card } af
choice-draw-card = Neem { $card } uit de voorraad
choice-draw-pile = Trek van de trekstapel ({ $count ->
        [one] één kaart
       *[other] { $count } kaarten
    })
choice-draw-from-seat = Trek blind uit de hand van { $player } ({ $count ->
        [one] één kaart
       *[other] { $count } kaarten
    })
choice-stop-drawing = Trek geen kaart meer

## Weigeringen

refusal-must-play = Je moet een kaart spelen.
refusal-no-place-there = Daar mag de kaart niet heen.
refusal-no-substitute = Geen van je handkaarten mag deze kaart vervangen.
refusal-not-your-moon = Deze kaart ligt niet in een van je uitstallingen.
refusal-no-exchange = Deze handkaart mag de andere niet vervangen.
refusal-not-in-hand = Deze kaart heb je niet in de hand.
refusal-fits-nowhere = Deze kaart past bij geen van je uitstallingen.
refusal-no-attack = De kaart die je hebt gelegd, levert geen Zombeast-versterking op.
refusal-no-such-moon = Je hebt nog geen uitstalling in die kleur, en een joker kan er geen beginnen.
refusal-no-white-moon = Je hebt geen witte uitstalling om over te nemen.
refusal-colour-lies-already = Je hebt al een uitstalling in deze kleur, dus deze kaart kan de witte niet overnemen.
refusal-corner-taken = In die uitstalling liggen al twee kaarten met deze hoek.
refusal-nothing-to-swap = Er is geen kaart waarvoor je deze joker kunt ruilen.
refusal-not-in-their-moons = Deze kaart ligt niet in een onvoltooide uitstalling van een medespeler.
refusal-other-corner = Deze kaart heeft de andere hoek; een joker komt op de plek van een kaart met dezelfde hoek.
refusal-two-white-moons = Je medespeler zou dan twee witte uitstallingen hebben.
refusal-coloured-cards-only = Volgens jullie huisregel mogen alleen gekleurde kaarten worden geruild.
refusal-no-place-at-home = Bij jou is er geen plaats voor deze kaart.
refusal-must-draw = Je moet zoveel kaarten trekken als het duistercijfer zegt.
refusal-pile-empty = De trekstapel is leeg.
refusal-declared-already = Die bron heb je al genoemd.
refusal-drawn-from-already = Uit deze hand heb je in deze beurt al getrokken.
refusal-hand-empty = Deze hand is leeg.
refusal-no-target = Zeg aan welke uitstalling de joker komt.
refusal-wrong-colour = Een gekleurde kaart komt alleen aan een uitstalling in die kleur of neemt een witte over.
refusal-unknown-card = Die kaart zit niet in dit kaartspel.
refusal-not-a-joker = Ruilen kan alleen met een witte kaart.
refusal-unknown-moon = Die uitstalling bestaat niet.
refusal-not-in-stock = Deze kaart ligt niet in de voorraad.
refusal-no-such-opponent = Die medespeler is er niet.

## Huisregels

preset-friendly = Gemoedelijk
    .about = De punten zijn zichtbaar, je mag minder kaarten trekken, en een onspeelbare hand kost in de laatste ronde niets.
preset-master = Zombeast-meester
    .about = De gedrukte variant voor meesters: speelgoed op sommige kaarten geeft speciale vaardigheden.
option-master = Variant Zombeast-meester
    .about = Speelgoed op sommige kaarten geeft speciale vaardigheden.
    .false = basisspel, zonder speelgoed
    .true = met speelgoed
option-corner_rule = Hoeken
    .about = Of het telt in welke benedenhoek van een kaart het kwart van de maan staat.
    .two_left_two_right = in een maan horen twee linker- en twee rechterkaarten
    .colour_only = hoeken tellen niet
option-exchange_corner = Hoek bij het ruilen
    .about = Welke hoek de nieuwe kaart nodig heeft bij een jokerruil of een wortel.
    .same = de hoek van de oude kaart
    .legal_result = elke hoek waarvoor de uitstalling nog plaats heeft
option-swap_destination = Waar de geruilde kaart heen gaat
    .about = Bij wie je de kaart van een jokerruil mag neerleggen.
    .own = bij jezelf
    .own_or_opponent = bij jezelf of in de uitstalling van een medespeler
option-swap_may_start = Ruil mag beginnen
    .about = Of de kaart van een jokerruil een nieuwe uitstalling mag beginnen.
    .true = ja
    .false = nee, alleen aanleggen of overnemen
option-swap_targets = Wat geruild kan worden
    .about = Welke kaarten je met een jokerruil mag nemen.
    .any = elke kaart
    .coloured_only = alleen gekleurde kaarten
option-swap_forced = Ruilplicht
    .about = Wat er gebeurt als je alleen nog een joker kunt ruilen.
    .true = je moet ruilen
    .false = je mag in plaats daarvan je hand opgeven
option-double_white = Twee witte uitstallingen
    .about = Of een medespeler door een jokerruil twee witte uitstallingen mag krijgen.
    .forbid = nooit
    .allow = toegestaan
option-moon_colour = Kleur van een uitstalling
    .about = Welke kleur een uitstalling heeft als de gekleurde kaarten weg zijn.
    .composition = die van de kaarten, dus ze wordt wit
    .sticky = ze houdt haar eerste kleur
option-attack_scope = Bereik van de versterking
    .about = Waar hetzelfde dier moet liggen voor een Zombeast-versterking.
    .same_moon = in de uitstalling waar de kaart bij komt
    .any_own_moon = in een willekeurige eigen uitstalling
option-attack_use = Versterking verplicht
    .about = Of je van een Zombeast-versterking mag afzien.
    .optional = je mag stoppen
    .mandatory = je moet doorspelen als het kan
option-dump_on_extra_play = Extra kaart niet speelbaar
    .about = Wat er gebeurt als je nog een kaart mag spelen, maar er geen past.
    .false = niets
    .true = je hand gaat naar de minpuntenstapel
option-bonus_use = Bonus verplicht
    .about = Of je de bonuskaart mag laten liggen.
    .optional = je mag die laten liggen
    .mandatory = je moet die nemen
option-draw_count = Aantal getrokken kaarten
    .about = Of je minder kaarten mag trekken dan het duistercijfer zegt.
    .exact = precies zoveel
    .up_to = hoogstens zoveel
option-draw_reveal = Volgorde van het trekken
    .about = Wanneer je kiest waar je kaarten vandaan komen.
    .sequential = een voor een, nadat je elke kaart hebt gezien
    .declare_first = eerst worden alle bronnen genoemd
option-last_played = Kaart die het aantal bepaalt
    .about = Of ook een met de muis gelegde kaart bepaalt hoeveel je trekt.
    .hand_card = alleen kaarten uit de hand
    .any_laid = ook de kaart van de muis
option-carrot_sets_n = Wortel bepaalt het aantal
    .about = Of de met de wortel gelegde kaart bepaalt hoeveel je trekt.
    .true = ja
    .false = nee
option-mouse_may_start = Muis mag beginnen
    .about = Of de kaart van de muis een nieuwe uitstalling mag beginnen.
    .false = nee
    .true = ja
option-chain_toys = Speelgoed na speelgoed
    .about = Of een kaart die met wortel of muis is gelegd haar eigen speelgoed mag gebruiken.
    .true = ja
    .false = nee
option-bone_empty_draw = Bot met een lege hand
    .about = Of het bot ook bij je laatste handkaart geldt, waarbij je eerst drie kaarten pakt.
    .false = nee
    .true = ja
option-three_cards = Drie kaarten bij een versterking
    .about = Wanneer je drie nieuwe kaarten pakt als je laatste handkaart een Zombeast-versterking oplevert.
    .on_trigger = meteen, wat je daarna ook kiest
    .on_attack = pas als je de versterking gebruikt
option-paw_draw = Trekken na een poot
    .about = In welke volgorde iedereen tot vijf kaarten aanvult.
    .seat_by_seat = de een na de ander
    .round_robin = om de beurt één kaart
option-refill_trigger = Laatste kaart bij het aanvullen
    .about = Wie het einde inluidt als het aanvullen van de voorraad de trekstapel leegmaakt: zo eindigt, afhankelijk van de speelwijze, 22 tot 94% van de partijen.
    .ending_player = wie net aan de beurt was
    .next_player = wie hierna aan de beurt is
option-last_round_stock = Voorraad in de laatste ronde
    .about = Of bonus en muis dan nog kaarten uit de voorraad mogen nemen.
    .open = ja, zolang er kaarten zijn
    .closed = nee
option-last_round_dump = Onspeelbare hand in de laatste ronde
    .about = Wat er met een hand gebeurt die in de laatste ronde niet speelbaar is.
    .penalty = die wordt minpunten
    .pass = die blijft in de hand
option-tie_break = Gelijkspel
    .about = Wat beslist bij gelijke scores.
    .none = niets, de plaats wordt gedeeld
    .fewest_minus = de minste minpunten
    .most_moons = de meeste volle manen
option-start_player = Eerste beurt
    .about = Wie begint.
    .random = het lot
    .youngest = de jongste
    .number-0 = de eerste plaats
    .number-1 = de tweede plaats
    .number-2 = de derde plaats
    .number-3 = de vierde plaats
option-ages = Leeftijden
    .about = De leeftijd van iedereen, zodat de jongste kan beginnen.
    .none = niet opgegeven
    .free = opgegeven voor deze tafel
option-deck_profile = Kaartspel
    .about = Met welke lijst van kaarten er wordt gespeeld.
    .recon_v1 = het gereconstrueerde kaartspel
    .free = een eigen kaartspel
option-joker_profile = Jokers
    .about = Of twee van de tien jokers geen dier tonen.
    .eight_plus_two = acht met dier, twee zonder
    .all_animals = alle tien met dier
option-score_tracking = Punten tijdens het spel
    .about = Of de punten al tijdens het spel te zien zijn.
    .hidden = pas aan het einde
    .shown = voor iedereen zichtbaar
option-bot_memory = Geheugen van de bots
    .about = Of bots alles onthouden wat open te zien was.
    .full = ze onthouden alles
    .none = ze zien alleen de tafel
option-edition = Editie van de regels
    .about = Volgens welke editie van de regels een oud spel is gespeeld.
    .number-2 = de tweede
    .number-1 = de eerste

## Opschriften op de tafel

label-stock = Voorraad
label-pile = Trekstapel
label-discard = Aflegstapel
label-hand = Hand
label-your-hand = Je hand
label-your-moons = Je uitstallingen
label-no-moons = nog geen uitstalling
label-empty = leeg
label-victory = Volle manen
label-minus = Min
label-points = Punten
label-last-round = LAATSTE RONDE
joker-letter = J
points-letter = { $points }P

## Afrekening

sheet-title = Eindstand
sheet-place = Plaats
sheet-player = Naam
sheet-moons = Volle manen
sheet-victory = Winpuntenstapel
sheet-minus = Minpuntenstapel
sheet-total = Totaal
sheet-cards = { $points } ({ $count ->
        [one] één kaart
       *[other] { $count } kaarten
    })
score-goal = Wie de meeste punten in volle manen heeft, wint.
score-moons = Volle manen
score-bonus = Bonuskaarten
score-minus = Minpuntenstapel
score-unfinished = Onvoltooide uitstallingen

## On the page

web-box =
    .line = Maak de maan rond met vier kaarten van één kleur, en gris het kwart weg dat je mist.
    .minutes-low = 20
    .minutes-high = 30
web-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-does-draw =
    { $count ->
        [0] Niets trekken
        [one] Eén kaart trekken
       *[other] { $count } kaarten trekken
    }
web-does-corner =
    { $corner ->
        [L] Linkerkwart van een maan
       *[R] Rechterkwart van een maan
    }
web-does-attack = Bij een uitstalling met hetzelfde dier: versterking, nog een kaart spelen
web-does-joker = Joker: past bij elk van je uitstallingen
web-does-swap = Of ruil hem voor hetzelfde kwart uit een uitstalling van iemand anders
web-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
web-draw-hint = trek hier, van de stapel of uit een hand
web-moons-of = Uitstallingen van { $name }
web-moons-of-others = Kaarten in uitstallingen van anderen
web-in-moon-of = { $moon } van { $name }, { $count } van 4
web-no-full-moon = geen volle maan
web-peek = De uitstallingen van { $name } vergroten
web-free = vrij
web-of-four = { $count } van 4
# $moon: zoals in zombeasts/moon.
web-add-here = { $moon }: leg de kaart hier aan
web-start-here = nieuwe { $moon }: leg de kaart hier
web-held = Nu neer te leggen: { $card }
web-empty-hand = Geen kaarten in de hand.
web-lesson-moons = Hier groeien je manen. Vier kaarten van één kleur, twee linker- en twee rechterkwarten, vormen een volle maan: daar komen de punten vandaan.
web-lesson-stock = Na het spelen trek je hier: een open kaart, van de stapel of blind uit iemands hand. Hoeveel, zegt het duistercijfer van de gespeelde kaart.

# Why a choice is better than another: what it brings, or spares.

reason-moon-completed = Zo voltooi je een volle maan, en de kaarten tellen voor jou.
reason-bonus-taken = Dat levert je een bonuskaart uit de open voorraad op.
reason-minus-cards = Zo blijven je minpunten bespaard.
reason-joker-swapped = Een joker haalt precies de kaart die je nodig hebt uit de maan van een ander.
reason-attack-triggered = Het dier ligt er al, dus mag je nog een kaart spelen.
reason-nearly-full = Daarna mist een van je manen nog maar één kaart.
reason-rivals-nearly-full = Zo staan de manen van de anderen minder vaak op één kaart van vol.
reason-cards-laid = Zo komen er meer kaarten in je manen.
reason-hand-robbed = Zo pak je een kaart uit de hand van een ander.
reason-stock-drawn = Die ligt open, dus je weet wat je krijgt.
reason-hand-size = Daarna heb je meer kaarten in je hand.
reason-end-triggered = Zo komt het einde terwijl je er goed voor staat.
# De les
lesson-aim = Je verzamelt volle manen: vier kaarten van één kleur, twee linker- en twee rechterkwarten. Je blauwe maan is al half vol.
lesson-play = Je blauwe maan mist rechts nog een kwart. Tik op het blauwe konijn in je hand om het aan te leggen.
    .not = Dat zou mogen. Probeer hier toch het blauwe konijn: zo kom je het dichtst bij een volle maan.
lesson-draw = Het konijn draagt een 1, dus trek je één kaart. Neem de open blauwe kat: dat is het linkerkwart dat nog ontbreekt.
    .not = Ook dat zou mogen. Neem deze keer de open blauwe kat, dan is je maan zo vol.
lesson-bot = Spelen, dan trekken: meer is een beurt niet. Nu is { $bot } aan de beurt. Druk op ‘Verder’ en kijk toe.
lesson-attack = Op je oranje maan zit al een kat. Leg de tweede erbij: twee dezelfde dieren zijn een aanval!
    .not = Dat kan, maar dan mis je iets. Speel eerst de oranje kat: na een aanval mag je meteen nog een kaart leggen.
lesson-moon = Aanval! Je mag nog een kaart leggen. Maak je maan vol met de blauwe kat.
    .not = Dat mag, maar de volle maan zit in je hand: neem de blauwe kat.
lesson-last = Volle maan! Die pakt niemand je meer af, en op de kaarten staan je punten. Ook deze beurt eindigt met trekken: neem een open kaart of de bovenste van de stapel.
    .not = Uit iemands hand trek je blind. Neem hier liever een open kaart of die van de stapel.
lesson-end = Dat was je eerste volle maan! Aan het eind wint wie de meeste punten op volle manen heeft. De rest leer je al spelend.
