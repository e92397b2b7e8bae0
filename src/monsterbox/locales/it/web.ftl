# Ciò che dicono le pagine nel browser.

about-line = Giochi di mostri nel browser: con gli amici, su un solo dispositivo o contro i bot.
skip-to-content = Vai al contenuto
rule = Regola
language = Lingua
light = Luce
light-auto = Come il dispositivo
light-light = Chiaro di luna
light-dark = Notte
menu = Menu
close = Chiudi
go = Vai
search = Cerca
nav-site = Pagine
nav-home = Pagina iniziale
nav-table = Questo tavolo
back-to-table = Torna al tavolo
guest-name = Ospite
your-name = Il tuo nome
copied = Copiato
copy-link = Copia il link
copy-watch-link = Copia il link per guardare
share = Condividi

## Pagina iniziale

home-line = Giochi di mostri in una scatola. Apri, siediti, gioca.
play-now = Gioca subito
with-friends = Con gli amici
one-device = Su un dispositivo
choose-game = Scegli un gioco
the-game = Nella scatola
more-options = Bot, regole della casa, ritmo
read-rules = Regole
box-seats = { $low }–{ $high } giocatori
box-minutes = { $low }–{ $high } minuti
box-zombeasts =
    .line = Completa la luna con quattro carte di un colore e soffia agli altri il quarto che ti manca.
    .minutes-low = 20
    .minutes-high = 30
promise-fair = Ogni mescolata si può controllare
promise-bots = I bot occupano le sedie vuote
promise-private = Nessun account, nessun tracciamento
for-programs = Per i programmi
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
turn-at = Tocca a te: { $game }
with-names = con { $names }
alone-so-far = ancora nessun altro
free-seats =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
is-over = finita
go-on = Continua
look = Guarda
join = Partecipa
watch = Guarda

## Un nuovo tavolo

new-table = Un nuovo tavolo
who-plays = Chi gioca
mode-bots = Contro i bot
mode-bots-about = Tu giochi, sulle altre sedie siedono i bot. Puoi cominciare subito.
mode-friends = Con gli amici
mode-friends-about = Ogni sedia libera riceve un link e un codice da mandare.
mode-device = Su un dispositivo
mode-device-about = Vi passate il dispositivo; intanto una tenda nasconde le carte.
how-many = In quanti giocate?
who-sits-where = Chi siede dove?
chair-number = Sedia { $number }
chair-me = tu
chair-here = un’altra persona qui
chair-invite = qualcuno, con un link
chair-bot = bot: { $name }
chair-name = Nome sulla sedia { $number }
chair-name-empty = un nome qualsiasi
open-table = Apparecchia
pace-and-rules = Ritmo, visite, regole della casa
pace = Ritmo
pace-live = In diretta
pace-live-about = ci siete tutti; chi manca per tre minuti viene sostituito da un bot.
pace-days = A giorni
pace-days-about = ognuno ha tre giorni per giocare.
open-to-all = Mostra questo tavolo a tutti sulla pagina iniziale
house-rules = Regole della casa
meet-the-bots = Ecco i bot

## Inviti

invite-links = Invita gli amici
links-lead =
    { $count ->
        [one] C’è una sedia libera. Manda il suo link, o fai inquadrare il codice.
       *[other] Ci sono { $count } sedie libere. Manda a ognuno un link diverso, o fai inquadrare il codice.
    }
link-of = Link per la sedia { $number }
qr-code = Codice con il link per la sedia { $number }
no-free-seats = Tutte le sedie sono occupate.
to-the-table = Al tavolo
invited-to = Vieni a giocare a { $game }
sit-down = Siediti
link-once = Il link vale per una persona. Il tuo browser ricorda la tua sedia; non serve un account.

## Prima della prima carta

lobby-title = Il tavolo è pronto
lobby-waiting =
    { $count ->
        [0] Ci siete tutti.
        [one] C’è ancora una sedia libera. Le carte si danno quando è occupata.
       *[other] Ci sono ancora { $count } sedie libere. Le carte si danno quando sono tutte occupate.
    }
chair-free = libera
that-is-you = sei tu
is-here = è qui
host = invita
sit-here = Siediti qui
bot-level = Quale bot
put-bot-here = Metti un bot
fair-promise = Le carte seguono da un segreto già fissato. La sua impronta:

## Il tavolo

