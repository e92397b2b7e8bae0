# Monster Meister in parole. Le frasi sono nostre.
#
# $you: "yes" se è chi ascolta, altrimenti "no". $owner, $owner_is_you: di chi è il dorso.
# $cell: colonna e riga di una carta, `2,-1`.
# $kind: che cosa mostra una carta: single, twins, mixed o hidden; $colour, $eyes, $colour2, $eyes2: i suoi mostri.
# $hidden: "yes" se la faccia non si vede, o non si vede più.
# $exact, $double, $half: regole della casa che cambiano una missione (reveal_count, t5_double_scores, stop_card).

name = Monster Meister
notice-deck = Quali mostri siano su quale carta non è mai stato pubblicato: queste carte sono ricostruite. Puoi giocare con carte tue (regola della casa «Carte»).
notice-training = La memoria aperta è attiva: questa è una partita di allenamento, e nessuno deve ricordare niente.

pitch = Quattro colori, da uno a quattro occhi, e di spalle i mostri sono tutti uguali: chi si ricorda dove stanno?
intro =
    { pitch }
    Davanti a te ci sono sedici carte coperte, in quattro righe da quattro. Nessuno le ha viste, neanche tu.
    Ognuna delle dieci manche ha una missione: scopri carte che portano punti, e a memoria appena puoi.
    Hai più punti di tutti? Sei Memoria di ferro e togli una delle carte scoperte; finisce sotto il mazzo dei randagi.
    Ne hai di meno? Sei Testa fra le nuvole: peschi un randagio, lo guardi di nascosto e lo piazzi nella tua griglia.
    Poi guardati bene intorno, perché tutte le carte vengono rimesse coperte.
    Nella Gara dei domatori di mostri si annuncia una caratteristica dopo l’altra: trova un mostro che ce l’ha, o sei fuori gara.
    Alla fine vince chi ha meno mostri con il proprio dorso; un mostro doppio vale due.
legend =
    Come si legge il tavolo: colonne e righe si contano da 1, come al bordo; a sinistra o sopra la prima c’è un meno. I comandi contano da 0: 2,0 è la colonna 3 della riga 1.
    Una carta coperta mostra solo il segno del suo dorso. Il segno di ognuno sta davanti al nome, quello dei randagi accanto al loro mazzo.
    Una carta scoperta sta tra parentesi: la lettera del colore (B blu, G giallo, V verde, R rosso) e i suoi occhi; ×2 è un mostro doppio. Un segno dietro dice che il dorso è altrui.
    Quando le carte vengono rimesse coperte spariscono anche dallo schermo: è un gioco di memoria.

## Carte

letter =
    { $colour ->
        [blue] B
        [yellow] G
        [green] V
       *[red] R
    }
colour =
    { $colour ->
        [blue] blu
        [yellow] giallo
        [green] verde
       *[red] rosso
    }
colour2 =
    { $colour2 ->
        [blue] blu
        [yellow] giallo
        [green] verde
       *[red] rosso
    }
colours =
    { $colour ->
        [blue] blu
        [yellow] gialli
        [green] verdi
       *[red] rossi
    }
eyes =
    { $eyes ->
        [1] un occhio
        [2] due occhi
        [3] tre occhi
       *[4] quattro occhi
    }
eyes2 =
    { $eyes2 ->
        [1] un occhio
        [2] due occhi
        [3] tre occhi
       *[4] quattro occhi
    }
eyed = con { eyes }
eyed2 = con { eyes2 }
face =
    { $kind ->
        [single] mostro { colour } { eyed }
        [twins] due mostri { colours } { eyed } ciascuno
        [mixed] mostro { colour } { eyed } e mostro { colour2 } { eyed2 }
       *[hidden] carta
    }
face-object =
    { $kind ->
        [single] un { face }
        [twins] { face }
        [mixed] un mostro { colour } { eyed } e un mostro { colour2 } { eyed2 }
       *[hidden] una carta
    }
card = { face }
card-object = { face-object }
back =
    { $back ->
        [own] proprio dorso
        [stray] randagio
       *[other]
            { $owner_is_you ->
                [yes] il tuo dorso
               *[no] dorso di { $owner }
            }
    }
