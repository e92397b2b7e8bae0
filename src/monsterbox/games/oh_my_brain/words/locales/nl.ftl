# Oh My Brain in woorden. De zinnen zijn van ons.
#
# $you, $victim_is_you, $receiver_is_you, $other_is_you: "yes" als dat de luisteraar is, anders "no".
# $card, $buried, $other_card: een kaart zoals in `card-object`, of `card-hidden`; $cards, $others, $got, $gave: namen van kaarten.
# $hidden: "yes" als de luisteraar de kaart niet ziet.

name = Oh My Brain
notice-deck = Hoe vaak elk getal voorkomt en welke kaarten laten gooien, is nooit gepubliceerd: dit kaartspel is gereconstrueerd. Je kunt met je eigen getallen spelen (huisregels ‘Kaartspel’ en ‘Marshmallowkaarten’).

pitch = Zombiedieren klimmen op de horde, en wie niet mee kan, betaalt met breinen.
intro =
    { pitch }
    Raak als eerste al je kaarten kwijt, die in je hand en die op je kerkhof.
    In je beurt speel je op de horde: één kaart, of meer met hetzelfde getal, hoger dan de bovenste kaart.
    Van gelijke kaarten blijft er één op de horde; de andere belanden op kerkhoven van je medespelers.
    Kun of wil je niet? Dan pas je: de horde wordt afgelegd, je verliest een brein, trekt twee kaarten en begint een nieuwe horde.
    Daarna vul je je hand van je kerkhof aan tot drie kaarten.
    De mug 0 past altijd, na de spin 8 moet er een kaart onder 8 komen, en de muis 11 ruimt de horde op en geeft je nog een beurt.
    Met marshmallowkaarten gooi je de dobbelsteen: een cadeau, regen, diefstal, een brein, een ruil of nog eens spelen.
    Heeft iemand geen kaarten meer, dan betalen alle anderen een brein voor elke kaart die ze nog hebben. Zodra iemand geen brein meer heeft, wint wie er de meeste heeft.
legend =
    Zo lees je een kaart: ‘uil 12’ is de uil met het getal 12. In je hand staat ‘gooien’ op marshmallowkaarten; ‘past’, ‘<8’ en ‘nog eens’ staan op de plaagkaarten 0, 8 en 11.
    Van de horde zie je de getallen van onder naar boven; de kaart tussen haken is de bovenste.

## Kaarten en dobbelsteen

animal =
    { $value ->
        [0] mug
        [1] mier
        [2] slak
        [3] nachtvlinder
        [4] goudvis
        [5] kikker
        [6] schildpad
        [7] vleermuis
        [8] spin
        [9] kraai
        [10] eend
        [11] muis
        [12] uil
        [13] egel
        [14] varken
        [15] schaap
        [16] vos
        [17] beer
        [18] eland
       *[19] olifant
    }
card = { animal } { $value }
card-object =
    { $value ->
        [14] het { card }
        [15] het { card }
       *[other] de { card }
    }
mark =
    { $mark ->
        [roll] gooien
        [mosquito] past
        [spider] <8
        [mouse] nog eens
       *[none] { "" }
    }
face =
    { $face ->
        [GIVE] Weggeven
        [RAIN] Kaartenregen
        [STEAL] Stelen
        [GAIN] Brein erbij
        [SWAP] Ruilen
       *[REPLAY] Nog eens spelen
    }
face-effect =
    { $face ->
        [GIVE] een handkaart gaat naar het kerkhof van een ander
        [RAIN] op elk kerkhof valt een kaart van de trekstapel
        [STEAL] een brein van een medespeler
        [GAIN] een brein uit de breinvoorraad
        [SWAP] hand of kerkhof wordt met iemand geruild
       *[REPLAY] meteen nog een kaart op de horde
    }
sign =
    { $sign ->
        [rock] steen
        [paper] papier
       *[scissors] schaar
    }

## Wat er gebeurd is

