# Humans!!! in parole, con le carte e le tessere dei due giochi. Le frasi sono nostre.
#
# $kind: una carta; $character, $tile, $token, $figure, $wound, $infection, $stat, $deck: quello che dice il nome.

name = Humans!!!
notice-data = Personaggi, carte e tessere di questo gioco non sono mai stati pubblicati in un elenco: quello che regolamento e recensioni non dicono è ricostruito.

pitch = Gli zombie siete voi: circondate i vivi, divorateli o fatene dei vostri.
intro =
    { pitch }
    Raggiungi per primo i punti del tuo personaggio, 9 o 10. Ogni tuo zombie sul tabellone e ogni carta «Divorare» ne vale uno.
    Nel tuo turno piazzi una tessera con nuovi umani, peschi fino a tre carte Evento e muovi i tuoi zombie, che si dividono il tuo movimento.
    Gli edifici sono sbarrati: lì accanto puoi tirare per sfondare, e gli altri zombie presenti aiutano.
    Poi tenti di catturare ogni umano che condivide una casella con un tuo zombie. Se sbagli, scappa.
    Gli altri possono armare un umano catturato. Se vieni colpito, subisci una ferita; due uguali, o un colpo alla testa, ti costano lo zombie.
    Altrimenti peschi carte Infezione: l’umano sfugge, viene divorato o diventa un tuo zombie.
    Con i gettoni Dado tiri di nuovo, e una volta nella partita puoi usare la tua abilità speciale.

## Personaggi

character =
    { $character ->
        [lawyer] Avvocato
        [cheerleader] Cheerleader
        [doctor] Dottore
        [wrestler] Lottatore
        [miner] Minatore
       *[musician] Musicista
    }
ability =
    { $character ->
        [lawyer] Obiezione!
        [cheerleader] Forza squadra!
        [doctor] Cura te stesso
        [wrestler] Schienata
        [miner] Tunnel
       *[musician] Bis!
    }
ability-effect =
    { $character ->
        [lawyer] La carta Evento che un altro giocatore ha appena giocato si scarta senza effetto; conta comunque come la sua carta della manche.
        [cheerleader] 4 Movimento in più in questo turno.
        [doctor] Invece di pescare carte Ferita, scarta tutte quelle che hai davanti. Un umano catturato fugge comunque.
        [wrestler] Il tuo tiro di cattura fallito vale come riuscito.
        [miner] Metti un segnalino Varco sulla casella strada di un tuo zombie accanto a un edificio, senza tirare e senza usare il tuo tentativo.
       *[musician] Scarta le carte Infezione pescate e pescane altrettante; quelle valgono.
    }
stat =
    { $stat ->
        [movement] Movimento
        [capture] Cattura
        [infect] Infezione
        [wounds] Ferite
        [do-over] Ritiri
       *[points] Punti
    }
stat-about =
    { $stat ->
        [movement] quanti passi possono fare in tutto i tuoi zombie
        [capture] che cosa deve mostrare il dado per catturare un umano
        [infect] quante carte Infezione peschi
        [wounds] quante carte Ferita peschi quando vieni colpito
        [do-over] con quanti gettoni Dado cominci
       *[points] quanti punti ti servono
    }

## Carte

card =
    { $kind ->
        [HW1] Padella
        [HW2] Mazza da golf
        [HW3] Mazza da baseball
        [HW4] Sparachiodi
        [HW5] Rivoltella
        [HW6] Fucile a pompa
        [HE01] Porte aperte
        [HE02] Carne fresca
        [HE03] Rigor mortis
        [HE04] Caviglie deboli
        [HE05] Porta inchiodata
        [HE06] Ariete
        [HE07] Si salvi chi può!
        [HE08] Scivola sul bagnato
        [HE09] Stretta mortale
        [HE10] Paziente zero
        [HE11] Passa camminando
        [HE12] Dormiglione
        [HE13] Inceppata!
        [HE14] Borseggiatore
        [ZE01] Scarica di adrenalina
        [ZE02] Tutte le biglie
        [ZE03] Cibo alternativo
        [ZE04] Pessimo senso dell’orientamento
        [ZE05] Crampo al cervello
        [ZE06] Mani di pastafrolla
        [ZE07] Motosega
        [ZE08] Claustrofobia
        [ZE09] Paura
        [ZE10] Ascia da pompiere
        [ZE11] Cassetta di pronto soccorso
        [ZE12] Granata
        [ZE13] Ehi, guarda! Un fucile!
        [ZE14] Paralisi isterica
        [ZE15] Non mi sembrano morti
        [ZE16] Al peggio non c’è mai fine
        [ZE17] Ci sono ancora le chiavi
        [ZE18] Munizioni a volontà
        [ZE19] Bottiglia Molotov
        [ZE20] Meritato riposo
        [ZE21] Skateboard
        [ZE22] Piccolo errore di calcolo
        [ZE23] Non va poi così male
        [ZE24] Siamo spacciati
        [ZE25] Dove sono finiti tutti?
        [ZE26] Hai una scarpa slacciata
       *[ZE27] Signore degli zombie
    }