your-turn = Tocca a te
board = Tavolo
players = Giocatori
playing-now = gioca
points-word = punti
cards-in-hand =
    { $count ->
        [one] carta in mano
       *[other] carte in mano
    }
may-draw-here = pescare una carta da { $name }
bot-stands-in = gioca un bot
bot-stands-in-soon = tra poco gioca un bot
bot-plays-for-you = Un bot gioca al posto tuo.
time-left = ancora { $seconds } s
i-am-back = Rieccomi
away = assente
take-over = Siediti qui
watching = Stai guardando.
your-hand = La tua mano
hand-of = { $name }, la tua mano
not-now = ora non è possibile
last-move = ultima mossa
undo = Annulla
put-back = Rimetti giù
# $card: la carta che è stata presa.
picked = { $card }: dove va?
all-choices =
    { $count ->
        [one] Mostra l’unica scelta
       *[other] Mostra tutte le { $count } scelte
    }
line-lost = Connessione persa, un attimo …
unsent = L’invio non è riuscito. Prova ancora.
sound = Suono
watch-so-far = Che cosa è successo finora
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo? Sulla tua sedia continua un bot.
give-up = Termina la partita
give-up-sure = Terminare la partita per tutti?
given-up-prompt = La partita è stata interrotta.
hand-it-to = Passa a { $name }
no-peeking = Le carte sono nascoste. Tutti gli altri: non sbirciate!
i-am = Sono { $name }, mostra le mie carte
log = Che cosa è successo
since-your-turn = Dal tuo ultimo turno
log-earlier =
    { $count ->
        [one] una riga precedente
       *[other] { $count } righe precedenti
    }

## Primi passi

lesson = Primi passi
lesson-next = Avanti
lesson-skip = Salta
lesson-done = Ho capito
lesson-prompt = Qui leggi che cosa devi fare. Il piccolo numero accanto apre la regola corrispondente.
lesson-hand = Queste sono le tue carte. Ciò che ha un bordo tratteggiato si può usare adesso: toccalo. Se tocchi altro, ti viene detto perché non si può.
lesson-help = Nel libro ci sono tutte le regole, nel menu i tasti e questi primi passi. «Annulla» riprende una scelta finché non si scopre una carta. Buon divertimento!

## Tasti

keys = Tasti
keys-letters = Usa lettere e cifre singole
key-arrows = da carta a carta, da luna a luna
key-digits = carta da 1 a 9 della tua mano
key-enter = giocare o scegliere
key-escape = rimettere giù, chiudere
key-hand = alla tua mano
key-board = al tavolo
key-seats = ai giocatori
key-prompt = alla domanda
key-choices = mostrare tutte le scelte
key-log = al racconto
key-undo = annullare
key-preview = vedere la carta in grande
key-rules = regole
key-help = questo elenco

## Regole

rules = Regole
rules-of = Le regole di { $game }
search-rules = Cerca nelle regole
rules-found =
    { $count ->
        [0] Non ho trovato niente.
        [one] Una regola trovata.
       *[other] { $count } regole trovate.
    }
all-rules = Tutte le regole
in-short = In breve

## Dopo la partita

score-sheet = Conteggio
you-win = Hai vinto!
one-wins = Vince { $name }
some-win = Vittoria condivisa: { $names }
nobody-wins = Non vince nessuno
wins = vince
after-choices =
    { $count ->
        [one] dopo una decisione
       *[other] dopo { $count } decisioni
    }
points-total = Punti
fewest-win = Meno è meglio; in parità decide il numero seguente.
score-reasons = Da dove vengono i punti
rematch = Rivincita
to-the-rematch = Alla rivincita
watch-again = Rivedi la partita
check-shuffle = Controlla la mescolata
record = Scarica il resoconto

## Rivedere la partita

replay-first = All’inizio
replay-back = Un passo indietro
replay-run = Avvia
replay-on = Un passo avanti
replay-step = Passo
fork-here = Continua da qui

## Mescolata onesta

fairness = Mescolata onesta
fair-how = Prima della prima carta il server ha fissato un numero segreto e ne ha mostrato l’impronta. Tutte le carte seguono da quel numero. A partita finita viene svelato, e il tuo browser può ricalcolare ogni pescata: nessuno ha potuto scegliere le carte.
fair-commitment = Impronta del segreto, mostrata prima della prima carta
fair-seed = Il segreto
fair-seed-later = Si vede quando la partita è finita.
fair-contributions = Che cosa hanno aggiunto i giocatori
fair-check =
    { $count ->
        [one] Controlla ora l’unica pescata
       *[other] Controlla ora tutte le { $count } pescate
    }
