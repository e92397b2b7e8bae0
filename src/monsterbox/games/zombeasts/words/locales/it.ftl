# Zombeasts in parole. I termini sono quelli del regolamento, le frasi sono nostre.
#
# $you, $victim_is_you, $owner_is_you: "yes" se è chi ascolta, altrimenti "no".
# $card, $joker, $out, $into: una carta come in `card-object`, oppure `card-hidden`.

name = Zombeasts
notice-deck = La lista delle 90 carte non è mai stata pubblicata: questo mazzo è ricostruito. Puoi giocare con una lista tua (regola della casa «Mazzo»).

intro =
    Forma lune piene: quattro carte di un colore, due con il quarto di sinistra (L) e due con il quarto di destra (R).
    Nel tuo turno giochi una carta davanti a te: inizia una nuova luna o si aggiunge alla tua luna dello stesso colore.
    Le carte bianche sono jolly: vanno bene con ogni colore, oppure le scambi con una carta di un altro giocatore.
    Se posi un animale dove c’è già lo stesso animale, scatta un attacco Zombeast: puoi giocare un’altra carta.
    Poi peschi tante carte quante ne indica il numero su sfondo nero dell’ultima carta giocata.
    Una luna piena dà i suoi punti vittoria; con quattro animali diversi c’è anche una carta bonus.
    Se non puoi giocare nessuna carta, tutta la tua mano diventa punti negativi.
legend = Come si legge una carta: «cane verde 4 (destra)», in breve 4R, è verde, mostra un cane, ti fa pescare 4 carte (numero su sfondo nero) e ha il quarto di luna in basso a destra (L: a sinistra); «1P» sono i suoi punti vittoria. In una luna, (L) e (R) sono i quarti che mancano ancora; J è un jolly.

## Carte

animal =
    { $animal ->
        [dog] cane
        [cat] gatto
        [rabbit] coniglio
        [rat] ratto
       *[none] nessun animale
    }
colour =
    { $colour ->
        [blue] blu
        [orange] arancio
        [red] rosso
        [green] verde
       *[white] bianco
    }
toy =
    { $toy ->
        [bone] osso
        [mouse] topolino
        [carrot] carota
        [paw] zampa
       *[none] nessun giocattolo
    }
corner =
    { $corner ->
        [L] sinistra
       *[R] destra
    }
with-toy =
    { $toy ->
        [none] { "" }
       *[other] { " " }con { toy }
    }
card =
    { $colour ->
        [white]
            { $animal ->
                [none] jolly senza animale ({ corner })
               *[other] jolly { animal } ({ corner })
            }
       *[other] { animal } { colour } { $number } ({ corner }){ with-toy }
    }
card-object = il { card }
moon =
    { $moon ->
        [blue] luna blu
        [orange] luna arancio
        [red] luna rossa
        [green] luna verde
        [white] luna bianca
        [white2] seconda luna bianca
       *[none] luna
    }

## Che cosa è successo

first-player-chosen =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $player }.
    }
stock-filled = Il display riceve { $card }.
turn-started =
    { $you ->
        [yes] È il tuo turno.
       *[no] È il turno di { $player }.
    }
moon-started =
    { $you ->
        [yes] Inizi
       *[no] { $player } inizia
    } una nuova { moon } con { $card }.
card-added =
    { $you ->
        [yes] Aggiungi { $card } alla tua { moon }.
       *[no] { $player } aggiunge { $card } alla { moon }.
    }
white-moon-taken-over =
    { $you ->
        [yes] Trasformi
       *[no] { $player } trasforma
    } la luna bianca con { $card }: ora è la { moon }.
joker-swapped =
    { $you ->
        [yes] Scambi
       *[no] { $player } scambia
    } { $joker } con { $card } { $victim_is_you ->
        [yes] di una tua luna.
       *[no] di una luna di { $victim }.
    }
