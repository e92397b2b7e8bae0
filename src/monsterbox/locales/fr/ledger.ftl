# Ce qui a été mesuré sur les règles maison : sur le formulaire d’une nouvelle table et dans le livret.

ledger-measured = Mesuré avec des bots, { $games } parties : { $sentences }
ledger-value = { $value } : { $line }
ledger-among = Avec « { $preset } » : { $line }
ledger-none = Avec des bots, aucune différence mesurable sur { $games } parties.
ledger-same = Avec des bots, aucune des { $games } parties ne s’est déroulée autrement.
ledger-decisions =
    { $way ->
        [more] Les parties demandent { $percent } % de décisions en plus.
       *[less] Les parties demandent { $percent } % de décisions en moins.
    }
ledger-starter-wins = Celui qui commence gagne { $changed } % des parties au lieu de { $usual } %.
ledger-first-bot-wins = Le meilleur de deux bots gagne { $changed } % des parties au lieu de { $usual } %.
ledger-score-spread =
    { $way ->
        [more] Les écarts de score final augmentent de { $percent } %.
       *[less] Les écarts de score final diminuent de { $percent } %.
    }
ledger-shared-wins = { $changed } % des parties se terminent par une victoire partagée au lieu de { $usual } %.
ledger-lead-changes =
    { $way ->
        [more] La première place change de mains { $percent } % plus souvent.
       *[less] La première place change de mains { $percent } % moins souvent.
    }
