# Inviti: un solo link o un codice breve per tutto il tavolo

title = Gioca con un codice
code = Codice del tavolo
go = Vai al tavolo
where-from = Il codice ce l’ha chi ha aperto il tavolo: otto caratteri, per esempio K7MX-4QBN. Maiuscole e trattino non contano.
one-for-all =
    { $count ->
        [one] C’è una sedia libera. Chi apre questo link o digita il codice si siede lì.
       *[other] Ci sono { $count } sedie libere. Manda a tutti lo stesso link, o di’ loro il codice: ognuno riceve la prossima sedia libera.
    }
for-table = Un solo link per tutti
picture = Codice QR che porta al tavolo
or-type = Oppure da digitare nella pagina iniziale:
per-chair = Un link per ogni sedia
per-chair-why = Così decidi tu chi si siede dove. Ognuno di questi link vale per una persona.
then-at = Poi i tuoi amici ti raggiungono all’indirizzo
chair = Quale sedia?
next-chair = la prossima libera
no-account = Non serve un account: il tuo browser si ricorda della tua sedia.
all-taken = Tutte le sedie sono occupate.
no-watching = Solo chi siede a questo tavolo può vederlo.