card-object = «{ card }»
card-effect =
    { $kind ->
        [HW1] Arma: tiri per l’umano; con 4 o più lo zombie è ferito.
        [HW2] Arma: tiri per l’umano con +1; con 4 o più lo zombie è ferito.
        [HW3] Arma: tiri per l’umano con +1; con 4 o più lo zombie è ferito.
        [HW4] Arma: tiri per l’umano con +2; con 4 o più lo zombie è ferito.
        [HW5] Arma: tiri per l’umano con +2; con 4 o più lo zombie è ferito.
        [HW6] Arma: tiri per l’umano con +3 e non puoi mancare.
        [HE01] Scegli una tessera con una tua figura e metti lì da 1 a 3 umani, su caselle senza umani e senza zombie.
        [HE02] 3 Movimento in più in questo turno.
        [HE03] Il Movimento di quel giocatore è dimezzato in questo turno, arrotondato per difetto.
        [HE04] Uno zombie di quel giocatore non fa passi in questo turno. Può ancora tentare di sfondare.
        [HE05] Alla fine il tentativo fallisce: niente segnalino, e il tentativo è usato.
        [HE06] Un tuo zombie in strada accanto a un edificio lo apre: un segnalino Varco senza tirare e senza usare il tuo tentativo.
        [HE07] Muovi di 1-4 passi un umano che non condivide la casella con zombie.
        [HE08] Alla fine la cattura fallisce, e la preda fugge.
        [HE09] Aggiungi 2 al tiro e confronta di nuovo.
        [HE10] Pesca 2 carte Infezione in più, poi scartane 2 a scelta.
        [HE11] Scarta tutte le tue carte Ferita.
        [HE12] Se nessun altro ha meno zombie sul tabellone, metti uno dei tuoi al centro della Piazza. Può muoversi subito.
        [HE13] L’arma si scarta senza effetto e conta come la carta della manche di chi l’ha giocata.
        [HE14] Togli un gettone Dado a un altro giocatore.
        [ZE01] Raddoppia il tuo movimento in questo turno, o aggiungi 2 a un tiro di combattimento.
        [ZE02] Scartala: fino alla fine del tuo prossimo turno non si muove nessuno zombie alla fine di un turno.
        [ZE03] Fino alla fine del tuo prossimo turno gli zombie non attaccano e non possono essere attaccati; si possono superare, ma i gettoni sotto di loro restano.
        [ZE04] Paga un gettone Vita (non l’ultimo): una figura di un altro giocatore va al centro della Piazza.
        [ZE05] Decidi tu se e dove si muove quella figura.
        [ZE06] Un altro giocatore perde una carta in gioco o 2 proiettili; scegli tu.
        [ZE07] Scartala: +2 a tutti i tuoi tiri di combattimento fino alla fine del turno.
        [ZE08] Nel prossimo turno quel giocatore non entra dalla strada in nessun edificio, e dentro va solo verso la strada.
        [ZE09] Nel prossimo turno quel giocatore non si muove in nessun modo.
        [ZE10] +1 a tutti i tuoi tiri di combattimento.
        [ZE11] Scartala invece di perdere un gettone Vita in combattimento; tiri comunque di nuovo.
        [ZE12] Scartala dentro o davanti a un edificio: tutti gli zombie all’interno muoiono e sono tuoi. Poi perdi un gettone Vita.
        [ZE13] +1 a ogni tiro dei tuoi prossimi 3 combattimenti, oltre a un’altra arma.
        [ZE14] Quel giocatore perde tutto il prossimo turno.
        [ZE15] Un giocatore con zombie raccolti tira due dadi. Ogni 3 o meno si paga in proiettili, o si ritira per un gettone Vita, altrimenti due zombie tornano indietro.
        [ZE16] Scegli un edificio con un nome: su ogni sua casella libera si mette uno zombie.
        [ZE17] Fai al massimo 10 passi. Niente li dimezza o li aumenta.
        [ZE18] Scartala: 3 proiettili in più.
        [ZE19] Scartala dentro o davanti a un edificio: +2 ai tuoi tiri di combattimento di questo turno contro gli zombie all’interno.
        [ZE20] 2 gettoni Vita in più, al massimo 5, ma niente movimento in questo turno.
        [ZE21] +2 a tutti i tuoi tiri di movimento.
        [ZE22] Scegli un edificio con zombie: il loro numero raddoppia, finché c’è posto.
        [ZE23] Muovi due zombie su caselle libere a scelta.
        [ZE24] Metti dieci zombie su caselle libere.
        [ZE25] Muovi tu di 5 passi una figura di un altro giocatore; combatte come al solito.
        [ZE26] Il prossimo tiro di movimento di quel giocatore è dimezzato, arrotondato per difetto.
       *[ZE27] Metti cinque zombie su caselle libere senza figure di giocatori.
    }
when-captured = quando un altro giocatore ha appena catturato qualcuno
when-own-turn = nel tuo turno, mentre ti muovi o prima di un tentativo di cattura
when-moving = mentre ti muovi
when-before-other = prima che si muova un altro giocatore
when-before-any = prima che si muova chiunque
when-barricade = quando il tentativo di sfondamento di un altro giocatore è riuscito
when-failed = quando il tuo tiro di cattura è fallito
when-before-infection = prima di pescare carte Infezione
when-first-step = mentre ti muovi, prima del tuo primo passo
when-weapon = quando è stata giocata un’arma contro un tuo zombie, prima del suo tiro
when-any-time = prima che si muova chiunque, dopo il tiro di movimento di un altro giocatore, o mentre ti muovi
when-food = prima che si muova chiunque, dopo il tiro di movimento di un altro giocatore, mentre ti muovi, o prima del movimento degli zombie
when-after-roll = dopo il tiro di movimento di un altro giocatore
when-instead = al posto del tuo tiro di movimento
when-combat = mentre ti muovi, o in un combattimento
card-when =
    { $kind ->
        [HW1] { when-captured }
        [HW2] { when-captured }
        [HW3] { when-captured }
        [HW4] { when-captured }
        [HW5] { when-captured }
        [HW6] { when-captured }
        [HE01] { when-own-turn }
        [HE02] { when-moving }
        [HE03] { when-before-other }
        [HE04] { when-before-other }
        [HE05] { when-barricade }
        [HE06] { when-moving }
        [HE07] { when-before-any }
        [HE08] { when-captured }
        [HE09] { when-failed }
        [HE10] { when-before-infection }
        [HE11] { when-own-turn }
        [HE12] { when-first-step }
        [HE13] { when-weapon }
        [HE14] { when-own-turn }
        [ZE01] { when-combat }
        [ZE02] oggetto, da mettere davanti a te qui: Negozio di giocattoli
        [ZE03] { when-food }
        [ZE04] { when-any-time }
        [ZE05] { when-after-roll }
        [ZE06] { when-any-time }
        [ZE07] oggetto, da mettere davanti a te qui: Centro giardinaggio
        [ZE08] { when-any-time }
        [ZE09] { when-any-time }
        [ZE10] oggetto, da mettere davanti a te qui: Caserma dei pompieri
        [ZE11] oggetto, da mettere davanti a te qui: Ospedale o Farmacia
        [ZE12] oggetto, da mettere davanti a te qui: Surplus militare
        [ZE13] { when-moving }
        [ZE14] { when-any-time }
        [ZE15] { when-any-time }
        [ZE16] { when-any-time }
        [ZE17] { when-instead }
        [ZE18] oggetto, da mettere davanti a te qui: Negozio sportivo
        [ZE19] oggetto, da mettere davanti a te qui: Benzinaio
        [ZE20] { when-instead }
        [ZE21] oggetto, da mettere davanti a te qui: Negozio di skate
        [ZE22] { when-any-time }
        [ZE23] { when-any-time }
        [ZE24] { when-any-time }
        [ZE25] { when-any-time }
        [ZE26] { when-any-time }
       *[ZE27] { when-any-time }
    }
