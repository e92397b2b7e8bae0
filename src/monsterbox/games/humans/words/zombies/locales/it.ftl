# Humans!!! con Zombies!!!: quello che il gioco unito dice in modo diverso o in più rispetto a `humans.ftl`. Le frasi sono nostre.

name = Humans!!! + Zombies!!!
notice-data = Le carte e le tessere di Humans!!! sono in gran parte ricostruite; quelle di Zombies!!! seguono due programmi pubblici del gioco.

pitch = Fucilieri contro zombie, e stavolta giocate entrambe le parti.
intro =
    { pitch }
    Alcuni di voi sono fucilieri, gli altri zombie, tutti nella stessa città.
    I fucilieri vincono con 25 zombie nella loro collezione o sull’Eliporto liberato, gli zombie con i punti del loro personaggio.
    Nel tuo turno piazzi una tessera del tuo gioco e la riempi di umani, zombie e gettoni.
    I fucilieri tirano il dado, aggiungono i loro gettoni Vita e combattono ogni zombie che incontrano: con 4 o più muore, i proiettili aiutano, le vite si perdono.
    Gli zombie si dividono il movimento, sfondano gli edifici e catturano umani e fucilieri.
    Alla fine di ogni turno si muovono zombie neutrali, e peschi le tue carte Evento dall’uno o dall’altro mazzo.

## Parti e carte

side =
    { $side ->
        [zombie] zombie
       *[shotgun] fuciliere
    }
card-limit =
    { $kind ->
        [HW1] I fucilieri possono anche aggiungere il bonus a un proprio tiro di combattimento o di attacco.
        [HW2] I fucilieri possono anche aggiungere il bonus a un proprio tiro di combattimento o di attacco.
        [HW3] I fucilieri possono anche aggiungere il bonus a un proprio tiro di combattimento o di attacco.
        [HW4] I fucilieri possono anche aggiungere il bonus a un proprio tiro di combattimento o di attacco.
        [HW5] I fucilieri possono anche aggiungere il bonus a un proprio tiro di combattimento o di attacco.
        [HW6] I fucilieri possono anche aggiungere il bonus a un proprio tiro di combattimento o di attacco.
        [HE01] I fucilieri la giocano mentre si muovono. Non sulla casella di un fuciliere.
        [HE02] Fucilieri: 3 passi in più, ma non dopo «Ci sono ancora le chiavi».
        [HE03] Su tutti; a un fuciliere dimezza dado, gettoni Vita e Skateboard, ma non «Ci sono ancora le chiavi».
        [HE04] Solo contro zombie giocatori.
        [HE05] Solo contro zombie giocatori.
        [HE06] Solo per zombie giocatori.
        [HE07] Solo umani neutrali.
        [HE08] Anche quando è stato catturato un fuciliere.
        [HE09] Solo per zombie giocatori.
        [HE10] Solo per zombie giocatori.
        [HE11] Solo per zombie giocatori.
        [HE12] Solo per zombie giocatori.
        [HE13] Anche contro un’arma nell’attacco di un fuciliere a un tuo zombie.
        [HE14] Solo tra giocatori zombie.
        [ZE01] I giocatori zombie possono solo raddoppiare il Movimento.
        [ZE02] Per fucilieri; solo zombie neutrali.
        [ZE03] Solo zombie neutrali.
        [ZE04] Per fucilieri; di un giocatore zombie scegli uno zombie.
        [ZE05] Solo sui fucilieri.
        [ZE06] Solo sui fucilieri.
        [ZE07] Solo per fucilieri.
        [ZE08] Su tutti; gli zombie giocatori non sono obbligati a uscire.
        [ZE09] Su tutti; nessuno zombie di un giocatore zombie si muove.
        [ZE10] Solo per fucilieri.
        [ZE11] Solo per fucilieri.
        [ZE12] Solo per fucilieri. I proprietari degli zombie giocatori all’interno pescano carte Ferita.
        [ZE13] Solo per fucilieri.
        [ZE14] Su tutti.
        [ZE15] Solo sui fucilieri.
        [ZE16] Zombie neutrali, solo negli edifici di Zombies!!!.
        [ZE17] Solo per fucilieri.
        [ZE18] Solo per fucilieri.
        [ZE19] Solo per fucilieri.
        [ZE20] Solo per fucilieri, anche sotto «Paura».
        [ZE21] Solo per fucilieri.
        [ZE22] Zombie neutrali, negli edifici di entrambi i giochi.
        [ZE23] Solo zombie neutrali.
        [ZE24] Solo zombie neutrali.
        [ZE25] Su tutti; di un giocatore zombie scegli uno zombie.
        [ZE26] Su tutti; a un giocatore zombie dimezza il Movimento.
       *[ZE27] Solo zombie neutrali.
    }