feature =
    { $feature ->
        [blue] blu
        [yellow] giallo
        [green] verde
        [red] rosso
        [1] un occhio
        [2] due occhi
        [3] tre occhi
       *[4] quattro occhi
    }
role =
    { $role ->
        [memorizer] Memoria di ferro
        [muddler] Testa fra le nuvole
        [both] Memoria di ferro e Testa fra le nuvole
       *[none] { "" }
    }

## Missioni

task =
    { $task ->
        [T1] 4 carte, verde in testa
        [T2] 4 carte, rosso in testa
        [T3] 6 carte, blu sì, giallo no
        [T4] 6 carte, verde sì, blu no
        [T5] Fino al mostro doppio
        [T6] Fino al mostro verde
        [T7] 6 carte, pochi occhi
        [T8] Fino al mostro con due occhi
        [T9] 6 carte, uno o quattro occhi
        [T10] Fino al mostro con quattro occhi
       *[C] Gara dei domatori di mostri
    }
task-number =
    { $exact ->
        [yes] Scopri esattamente
       *[no] Scopri al massimo
    }
task-turn =
    { $task ->
        [T1] { task-number } quattro carte.
        [T2] { task-number } quattro carte.
        [T3] { task-number } sei carte.
        [T4] { task-number } sei carte.
        [T5] Scopri carte finché non appare un mostro doppio.
        [T6] Scopri carte finché non appare un mostro verde.
        [T7] { task-number } sei carte.
        [T8] Scopri carte finché non appare un mostro con esattamente due occhi.
        [T9] { task-number } sei carte.
        [T10] Scopri carte finché non appare un mostro con esattamente quattro occhi.
       *[C] Si annuncia una caratteristica, e ognuno scopre una carta che dovrebbe mostrarla; chi sbaglia è fuori gara.
    }
task-stop =
    { $half ->
        [yes] { "" }
       *[no] { " " }La carta che ti ferma vale 0.
    }
task-score =
    { $task ->
        [T1] Per ogni mostro: verde 4, giallo 3, blu 2, rosso 1 PM.
        [T2] Per ogni mostro: rosso 4, blu 3, giallo 2, verde 1 PM.
        [T3] Per ogni mostro: blu 2, giallo −1, tutti gli altri 0 PM.
        [T4] Per ogni mostro: verde 2, blu −1, tutti gli altri 0 PM.
        [T5]
            { $double ->
                [yes] Per ogni occhio 1 PM, compresi quelli del mostro doppio.
               *[no] Per ogni occhio su una carta singola 1 PM; il mostro doppio vale 0.
            }
        [T6] Per ogni mostro che non è verde 1 PM.{ task-stop }
        [T7] Per ogni mostro: un occhio 4, due occhi 3, tre occhi 2, quattro occhi 1 PM.
        [T8] Per ogni mostro che non ha due occhi 1 PM.{ task-stop }
        [T9] Per ogni mostro: un occhio 1, due occhi −2, tre occhi −3, quattro occhi 4 PM.
        [T10] Per ogni mostro con meno di quattro occhi: rosso 4, giallo 2, verde 1, blu 0 PM.{ task-stop }
       *[C] Niente punti: chi resta in gara per ultimo è Memoria di ferro, chi esce per primo è Testa fra le nuvole.
    }

## Che cosa è successo

holder-chosen =
    { $you ->
        [yes] Il mazzo delle missioni va prima a te: saranno gli occhi più grandi.
       *[no] Il mazzo delle missioni va prima a { $player }: saranno gli occhi più grandi.
    }
task-flipped =
    { $you ->
        [yes] Manche { $round }: scopri la missione «{ task }».
       *[no] Manche { $round }: { $player } scopre la missione «{ task }».
    }
card-turned =
    { $you ->
        [yes] Scopri
       *[no] { $player } scopre
    } { $hidden ->
        [yes] una carta
       *[no] { face-object } in { $cell }
    }.
reveal-done =
    { $you ->
        [yes] Hai finito di scoprire carte.
       *[no] { $player } ha finito di scoprire carte.
    }
