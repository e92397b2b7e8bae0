# Monster Meister in woorden. De zinnen zijn van ons.
#
# $you: "yes" als dat de luisteraar is, anders "no". $owner, $owner_is_you: van wie de achterkant is.
# $cell: kolom en rij van een kaart, `2,-1`.
# $kind: wat een kaart laat zien: single, twins, mixed of hidden; $colour, $eyes, $colour2, $eyes2: de monsters.
# $hidden: "yes" als de voorkant niet (meer) te zien is.
# $exact, $double, $half: huisregels die een opdracht veranderen (reveal_count, t5_double_scores, stop_card).

name = Monster Meister
notice-deck = Welke monsters op welke kaart staan, is nooit gepubliceerd: deze kaarten zijn gereconstrueerd. Je kunt met je eigen kaarten spelen (huisregel ‘Kaarten’).
notice-training = Het open geheugen staat aan: dit is een oefenspel, en niemand hoeft iets te onthouden.

pitch = Vier kleuren, één tot vier ogen, en van achteren lijken alle monsters op elkaar: wie weet nog waar ze zitten?
intro =
    { pitch }
    Voor je liggen zestien kaarten gedekt in vier rijen van vier. Niemand heeft ze gezien, zelfs jij niet.
    Elk van de tien rondes heeft een opdracht: draai kaarten om die punten opleveren, en zodra je kunt uit je hoofd.
    De meeste punten? Dan ben je Geheugenkampioen en doe je een van je omgedraaide kaarten weg; die gaat onder de zwerverstapel.
    De minste? Dan ben je Warhoofd: je trekt een zwerver, bekijkt hem in het geheim en legt hem aan je veld aan.
    Kijk daarna goed rond, want alle kaarten worden weer dichtgedraaid.
    In de Wedstrijd van de monstertemmers wordt het ene kenmerk na het andere genoemd: vind een monster dat het heeft, anders val je af.
    Aan het eind wint wie de minste monsters met de eigen achterkant heeft; een dubbelmonster telt voor twee.
legend =
    Zo lees je de tafel: kolommen en rijen tellen vanaf 1, zoals ze aan de rand staan; links van of boven de eerste staat een min. Opdrachten tellen vanaf 0: 2,0 is kolom 3 van rij 1.
    Een gedekte kaart laat alleen het teken van haar achterkant zien. Ieders teken staat voor de naam, dat van de zwervers bij de zwerverstapel.
    Een open kaart staat tussen haken: haar kleur (Bl blauw, Ge geel, Gr groen, Ro rood) en haar ogen; ×2 is een dubbelmonster. Een teken erachter zegt dat de achterkant van een ander is.
    Zijn de kaarten weer dichtgedraaid, dan verdwijnen ze ook van het scherm: dit is een geheugenspel.

## Kaarten

letter =
    { $colour ->
        [blue] Bl
        [yellow] Ge
        [green] Gr
       *[red] Ro
    }
colour =
    { $colour ->
        [blue] blauw
        [yellow] geel
        [green] groen
       *[red] rood
    }
colour2 =
    { $colour2 ->
        [blue] blauw
        [yellow] geel
        [green] groen
       *[red] rood
    }
colours =
    { $colour ->
        [blue] blauwe
        [yellow] gele
        [green] groene
       *[red] rode
    }
eyes =
    { $eyes ->
        [1] één oog
        [2] twee ogen
        [3] drie ogen
       *[4] vier ogen
    }
eyes2 =
    { $eyes2 ->
        [1] één oog
        [2] twee ogen
        [3] drie ogen
       *[4] vier ogen
    }
eyed = met { eyes }
eyed2 = met { eyes2 }
face =
    { $kind ->
        [single] { colour } monster { eyed }
        [twins] twee { colours } monsters met elk { eyes }
        [mixed] { colour } monster { eyed } en { colour2 } monster { eyed2 }
       *[hidden] kaart
    }
face-object =
    { $kind ->
        [single] een { face }
        [twins] { face }
        [mixed] een { colour } monster { eyed } en een { colour2 } monster { eyed2 }
       *[hidden] een kaart
    }
card = { face }
card-object = { face-object }
back =
    { $back ->
        [own] eigen achterkant
        [stray] zwerver
       *[other]
            { $owner_is_you ->
                [yes] jouw achterkant
               *[no] achterkant van { $owner }
            }
    }