round-started =
    { $you ->
        [yes] Ronde { $round } begint: jij begint.
       *[no] Ronde { $round } begint: { $player } begint.
    }
lot-dealt =
    { $you ->
        [yes] Je krijgt { $cards }.
       *[no] { $player } krijgt kaarten.
    }
card-buried =
    { $you ->
        [yes] Je legt { $card } op je kerkhof.
       *[no] { $player } legt { $card } op het kerkhof.
    }
turn-started =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
cards-played =
    { $you ->
        [yes] Je speelt
       *[no] { $player } speelt
    } { $count ->
        [one] { $card }
       *[other]
            { $hidden ->
                [yes] { $count } gelijke kaarten
               *[no] { $card } ×{ $count }
            }
    }.
extra-given =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } { $hidden ->
        [yes] een extra kaart
       *[no] { $card }
    } op { $receiver_is_you ->
        [yes] jouw kerkhof
       *[no] het kerkhof van { $receiver }
    }.
turn-passed =
    { $you ->
        [yes] Je past.
       *[no] { $player } past.
    }
horde-cleared =
    De horde wordt afgelegd: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
brain-lost =
    { $you ->
        [yes] Je verliest een brein.
       *[no] { $player } verliest een brein.
    }
reserve-renewed =
    De aflegstapel wordt geschud en is de nieuwe trekstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
card-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $card } van de trekstapel.
card-kept =
    { $count ->
        [one]
            { $you ->
                [yes] Je neemt { $card } in je hand.
               *[no] { $player } neemt de kaart in de hand.
            }
       *[other]
            { $you ->
                [yes] Je houdt { $card } en legt { $buried } op je kerkhof.
               *[no] { $player } houdt één kaart en legt de andere op het kerkhof.
            }
    }
die-rolled =
    { $you ->
        [yes] Je gooit
       *[no] { $player } gooit
    } de dobbelsteen. { face }: { face-effect }.
roll-without-effect =
    { $face ->
        [GIVE] Er is geen handkaart om weg te geven: er gebeurt niets.
        [RAIN] Er zijn te weinig kaarten voor regen: er gebeurt niets.
        [STEAL] Er valt niets te stelen: er gebeurt niets.
        [GAIN] De breinvoorraad is leeg: er gebeurt niets.
        [SWAP] Er valt niets te ruilen: er gebeurt niets.
       *[REPLAY] Er gebeurt niets.
    }
card-given =
    { $you ->
        [yes] Je geeft
       *[no] { $player } geeft
    } { $card } weg, naar { $receiver_is_you ->
        [yes] jouw kerkhof
       *[no] het kerkhof van { $receiver }
    }.
rain-fell =
    { $you ->
        [yes] Op je kerkhof regent het { $card }.
       *[no] Op het kerkhof van { $player } regent het { $card }.
    }
rain-spread = Op elk van deze kerkhoven regent het een kaart: { $players }.
rain-missed =
    { $you ->
        [yes] Voor jou is er geen kaart meer.
       *[no] Voor { $player } is er geen kaart meer.
    }
brain-stolen =
    { $you ->
        [yes] Je steelt een brein van { $victim }!
       *[no] { $player } steelt een brein van { $victim_is_you ->
            [yes] jou
           *[no] { $victim }
        }!
    }
brain-gained =
    { $you ->
        [yes] Je krijgt er een brein bij.
       *[no] { $player } krijgt er een brein bij.
    }
hands-swapped =
    { $you ->
        [yes] Je ruilt van hand met { $other }. Je krijgt: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } ruilt van hand met jou. Je krijgt: { $gave }.
           *[no] { $player } en { $other } ruilen van hand.
        }
    }
graves-swapped =
    { $you ->
        [yes] Je ruilt van kerkhof met { $other }. Je krijgt: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } ruilt van kerkhof met jou. Je krijgt: { $gave }.
           *[no] { $player } en { $other } ruilen van kerkhof.
        }
    }
swap-declined =
    { $you ->
        [yes] Je ziet af van de ruil.
       *[no] { $player } ziet af van de ruil.
    }
