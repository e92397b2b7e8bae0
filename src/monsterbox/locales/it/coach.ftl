# L’analisi di una partita. Ogni probabilità è una quota di vittoria in percentuale, con l’ampiezza in cui 9 volte su 10 sta il valore vero.
review-title = Analisi della partita
review-button = Analisi

# I numeri
review-chance = { $mean } ± { $doubt } %
review-change = { $mean } ± { $doubt } %
review-you = Tu
review-change-for = { $change } per { $you ->
    [yes] te
   *[no] { $name }
}

# Prima che ce ne sia una, e mentre si prepara
review-none = Nessuno ha ancora consultato l’allenatore
review-none-about = L’allenatore guarda ogni passo: le probabilità di vincere di ciascuno, che cosa era fortuna e quali scelte sono costate qualcosa.
review-begin = Fai analizzare la partita
review-failed = L’allenatore non è riuscito a finire
review-failed-about = Qualcosa è andato storto. Puoi farlo riprovare.
review-again = Analizza di nuovo
review-outdated = Dopo questa analisi l’allenatore è migliorato.
review-waiting = { $ahead ->
    [0] L’allenatore sta per cominciare
    [one] Prima viene un’altra partita
   *[other] Prima vengono altre { $ahead } partite
}
review-computing = L’allenatore è al passo { $done } di { $steps }
review-time-left = { $seconds ->
    [0] Ancora un attimo.
    [1] Ancora un secondo circa.
   *[other] { $minutes ->
        [0] Ancora { $seconds } secondi circa.
        [one] Ancora un minuto circa.
       *[other] Ancora { $minutes } minuti circa.
    }
}
review-may-close = Puoi chiudere questa pagina: l’analisi resta con la partita.
review-stop = Ferma
review-look-again = Guarda a che punto è
review-rest = La parte a righe deve ancora venire.
review-points-later = Le svolte compaiono alla fine dell’analisi.

# Il verdetto
review-place = { $place ->
    [1] { $shared ->
        [yes] Primo posto a pari merito
       *[no] Primo posto
    }
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
   *[other] Sesto posto
}
review-verdict = { $place }, { $why ->
    [good-luck] soprattutto per la fortuna
    [bad-luck] soprattutto per la sfortuna
    [good-skill] soprattutto per bravura
    [bad-skill] soprattutto per le scelte fatte
   *[unsure] difficile dire se per fortuna o per bravura
}
review-verdict-of = { $name }: { $verdict }
review-summary = All’inizio: { $start }. La fortuna ha inciso per { $luck }, le scelte, rispetto a un gioco solido, per { $skill }.
review-score-sheet = Punteggio

# Il grafico
review-chart = Probabilità di vincere, turno per turno
review-chart-about = In percentuale. La fascia mostra quanto è sicuro l’allenatore: 9 volte su 10 il valore vero sta lì dentro. La linea punteggiata è la parità.
review-chart-alt = Grafico a linee delle probabilità di vincere di { $seats } posti in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
review-chart-most = { $you ->
    [yes] Avevi
   *[no] { $name } aveva
} al massimo { $most } (turno { $turn }), alla fine { $end }.
review-start = inizio
review-turn = Turno { $turn }
review-before-first = Prima del primo turno
review-next = poi: { $what }
review-end = la fine
review-slider = Momento della partita
review-show = Mostra
review-numbers = I numeri in una tabella
review-numbers-about = Probabilità di vincere in percentuale prima di ogni passo
review-numbers-moment = Momento

# Le svolte
review-points = { $count ->
    [one] La svolta
    [2] Due svolte
    [3] Tre svolte
   *[other] Le svolte
}
review-number = Svolta { $number }
review-cost = Rispetto alla scelta migliore { $you ->
    [yes] ti è costato
   *[no] a { $name } è costato
} { $cost }.
review-better = Meglio: { $choice }
review-no-better = Nessun’altra scelta era migliore di sicuro.
review-luck-odds = Questione di fortuna: la probabilità era { $odds }.
review-luck-plain = Questione di fortuna: nessuno l’ha scelto.
review-odds-one-in = 1 su { $count }
review-odds-percent = { $percent } %
review-picture = Il tavolo poco prima
review-go-on = Continua da qui
review-watch = Guarda questo passo

# Fortuna e bravura
review-balance = Fortuna e bravura
review-balance-about = La bravura confronta le scelte con quelle di un gioco solido; la fortuna è tutto il resto: carte, dadi, gli altri. Insieme portano dall’inizio al risultato, e ciascuna si conosce solo con il suo ±.
review-balance-caption = Fortuna e bravura di ogni posto in percentuale; insieme fanno la strada dall’inizio al risultato
review-part = Parte
review-bar = Barra
review-value = Valore
review-luck = fortuna
review-skill = bravura
review-result = risultato

# Scelte
review-decisions = Scelte
review-whose = Di chi?
review-only-doubtful = Solo quelle dubbie
review-counts = { $total ->
    [one] 1 scelta
   *[other] { $total } scelte
}: { $counts }.
review-count-good = { $count ->
    [one] 1 buona
   *[other] { $count } buone
}
review-count-only = { $count ->
    [one] 1 obbligata
   *[other] { $count } obbligate
}
review-count-unsure = { $count ->
    [one] 1 incerta
   *[other] { $count } incerte
}
review-count-inaccuracy = { $count ->
    [one] 1 imprecisa
   *[other] { $count } imprecise
}
review-count-mistake = { $count ->
    [one] 1 sbagliata
   *[other] { $count } sbagliate
}
review-lost = Sommate scelta per scelta rispetto alle migliori: { $lost }.
review-grade-good = buona
review-grade-only = obbligata
review-grade-unsure = incerta
review-grade-inaccuracy = imprecisa
review-grade-mistake = sbagliata
review-more = { $count ->
    [one] Ancora una scelta
   *[other] Ancora { $count } scelte
}
review-no-decisions = Non ce ne sono.