feature =
    { $feature ->
        [blue] blauw
        [yellow] geel
        [green] groen
        [red] rood
        [1] één oog
        [2] twee ogen
        [3] drie ogen
       *[4] vier ogen
    }
role =
    { $role ->
        [memorizer] Geheugenkampioen
        [muddler] Warhoofd
        [both] Geheugenkampioen en Warhoofd
       *[none] { "" }
    }

## Opdrachten

task =
    { $task ->
        [T1] 4 kaarten, groen telt het meest
        [T2] 4 kaarten, rood telt het meest
        [T3] 6 kaarten, blauw goed, geel fout
        [T4] 6 kaarten, groen goed, blauw fout
        [T5] Tot een dubbelmonster
        [T6] Tot een groen monster
        [T7] 6 kaarten, weinig ogen
        [T8] Tot een monster met twee ogen
        [T9] 6 kaarten, één of vier ogen
        [T10] Tot een monster met vier ogen
       *[C] Wedstrijd van de monstertemmers
    }
task-number =
    { $exact ->
        [yes] Draai precies
       *[no] Draai hoogstens
    }
task-turn =
    { $task ->
        [T1] { task-number } vier kaarten om.
        [T2] { task-number } vier kaarten om.
        [T3] { task-number } zes kaarten om.
        [T4] { task-number } zes kaarten om.
        [T5] Draai kaarten om tot er een dubbelmonster verschijnt.
        [T6] Draai kaarten om tot er een groen monster verschijnt.
        [T7] { task-number } zes kaarten om.
        [T8] Draai kaarten om tot er een monster met precies twee ogen verschijnt.
        [T9] { task-number } zes kaarten om.
        [T10] Draai kaarten om tot er een monster met precies vier ogen verschijnt.
       *[C] Er wordt een kenmerk genoemd, en jullie draaien elk één kaart om die het hoort te hebben; wie misgrijpt, valt af.
    }
task-stop =
    { $half ->
        [yes] { "" }
       *[no] { " " }De kaart die je stopt, telt 0.
    }
task-score =
    { $task ->
        [T1] Per monster: groen 4, geel 3, blauw 2, rood 1 MP.
        [T2] Per monster: rood 4, blauw 3, geel 2, groen 1 MP.
        [T3] Per monster: blauw 2, geel −1, alle andere 0 MP.
        [T4] Per monster: groen 2, blauw −1, alle andere 0 MP.
        [T5]
            { $double ->
                [yes] Per oog 1 MP, die van het dubbelmonster meegerekend.
               *[no] Per oog op een kaart met één monster 1 MP; het dubbelmonster telt 0.
            }
        [T6] Per monster dat niet groen is 1 MP.{ task-stop }
        [T7] Per monster: één oog 4, twee ogen 3, drie ogen 2, vier ogen 1 MP.
        [T8] Per monster dat geen twee ogen heeft 1 MP.{ task-stop }
        [T9] Per monster: één oog 1, twee ogen −2, drie ogen −3, vier ogen 4 MP.
        [T10] Per monster met minder dan vier ogen: rood 4, geel 2, groen 1, blauw 0 MP.{ task-stop }
       *[C] Geen punten: wie het langst in de strijd blijft, is Geheugenkampioen; wie het eerst afvalt, Warhoofd.
    }

## Wat er gebeurd is

holder-chosen =
    { $you ->
        [yes] Jij krijgt als eerste de opdrachtstapel: dat moeten de grootste ogen zijn.
       *[no] { $player } krijgt als eerste de opdrachtstapel: dat moeten de grootste ogen zijn.
    }
task-flipped =
    { $you ->
        [yes] Ronde { $round }: jij draait de opdracht ‘{ task }’ om.
       *[no] Ronde { $round }: { $player } draait de opdracht ‘{ task }’ om.
    }
card-turned =
    { $you ->
        [yes] Je draait
       *[no] { $player } draait
    } { $hidden ->
        [yes] een kaart
       *[no] in { $cell } { face-object }
    } om.
reveal-done =
    { $you ->
        [yes] Je bent klaar met omdraaien.
       *[no] { $player } is klaar met omdraaien.
    }