play-repeated =
    { $you ->
        [yes] Je speelt nog eens.
       *[no] { $player } speelt nog eens.
    }
card-taken-up =
    { $you ->
        [yes] Je neemt { $card } van je kerkhof in je hand.
       *[no] { $player } neemt { $card } van het kerkhof in de hand.
    }
refill-left =
    { $you ->
        [yes] Je neemt geen kaart meer van je kerkhof.
       *[no] { $player } neemt geen kaart meer van het kerkhof.
    }
turn-repeated =
    { $you ->
        [yes] De muis geeft je nog een beurt.
       *[no] De muis geeft { $player } nog een beurt.
    }
round-ended =
    { $you ->
        [yes] Je hebt geen kaarten meer: de ronde is voorbij!
       *[no] { $player } heeft geen kaarten meer: de ronde is voorbij!
    }
brains-paid =
    { $cards ->
        [0]
            { $you ->
                [yes] Jij hebt ook geen kaarten en betaalt niets.
               *[no] Ook { $player } heeft geen kaarten en betaalt niets.
            }
       *[other]
            { $you ->
                [yes] Je betaalt
               *[no] { $player } betaalt
            } { $brains ->
                [one] één brein
               *[other] { $brains } breinen
            } voor { $cards ->
                [one] één kaart
               *[other] { $cards } kaarten
            }.
    }
sign-shown =
    { $you ->
        [yes] Je toont
       *[no] { $player } toont
    } { sign }.
throw-undecided = Onbeslist: nog een keer.
game-stalled = Er is genoeg gespeeld: het spel eindigt hier, en niemand betaalt voor kaarten.
seat-gone =
    { $you ->
        [yes] Je hebt de tafel verlaten; je breinen gaan naar de breinvoorraad.
       *[no] { $player } heeft de tafel verlaten; die breinen gaan naar de breinvoorraad.
    }
game-ended = Het spel is afgelopen.
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
        [0] zonder brein
        [one] met één brein
       *[other] met { $score } breinen
    }.

## Vragen

prompt-start = Het toeval bepaalt wie begint.
prompt-deal = Er worden kaarten gedeeld.
prompt-draw =
    { $you ->
        [yes] Je trekt van de trekstapel.
       *[no] { $player } trekt van de trekstapel.
    }
prompt-rain = Het regent kaarten.
prompt-roll =
    { $you ->
        [yes] Je gooit de dobbelsteen.
       *[no] { $player } gooit de dobbelsteen.
    }
prompt-split =
    { $you ->
        [yes] Drietal { $lot } van 3: begraaf een kaart. De andere twee houd je.
       *[no] Nog aan het kiezen: { $players }.
    }
prompt-bury =
    { $you ->
        [yes]
            { $buried ->
                [0] Kies drie kaarten voor je kerkhof, een voor een. Welke eerst?
                [1] Welke kaart gaat als tweede naar je kerkhof?
               *[2] Welke kaart gaat als laatste naar je kerkhof? De rest is je hand.
            }
       *[no] Nog aan het kiezen voor het kerkhof: { $players }.
    }
prompt-play =
    { $you ->
        [yes]
            { $ground ->
                [empty] De horde is leeg: speel een getal naar keuze.
                [pass] Je hand is leeg: je kunt alleen passen.
                [below] Op de spin moet je onder 8 spelen, of passen.
                [zero] Op de mug past elk getal; speel of pas.
                [peak] Op 19 past alleen een 0; speel die of pas.
               *[climb] Speel hoger dan { $top } (een 0 past altijd), of pas.
            }
       *[no] { $player } speelt of past.
    }
prompt-distribute =
    { $you ->
        [yes]
            { $extras ->
                [one] Eén extra kaart om weg te leggen.
               *[other] { $extras } extra kaarten om weg te leggen, een voor een.
            } Op wiens kerkhof leg je { $card }?
       *[no] { $player } legt de extra kaarten weg.
    }
