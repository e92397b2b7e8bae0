# Humans!!! avec Zombies!!! : ce que le jeu réuni dit autrement ou en plus de `humans.ftl`. Les phrases sont les nôtres.

name = Humans!!! + Zombies!!!
notice-data = Les cartes et les tuiles de Humans!!! sont en grande partie reconstituées ; celles de Zombies!!! suivent deux programmes publics du jeu.

pitch = Tireurs contre zombies, et cette fois vous jouez les deux camps.
intro =
    { pitch }
    Certains d’entre vous sont des tireurs, les autres des zombies, tous dans la même ville.
    Les tireurs gagnent avec 25 zombies dans leur collection ou sur l’Héliport nettoyé ; les zombies, avec les points de leur personnage.
    À ton tour, tu poses une tuile de ton jeu et tu la remplis d’humains, de zombies et de jetons.
    Les tireurs lancent le dé, ajoutent leurs jetons Vie et combattent chaque zombie rencontré : à partir de 4 il meurt, les balles aident, des vies se perdent.
    Les zombies se partagent leur mouvement, forcent les bâtiments et capturent humains et tireurs.
    À la fin de chaque tour, on déplace des zombies neutres, et tu pioches tes cartes Événement dans l’une ou l’autre pioche.

## Camps et cartes

side =
    { $side ->
        [zombie] zombies
       *[shotgun] tireur
    }
card-limit =
    { $kind ->
        [HW1] Un tireur peut aussi ajouter le bonus à l’un de ses propres lancers de combat ou d’attaque.
        [HW2] Un tireur peut aussi ajouter le bonus à l’un de ses propres lancers de combat ou d’attaque.
        [HW3] Un tireur peut aussi ajouter le bonus à l’un de ses propres lancers de combat ou d’attaque.
        [HW4] Un tireur peut aussi ajouter le bonus à l’un de ses propres lancers de combat ou d’attaque.
        [HW5] Un tireur peut aussi ajouter le bonus à l’un de ses propres lancers de combat ou d’attaque.
        [HW6] Un tireur peut aussi ajouter le bonus à l’un de ses propres lancers de combat ou d’attaque.
        [HE01] Un tireur la joue pendant son mouvement. Pas sur la case d’un tireur.
        [HE02] Tireurs : 3 pas de plus, mais pas après « Les clés sont encore dessus ».
        [HE03] Sur tous ; pour un tireur, elle divise dé, jetons Vie et Skateboard, mais pas « Les clés sont encore dessus ».
        [HE04] Contre les zombies-joueurs seulement.
        [HE05] Contre les zombies-joueurs seulement.
        [HE06] Pour les zombies-joueurs seulement.
        [HE07] Humains neutres seulement.
        [HE08] Aussi quand un tireur a été capturé.
        [HE09] Pour les zombies-joueurs seulement.
        [HE10] Pour les zombies-joueurs seulement.
        [HE11] Pour les zombies-joueurs seulement.
        [HE12] Pour les zombies-joueurs seulement.
        [HE13] Aussi contre une arme dans l’attaque d’un tireur sur ton zombie.
        [HE14] Entre joueurs zombies seulement.
        [ZE01] Un joueur zombie peut seulement doubler son Mouvement.
        [ZE02] Pour les tireurs ; zombies neutres seulement.
        [ZE03] Zombies neutres seulement.
        [ZE04] Pour les tireurs ; chez un joueur zombie, tu choisis un zombie.
        [ZE05] Sur les tireurs seulement.
        [ZE06] Sur les tireurs seulement.
        [ZE07] Pour les tireurs seulement.
        [ZE08] Sur tous ; les zombies-joueurs ne sont pas obligés de sortir.
        [ZE09] Sur tous ; aucun zombie d’un joueur zombie ne bouge.
        [ZE10] Pour les tireurs seulement.
        [ZE11] Pour les tireurs seulement.
        [ZE12] Pour les tireurs seulement. Les propriétaires des zombies-joueurs à l’intérieur piochent des cartes Blessure.
        [ZE13] Pour les tireurs seulement.
        [ZE14] Sur tous.
        [ZE15] Sur les tireurs seulement.
        [ZE16] Zombies neutres, dans les bâtiments de Zombies!!! seulement.
        [ZE17] Pour les tireurs seulement.
        [ZE18] Pour les tireurs seulement.
        [ZE19] Pour les tireurs seulement.
        [ZE20] Pour les tireurs seulement, même sous « Peur ».
        [ZE21] Pour les tireurs seulement.
        [ZE22] Zombies neutres, dans les bâtiments des deux jeux.
        [ZE23] Zombies neutres seulement.
        [ZE24] Zombies neutres seulement.
        [ZE25] Sur tous ; chez un joueur zombie, tu choisis un zombie.
        [ZE26] Sur tous ; pour un joueur zombie, elle divise le Mouvement par deux.
       *[ZE27] Zombies neutres seulement.
    }