deck =
    { $deck ->
        [humans] carte Evento di Humans!!!
        [zombies] carte Evento di Zombies!!!
        [wound] carte Ferita
       *[infection] carte Infezione
    }
infection =
    { $infection ->
        [eat] Divorare
        [infect] Infettare
       *[escape] Fuga
    }
infection-effect =
    { $infection ->
        [eat] l’umano viene divorato, 1 punto
        [infect] l’umano diventa un tuo zombie
       *[escape] l’umano fugge
    }
wound =
    { $wound ->
        [left-arm] Braccio sinistro
        [right-arm] Braccio destro
        [left-leg] Gamba sinistra
        [right-leg] Gamba destra
        [chest] Petto
        [belly] Pancia
       *[head-shot] Colpo alla testa
    }

## Tessere, gettoni e figure

tile =
    { $tile ->
        [H01] Piazza
        [H02] Incrocio
        [H03] Incrocio
        [H04] Incrocio a T
        [H05] Incrocio a T
        [H06] Incrocio a T
        [H07] Curva
        [H08] Curva
        [H09] Rettilineo
        [H10] Ospedale
        [H11] Condominio
        [H12] Liceo
        [H13] Tribunale
        [H14] Supermercato
        [H15] Cinema
        [H16] Ferramenta
        [H17] Salone di bellezza
        [H18] Locale notturno
        [H19] Palestra
        [H20] Ufficio minerario
        [Z01] Piazza
        [Z02] Incrocio
        [Z03] Incrocio
        [Z04] Incrocio
        [Z05] Incrocio
        [Z06] Incrocio a T
        [Z07] Incrocio a T
        [Z08] Incrocio a T
        [Z09] Incrocio a T
        [Z10] Curva
        [Z11] Curva
        [Z12] Curva
        [Z13] Curva
        [Z14] Rettilineo
        [Z15] Rettilineo
        [Z16] Rettilineo
        [Z17] Rettilineo
        [Z18] Ospedale
        [Z19] Centro giardinaggio
        [Z20] Commissariato
        [Z21] Negozio sportivo
        [Z22] Caserma dei pompieri
        [Z23] Farmacia
        [Z24] Surplus militare
        [Z25] Benzinaio
        [Z26] Negozio di skate
        [Z27] Fioraio
        [Z28] Ferramenta
        [Z29] Negozio di giocattoli
       *[Z30] Eliporto
    }
token =
    { $token ->
        [barricade] segnalino Varco
        [dice] gettone Dado
        [life] gettone Vita
       *[bullet] proiettile
    }
figure =
    { $figure ->
        [human] umano
        [zombie] zombie
        [neutral-human] umano neutrale
        [neutral-zombie] zombie neutrale
        [player-zombie] zombie giocatore
       *[shotgun] fuciliere
    }

## Regole della casa

preset-friendly = Amichevole
    .about = Ogni zombie può tentare di sfondare, per una cattura si gioca al massimo un’arma, e un umano in trappola viene infettato senza tirare.
option-first = Chi comincia
    .about = Chi fa il primo turno.
    .random = a sorte
    .youngest_seat = il primo posto
option-movement = Movimento
    .about = Quanto costa muovere più zombie.
    .pool = si dividono il Movimento
    .minus_extra_zombies = il primo passo di ogni altro zombie costa 2
option-flee = Fuga
    .about = Dove può andare un umano in fuga.
    .no_revisit = mai due volte su una casella
    .no_reverse = ovunque, ma non dritto indietro
option-close_map = Chiudere la mappa
    .about = Che cosa segue quando una tessera chiude la mappa mentre ne restano altre.
    .allow = niente
    .penalty = il resto del turno è perso
option-try = Sfondamenti
    .about = Quante volte puoi tentare di sfondare.
    .per_player = una volta per turno
    .per_zombie = una volta per turno con ogni zombie
option-failed_try_stops = Tentativi falliti
    .about = Che cosa succede a uno zombie che ha fallito il tentativo.
    .false = può continuare
    .true = niente più passi né tentativi in questo turno
option-reroll = Tirare di nuovo
    .about = Quali tiri si possono ripetere con i gettoni Dado.
    .own = i propri
    .any_player = quelli di tutti
option-wounded_human = L’umano dopo una ferita
    .about = Che cosa fa l’umano quando uno zombie è stato ferito.
    .flees = fugge
    .stays = resta dov’è
option-weapons_per_capture = Armi
    .about = Quante armi si possono giocare per una cattura.
    .many = una per giocatore, finché una colpisce
    .one = una sola
option-trapped = Umani in trappola
    .about = Quando viene infettato un umano che non può scappare.
    .on_flee = quando dovrebbe fuggire
    .instant = subito, senza tirare
option-wound = Carte Ferita
    .about = Quali delle carte pescate prendi.
    .pair_forces = una; una coppia ti obbliga
    .take_all_distinct = una per ogni nome
option-extra_escape = Seconda fuga
    .about = Dove va una seconda carta «Fuga».
    .removed = fuori dal gioco
    .discarded = negli scarti