prompt-keep =
    { $you ->
        [yes] Welke van de twee kaarten houd je? De andere gaat naar je kerkhof.
       *[no] { $player } kiest welke kaart blijft.
    }
prompt-give-card =
    { $you ->
        [yes] Weggeven: welke handkaart geef je weg?
       *[no] Weggeven: { $player } geeft een kaart weg.
    }
prompt-give-to =
    { $you ->
        [yes] Weggeven: op wiens kerkhof leg je { $card }?
       *[no] Weggeven: { $player } geeft een kaart weg.
    }
prompt-steal =
    { $you ->
        [yes] Stelen: van wie pak je een brein?
       *[no] Stelen: { $player } zoekt een slachtoffer.
    }
prompt-swap =
    { $you ->
        [yes] Ruilen: je hand of je kerkhof, en met wie?
       *[no] Ruilen: { $player } kiest hand of kerkhof, en met wie.
    }
prompt-refill =
    { $you ->
        [yes]
            Vul je hand aan: nog { $missing ->
                [one] één kaart
               *[other] { $missing } kaarten
            } van je kerkhof. Welke?
       *[no] { $player } vult de hand aan.
    }
prompt-sign =
    { $you ->
        [yes] Gelijk met de minste breinen: steen, papier of schaar? Wie wint, begint.
       *[no] Steen, papier, schaar, nog aan het kiezen: { $players }.
    }
prompt-over = Het spel is afgelopen.

## Keuzes; .short is voor lijsten waarin de kaart al vooraan staat

after-play =
    { $effect ->
        [roll] { " " }(je gooit)
        [spider] { " " }(volgende kaart onder 8)
        [mouse] { " " }(ruimt de horde op, nog een beurt)
       *[none] { "" }
    }
choice-split-card = Begraaf { $card }, houd { $others }
choice-play-card = Speel { $card }{ after-play }
    .short = één kaart{ after-play }
choice-play-card-number = Speel { $card } ×{ $count }{ after-play }
    .short =
        { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }
choice-pass =
    { $last ->
        [yes] Pas: je verliest je LAATSTE brein, en het spel is afgelopen
       *[no] Pas: horde afleggen, een brein kwijt, twee kaarten trekken, nieuwe horde
    }
choice-to-seat =
    Op het kerkhof van { $player } (daar: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    })
choice-keep-card = Houd { $card }, begraaf { $other_card }
choice-give-card = Geef { $card } weg
choice-give-to-seat =
    Op het kerkhof van { $player } (daar: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    })
choice-steal-from-seat =
    { $brains ->
        [1] Steel het LAATSTE brein van { $player }: het spel is afgelopen
       *[other] Steel van { $player } ({ $brains } breinen)
    }
choice-swap-hand-seat = Ruil van hand met { $player }: je geeft er { $own }, je krijgt er { $count }
choice-swap-grave-seat = Ruil van kerkhof met { $player }: je geeft er { $own }, je krijgt er { $count }
choice-no-swap = Ruil niet
choice-refill-card = Neem { $card } in je hand
choice-leave = Neem geen kaart meer
choice-bury-card = Leg { $card } op je kerkhof
choice-rock = Steen
choice-paper = Papier
choice-scissors = Schaar

## Weigeringen