## Regole della casa

option-max_rounds = Partita più lunga
    .about = Dopo quante manche finisce la partita.
    .number-80 = dopo 80
    .number-20 = dopo 20
    .free = dopo un numero a scelta
option-stall_rounds = Stallo
    .about = Dopo quante manche senza cambiamenti finisce la partita.
    .number-12 = dopo 12
    .number-3 = dopo 3
    .free = dopo un numero a scelta
option-hz_sides = Schieramenti
    .about = Chi gioca gli zombie e chi un fuciliere; ce ne vuole almeno uno per parte.
    .seat-z = zombie
    .seat-s = fuciliere
    .alternating = alternati, prima gli zombie
    .shotgun_first = alternati, prima un fuciliere
    .one_zombie = zombie al primo posto, fucilieri in tutti gli altri
    .one_shotgun = un fuciliere al primo posto, zombie in tutti gli altri
    .free = come indicato per questo tavolo
option-hz_layout = Prime tessere
    .about = Dove stanno i primi quattro edifici.
    .cross = alle estremità di una croce
    .diagonal_t_only = nei quattro angoli
option-hz_stack = Pile delle tessere
    .about = Da quale pila peschi una tessera.
    .own = da quella della tua parte
    .free = da quella che vuoi
option-hz_start_tokens = Gettoni all’inizio
    .about = Se nei primi edifici ci sono gettoni.
    .false = no
    .true = sì
option-z_doors = Porte
    .about = Da dove si entra negli edifici di Zombies!!!.
    .printed = dalle porte stampate
    .any = da ogni casella strada accanto
option-z_barricade = Barricate di Zombies!!!
    .about = Se gli zombie giocatori devono sfondare gli edifici di Zombies!!!.
    .none = no
    .value-4 = sì, con 4 o più
option-pvp_wound = Colpito da un fuciliere
    .about = Quante carte Ferita pesca allora uno zombie giocatore.
    .value = quante ne indica il personaggio
    .one_card = una
option-victim_may_arm = Armarsi da soli
    .about = Se un fuciliere catturato può giocare lui stesso un’arma.
    .true = sì
    .false = no
option-cross_tokens = Gettoni Dado per i fucilieri
    .about = Se i fucilieri prendono e usano gettoni Dado.
    .false = no
    .true = sì
option-z_timing = Carte di Zombies!!!
    .about = Quando si giocano le carte di Zombies!!! senza un momento preciso.
    .windows = prima e durante il movimento
    .anytime = anche prima della tessera e prima del movimento degli zombie
option-eaten_returns = Divorato o infettato
    .about = Quando un fuciliere ancora in vita viene rimesso nella Piazza.
    .next_turn = all’inizio del suo prossimo turno
    .at_once = subito
option-helipad = Vincere sull’Eliporto
    .about = Quando un fuciliere vince al centro dell’Eliporto.
    .cleared = quando lì non resta nessuno zombie
    .reached = appena ci arriva

## Che cosa è successo

card-drawn =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $card } ({ deck }).
building-chosen =
    { $you ->
        [yes] Parti
       *[no] { $player } parte
    } dall’edificio a { $arm ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }.
