# Ideas of the coach at the table.

title = Un’idea
ask = Dammi un’idea
key = un’idea, contro i bot
thinking = L’allenatore riflette …
chance = { $percent } ± { $doubt } %
none = Qui l’allenatore non ha idee.
why-now = { $reason }
why-turn = { $reason } Così è andata in partite immaginate fino alla fine del tuo turno.
why-round = { $reason } Così è andata in partite immaginate fino alla tua prossima scelta.
why-search = Nessun evento da solo fa la differenza: nelle partite immaginate ha vinto più spesso.
