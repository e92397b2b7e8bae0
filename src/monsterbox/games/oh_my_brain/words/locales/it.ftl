# Oh My Brain in parole. Le frasi sono nostre.
#
# $you, $victim_is_you, $receiver_is_you, $other_is_you: "yes" se è chi ascolta, altrimenti "no".
# $card, $buried, $other_card: una carta come in `card-object`, oppure `card-hidden`; $cards, $others, $got, $gave: nomi di carte.
# $hidden: "yes" se chi ascolta non vede la carta.

name = Oh My Brain
notice-deck = Quante volte c’è ogni numero e quali carte fanno tirare il dado non è mai stato pubblicato: questo mazzo è ricostruito. Puoi giocare con numeri tuoi (regole della casa «Mazzo» e «Carte marshmallow»).

pitch = Gli animali zombie si arrampicano sull’orda, e chi non tiene il passo paga con il cervello.
intro =
    { pitch }
    Liberati prima degli altri di tutte le tue carte, quelle in mano e quelle nel tuo cimitero.
    Nel tuo turno giochi sull’orda: una carta, o più carte con lo stesso numero, più alto della carta in cima.
    Di più carte uguali una resta sull’orda; le altre finiscono nei cimiteri degli avversari.
    Non puoi o non vuoi giocare? Passa: l’orda viene scartata, perdi un cervello, peschi due carte e inizi una nuova orda.
    Poi completi la mano a tre carte con il tuo cimitero.
    La zanzara 0 va sempre bene, dopo il ragno 8 serve una carta sotto l’8, e il topo 11 scarta l’orda e ti fa giocare di nuovo.
    Le carte marshmallow ti fanno tirare il dado: un regalo, la pioggia, un furto, un cervello, uno scambio o un’altra giocata.
    Quando qualcuno non ha più carte, tutti gli altri pagano un cervello per ognuna delle loro. Appena qualcuno resta senza cervelli, vince chi ne ha di più.
legend =
    Come si legge una carta: «gufo 12» è il gufo con il numero 12. Nella tua mano «dado» segna una carta marshmallow; «sempre», «<8» e «ancora» segnano le carte dispettose 0, 8 e 11.
    Dell’orda vedi i numeri dal basso verso l’alto; la carta tra parentesi è quella in cima.

## Carte e dado

animal =
    { $value ->
        [0] zanzara
        [1] formica
        [2] lumaca
        [3] falena
        [4] pesce rosso
        [5] rana
        [6] tartaruga
        [7] pipistrello
        [8] ragno
        [9] cornacchia
        [10] anatra
        [11] topo
        [12] gufo
        [13] riccio
        [14] maiale
        [15] pecora
        [16] volpe
        [17] orso
        [18] alce
       *[19] elefante
    }
card = { animal } { $value }
card-object =
    { $value ->
        [0] la { card }
        [1] la { card }
        [2] la { card }
        [3] la { card }
        [5] la { card }
        [6] la { card }
        [9] la { card }
        [10] l’{ card }
        [15] la { card }
        [16] la { card }
        [17] l’{ card }
        [18] l’{ card }
        [19] l’{ card }
       *[other] il { card }
    }
mark =
    { $mark ->
        [roll] dado
        [mosquito] sempre
        [spider] <8
        [mouse] ancora
       *[none] { "" }
    }
face =
    { $face ->
        [GIVE] Regalo
        [RAIN] Pioggia di carte
        [STEAL] Furto
        [GAIN] Guadagno
        [SWAP] Scambio
       *[REPLAY] Giocare ancora
    }
face-effect =
    { $face ->
        [GIVE] una carta della mano va nel cimitero di un avversario
        [RAIN] una carta del tallone cade in ogni cimitero
        [STEAL] un cervello preso a un avversario
        [GAIN] un cervello dalla scorta
        [SWAP] la mano o il cimitero si scambia con un avversario
       *[REPLAY] subito un’altra carta sull’orda
    }