round-scored =
    { $you ->
        [yes] Jij hebt
       *[no] { $player } heeft
    } { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } omgedraaid: { $points } MP.
nobody-stands-out = Niemand springt eruit: deze ronde heeft geen Geheugenkampioen en geen Warhoofd.
memorizer-found =
    { $you ->
        [yes] Wat een geheugen! Jij bent Geheugenkampioen van de ronde.
       *[no] Wat een geheugen! { $player } is Geheugenkampioen van de ronde.
    }
muddler-found =
    { $you ->
        [yes] Zoveel ogen, zo snel verward: jij bent Warhoofd van de ronde.
       *[no] Zoveel ogen, zo snel verward: { $player } is Warhoofd van de ronde.
    }
choice-sealed =
    { $you ->
        [yes] Je hebt een kaart gekozen.
       *[no] { $player } heeft een kaart gekozen.
    }
card-removed =
    { $you ->
        [yes] Je doet
       *[no] { $player } doet
    } { $hidden ->
        [yes] de kaart
       *[no] { face-object }
    } uit { $cell } weg ({ back }); de kaart gaat onder de zwerverstapel.
draw-impossible = De zwerverstapel heeft niet genoeg voor alle Warhoofden, dus niemand trekt.
stray-drawn =
    { $you ->
        [yes] Je trekt { face-object } ({ back }).
       *[no] { $player } trekt { face-object } ({ back }) en bekijkt die in het geheim.
    }
stray-placed =
    { $you ->
        [yes] Je legt de getrokken kaart ({ back }) gedekt aan in { $cell }.
       *[no] { $player } legt de getrokken kaart ({ back }) gedekt aan in { $cell }.
    }
seat-ready =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $player } is klaar.
    }
cards-turned-back = Alle kaarten worden weer dichtgedraaid: ronde { $round } is voorbij.
feature-named =
    { $you ->
        [yes] Je noemt: { feature }.
       *[no] { $player } noemt: { feature }.
    }
pick-shown =
    { $you ->
        [yes] Je laat
       *[no] { $player } laat
    } { $hidden ->
        [yes] een kaart
       *[no] in { $cell } { face-object }
    } zien.
stayed-in =
    { $you ->
        [yes] Raak! Je blijft in de strijd.
       *[no] Raak! { $player } blijft in de strijd.
    }
went-out =
    { $you ->
        [yes] Mis: je bent afgevallen.
       *[no] Mis: { $player } is afgevallen.
    }
had-no-card =
    { $you ->
        [yes] Je hebt geen gedekte kaart meer en bent afgevallen.
       *[no] { $player } heeft geen gedekte kaart meer en is afgevallen.
    }
everybody-went-out = Iedereen valt in dezelfde stap af.
game-ended = Het spel is afgelopen, en alle kaarten worden omgedraaid.
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
    }: { $unit ->
        [cards]
            { $score ->
                [0] geen kaart
                [one] één kaart
               *[other] { $score } kaarten
            }
       *[monsters]
            { $score ->
                [0] geen monster
                [one] één monster
               *[other] { $score } monsters
            }
    } met eigen achterkant ({ $monsters } in totaal, { $eyes ->
        [one] één oog
       *[other] { $eyes } ogen
    }).

## Vragen

prompt-holder = Het lot bepaalt wie de grootste ogen heeft.
prompt-deal = De kaarten worden gedeeld.
prompt-tasks = De opdrachten worden geschud.
prompt-flip =
    { $you ->
        [yes] Ronde { $round }: jij hebt de opdrachtstapel. Draai de volgende opdracht om.
       *[no] Ronde { $round }: { $player } draait de volgende opdracht om.
    }
prompt-reveal =
    { $you ->
        [yes]
            { $left ->
                [0] { task-turn } Welke draai je om?
                [one]
                    { $exact ->
                        [yes] Nog één kaart: welke draai je om?
                       *[no] Nog één kaart, of het is genoeg: welke draai je om?
                    }
               *[other]
                    { $exact ->
                        [yes] Nog { $left } kaarten: welke draai je om?
                       *[no] Nog hoogstens { $left } kaarten: welke draai je om?
                    }
            }
       *[no] Nog aan het omdraaien: { $players }.
    }
