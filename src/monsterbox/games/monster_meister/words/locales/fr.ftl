# Monster Meister en mots. Les phrases sont les nôtres.
#
# $you : "yes" si c’est la personne à qui l’on parle, sinon "no". $owner, $owner_is_you : à qui est le dos.
# $cell : colonne et ligne d’une carte, `2,-1`.
# $kind : ce que montre une carte : single, twins, mixed ou hidden ; $colour, $eyes, $colour2, $eyes2 : ses monstres.
# $hidden : "yes" si la face n’est pas, ou n’est plus, visible.
# $exact, $double, $half : règles maison qui changent une mission (reveal_count, t5_double_scores, stop_card).

name = Monster Meister
notice-deck = Quels monstres sont sur quelle carte, cela n’a jamais été publié : ces cartes sont reconstituées. Tu peux jouer avec les tiennes (règle maison « Cartes »).
notice-training = La mémoire ouverte est activée : c’est une partie d’entraînement, et personne n’a rien à retenir.

pitch = Quatre couleurs, un à quatre yeux, et de dos tous les monstres se ressemblent : qui se rappelle où ils se cachent ?
intro =
    { pitch }
    Devant toi, seize cartes sont posées face cachée, en quatre lignes de quatre. Personne ne les a vues, pas même toi.
    Chacune des dix manches a sa mission : retourne des cartes qui rapportent des points, et de mémoire dès que tu le peux.
    Tu as le plus de points ? Tu es As de la mémoire et tu te débarrasses d’une des cartes retournées ; elle va sous la pile des Errants.
    Tu en as le moins ? Tu es Tête en l’air : tu pioches un Errant, tu le regardes en secret et tu le poses dans ta grille.
    Ensuite, ouvre bien les yeux, car toutes les cartes sont remises face cachée.
    Au Concours des dompteurs de monstres, on annonce une caractéristique après l’autre : trouve un monstre qui l’a, sinon te voilà hors jeu.
    À la fin, qui a le moins de monstres à son propre dos gagne ; un monstre double compte pour deux.
legend =
    Comment lire la table : colonnes et lignes se comptent à partir de 1, comme au bord ; à gauche ou au-dessus de la première, il y a un moins. Les commandes comptent à partir de 0 : 2,0 est la colonne 3 de la ligne 1.
    Une carte face cachée ne montre que le signe de son dos. Le signe de chaque personne précède son nom, celui des Errants est à côté de leur pile.
    Une carte face visible est entre crochets : la lettre de sa couleur (B bleu, J jaune, V vert, R rouge) et ses yeux ; ×2 est un monstre double. Un signe derrière elle dit que le dos est étranger.
    Dès que les cartes sont remises face cachée, elles disparaissent aussi de l’écran : c’est un jeu de mémoire.

## Cartes

letter =
    { $colour ->
        [blue] B
        [yellow] J
        [green] V
       *[red] R
    }
colour =
    { $colour ->
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[red] rouge
    }
colour2 =
    { $colour2 ->
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[red] rouge
    }
eyes =
    { $eyes ->
        [1] un œil
        [2] deux yeux
        [3] trois yeux
       *[4] quatre yeux
    }
eyes2 =
    { $eyes2 ->
        [1] un œil
        [2] deux yeux
        [3] trois yeux
       *[4] quatre yeux
    }
eyed = à { eyes }
eyed2 = à { eyes2 }
face =
    { $kind ->
        [single] monstre { colour } { eyed }
        [twins] deux monstres { colour }s { eyed } chacun
        [mixed] monstre { colour } { eyed } et monstre { colour2 } { eyed2 }
       *[hidden] carte
    }
face-object =
    { $kind ->
        [single] un { face }
        [twins] { face }
        [mixed] un monstre { colour } { eyed } et un monstre { colour2 } { eyed2 }
       *[hidden] une carte
    }
card = { face }
card-object = { face-object }
back =
    { $back ->
        [own] propre dos
        [stray] Errant
       *[other]
            { $owner_is_you ->
                [yes] ton dos
               *[no] dos de { $owner }
            }
    }
feature =
    { $feature ->
        [blue] bleu
        [yellow] jaune
        [green] vert
        [red] rouge
        [1] un œil
        [2] deux yeux
        [3] trois yeux
       *[4] quatre yeux
    }