sign =
    { $sign ->
        [rock] sasso
        [paper] carta
       *[scissors] forbici
    }

## Che cosa è successo

round-started =
    { $you ->
        [yes] Comincia la manche { $round }: inizi tu.
       *[no] Comincia la manche { $round }: inizia { $player }.
    }
lot-dealt =
    { $you ->
        [yes] Ricevi { $cards }.
       *[no] { $player } riceve carte.
    }
card-buried =
    { $you ->
        [yes] Metti { $card } nel tuo cimitero.
       *[no] { $player } mette { $card } nel cimitero.
    }
turn-started =
    { $you ->
        [yes] È il tuo turno.
       *[no] È il turno di { $player }.
    }
cards-played =
    { $you ->
        [yes] Giochi
       *[no] { $player } gioca
    } { $count ->
        [one] { $card }
       *[other]
            { $hidden ->
                [yes] { $count } carte uguali
               *[no] { $card } ×{ $count }
            }
    }.
extra-given =
    { $you ->
        [yes] Metti
       *[no] { $player } mette
    } { $hidden ->
        [yes] una carta in più
       *[no] { $card }
    } { $receiver_is_you ->
        [yes] nel tuo cimitero
       *[no] nel cimitero di { $receiver }
    }.
turn-passed =
    { $you ->
        [yes] Passi.
       *[no] { $player } passa.
    }
horde-cleared =
    L’orda viene scartata: { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
brain-lost =
    { $you ->
        [yes] Perdi un cervello.
       *[no] { $player } perde un cervello.
    }
reserve-renewed =
    Gli scarti vengono mescolati e sono il nuovo tallone: { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
card-drawn =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $card } dal tallone.
card-kept =
    { $count ->
        [one]
            { $you ->
                [yes] Prendi { $card } in mano.
               *[no] { $player } prende la carta in mano.
            }
       *[other]
            { $you ->
                [yes] Tieni { $card } e metti { $buried } nel tuo cimitero.
               *[no] { $player } tiene una carta e mette l’altra nel cimitero.
            }
    }
die-rolled =
    { $you ->
        [yes] Tiri
       *[no] { $player } tira
    } il dado. { face }: { face-effect }.
roll-without-effect =
    { $face ->
        [GIVE] Non c’è una carta da regalare: non succede nulla.
        [RAIN] Ci sono troppo poche carte per la pioggia: non succede nulla.
        [STEAL] Non c’è nessuno da derubare: non succede nulla.
        [GAIN] La scorta è vuota: non succede nulla.
        [SWAP] Non c’è nulla da scambiare: non succede nulla.
       *[REPLAY] Non succede nulla.
    }
card-given =
    { $you ->
        [yes] Regali
       *[no] { $player } regala
    } { $card }: { $receiver_is_you ->
        [yes] va nel tuo cimitero
       *[no] va nel cimitero di { $receiver }
    }.
rain-fell =
    { $you ->
        [yes] Nel tuo cimitero piove { $card }.
       *[no] Nel cimitero di { $player } piove { $card }.
    }
rain-spread = In ciascuno di questi cimiteri piove una carta: { $players }.
rain-missed =
    { $you ->
        [yes] Per te non c’è più una carta.
       *[no] Per { $player } non c’è più una carta.
    }
brain-stolen =
    { $you ->
        [yes] Rubi un cervello a { $victim }!
       *[no] { $victim_is_you ->
            [yes] { $player } ti ruba un cervello!
           *[no] { $player } ruba un cervello a { $victim }!
        }
    }
brain-gained =
    { $you ->
        [yes] Guadagni un cervello.
       *[no] { $player } guadagna un cervello.
    }
hands-swapped =
    { $you ->
        [yes] Scambi la mano con { $other }. Ricevi: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } scambia la mano con te. Ricevi: { $gave }.
           *[no] { $player } e { $other } si scambiano la mano.
        }
    }
