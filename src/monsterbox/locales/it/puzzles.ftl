# Puzzles: positions in which one choice is best.

all = Rompicapi
more = Tutti i rompicapi
about = Una scelta è nettamente la migliore. Trovala: un tentativo sbagliato non costa nulla.
of-the-day = Rompicapo del giorno
one = Rompicapo { $number }
hard-1 = facile
hard-2 = medio
hard-3 = difficile
solved-of = { $solved } di { $of } risolti
solved = Risolto!
next = Prossimo rompicapo
how = Perché
tempting = Allettante, ma peggiore: { $choice }.
costs = Costa { $percent } ± { $doubt } % di una vittoria.
wrong = Non è la migliore: costa circa { $percent } ± { $doubt } % di una vittoria. Riprova.
others = Tutte le altre scelte
choice = Scelta
chance = Vittorie
found = Trovato in partite di bot e verificato in { $worlds } mondi immaginati; il margine è giusto nove volte su dieci.
levels = I bot ci riescono { $one }, { $two } e { $three } volte su { $tries } ai livelli 1, 2 e 3.
streak = La tua serie
share = Condividi senza svelare
copy = Copia testo e link
day-solved = risolto
day-today = oggi
day-missed = saltato
date = { $day } { $month }
share-day = Rompicapo Monsterbox, { $day }
share-game = Monsterbox, { $game }, rompicapo { $number }
share-open = { $about }: trovi la scelta migliore?
share-streak = { $text } { $days } giorni di fila.
misses =
    { $count ->
        [0] Al primo colpo.
        [1] Dopo un tentativo sbagliato.
       *[other] Dopo { $count } tentativi sbagliati.
    }
share-solved =
    { $misses ->
        [0] { $about }: risolto al primo colpo.
        [1] { $about }: risolto al secondo tentativo.
       *[other] { $about }: risolto dopo { $misses } tentativi sbagliati.
    }
days =
    { $count ->
        [one] giorno di fila
       *[other] giorni di fila
    }
longest =
    { $count ->
        [one] La più lunga: { $count } giorno. Un giorno saltato rompe solo la serie.
       *[other] La più lunga: { $count } giorni. Un giorno saltato rompe solo la serie.
    }
day-1 = lun
day-2 = mar
day-3 = mer
day-4 = gio
day-5 = ven
day-6 = sab
day-7 = dom
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