## Règles maison

option-max_rounds = Partie la plus longue
    .about = Après combien de manches la partie est finie.
    .number-80 = après 80
    .number-20 = après 20
    .free = après un nombre à toi
option-stall_rounds = Plus rien ne bouge
    .about = Après combien de manches sans changement la partie est finie.
    .number-12 = après 12
    .number-3 = après 3
    .free = après un nombre à toi
option-hz_sides = Camps
    .about = Qui joue les zombies et qui un tireur ; il en faut au moins un de chaque camp.
    .seat-z = zombies
    .seat-s = tireur
    .alternating = en alternance, les zombies d’abord
    .shotgun_first = en alternance, un tireur d’abord
    .one_zombie = les zombies à la première place, des tireurs à toutes les autres
    .one_shotgun = un tireur à la première place, des zombies à toutes les autres
    .free = comme indiqué pour cette table
option-hz_layout = Premières tuiles
    .about = Où se trouvent les quatre premiers bâtiments.
    .cross = au bout d’une croix
    .diagonal_t_only = dans les quatre coins
option-hz_stack = Piles de tuiles
    .about = Dans quelle pile tu pioches une tuile.
    .own = celle de ton camp
    .free = celle que tu veux
option-hz_start_tokens = Jetons au départ
    .about = Si les premiers bâtiments contiennent des jetons.
    .false = non
    .true = oui
option-z_doors = Portes
    .about = Par où l’on entre dans les bâtiments de Zombies!!!.
    .printed = par les portes imprimées
    .any = depuis chaque case de rue voisine
option-z_barricade = Barricades de Zombies!!!
    .about = Si les zombies-joueurs doivent forcer les bâtiments de Zombies!!!.
    .none = non
    .value-4 = oui, avec 4 ou plus
option-pvp_wound = Touché par un tireur
    .about = Combien de cartes Blessure pioche alors le zombie-joueur.
    .value = comme le dit son personnage
    .one_card = une
option-victim_may_arm = S’armer soi-même
    .about = Si un tireur capturé peut jouer lui-même une arme.
    .true = oui
    .false = non
option-cross_tokens = Jetons Dé pour les tireurs
    .about = Si les tireurs prennent et utilisent des jetons Dé.
    .false = non
    .true = oui
option-z_timing = Cartes de Zombies!!!
    .about = Quand se jouent les cartes de Zombies!!! sans moment précis.
    .windows = avant et pendant le mouvement
    .anytime = aussi avant la tuile et avant le mouvement des zombies
option-eaten_returns = Dévoré ou infecté
    .about = Quand un tireur encore en vie est remis sur la Place centrale.
    .next_turn = au début de son prochain tour
    .at_once = tout de suite
option-helipad = Gagner sur l’Héliport
    .about = Quand un tireur gagne au centre de l’Héliport.
    .cleared = quand il n’y reste aucun zombie
    .reached = dès qu’il y arrive

## Ce qui s’est passé

card-drawn =
    { $you ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } { $card } ({ deck }).
building-chosen =
    { $you ->
        [yes] Tu commences
       *[no] { $player } commence
    } dans le bâtiment { $arm ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }.
npc-placed = Un zombie neutre arrive ici : { $space }.
life-placed = Un jeton Vie est posé ici : { $space }.
bullets-placed = Des balles sont posées ici : { $space }.
pawn-placed =
    { $you ->
        [yes] Tu entres
       *[no] { $player } entre
    } sur le plateau : { $space }.