refusal-must-play = De horde is leeg: je moet een kaart spelen en kunt niet passen.
refusal-still-in-grave = Deze kaart ligt nog op je kerkhof; je speelt alleen uit je hand.
refusal-not-in-hand = Deze kaart heb je niet in de hand.
refusal-not-below-eight = Op de spin 8 moet je een getal onder 8 spelen.
refusal-equal-to-top = Hetzelfde getal als de bovenste kaart is niet genoeg; het moet hoger zijn.
refusal-too-low = Dit getal is lager dan de bovenste kaart; het moet hoger zijn.
refusal-not-so-many = Zoveel kaarten met dit getal heb je niet.
refusal-extras-in-order = Extra kaarten geef je met de klok mee: aan dezelfde medespeler of aan een volgende.
refusal-last-brain = Volgens jullie huisregel mag je geen laatste brein stelen.
refusal-must-swap = Je moet ruilen; weigeren kan niet.
refusal-not-in-grave = Deze kaart ligt niet op je kerkhof.
refusal-must-refill = Je moet je hand aanvullen tot drie kaarten.
refusal-not-in-lot = Deze kaart ligt niet voor je.
refusal-grave-empty = Dat kerkhof is leeg; daartegen kun je het jouwe niet ruilen.
refusal-hand-empty = Volgens jullie huisregel wordt een lege hand niet geruild.
refusal-unknown-choice = Dat is geen keuze in dit spel.
refusal-unknown-outcome = Dat kan het toeval niet brengen.
refusal-unknown-card = Die kaart bestaat niet; de getallen gaan van 0 tot 19.
refusal-unknown-number = Zoveel kaarten van één getal zijn er niet; schrijf bijvoorbeeld x2.
refusal-no-such-opponent = Die medespeler is er niet.

## Huisregels

preset-friendly = Gemoedelijk
    .about = Je mag een ruil weigeren, je vult een lege hand voor je beurt aan, en niemands laatste brein wordt gestolen.
option-deck = Kaartspel
    .about = Hoeveel kaarten er van elk getal zijn.
    .recon_a = het gereconstrueerde kaartspel
    .recon_b = reconstructie B, met twee nullen
    .recon_c = reconstructie C, met meer plaagkaarten
    .free = een eigen kaartspel
option-marshmallows = Marshmallowkaarten
    .about = Bij welke getallen je gooit.
    .m6 = 1, 2, 3 en 17, 18, 19
    .m4 = 1, 2 en 18, 19
    .m8 = 1 tot 4 en 16 tot 19
    .free = eigen getallen
option-die = Dobbelsteen
    .about = Wat de zes kanten van de dobbelsteen doen.
    .GIVE-RAIN-STEAL-GAIN-SWAP-REPLAY = elk van de zes effecten één keer
    .free = eigen kanten
option-open_draft = Open keuze
    .about = Hoe je de kaarten voor je kerkhof kiest.
    .false = één uit elk van drie drietallen
    .true = drie naar keuze als je alle negen hebt gezien
option-unlimited_brains = Eindeloos veel breinen
    .about = Of de breinvoorraad op kan raken.
    .false = 56 breinen en niet meer
    .true = een brein erbij kan altijd
option-forgetful_refill = Vergeetachtig aanvullen
    .about = Of je je hand aan het eind van je beurt moet aanvullen.
    .false = dat moet
    .true = je mag het laten
option-zero_clears = De mug ruimt op
    .about = Of een 0 de horde opruimt.
    .false = nee, hij blijft bovenop liggen
    .true = ja, en de volgende begint een nieuwe horde
option-eleven_must_replay = De muis moet verder
    .about = Wat er gebeurt als een 11 je allerlaatste kaart is.
    .false = de ronde eindigt
    .true = je krijgt de nieuwe beurt en moet passen
option-roll_per_card = Een worp per kaart
    .about = Hoe vaak je gooit bij een groep marshmallowkaarten.
    .false = één keer
    .true = één keer voor elke kaart
option-rain_all_or_nothing = Regen voor allen of niemand
    .about = Wat er gebeurt als er te weinig kaarten zijn voor iedereen.
    .false = het regent zolang er kaarten zijn
    .true = het regent niet
option-optional_swap = Ruil naar keuze
    .about = Of je een ruil mag weigeren.
    .false = nee, je moet ruilen
    .true = ja
option-no_empty_hand_swap = Geen lege handen
    .about = Of lege handen geruild mogen worden.
    .false = ja
    .true = nee
option-replay_refills_first = Aanvullen voor nog eens spelen
    .about = Of je je hand aanvult voordat je nog eens speelt.
    .false = nee, pas aan het eind van je beurt
    .true = ja