role =
    { $role ->
        [memorizer] As de la mémoire
        [muddler] Tête en l’air
        [both] As de la mémoire et Tête en l’air
       *[none] { "" }
    }

## Missions

task =
    { $task ->
        [T1] 4 cartes, vert en tête
        [T2] 4 cartes, rouge en tête
        [T3] 6 cartes, bleu oui, jaune non
        [T4] 6 cartes, vert oui, bleu non
        [T5] Jusqu’au monstre double
        [T6] Jusqu’au monstre vert
        [T7] 6 cartes, peu d’yeux
        [T8] Jusqu’au monstre à deux yeux
        [T9] 6 cartes, un ou quatre yeux
        [T10] Jusqu’au monstre à quatre yeux
       *[C] Concours des dompteurs de monstres
    }
task-number =
    { $exact ->
        [yes] Retourne exactement
       *[no] Retourne au plus
    }
task-turn =
    { $task ->
        [T1] { task-number } quatre cartes.
        [T2] { task-number } quatre cartes.
        [T3] { task-number } six cartes.
        [T4] { task-number } six cartes.
        [T5] Retourne des cartes jusqu’à ce qu’un monstre double apparaisse.
        [T6] Retourne des cartes jusqu’à ce qu’un monstre vert apparaisse.
        [T7] { task-number } six cartes.
        [T8] Retourne des cartes jusqu’à ce qu’un monstre à exactement deux yeux apparaisse.
        [T9] { task-number } six cartes.
        [T10] Retourne des cartes jusqu’à ce qu’un monstre à exactement quatre yeux apparaisse.
       *[C] Une caractéristique est annoncée, et vous retournez chacun une carte qui devrait la montrer ; qui se trompe est éliminé.
    }
task-stop =
    { $half ->
        [yes] { "" }
       *[no] { " " }La carte qui t’arrête compte 0.
    }
task-score =
    { $task ->
        [T1] Par monstre : vert 4, jaune 3, bleu 2, rouge 1 PM.
        [T2] Par monstre : rouge 4, bleu 3, jaune 2, vert 1 PM.
        [T3] Par monstre : bleu 2, jaune −1, tous les autres 0 PM.
        [T4] Par monstre : vert 2, bleu −1, tous les autres 0 PM.
        [T5]
            { $double ->
                [yes] Par œil 1 PM, ceux du monstre double compris.
               *[no] Par œil sur une carte simple 1 PM ; le monstre double compte 0.
            }
        [T6] Par monstre qui n’est pas vert 1 PM.{ task-stop }
        [T7] Par monstre : un œil 4, deux yeux 3, trois yeux 2, quatre yeux 1 PM.
        [T8] Par monstre qui n’a pas deux yeux 1 PM.{ task-stop }
        [T9] Par monstre : un œil 1, deux yeux −2, trois yeux −3, quatre yeux 4 PM.
        [T10] Par monstre à moins de quatre yeux : rouge 4, jaune 2, vert 1, bleu 0 PM.{ task-stop }
       *[C] Pas de points : qui reste en lice le dernier est As de la mémoire, qui est éliminé le premier est Tête en l’air.
    }

## Ce qui s’est passé

holder-chosen =
    { $you ->
        [yes] Tu reçois la pile des missions en premier : ce sont sûrement les plus grands yeux.
       *[no] { $player } reçoit la pile des missions en premier : ce sont sûrement les plus grands yeux.
    }
task-flipped =
    { $you ->
        [yes] Manche { $round } : tu retournes la mission « { task } ».
       *[no] Manche { $round } : { $player } retourne la mission « { task } ».
    }
card-turned =
    { $you ->
        [yes] Tu retournes
       *[no] { $player } retourne
    } { $hidden ->
        [yes] une carte
       *[no] { face-object } en { $cell }
    }.
reveal-done =
    { $you ->
        [yes] Tu as fini de retourner des cartes.
       *[no] { $player } a fini de retourner des cartes.
    }