round-scored =
    { $you ->
        [yes] Hai scoperto
       *[no] { $player } ha scoperto
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }: { $points } PM.
nobody-stands-out = Nessuno si distingue: questa manche non ha né Memoria di ferro né Testa fra le nuvole.
memorizer-found =
    { $you ->
        [yes] Che memoria! Sei Memoria di ferro della manche.
       *[no] Che memoria! { $player } è Memoria di ferro della manche.
    }
muddler-found =
    { $you ->
        [yes] Tanti occhi, che confusione: sei Testa fra le nuvole della manche.
       *[no] Tanti occhi, che confusione: { $player } è Testa fra le nuvole della manche.
    }
choice-sealed =
    { $you ->
        [yes] Hai scelto una carta.
       *[no] { $player } ha scelto una carta.
    }
card-removed =
    { $you ->
        [yes] Togli
       *[no] { $player } toglie
    } { $hidden ->
        [yes] la carta
       *[no] { face-object }
    } in { $cell } ({ back }): la carta finisce sotto il mazzo dei randagi.
draw-impossible = Il mazzo dei randagi non basta per tutte le Teste fra le nuvole: nessuno pesca.
stray-drawn =
    { $you ->
        [yes] Peschi { face-object } ({ back }).
       *[no] { $player } pesca { face-object } ({ back }) e la guarda di nascosto.
    }
stray-placed =
    { $you ->
        [yes] Piazzi la carta pescata ({ back }) coperta in { $cell }.
       *[no] { $player } piazza la carta pescata ({ back }) coperta in { $cell }.
    }
seat-ready =
    { $you ->
        [yes] Hai guardato abbastanza.
       *[no] { $player } ha guardato abbastanza.
    }
cards-turned-back = Tutte le carte vengono rimesse coperte: la manche { $round } è finita.
feature-named =
    { $you ->
        [yes] Annunci: { feature }.
       *[no] { $player } annuncia: { feature }.
    }
pick-shown =
    { $you ->
        [yes] Mostri
       *[no] { $player } mostra
    } { $hidden ->
        [yes] una carta
       *[no] { face-object } in { $cell }
    }.
stayed-in =
    { $you ->
        [yes] Centro! Resti in gara.
       *[no] Centro! { $player } resta in gara.
    }
went-out =
    { $you ->
        [yes] Mancato: sei fuori gara.
       *[no] Mancato: { $player } è fuori gara.
    }
had-no-card =
    { $you ->
        [yes] Non hai più carte coperte e sei fuori gara.
       *[no] { $player } non ha più carte coperte ed è fuori gara.
    }
everybody-went-out = Tutti escono nello stesso giro.
game-ended = La partita è finita, e tutte le carte vengono scoperte.
seat-scored =
    { $you ->
        [yes] Arrivi
       *[no] { $player } arriva
    } al { $rank }º posto: { $unit ->
        [cards]
            { $score ->
                [0] nessuna carta
                [one] una carta
               *[other] { $score } carte
            }
       *[monsters]
            { $score ->
                [0] nessun mostro
                [one] un mostro
               *[other] { $score } mostri
            }
    } con il { $you ->
        [yes] tuo
       *[no] proprio
    } dorso ({ $monsters } in tutto, { $eyes ->
        [one] un occhio
       *[other] { $eyes } occhi
    }).

## Domande

prompt-holder = La sorte decide chi ha gli occhi più grandi.
prompt-deal = Si distribuiscono le carte.
prompt-tasks = Si mescolano le missioni.
prompt-flip =
    { $you ->
        [yes] Manche { $round }: il mazzo delle missioni è tuo. Scopri la prossima missione.
       *[no] Manche { $round }: { $player } scopre la prossima missione.
    }
prompt-reveal =
    { $you ->
        [yes]
            { $left ->
                [0] { task-turn } Quale scopri?
                [one]
                    { $exact ->
                        [yes] Ancora una carta: quale scopri?
                       *[no] Ancora una carta, o basta così: quale scopri?
                    }
               *[other]
                    { $exact ->
                        [yes] Ancora { $left } carte: quale scopri?
                       *[no] Ancora { $left } carte al massimo: quale scopri?
                    }
            }
       *[no] Chi sta ancora scoprendo carte: { $players }.
    }