graves-swapped =
    { $you ->
        [yes] Scambi il cimitero con { $other }. Ricevi: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } scambia il cimitero con te. Ricevi: { $gave }.
           *[no] { $player } e { $other } si scambiano il cimitero.
        }
    }
swap-declined =
    { $you ->
        [yes] Rinunci allo scambio.
       *[no] { $player } rinuncia allo scambio.
    }
play-repeated =
    { $you ->
        [yes] Giochi ancora.
       *[no] { $player } gioca ancora.
    }
card-taken-up =
    { $you ->
        [yes] Prendi in mano { $card } dal tuo cimitero.
       *[no] { $player } prende in mano { $card } dal cimitero.
    }
refill-left =
    { $you ->
        [yes] Non prendi altre carte dal tuo cimitero.
       *[no] { $player } non prende altre carte dal cimitero.
    }
turn-repeated =
    { $you ->
        [yes] Il topo ti regala un altro turno.
       *[no] Il topo regala un altro turno a { $player }.
    }
round-ended =
    { $you ->
        [yes] Non hai più carte: la manche è finita!
       *[no] { $player } non ha più carte: la manche è finita!
    }
brains-paid =
    { $cards ->
        [0]
            { $you ->
                [yes] Neanche tu hai carte e non paghi nulla.
               *[no] Neanche { $player } ha carte e non paga nulla.
            }
       *[other]
            { $you ->
                [yes] Paghi
               *[no] { $player } paga
            } { $brains ->
                [one] un cervello
               *[other] { $brains } cervelli
            } per { $cards ->
                [one] una carta
               *[other] { $cards } carte
            }.
    }
sign-shown =
    { $you ->
        [yes] Mostri
       *[no] { $player } mostra
    } { sign }.
throw-undecided = Nessuno vince: ancora una volta.
game-stalled = Si è giocato abbastanza: la partita finisce qui, e nessuno paga per le carte.
seat-gone =
    { $you ->
        [yes] Hai lasciato il tavolo; i tuoi cervelli vanno nella scorta.
       *[no] { $player } ha lasciato il tavolo; i suoi cervelli vanno nella scorta.
    }
game-ended = La partita è finita.
seat-scored =
    { $you ->
        [yes] Arrivi
       *[no] { $player } arriva
    } al { $rank }º posto { $score ->
        [0] senza cervelli
        [one] con un cervello
       *[other] con { $score } cervelli
    }.

## Domande

prompt-start = Il caso decide chi inizia.
prompt-deal = Si distribuiscono le carte.
prompt-draw =
    { $you ->
        [yes] Peschi dal tallone.
       *[no] { $player } pesca dal tallone.
    }
prompt-rain = Piovono carte.
prompt-roll =
    { $you ->
        [yes] Tiri il dado.
       *[no] { $player } tira il dado.
    }
prompt-split =
    { $you ->
        [yes] Terna { $lot } su 3: seppellisci una carta. Le altre due le tieni.
       *[no] Chi sta ancora scegliendo: { $players }.
    }
prompt-bury =
    { $you ->
        [yes]
            { $buried ->
                [0] Scegli tre carte per il tuo cimitero, una dopo l’altra. Quale per prima?
                [1] Quale carta va nel tuo cimitero per seconda?
               *[2] Quale carta va nel tuo cimitero per ultima? Le altre sono la tua mano.
            }
       *[no] Chi sta ancora scegliendo per il cimitero: { $players }.
    }
prompt-play =
    { $you ->
        [yes]
            { $ground ->
                [empty] L’orda è vuota: gioca il numero che vuoi.
                [pass] La tua mano è vuota: puoi solo passare.
                [below] Sul ragno devi giocare sotto l’8, oppure passare.
                [zero] Sulla zanzara va bene ogni numero; gioca o passa.
                [peak] Sul 19 va bene solo uno 0; giocalo o passa.
               *[climb] Gioca più alto di { $top } (uno 0 va sempre bene), o passa.
            }
       *[no] { $player } gioca o passa.
    }