round-scored =
    { $you ->
        [yes] Tu as retourné
       *[no] { $player } a retourné
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $points } PM.
nobody-stands-out = Personne ne se distingue : cette manche n’a ni As de la mémoire ni Tête en l’air.
memorizer-found =
    { $you ->
        [yes] Quelle mémoire ! Tu es As de la mémoire de la manche.
       *[no] Quelle mémoire ! { $player } est As de la mémoire de la manche.
    }
muddler-found =
    { $you ->
        [yes] Tant d’yeux, on s’y perd : tu es Tête en l’air de la manche.
       *[no] Tant d’yeux, on s’y perd : { $player } est Tête en l’air de la manche.
    }
choice-sealed =
    { $you ->
        [yes] Tu as choisi une carte.
       *[no] { $player } a choisi une carte.
    }
card-removed =
    { $you ->
        [yes] Tu te débarrasses
       *[no] { $player } se débarrasse
    } { $hidden ->
        [yes] de la carte
       *[no] { of-face }
    } en { $cell } ({ back }) ; la carte va sous la pile des Errants.
of-face =
    { $kind ->
        [single] d’un { face }
        [twins] de { face }
        [mixed] d’un monstre { colour } { eyed } et d’un monstre { colour2 } { eyed2 }
       *[hidden] d’une carte
    }
draw-impossible = La pile des Errants ne suffit pas à toutes les Têtes en l’air : personne ne pioche.
stray-drawn =
    { $you ->
        [yes] Tu pioches { face-object } ({ back }).
       *[no] { $player } pioche { face-object } ({ back }) et la regarde en secret.
    }
stray-placed =
    { $you ->
        [yes] Tu poses la carte piochée ({ back }) face cachée en { $cell }.
       *[no] { $player } pose la carte piochée ({ back }) face cachée en { $cell }.
    }
seat-ready =
    { $you ->
        [yes] Tu as tout vu.
       *[no] { $player } a tout vu.
    }
cards-turned-back = Toutes les cartes sont remises face cachée : la manche { $round } est finie.
feature-named =
    { $you ->
        [yes] Tu annonces : { feature }.
       *[no] { $player } annonce : { feature }.
    }
pick-shown =
    { $you ->
        [yes] Tu montres
       *[no] { $player } montre
    } { $hidden ->
        [yes] une carte
       *[no] { face-object } en { $cell }
    }.
stayed-in =
    { $you ->
        [yes] Bien vu ! Tu restes en lice.
       *[no] Bien vu ! { $player } reste en lice.
    }
went-out =
    { $you ->
        [yes] Raté : te voilà hors jeu.
       *[no] Raté : { $player } est hors jeu.
    }
had-no-card =
    { $you ->
        [yes] Tu n’as plus de carte face cachée : te voilà hors jeu.
       *[no] { $player } n’a plus de carte face cachée et se retrouve hors jeu.
    }
everybody-went-out = Tout le monde est éliminé à la même étape.
game-ended = La partie est terminée, et toutes les cartes sont révélées.
seat-scored =
    { $you ->
        [yes] Tu termines
       *[no] { $player } termine
    } à la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place : { $unit ->
        [cards]
            { $score ->
                [0] aucune carte
                [one] une carte
               *[other] { $score } cartes
            }
       *[monsters]
            { $score ->
                [0] aucun monstre
                [one] un monstre
               *[other] { $score } monstres
            }
    } à { $you ->
        [yes] ton
       *[no] son
    } propre dos ({ $monsters } en tout, { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    }).

## Questions

prompt-holder = Le sort décide qui a les plus grands yeux.
prompt-deal = Les cartes sont distribuées.
prompt-tasks = Les missions sont mélangées.
prompt-flip =
    { $you ->
        [yes] Manche { $round } : tu as la pile des missions. Retourne la mission suivante.
       *[no] Manche { $round } : { $player } retourne la mission suivante.
    }
prompt-reveal =
    { $you ->
        [yes]
            { $left ->
                [0] { task-turn } Laquelle retournes-tu ?
                [one]
                    { $exact ->
                        [yes] Encore une carte : laquelle retournes-tu ?
                       *[no] Encore une carte, ou cela suffit : laquelle retournes-tu ?
                    }
               *[other]
                    { $exact ->
                        [yes] Encore { $left } cartes : laquelle retournes-tu ?
                       *[no] Encore { $left } cartes au plus : laquelle retournes-tu ?
                    }
            }
       *[no] En train de retourner des cartes : { $players }.
    }