option-removed_zombie = Zombie eliminati
    .about = Dove va uno zombie che viene eliminato.
    .out = fuori dal gioco
    .supply = di nuovo nella riserva del proprietario
option-start_zombie_scores = Primo zombie
    .about = Se lo zombie iniziale vale un punto.
    .true = sì
    .false = no
option-win_check = Traguardo raggiunto
    .about = Quando si guardano i punti.
    .immediate = in ogni momento
    .turn_end = alla fine del proprio turno
option-infection_deck = Carte Infezione
    .about = Quante sono le carte Infezione.
    .number-40 = 40, come dice il regolamento
    .number-30 = 30, come contate dai recensori
option-max_rounds = Partita più lunga
    .about = Dopo quante manche finisce la partita.
    .number-60 = dopo 60
    .number-20 = dopo 20
    .free = dopo un numero a scelta
option-stall_rounds = Stallo
    .about = Dopo quante manche senza cambiamenti finisce la partita.
    .number-10 = dopo 10
    .number-3 = dopo 3
    .free = dopo un numero a scelta
option-windows = Domande
    .about = A chi si chiede se vuole reagire.
    .eligible_only = a chi può
    .uniform = tutti, sempre, così le pause non dicono nulla
option-ask_flee_reroll = Ripetere il tiro di fuga
    .about = Se ti si chiede se vuoi ripetere un tiro di fuga.
    .false = no
    .true = sì
option-timer_window = Tempo per reagire
    .about = Quanto puoi riflettere su una carta contro gli altri; poi passi.
    .off = quanto vuoi
    .value-15s = 15 secondi
    .value-30s = 30 secondi
    .value-60s = 60 secondi
option-timer_turn = Tempo per decidere
    .about = Quanto puoi riflettere su ogni tua decisione; poi viene presa la più piccola.
    .off = quanto vuoi
    .value-60s = 1 minuto
    .value-120s = 2 minuti
    .value-300s = 5 minuti
option-leaver = Chi lascia il tavolo
    .about = Che cosa succede al posto di chi se ne va per sempre.
    .bot = lo prende un bot
    .skip = le figure restano, i turni vengono saltati
option-edition = Edizione delle regole
    .about = Secondo quale edizione delle regole è stata giocata una vecchia partita.
    .number-2 = la seconda
    .number-1 = la prima

## Luoghi

direction =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
offset =
    { $across_way ->
        [east] { $across } a est
        [west] { $across } a ovest
       *[none] { "" }
    }{ $corner ->
        [yes] { ", " }
       *[no] { "" }
    }{ $along_way ->
        [north] { $along } a nord
        [south] { $along } a sud
       *[none] { "" }
    }
cell = { offset } della Piazza
tile-place =
    { tile }{ $far ->
        [yes] { " " }({ offset })
       *[no] { "" }
    }
spot =
    { $spot ->
        [n] a nord
        [ne] a nord-est
        [e] a est
        [se] a sud-est
        [s] a sud
        [sw] a sud-ovest
        [w] a ovest
        [nw] a nord-ovest
       *[c] al centro
    }
place =
    { tile-place }, { $ground ->
        [building] stanza { spot }
        [street] strada { spot }
       *[road]
            { $spot ->
                [c] centro
               *[other] estremità { spot }
            }
    }
turned =
    uscite { $exits }{ $built ->
        [yes] { ", " }edificio { $building }
       *[no] { "" }
    }
place-unknown = casella { $point }
step =
    { $steps ->
        [1]
            { $direction ->
                [far] prosegue
               *[other] fa un passo a { direction }
            }
       *[other] fa { $steps } passi
    }
lying =
    { $human ->
        [yes] { " " }– lì c’è un umano
       *[no]
            { $token ->
                [yes] { " " }– lì c’è un gettone Dado
               *[no] { "" }
            }
    }

## Che cosa è successo

character-dealt =
    { $you ->
        [yes] Il tuo personaggio: { character }.
       *[no] Personaggio di { $player }: { character }.
    }
turn-started =
    { $you ->
        [yes] Manche { $round }: tocca a te.
       *[no] Manche { $round }: tocca a { $player }.
    }
seat-left =
    { $you ->
        [yes] Te ne vai.
       *[no] { $player } se ne va.
    } Gli zombie restano dove sono, i turni vengono saltati.
turn-skipped =
    { $you ->
        [yes] Il tuo turno
       *[no] Il turno di { $player }
    } viene saltato.
zombie-appeared =
    { $you ->
        [yes] Appare un tuo zombie: { $space }.
       *[no] Appare uno zombie di { $player }: { $space }.
    }
tile-drawn =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } una tessera: { tile }.
tile-placed =
    { $you ->
        [yes] Piazzi
       *[no] { $player } piazza
    } la tessera { tile }, { $cell }, { turned }.
tile-removed = La tessera { tile } non va da nessuna parte ed esce dal gioco.
human-placed = Qui arriva un umano: { $space }.
token-placed = Qui va un gettone Dado: { $space }.
come =
    { $kind ->
        [human]
            { $count ->
                [one] un umano
               *[other] { $count } umani
            }
        [dice]
            { $count ->
                [one] un gettone Dado
               *[other] { $count } gettoni Dado
            }
        [neutral-zombie]
            { $count ->
                [one] uno zombie neutrale
               *[other] { $count } zombie neutrali
            }
        [life]
            { $count ->
                [one] un gettone Vita
               *[other] { $count } gettoni Vita
            }
       *[bullet]
            { $count ->
                [one] un proiettile
               *[other] { $count } proiettili
            }
    }
tile-filled = { $cell }: qui arrivano { $things }.
map-closed =
    { $you ->
        [yes] Hai chiuso la mappa e perdi il resto del turno.
       *[no] { $player } ha chiuso la mappa e perde il resto del turno.
    }
card-drawn =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $player } pesca { $card }.
    }