card-given-away =
    { $you ->
        [yes] Posi
       *[no] { $player } posa
    } { $card } { $owner_is_you ->
        [yes] sulla tua { moon }.
       *[no] sulla { moon } di { $owner }.
    }
attack-triggered =
    { $you ->
        [yes] Attacco Zombeast: puoi giocare un’altra carta.
       *[no] Attacco Zombeast: { $player } può giocare un’altra carta.
    }
moon-completed =
    { $you ->
        [yes] Luna piena! La tua { moon } è completa ({ $cards }); le carte vanno sulla tua pila dei punti vittoria.
       *[no] Luna piena! { $player } completa la { moon } ({ $cards }).
    }
bonus-taken =
    { $you ->
        [yes] Bonus: metti
       *[no] Bonus: { $player } mette
    } { $card } del display sulla pila dei punti vittoria.
bonus-declined =
    { $you ->
        [yes] Rinunci
       *[no] { $player } rinuncia
    } alla carta bonus.
toy-used =
    { $you ->
        [yes] Usi
       *[no] { $player } usa
    } un giocattolo: { toy }.
card-exchanged =
    { $you ->
        [yes] Riprendi in mano { $out } dalla tua { moon } e posi
       *[no] { $player } riprende in mano { $out } dalla { moon } e posa
    } { $into } al suo posto.
card-fetched =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } { $card } dal display.
card-discarded =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $card }.
play-stopped =
    { $you ->
        [yes] Non giochi
       *[no] { $player } non gioca
    } altre carte.
draw-stopped =
    { $you ->
        [yes] Non peschi
       *[no] { $player } non pesca
    } altre carte.
stock-drawn =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } { $card } dal display.
pile-drawn =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $card } dal tallone.
hand-robbed =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $card } { $victim_is_you ->
        [yes] dalla tua mano.
       *[no] dalla mano di { $victim }.
    }
hand-emptied =
    { $you ->
        [yes] La tua mano è vuota: prendi carte nuove.
       *[no] { $player } non ha più carte e ne prende di nuove.
    }