fair-checking = Controllo in corso …
fair-kept = Il tuo browser aveva annotato la stessa impronta alla tua prima visita a questo tavolo.
fair-first-seen = Il tuo browser annota ora questa impronta e più tardi la confronta.
fair-changed = Il tuo browser aveva annotato un’altra impronta per questo tavolo!
fair-promise-good = L’impronta è proprio quella del segreto.
fair-promise-bad = L’impronta non è quella del segreto!
fair-good = Tutte le { $count } pescate seguono dal segreto.
fair-bad = { $count } pescate non seguono dal segreto!
fair-failed = Non è stato possibile caricare le pescate. Prova ancora.
fair-draw = Pescata { $number }
fair-more = Controllare altrove
fair-elsewhere = Questa pagina rifà i calcoli. Che le regole permettessero ogni pescata lo controlla il programma stesso: scarica il resoconto e lancia questo comando.

## Quando qualcosa non va

failure-unknown = Qui non c’è niente. Forse il link è incompleto, o il tavolo non esiste più.
    .title = Qui non c’è niente
failure-csrf = Questa pagina è rimasta aperta troppo a lungo o viene da altrove. Ricaricala e prova ancora.
    .title = Prova ancora
failure-not-your-seat = Questa non è la tua sedia.
    .title = Non è la tua sedia
failure-not-the-host = Può farlo solo chi ha apparecchiato il tavolo.
    .title = Non si può
failure-seat-taken = Lì siede già qualcuno.
    .title = Sedia occupata
failure-table-full = A questo tavolo tutte le sedie sono occupate. Puoi guardare.
    .title = Il tavolo è pieno
failure-bad-link = Questo link è già stato usato o non è di questo tavolo. Fattene dare uno nuovo.
    .title = Il link è già stato usato
failure-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli ancora.
    .title = Il tavolo è cambiato
failure-key-reused = Questa mossa è arrivata due volte con contenuto diverso. Scegli ancora.
    .title = Scegli ancora
failure-not-begun = La partita non è ancora cominciata.
    .title = Non ancora
failure-not-over = Si può vedere quando la partita è finita.
    .title = Non ancora
failure-already-over = La partita è finita.
    .title = La partita è finita
failure-too-many-tables = Hai già molti tavoli aperti. Prima finiscine uno.
    .title = Troppi tavoli
failure-not-stored = La mossa non è stata salvata, quindi non vale. Prova ancora tra un attimo.
    .title = Non salvata
failure-broken-table = Questo tavolo non si può più leggere. Ci dispiace.
    .title = Il tavolo è rotto
failure-nothing-to-undo = Non si può annullare niente: nel frattempo è stata scoperta una carta o ha agito qualcun altro.
    .title = Niente da annullare
failure-refused = Ora le regole non lo permettono.
    .title = Non ora
failure-bad-wish = Qualcosa in questo modulo non è possibile.
    .title = Controlla il modulo
failure-bad-request = Il server non ha capito questa richiesta.
    .title = Non capito
failure-method = Questo indirizzo non si usa così.
    .title = Non capito
failure-too-big = È troppo grande.
    .title = Troppo grande
failure-content-type = Il server non sa leggere questo tipo di dati.
    .title = Non capito
failure-too-many =
    { $seconds ->
        [one] Troppo in fretta. Aspetta un secondo.
       *[other] Troppo in fretta. Aspetta { $seconds } secondi.
    }
    .title = Troppo in fretta
failure-closing = Il server si sta riavviando. La pagina torna da sola.
    .title = Un attimo
failure-unexpected = Qui qualcosa è andato storto. Niente è perduto; prova ancora.
    .title = La luna si è addormentata