pile-renewed = Gli scarti vengono mescolati e formano il nuovo mazzo: { deck }.
card-played =
    { $you ->
        [yes] Giochi
       *[no] { $player } gioca
    } { $card }{ $aim ->
        [seat]
            { " " }contro { $other_is_you ->
                [yes] di te
               *[no] { $other }
            }
        [place] { "" }: { $target }
       *[none] { "" }
    }.
card-objected =
    { $you ->
        [yes] Fai obiezione
       *[no] { $player } fa obiezione
    }: { $card } non ha effetto.
ability-used =
    { $you ->
        [yes] Usi la tua abilità «{ ability }».
       *[no] { $player } usa l’abilità «{ ability }».
    }
zombie-moved =
    { $you ->
        [yes] Il tuo zombie
       *[no] Uno zombie di { $player }
    } { step }: { $space }.
token-taken =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } un gettone Dado: { $space }.
die-rolled =
    { $you ->
        [yes] Tiri
       *[no] { $player } tira
    } { $face } { $what ->
        [barricade] per sfondare.
        [capture]
            per la cattura{ $needed ->
                [0] { "" }
               *[other] { ", " }serve { $needed }
            }.
        [weapon] per l’umano armato; con il bonus, 4 o più colpisce.
        [flee]
            per la fuga: { $face ->
                [one] un passo
               *[other] { $face } passi
            }.
        [move] per il movimento.
        [fight] nel combattimento; con i bonus, 4 o più uccide.
        [attack] per l’attacco; con i bonus, 4 o più colpisce.
        [zombies]
            per gli zombie neutrali: { $face ->
                [one] se ne muove uno
               *[other] se ne muovono { $face }
            }.
       *[undead] per i morti; con 3 o meno ritornano.
    }
roll-repeated =
    { $you ->
        [yes] Rinunci
       *[no] { $player } rinuncia
    } a un gettone Dado per tirare di nuovo.
barricade-tried =
    { $you ->
        [yes] Tenti
       *[no] { $player } tenta
    } di sfondare: { $space }. { $needed ->
        [1] Non serve tirare.
       *[other] Serve { $needed } o più.
    }
marker-placed = Qui va un segnalino Varco: { $space }.
try-failed = La barricata tiene: { $space }.
movement-changed =
    { $you ->
        [yes] Hai ancora
       *[no] { $player } ha ancora
    } { $steps ->
        [one] un passo.
       *[other] { $steps } passi.
    }
zombie-held =
    { $you ->
        [yes] Un tuo zombie
       *[no] Uno zombie di { $player }
    } non fa passi in questo turno: { $space }.
prey =
    { $prey ->
        [human] l’umano
       *[pawn]
            { $victim_is_you ->
                [yes] il tuo fuciliere
               *[no] il fuciliere di { $victim }
            }
    }
human-caught =
    { $you ->
        [yes] Catturi
       *[no] { $player } cattura
    } { prey }: { $space }.
human-missed =
    { $you ->
        [yes] Manchi
       *[no] { $player } manca
    } { prey }: { $space }.
weapon-hit =
    { $you ->
        [yes] La tua arma
       *[no] L’arma di { $player }
    } colpisce con 4 o più: { $owner_is_you ->
        [yes] subisci una ferita.
       *[no] { $owner } subisce una ferita.
    }
weapon-missed =
    { $you ->
        [yes] La tua arma
       *[no] L’arma di { $player }
    } manca { $owner_is_you ->
        [yes] il tuo zombie
       *[no] lo zombie di { $owner }
    }: meno di 4.
wound-drawn =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } una carta Ferita: { wound }.
wound-taken =
    { $you ->
        [yes] Tieni
       *[no] { $player } tiene
    } la ferita { wound }.
wounds-discarded =
    { $you ->
        [yes] Scarti tutte le tue
       *[no] { $player } scarta tutte le sue
    } carte Ferita.
zombie-removed =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } uno zombie: { $space }.{ $out ->
        [yes] { " " }È fuori dal gioco.
       *[no] { "" }
    }
infection-drawn =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } una carta Infezione: { infection }.
infection-dropped =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } una carta Infezione: { infection }.
escape-removed = Una carta «Fuga» esce dal gioco per sempre.
human-eaten =
    { $you ->
        [yes] Divori
       *[no] { $player } divora
    } { prey }, 1 punto: { $space }.
human-infected =
    { $you ->
        [yes] Infetti
       *[no] { $player } infetta
    } { prey }: { $space }.
human-trapped =
    { $you ->
        [yes] Nessuna via d’uscita: hai intrappolato qui la tua preda: { $space }.
       *[no] Nessuna via d’uscita: { $player } ha intrappolato qui la preda: { $space }.
    }
human-fled =
    { $you ->
        [yes] Fai fuggire
       *[no] { $player } fa fuggire
    } { prey }: { $space }.
human-stayed = La preda resta dov’è: { $space }.
token-stolen =
    { $you ->
        [yes] Togli un gettone Dado a { $victim }.
       *[no] { $victim_is_you ->
            [yes] { $player } ti toglie un gettone Dado.
           *[no] { $player } toglie un gettone Dado a { $victim }.
        }
    }
card-discarded =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $card }.
round-ended = La manche { $round } è finita.
game-stalled = La partita finisce qui: nessuno ha raggiunto il traguardo in tempo.
game-ended = La partita è finita.
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
prompt-character = Si distribuiscono i personaggi.
prompt-tile =
    { $you ->
        [yes] Peschi una tessera.
       *[no] { $player } pesca una tessera.
    }
prompt-card = Si pescano carte Evento.
prompt-roll = Si tira il dado.
prompt-infection = Si pescano carte Infezione.
prompt-wounded = Si pescano carte Ferita.
prompt-place =
    { $you ->
        [yes] Dove piazzi la tessera { tile }?
       *[no] { $player } piazza la tessera { tile }.
    }
prompt-put-human =
    { $you ->
        [yes] { tile }: dove sta il prossimo umano?
       *[no] { $player } mette umani sulla tessera { tile }.
    }