prompt-name =
    { $you ->
        [yes] Wedstrijd: welk kenmerk noem je?
       *[no] Wedstrijd: { $player } noemt een kenmerk.
    }
prompt-pick =
    { $you ->
        [yes] Gezocht: { feature }. Welke kaart kies je?
       *[no] Gezocht: { feature }. Nog aan het kiezen: { $players }.
    }
prompt-remove =
    { $you ->
        [yes] Geheugenkampioen: welke van je open kaarten doe je weg?
       *[no] Nog een kaart aan het kiezen om weg te doen: { $players }.
    }
prompt-place =
    { $you ->
        [yes] Warhoofd: waar leg je { face-object } aan? Onthoud het goed, je ziet deze kaart niet zo gauw terug.
       *[no] Nog een getrokken kaart aan het aanleggen: { $players }.
    }
prompt-ready =
    { $you ->
        [yes] Kijk goed: wat lag waar? Als je klaar bent, worden de kaarten weer dichtgedraaid.
       *[no] { $players } { $count ->
            [one] prent
           *[other] prenten
        } zich de kaarten nog in.
    }
prompt-over = Het spel is afgelopen.

## Keuzes; .short is voor lange lijsten

choice-flip = De volgende opdracht omdraaien
choice-turn-cell = De kaart in { $cell } omdraaien
    .short = { $cell }
choice-done = Genoeg: geen kaart meer voor deze opdracht
    .short = genoeg
choice-name-feature = Noemen: { feature }
choice-pick-cell = De kaart in { $cell } kiezen
    .short = { $cell }
choice-remove-cell = Wegdoen uit { $cell }: { face-object } ({ back })
choice-place-cell = De kaart in { $cell } aanleggen
    .short = { $cell }
choice-ready = Klaar: de kaarten weer dichtdraaien

## Weigeringen

refusal-no-card-there = Op die plek ligt geen kaart.
refusal-not-turned = Je kunt alleen een kaart wegdoen die je in deze ronde hebt omgedraaid.
refusal-turned-already = Deze kaart ligt al open.
refusal-cell-taken = Op die plek ligt al een kaart.
refusal-outside = Die plek ligt buiten het kader van zes bij zes van je veld.
refusal-touches-nothing = Een nieuwe kaart moet met een kant aan een van je kaarten grenzen.
refusal-named-already = Dit kenmerk is al genoemd.
refusal-must-go-on = Je bent nog niet klaar: de opdracht vraagt meer kaarten.
refusal-unknown-choice = Dat is geen keuze in dit spel.
refusal-unknown-feature = Dat is geen kenmerk; schrijf blue, yellow, green, red of een aantal ogen van 1 tot 4.
refusal-unknown-cell = Dat is geen plek; schrijf kolom en rij, bijvoorbeeld 2,0 of -1,3.
refusal-unknown-outcome = Dat kan het toeval niet brengen.

## Huisregels

preset-friendly = Gemoedelijk
    .about = Iedereen ziet meteen wat je omdraait, je mag eerder stoppen, en elk kenmerk behalve het laatste mag opnieuw worden genoemd.
option-deck = Kaarten
    .about = Welke monsters op de kaarten staan.
    .twins = dubbelmonsters zijn tweelingen
    .mixed = dubbelmonsters zijn twee verschillende monsters
    .free = eigen kaarten
option-first_holder = Eerste opdrachtstapel
    .about = Wie de opdrachtstapel als eerste krijgt.
    .random = het lot bepaalt
    .number-0 = de eerste plaats
    .number-1 = de tweede plaats
    .number-2 = de derde plaats
    .number-3 = de vierde plaats
option-namer = Kenmerken noemen
    .about = Wie in een wedstrijd het volgende kenmerk noemt.
    .rotate = de volgende die nog in de strijd is
    .left_of_holder = altijd de eerste na de opdrachtgever die nog in de strijd is
option-repeat_features = Kenmerken herhalen
    .about = Of een kenmerk in een wedstrijd nog eens genoemd mag worden.
    .fresh = pas als alle acht genoemd zijn
    .not_last = elk behalve het laatst genoemde
    .free = elk, op elk moment
option-reveal_count = Aantal kaarten
    .about = Of je zoveel kaarten moet omdraaien als de opdracht zegt.
    .exact = precies zoveel
    .up_to = minder mag ook