prompt-name =
    { $you ->
        [yes] Gara: quale caratteristica annunci?
       *[no] Gara: { $player } annuncia una caratteristica.
    }
prompt-pick =
    { $you ->
        [yes] Si cerca: { feature }. Quale carta scegli?
       *[no] Si cerca: { feature }. Chi sta ancora scegliendo: { $players }.
    }
prompt-remove =
    { $you ->
        [yes] Memoria di ferro: quale delle tue carte scoperte togli?
       *[no] Chi sta ancora scegliendo una carta da togliere: { $players }.
    }
prompt-place =
    { $you ->
        [yes] Testa fra le nuvole: dove piazzi { face-object }? Ricordalo bene, per un po’ non rivedrai questa carta.
       *[no] Chi sta ancora piazzando una carta pescata: { $players }.
    }
prompt-ready =
    { $you ->
        [yes] Guarda bene: chi stava dove? Quando hai finito, le carte vengono rimesse coperte.
       *[no] { $players } { $count ->
            [one] sta
           *[other] stanno
        } ancora memorizzando le carte.
    }
prompt-over = La partita è finita.

## Scelte; .short è per gli elenchi lunghi

choice-flip = Scopri la prossima missione
choice-turn-cell = Scopri la carta in { $cell }
    .short = { $cell }
choice-done = Basta così: nessun’altra carta per questa missione
    .short = basta così
choice-name-feature = Annuncia: { feature }
choice-pick-cell = Scegli la carta in { $cell }
    .short = { $cell }
choice-remove-cell = Togli { face-object } in { $cell } ({ back })
choice-place-cell = Piazza la carta in { $cell }
    .short = { $cell }
choice-ready = Basta così: rimetti coperte le carte

## Rifiuti

refusal-no-card-there = In quel posto non c’è nessuna carta.
refusal-not-turned = Puoi togliere solo una carta che hai scoperto in questa manche.
refusal-turned-already = Questa carta è già scoperta.
refusal-cell-taken = In quel posto c’è già una carta.
refusal-outside = Quella casella è fuori dal riquadro sei per sei della tua griglia.
refusal-touches-nothing = Una nuova carta deve toccare con un lato una delle tue carte.
refusal-named-already = Questa caratteristica è già stata annunciata.
refusal-must-go-on = Non hai ancora finito: la missione chiede altre carte.
refusal-unknown-choice = Non è una scelta di questo gioco.
refusal-unknown-feature = Non è una caratteristica; scrivi blue, yellow, green, red o un numero di occhi da 1 a 4.
refusal-unknown-cell = Non è una casella; scrivi colonna e riga, per esempio 2,0 o -1,3.
refusal-unknown-outcome = Il caso non può portare questo.

## Regole della casa

preset-friendly = Amichevole
    .about = Tutti vedono subito ciò che scopri, puoi fermarti prima, e si può annunciare di nuovo ogni caratteristica tranne l’ultima.
option-deck = Carte
    .about = Quali mostri sono sulle carte.
    .twins = i doppi sono gemelli
    .mixed = i doppi sono due mostri diversi
    .free = carte tue
option-first_holder = Primo mazzo delle missioni
    .about = Chi riceve per primo il mazzo delle missioni.
    .random = a sorte
    .number-0 = il primo posto
    .number-1 = il secondo posto
    .number-2 = il terzo posto
    .number-3 = il quarto posto
option-namer = Annunciare
    .about = Chi annuncia la caratteristica successiva in una gara.
    .rotate = il prossimo ancora in gara
    .left_of_holder = sempre il primo ancora in gara dopo il custode delle missioni
option-repeat_features = Caratteristiche ripetute
    .about = Se una caratteristica può essere annunciata di nuovo in una gara.
    .fresh = non prima che siano state annunciate tutte e otto
    .not_last = qualunque tranne l’ultima annunciata
    .free = qualunque, in ogni momento
option-reveal_count = Numero di carte
    .about = Se devi scoprire tante carte quante ne chiede la missione.
    .exact = esattamente tante
    .up_to = anche meno
