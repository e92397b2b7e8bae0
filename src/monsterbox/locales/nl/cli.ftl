# Wat de terminal rond een spel zegt.

you = Jij
resumed = Het bewaarde spel gaat verder.
begin = Druk op Enter om te beginnen.
not-wiped = Deze uitvoer kan niet worden gewist: dichtgedraaide kaarten blijven hogerop leesbaar. Niet spieken!
since-last-turn = Sinds je laatste beurt:
so-far = Tot nu toe:
ask =
    { $undo ->
        [yes] Nummer of opdracht (h = hulp, i = idee, u = terugnemen):
       *[no] Nummer of opdracht (h = hulp, i = idee):
    }
ask-only-one =
    { $undo ->
        [yes] Nummer, of Enter voor de enige keuze (h = hulp, u = terugnemen):
       *[no] Nummer, of Enter voor de enige keuze (h = hulp):
    }

## De computerspelers

seats-title = Aan tafel, in deze volgorde:
seat-yours = jouw plaats
thinking = { $name } denkt na …
bot-failed = { $name } is de draad kwijt; op deze plaats speelt een eenvoudige bot verder.
failure-noted =
    De details staan in dit bestand:
    { $file }
idea-title = Dit zou { $name } doen, met je geschatte winstkansen:
idea-chance = { $percent }%
idea-none = { $name } weet hier geen raad.
idea-only-one = Je hebt maar één keuze.
idea-from-memory = Dit is een geheugenspel: niemand onthoudt het voor jou.

## Antwoorden op wat is getypt

no-such-number =
    { $most ->
        [one] Keuze { $number } is er niet; er is alleen 1.
       *[other] Keuze { $number } is er niet; kies 1 tot en met { $most }.
    }
nothing-typed = Typ het nummer van een keuze, of h voor hulp.
not-understood = ‘{ $text }’ is geen keuze en geen opdracht. Typ een nummer, of h voor hulp.
refused = Dat kan niet: { $reason }
allowed = Dat kan: { $choice }.
no-such-clause = Regel { $clause } bestaat niet; ze lopen van { $first } tot { $last }.
undone = Je laatste keuze is teruggenomen.
nothing-to-undo = Er valt niets terug te nemen: sinds je laatste keuze is er een kaart onthuld of was iemand anders aan zet.

## Verloop, regels, huisregels

log-title = Wat er is gebeurd
log-shorter =
    { $count ->
        [one] De laatste regel; ‘l all’ toont alles.
       *[other] De laatste { $count } regels; ‘l all’ toont alles.
    }
rules-title = Spelregels
rules-hint = ‘r 2’ toont deel 2, ‘? { $clause }’ één enkele regel.
no-such-section = Deel { $number } bestaat niet; kies 1 tot en met { $most }.
options-title = Huisregels van dit spel
options-usual = Alle huisregels staan op hun standaardwaarde. ‘o all’ somt ze op.
options-hint = De andere huisregels staan op hun standaardwaarde; ‘o all’ somt ze allemaal op.
option-line = { $title }: { $value }

## Bewaren en weggaan

saved =
    Bewaard in dit bestand:
    { $file }
save-failed = Het spel kon niet worden bewaard in { $file }: { $reason }
save-question = Dit spel bewaren voor later? [J/n]
save-no = n nee
kept =
    Het spel is bewaard. Ga verder met:
    { $command }
given-up = Het spel is opgegeven.
save-refused = Het bewaarde spel { $file } is niet bruikbaar: { $reason }
save-none = er is geen bewaard spel
save-missing = het bestand bestaat niet
save-unreadable = het bestand kan niet worden gelezen
save-foreign = dit is geen bewaard spel van Monsterbox
save-damaged = het bestand is beschadigd

## Eerlijk toeval

fair-promise =
    Eerlijk getrokken: alle kaarten volgen uit een geheime startwaarde. De vingerafdruk daarvan, getoond vóór de eerste kaart:
    { $hash }
fair-seed =
    De geheime startwaarde van dit spel was:
    { $seed }
fair-check =
    Controleer elke trekking met:
    { $command }
seeded = Alle kaarten volgen uit de startwaarde { $seed }.
record-written =
    Het verslag van het spel staat in dit bestand:
    { $file }
record-failed = Het verslag kon niet worden geschreven naar { $file }: { $reason }

## Hulp

help-title = Opdrachten
help-number = die keuze nemen; je kunt haar ook voluit schrijven, bijvoorbeeld ‘{ $example }’
help-enter = de enige keuze nemen, als er maar één is
help-why = de regel achter de vraag; ‘? 3’ de regel achter keuze 3
help-why-not = waarom iets niet kan, bijvoorbeeld ‘? { $example }’
help-clause = een willekeurige regel
help-idea = een idee: de beste keuzes, met je winstkansen
help-table = de tafel opnieuw tonen
help-undo = je laatste keuze terugnemen, als er sindsdien niets is onthuld
help-save = het spel bewaren, desgewenst in een bestand met die naam
help-log = wat er tot nu toe is gebeurd
help-rules = de spelregels, deel voor deel
help-options = de huisregels van dit spel
help-quit = stoppen; het spel kan worden bewaard
help-help = deze hulp
file = bestand

## Wat de coach van een partij vindt

review-chances = Winkans
review-turn = Beurt
review-points = Keerpunten
review-luck-point = Beurt { $turn }, geluk: { $what } (kans { $odds } %). Dat veranderde: { $changes }.
review-choice-point = Beurt { $turn }, { $player }: { $what }. Dat veranderde: { $changes }.
review-better = Beter: { $what }.
review-balance = Geluk en kunde
review-share = { $player }: van { $start } door geluk ({ $luck }) en kunde ({ $skill }) naar { $result }.
review-decisions = Keuzes
review-decision = Beurt { $turn }, { $player }: { $what } kostte { $cost }. Beter: { $better }.
review-grade =
    .good = goed
    .unsure = onzeker
    .inaccuracy = onnauwkeurig
    .mistake = fout
    .only = enige keus
