# Che cosa si è misurato sulle regole della casa: nel modulo per un nuovo tavolo e nel regolamento.

ledger-measured = Misurato con i bot, { $games } partite: { $sentences }
ledger-value = { $value }: { $line }
ledger-among = Insieme a «{ $preset }»: { $line }
ledger-none = Con i bot, nessuna differenza misurabile in { $games } partite.
ledger-same = Con i bot, nessuna delle { $games } partite è andata diversamente.
ledger-decisions =
    { $way ->
        [more] Le partite richiedono il { $percent } % di decisioni in più.
       *[less] Le partite richiedono il { $percent } % di decisioni in meno.
    }
ledger-starter-wins = Chi comincia vince il { $changed } % delle partite invece del { $usual } %.
ledger-first-bot-wins = Il migliore di due bot vince il { $changed } % delle partite invece del { $usual } %.
ledger-score-spread =
    { $way ->
        [more] I distacchi tra i punteggi finali aumentano del { $percent } %.
       *[less] I distacchi tra i punteggi finali diminuiscono del { $percent } %.
    }
ledger-shared-wins = Il { $changed } % delle partite finisce con una vittoria condivisa invece del { $usual } %.
ledger-lead-changes =
    { $way ->
        [more] Il primo posto passa di mano il { $percent } % più spesso.
       *[less] Il primo posto passa di mano il { $percent } % meno spesso.
    }