hand-dumped =
    { $you ->
        [yes] Tutta la tua mano va
       *[no] Tutta la mano di { $player } va
    } sulla pila dei punti negativi: { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
card-dumped =
    { $you ->
        [yes] La tua pila dei punti negativi riceve { $card }.
       *[no] La pila dei punti negativi di { $player } riceve { $card }.
    }
source-declared =
    { $you ->
        [yes] Annunci:
       *[no] { $player } annuncia:
    } { $source ->
        [stock] prendere { $card } dal display.
        [pile] pescare dal tallone.
       *[hand] { $victim_is_you ->
            [yes] pescare dalla tua mano.
           *[no] pescare dalla mano di { $victim }.
        }
    }
pile-card-missed =
    { $you ->
        [yes] Il tallone è vuoto: non ricevi nulla.
       *[no] Il tallone è vuoto: { $player } non riceve nulla.
    }
pile-emptied = Il tallone è vuoto.
end-triggered =
    { $you ->
        [yes] Dopo il tuo turno comincia l’ultimo giro: tutti gli altri giocano ancora una volta, senza pescare.
       *[no] Dopo il turno di { $player } comincia l’ultimo giro: tutti gli altri giocano ancora una volta, senza pescare.
    }
turn-skipped =
    { $you ->
        [yes] Non hai più carte: salti il turno.
       *[no] { $player } non ha più carte e salta il turno.
    }
game-ended = La partita è finita. Le lune incomplete non contano.
seat-scored =
    { $you ->
        [yes] Arrivi
       *[no] { $player } arriva
    } al { $rank }º posto { $score ->
        [one] con un punto
       *[other] con { $score } punti
    }.

## Domande

prompt-start = Il caso decide chi comincia.
prompt-steal = Si pesca una carta da una mano.
prompt-play =
    { $you ->
        [yes] Devi giocare una carta della tua mano.
       *[no] { $player } deve giocare una carta.
    }
prompt-extra =
    { $grant ->
        [bone] Osso:
       *[attack] Attacco Zombeast:
    } { $you ->
        [yes] puoi giocare un’altra carta.
       *[no] { $player } può giocare un’altra carta.
    }
prompt-swap-take =
    { $you ->
        [yes] Con quale carta scambi { $card }?
       *[no] { $player } sceglie una carta per lo scambio.
    }
prompt-swap-place =
    { $you ->
        [yes] Dove posi { $card }?
       *[no] { $player } posa la carta presa.
    }
prompt-bonus =
    { $you ->
        [yes] Bonus per quattro animali diversi: puoi mettere una carta del display sulla tua pila dei punti vittoria.
       *[no] { $player } può prendere una carta bonus.
    }
prompt-after-lay =
    { $you ->
        [yes]
            { $attack ->
                [yes] Scegli fra l’attacco Zombeast e il giocattolo ({ toy }).
               *[no] Usi il giocattolo ({ toy })?
            }
       *[no] { $player } decide sul giocattolo.
    }
prompt-carrot-out =
    { $you ->
        [yes] Carota: quale carta delle tue lune riprendi in mano?
       *[no] Carota: { $player } scambia una carta.
    }
prompt-carrot-in =
    { $you ->
        [yes] Carota: quale carta della tua mano sostituisce { $card }?
       *[no] Carota: { $player } scambia una carta.
    }
prompt-mouse-take =
    { $you ->
        [yes] Topolino: quale carta del display aggiungi a una delle tue lune?
       *[no] Topolino: { $player } prende una carta del display.
    }
prompt-mouse-place =
    { $you ->
        [yes] Topolino: dove posi { $card }?
       *[no] Topolino: { $player } posa una carta del display.
    }
prompt-paw-discard =
    { $you ->
        [yes]
            Zampa: devi scartare ancora { $excess ->
                [one] una carta
               *[other] { $excess } carte
            } e tenerne cinque.
       *[no] Zampa: { $player } deve scartare fino a cinque carte.
    }
prompt-draw =
    { $you ->
        [yes]
            { $number ->
                [one] Peschi ancora una carta. Da dove?
               *[other] Peschi ancora { $number } carte, una alla volta. Da dove?
            }
       *[no] { $player } pesca.
    }

## Scelte; .short è per le liste in cui la carta sta già davanti

choice-play-card =
    { $manner ->
        [start] Inizia una nuova { moon } con { $card }
       *[add] Aggiungi { $card } alla tua { moon }
    }
    .short =
        { $manner ->
            [start] nuova { moon }
           *[add] alla tua { moon }
        }
choice-play-card-on-moon =
    { $manner ->
        [start] Inizia una nuova { moon } con { $card }
        [over] Trasforma la tua { moon } con { $card }
       *[add] Aggiungi { $card } alla tua { moon }
    }
    .short =
        { $manner ->
            [start] nuova { moon }
            [over] trasforma la { moon }
           *[add] alla tua { moon }
        }
choice-swap-card = Scambia { $card } con una carta di un altro giocatore
    .short = scambia con un altro giocatore
choice-give-up = Rinuncia alla mano: va tutta sulla pila dei punti negativi
choice-stop = Basta così: non giocare altre carte
choice-take-card = Prendi { $card } da { $owner } ({ moon })
choice-place-on-moon =
    { $manner ->
        [start] Inizia una nuova { moon } con { $card }
        [over] Trasforma la tua { moon } con { $card }
       *[add] Aggiungi { $card } alla tua { moon }
    }
choice-place-on-moon-of-seat = Posa { $card } sulla { moon } di { $player }
choice-bonus-card = Prendi { $card } come bonus
choice-decline = Non prendere la carta bonus
choice-attack = Attacco Zombeast: gioca un’altra carta
choice-toy =
    { $toy ->
        [carrot] Carota: scambia una carta delle tue lune con una carta della mano
        [mouse] Topolino: aggiungi una carta del display a una delle tue lune
        [bone] Osso: gioca un’altra carta
        [paw] Zampa: tutti arrivano a cinque carte in mano
       *[none] Usa il giocattolo
    }
choice-neither =
    { $attack ->
        [yes] Nessuno dei due
       *[no] Rinuncia al giocattolo
    }
choice-carrot-out-card = Riprendi in mano { $card }
choice-carrot-in-card = Posa lì { $card }
choice-mouse-card = Prendi { $card } dal display
choice-mouse-on-moon =
    { $manner ->
        [start] Inizia una nuova { moon } con { $card }
        [over] Trasforma la tua { moon } con { $card }
       *[add] Aggiungi { $card } alla tua { moon }
    }
choice-discard-card = Scarta { $card }
choice-draw-card = Prendi { $card } dal display
choice-draw-pile = Pesca dal tallone ({ $count ->
        [one] una carta
       *[other] { $count } carte
    })
choice-draw-from-seat = Pesca a caso dalla mano di { $player } ({ $count ->
        [one] una carta
       *[other] { $count } carte
    })
choice-stop-drawing = Non pescare altre carte

## Rifiuti

refusal-must-play = Devi giocare una carta.
refusal-no-place-there = La carta non può andare lì.
refusal-no-substitute = Nessuna carta della tua mano può prendere il posto di questa.
refusal-not-your-moon = Questa carta non è in una delle tue lune.
refusal-no-exchange = Questa carta della tua mano non può prendere il posto dell’altra.
refusal-not-in-hand = Non hai questa carta in mano.
refusal-fits-nowhere = Questa carta non va bene per nessuna delle tue lune.
refusal-no-attack = La carta che hai posato non fa scattare un attacco Zombeast.
refusal-no-such-moon = Non hai ancora una luna di quel colore, e un jolly non può iniziarla.
refusal-no-white-moon = Non hai una luna bianca da trasformare.
refusal-colour-lies-already = Hai già una luna di questo colore, quindi questa carta non può trasformare quella bianca.
refusal-corner-taken = In quella luna ci sono già due carte con questo angolo.
refusal-nothing-to-swap = Non c’è nessuna carta con cui scambiare questo jolly.
refusal-not-in-their-moons = Questa carta non è in una luna incompleta di un altro giocatore.
refusal-other-corner = Questa carta ha l’altro angolo; un jolly prende il posto di una carta con il suo stesso angolo.
refusal-two-white-moons = L’altro giocatore avrebbe allora due lune bianche.
refusal-coloured-cards-only = Secondo la vostra regola della casa si possono scambiare solo carte colorate.
refusal-no-place-at-home = Davanti a te non c’è posto per questa carta.
refusal-must-draw = Devi pescare tante carte quante ne indica il numero su sfondo nero.
refusal-pile-empty = Il tallone è vuoto.
refusal-declared-already = Hai già annunciato questa fonte.
refusal-drawn-from-already = In questo turno hai già pescato da questa mano.
refusal-hand-empty = Questa mano è vuota.
refusal-no-target = Di’ su quale luna va il jolly.
refusal-wrong-colour = Una carta colorata va solo su una luna del suo colore o ne trasforma una bianca.
refusal-unknown-card = In questo mazzo non c’è quella carta.
refusal-not-a-joker = Si può scambiare solo una carta bianca.
refusal-unknown-moon = Quella luna non esiste.
refusal-not-in-stock = Questa carta non è nel display.
refusal-no-such-opponent = Questo avversario non c’è.

## Regole della casa

preset-friendly = Amichevole
    .about = I punti si vedono, puoi pescare meno carte, e nell’ultimo giro una mano ingiocabile non costa nulla.
preset-master = Maestri Zombeast
    .about = La variante stampata per maestri: i giocattoli su alcune carte danno poteri speciali.
option-master = Variante per maestri Zombeast
    .about = I giocattoli su alcune carte danno poteri speciali.
    .false = gioco base, senza giocattoli
    .true = con i giocattoli
option-corner_rule = Angoli
    .about = Se conta in quale angolo in basso della carta si trova il quarto di luna.
    .two_left_two_right = una luna prende due carte sinistre e due destre
    .colour_only = gli angoli non contano
option-exchange_corner = Angolo negli scambi
    .about = Quale angolo deve avere la carta nuova in uno scambio con il jolly o con la carota.
    .same = quello della carta vecchia
    .legal_result = qualsiasi angolo per cui la luna ha ancora posto
option-swap_destination = Dove va la carta scambiata
    .about = Davanti a chi puoi posare la carta presa con uno scambio.
    .own = davanti a te
    .own_or_opponent = davanti a te o sulla luna di un altro giocatore
option-swap_may_start = Lo scambio può iniziare una luna
    .about = Se la carta presa con uno scambio può iniziare una nuova luna.
    .true = sì
    .false = no, deve aggiungersi o trasformare
option-swap_targets = Che cosa si può scambiare
    .about = Quali carte si possono prendere scambiando un jolly.
    .any = qualsiasi carta
    .coloured_only = solo carte colorate
option-swap_forced = Scambio obbligatorio
    .about = Che cosa succede se puoi soltanto scambiare un jolly.
    .true = devi farlo
    .false = puoi invece rinunciare alla mano
option-double_white = Due lune bianche
    .about = Se uno scambio può lasciare due lune bianche all’altro giocatore.
    .forbid = mai
    .allow = permesso
option-moon_colour = Colore di una luna
    .about = Che colore ha una luna quando le sue carte colorate se ne sono andate.
    .composition = quello delle sue carte, quindi diventa bianca
    .sticky = mantiene il primo colore
option-attack_scope = Portata dell’attacco
    .about = Dove deve trovarsi lo stesso animale per un attacco Zombeast.
    .same_moon = nella luna a cui si aggiunge la carta
    .any_own_moon = in una qualsiasi delle tue lune
option-attack_use = Attacco obbligatorio
    .about = Se puoi rinunciare a un attacco Zombeast.
    .optional = puoi fermarti
    .mandatory = devi continuare, se puoi
option-dump_on_extra_play = Carta in più ingiocabile
    .about = Che cosa succede se puoi giocare un’altra carta ma nessuna va bene.
    .false = niente
    .true = la mano va sulla pila dei punti negativi
option-bonus_use = Bonus obbligatorio
    .about = Se puoi rinunciare alla carta bonus.
    .optional = puoi rinunciare
    .mandatory = devi prenderla
option-draw_count = Numero di carte pescate
    .about = Se puoi pescare meno carte di quante ne indica il numero su sfondo nero.
    .exact = esattamente quel numero
    .up_to = al massimo quel numero
option-draw_reveal = Ordine della pesca
    .about = Quando scegli da dove vengono le tue carte.
    .sequential = una alla volta, dopo aver visto ogni carta
    .declare_first = prima si annunciano tutte le fonti
option-last_played = Carta che fissa il numero
    .about = Se anche una carta posata con il topolino decide quante carte peschi.
    .hand_card = solo le carte giocate dalla mano
    .any_laid = anche la carta del topolino
option-carrot_sets_n = La carota fissa il numero
    .about = Se la carta entrata con la carota decide quante carte peschi.
    .true = sì
    .false = no
option-mouse_may_start = Il topolino può iniziare una luna
    .about = Se la carta presa con il topolino può iniziare una nuova luna.
    .false = no
    .true = sì
option-chain_toys = Giocattoli a catena
    .about = Se una carta posata con carota o topolino può usare il proprio giocattolo.
    .true = sì
    .false = no
option-bone_empty_draw = Osso con la mano vuota
    .about = Se l’osso vale anche con l’ultima carta, prendendo prima tre carte.
    .false = no
    .true = sì
option-three_cards = Tre carte per un attacco
    .about = Quando prendi tre nuove carte se la tua ultima carta fa scattare un attacco Zombeast.
    .on_trigger = subito, qualunque cosa tu scelga poi
    .on_attack = solo se usi l’attacco
option-paw_draw = Pesca dopo una zampa
    .about = In quale ordine si completano le mani fino a cinque.
    .seat_by_seat = un giocatore dopo l’altro
    .round_robin = a giri, una carta a testa
option-refill_trigger = Ultima carta nel riempire il display
    .about = Chi fa scattare la fine se riempire il display svuota il tallone: secondo lo stile di gioco, dal 22 al 94% delle partite finisce così.
    .ending_player = chi ha appena finito il turno
    .next_player = chi gioca dopo
option-last_round_stock = Display nell’ultimo giro
    .about = Se bonus e topolino possono ancora prendere carte del display.
    .open = sì, finché ce ne sono
    .closed = no
option-last_round_dump = Mano ingiocabile nell’ultimo giro
    .about = Che cosa succede a una mano ingiocabile nell’ultimo giro.
    .penalty = diventa punti negativi
    .pass = resta in mano
option-tie_break = Parità
    .about = Che cosa decide fra punteggi uguali.
    .none = niente, il posto è condiviso
    .fewest_minus = meno punti negativi
    .most_moons = più lune piene
option-start_player = Primo turno
    .about = Chi comincia.
    .random = a sorte
    .youngest = chi è più giovane
    .number-0 = il primo posto
    .number-1 = il secondo posto
    .number-2 = il terzo posto
    .number-3 = il quarto posto
option-ages = Età
    .about = L’età di tutti, per far cominciare chi è più giovane.
    .none = non indicate
    .free = indicate per questo tavolo
option-deck_profile = Mazzo
    .about = Con quale lista di carte si gioca.
    .recon_v1 = il mazzo ricostruito
    .free = un mazzo tuo
option-joker_profile = Jolly
    .about = Se due dei dieci jolly non mostrano animali.
    .eight_plus_two = otto con animale, due senza
    .all_animals = tutti e dieci con animale
option-score_tracking = Punti durante la partita
    .about = Se i punti si vedono durante la partita.
    .hidden = nascosti fino alla fine
    .shown = visibili a tutti
option-bot_memory = Memoria dei bot
    .about = Se i bot ricordano tutto ciò che era scoperto.
    .full = ricordano tutto
    .none = vedono solo il tavolo
option-edition = Edizione delle regole
    .about = Secondo quale edizione delle regole è stata giocata una vecchia partita.
    .number-2 = la seconda
    .number-1 = la prima

## Scritte sul tavolo

label-stock = Display
label-pile = Tallone
label-discard = Pila degli scarti
label-hand = Mano
label-your-hand = La tua mano
label-your-moons = Le tue lune
label-no-moons = ancora nessuna luna
label-empty = vuoto
label-victory = Lune piene
label-minus = Negativi
label-points = Punti
label-last-round = ULTIMO GIRO
joker-letter = J
points-letter = { $points }P

## Conteggio

sheet-title = Punteggio finale
sheet-place = Posto
sheet-player = Nome
sheet-moons = Lune piene
sheet-victory = Punti vittoria
sheet-minus = Punti negativi
sheet-total = Totale
sheet-cards = { $points } ({ $count ->
        [one] una carta
       *[other] { $count } carte
    })
score-goal = Vince chi ha più punti in lune piene.
score-moons = Lune piene
score-bonus = Carte bonus
score-minus = Pila dei punti negativi
score-unfinished = Lune incomplete

## On the page

web-box =
    .line = Completa la luna con quattro carte di un colore e soffia agli altri il quarto che ti manca.
    .minutes-low = 20
    .minutes-high = 30
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-does-draw =
    { $count ->
        [0] Non pescare
        [one] Pesca una carta
       *[other] Pesca { $count } carte
    }
web-does-corner =
    { $corner ->
        [L] Quarto di luna sinistro
       *[R] Quarto di luna destro
    }
web-does-attack = In una luna che mostra già questo animale: attacco, gioca un’altra carta
web-does-joker = Jolly: va in qualsiasi tua luna
web-does-swap = O scambialo con lo stesso quarto di una luna altrui
web-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
web-draw-hint = pesca qui, dal tallone o da una mano
web-moons-of = Lune di { $name }
web-moons-of-others = Carte nelle lune degli altri
web-in-moon-of = { $moon } di { $name }, { $count } su 4
web-no-full-moon = nessuna luna piena
web-peek = Vedi in grande le lune di { $name }
web-free = libero
web-of-four = { $count } su 4
# $moon: come in zombeasts/moon.
web-add-here = { $moon }: metti qui la carta
web-start-here = nuova { $moon }: metti qui la carta
web-held = Ora da posare: { $card }
web-empty-hand = Nessuna carta in mano.
web-lesson-moons = Qui crescono le tue lune. Quattro carte di un colore, due quarti di sinistra e due di destra, formano una luna piena: è da lì che vengono i punti.
web-lesson-stock = Dopo aver giocato peschi qui: una carta scoperta, dal tallone o a caso dalla mano di un altro. Quante, lo dice il numero su sfondo nero della carta giocata.

# Why a choice is better than another: what it brings, or spares.

reason-moon-completed = Così completi una luna piena, e le sue carte contano per te.
reason-bonus-taken = Ti procura una carta bonus dalla riserva scoperta.
reason-minus-cards = Così eviti punti negativi.
reason-joker-swapped = Un jolly ti procura la carta giusta dalla luna di un altro.
reason-attack-triggered = L’animale c’è già: puoi giocare un’altra carta.
reason-nearly-full = Poi a una delle tue lune manca una sola carta.
reason-rivals-nearly-full = Le lune degli altri restano più lontane dalla luna piena.
reason-cards-laid = Così più carte tue finiscono nelle tue lune.
reason-hand-robbed = Così prendi una carta dalla mano di un altro.
reason-stock-drawn = È scoperta: sai che cosa prendi.
reason-hand-size = Poi ti restano più carte in mano.
reason-end-triggered = La fine arriva mentre sei in vantaggio.
# La lezione
lesson-aim = Raccogli lune piene: quattro carte dello stesso colore, due quarti di sinistra e due di destra. La tua luna blu è già piena a metà.
lesson-play = Alla luna blu manca ancora un quarto di destra. Tocca il coniglio blu che hai in mano per aggiungerlo.
    .not = Si potrebbe. Ma qui prova il coniglio blu: è quello che ti avvicina di più alla luna piena.
lesson-draw = Il coniglio porta un 1, quindi peschi una carta. Prendi il gatto blu scoperto: è il quarto di sinistra che ti manca.
    .not = Sarebbe permesso anche questo. Stavolta prendi il gatto blu scoperto, e presto la tua luna sarà piena.
lesson-bot = Giocare, poi pescare: un turno è tutto qui. Adesso tocca a { $bot }. Premi «Avanti» e guarda.
lesson-attack = Sulla tua luna arancione c’è già un gatto. Aggiungi il secondo: due animali uguali fanno un attacco!
    .not = Si può, ma ti perdi qualcosa. Gioca prima il gatto arancione: dopo un attacco puoi giocare subito un’altra carta.
lesson-moon = Attacco! Puoi giocare ancora una carta. Completa la tua luna con il gatto blu.
    .not = Potresti, ma la luna piena ce l’hai in mano: prendi il gatto blu.
lesson-last = Luna piena! È tua per sempre, e le sue carte ti danno i loro punti. Anche questo turno finisce pescando: prendi una carta scoperta o la prima del tallone.
    .not = Dalla mano di un altro peschi alla cieca. Qui prendi piuttosto una carta scoperta o quella del tallone.
lesson-end = Ecco la tua prima luna piena! Alla fine vince chi ha più punti sulle lune piene. Il resto lo impari giocando.