prompt-name =
    { $you ->
        [yes] Concours : quelle caractéristique annonces-tu ?
       *[no] Concours : { $player } annonce une caractéristique.
    }
prompt-pick =
    { $you ->
        [yes] À trouver : { feature }. Quelle carte choisis-tu ?
       *[no] À trouver : { feature }. En train de choisir : { $players }.
    }
prompt-remove =
    { $you ->
        [yes] As de la mémoire : de quelle carte face visible te débarrasses-tu ?
       *[no] En train de choisir une carte à écarter : { $players }.
    }
prompt-place =
    { $you ->
        [yes] Tête en l’air : où poses-tu { face-object } ? Retiens bien, tu ne reverras pas cette carte de sitôt.
       *[no] En train de poser une carte piochée : { $players }.
    }
prompt-ready =
    { $you ->
        [yes] Regarde bien : qui était où ? Quand tu auras fini, les cartes seront remises face cachée.
       *[no] { $players } { $count ->
            [one] mémorise
           *[other] mémorisent
        } encore les cartes.
    }
prompt-over = La partie est terminée.

## Choix ; .short sert dans les longues listes

choice-flip = Retourne la mission suivante
choice-turn-cell = Retourne la carte en { $cell }
    .short = { $cell }
choice-done = Cela suffit : plus de carte pour cette mission
    .short = cela suffit
choice-name-feature = Annonce : { feature }
choice-pick-cell = Choisis la carte en { $cell }
    .short = { $cell }
choice-remove-cell = Débarrasse-toi { of-face } en { $cell } ({ back })
choice-place-cell = Pose la carte en { $cell }
    .short = { $cell }
choice-ready = C’est bon : remets les cartes face cachée

## Refus

refusal-no-card-there = Il n’y a pas de carte à cette place.
refusal-not-turned = Tu ne peux te débarrasser que d’une carte retournée dans cette manche.
refusal-turned-already = Cette carte est déjà face visible.
refusal-cell-taken = Il y a déjà une carte à cette place.
refusal-outside = Cette case est en dehors du cadre de six sur six de ta grille.
refusal-touches-nothing = Une nouvelle carte doit toucher une de tes cartes par un côté.
refusal-named-already = Cette caractéristique a déjà été annoncée.
refusal-must-go-on = Tu n’as pas fini : la mission demande d’autres cartes.
refusal-unknown-choice = Ce n’est pas un choix de ce jeu.
refusal-unknown-feature = Ce n’est pas une caractéristique ; écris blue, yellow, green, red ou un nombre d’yeux de 1 à 4.
refusal-unknown-cell = Ce n’est pas une case ; écris colonne et ligne, par exemple 2,0 ou -1,3.
refusal-unknown-outcome = Le hasard ne peut pas donner cela.

## Règles maison

preset-friendly = Détendu
    .about = Tout le monde voit aussitôt ce que tu retournes, tu peux t’arrêter plus tôt, et toute caractéristique sauf la dernière peut être annoncée de nouveau.
option-deck = Cartes
    .about = Quels monstres sont sur les cartes.
    .twins = les doubles sont des jumeaux
    .mixed = les doubles sont deux monstres différents
    .free = tes propres cartes
option-first_holder = Première pile des missions
    .about = Qui reçoit la pile des missions en premier.
    .random = tirage au sort
    .number-0 = la première place
    .number-1 = la deuxième place
    .number-2 = la troisième place
    .number-3 = la quatrième place
option-namer = Annoncer
    .about = Qui annonce la caractéristique suivante dans un concours.
    .rotate = la personne suivante encore en lice
    .left_of_holder = toujours la première encore en lice après le gardien des missions
option-repeat_features = Caractéristiques répétées
    .about = Si une caractéristique peut être annoncée de nouveau dans un concours.
    .fresh = pas avant que les huit aient été annoncées
    .not_last = toutes sauf la dernière annoncée
    .free = n’importe laquelle, à tout moment
option-reveal_count = Nombre de cartes
    .about = Si tu dois retourner autant de cartes que le dit la mission.
    .exact = exactement autant
    .up_to = moins est permis
