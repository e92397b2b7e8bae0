# Serate di torneo

new = Una nuova serata
new-about = Un torneo tra amici, in un circolo o in classe: tutti entrano con un solo link o un codice, e Monsterbox apre i tavoli.
usual-title = Serata dei mostri
what = A che cosa si gioca?
title = Come si chiama la serata?
form = Formula del torneo
form-swiss = Sistema svizzero
form-round-robin = Tutti contro tutti
form-about = Tutti contro tutti va bene se si è in pochi. Nel sistema svizzero si incontra chi ha più o meno gli stessi punti; va bene se si è in tanti.
rounds = Turni
table-size = Posti per tavolo
preset = Regole della casa
who = Chi gioca?
i-play = Gioco anch’io
fill = Posti vuoti
no-fill = restano vuoti
teams = Squadre
team-count =
    { $count ->
        [0] nessuna
       *[other] { $count }, sorteggiate
    }
when = Per quanto tempo?
clock = Tempo per ogni turno
clock-of =
    { $minutes ->
        [0] senza limite
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
pause = Il turno successivo comincia
pause-host = quando lo avvio io
pause-of =
    { $minutes ->
        [0] appena tutti i tavoli hanno finito
        [one] 1 minuto dopo l’ultimo tavolo
       *[other] { $minutes } minuti dopo l’ultimo tavolo
    }
open = Apri la serata
home-link = Apri una serata di torneo
facts-swiss = { $game }, sistema svizzero · { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } · al massimo { $seats } per tavolo
facts-round-robin = { $game }, tutti contro tutti · { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } · al massimo { $seats } per tavolo
take-part = Partecipa
join = Ci sono
late-guests = Chi arriva più tardi gioca dal turno successivo e comincia con la media.
start-next = Avvia il turno { $number }
start-first = Avvia il primo turno
lead = Dirigi la serata
projector = Vista per il proiettore
link = Link alla serata
leave = Smetti di giocare
back = Alla serata
picture = Codice QR che porta alla serata
join-title = Gioca o guarda
scan-or-type = Inquadra con la fotocamera, o digita nella pagina iniziale
type = Digita nella pagina iniziale
is-over = La serata è finita
not-begun = Si comincia tra poco
round-of = Turno { $number } di { $rounds }
time-left = Tempo rimasto in questo turno
after-the-clock = rimangono in questo turno. Poi chi dirige decide come contano i tavoli ancora in gioco.
winners =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
nobody-won = Senza un turno finito non ha vinto nessuno.
who-is-here =
    { $count ->
        [0] Non c’è ancora nessuno.
        [one] Un’iscrizione finora.
       *[other] { $count } iscrizioni finora.
    }
next-soon = Tutti i tavoli hanno finito. Tra poco si continua.
host-starts-next = Tutti i tavoli hanno finito.
no-clock = Questo turno non ha limiti di tempo.
tables-done = Tavoli finiti
of = { $done } di { $all }
next-round = Turno successivo
in-minutes =
    { $minutes ->
        [0] adesso
       *[other] tra { $minutes } min
    }
sits-out = Riposa
table = Tavolo { $number }
your-table = il tuo tavolo
watch-table = Guarda il tavolo { $number }
place = posto { $place }
draw = Parità
won-by =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
decided = (a tavolino)
stopped = Interrotto: decide chi dirige
playing = Si gioca
somebody = Ospite
points = { NUMBER($points, maximumFractionDigits: 2) }
standings = Classifica
after-round = dopo il turno { $round }
before-first = prima del primo turno
standings-about = Classifica: posto, nome, punti di ogni turno, somma, punti degli avversari, variazione
col-place = Posto
col-player = Nome
col-round = T{ $number }
col-sum = Punti
col-opponents = Avversari
col-change = Variazione
up =
    { $count ->
        [one] un posto guadagnato
       *[other] { $count } posti guadagnati
    }
down =
    { $count ->
        [one] un posto perso
       *[other] { $count } posti persi
    }
same = stesso posto
team = Squadra { $number }
you-play-at = Giochi al tavolo { $number }
who-plays-where = Chi gioca dove?
how-counted = Come si conta
counting = A ogni tavolo ricevi un punto per ogni persona battuta e mezzo punto in caso di parità. I tavoli piccoli contano quanto quelli pieni. Chi riposa riceve i punti di una vittoria.
ties = A parità di punti decidono prima i punti di tutti i tuoi avversari (Buchholz), poi gli scontri diretti se chi è alla pari si è già incontrato, poi il numero di tavoli vinti. Dopo, il posto è condiviso.
drawing = Le squadre derivano da un numero la cui impronta era fissata fin dall’inizio:
seed = Il numero stesso:
round = Turno { $number }
participants =
    { $count ->
        [0] Ancora nessuno
        [one] Un’iscrizione
       *[other] { $count } iscrizioni
    }
teams-later = { $count } squadre saranno sorteggiate prima del primo turno. Impronta del sorteggio:
is-done = finito
has-left = non gioca più
new-name = Nuovo nome
rename = Rinomina
by-bot = Sostituisci con questo bot
newcomer = Chi è appena arrivato
by-newcomer = Continua qui
send-away = Togli dalla serata
add-bot = Aggiungi un bot
decide-about = I risultati arrivano da soli. Se un tavolo viene interrotto o qualcosa non va, inserisci qui i posti; posti uguali valgono parità. Un tavolo ancora in gioco finisce così.
place-of = Posto di { $name }
decide = Conta così
the-end = Fine
end = Chiudi la serata
end-about = Contano i turni in cui tutti i tavoli hanno finito.
delete = Elimina la serata
delete-about = La classifica sparisce per tutti. I tavoli e i loro risultati restano.
sure-leave = Smettere di giocare dal prossimo turno?
sure-away = Togliere { $name } dal prossimo turno?
sure-end = Chiudere la serata adesso?
sure-delete = Eliminare la serata per tutti?