prompt-distribute =
    { $you ->
        [yes]
            { $extras ->
                [one] Una carta in più da dare.
               *[other] { $extras } carte in più da dare, una alla volta.
            } Nel cimitero di chi metti { $card }?
       *[no] { $player } dà le carte in più.
    }
prompt-keep =
    { $you ->
        [yes] Quale delle due carte tieni in mano? L’altra va nel tuo cimitero.
       *[no] { $player } sceglie quale carta tenere.
    }
prompt-give-card =
    { $you ->
        [yes] Regalo: quale carta della tua mano regali?
       *[no] Regalo: { $player } regala una carta.
    }
prompt-give-to =
    { $you ->
        [yes] Regalo: nel cimitero di chi metti { $card }?
       *[no] Regalo: { $player } regala una carta.
    }
prompt-steal =
    { $you ->
        [yes] Furto: a chi prendi un cervello?
       *[no] Furto: { $player } cerca una vittima.
    }
prompt-swap =
    { $you ->
        [yes] Scambio: la mano o il cimitero, e con chi?
       *[no] Scambio: { $player } sceglie mano o cimitero, e con chi.
    }
prompt-refill =
    { $you ->
        [yes]
            Completa la mano: ancora { $missing ->
                [one] una carta
               *[other] { $missing } carte
            } dal tuo cimitero. Quale?
       *[no] { $player } completa la mano.
    }
prompt-sign =
    { $you ->
        [yes] Parità per il minor numero di cervelli: sasso, carta o forbici? Chi vince inizia.
       *[no] Sasso, carta, forbici. Chi sta ancora scegliendo: { $players }.
    }
prompt-over = La partita è finita.

## Scelte; .short è per gli elenchi che hanno già la carta davanti

after-play =
    { $effect ->
        [roll] { " " }(tira il dado)
        [spider] { " " }(poi una carta sotto l’8)
        [mouse] { " " }(scarta l’orda, giochi di nuovo)
       *[none] { "" }
    }
choice-split-card = Seppellisci { $card }, tieni { $others }
choice-play-card = Gioca { $card }{ after-play }
    .short = una carta{ after-play }
choice-play-card-number = Gioca { $card } ×{ $count }{ after-play }
    .short =
        { $count ->
            [one] una carta
           *[other] { $count } carte
        }
choice-pass =
    { $last ->
        [yes] Passa: perdi il tuo ULTIMO cervello, e la partita è finita
       *[no] Passa: scarta l’orda, perdi un cervello, pesca due carte, nuova orda
    }
choice-to-seat =
    Nel cimitero di { $player } ({ $count ->
        [one] una carta
       *[other] { $count } carte
    } lì)
choice-keep-card = Tieni { $card }, seppellisci { $other_card }
choice-give-card = Regala { $card }
choice-give-to-seat =
    Nel cimitero di { $player } ({ $count ->
        [one] una carta
       *[other] { $count } carte
    } lì)
choice-steal-from-seat =
    { $brains ->
        [1] Ruba a { $player } l’ULTIMO cervello: la partita è finita
       *[other] Ruba un cervello a { $player }, che ne ha { $brains }
    }
choice-swap-hand-seat = Scambia la mano con { $player }: dai { $own }, ricevi { $count }
choice-swap-grave-seat = Scambia il cimitero con { $player }: dai { $own }, ricevi { $count }
choice-no-swap = Non scambiare
choice-refill-card = Prendi in mano { $card }
choice-leave = Non prendere altre carte
choice-bury-card = Metti { $card } nel tuo cimitero
choice-rock = Sasso
choice-paper = Carta
choice-scissors = Forbici

## Rifiuti