pawn-moved =
    { $you ->
        [yes]
            { $steps ->
                [1]
                    { $direction ->
                        [north] Tu fais un pas au nord
                        [east] Tu fais un pas à l’est
                        [south] Tu fais un pas au sud
                        [west] Tu fais un pas à l’ouest
                       *[far] Tu poursuis ta route
                    }
               *[other] Tu fais { $steps } pas
            }
       *[no] { $player } { step }
    } : { $space }.
pawn-gone =
    { $you ->
        [yes]
            { $dead ->
                [yes] Tu meurs et quittes
               *[no] Tu quittes
            }
       *[no]
            { $dead ->
                [yes] { $player } meurt et quitte
               *[no] { $player } quitte
            }
    } le plateau jusqu’au prochain tour.
life-taken =
    { $you ->
        [yes] Tu prends un jeton Vie et en as
       *[no] { $player } prend un jeton Vie et en a
    } { $life } maintenant.
bullets-taken =
    { $you ->
        [yes] Tu prends des balles et en as
       *[no] { $player } prend des balles et en a
    } { $bullets } maintenant.
life-lost =
    { $you ->
        [yes] Tu perds
       *[no] { $player } perd
    } un jeton Vie ; { $life ->
        [0] il n’en reste aucun.
        [one] il en reste un.
       *[other] il en reste { $life }.
    }
bullets-spent =
    { $you ->
        [yes] Tu dépenses
       *[no] { $player } dépense
    } { $count ->
        [one] une balle
       *[other] { $count } balles
    } pour arriver à 4.
npc-killed =
    { $you ->
        [yes] Tu tues
       *[no] { $player } tue
    } un zombie neutre, { $collected } dans la collection : { $space }.
npc-moved =
    { $count ->
        [one] Un zombie neutre { step } : { $space }.
       *[other] { $count } zombies neutres se déplacent.
    }
item-used =
    { $you ->
        [yes] Tu utilises
       *[no] { $player } utilise
    } { $card }.
item-lost =
    { $you ->
        [yes] Tu perds
       *[no] { $player } perd
    } { $card }.
zombies-collected =
    { $you ->
        [yes] Tu collectes
       *[no] { $player } collecte
    } { $count ->
        [one] un zombie
       *[other] { $count } zombies
    }, { $collected } en tout.
zombies-returned =
    { $you ->
        [yes] Tu rends
       *[no] { $player } rend
    } { $count ->
        [one] un zombie
       *[other] { $count } zombies
    }, il en reste { $collected }.
attack-failed =
    { $you ->
        [yes] Ton attaque
       *[no] L’attaque de { $player }
    } contre { $owner_is_you ->
        [yes] ton zombie
       *[no] le zombie de { $owner }
    } a échoué.
npcs-stay = Tous les zombies neutres restent où ils sont.
fate-set =
    { $card } attend { $you ->
        [yes] ton tour
       *[no] { $player }
    }.
turn-lost =
    { $you ->
        [yes] Tu perds
       *[no] { $player } perd
    } ce tour.
life-gained =
    { $you ->
        [yes] Tu te reposes et as maintenant
       *[no] { $player } se repose et a maintenant
    } { $life ->
        [one] un jeton Vie
       *[other] { $life } jetons Vie
    }.
cramp-set =
    { $other_is_you ->
        [yes] Tu décides
       *[no] { $other } décide
    } où va { $you ->
        [yes] ton tireur
       *[no] le tireur de { $player }
    }.

## Questions

prompt-start-building = Les premières tuiles sont posées.
prompt-building =
    { $you ->
        [yes] Dans lequel des quatre bâtiments commences-tu ?
       *[no] { $player } choisit un bâtiment de départ.
    }
prompt-put-zombie =
    { $you ->
        [yes] Où commence ton zombie suivant ?
       *[no] { $player } place des zombies sur le plateau.
    }
prompt-deck =
    { $you ->
        [yes] Dans quelle pioche prends-tu ?
       *[no] { $player } pioche des cartes.
    }