failure-wish-unknown-game = Questo gioco non esiste.
failure-wish-bad-seats = Il gioco non si gioca in così tanti o così pochi.
failure-wish-bad-chair = Nessuno del genere può sedersi su una sedia.
failure-wish-bad-bot = Questo bot qui non c’è.
failure-wish-no-person = Al tavolo deve sedere almeno una persona.
failure-wish-empty = Scrivi qualcosa.
failure-wish-too-long = È troppo lungo.
failure-wish-unknown-option = Questa regola della casa non esiste.
failure-wish-not-allowed = Queste regole della casa non vanno insieme, o il valore non è permesso.
failure-wish-bad-deck = Questo non è un mazzo per questo gioco.
failure-wish-bad-pace = Questo ritmo non esiste.
failure-wish-bad-key = La chiave di una mossa ha da 8 a 64 lettere e cifre.
failure-wish-bad-language = Questa lingua qui non c’è.
failure-wish-bad-step = La partita non ha questo passo.
failure-wish-too-many = Sono troppi.
failure-wish-bad-order = Qui non c’è una risposta anticipata simile.
failure-wish-bad-contribution = Questo non si può aggiungere alla mescolata.

## Zombeasts

zombeasts-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
zombeasts-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
zombeasts-draw-hint = pesca qui, dal tallone o da una mano
zombeasts-moons-of = Lune di { $name }
zombeasts-peek = Vedi in grande le lune di { $name }
zombeasts-free = libero
zombeasts-of-four = { $count } su 4
# $moon: come in zombeasts/moon.
zombeasts-add-here = { $moon }: metti qui la carta
zombeasts-start-here = nuova { $moon }: metti qui la carta
zombeasts-held = Ora da posare: { $card }
zombeasts-empty-hand = Nessuna carta in mano.
zombeasts-lesson-moons = Qui crescono le tue lune. Quattro carte di un colore, due quarti di sinistra e due di destra, formano una luna piena: è da lì che vengono i punti.
zombeasts-lesson-stock = Dopo aver giocato peschi qui: una carta scoperta, dal tallone o a caso dalla mano di un altro. Quante, lo dice il numero su sfondo nero della carta giocata.

## Oh My Brain

box-oh-my-brain =
    .line = I tuoi animali zombi salgono sull’orda; chi non tiene il passo paga in cervelli.
    .minutes-low = 10
    .minutes-high = 20
# On the panel of a player, where several choose at the same time.
choosing-now = sceglie
oh-my-brain-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
oh-my-brain-brains =
    { $count ->
        [0] nessun cervello
        [one] un cervello
       *[other] { $count } cervelli
    }
oh-my-brain-in-grave = { $count } nel cimitero
# What the next card must be; $more: one more than the top card.
oh-my-brain-next =
    { $next ->
        [any] va bene ogni carta
        [below] sotto l’8
        [zero] solo uno 0
       *[climb] da { $more } in su, o uno 0
    }
oh-my-brain-nobody = Ancora nessuno
oh-my-brain-see-pile = Vedi tutte le carte: { $pile }
oh-my-brain-top-by = giocata da { $name }
oh-my-brain-on-top = In cima: { $card }
oh-my-brain-piles = Mazzi e dado
oh-my-brain-chosen = ha scelto
oh-my-brain-starter = ha iniziato il round
oh-my-brain-empty-hand = Nessuna carta in mano.
oh-my-brain-pass = Passa
# § stands for the card until it is picked up.
oh-my-brain-picked = { $card }: quante?
oh-my-brain-your-sign = il tuo segno
oh-my-brain-who-starts = Chi inizia?
# After the name of a card.
oh-my-brain-card-does =
    { $does ->
        [any] va su tutto
        [below] la carta seguente deve essere sotto l’8
        [again] toglie l’orda, e tocca ancora a te
       *[roll] lancia il dado
    }
oh-my-brain-lesson-horde = Tutti si arrampicano sull’orda: la tua carta deve essere più alta di quella in cima, oppure uno 0. Più carte uguali si giocano insieme; tutte tranne una finiscono nei cimiteri degli altri. Se non puoi o non vuoi giocare, passi e paghi un cervello.
oh-my-brain-lesson-yard = Il tuo cimitero, che vedi solo tu. Con meno di tre carte in mano ti completi da qui. Resta per primo senza carte: gli altri pagano un cervello per ogni carta che hanno ancora.

## Monster Meister

box-monster-meister =
    .line = Chi si nasconde dove? Scopri a memoria i mostri giusti e liberati dei tuoi.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
monster-meister-busy =
    { $phase ->
        [flip] prende la missione
        [reveal] scopre
        [name] annuncia
        [place] piazza
        [ready] memorizza
       *[other] sceglie
    }
monster-meister-done =
    { $phase ->
        [reveal] ha finito
        [place] ha piazzato
        [ready] pronto
       *[other] ha scelto
    }