refusal-must-play = L’orda è vuota: devi giocare una carta e non puoi passare.
refusal-still-in-grave = Questa carta è ancora nel tuo cimitero; si gioca solo dalla mano.
refusal-not-in-hand = Non hai questa carta in mano.
refusal-not-below-eight = Sul ragno 8 devi giocare un numero sotto l’8.
refusal-equal-to-top = Lo stesso numero della carta in cima non basta; dev’essere più alto.
refusal-too-low = Questo numero è più basso della carta in cima; dev’essere più alto.
refusal-not-so-many = Non hai così tante carte con questo numero.
refusal-extras-in-order = Le carte in più si danno in senso orario: allo stesso avversario o a uno successivo.
refusal-last-brain = Secondo la vostra regola della casa non si ruba l’ultimo cervello.
refusal-must-swap = Devi fare lo scambio; non si può rinunciare.
refusal-not-in-grave = Questa carta non è nel tuo cimitero.
refusal-must-refill = Devi completare la mano a tre carte.
refusal-not-in-lot = Questa carta non è davanti a te.
refusal-grave-empty = Quel cimitero è vuoto; non puoi scambiarlo con il tuo.
refusal-hand-empty = Secondo la vostra regola della casa una mano vuota non si scambia.
refusal-unknown-choice = Non è una scelta di questo gioco.
refusal-unknown-outcome = Il caso non può portare questo.
refusal-unknown-card = Questa carta non esiste; i numeri vanno da 0 a 19.
refusal-unknown-number = Non ci sono così tante carte di un numero; scrivi per esempio x2.
refusal-no-such-opponent = Questo avversario non c’è.

## Regole della casa

preset-friendly = Amichevole
    .about = Puoi rinunciare a uno scambio, completi una mano vuota prima del tuo turno, e a nessuno si ruba l’ultimo cervello.
option-deck = Mazzo
    .about = Quante carte ci sono di ogni numero.
    .recon_a = il mazzo ricostruito
    .recon_b = ricostruzione B, con due zeri
    .recon_c = ricostruzione C, con più carte dispettose
    .free = un mazzo tuo
option-marshmallows = Carte marshmallow
    .about = Quali numeri ti fanno tirare il dado.
    .m6 = 1, 2, 3 e 17, 18, 19
    .m4 = 1, 2 e 18, 19
    .m8 = da 1 a 4 e da 16 a 19
    .free = numeri tuoi
option-die = Dado
    .about = Che cosa fanno le sei facce del dado.
    .GIVE-RAIN-STEAL-GAIN-SWAP-REPLAY = ognuno dei sei effetti una volta
    .free = facce tue
option-open_draft = Scelta aperta
    .about = Come scegli le carte per il tuo cimitero.
    .false = una da ognuna delle tre terne
    .true = tre a piacere dopo aver visto tutte e nove
option-unlimited_brains = Cervelli senza fine
    .about = Se la scorta di cervelli può esaurirsi.
    .false = 56 cervelli e non di più
    .true = un guadagno è sempre possibile
option-forgetful_refill = Mano dimenticata
    .about = Se devi completare la mano alla fine del turno.
    .false = devi
    .true = puoi farne a meno
option-zero_clears = La zanzara scarta
    .about = Se uno 0 scarta l’orda.
    .false = no, resta in cima
    .true = sì, e chi segue inizia una nuova orda
option-eleven_must_replay = Il topo continua
    .about = Che cosa succede se un 11 è la tua ultimissima carta.
    .false = la manche finisce
    .true = fai il nuovo turno e devi passare
option-roll_per_card = Un tiro per carta
    .about = Quante volte si tira il dado per un gruppo di carte marshmallow.
    .false = una volta
    .true = una volta per ogni carta
option-rain_all_or_nothing = Pioggia per tutti o nessuno
    .about = Che cosa succede se le carte non bastano per tutti.
    .false = piove finché ce ne sono
    .true = non piove
option-optional_swap = Scambio a scelta
    .about = Se puoi rinunciare a uno scambio.
    .false = no, devi scambiare
    .true = sì
option-no_empty_hand_swap = Niente mani vuote
    .about = Se le mani vuote si possono scambiare.
    .false = sì
    .true = no