npc-placed = Qui arriva uno zombie neutrale: { $space }.
life-placed = Qui va un gettone Vita: { $space }.
bullets-placed = Qui vanno dei proiettili: { $space }.
pawn-placed =
    { $you ->
        [yes] Entri
       *[no] { $player } entra
    } sul tabellone: { $space }.
pawn-moved =
    { $you ->
        [yes]
            { $steps ->
                [1]
                    { $direction ->
                        [far] Prosegui
                       *[other] Fai un passo a { direction }
                    }
               *[other] Fai { $steps } passi
            }
       *[no] { $player } { step }
    }: { $space }.
pawn-gone =
    { $you ->
        [yes]
            { $dead ->
                [yes] Muori e lasci
               *[no] Lasci
            }
       *[no]
            { $dead ->
                [yes] { $player } muore e lascia
               *[no] { $player } lascia
            }
    } il tabellone fino al prossimo turno.
life-taken =
    { $you ->
        [yes] Prendi un gettone Vita e ora ne hai
       *[no] { $player } prende un gettone Vita e ora ne ha
    } { $life }.
bullets-taken =
    { $you ->
        [yes] Prendi proiettili e ora ne hai
       *[no] { $player } prende proiettili e ora ne ha
    } { $bullets }.
life-lost =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } un gettone Vita; { $life ->
        [0] non ne resta nessuno.
        [one] ne resta uno.
       *[other] ne restano { $life }.
    }
bullets-spent =
    { $you ->
        [yes] Spendi
       *[no] { $player } spende
    } { $count ->
        [one] un proiettile
       *[other] { $count } proiettili
    } per arrivare a 4.
npc-killed =
    { $you ->
        [yes] Uccidi
       *[no] { $player } uccide
    } uno zombie neutrale, { $collected } nella collezione: { $space }.
npc-moved =
    { $count ->
        [one] Uno zombie neutrale { step }: { $space }.
       *[other] { $count } zombie neutrali si muovono.
    }
item-used =
    { $you ->
        [yes] Usi
       *[no] { $player } usa
    } { $card }.
item-lost =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } { $card }.
zombies-collected =
    { $you ->
        [yes] Raccogli
       *[no] { $player } raccoglie
    } { $count ->
        [one] uno zombie
       *[other] { $count } zombie
    }, { $collected } in tutto.
zombies-returned =
    { $you ->
        [yes] Restituisci
       *[no] { $player } restituisce
    } { $count ->
        [one] uno zombie
       *[other] { $count } zombie
    }, ne restano { $collected }.
attack-failed =
    { $you ->
        [yes] Il tuo attacco
       *[no] L’attacco di { $player }
    } contro { $owner_is_you ->
        [yes] il tuo zombie
       *[no] lo zombie di { $owner }
    } è fallito.
npcs-stay = Tutti gli zombie neutrali restano dove sono.
fate-set =
    { $card } attende { $you ->
        [yes] il tuo turno
       *[no] { $player }
    }.
turn-lost =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } questo turno.
life-gained =
    { $you ->
        [yes] Ti riposi e ora hai
       *[no] { $player } si riposa e ora ha
    } { $life ->
        [one] un gettone Vita
       *[other] { $life } gettoni Vita
    }.
cramp-set =
    { $other_is_you ->
        [yes] Decidi tu
       *[no] { $other } decide
    } dove va { $you ->
        [yes] il tuo fuciliere
       *[no] il fuciliere di { $player }
    }.

## Domande

prompt-start-building = Si piazzano le prime tessere.
prompt-building =
    { $you ->
        [yes] Da quale dei quattro edifici parti?
       *[no] { $player } sceglie un edificio iniziale.
    }
prompt-put-zombie =
    { $you ->
        [yes] Da dove parte il tuo prossimo zombie?
       *[no] { $player } mette zombie sul tabellone.
    }
prompt-deck =
    { $you ->
        [yes] Da quale mazzo peschi?
       *[no] { $player } pesca carte.
    }
prompt-stack =
    { $you ->
        [yes] Da quale pila peschi la tessera?
       *[no] { $player } pesca una tessera.
    }