option-empty_anytime_ends = Op elk moment zonder kaarten
    .about = Wie zonder kaarten de ronde beëindigt.
    .false = alleen wie aan de beurt is
    .true = iedereen, aan het eind van elke beurt
option-start_refill = Aanvullen aan het begin
    .about = Wat er gebeurt als je beurt met een lege hand begint.
    .false = je moet passen
    .true = je vult eerst je hand aan
option-deep_ranking = Volgorde bij nul
    .about = Hoe spelers zonder brein worden gerangschikt.
    .false = ze delen de plaats
    .true = naar de kaarten die ze niet konden betalen
option-no_lethal_steal = Geen dodelijke diefstal
    .about = Of een laatste brein gestolen mag worden.
    .false = ja, en het spel is afgelopen
    .true = nee
option-open_give = Open cadeaus
    .about = Wie een kaart ziet die door de dobbelsteen wordt weggegeven.
    .false = alleen de gever en de ontvanger
    .true = iedereen
option-memory_mode = Uit het hoofd
    .about = Of je horde en aflegstapel mag bekijken.
    .false = al hun kaarten zijn te zien
    .true = alleen de bovenste kaart, onthoud de rest
option-forfeit = Weggaan beëindigt het spel
    .about = Wat er gebeurt als iemand de tafel voorgoed verlaat.
    .false = een bot neemt de plaats in
    .true = het spel eindigt, en die breinen zijn verloren
option-first_starter = Wie begint
    .about = Wie de eerste ronde begint.
    .random = door het lot
    .host = de eerste plaats
    .last_winner = de winnaar van het vorige spel
option-last_winners = Laatste winnaars
    .about = Wie het vorige spel won, om te bepalen wie begint.
    .none = niet opgegeven
    .free = voor deze tafel opgegeven
option-tie_starter = Gelijk bij het beginnen
    .about = Wie een ronde begint als meer spelers de minste breinen hebben.
    .random = door het lot
    .clockwise_from_last = de volgende met de klok mee
    .rps = steen, papier, schaar
option-stall_limit = Langste spel
    .about = Na hoeveel keer spelen of passen het spel eindigt.
    .number-1000 = na 1000
    .number-0 = nooit
    .free = na een eigen getal

## Opschriften

label-round = Ronde { $round }
label-reserve = Trekstapel
label-discard = Aflegstapel
label-supply = Breinvoorraad
label-horde = Horde
label-brains = Breinen
label-hand = Hand
label-grave = Kerkhof
label-your-hand = Je hand
label-your-grave = Je kerkhof
label-your-lot = Je nieuwe kaarten
label-empty = leeg
label-die = Dobbelsteen
label-below = volgende kaart onder 8
label-extras =
    { $count ->
        [one] één extra kaart om weg te leggen
       *[other] { $count } extra kaarten om weg te leggen
    }

## Afrekening

sheet-title = Eindstand
sheet-place = Plaats
sheet-total = Breinen
sheet-rounds = Breinen na elke ronde
score-goal = Wie nog de meeste breinen heeft, wint.
score-total = Breinen
score-unit =
    { $count ->
        [one] één brein
       *[other] { $count } breinen
    }
score-start = Begin
score-passes = Gepast
score-stolen = Gestolen
score-robbed = Bestolen
score-gained = Erbij
score-paid = Betaald
score-gone = Weggegaan

## On the page

web-box =
    .line = Je ondode dieren klimmen op de horde; wie niet kan volgen, betaalt met breinen.
    .minutes-low = 10
    .minutes-high = 20
web-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
web-brains =
    { $count ->
        [0] geen breinen
        [one] één brein
       *[other] { $count } breinen
    }
web-in-grave = { $count } op het kerkhof
# What the next card must be; $more: one more than the top card.
web-next =
    { $next ->
        [any] elke kaart past
        [below] onder 8
        [zero] alleen een 0
       *[climb] { $more } of meer, of een 0
    }