monster-meister-yours = I tuoi mostri
monster-meister-yours-named = { $name }, i tuoi mostri
monster-meister-of = Mostri di { $name }
monster-meister-peek = Vedi in grande i mostri di { $name }
monster-meister-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
monster-meister-cell = colonna { $column }, riga { $row }
monster-meister-down = coperta
# After the name of a card that lies face down, with open memory.
monster-meister-ghost = già vista: { $face }
monster-meister-your-choice = la tua scelta
monster-meister-turned =
    { $number ->
        [0] { $count } scoperte
       *[other] { $count } scoperte su { $number }
    }
monster-meister-own-left = mostri propri rimasti
monster-meister-only-you = La vedi solo tu. Piazzala coperta dove c’è un più.
monster-meister-has-drawn = ha pescato una carta
monster-meister-task-pile = mazzo delle missioni, coperto
monster-meister-named-by = annunciato da { $name }
monster-meister-still-in = Ancora in gara
monster-meister-on-top = in cima: { $back }
monster-meister-tasks-so-far = Missioni finora
monster-meister-last-count = Ultimo conteggio
monster-meister-round-by-round = Manche per manche
monster-meister-minds = Che cosa credevano i bot
monster-meister-minds-right = { $right } su { $count } giuste, { $others } senza idea
monster-meister-mind-blank = nessuna idea; c’era { $truth }
monster-meister-mind =
    pensava: { $believed } (sicuro al { $percent } %); { $verdict ->
        [right] giusto
       *[wrong] sbagliato, c’era { $truth }
    }
monster-meister-training = Allenamento
monster-meister-lesson-task = La missione di questa manche: quante carte scoprire, o fino a quale, e quanto vale ogni mostro. Tutti scoprono allo stesso tempo, e la fretta non aiuta.
monster-meister-lesson-strays = Più punti di tutti? Metti una delle carte scoperte sotto i randagi. Meno di tutti? Ricevi un randagio, lo guardi una volta e lo piazzi. Alla fine vince chi ha meno mostri con il proprio dorso.
monster-meister-lesson-memory = Guarda bene prima di dire pronto: poi tutte le carte vengono rimesse coperte, e solo la tua memoria le conserva.

## Humans!!!, alone and with Zombies!!!

box-humans =
    .line = Gli zombie siete voi: fate irruzione, prendete i vivi, divorateli o fatene dei vostri.
    .minutes-low = 30
    .minutes-high = 60
box-humans-zombies =
    .line = Due giochi su una mappa: c’è chi fa i non morti e chi si fa strada fino all’eliporto.
    .minutes-low = 60
    .minutes-high = 120
# Answers in advance: the button, and what it says while it stands.
order-pass-until-turn = Passo fino al mio turno
order-ask-in-reach = Chiedi solo per prede a portata
standing-pass-until-turn = Passi fino al tuo turno.
standing-ask-in-reach = Ti si chiede solo se viene catturata una preda alla tua portata.
standing-off = Chiedimi di nuovo
humans-map =
    { $count ->
        [one] Mappa della città, una tessera
       *[other] Mappa della città, { $count } tessere
    }
humans-zoom = Grandezza della mappa
humans-zoom-in = Più grande
humans-zoom-out = Più piccola
humans-zoom-fit = Tutta la mappa
humans-turn-left = Gira la tessera a sinistra
humans-turn-right = Gira la tessera a destra
humans-lay-here = Posa qui
# § stands for the number.
humans-steps-away = passi fin lì: { $count }
# Who stands on a space.
humans-here =
    { $kind ->
        [human] un umano
        [npc]
            { $count ->
                [one] uno zombie neutrale
               *[other] { $count } zombie neutrali
            }
        [pawn] il fuciliere di { $name }
       *[zombie]
            { $count ->
                [one] uno zombie di { $name }
               *[other] { $count } zombie di { $name }
            }
    }
humans-lying =
    { $kind ->
        [open] segnalino Varco
        [life] gettone Vita
        [bullet] proiettili
       *[die] gettone Dado
    }
humans-ways = si prosegue verso: { $ways }
humans-closed = sbarrato: { $ways }, barricata { $number }
humans-humans =
    { $count ->
        [one] un umano
       *[other] { $count } umani
    }
humans-dice =
    { $count ->
        [0] nessun gettone Dado
        [one] un gettone Dado
       *[other] { $count } gettoni Dado
    }