option-reveal_visibility = Carte in vista
    .about = Quando gli altri vedono ciò che scopri.
    .at_end = quando tutti hanno finito
    .open_table = subito
option-draw_order = Ordine di pesca
    .about = Quale di più Teste fra le nuvole pesca per prima.
    .holder_first = in senso orario dal custode delle missioni
    .left_of_holder_first = in senso orario dalla sua sinistra
option-frame = Riquadro
    .about = Dove stanno le sei per sei caselle di una griglia.
    .floating = dove sono le sue carte
    .fixed = per sempre intorno alle prime quattro per quattro
option-all_out = Tutti fuori insieme
    .about = Che cosa succede se in una gara tutti escono nello stesso giro.
    .neither = né Memoria di ferro né Testa fra le nuvole
    .both = tutti sono entrambe le cose
    .memorizers_only = tutti sono Memoria di ferro
option-final_count = Conta finale
    .about = Che cosa si conta alla fine.
    .monsters = i mostri, un doppio vale due
    .cards = le carte, un doppio vale una
option-pile_backs = Mazzo dei randagi
    .about = Quali dorsi del mazzo dei randagi vedi.
    .top = solo quello in cima
    .all = tutti, in ordine
option-open_memory = Memoria aperta
    .about = Se le carte già viste restano visibili, per allenarsi.
    .off = no, ricordale
    .own_ghosts = sì, quelle della tua griglia
    .all_open = sì, tutte quelle che qualcuno ha visto
option-twelfth_task = Dodicesima missione
    .about = Che cos’è la dodicesima carta missione.
    .second_competition = una seconda gara
    .none = non c’è
option-t5_double_scores = Fino al mostro doppio
    .about = Se il mostro doppio che ti ferma conta.
    .no = no
    .yes = sì, con tutti i suoi occhi
option-stop_card = Carta che ti ferma
    .about = Che cosa conta su un mostro doppio di cui una metà ti ferma.
    .other_half_scores = l’altra metà
    .scores_nothing = niente
option-on_timeout = Tempo scaduto
    .about = Chi sceglie per chi ha finito il tempo.
    .random = il caso
    .bot = un bot
option-memorize_time = Tempo per memorizzare
    .about = Quanto a lungo le carte restano scoperte alla fine di una manche.
    .confirm = finché tutti non sono pronti
    .value-10s = al massimo 10 secondi
    .value-20s = al massimo 20 secondi
    .value-30s = al massimo 30 secondi

## Parole sul tavolo

label-round = Manche { $round } di 10
label-pile = Mazzo dei randagi
label-drawn = Pescata
label-own = Carte proprie
label-points = PM
label-feature = Si cerca
label-holder = ha il mazzo delle missioni
label-out = fuori gara
label-left-out = Non giocate

## Conteggio

sheet-title = Punteggio finale
sheet-place = Posto
sheet-rounds = Punti mostro, manche per manche
sheet-roles = { $memorizer } Memoria di ferro, { $muddler } Testa fra le nuvole
sheet-nobody = Pari fino all’ultimo occhio: nessuno diventa Monster Meister. Conviene giocare di nuovo!
sheet-winner =
    { $you ->
        [yes] Sei Monster Meister!
       *[no] { $names } è Monster Meister!
    }
score-goal = Vince chi resta con meno mostri propri.
score-total = Mostri
score-unit =
    { $count ->
        [one] un mostro
       *[other] { $count } mostri
    }
score-own = Con il proprio dorso
score-all = Con qualsiasi dorso
score-eyes = Occhi

## On the page

web-box =
    .line = Chi si nasconde dove? Scopri a memoria i mostri giusti e liberati dei tuoi.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
web-busy =
    { $phase ->
        [flip] prende la missione
        [reveal] scopre
        [name] annuncia
        [place] piazza
        [ready] memorizza
       *[other] sceglie
    }
web-done =
    { $phase ->
        [reveal] ha finito
        [place] ha piazzato
        [ready] ha guardato
       *[other] ha scelto
    }