prompt-fill =
    { $you ->
        [yes] { tile }: su questa strada vanno umani o zombie neutrali?
       *[no] { $player } decide che cosa va sulla strada.
    }
prompt-put-npc =
    { $you ->
        [yes] { tile }: dove sta il prossimo zombie neutrale?
       *[no] { $player } mette zombie neutrali sulla tessera { tile }.
    }
prompt-put-life =
    { $you ->
        [yes] { tile }: dove metti il prossimo gettone Vita?
       *[no] { $player } mette gettoni Vita sulla tessera { tile }.
    }
prompt-put-bullets =
    { $you ->
        [yes] { tile }: dove metti i prossimi proiettili?
       *[no] { $player } mette proiettili sulla tessera { tile }.
    }
prompt-pawn-roll =
    { $you ->
        [yes] Tiri per il movimento, o giochi invece una carta?
       *[no] { $player } sta per tirare per il movimento.
    }
prompt-moved =
    { $you ->
        [yes] { $other } ha tirato per il movimento. Giochi una carta?
       *[no] { $other } ha tirato per il movimento; { $player } può giocare una carta.
    }
prompt-pawn-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Nessun passo rimasto. Che cos’altro fai?
                [one] Muovi il fuciliere: ancora un passo.
               *[other] Muovi il fuciliere: ancora { $steps } passi.
            }
       *[no] { $player } muove il fuciliere.
    }
prompt-fight =
    { $you ->
        [yes] Hai tirato { $roll } contro lo zombie, e serve 4. Che cosa fai?
       *[no] { $player } combatte uno zombie.
    }
prompt-attack =
    { $you ->
        [yes] Hai tirato { $roll } per l’attacco, e serve 4. Che cosa fai?
       *[no] { $player } attacca uno zombie.
    }
prompt-meet =
    { $you ->
        [yes] Qui ci sono più zombie. Quale combatti per primo?
       *[no] { $player } incontra più zombie.
    }
prompt-before-npcs =
    { $you ->
        [yes] Gli zombie neutrali stanno per muoversi. Giochi una carta?
       *[no] Gli zombie neutrali stanno per muoversi; { $player } può giocare una carta.
    }
prompt-npcs =
    { $you ->
        [yes] Quale zombie neutrale muovi, e dove?
       *[no] { $player } muove zombie neutrali.
    }
prompt-any =
    { $you ->
        [yes] Giochi una carta adesso?
       *[no] { $player } può giocare una carta.
    }
prompt-put-by-card =
    { $you ->
        [yes] Dove metti uno zombie neutrale?
       *[no] { $player } mette zombie neutrali sul tabellone.
    }
prompt-move-from =
    { $you ->
        [yes] Quale zombie neutrale sposti?
       *[no] { $player } sposta uno zombie neutrale.
    }
prompt-move-to =
    { $you ->
        [yes] Dove metti questo zombie neutrale?
       *[no] { $player } sposta uno zombie neutrale.
    }
prompt-lead =
    { $you ->
        [yes] Guidi la figura di un altro. Dove va?
       *[no] { $player } guida la figura di un altro.
    }
prompt-undead =
    { $you ->
        [yes] Hai tirato 3 o meno. Restituisci due zombie, o paghi?
       *[no] { $player } decide se restituire zombie.
    }

## Scelte; .short serve agli elenchi in cui la carta è già davanti

who =
    { $figure ->
        [pawn] il fuciliere
        [zombie] lo zombie
       *[any] la figura
    }
