# Was an Hausregeln gemessen wurde: auf dem Formular für einen neuen Tisch und im Regelwerk.

ledger-measured = Mit Bots gemessen, { $games } Partien: { $sentences }
ledger-value = { $value }: { $line }
ledger-among = Zusammen mit „{ $preset }“: { $line }
ledger-none = Mit Bots in { $games } Partien kein messbarer Unterschied.
ledger-same = Mit Bots verlief keine von { $games } Partien anders.
ledger-decisions =
    { $way ->
        [more] Partien brauchen { $percent } % mehr Entscheidungen.
       *[less] Partien brauchen { $percent } % weniger Entscheidungen.
    }
ledger-starter-wins = Wer beginnt, gewinnt { $changed } % aller Partien statt { $usual } %.
ledger-first-bot-wins = Der bessere von zwei Bots gewinnt { $changed } % aller Partien statt { $usual } %.
ledger-score-spread =
    { $way ->
        [more] Die Endstände liegen { $percent } % weiter auseinander.
       *[less] Die Endstände liegen { $percent } % näher beieinander.
    }
ledger-shared-wins = { $changed } % aller Partien enden mit einem geteilten Sieg statt { $usual } %.
ledger-lead-changes =
    { $way ->
        [more] Die Führung wechselt { $percent } % öfter.
       *[less] Die Führung wechselt { $percent } % seltener.
    }
