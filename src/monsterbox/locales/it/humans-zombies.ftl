# Humans!!! con Zombies!!!: quello che il gioco unito dice in modo diverso o in più rispetto a `humans.ftl`. Le frasi sono nostre.

-builds-on = humans
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
    .about = Dopo quanti giri finisce la partita.
    .number-80 = dopo 80
    .number-20 = dopo 20
    .free = dopo un numero a scelta
option-stall_rounds = Stallo
    .about = Dopo quanti giri senza cambiamenti finisce la partita.
    .number-12 = dopo 12
    .number-3 = dopo 3
    .free = dopo un numero a scelta
option-hz_sides = Parti
    .about = Chi gioca gli zombie e chi un fuciliere.
    .alternating = a turno, prima gli zombie
    .free = come indicato per questo tavolo
option-hz_layout = Prime tessere
    .about = Dove stanno i primi quattro edifici.
    .cross = alle estremità di una croce
    .diagonal_T_only = nei quattro angoli
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
    .number-4 = sì, con 4 o più
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