option-reveal_visibility = Open kaarten
    .about = Wanneer de anderen zien wat je omdraait.
    .at_end = als iedereen klaar is
    .open_table = meteen
option-draw_order = Volgorde van trekken
    .about = Wie van meerdere Warhoofden het eerst trekt.
    .holder_first = met de klok mee vanaf de opdrachtgever
    .left_of_holder_first = met de klok mee vanaf links van de opdrachtgever
option-frame = Kader
    .about = Waar de zes bij zes plekken van een veld liggen.
    .floating = waar de kaarten zijn
    .fixed = voorgoed rond de eerste vier bij vier
option-all_out = Allemaal tegelijk afgevallen
    .about = Wat er gebeurt als in een wedstrijd iedereen in dezelfde stap afvalt.
    .neither = geen Geheugenkampioen en geen Warhoofd
    .both = iedereen is allebei
    .memorizers_only = iedereen is Geheugenkampioen
option-final_count = Eindtelling
    .about = Wat er aan het eind geteld wordt.
    .monsters = monsters, een dubbelmonster is er twee
    .cards = kaarten, een dubbelmonster is er één
option-pile_backs = Zwerverstapel
    .about = Welke achterkanten van de zwerverstapel je ziet.
    .top = alleen de bovenste
    .all = allemaal, op volgorde
option-open_memory = Open geheugen
    .about = Of kaarten die je gezien hebt zichtbaar blijven, om te oefenen.
    .off = nee, onthoud ze
    .own_ghosts = ja, die in je eigen veld
    .all_open = ja, alles wat iemand gezien heeft
option-twelfth_task = Twaalfde opdracht
    .about = Wat de twaalfde opdrachtkaart is.
    .second_competition = een tweede wedstrijd
    .none = die is er niet
option-t5_double_scores = Tot een dubbelmonster
    .about = Of het dubbelmonster dat je stopt, meetelt.
    .no = nee
    .yes = ja, met al zijn ogen
option-stop_card = Kaart die je stopt
    .about = Wat er telt op een dubbelmonster waarvan één helft je stopt.
    .other_half_scores = de andere helft
    .scores_nothing = niets
option-on_timeout = Tijd voorbij
    .about = Wie kiest voor een speler wiens tijd om is.
    .random = het toeval
    .bot = een bot
option-memorize_time = Tijd om te onthouden
    .about = Hoe lang de kaarten aan het eind van een ronde open blijven.
    .confirm = tot iedereen klaar is
    .value-10s = hoogstens 10 seconden
    .value-20s = hoogstens 20 seconden
    .value-30s = hoogstens 30 seconden

## Woorden op tafel

label-round = Ronde { $round } van 10
label-pile = Zwerverstapel
label-drawn = Getrokken
label-own = Eigen kaarten
label-points = MP
label-feature = Gezocht
label-holder = heeft de opdrachtstapel
label-out = afgevallen
label-left-out = Niet gespeeld

## Afrekening

sheet-title = Eindstand
sheet-place = Plaats
sheet-rounds = Monsterpunten, ronde voor ronde
sheet-roles = { $memorizer } Geheugenkampioen, { $muddler } Warhoofd
sheet-nobody = Gelijk tot op het laatste oog: niemand wordt Monster Meister. Speel maar meteen nog een keer!
sheet-winner =
    { $you ->
        [yes] Jij bent Monster Meister!
       *[no] { $names } is Monster Meister!
    }
score-goal = Wie de minste eigen monsters overheeft, wint.
score-total = Monsters
score-unit =
    { $count ->
        [one] één monster
       *[other] { $count } monsters
    }
score-own = Met eigen achterkant
score-all = Met elke achterkant
score-eyes = Ogen

## On the page

web-box =
    .line = Wie zit waar? Draai uit je hoofd de juiste monsters om en raak die van jezelf kwijt.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
web-busy =
    { $phase ->
        [flip] pakt de opdracht
        [reveal] draait om
        [name] noemt iets
        [place] legt aan
        [ready] onthoudt alles
       *[other] kiest
    }
web-done =
    { $phase ->
        [reveal] klaar
        [place] heeft aangelegd
        [ready] klaar
       *[other] heeft gekozen
    }