option-replay_refills_first = Completare prima di giocare ancora
    .about = Se completi la mano prima di giocare ancora.
    .false = no, solo alla fine del turno
    .true = sì
option-empty_anytime_ends = Senza carte in ogni momento
    .about = Chi finisce la manche restando senza carte.
    .false = solo chi è di turno
    .true = chiunque, alla fine di ogni turno
option-start_refill = Completare all’inizio
    .about = Che cosa succede se il tuo turno inizia con la mano vuota.
    .false = devi passare
    .true = prima completi la mano
option-deep_ranking = Classifica a zero
    .about = Come si classifica chi non ha più cervelli.
    .false = il posto è condiviso
    .true = secondo le carte non pagate
option-no_lethal_steal = Niente furto mortale
    .about = Se si può rubare l’ultimo cervello.
    .false = sì, e la partita finisce
    .true = no
option-open_give = Regali aperti
    .about = Chi vede una carta regalata con il dado.
    .false = solo chi la dà e chi la riceve
    .true = tutti
option-memory_mode = A memoria
    .about = Se puoi guardare l’orda e gli scarti.
    .false = si vedono tutte le loro carte
    .true = solo la carta in cima, il resto va ricordato
option-forfeit = Chi se ne va chiude la partita
    .about = Che cosa succede se qualcuno lascia il tavolo per sempre.
    .false = un bot prende il posto
    .true = la partita finisce, e quei cervelli sono persi
option-first_starter = Chi inizia
    .about = Chi inizia la prima manche.
    .random = a sorte
    .host = il primo posto
    .last_winner = chi ha vinto l’ultima partita
option-last_winners = Ultimi vincitori
    .about = Chi ha vinto l’ultima partita, per sapere chi inizia.
    .none = non indicati
    .free = indicati per questo tavolo
option-tie_starter = Parità su chi inizia
    .about = Chi inizia una manche se più giocatori hanno il minor numero di cervelli.
    .random = a sorte
    .clockwise_from_last = il prossimo in senso orario
    .rps = sasso, carta, forbici
option-stall_limit = Partita più lunga
    .about = Dopo quante giocate e passate la partita finisce.
    .number-1000 = dopo 1000
    .number-0 = mai
    .free = dopo un numero tuo

## Etichette

label-round = Manche { $round }
label-reserve = Tallone
label-discard = Scarti
label-supply = Scorta di cervelli
label-horde = Orda
label-brains = Cervelli
label-hand = Mano
label-grave = Cimitero
label-your-hand = La tua mano
label-your-grave = Il tuo cimitero
label-your-lot = Le tue nuove carte
label-empty = nessuna carta
label-die = Dado
label-below = poi una carta sotto l’8
label-extras =
    { $count ->
        [one] una carta in più da dare
       *[other] { $count } carte in più da dare
    }

## Conteggio

sheet-title = Punteggio finale
sheet-place = Posto
sheet-total = Cervelli
sheet-rounds = Cervelli dopo ogni manche
score-goal = Vince chi ha ancora più cervelli.
score-total = Cervelli
score-unit =
    { $count ->
        [one] un cervello
       *[other] { $count } cervelli
    }
score-start = Inizio
score-passes = Passate
score-stolen = Rubati
score-robbed = Furti subiti
score-gained = Guadagnati
score-paid = Pagati
score-gone = Tavolo lasciato

## On the page

web-box =
    .line = I tuoi animali zombie salgono sull’orda; chi non tiene il passo paga in cervelli.
    .minutes-low = 10
    .minutes-high = 20
web-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
web-brains =
    { $count ->
        [0] nessun cervello
        [one] un cervello
       *[other] { $count } cervelli
    }
web-in-grave = { $count } nel cimitero
# What the next card must be; $more: one more than the top card.
web-next =
    { $next ->
        [any] va bene ogni carta
        [below] sotto l’8
        [zero] solo uno 0
       *[climb] da { $more } in su, o uno 0
    }