choice-step-space-direction = { $space }: { who } { step }, fino a { $to }{ lying }
choice-building-direction = { $cell }
choice-own-space = Un tuo zombie: { $space }
choice-fill-humans = Umani
choice-fill-zombies = Zombie neutrali
choice-roll = Tira per il movimento
choice-stay = Resta dove sei
choice-accept = Accetta
choice-spend-bullets = Spendi proiettili per arrivare a 4
choice-lose-life = Paga un gettone Vita e tira di nuovo
choice-fight = Combatti lo zombie neutrale
choice-end = Nessun altro attacco
choice-stack-humans = Dalla pila di Humans!!!
choice-stack-zombies = Dalla pila di Zombies!!!
choice-draw-humans = Una carta di Humans!!!
choice-draw-zombies = Una carta di Zombies!!!
choice-zombie-space = Uno zombie neutrale: { $space }
choice-life-space = Un gettone Vita: { $space }
choice-bullets-space = Proiettili: { $space }
choice-from-space = { $space }
choice-move-space-direction = { $space }: lo zombie neutrale { step }, fino a { $to }
choice-attack-seat = Cattura il fuciliere di { $player } con { $needed } o più
choice-assault-seat = Attacca lo zombie di { $player }
choice-use-card = Usa { $card }
    .short = usala
choice-play-card-seat-space = Gioca { $card } contro { $player }: { $space }
    .short = contro { $player }: { $space }
choice-play-card-seat-item = Gioca { $card } contro { $player }, che perde { $item }
    .short = contro { $player }, che perde { $item }
choice-play-card-seat-bullets = Gioca { $card } contro { $player }, che perde proiettili
    .short = contro { $player }, che perde proiettili

## Etichette sul tavolo

label-life = Vita
label-bullets = Proiettili
label-collected = Collezione
label-items = In gioco
legend =
    Come si legge la mappa: il nord è in alto; sopra ogni tessera c’è il suo nome, accanto a un edificio quanto serve per sfondare.
    Una maiuscola è uno zombie, il suo giocatore è indicato sotto; una cifra dopo dice quanti sono. Una minuscola è un fuciliere. h è un umano, z uno zombie neutrale, * un gettone Dado, ! un gettone Vita, % proiettili, + un segnalino Varco; . è strada, : è edificio, nel resto non si entra.
    Le caselle prendono il nome da colonna e riga, come stanno al bordo della mappa.

## Foglio dei punti

score-goal = Gli zombie vincono con i punti richiesti dal personaggio, i fucilieri con 25 zombie o sull’Eliporto.
score-killed = Zombie raccolti
score-returned = Zombie restituiti

## On the page

web-box =
    .line = Due giochi su una mappa: c’è chi fa i non morti e chi si fa strada fino all’eliporto.
    .minutes-low = 60
    .minutes-high = 120

# Why a choice is better than another: what it brings, or spares.

reason-collected = Il tuo fuciliere raccoglie più zombie.
reason-pawn-gone = Il tuo fuciliere sopravvive più spesso.
reason-life = Al tuo fuciliere resta più vita.
reason-bullets = Al tuo fuciliere restano più proiettili.
# La lezione
lesson-aim = Stavolta sei il fuciliere, contro { $bot } e gli zombie. Vinci con 25 zombie nella tua collezione, oppure sull’eliporto quando è vuoto.
lesson-tile = Anche il tuo turno comincia con una tessera. Tocca il posto cerchiato e posala lì.
    .not = Starebbe bene anche altrove. Qui prendi il posto cerchiato.
lesson-fill = Su una strada nuova arrivano umani o zombie, scegli tu. Per cominciare prendi gli umani.
    .not = Gli zombie sarebbero più prede, ma anche più guai. Qui prendi gli umani.
lesson-walk = Hai tirato 2, più le tue 3 vite: fanno 5 passi. A destra c’è uno zombie. Tocca la tua pedina e vai da lui.
    .not = Si può, ma la preda aspetta a destra. Vai di tre caselle a destra.
lesson-bullet = Dove c’è uno zombie si combatte: ti serve 4 e hai 3. Un proiettile dà +1. Spendine uno!
    .not = Andrebbe, ma sarebbe uno spreco: basta un solo proiettile.
lesson-stop = Colpito! Lo zombie è nella tua collezione. Termina il movimento, poi scarta una carta o nessuna.
    .not = Non serve andare oltre. Termina qui il movimento, poi lo scarto.
lesson-end = Il tuo primo zombie, ne mancano 24! Nessuna barricata ti ferma, ma ogni vita persa ti rallenta. Adesso tocca a { $bot } con i suoi zombie.