web-yours = Jouw monsters
web-yours-named = { $name }, jouw monsters
web-of = Monsters van { $name }
web-see-task = De opdracht vergroten
web-peek = De monsters van { $name } vergroten
web-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
web-cell = kolom { $column }, rij { $row }
web-down = gedekt
# After the name of a card that lies face down, with open memory.
web-ghost = al gezien: { $face }
web-your-choice = jouw keuze
web-turned =
    { $number ->
        [0] { $count } omgedraaid
       *[other] { $count } van { $number } omgedraaid
    }
web-does-twins = Een dubbelmonster telt als twee monsters
web-own-left = Eigen monsters over
web-only-you = Alleen jij ziet hem. Leg hem gedekt waar een plus staat.
web-has-drawn = heeft een kaart getrokken
web-task-pile = opdrachtstapel, gedekt
web-named-by = genoemd door { $name }
web-still-in = Nog in de strijd
web-on-top = bovenop: { $back }
web-tasks-so-far = Opdrachten tot nu toe
web-last-count = Eindtelling
web-round-by-round = Ronde voor ronde
web-minds = Wat de bots dachten
web-minds-right = { $right } van { $count } goed, { $others } zonder idee
web-mind-blank = geen idee; daar lag { $truth }
web-mind =
    dacht: { $believed } ({ $percent }% zeker); { $verdict ->
        [right] goed
       *[wrong] fout, daar lag { $truth }
    }
web-training = Oefening
web-lesson-task = De opdracht van deze ronde: hoeveel kaarten je omdraait of tot welke, en wat elk monster waard is. Iedereen draait tegelijk om, en haast helpt niet.
web-lesson-strays = De meeste punten? Dan leg je een van je omgedraaide kaarten onder de zwervers. De minste? Dan krijg je een zwerver, bekijk je hem één keer en leg je hem aan. Aan het eind wint wie de minste monsters met de eigen achterkant heeft.
web-lesson-memory = Kijk goed voordat je zegt dat je klaar bent: dan worden alle kaarten dichtgedraaid, en heb je alleen je geheugen nog.

# Why a choice is better than another: what it brings, or spares.

reason-memorizer-found = Zo word je vaker Geheugenkampioen.
reason-muddler-found = Zo blijft een zwerver je vaker bespaard.
reason-went-out = Zo blijf je in de wedstrijd.
reason-points = Dat levert bij deze opdracht meer punten op.
reason-reveal-done = Zo mag je doorgaan met omdraaien.
reason-own-backs = Zo gaat er een eigen kaart weg, en op het eind tellen je monsters tegen je.
reason-cards = Daarna heb je minder kaarten.
# De les
lesson-aim = Voor je liggen 16 monsters met jouw achterkant, allemaal dicht. Wie er op het eind de minste van zichzelf heeft, wordt Monster Meister: raak ze kwijt.
lesson-task = Elke ronde begint met een opdracht voor iedereen. Draai hem om: tik op de opdrachtstapel.
    .not = Eerst de opdracht: tik op de stapel.
lesson-turn = Draai kaarten om tot er een groen monster verschijnt. Elk ander levert een punt op. Begin met de omrande kaart.
    .not = Je mag elke kaart omdraaien. Neem hier de omrande, dan kan de les verder.
lesson-more = Een rood monster, één punt! Het is niet groen, dus ga door: draai de volgende omrande kaart om.
    .not = Een andere mag ook. Neem hier de omrande: daar wacht een verrassing.
lesson-green = Twee monsters op één kaart, nog twee punten! Nog een kaart: draai de omrande om.
    .not = Een andere mag ook. Neem hier de omrande.
lesson-remove = Groen, stop: drie punten voor jou, nul voor { $bot }. Jij hebt de meeste en geeft een omgedraaide kaart weg. Neem die met twee monsters!
    .not = Ook daarmee raak je een monster kwijt. Met de kaart die er twee toont, meteen twee.
lesson-ready = Twee van jezelf minder! { $bot } had de minste punten en kreeg een zwerver. Onthoud goed wat er open ligt: daarna wordt alles weer dichtgedraaid.
    .not = Kijk alles nog eens goed aan en zeg dan dat je klaar bent.
lesson-end = Je eerste ronde, en de eerste monsters zijn weg! Weet je nog waar de groene kaart ligt? Zo win je dit spel.