option-reveal_visibility = Cartes visibles
    .about = Quand les autres voient ce que tu retournes.
    .at_end = quand tout le monde a fini
    .open_table = tout de suite
option-draw_order = Ordre de pioche
    .about = Quelle Tête en l’air pioche en premier quand il y en a plusieurs.
    .holder_first = dans le sens horaire, à partir du gardien des missions
    .left_of_holder_first = dans le sens horaire, à partir de sa gauche
option-frame = Cadre
    .about = Où se trouvent les six fois six cases d’une grille.
    .floating = là où sont ses cartes
    .fixed = autour des quatre fois quatre premières, pour toujours
option-all_out = Tous éliminés ensemble
    .about = Ce qui se passe quand tous sont éliminés d’un concours à la même étape.
    .neither = ni As de la mémoire ni Tête en l’air
    .both = tous sont les deux
    .memorizers_only = tous sont As de la mémoire
option-final_count = Décompte final
    .about = Ce qui est compté à la fin.
    .monsters = les monstres, un double en vaut deux
    .cards = les cartes, un double en vaut une
option-pile_backs = Pile des Errants
    .about = Quels dos de la pile des Errants tu vois.
    .top = seulement celui du dessus
    .all = tous, dans l’ordre
option-open_memory = Mémoire ouverte
    .about = Si les cartes vues restent visibles, pour s’entraîner.
    .off = non, retiens-les
    .own_ghosts = oui, celles de ta grille
    .all_open = oui, toutes celles que quelqu’un a vues
option-twelfth_task = Douzième mission
    .about = Ce qu’est la douzième carte Mission.
    .second_competition = un second concours
    .none = il n’y en a pas
option-t5_double_scores = Jusqu’au monstre double
    .about = Si le monstre double qui t’arrête compte.
    .no = non
    .yes = oui, avec tous ses yeux
option-stop_card = Carte qui t’arrête
    .about = Ce qui compte sur un monstre double dont une moitié t’arrête.
    .other_half_scores = l’autre moitié
    .scores_nothing = rien
option-on_timeout = Temps écoulé
    .about = Qui choisit pour une personne dont le temps est écoulé.
    .random = le hasard
    .bot = un bot
option-memorize_time = Temps pour mémoriser
    .about = Combien de temps les cartes restent visibles à la fin d’une manche.
    .confirm = jusqu’à ce que tous soient prêts
    .value-10s = 10 secondes au plus
    .value-20s = 20 secondes au plus
    .value-30s = 30 secondes au plus

## Mots sur la table

label-round = Manche { $round } sur 10
label-pile = Pile des Errants
label-drawn = Piochée
label-own = Propres cartes
label-points = PM
label-feature = À trouver
label-holder = a la pile des missions
label-out = hors jeu
label-left-out = Non jouées

## Décompte

sheet-title = Décompte final
sheet-place = Place
sheet-rounds = Points de monstre, manche par manche
sheet-roles = { $memorizer } As de la mémoire, { $muddler } Tête en l’air
sheet-nobody = Égalité jusqu’au dernier œil : personne ne devient Monster Meister. Le mieux est de rejouer !
sheet-winner =
    { $you ->
        [yes] Tu es Monster Meister !
       *[no] { $names } est Monster Meister !
    }
score-goal = Qui garde le moins de ses propres monstres l’emporte.
score-total = Monstres
score-unit =
    { $count ->
        [one] un monstre
       *[other] { $count } monstres
    }
score-own = À son propre dos
score-all = Tous dos confondus
score-eyes = Yeux

## On the page

web-box =
    .line = Qui se cache où ? Retourne de mémoire les bons monstres et débarrasse-toi des tiens.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
web-busy =
    { $phase ->
        [flip] prend la mission
        [reveal] retourne
        [name] annonce
        [place] pose
        [ready] mémorise
       *[other] choisit
    }
web-done =
    { $phase ->
        [reveal] a fini
        [place] a posé
        [ready] a tout vu
       *[other] a choisi
    }