web-yours = I tuoi mostri
web-yours-named = { $name }, i tuoi mostri
web-of = Mostri di { $name }
web-see-task = Vedi la missione in grande
web-peek = Vedi in grande i mostri di { $name }
web-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
web-cell = colonna { $column }, riga { $row }
web-down = coperta
# After the name of a card that lies face down, with open memory.
web-ghost = già vista: { $face }
web-your-choice = la tua scelta
web-turned =
    { $number ->
        [0] { $count ->
            [one] { $count } scoperta
           *[other] { $count } scoperte
        }
       *[other] { $count ->
            [one] { $count } scoperta su { $number }
           *[other] { $count } scoperte su { $number }
        }
    }
web-does-twins = Un doppio conta come due mostri
web-own-left = Mostri propri rimasti
web-only-you = La vedi solo tu. Piazzala coperta dove c’è un più.
web-has-drawn = ha pescato una carta
web-task-pile = mazzo delle missioni, coperto
web-named-by = annunciato da { $name }
web-still-in = Ancora in gara
web-on-top = in cima: { $back }
web-tasks-so-far = Missioni finora
web-last-count = Conta finale
web-round-by-round = Manche per manche
web-minds = Che cosa credevano i bot
web-minds-right = { $right } su { $count } giuste, { $others } senza idea
web-mind-blank = nessuna idea; c’era { $truth }
web-mind =
    pensava: { $believed } (sicuro al { $percent }%); { $verdict ->
        [right] giusto
       *[wrong] sbagliato, c’era { $truth }
    }
web-training = Allenamento
web-lesson-task = La missione di questa manche: quante carte scoprire, o fino a quale, e quanto vale ogni mostro. Tutti scoprono allo stesso tempo, e la fretta non aiuta.
web-lesson-strays = Più punti di tutti? Metti una delle carte scoperte sotto i randagi. Meno di tutti? Ricevi un randagio, lo guardi una volta e lo piazzi. Alla fine vince chi ha meno mostri con il proprio dorso.
web-lesson-memory = Guarda bene prima di dire basta: poi tutte le carte vengono rimesse coperte, e ti resta solo la memoria.

# Why a choice is better than another: what it brings, or spares.

reason-memorizer-found = Così diventi più spesso Memoria di ferro.
reason-muddler-found = Così eviti più spesso un randagio.
reason-went-out = Così resti nella gara.
reason-points = In questa missione vale più punti.
reason-reveal-done = Puoi continuare a scoprire carte.
reason-own-backs = Va via una carta tua, e alla fine i tuoi mostri contano contro di te.
reason-cards = Poi ti restano meno carte.
# La lezione
lesson-aim = Davanti a te ci sono 16 mostri con il tuo dorso, tutti coperti. Alla fine chi ne ha meno di propri diventa Monster Meister: liberati dei tuoi.
lesson-task = Ogni manche comincia con una missione per tutti. Scoprila: tocca il mazzo delle missioni.
    .not = Prima la missione: tocca il mazzo.
lesson-turn = Scopri carte finché non appare un mostro verde. Tutti gli altri valgono un punto. Comincia dalla carta cerchiata.
    .not = Potresti scoprirne una qualsiasi. Qui prendi quella cerchiata, così la lezione va avanti.
lesson-more = Un mostro rosso, un punto! Non è verde, quindi continua: scopri la prossima carta cerchiata.
    .not = Andrebbe bene anche un’altra. Qui prendi quella cerchiata: ti aspetta una sorpresa.
lesson-green = Due mostri su una carta, altri due punti! Ancora una: scopri quella cerchiata.
    .not = Andrebbe bene anche un’altra. Qui prendi quella cerchiata.
lesson-remove = Verde, basta: tre punti a te, zero a { $bot }. Ne hai più di tutti e dai via una carta scoperta. Prendi quella con due mostri!
    .not = Anche così perderesti un mostro. Con la carta che ne mostra due, ne perdi due.
lesson-ready = Due mostri tuoi in meno! { $bot } aveva meno punti e ha ricevuto un randagio. Ricorda bene ciò che è scoperto: poi tutto torna coperto.
    .not = Guarda ancora tutto una volta, poi di’ che hai finito.
lesson-end = La tua prima manche, e i primi mostri se ne sono andati! Ricordi ancora dov’è la carta verde? È così che si vince.