prompt-stack =
    { $you ->
        [yes] Dans quelle pile pioches-tu ta tuile ?
       *[no] { $player } pioche une tuile.
    }
prompt-fill =
    { $you ->
        [yes] { tile } : des humains ou des zombies neutres sur cette rue ?
       *[no] { $player } décide qui vient sur la rue.
    }
prompt-put-npc =
    { $you ->
        [yes] { tile } : où se tient le zombie neutre suivant ?
       *[no] { $player } place des zombies neutres sur la tuile { tile }.
    }
prompt-put-life =
    { $you ->
        [yes] { tile } : où poses-tu le jeton Vie suivant ?
       *[no] { $player } pose des jetons Vie sur la tuile { tile }.
    }
prompt-put-bullets =
    { $you ->
        [yes] { tile } : où poses-tu les balles suivantes ?
       *[no] { $player } pose des balles sur la tuile { tile }.
    }
prompt-pawn-roll =
    { $you ->
        [yes] Lances-tu le dé pour le mouvement, ou joues-tu plutôt une carte ?
       *[no] { $player } va lancer le dé pour le mouvement.
    }
prompt-moved =
    { $you ->
        [yes] { $other } a lancé le dé pour le mouvement. Joues-tu une carte ?
       *[no] { $other } a lancé le dé pour le mouvement ; { $player } peut jouer une carte.
    }
prompt-pawn-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Plus de pas. Que fais-tu encore ?
                [one] Déplace le tireur : encore un pas.
               *[other] Déplace le tireur : encore { $steps } pas.
            }
       *[no] { $player } déplace le tireur.
    }
prompt-fight =
    { $you ->
        [yes] Tu as fait { $roll } contre le zombie, et il faut 4. Que fais-tu ?
       *[no] { $player } combat un zombie.
    }
prompt-attack =
    { $you ->
        [yes] Tu as fait { $roll } pour ton attaque, et il faut 4. Que fais-tu ?
       *[no] { $player } attaque un zombie.
    }
prompt-meet =
    { $you ->
        [yes] Il y a plusieurs zombies ici. Lequel combats-tu d’abord ?
       *[no] { $player } rencontre plusieurs zombies.
    }
prompt-before-npcs =
    { $you ->
        [yes] Les zombies neutres vont se déplacer. Joues-tu une carte ?
       *[no] Les zombies neutres vont se déplacer ; { $player } peut jouer une carte.
    }
prompt-npcs =
    { $you ->
        [yes] Quel zombie neutre déplaces-tu, et vers où ?
       *[no] { $player } déplace des zombies neutres.
    }
prompt-any =
    { $you ->
        [yes] Joues-tu une carte maintenant ?
       *[no] { $player } peut jouer une carte.
    }
prompt-put-by-card =
    { $you ->
        [yes] Où places-tu un zombie neutre ?
       *[no] { $player } place des zombies neutres sur le plateau.
    }
prompt-move-from =
    { $you ->
        [yes] Quel zombie neutre déplaces-tu ?
       *[no] { $player } déplace un zombie neutre.
    }
prompt-move-to =
    { $you ->
        [yes] Où places-tu ce zombie neutre ?
       *[no] { $player } déplace un zombie neutre.
    }
prompt-lead =
    { $you ->
        [yes] Tu mènes la figurine d’un autre. Où va-t-elle ?
       *[no] { $player } mène la figurine d’un autre.
    }
prompt-undead =
    { $you ->
        [yes] Tu as fait 3 ou moins. Rends-tu deux zombies, ou paies-tu ?
       *[no] { $player } décide si des zombies reviennent.
    }

## Choix ; .short sert aux listes où la carte est déjà devant

who =
    { $figure ->
        [pawn] le tireur
        [zombie] le zombie
       *[any] la figurine
    }
