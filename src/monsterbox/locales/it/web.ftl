# Ciò che dicono le pagine nel browser.

about-line = Giochi di mostri nel browser: con gli amici, su un solo dispositivo o contro i bot.
skip-to-content = Vai al contenuto
rule = Regola
language = Lingua
light = Tema
light-auto = Sistema
light-light = Chiaro
light-dark = Scuro
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
play-game-now = Gioca subito a { $game }
save-name = Salva il nome
with-friends = Con gli amici
one-device = Su un dispositivo
choose-game = Scegli un gioco
the-game = Nella scatola
more-options = Altre opzioni
read-rules = Regole
box-seats = { $low }–{ $high } giocatori
box-short-minutes = { $low }–{ $high } min
promise-fair = Ogni mescolata si può controllare
promise-bots = I bot occupano le sedie vuote
promise-private = Nessun account, nessun tracciamento
for-programs = API per sviluppatori
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
dismiss-table = Togli { $game } dall’elenco
go-on = Continua
look = Guarda
join = Partecipa
watch = Guarda

## Un nuovo tavolo

new-table = Un nuovo tavolo
new-table-about = Puoi cominciare subito: tutto è come da regolamento finché non lo cambi.
which-game = Quale gioco
who-plays = Chi gioca
mode-bots = Contro i bot
mode-bots-about = Tu giochi, sulle altre sedie siedono i bot. Puoi cominciare subito.
mode-friends = Con gli amici
mode-friends-about = Ogni sedia libera riceve un link e un codice da mandare.
mode-device = Su un dispositivo
mode-device-about = Vi passate il dispositivo; tra un turno e l’altro una tenda nasconde le carte.
how-many = In quanti giocate?
who-sits-where = Chi siede dove?
chair-number = Sedia { $number }
chair-me = tu
chair-here = un’altra persona qui
chair-invite = qualcuno, con un link
chair-bot = bot: { $name }
chair-name = Nome sulla sedia { $number }
chair-name-empty = un nome qualsiasi
chairs-left-empty = Le sedie oltre questo numero restano vuote.
chair-stays-empty = resta vuota
players-count =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
open-table = Prepara il tavolo
pace = Ritmo
pace-live = In tempo reale
pace-live-about = ci siete tutti; chi manca per tre minuti viene sostituito da un bot.
pace-days = Per corrispondenza
pace-days-about = ognuno ha tre giorni per ogni turno.
bot-speed = Velocità dei bot
bot-speed-calm = Calma
bot-speed-brisk = Svelta
bot-speed-at-once = Senza pause
skip-to-people = Vai al mio turno
recaps = Ultimi turni dei bot
recap-none = { $name } non ha ancora giocato.
recap-again = Rivedi il turno di { $name }
open-to-all = Mostra questo tavolo a tutti sulla pagina iniziale
no-spectators = Senza pubblico: solo chi siede al tavolo vede la partita
how-strict = Rigore delle regole
preset-note = Un profilo imposta in una volta tutte le regole qui sotto; poi puoi cambiarle una per una.
preset-apply = Imposta le regole qui sotto
argued-rules = Su che cosa si discute
other-rules = Tutte le altre regole
rule-changed = modificata
rules-count =
    { $count ->
        [one] una regola
       *[other] { $count } regole
    }
changes =
    { $count ->
        [one] una modifica
       *[other] { $count } modifiche
    }
meet-the-bots = Ecco i bot

## Inviti

invite-links = Invita gli amici
link-of = Link per la sedia { $number }
qr-code = Codice con il link per la sedia { $number }
no-free-seats = Tutte le sedie sono occupate.
to-the-table = Al tavolo
invited-to = Vieni a giocare a { $game }
sit-down = Siediti
link-once = Il link vale per una persona. Il tuo browser ricorda la tua sedia; non serve un account.
only-here = Questi link funzionano solo su questo dispositivo: da fuori il server non è raggiungibile.
let-others-in = Per far entrare gli amici della tua rete, ferma il server con Ctrl-C nel suo terminale e riavvialo così. Il tavolo resta, e i suoi link valgono poi per tutti.
or = oppure
how-to-let-in = Come far entrare gli amici
other-addresses = Se ai tuoi amici un link non si apre, sostituisci il suo inizio con uno di questi indirizzi:
chair-is-taken = Su questa sedia ora c’è qualcun altro. Puoi guardare o chiedere un nuovo link.
match-is-over = Questa partita è finita.
own-table = Apri un tavolo tuo

## Prima della prima carta

lobby-title = Il tavolo è pronto
lobby-waiting =
    { $count ->
        [0] Ci siete tutti.
        [one] C’è ancora una sedia libera. Si distribuisce quando è occupata.
       *[other] Ci sono ancora { $count } sedie libere. Si distribuisce quando sono tutte occupate.
    }