prompt-put-token =
    { $you ->
        [yes] { tile }: dove metti il prossimo gettone Dado?
       *[no] { $player } mette gettoni Dado sulla tessera { tile }.
    }
prompt-premove =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Stai per muovere. Giochi prima una carta?
               *[no] { $other } sta per muovere. Giochi una carta?
            }
       *[no] { $other } sta per muovere; { $player } può giocare una carta.
    }
prompt-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Nessun passo rimasto. Che cos’altro fai?
                [one] Muovi i tuoi zombie: ancora un passo.
               *[other] Muovi i tuoi zombie: ancora { $steps } passi.
            }
       *[no] { $player } muove gli zombie.
    }
prompt-reroll =
    { $you ->
        [yes]
            Hai tirato { $roll } { $what ->
                [barricade] per sfondare
                [capture] per la cattura
                [weapon] per l’umano armato
                [flee] per la fuga
                [fight] nel combattimento
               *[other] per l’attacco
            }{ $needed ->
                [0] { "" }
               *[other] { " " }e ti serve { $needed }
            }. Rinunci { $tokens ->
                [one] al tuo ultimo gettone Dado
               *[other] a uno dei tuoi { $tokens } gettoni Dado
            } per tirare di nuovo?
       *[no] { $player } può tirare di nuovo.
    }
prompt-barricade =
    { $you ->
        [yes] { $other } sfonda: { $at }. Giochi una carta?
       *[no] { $other } sfonda; { $player } può giocare una carta.
    }
prompt-select =
    { $you ->
        [yes] Chi tenti di catturare adesso?
       *[no] { $player } tenta di catturare umani.
    }
prompt-capture-failed =
    { $you ->
        [yes] Hai tirato { $roll } e ti serve { $needed }. Usare una carta o l’abilità?
       *[no] { $player } ha fallito la cattura.
    }
prompt-captured =
    { $you ->
        [yes] { $other } ha catturato qualcuno: { $at }. Giochi una carta?
       *[no] { $other } ha catturato qualcuno; { $player } può giocare una carta.
    }
prompt-weapon =
    { $you ->
        [yes] { $weapon } è contro il tuo zombie. La fermi?
       *[no] { $weapon } è contro lo zombie di { $player }.
    }
prompt-heal =
    { $you ->
        [yes] Devi pescare carte Ferita. Usi invece «{ ability }»?
       *[no] { $player } deve pescare carte Ferita.
    }
prompt-take-wound =
    { $you ->
        [yes] Quale carta Ferita prendi?
       *[no] { $player } prende una carta Ferita.
    }
prompt-before-infection =
    { $you ->
        [yes] Giochi una carta prima di pescare carte Infezione?
       *[no] { $player } sta per pescare carte Infezione.
    }
prompt-drop =
    { $you ->
        [yes] Quale carta Infezione scarti?
       *[no] { $player } scarta carte Infezione.
    }
prompt-after-infection =
    { $you ->
        [yes] Usi «{ ability }» e peschi di nuovo le carte Infezione?
       *[no] { $player } guarda le carte Infezione.
    }
prompt-choose =
    { $you ->
        [yes] Tanti «Divorare» quanti «Infettare»: che ne è della tua preda?
       *[no] { $player } sceglie: divorare o infettare.
    }
prompt-flee =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] La tua preda fugge { $roll ->
                    [one] di un passo
                   *[other] di { $roll } passi
                } da qui: { $at }. Dove?
               *[no] La preda di { $other } fugge { $roll ->
                    [one] di un passo
                   *[other] di { $roll } passi
                } da qui: { $at }. Dove?
            }
       *[no] { $player } decide dove fugge la preda di { $other }.
    }
prompt-discard =
    { $you ->
        [yes] Scarti una carta alla fine del turno?
       *[no] { $player } può scartare una carta.
    }
prompt-object =
    { $you ->
        [yes] È stata appena giocata { $card }. Usi «{ ability }»?
       *[no] { $player } può fare obiezione.
    }
prompt-open-house =
    { $you ->
        [yes] Dove metti un umano?
       *[no] { $player } mette umani sul tabellone.
    }
prompt-run =
    { $you ->
        [yes] Dove corre l’umano?
       *[no] { $player } muove un umano.
    }
prompt-window = Gli altri possono reagire.
prompt-over = La partita è finita.

## Scelte; .short serve agli elenchi in cui la carta è già davanti

choice-place-tile-cell-quarters = Piazza { tile }, { $cell }, { turned }
choice-human-space = Un umano: { $space }
choice-token-space = Un gettone Dado: { $space }
choice-step-space-direction = { $space }: lo zombie { step }, fino a { $to }{ lying }
choice-break-space =
    Sfonda: { $space } ({ $needed ->
        [1] senza tirare
       *[other] { $needed } o più
    })
choice-end-move = Termina il movimento
choice-attempt-space = Cattura l’umano con { $needed } o più: { $space }
choice-to-space = { $space }
weapon-bonus =
    { $weapon ->
        [yes] { " " }(+{ $bonus })
       *[no] { "" }
    }
choice-play-card = Gioca { $card }{ weapon-bonus }
    .short = giocala
choice-play-card-cell = Gioca { $card }: { $cell }
    .short = { $cell }
choice-play-card-space = Gioca { $card }: { $space }
    .short = { $space }
choice-play-card-seat = Gioca { $card } contro { $player }
    .short = contro { $player }
choice-discard-card = Scarta { $card }
    .short = scartala
choice-discard-nothing = Non scartare nulla
choice-end-move-then-discard-nothing = Termina il turno
choice-end-move-then-discard-item = Termina il turno e scarta { $item }
choice-ability = Usa la tua abilità «{ ability }»
choice-tunnel-space = Scava un tunnel, una volta nella partita: { $space }
choice-keep = Tieni il tiro
choice-reroll = Rinuncia a un gettone Dado e tira di nuovo
choice-wound-wound = Prendi la ferita { wound }
choice-drop-infection = Scarta { infection }
choice-eat = Divora: 1 punto
choice-infect = Infetta: un nuovo zombie
choice-done = Basta così
choice-pass = Non fare nulla