web-yours = Tes monstres
web-yours-named = { $name }, tes monstres
web-of = Monstres de { $name }
web-see-task = Voir la mission en grand
web-peek = Voir en grand les monstres de { $name }
web-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
web-cell = colonne { $column }, ligne { $row }
web-down = face cachée
# After the name of a card that lies face down, with open memory.
web-ghost = déjà vue : { $face }
web-your-choice = ton choix
web-turned =
    { $number ->
        [0] { $count ->
            [one] { $count } retournée
           *[other] { $count } retournées
        }
       *[other] { $count ->
            [one] { $count } retournée sur { $number }
           *[other] { $count } retournées sur { $number }
        }
    }
web-does-twins = Un monstre double compte pour deux monstres
web-own-left = Ses monstres restants
web-only-you = Toi seul la vois. Pose-la face cachée là où il y a un plus.
web-has-drawn = a pioché une carte
web-task-pile = pile des missions, face cachée
web-named-by = annoncé par { $name }
web-still-in = Encore en lice
web-on-top = au-dessus : { $back }
web-tasks-so-far = Missions jusqu’ici
web-last-count = Décompte final
web-round-by-round = Manche par manche
web-minds = Ce que les bots croyaient
web-minds-right = { $right } sur { $count } justes, { $others } sans idée
web-mind-blank = aucune idée ; c’était { $truth }
web-mind =
    pensait : { $believed } (sûr à { $percent } %) ; { $verdict ->
        [right] juste
       *[wrong] faux, c’était { $truth }
    }
web-training = Entraînement
web-lesson-task = La mission de cette manche : combien de cartes retourner, ou jusqu’à laquelle, et ce que vaut chaque monstre. Tout le monde retourne en même temps, et la vitesse ne sert à rien.
web-lesson-strays = Le plus de points ? Tu mets une de tes cartes retournées sous les Errants. Le moins ? Tu reçois un Errant, tu le regardes une fois et tu le poses. À la fin, qui a le moins de monstres à son propre dos gagne.
web-lesson-memory = Regarde bien avant de dire que c’est bon : ensuite toutes les cartes sont remises face cachée, et il ne te reste que ta mémoire.

# Why a choice is better than another: what it brings, or spares.

reason-memorizer-found = Tu deviens ainsi plus souvent As de la mémoire.
reason-muddler-found = Tu évites ainsi plus souvent un Errant.
reason-went-out = Tu restes ainsi dans la compétition.
reason-points = Cela rapporte plus de points dans cette mission.
reason-reveal-done = Tu peux continuer à retourner des cartes.
reason-own-backs = Une de tes propres cartes part, et à la fin tes monstres comptent contre toi.
reason-cards = Il te reste ensuite moins de cartes.
# La leçon
lesson-aim = Devant toi, 16 monstres à ton dos, tous cachés. À la fin, qui a le moins de monstres à son propre dos devient Monster Meister : débarrasse-toi des tiens.
lesson-task = Chaque manche commence par une mission pour tous. Retourne-la : touche la pile des missions.
    .not = La mission d’abord : touche la pile.
lesson-turn = Retourne des cartes jusqu’à ce qu’un monstre vert apparaisse. Tous les autres rapportent un point. Commence par la carte entourée.
    .not = Tu pourrais en retourner une autre. Prends ici celle qui est entourée, pour que la leçon continue.
lesson-more = Un monstre rouge, un point ! Il n’est pas vert, alors continue : retourne la carte entourée.
    .not = Une autre irait aussi. Prends ici celle qui est entourée : une surprise t’y attend.
lesson-green = Deux monstres sur une carte, deux points de plus ! Encore une : retourne la carte entourée.
    .not = Une autre irait aussi. Prends ici celle qui est entourée.
lesson-remove = Vert, stop : trois points pour toi, zéro pour { $bot }. Tu en as le plus : sépare-toi d’une carte retournée. Choisis celle aux deux monstres !
    .not = Tu perdrais un monstre aussi. Avec la carte qui en montre deux, tu en perds deux.
lesson-ready = Deux monstres de moins ! { $bot } avait le moins de points et a reçu un Errant. Retiens bien ce qui est visible : ensuite, tout est caché de nouveau.
    .not = Regarde encore tout une fois, puis dis que c’est bon.
lesson-end = Ta première manche, et les premiers monstres sont partis ! Sais-tu encore où est la carte verte ? C’est ainsi qu’on gagne.