web-last-horde = De laatste horde
web-nobody = Nog niemand
web-see-pile = Alle kaarten bekijken: { $pile }
web-top-by = gespeeld door { $name }
web-on-top = Bovenop: { $card }
web-piles = Stapels en dobbelsteen
web-chosen = heeft gekozen
web-starter = begon deze ronde
web-empty-hand = Geen kaarten in de hand.
web-pass = Passen
# § stands for the card until it is picked up.
web-picked = { $card }: hoeveel?
web-your-sign = jouw teken
web-who-starts = Wie begint?
# After the name of a card.
web-does =
    { $does ->
        [climb] Past op een lager getal, alleen of met gelijke kaarten
        [zero] Past altijd, op elk getal
        [spider] Wie volgt, moet onder de 8 spelen
        [mouse] Ruimt de horde op; je hebt nog een beurt
       *[roll] Gooi daarna de dobbelsteen
    }
web-card-does =
    { $does ->
        [any] past op alles
        [below] de volgende kaart moet onder 8 zijn
        [again] ruimt de horde op, en je hebt nog een beurt
       *[roll] laat je gooien
    }
web-lesson-horde = Iedereen klimt op de horde: je kaart moet hoger zijn dan de bovenste, of een 0. Meerdere gelijke kaarten mogen tegelijk; op één na belanden ze op kerkhoven van anderen. Kun of wil je niet, dan pas je en betaal je een brein.
web-lesson-yard = Je kerkhof, dat alleen jij ziet. Met minder dan drie handkaarten vul je ze hier aan. Wees als eerste al je kaarten kwijt: de anderen betalen een brein voor elke kaart die ze nog hebben.

# Why a choice is better than another: what it brings, or spares.

reason-round-ended = Zo eindigt de ronde: je hebt geen kaart meer.
reason-brains = Zo houd je meer breinen over.
reason-turn-repeated = De horde gaat weg en je bent nog eens aan de beurt.
reason-play-repeated = Je mag nog eens spelen.
reason-rivals-brains = Dat kost de anderen meer breinen.
reason-own-cards = Zo blijven er minder kaarten over die je kwijt moet, in hand en kerkhof.
reason-strong-hand = Zo bewaar je je grote beesten voor later.
reason-hand-size = Zo raakt je hand sneller leeg.
reason-horde-cleared = De horde gaat weg, dus de volgende kaart hoeft niet hoog te zijn.
# De les
lesson-aim = Raak je kaarten eerder kwijt dan de anderen: die in je hand en die op je kerkhof. Dan is de ronde voorbij en betalen de anderen met breinen.
lesson-climb = Iedereen klimt op de horde: je kaart moet hoger zijn dan de bovenste. Gelijke kaarten mogen samen: tik op een 9 en speel ze allebei.
    .not = Dat mag. Maar speel hier beide negens tegelijk, dan ben je in één klap twee kaarten kwijt.
lesson-grave = Eén 9 blijft op de horde. De andere geef je weg aan iemands kerkhof: tik op { $bot } of { $second }.
    .not = Nu gaat het er alleen om wie de tweede 9 krijgt: { $bot } of { $second }.
lesson-others = Je had nog maar één kaart, dus kwamen er twee van je kerkhof. Dat is nu leeg! Druk op ‘Verder’: de anderen klimmen.
lesson-zero = Hoger dan 16 heb je niets. Maar de mug, je 0, past altijd: speel hem.
    .not = Passen kost een brein en levert je twee kaarten op. Speel liever de 0, die past altijd.
lesson-eight = { $second } heeft de spin gelegd, de 8. Daarop moet iets lagers komen: speel je 6.
    .not = Hou je brein! Op de 8 past alles onder de 8, en jij hebt een 6.
lesson-last = Nog maar één kaart, en die is hoger dan de 10. Speel de 12 en de ronde is uit!
    .not = Passen hoeft niet: met de 12 ben je klaar.
lesson-end = Je eerste ronde is gewonnen! De anderen hebben een brein per kaart betaald. Het spel stopt als iemand geen brein meer heeft; wie de meeste heeft, wint.