## Rifiuti

refusal-tile-does-not-fit = La tessera non va bene lì in quel modo: un’uscita deve incontrare un’uscita, e nessun bordo deve contraddirne un altro.
refusal-no-human-there = Lì non puoi catturare nessuno.
refusal-not-a-flight-end = La fuga non può finire lì.
refusal-not-in-hand = Non hai questa carta in mano.
refusal-not-among-the-drawn = Non puoi prendere questa carta Ferita.
refusal-not-now = Adesso si chiede altro.
refusal-card-of-the-round-used = Hai già giocato la tua carta della manche.
refusal-card-not-now = Questa carta non si può giocare adesso, o non così.
refusal-no-own-zombie-there = Lì non hai zombie.
refusal-no-steps-left = Non hai più passi.
refusal-beside-a-human = Uno zombie che è con un umano non fa altri passi.
refusal-not-connected = In quella direzione non c’è strada.
refusal-barricaded = L’edificio è sbarrato: prima sfonda, o passa da un segnalino Varco.
refusal-no-closed-building = Qui non c’è nulla da sfondare.
refusal-try-used = In questo turno non puoi sfondare un’altra volta.
refusal-no-such-space = Questa casella non c’è nella città.
refusal-no-such-tile = Lì non c’è nessuna tessera.
refusal-unknown-choice = Questa non è una scelta di questo gioco.
refusal-unknown-outcome = Il caso non può portare nulla di simile.
refusal-unknown-target = Questo non è un bersaglio della carta.
refusal-not-on-that-tile = Adesso non si può mettere lì.
refusal-not-the-drawn-tile = Questa non è la tessera pescata.
refusal-no-open-end = Nessuna uscita aperta porta lì.
refusal-no-such-opponent = Questo avversario non c’è.
refusal-card-changes-nothing = Questa carta adesso non cambierebbe niente.
refusal-not-a-target = Adesso questa carta non si può giocare su quel bersaglio.
refusal-zombie-held = Caviglie deboli trattiene questo zombie: in questo turno non fa passi.
refusal-zombie-stopped = Questo zombie non fa altri passi in questo turno.
refusal-afraid = Paura: in questo turno non si muove niente.
refusal-claustrophobic = Claustrofobia: nessun passo in un edificio, e dentro solo verso la strada.
refusal-must-go-out = Claustrofobia: deve andare avanti verso la strada finché può.

## Etichette sul tavolo

label-round = Manche { $round }
label-turn = di turno
label-tiles = Tessere
label-deck = Carte Evento
label-supply = Umani in riserva
label-points = Punti
label-zombies = Zombie
label-eaten = Divorati
label-removed = Zombie fuori dal gioco
label-tokens = Gettoni Dado
label-hand = Carte
label-wounds = Ferite
label-drawn = Pescate
label-your-hand = Le tue carte
label-empty = nessuna
label-used = usata
label-card-used = carta della manche usata

legend =
    Come si legge la mappa: il nord è in alto; sopra ogni tessera c’è il suo nome, accanto a un edificio quanto serve per sfondare.
    Una lettera è uno zombie, il suo giocatore è indicato sotto; una cifra dopo dice quanti sono. h è un umano, * un gettone Dado, + un segnalino Varco; . è strada, : è edificio, nel resto non si entra.
    Le caselle prendono il nome da colonna e riga, come stanno al bordo della mappa.

## Foglio dei punti

sheet-title = Punteggio finale
sheet-place = Posto
sheet-total = Punti
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Hai vinto!
               *[no] Vince { $names }.
            }
       *[other] Vittoria condivisa: { $names }.
    }
score-goal = Vince chi raggiunge per primo i punti richiesti dal proprio personaggio.
score-arrived = Zombie arrivati sul tabellone
score-infected = Umani infettati
score-eaten = Umani divorati
score-removed = Zombie perduti
score-uncounted = Non contati

## On the page

web-box =
    .line = Gli zombie siete voi: fate irruzione, prendete i vivi, divorateli o fatene dei vostri.
    .minutes-low = 30
    .minutes-high = 60
# Answers in advance: the button, and what it says while it stands.
web-order-pass-until-turn = Passo fino al mio turno
web-order-ask-in-reach = Chiedi solo per prede a portata
web-standing-pass-until-turn = Passi fino al tuo turno.
web-standing-ask-in-reach = Ti si chiede solo se viene catturata una preda alla tua portata.
web-order-pass-always = Passo fino a nuovo ordine
web-standing-pass-always = Passi fino a nuovo ordine.
web-rest = Riempi tutto
web-map =
    { $count ->
        [one] Mappa della città, una tessera
       *[other] Mappa della città, { $count } tessere
    }
web-zoom = Grandezza della mappa
web-zoom-in = Più grande
web-zoom-out = Più piccola
web-zoom-fit = Tutta la mappa
web-turn-left = Gira la tessera a sinistra
web-turn-right = Gira la tessera a destra
web-lay-here = Posa qui
# § stands for the number.
web-steps-away = passi fin lì: { $count }
# Who stands on a space.
web-here =
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
web-lying =
    { $kind ->
        [open] segnalino Varco
        [life] gettone Vita
        [bullet] proiettili
       *[die] gettone Dado
    }
web-ways = si prosegue verso: { $ways }
web-closed = sbarrato: { $ways }, barricata { $number }
web-humans =
    { $count ->
        [one] un umano
       *[other] { $count } umani
    }
web-dice =
    { $count ->
        [0] nessun gettone Dado
        [one] un gettone Dado
       *[other] { $count } gettoni Dado
    }
web-barricade = barricata { $number }
web-opened =
    { $count ->
        [one] un varco aperto
       *[other] { $count } varchi aperti
    }
web-exits = uscite: { $ways }
web-in-words = La città a parole
web-nearest = Dai tuoi zombie all’umano più vicino
web-near =
    { $steps ->
        [0] { $space }: un umano è proprio lì
        [one] { $start }: un passo, { $space }
       *[other] { $start }: { $steps } passi, { $space }
    }