chair-free = libera
that-is-you = sei tu
is-here = è qui
host = chi ospita
sit-here = Siediti qui
bot-level = Quale bot
put-bot-here = Metti un bot
fair-promise = Le carte derivano da un segreto già fissato. La sua impronta:

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
undo-together = Annulla tutte e { $count }
series-progress = { $done } su { $of }
put-back = Deseleziona
# $card: la carta che è stata presa.
picked = { $card }: dove va?
all-choices =
    { $count ->
        [1] Mostra l’unica scelta
        [2] Mostra entrambe le scelte
       *[other] Mostra tutte le { $count } scelte
    }
choices-title = Le tue scelte
choices-search = Cerca tra le scelte
choices-none = Nessuna scelta corrisponde.
# Always more than two.
more-choices = { $count } scelte
fold-hand = Chiudi o apri la tua mano
extra = Sul tavolo
line-lost = Connessione persa, riconnessione …
unsent = L’invio non è riuscito. Prova ancora.
sure-no = Non ancora
sure-yes = Sì, procedi
confirm-moves = Chiedi conferma prima di ogni mossa
taken-back = L’ultima mossa è stata annullata.
sound = Suono
watch-so-far = Che cosa è successo finora
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo? Sulla tua sedia continua un bot.
give-up = Termina la partita
give-up-sure = Terminare la partita per tutti?
given-up-prompt = La partita è stata interrotta.
hand-it-to = Passa a { $name }
hand-over-prompt = Guarda che cosa hai ricevuto, poi passa il dispositivo a { $name }.
hand-over = Fatto, consegna
no-peeking = Le carte sono nascoste. Tutti gli altri: non sbirciate!
react-title = Qualcuno reagisce?
react-nobody = Nessuno
react-hint = Tutte le mani sono coperte.
react-order = Prima chi è più a sinistra.
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
lesson-waits = I bot aspettano che tu finisca di leggere.
lesson-prompt = Qui leggi che cosa devi fare. Il piccolo numero accanto apre la regola corrispondente.
lesson-hand = Queste sono le tue carte. Quelle con la cucitura si possono giocare: toccane una. Tocca qualcos’altro e ti diciamo perché non si può.
lesson-help = Nel libro ci sono tutte le regole, nel menu i tasti e questi primi passi. «Annulla» ritira una scelta finché non si scopre una carta. Buon divertimento!

## Tasti

keys = Tasti
keys-letters = Usa lettere e cifre singole
key-arrows = da una carta o da un posto al successivo
key-digits = carte da 1 a 9 della tua mano
key-enter = giocare o scegliere
key-escape = rimettere giù, chiudere
key-hand = alla tua mano
key-board = al tavolo
key-seats = ai giocatori
key-prompt = alla domanda
key-choices = mostrare tutte le scelte
key-log = alla cronaca
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
        [0] Nessun risultato.
        [one] Una voce trovata.
       *[other] { $count } voci trovate.
    }
all-rules = Tutte le regole
in-short = In breve
rules-contents = Indice
rules-to-read = Da leggere
rules-to-look-up = Da consultare
rules-entries =
    { $count ->
        [one] una voce
       *[other] { $count } voci
    }
rules-usual = predefinito
rules-source = Fonte:
rules-about-table = Attorno al tavolo
rules-in-records = Nei resoconti e nei comandi:
rules-changes = Cambia
# Sotto un capitolo di esempi: come si leggono le figure.
rules-legend = Contorno tratteggiato: possibile ora. Impronta: appena successo.
rules-possible = Possibile ora:
picture = Figura { $number }

## Dopo la partita

score-sheet = Punteggio
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
you = Tu
score-round = Manche
score-by-round = Manche per manche
after-turns =
    { $count ->
        [one] dopo un turno
       *[other] dopo { $count } turni
    }
after-rounds =
    { $count ->
        [one] dopo una manche
       *[other] dopo { $count } manche
    }
warm-given-up = Stavolta nessun vincitore. I mostri sono pronti a ricominciare quando vuoi.
warm-nobody = Non vince nessuno: questa notte è dei mostri.
warm-shared = Fianco a fianco fino alla fine: una vittoria da dividere.
warm-tie = { $name } era alla pari fino all’ultimo punto. Più vicini di così non si può.
warm-close = Solo { $unit } indietro: { $name } ce l’aveva quasi fatta. Che finale!
warm-clear = { $name } è indietro di { $unit } e si affila già gli artigli per la rivincita.
fewest-win = Vince il totale più basso; in caso di parità decide il numero successivo.
score-reasons = Da dove vengono i punti
rematch = Rivincita
to-the-rematch = Alla rivincita
watch-again = Rivedi la partita
check-shuffle = Controlla la mescolata
record = Scarica il resoconto