choice-step-space-direction = { $space } : { who } { step }, vers { $to }{ lying }
choice-building-direction = { $cell }
choice-own-space = Un de tes zombies : { $space }
choice-fill-humans = Des humains
choice-fill-zombies = Des zombies neutres
choice-roll = Lance le dé pour le mouvement
choice-stay = Reste où tu es
choice-accept = Accepte
choice-spend-bullets = Dépense des balles pour arriver à 4
choice-lose-life = Paie un jeton Vie et relance
choice-fight = Combats le zombie neutre
choice-end = Plus d’attaques
choice-stack-humans = Dans la pile de Humans!!!
choice-stack-zombies = Dans la pile de Zombies!!!
choice-draw-humans = Une carte Humans!!!
choice-draw-zombies = Une carte Zombies!!!
choice-zombie-space = Un zombie neutre : { $space }
choice-life-space = Un jeton Vie : { $space }
choice-bullets-space = Des balles : { $space }
choice-from-space = { $space }
choice-move-space-direction = { $space } : le zombie neutre { step }, vers { $to }
choice-attack-seat = Capture le tireur de { $player } avec { $needed } ou plus
choice-assault-seat = Attaque le zombie de { $player }
choice-use-card = Utilise { $card }
    .short = utilise-la
choice-play-card-seat-space = Joue { $card } contre { $player } : { $space }
    .short = contre { $player } : { $space }
choice-play-card-seat-item = Joue { $card } contre { $player }, qui perd { $item }
    .short = contre { $player }, qui perd { $item }
choice-play-card-seat-bullets = Joue { $card } contre { $player }, qui perd des balles
    .short = contre { $player }, qui perd des balles

## Étiquettes sur la table

label-life = Vie
label-bullets = Balles
label-collected = Collection
label-items = En jeu
legend =
    Pour lire le plan : le nord est en haut ; au-dessus de chaque tuile se trouve son nom, et pour un bâtiment ce qu’il faut pour y entrer de force.
    Une majuscule est un zombie, son joueur est nommé dessous ; un chiffre après elle dit combien. Une minuscule est un tireur. h est un humain, z un zombie neutre, * un jeton Dé, ! un jeton Vie, % des balles, + un marqueur Brèche ; . est une rue, : un bâtiment, le reste est inaccessible.
    Les cases se nomment par colonne et ligne, comme au bord du plan.

## Feuille de score

score-goal = Les zombies gagnent avec les points que demande leur personnage, les tireurs avec 25 zombies ou sur l’Héliport.
score-killed = Zombies collectés
score-returned = Zombies rendus

## On the page

web-box =
    .line = Deux jeux sur un plan : les uns jouent les morts-vivants, les autres se frayent un chemin vers l’héliport.
    .minutes-low = 60
    .minutes-high = 120

# Why a choice is better than another: what it brings, or spares.

reason-collected = Ton tireur récolte plus de zombies.
reason-pawn-gone = Ton tireur survit plus souvent.
reason-life = Ton tireur garde plus de vie.
reason-bullets = Ton tireur garde plus de balles.
# La leçon
lesson-aim = Cette fois, tu es le tireur, contre { $bot } et les zombies. Tu gagnes avec 25 zombies dans ta collection, ou sur l’héliport une fois vidé.
lesson-tile = Ton tour aussi commence par une tuile. Touche la place entourée et pose-la.
    .not = Elle irait ailleurs aussi. Prends ici la place entourée.
lesson-fill = Une nouvelle route reçoit des humains ou des zombies, à toi de choisir. Prends des humains pour commencer.
    .not = Des zombies, ce serait plus de butin, mais plus d’ennuis. Prends ici des humains.
lesson-walk = Tu as fait 2, plus tes 3 vies : cela fait 5 pas. À droite, il y a un zombie. Touche ta figurine et va le voir.
    .not = C’est possible, mais ta proie attend à droite. Avance de trois cases vers la droite.
lesson-bullet = Là où il y a un zombie, on se bat : il te faut 4 et tu as 3. Une balle donne +1. Dépenses-en une !
    .not = Ça irait, mais ce serait dommage : une seule balle suffit.
lesson-stop = Touché ! Le zombie est dans ta collection. Termine ton déplacement, puis défausse une carte ou aucune.
    .not = Inutile d’aller plus loin. Termine ici ton déplacement, puis la défausse.
lesson-end = Ton premier zombie, plus que 24 ! Aucune barricade ne t’arrête, mais chaque vie perdue te ralentit. C’est maintenant à { $bot } et à ses zombies.
