# Wat er over huisregels gemeten is: op het formulier voor een nieuwe tafel en in het regelboek.

ledger-measured = Gemeten met bots, { $games } partijen: { $sentences }
ledger-value = { $value }: { $line }
ledger-among = Samen met ‘{ $preset }’: { $line }
ledger-none = Met bots geen meetbaar verschil in { $games } partijen.
ledger-same = Met bots verliep geen van de { $games } partijen anders.
ledger-decisions =
    { $way ->
        [more] Partijen vragen { $percent } % meer beslissingen.
       *[less] Partijen vragen { $percent } % minder beslissingen.
    }
ledger-starter-wins = Wie begint, wint { $changed } % van de partijen in plaats van { $usual } %.
ledger-first-bot-wins = De betere van twee bots wint { $changed } % van de partijen in plaats van { $usual } %.
ledger-score-spread =
    { $way ->
        [more] De eindscores liggen { $percent } % verder uit elkaar.
       *[less] De eindscores liggen { $percent } % dichter bij elkaar.
    }
ledger-shared-wins = { $changed } % van de partijen eindigt met een gedeelde winst in plaats van { $usual } %.
ledger-lead-changes =
    { $way ->
        [more] De leiding wisselt { $percent } % vaker.
       *[less] De leiding wisselt { $percent } % minder vaak.
    }
