# Ciò che dice il terminale intorno a una partita.

you = Tu
resumed = La partita salvata continua.
begin = Premi Invio per cominciare.
not-wiped = Questo schermo non si può cancellare: le carte rimesse coperte restano leggibili più su. Non sbirciare!
since-last-turn = Dal tuo ultimo turno:
so-far = Finora:
ask =
    { $undo ->
        [yes] Numero o comando (h = aiuto, i = idea, u = annulla):
       *[no] Numero o comando (h = aiuto, i = idea):
    }
ask-only-one =
    { $undo ->
        [yes] Numero, oppure Invio per l’unica scelta (h = aiuto, u = annulla):
       *[no] Numero, oppure Invio per l’unica scelta (h = aiuto):
    }

## I giocatori del computer

seats-title = Al tavolo, in quest’ordine:
seat-yours = il tuo posto
thinking = { $name } riflette …
bot-failed = { $name } ha perso il filo; a questo posto continua un bot semplice.
failure-noted =
    I dettagli sono in questo file:
    { $file }
idea-title = Così giocherebbe { $name }, con le tue probabilità stimate di vittoria:
idea-chance = { $percent }%
idea-none = { $name } qui non ha consigli per te.
idea-only-one = Hai una sola scelta.
idea-from-memory = È un gioco di memoria: nessuno ricorda al posto tuo.

## Risposte a ciò che è stato scritto

no-such-number =
    { $most ->
        [one] La scelta { $number } non c’è; c’è solo la 1.
       *[other] La scelta { $number } non c’è; scegli da 1 a { $most }.
    }
nothing-typed = Scrivi il numero di una scelta, oppure h per l’aiuto.
not-understood = «{ $text }» non è né una scelta né un comando. Scrivi un numero, oppure h per l’aiuto.
refused = Non è possibile: { $reason }
allowed = È possibile: { $choice }.
no-such-clause = La regola { $clause } non esiste; vanno da { $first } a { $last }.
undone = La tua ultima scelta è stata annullata.
nothing-to-undo = Non si può annullare niente: dopo la tua ultima scelta è stata scoperta una carta o ha agito qualcun altro.

## Racconto, regole, regole della casa

log-title = Che cosa è successo
log-shorter =
    { $count ->
        [one] L’ultima riga; «l all» mostra tutto.
       *[other] Le ultime { $count } righe; «l all» mostra tutto.
    }
rules-title = Regole
rules-hint = «r 2» mostra la sezione 2, «? { $clause }» una singola regola.
no-such-section = La sezione { $number } non esiste; scegli da 1 a { $most }.
options-title = Regole della casa di questa partita
options-usual = Tutte le regole della casa hanno il valore predefinito. «o all» le elenca.
options-hint = Le altre regole della casa hanno il valore predefinito; «o all» le elenca tutte.
option-line = { $title }: { $value }

## Salvare e uscire

saved =
    Salvata in questo file:
    { $file }
save-failed = Non è stato possibile salvare la partita in { $file }: { $reason }
save-question = Salvare la partita per continuarla dopo? [S/n]
save-no = n no
kept =
    La partita è salvata. Per continuare:
    { $command }
given-up = La partita è stata abbandonata.
save-refused = La partita salvata { $file } non si può usare: { $reason }
save-none = non c’è nessuna partita salvata
save-missing = il file non esiste
save-unreadable = il file non si può leggere
save-foreign = questa non è una partita salvata di Monsterbox
save-damaged = il file è danneggiato

## Caso equo

fair-promise =
    Mescolata onesta: tutte le carte derivano da un seme segreto. La sua impronta, mostrata prima della prima carta:
    { $hash }
fair-seed =
    Il seme segreto di questa partita era:
    { $seed }
fair-check =
    Controlla ogni pescata con:
    { $command }
seeded = Tutte le carte derivano dal seme { $seed }.
record-written =
    Il resoconto della partita è in questo file:
    { $file }
record-failed = Non è stato possibile scrivere il resoconto in { $file }: { $reason }

## Aiuto

help-title = Comandi
help-number = fai questa scelta; puoi anche scriverla per esteso, per esempio «{ $example }»
help-enter = fai l’unica scelta, quando ce n’è una sola
help-why = la regola dietro la domanda; «? 3» la regola dietro la scelta 3
help-why-not = perché qualcosa non è possibile, per esempio «? { $example }»
help-clause = una qualsiasi regola
help-idea = un’idea: le scelte migliori, con le tue probabilità di vincere
help-table = mostra di nuovo il tavolo
help-undo = annulla la tua ultima scelta, se da allora non è stato scoperto niente
help-save = salva la partita, in un file con quel nome se ne dai uno
help-log = che cosa è successo finora
help-rules = le regole, sezione per sezione
help-options = le regole della casa di questa partita
help-quit = esci; la partita si può salvare
help-help = questo aiuto
file = file

## Che cosa dice l’allenatore di una partita

review-chances = Probabilità di vincere
review-turn = Turno
review-points = Svolte
review-luck-point = Turno { $turn }, fortuna: { $what } (probabile al { $odds } %). Effetto: { $changes }.
review-choice-point = Turno { $turn }, { $player }: { $what }. Effetto: { $changes }.
review-better = Meglio: { $what }.
review-balance = Fortuna e bravura
review-share = { $player }: da { $start }, con la fortuna ({ $luck }) e la bravura ({ $skill }), a { $result }.
review-decisions = Scelte
review-decision = Turno { $turn }, { $player }: { $what }, costo { $cost }. Meglio: { $better }.
review-grade =
    .good = buone
    .unsure = incerte
    .inaccuracy = imprecise
    .mistake = sbagliate
    .only = senza alternative