web-none-near = Così come stanno le cose, nessun umano è raggiungibile.
web-nearest-foe = Dal tuo fuciliere allo zombie neutrale più vicino
web-nearest-helipad = Dal tuo fuciliere all’eliporto
web-way =
    { $steps ->
        [0] { $space }: sei proprio lì
        [one] { $start }: un passo, { $space }
       *[other] { $start }: { $steps } passi, { $space }
    }
web-no-way = Così come stanno le cose, nessuna via porta lì.
web-moved =
    { $kind ->
        [npc] Zombie neutrale: { $start }, ora { $space }
        [pawn] Fuciliere di { $name }: { $start }, ora { $space }
       *[zombie] Zombie di { $name }: { $start }, ora { $space }
    }
web-tiles = Tessere
web-piles = Manche e mazzi
web-round = Manche { $round }
web-tiles-left = Tessere rimaste
web-supply = Umani nella riserva
web-events = Carte Evento
web-discard = Scarti
web-drawn = Pescate
web-hand = Carte
web-tokens = Gettoni Dado
web-ability = abilità
web-used = usata
web-card-used = carta della manche giocata
web-weapon = arma +{ $bonus }
web-event = evento
web-item = oggetto
web-items = I tuoi oggetti
web-empty-hand = Nessuna carta in mano.
web-card-free = carta della manche ancora libera
web-track =
    { $zombies } zombie, { $eaten ->
        [one] { $eaten } divorato
       *[other] { $eaten } divorati
    }
web-removed =
    { $count ->
        [one] { $count } zombie fuori dal gioco
       *[other] { $count } zombie fuori dal gioco
    }
web-collected = { $count } zombie su { $goal }
# What is being rolled for.
web-stage =
    { $kind ->
        [barricade] Irruzione
        [capture] Cattura
       *[other] Scontro
    }
web-duel =
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
web-rolls =
    { $what ->
        [weapon] { $face } per l’arma
        [flee] { $face } per fuggire
       *[other] { $face }
    }
web-fate =
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
web-key-zoom = mappa più grande, più piccola, intera; frecce con Maiusc per spostarla
web-key-next = alla prossima cosa che si può fare sulla mappa
web-key-turn = girare la tessera
web-lesson-turn = Il tuo turno ha cinque fasi: posare una tessera, pescare fino ad avere tre carte, muovere gli zombie, catturare umani e, se vuoi, scartare una carta. La barra ti guida.
web-lesson-tile = Tocca un posto tratteggiato per provare la tessera, toccalo ancora per girarla, poi posala. Se porta edifici, ci metti gli umani e i gettoni Dado: uno alla volta, o tutti insieme con «Riempi tutto».
web-lesson-town = La città cresce a ogni tessera. Tocca un tuo zombie, poi una casella con un anello: ci va. Puoi trascinare la mappa e ingrandirla con la rotella o con due dita.
web-lesson-goal = Ogni tuo zombie sulla mappa e ogni umano divorato vale un punto. Raggiungi per primo il numero del tuo personaggio.
web-lesson-capture = Vai sugli umani per catturarli. Gli edifici sono sbarrati: fermati davanti e fai irruzione. Gli altri possono armare la preda, quindi occhio alle ferite.
web-lesson-gun = Sei un fuciliere: nessuna barricata ti ferma. Tocca una casella con un anello e ci vai. Dove c’è uno zombie si combatte: dado e bonus devono fare 4, i proiettili aiutano, un colpo a vuoto costa una vita.
web-lesson-gun-goal = Ogni zombie che uccidi entra nella tua collezione. Vinci con 25, oppure al centro dell’eliporto, l’ultima tessera, quando lì non resta nessuno zombie.

# Why a choice is better than another: what it brings, or spares.

reason-score = Così fai punti prima.
reason-human-eaten = Così divori più spesso un umano, e sono punti.
reason-human-infected = Così infetti più spesso un umano: uno zombie in più per te.
reason-human-caught = Hai più probabilità di catturare un umano.
reason-zombies = Così hai più zombie in città.
reason-wounds = Così eviti ferite.
reason-marker-placed = La barricata cede, e l’ingresso è libero.
reason-tokens = Ti dà un gettone Dado per ritirare.
reason-weapon-hit = Resti fuori dalla linea di tiro.
reason-rivals-score = Frena i punti degli altri.
reason-distance = I tuoi zombie si avvicinano agli umani.
reason-hand-size = Poi ti restano più carte in mano.
# La lezione
lesson-aim = Gli zombie sei tu! Ogni tuo zombie in città e ogni umano divorato vale un punto. Con 9 punti vinci.
lesson-tile = Ogni turno comincia con una tessera: la città cresce. Tocca il posto cerchiato a sinistra e posala lì. Su una strada appare subito un umano.
    .not = Starebbe bene anche altrove. Posala qui a sinistra, così questo lato resta tranquillo.
lesson-break = Nella casa sopra il tuo zombie ci sono due umani, ma è sbarrata. Tocca l’asse cerchiata e fai irruzione: decide il dado.
    .not = A camminare pensi dopo. Prima fai irruzione, gli umani sono proprio dietro le assi.
lesson-walk = Sei dentro! Dove un’asse è saltata, d’ora in poi passano tutti. Tocca il tuo zombie e vai sull’umano di destra.
    .not = Così ti scappa. Passa dal varco e poi vai a destra.
lesson-done = Preso e infettato: l’umano ora è il tuo secondo zombie, un punto in più! Per finire puoi scartare una carta. Decidi tu.
    .not = Manca solo lo scarto: una carta o nessuna.
lesson-other = Posare, pescare, muovere, catturare, scartare: ecco un turno intero. Adesso tocca a { $bot }. Premi «Avanti» e guarda.
lesson-end = La tua orda cresce! Nella casa resta un umano, e il varco rimane aperto. Gli altri possono armare la preda, quindi occhio alle ferite. Buon appetito!