humans-barricade = barricata { $number }
humans-opened =
    { $count ->
        [one] un varco aperto
       *[other] { $count } varchi aperti
    }
humans-exits = uscite: { $ways }
humans-in-words = La città a parole
humans-nearest = Dai tuoi zombie all’umano più vicino
humans-near =
    { $steps ->
        [0] { $space }: un umano è proprio lì
        [one] { $start }: un passo, { $space }
       *[other] { $start }: { $steps } passi, { $space }
    }
humans-none-near = Così come stanno le cose, nessun umano è raggiungibile.
humans-nearest-foe = Dal tuo fuciliere allo zombie neutrale più vicino
humans-nearest-helipad = Dal tuo fuciliere all’eliporto
humans-way =
    { $steps ->
        [0] { $space }: sei proprio lì
        [one] { $start }: un passo, { $space }
       *[other] { $start }: { $steps } passi, { $space }
    }
humans-no-way = Così come stanno le cose, nessuna via porta lì.
humans-tiles = Tessere
humans-piles = Round e mazzi
humans-round = Round { $round }
humans-tiles-left = Tessere rimaste
humans-supply = Umani nella riserva
humans-events = Carte Evento
humans-discard = Scarti
humans-drawn = Pescate
humans-hand = Carte
humans-tokens = Gettoni Dado
humans-ability = abilità
humans-used = usata
humans-card-used = carta del round giocata
humans-weapon = arma +{ $bonus }
humans-event = evento
humans-item = oggetto
humans-items = I tuoi oggetti
humans-empty-hand = Nessuna carta in mano.
humans-card-free = carta del round ancora libera
humans-track = { $zombies } zombie, { $eaten } divorati
humans-collected = { $count } zombie su { $goal }
# What is being rolled for.
humans-stage =
    { $kind ->
        [barricade] Irruzione
        [capture] Cattura
       *[other] Scontro
    }
humans-duel =
    { $kind ->
        [barricade]
            { $needed ->
                [1] { $name } fa irruzione: la barricata cede da sola
               *[other] { $name } fa irruzione: serve { $needed } o più
            }
        [capture]
            { $against ->
                [somebody] { $name } afferra { $foe }: serve { $needed } o più
               *[nobody] { $name } afferra un umano: serve { $needed } o più
            }
        [attack]
            { $against ->
                [somebody] { $name } attacca uno zombie di { $foe }: serve { $needed } o più
               *[nobody] { $name } attacca lo zombie di un giocatore: serve { $needed } o più
            }
       *[fight] { $name } combatte uno zombie neutrale: serve { $needed } o più
    }
humans-rolls =
    { $what ->
        [weapon] { $face } per l’arma
        [flee] { $face } per fuggire
       *[other] { $face }
    }
humans-fate =
    { $fate ->
        [paralysed] perde il prossimo turno
        [afraid-next] avrà paura
        [afraid] ha paura
        [cramped-next] eviterà gli edifici
        [cramped] evita gli edifici
        [untied] ha le scarpe slacciate
        [marbles-next] sparge biglie
        [marbles] sparge biglie
        [food-next] lancia cibo
        [food] lancia cibo
        [left] ha lasciato il tavolo
       *[dead] è morto
    }
humans-key-zoom = mappa più grande, più piccola, intera; frecce con Maiusc per spostarla
humans-key-next = alla prossima cosa che si può fare sulla mappa
humans-key-turn = girare la tessera
humans-lesson-town = La città cresce a ogni tessera. Tocca un tuo zombie, poi una casella con un anello: ci va. Puoi trascinare la mappa e ingrandirla con la rotella o con due dita.
humans-lesson-goal = Ogni tuo zombie sulla mappa e ogni umano divorato vale un punto. Raggiungi per primo il numero del tuo personaggio.
humans-lesson-capture = Vai sugli umani per catturarli. Gli edifici sono sbarrati: fermati davanti e fai irruzione. Gli altri possono armare la preda, quindi occhio alle ferite.
humans-lesson-gun = Sei un fuciliere: nessuna barricata ti ferma. Tocca una casella con un anello e ci vai. Dove c’è uno zombie si combatte: dado e bonus devono fare 4, i proiettili aiutano, un colpo a vuoto costa una vita.
humans-lesson-gun-goal = Ogni zombie che uccidi entra nella tua collezione. Vinci con 25, oppure al centro dell’eliporto, l’ultima tessera, quando lì non resta nessuno zombie.