## Rivedere la partita

replay-first = All’inizio
replay-prev = Un passo indietro
replay-run = Avvia
replay-next = Un passo avanti
replay-turn-back = Al turno precedente
replay-turn-on = Al turno successivo
replay-last = Alla fine
replay-turn = Turno { $number }
replay-speed = Velocità
key-space = barra spaziatrice
replay-step = Passo
fork-here = Continua da qui

## Mescolata onesta

fairness = Mescolata onesta
fair-how = Prima della prima carta il server fissa un numero segreto e ne mostra l’impronta. Solo dopo il browser di ogni giocatore aggiunge numeri casuali propri. Tutte le carte derivano da entrambi. A partita finita il segreto viene svelato e il tuo browser ricalcola ogni pescata: nessuno ha potuto scegliere le carte, nemmeno il server.
fair-commitment = Impronta del segreto, mostrata prima della prima carta
fair-seed = Il segreto
fair-seed-later = Si vede quando la partita è finita.
fair-contributions = Che cosa hanno aggiunto i browser dei giocatori
fair-added-none = Niente: il server ha mescolato da solo.
fair-not-added = Non è arrivato niente da: { $names }
fair-has-added = ha contribuito alla mescolata
fair-shuffling = Si mescola …
fair-shuffling-how = Il server ha fissato il suo segreto. Il tuo browser aggiunge ora numeri casuali propri, poi si danno le carte.
fair-gathering = La mescolata aspetta ancora: { $names }
fair-begin = Dai le carte ora
seal-whole = Onesta: il tuo browser ha controllato ogni pescata, e nella mescolata c’erano i suoi numeri casuali.
seal-seen = Onesta: il tuo browser ha controllato ogni pescata con l’impronta che aveva visto prima della prima carta.
seal-bare = Il tuo browser ha controllato ogni pescata. Prima della prima carta non c’era, quindi non ha un’impronta propria da confrontare.
seal-alarm = Questa mescolata non è quella promessa!
seal-lost = Quello che il tuo browser aveva aggiunto non c’è!
seal-strange = È stato aggiunto qualcosa per la sedia di un bot!
seal-alone = Il tuo browser ha controllato ogni pescata, ma nessun browser ha aggiunto niente: il server ha mescolato da solo.
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
fair-good =
    { $count ->
        [one] L’unica pescata deriva dal segreto.
       *[other] Tutte le { $count } pescate derivano dal segreto.
    }
fair-bad =
    { $count ->
        [one] Una pescata non deriva dal segreto!
       *[other] { $count } pescate non derivano dal segreto!
    }
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
failure-not-the-host = Può farlo solo chi ha preparato il tavolo.
    .title = Non si può
failure-seat-taken = Lì siede già qualcuno.
    .title = Sedia occupata
failure-table-full = A questo tavolo tutte le sedie sono occupate. Puoi guardare.
    .title = Il tavolo è pieno
failure-evening-over = Questa serata è finita; non si può più cambiare nulla.
    .title = La serata è finita
failure-evening-waits = Adesso non si può: a un tavolo si gioca ancora, tutti i turni sono stati giocati, o non c’è più posto.
    .title = Non ancora
failure-too-few-players = Non ci sono abbastanza persone nemmeno per un tavolo.
    .title = Troppo pochi
failure-bad-code = Questo codice non esiste. Forse c’è un carattere sbagliato, o il tavolo non c’è più.
    .title = Codice sconosciuto
failure-bad-link = Questo link è già stato usato o non è di questo tavolo. Fattene dare uno nuovo.
    .title = Il link è già stato usato
failure-second-hand = Giochi o hai già giocato a questo tavolo. Su un’altra sedia vedresti una seconda mano.
    .title = Una mano a testa
failure-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli ancora.
    .title = Il tavolo è cambiato
failure-key-reused = Questa mossa è arrivata due volte con contenuto diverso. Scegli ancora.
    .title = Scegli ancora
failure-not-begun = La partita non è ancora cominciata.
    .title = Non ancora
failure-not-over = Si può vedere quando la partita è finita.
    .title = Non ancora
failure-not-in-a-lesson = A questo tavolo non si tengono lezioni.
    .title = Nessuna lezione
failure-no-review = Una partita abbandonata non ha un risultato che un’analisi possa spiegare.
    .title = Nessun risultato, nessuna analisi
failure-too-many-reviews = Ci sono già diverse analisi in attesa. Riprova quando una di queste è finita.
    .title = L’allenatore è occupato
failure-no-series = Adesso non c’è niente da riempire.
    .title = Non ora
failure-already-over = La partita è finita.
    .title = La partita è finita