web-last-horde = L’ultima orda
web-nobody = Ancora nessuno
web-see-pile = Vedi tutte le carte: { $pile }
web-top-by = giocata da { $name }
web-on-top = In cima: { $card }
web-piles = Mazzi e dado
web-chosen = ha scelto
web-starter = ha iniziato la manche
web-empty-hand = Nessuna carta in mano.
web-pass = Passa
# § stands for the card until it is picked up.
web-picked = { $card }: quante?
web-your-sign = il tuo segno
web-who-starts = Chi inizia?
# After the name of a card.
web-does =
    { $does ->
        [climb] Va su un numero più basso, da sola o con carte uguali
        [zero] Va sempre bene, su qualsiasi numero
        [spider] Chi viene dopo deve giocare sotto l’8
        [mouse] Scarta l’orda; giochi di nuovo
       *[roll] Poi tira il dado
    }
web-card-does =
    { $does ->
        [any] va bene su tutto
        [below] la carta seguente deve essere sotto l’8
        [again] scarta l’orda, e giochi di nuovo
       *[roll] fa tirare il dado
    }
web-lesson-horde = Tutti si arrampicano sull’orda: la tua carta deve essere più alta di quella in cima, oppure uno 0. Più carte uguali si giocano insieme; tutte tranne una finiscono nei cimiteri degli altri. Se non puoi o non vuoi giocare, passi e paghi un cervello.
web-lesson-yard = Il tuo cimitero, che vedi solo tu. Con meno di tre carte in mano completi la mano da qui. Resta senza carte prima di tutti: gli altri pagano un cervello per ogni carta che hanno ancora.

# Why a choice is better than another: what it brings, or spares.

reason-round-ended = La manche finisce: non hai più carte.
reason-brains = Così conservi più cervelli.
reason-turn-repeated = L’orda se ne va, e tocca ancora a te.
reason-play-repeated = Puoi giocare ancora.
reason-rivals-brains = Agli altri costa più cervelli.
reason-own-cards = Ti restano meno carte da smaltire, in mano e nel cimitero.
reason-strong-hand = Conservi le bestie grosse per dopo.
reason-hand-size = La tua mano si svuota più in fretta.
reason-horde-cleared = L’orda se ne va: la prossima carta non deve essere alta.
# La lezione
lesson-aim = Liberati delle tue carte prima di tutti: quelle in mano e quelle nel tuo cimitero. Allora la manche finisce, e gli altri pagano in cervelli.
lesson-climb = Tutti si arrampicano sull’orda: la tua carta deve superare quella in cima. Le carte uguali vanno insieme: tocca un 9 e giocali tutti e due.
    .not = Si può. Ma qui gioca i due 9 insieme: ti liberi di due carte in un colpo solo.
lesson-grave = Un 9 resta sull’orda. L’altro lo regali al cimitero di qualcuno: tocca { $bot } o { $second }.
    .not = Adesso si tratta solo di scegliere chi riceve il secondo 9: { $bot } o { $second }.
lesson-others = Ti restava una sola carta, così due sono arrivate dal tuo cimitero. Ora è vuoto! Premi «Avanti»: gli altri si arrampicano.
lesson-zero = Sopra il 16 non hai niente. Ma la zanzara, il tuo 0, va sempre bene: giocala.
    .not = Passare costa un cervello e ti porta due carte. Gioca piuttosto lo 0, va sempre bene.
lesson-eight = { $second } ha messo il ragno, l’8. Sull’8 ci vuole un numero più basso: gioca il tuo 6.
    .not = Tieniti il cervello! Sull’8 va bene tutto ciò che è sotto l’8, e tu hai un 6.
lesson-last = Solo una carta, ed è più alta del 10. Gioca il 12 e la manche è finita!
    .not = Non serve passare: con il 12 hai finito.
lesson-end = La tua prima manche è vinta! Gli altri hanno pagato un cervello per ogni carta. La partita finisce quando qualcuno resta senza cervelli; vince chi ne ha di più.