failure-unknown-puzzle = Questo rompicapo non esiste; forse nel frattempo le regole sono cambiate.
    .title = Rompicapo inesistente
failure-hint-not-now = Al momento non c’è niente da scegliere.
    .title = Non ora
failure-hint-among-people = Le idee sono solo per chi gioca da solo contro i bot.
    .title = Qui niente idee
failure-hint-from-memory = È un gioco di memoria: l’allenatore ricorderebbe al posto tuo.
    .title = Qui niente idee
failure-too-many-tables = Hai già molti tavoli aperti. Prima finiscine uno.
    .title = Troppi tavoli
failure-not-alone = A questo tavolo giocano ancora altri. Prima abbandona la partita o finiscila.
    .title = Qui giocano altri
failure-bad-recovery = Questa frase segreta è già stata usata, ha più di sette giorni o è stata digitata male.
    .title = La frase segreta non funziona
failure-no-spectators = Chi ha aperto questo tavolo non vuole pubblico.
    .title = Tavolo riservato
failure-no-free-text = A questo tavolo ci sono solo le frasi pronte.
    .title = Solo frasi pronte
failure-unknown-message = Nessuno l’ha detto, o è stato rimosso.
    .title = Non trovato
failure-lobby-closed = Al momento non si aprono nuovi tavoli. Le partite in corso continuano.
    .title = Niente nuovi tavoli
failure-banned = Il gestore di questo server ti ha escluso.
    .title = Ingresso vietato
failure-not-sent = L’email non è partita. Riprova più tardi.
    .title = Non inviata
failure-no-mail = Questo server non invia email.
    .title = Niente email
failure-not-stored = La mossa non è stata salvata, quindi non vale. Prova ancora tra un attimo.
    .title = Non salvata
failure-broken-table = Questo tavolo non si può più leggere. Ci dispiace.
    .title = Il tavolo è rotto
failure-nothing-to-undo = Non si può annullare niente: nel frattempo è stata scoperta una carta o ha agito qualcun altro.
    .title = Niente da annullare
failure-refused = Ora le regole non lo permettono.
    .title = Non ora
failure-bad-wish = Qualcosa in questo modulo non va bene.
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
failure-host = Sotto questo nome qui non ci sono tavoli. Chi gestisce il server può ammettere il nome nelle impostazioni.
    .title = Indirizzo sbagliato
failure-closing = Il server si sta riavviando. La pagina torna da sola.
    .title = Un attimo
failure-unexpected = Qui qualcosa è andato storto. Niente è perduto; prova ancora.
    .title = La luna si è addormentata

failure-wish-unknown-game = Questo gioco non esiste.
failure-wish-bad-seats = A questo gioco non si gioca in quel numero.
failure-wish-bad-chair = Su una sedia non può sedersi nessuno del genere.
failure-wish-bad-bot = Questo bot qui non c’è.
failure-wish-only-levels = A un tavolo aperto a tutti i bot giocano solo a uno dei cinque livelli.
failure-wish-no-person = Al tavolo deve sedere almeno una persona.
failure-wish-empty = Scrivi qualcosa.
failure-wish-too-long = È troppo lungo.
failure-wish-unknown-option = Questa regola della casa non esiste.
failure-wish-unknown-preset = Questo profilo di regole non esiste.
failure-wish-not-allowed = Queste regole della casa non sono compatibili, o il valore non è ammesso.
failure-wish-bad-address = Questo non è un indirizzo email.
failure-wish-bad-name = Questo nome qui non è gradito. Scegline un altro.
failure-wish-bad-report = Di’ di chi si tratta e che cosa non va.
failure-wish-bad-phrase = Questa frase qui non esiste.
failure-wish-rude = Dillo con più gentilezza, per favore.
failure-wish-nobody-there = Lì non siede nessun altro che possa parlare.
failure-wish-not-sure = Spunta la casella se lo vuoi davvero.
failure-wish-bad-token = Questo non è il token di questo server.
failure-wish-bad-ban = Indica il numero di una persona, di 64 caratteri, o un intervallo di indirizzi non troppo grande.
failure-wish-bad-deck = Questo non è un mazzo per questo gioco.
failure-wish-bad-pace = Questo ritmo non esiste.
failure-wish-bad-speed = I bot non giocano a questa velocità.
failure-wish-bad-key = La chiave di una mossa ha da 8 a 64 lettere e cifre.
failure-wish-bad-language = Questa lingua qui non c’è.
failure-wish-bad-step = La partita non ha questo passo.
failure-wish-too-many = Sono troppi.
failure-wish-bad-order = Qui non c’è una risposta anticipata simile.
failure-wish-bad-contribution = Questo non si può aggiungere alla mescolata.

# On the panel of a player, where several choose at the same time.
choosing-now = sceglie

standing-off = Chiedimi di nuovo
