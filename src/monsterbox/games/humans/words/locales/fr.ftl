# Humans!!! en mots, avec les cartes et les tuiles des deux jeux. Les phrases sont les nôtres.
#
# $kind : une carte ; $character, $tile, $token, $figure, $wound, $infection, $stat, $deck : ce que leur nom indique.

name = Humans!!!
notice-data = Personnages, cartes et tuiles de ce jeu n’ont jamais été publiés en listes : ce que livret et critiques ne disent pas est reconstitué.

pitch = Les zombies, c’est vous : encerclez les vivants, dévorez-les ou faites-en des vôtres.
intro =
    { pitch }
    Atteins le premier les points de ton personnage, 9 ou 10. Chacun de tes zombies sur le plateau et chaque carte « Dévorer » en vaut un.
    À ton tour, tu poses une tuile avec de nouveaux humains, tu pioches jusqu’à trois cartes Événement et tu déplaces tes zombies, qui se partagent ton mouvement.
    Les bâtiments sont barricadés : juste à côté, tu peux lancer le dé pour y entrer de force, et d’autres zombies sur place t’aident.
    Puis tu tentes de capturer chaque humain qui partage une case avec l’un de tes zombies. Si tu rates, il s’enfuit.
    Les autres peuvent armer un humain capturé. Si tu es touché, tu subis une blessure ; deux pareilles, ou une balle dans la tête, te coûtent le zombie.
    Sinon, tu pioches des cartes Infection : l’humain s’échappe, il est dévoré, ou il devient ton zombie.
    Les jetons Dé permettent de relancer, et une fois dans la partie tu peux utiliser ta capacité spéciale.

## Personnages

character =
    { $character ->
        [lawyer] Avocat
        [cheerleader] Pom-pom girl
        [doctor] Docteur
        [wrestler] Catcheur
        [miner] Mineur
       *[musician] Musicien
    }
ability =
    { $character ->
        [lawyer] Objection !
        [cheerleader] Allez l’équipe !
        [doctor] Guéris-toi toi-même
        [wrestler] Plaquage au sol
        [miner] Tunnel
       *[musician] Bis !
    }
ability-effect =
    { $character ->
        [lawyer] La carte Événement qu’un autre joueur vient de jouer est défaussée sans effet ; elle compte quand même comme sa carte de la manche.
        [cheerleader] 4 Mouvement de plus pour ce tour.
        [doctor] Au lieu de piocher des cartes Blessure, défausse toutes celles qui sont devant toi. Un humain capturé fuit quand même.
        [wrestler] Ton lancer de capture raté compte comme réussi.
        [miner] Pose un marqueur Brèche sur la case de rue d’un de tes zombies à côté d’un bâtiment, sans lancer le dé et sans utiliser ta tentative.
       *[musician] Défausse les cartes Infection piochées et pioches-en autant ; cette fois, c’est définitif.
    }
stat =
    { $stat ->
        [movement] Mouvement
        [capture] Capture
        [infect] Infection
        [wounds] Blessures
        [do-over] Relances
       *[points] Points
    }
stat-about =
    { $stat ->
        [movement] combien de pas tes zombies peuvent faire ensemble
        [capture] ce que le dé doit montrer pour capturer un humain
        [infect] combien de cartes Infection tu pioches
        [wounds] combien de cartes Blessure tu pioches quand tu es touché
        [do-over] avec combien de jetons Dé tu commences
       *[points] combien de points il te faut
    }

## Cartes

card =
    { $kind ->
        [HW1] Poêle à frire
        [HW2] Club de golf
        [HW3] Batte de baseball
        [HW4] Pistolet à clous
        [HW5] Revolver
        [HW6] Fusil à pompe
        [HE01] Portes ouvertes
        [HE02] Chair fraîche
        [HE03] Rigidité cadavérique
        [HE04] Chevilles fragiles
        [HE05] Porte clouée
        [HE06] Bélier
        [HE07] Sauve qui peut !
        [HE08] Sol glissant
        [HE09] Étreinte mortelle
        [HE10] Patient zéro
        [HE11] Ça passe en marchant
        [HE12] Lève-tard
        [HE13] Enrayé !
        [HE14] Pickpocket
        [ZE01] Poussée d’adrénaline
        [ZE02] Toutes les billes
        [ZE03] Nourriture de rechange
        [ZE04] Mauvais sens de l’orientation
        [ZE05] Crampe au cerveau
        [ZE06] Mains de beurre
        [ZE07] Tronçonneuse
        [ZE08] Claustrophobie
        [ZE09] Peur
        [ZE10] Hache d’incendie
        [ZE11] Trousse de secours
        [ZE12] Grenade
        [ZE13] Oh, regarde ! Un fusil !
        [ZE14] Paralysie hystérique
        [ZE15] Je crois qu’ils ne sont pas morts
        [ZE16] Et tu croyais avoir vu le pire
        [ZE17] Les clés sont encore dessus
        [ZE18] Plein de munitions
        [ZE19] Cocktail Molotov
        [ZE20] Repos bien mérité
        [ZE21] Skateboard
        [ZE22] Légère erreur de calcul
        [ZE23] Ce n’est pas si terrible
        [ZE24] On est fichus
        [ZE25] Où sont-ils tous passés ?
        [ZE26] Ton lacet est défait
       *[ZE27] Maître des zombies
    }
card-object = « { card } »
card-effect =
    { $kind ->
        [HW1] Arme : tu lances le dé pour l’humain ; à partir de 4, le zombie est blessé.
        [HW2] Arme : tu lances le dé pour l’humain avec +1 ; à partir de 4, le zombie est blessé.
        [HW3] Arme : tu lances le dé pour l’humain avec +1 ; à partir de 4, le zombie est blessé.
        [HW4] Arme : tu lances le dé pour l’humain avec +2 ; à partir de 4, le zombie est blessé.
        [HW5] Arme : tu lances le dé pour l’humain avec +2 ; à partir de 4, le zombie est blessé.
        [HW6] Arme : tu lances le dé pour l’humain avec +3 et tu ne peux pas le rater.
        [HE01] Choisis une tuile où se trouve une de tes figurines et places-y 1 à 3 humains, sur des cases sans humain et sans zombie.
        [HE02] 3 Mouvement de plus pour ce tour.
        [HE03] Le Mouvement de ce joueur est divisé par deux pour ce tour, arrondi à l’unité inférieure.
        [HE04] Un zombie de ce joueur ne fait aucun pas pendant ce tour. Il peut encore tenter une effraction.
        [HE05] La tentative échoue finalement : pas de marqueur, et la tentative est utilisée.
        [HE06] Un de tes zombies dans la rue à côté d’un bâtiment l’ouvre : un marqueur Brèche sans lancer le dé et sans utiliser ta tentative.
        [HE07] Déplace de 1 à 4 pas un humain qui ne partage pas sa case avec un zombie.
        [HE08] La capture échoue finalement, et la proie fuit.
        [HE09] Ajoute 2 au lancer et compare de nouveau.
        [HE10] Pioche 2 cartes Infection de plus, puis défausses-en 2 au choix.
        [HE11] Défausse toutes tes cartes Blessure.
        [HE12] Si personne d’autre n’a moins de zombies sur le plateau, place un des tiens au milieu de la Place centrale. Il peut bouger aussitôt.
        [HE13] L’arme est défaussée sans effet et compte comme la carte de la manche de son joueur.
        [HE14] Prends un jeton Dé à un autre joueur.
        [ZE01] Double ton mouvement pour ce tour, ou ajoute 2 à un lancer de combat.
        [ZE02] Défausse-la : jusqu’à la fin de ton prochain tour, aucun zombie n’est déplacé à la fin d’un tour.
        [ZE03] Jusqu’à la fin de ton prochain tour, les zombies n’attaquent pas et ne peuvent pas être attaqués ; on peut les dépasser, mais les jetons sous eux restent.
        [ZE04] Paie un jeton Vie (pas le dernier) : une figurine d’un autre joueur va au milieu de la Place centrale.
        [ZE05] C’est toi qui décides si cette figurine bouge, et où.
        [ZE06] Un autre joueur perd une carte en jeu ou 2 balles ; tu choisis quoi.
        [ZE07] Défausse-la : +2 à tous tes lancers de combat jusqu’à la fin du tour.
        [ZE08] Au prochain tour, ce joueur n’entre dans aucun bâtiment depuis la rue et, à l’intérieur, ne va que vers la rue.
        [ZE09] Au prochain tour, ce joueur ne bouge d’aucune façon.
        [ZE10] +1 à tous tes lancers de combat.
        [ZE11] Défausse-la au lieu de perdre un jeton Vie dans un combat ; tu relances quand même.
        [ZE12] Défausse-la dans un bâtiment ou devant : tous les zombies à l’intérieur meurent et sont à toi. Puis tu perds un jeton Vie.
        [ZE13] +1 à chaque lancer de tes 3 prochains combats, en plus d’une autre arme.
        [ZE14] Ce joueur perd tout son prochain tour.
        [ZE15] Un joueur qui a des zombies dans sa collection lance deux dés. Chaque 3 ou moins se paie en balles, ou se relance pour un jeton Vie, sinon deux zombies repartent.
        [ZE16] Choisis un bâtiment qui a un nom : un zombie est placé sur chacune de ses cases libres.
        [ZE17] Avance de 10 pas au plus. Rien ne peut les réduire ni les augmenter.
        [ZE18] Défausse-la : 3 balles de plus.
        [ZE19] Défausse-le dans un bâtiment ou devant : +2 à tes lancers de combat de ce tour contre les zombies à l’intérieur.
        [ZE20] 2 jetons Vie de plus, 5 au maximum, mais pas de mouvement pour ce tour.
        [ZE21] +2 à tous tes lancers de mouvement.
        [ZE22] Choisis un bâtiment avec des zombies : leur nombre double, dans la limite des places.
        [ZE23] Déplace deux zombies sur des cases libres de ton choix.
        [ZE24] Place dix zombies sur des cases libres.
        [ZE25] Tu déplaces de 5 pas une figurine d’un autre joueur ; elle combat comme d’habitude.
        [ZE26] Le prochain lancer de mouvement de ce joueur est divisé par deux, arrondi à l’unité inférieure.
       *[ZE27] Place cinq zombies sur des cases libres sans figurine de joueur.
    }
when-captured = quand un autre joueur vient de réussir une capture
when-own-turn = à ton tour, pendant ton mouvement ou avant une tentative de capture
when-moving = pendant ton mouvement
when-before-other = avant le mouvement d’un autre joueur
when-before-any = avant le mouvement de n’importe qui
when-barricade = quand la tentative d’effraction d’un autre joueur a réussi
when-failed = quand ton lancer de capture est raté
when-before-infection = avant de piocher des cartes Infection
when-first-step = pendant ton mouvement, avant ton premier pas
when-weapon = quand une arme est jouée contre ton zombie, avant son lancer
when-any-time = avant le mouvement de n’importe qui, après le lancer de mouvement d’un autre joueur, ou pendant ton mouvement
when-food = avant le mouvement de n’importe qui, après le lancer de mouvement d’un autre joueur, pendant ton mouvement, ou avant le mouvement des zombies
when-after-roll = après le lancer de mouvement d’un autre joueur
when-instead = à la place de ton lancer de mouvement
when-combat = pendant ton mouvement ou dans un combat
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
        [ZE02] objet, à poser devant toi ici : Magasin de jouets
        [ZE03] { when-food }
        [ZE04] { when-any-time }
        [ZE05] { when-after-roll }
        [ZE06] { when-any-time }
        [ZE07] objet, à poser devant toi ici : Jardinerie
        [ZE08] { when-any-time }
        [ZE09] { when-any-time }
        [ZE10] objet, à poser devant toi ici : Caserne des pompiers
        [ZE11] objet, à poser devant toi ici : Hôpital ou Pharmacie
        [ZE12] objet, à poser devant toi ici : Surplus militaire
        [ZE13] { when-moving }
        [ZE14] { when-any-time }
        [ZE15] { when-any-time }
        [ZE16] { when-any-time }
        [ZE17] { when-instead }
        [ZE18] objet, à poser devant toi ici : Magasin de sport
        [ZE19] objet, à poser devant toi ici : Station-service
        [ZE20] { when-instead }
        [ZE21] objet, à poser devant toi ici : Magasin de skate
        [ZE22] { when-any-time }
        [ZE23] { when-any-time }
        [ZE24] { when-any-time }
        [ZE25] { when-any-time }
        [ZE26] { when-any-time }
       *[ZE27] { when-any-time }
    }
deck =
    { $deck ->
        [humans] cartes Événement de Humans!!!
        [zombies] cartes Événement de Zombies!!!
        [wound] cartes Blessure
       *[infection] cartes Infection
    }
infection =
    { $infection ->
        [eat] Dévorer
        [infect] Infecter
       *[escape] Fuite
    }
infection-effect =
    { $infection ->
        [eat] l’humain est dévoré, 1 point
        [infect] l’humain devient ton zombie
       *[escape] l’humain fuit
    }
wound =
    { $wound ->
        [left-arm] Bras gauche
        [right-arm] Bras droit
        [left-leg] Jambe gauche
        [right-leg] Jambe droite
        [chest] Poitrine
        [belly] Ventre
       *[head-shot] Balle dans la tête
    }

## Tuiles, jetons et figurines

tile =
    { $tile ->
        [H01] Place centrale
        [H02] Carrefour
        [H03] Carrefour
        [H04] Carrefour en T
        [H05] Carrefour en T
        [H06] Carrefour en T
        [H07] Virage
        [H08] Virage
        [H09] Rue droite
        [H10] Hôpital
        [H11] Immeuble
        [H12] Lycée
        [H13] Palais de justice
        [H14] Supermarché
        [H15] Cinéma
        [H16] Quincaillerie
        [H17] Salon de beauté
        [H18] Boîte de nuit
        [H19] Gymnase
        [H20] Bureau de la mine
        [Z01] Place centrale
        [Z02] Carrefour
        [Z03] Carrefour
        [Z04] Carrefour
        [Z05] Carrefour
        [Z06] Carrefour en T
        [Z07] Carrefour en T
        [Z08] Carrefour en T
        [Z09] Carrefour en T
        [Z10] Virage
        [Z11] Virage
        [Z12] Virage
        [Z13] Virage
        [Z14] Rue droite
        [Z15] Rue droite
        [Z16] Rue droite
        [Z17] Rue droite
        [Z18] Hôpital
        [Z19] Jardinerie
        [Z20] Commissariat
        [Z21] Magasin de sport
        [Z22] Caserne des pompiers
        [Z23] Pharmacie
        [Z24] Surplus militaire
        [Z25] Station-service
        [Z26] Magasin de skate
        [Z27] Fleuriste
        [Z28] Quincaillerie
        [Z29] Magasin de jouets
       *[Z30] Héliport
    }
token =
    { $token ->
        [barricade] marqueur Brèche
        [dice] jeton Dé
        [life] jeton Vie
       *[bullet] balle
    }
figure =
    { $figure ->
        [human] humain
        [zombie] zombie
        [neutral-human] humain neutre
        [neutral-zombie] zombie neutre
        [player-zombie] zombie-joueur
       *[shotgun] tireur
    }

## Règles maison

preset-friendly = Détendu
    .about = Chaque zombie peut tenter d’entrer de force, on joue au plus une arme par capture, et un humain pris au piège est infecté sans lancer le dé.
option-first = Premier joueur
    .about = Qui commence.
    .random = au hasard
    .youngest_seat = la première place
option-movement = Mouvement
    .about = Ce que coûtent plusieurs zombies en mouvement.
    .pool = ils se partagent le Mouvement
    .minus_extra_zombies = le premier pas de chaque zombie suivant coûte 2
option-flee = Fuite
    .about = Où peut aller un humain en fuite.
    .no_revisit = jamais deux fois sur une case
    .no_reverse = partout, sauf droit en arrière
option-close_map = Fermer le plan
    .about = Ce qui se passe quand une tuile ferme le plan alors qu’il reste des tuiles.
    .allow = rien
    .penalty = le reste du tour est perdu
option-try = Effractions
    .about = Combien de fois tu peux tenter d’entrer de force.
    .per_player = une fois par tour
    .per_zombie = une fois par tour avec chaque zombie
option-failed_try_stops = Tentatives ratées
    .about = Ce que devient un zombie dont la tentative a échoué.
    .false = il peut continuer
    .true = plus de pas ni de tentative pour ce tour
option-reroll = Relancer
    .about = Quels lancers les jetons Dé permettent de refaire.
    .own = les tiens
    .any_player = ceux de tout le monde
option-wounded_human = L’humain après une blessure
    .about = Ce que fait l’humain quand un zombie a été blessé.
    .flees = il fuit
    .stays = il reste où il est
option-weapons_per_capture = Armes
    .about = Combien d’armes on peut jouer pour une capture.
    .many = une par joueur, jusqu’à ce que l’une touche
    .one = une seule
option-trapped = Humains pris au piège
    .about = Quand est infecté un humain qui ne peut pas s’échapper.
    .on_flee = quand il devrait fuir
    .instant = aussitôt, sans lancer le dé
option-wound = Cartes Blessure
    .about = Lesquelles des cartes piochées tu prends.
    .pair_forces = une seule ; une paire t’y oblige
    .take_all_distinct = une de chaque nom
option-extra_escape = Deuxième Fuite
    .about = Où va une deuxième carte « Fuite ».
    .removed = hors du jeu
    .discarded = à la défausse
option-removed_zombie = Zombies retirés
    .about = Où va un zombie qui est retiré.
    .out = hors du jeu
    .supply = dans la réserve de son propriétaire
option-start_zombie_scores = Premier zombie
    .about = Si le zombie du début vaut un point.
    .true = oui
    .false = non
option-win_check = But atteint
    .about = Quand on regarde les points.
    .immediate = à tout moment
    .turn_end = à la fin de son propre tour
option-infection_deck = Cartes Infection
    .about = Combien il y a de cartes Infection.
    .number-40 = 40, comme le dit le livret
    .number-30 = 30, comme des critiques les ont comptées
option-max_rounds = Partie la plus longue
    .about = Après combien de manches la partie est finie.
    .number-60 = après 60
    .number-20 = après 20
    .free = après un nombre à toi
option-stall_rounds = Plus rien ne bouge
    .about = Après combien de manches sans changement la partie est finie.
    .number-10 = après 10
    .number-3 = après 3
    .free = après un nombre à toi
option-windows = Questions
    .about = À qui l’on demande s’il veut réagir.
    .eligible_only = à ceux qui le peuvent
    .uniform = tout le monde, toujours, pour que les pauses ne trahissent rien
option-ask_flee_reroll = Relancer une fuite
    .about = Si l’on te demande si tu veux relancer pour une fuite.
    .false = non
    .true = oui
option-timer_window = Temps pour réagir
    .about = Combien de temps tu peux réfléchir à une carte contre les autres ; ensuite, tu passes.
    .off = aussi longtemps que tu veux
    .value-15s = 15 secondes
    .value-30s = 30 secondes
    .value-60s = 60 secondes
option-timer_turn = Temps pour décider
    .about = Combien de temps tu peux réfléchir à chacune de tes décisions ; ensuite, la plus petite est prise.
    .off = aussi longtemps que tu veux
    .value-60s = 1 minute
    .value-120s = 2 minutes
    .value-300s = 5 minutes
option-leaver = Qui quitte la table
    .about = Ce que devient la place de quelqu’un qui part pour de bon.
    .bot = un bot la reprend
    .skip = les figurines restent, les tours sont sautés
option-edition = Édition des règles
    .about = Selon quelle édition des règles une ancienne partie a été jouée.
    .number-2 = la deuxième
    .number-1 = la première

## Lieux

direction =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
offset =
    { $across_way ->
        [east] { $across } à l’est
        [west] { $across } à l’ouest
       *[none] { "" }
    }{ $corner ->
        [yes] { ", " }
       *[no] { "" }
    }{ $along_way ->
        [north] { $along } au nord
        [south] { $along } au sud
       *[none] { "" }
    }
cell = { offset } de la Place centrale
tile-place =
    { tile }{ $far ->
        [yes] { " " }({ offset })
       *[no] { "" }
    }
spot =
    { $spot ->
        [n] au nord
        [ne] au nord-est
        [e] à l’est
        [se] au sud-est
        [s] au sud
        [sw] au sud-ouest
        [w] à l’ouest
        [nw] au nord-ouest
       *[c] au milieu
    }
place =
    { tile-place }, { $ground ->
        [building] salle { spot }
        [street] rue { spot }
       *[road]
            { $spot ->
                [c] centre
               *[other] bout { spot }
            }
    }
turned =
    sorties { $exits }{ $built ->
        [yes] { ", " }bâtiment { $building }
       *[no] { "" }
    }
place-unknown = case { $point }
step =
    { $steps ->
        [1]
            { $direction ->
                [north] fait un pas au nord
                [east] fait un pas à l’est
                [south] fait un pas au sud
                [west] fait un pas à l’ouest
               *[far] poursuit sa route
            }
       *[other] fait { $steps } pas
    }
lying =
    { $human ->
        [yes] { " " }– un humain s’y trouve
       *[no]
            { $token ->
                [yes] { " " }– un jeton Dé s’y trouve
               *[no] { "" }
            }
    }

## Ce qui s’est passé

character-dealt =
    { $you ->
        [yes] Ton personnage : { character }.
       *[no] Personnage de { $player } : { character }.
    }
turn-started =
    { $you ->
        [yes] Manche { $round } : c’est ton tour.
       *[no] Manche { $round } : c’est le tour de { $player }.
    }
seat-left =
    { $you ->
        [yes] Tu pars.
       *[no] { $player } part.
    } Les zombies restent sur place, les tours sont sautés.
turn-skipped =
    { $you ->
        [yes] Ton tour
       *[no] Le tour de { $player }
    } est sauté.
zombie-appeared =
    { $you ->
        [yes] Un de tes zombies apparaît : { $space }.
       *[no] Un zombie de { $player } apparaît : { $space }.
    }
tile-drawn =
    { $you ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } une tuile : { tile }.
tile-placed =
    { $you ->
        [yes] Tu poses
       *[no] { $player } pose
    } la tuile { tile }, { $cell }, { turned }.
tile-removed = La tuile { tile } ne va nulle part et sort du jeu.
human-placed = Un humain arrive ici : { $space }.
token-placed = Un jeton Dé est posé ici : { $space }.
come =
    { $kind ->
        [human]
            { $count ->
                [one] un humain
               *[other] { $count } humains
            }
        [dice]
            { $count ->
                [one] un jeton Dé
               *[other] { $count } jetons Dé
            }
        [neutral-zombie]
            { $count ->
                [one] un zombie neutre
               *[other] { $count } zombies neutres
            }
        [life]
            { $count ->
                [0] aucun jeton Vie
                [one] un jeton Vie
               *[other] { $count } jetons Vie
            }
       *[bullet]
            { $count ->
                [0] aucune balle
                [one] une balle
               *[other] { $count } balles
            }
    }
tile-filled = { $cell } : { $things } arrivent ici.
map-closed =
    { $you ->
        [yes] Tu as fermé le plan et perds le reste de ton tour.
       *[no] { $player } a fermé le plan et perd le reste de son tour.
    }
card-drawn =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $player } pioche { $card }.
    }
pile-renewed = La défausse est mélangée et devient la nouvelle pioche : { deck }.
card-played =
    { $you ->
        [yes] Tu joues
       *[no] { $player } joue
    } { $card }{ $aim ->
        [seat]
            { " " }contre { $other_is_you ->
                [yes] toi
               *[no] { $other }
            }
        [place] { "" } : { $target }
       *[none] { "" }
    }.
card-objected =
    { $you ->
        [yes] Tu fais objection
       *[no] { $player } fait objection
    } : { $card } reste sans effet.
ability-used =
    { $you ->
        [yes] Tu utilises ta capacité « { ability } ».
       *[no] { $player } utilise la capacité « { ability } ».
    }
zombie-moved =
    { $you ->
        [yes] Ton zombie
       *[no] Un zombie de { $player }
    } { step } : { $space }.
token-taken =
    { $you ->
        [yes] Tu prends
       *[no] { $player } prend
    } un jeton Dé : { $space }.
die-rolled =
    { $you ->
        [yes] Tu fais
       *[no] { $player } fait
    } { $face } { $what ->
        [barricade] pour l’effraction.
        [capture]
            pour la capture{ $needed ->
                [0] { "" }
               *[other] { ", " }il faut { $needed }
            }.
        [weapon] pour l’humain armé ; avec le bonus, 4 ou plus touche.
        [flee]
            pour la fuite : { $face ->
                [one] un pas
               *[other] { $face } pas
            }.
        [move] pour le mouvement.
        [fight] au combat ; avec les bonus, 4 ou plus tue.
        [attack] pour l’attaque ; avec les bonus, 4 ou plus touche.
        [zombies]
            pour les zombies neutres : { $face ->
                [one] un seul se déplace
               *[other] { $face } se déplacent
            }.
       *[undead] pour les morts ; 3 ou moins les fait revenir.
    }
roll-repeated =
    { $you ->
        [yes] Tu rends
       *[no] { $player } rend
    } un jeton Dé pour relancer.
barricade-tried =
    { $you ->
        [yes] Tu tentes
       *[no] { $player } tente
    } d’entrer de force : { $space }. { $needed ->
        [1] Pas besoin de lancer.
       *[other] Il faut { $needed } ou plus.
    }
marker-placed = Un marqueur Brèche est posé ici : { $space }.
try-failed = La barricade tient : { $space }.
movement-changed =
    { $you ->
        [yes] Il te reste { $steps } pas.
       *[no] Il reste { $steps } pas à { $player }.
    }
zombie-held =
    { $you ->
        [yes] Un de tes zombies
       *[no] Un zombie de { $player }
    } ne fait aucun pas ce tour-ci : { $space }.
prey =
    { $prey ->
        [human] l’humain
       *[pawn]
            { $victim_is_you ->
                [yes] ton tireur
               *[no] le tireur de { $victim }
            }
    }
human-caught =
    { $you ->
        [yes] Tu captures
       *[no] { $player } capture
    } { prey } : { $space }.
human-missed =
    { $you ->
        [yes] Tu rates
       *[no] { $player } rate
    } { prey } : { $space }.
weapon-hit =
    { $you ->
        [yes] Ton arme
       *[no] L’arme de { $player }
    } touche avec 4 ou plus : { $owner_is_you ->
        [yes] tu subis une blessure.
       *[no] { $owner } subit une blessure.
    }
weapon-missed =
    { $you ->
        [yes] Ton arme
       *[no] L’arme de { $player }
    } rate { $owner_is_you ->
        [yes] ton zombie
       *[no] le zombie de { $owner }
    } : moins de 4.
wound-drawn =
    { $you ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } une carte Blessure : { wound }.
wound-taken =
    { $you ->
        [yes] Tu gardes
       *[no] { $player } garde
    } la blessure { wound }.
wounds-discarded =
    { $you ->
        [yes] Tu défausses toutes tes
       *[no] { $player } défausse toutes ses
    } cartes Blessure.
zombie-removed =
    { $you ->
        [yes] Tu perds
       *[no] { $player } perd
    } un zombie : { $space }.{ $out ->
        [yes] { " " }Il est hors du jeu.
       *[no] { "" }
    }
infection-drawn =
    { $you ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } une carte Infection : { infection }.
infection-dropped =
    { $you ->
        [yes] Tu défausses
       *[no] { $player } défausse
    } une carte Infection : { infection }.
escape-removed = Une carte « Fuite » sort du jeu pour de bon.
human-eaten =
    { $you ->
        [yes] Tu dévores
       *[no] { $player } dévore
    } { prey }, 1 point : { $space }.
human-infected =
    { $you ->
        [yes] Tu infectes
       *[no] { $player } infecte
    } { prey } : { $space }.
human-trapped =
    { $you ->
        [yes] Aucune issue : tu as pris ta proie au piège ici : { $space }.
       *[no] Aucune issue : { $player } a pris la proie au piège ici : { $space }.
    }
human-fled =
    { $you ->
        [yes] Tu fais fuir
       *[no] { $player } fait fuir
    } { prey } : { $space }.
human-stayed = La proie reste où elle est : { $space }.
token-stolen =
    { $you ->
        [yes] Tu prends un jeton Dé à { $victim }.
       *[no] { $victim_is_you ->
            [yes] { $player } te prend un jeton Dé.
           *[no] { $player } prend un jeton Dé à { $victim }.
        }
    }
card-discarded =
    { $you ->
        [yes] Tu défausses
       *[no] { $player } défausse
    } { $card }.
round-ended = La manche { $round } est finie.
game-stalled = La partie s’arrête là : personne n’a atteint son but à temps.
game-ended = La partie est terminée.
seat-scored =
    { $you ->
        [yes] Tu termines
       *[no] { $player } termine
    } à la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place { $score ->
        [one] avec { $score } point
       *[other] avec { $score } points
    }.

## Questions

prompt-start = Le hasard décide qui commence.
prompt-character = Les personnages sont distribués.
prompt-tile =
    { $you ->
        [yes] Tu pioches une tuile.
       *[no] { $player } pioche une tuile.
    }
prompt-card = On pioche des cartes Événement.
prompt-roll = Le dé roule.
prompt-infection = On pioche des cartes Infection.
prompt-wounded = On pioche des cartes Blessure.
prompt-place =
    { $you ->
        [yes] Où poses-tu la tuile { tile } ?
       *[no] { $player } pose la tuile { tile }.
    }
prompt-put-human =
    { $you ->
        [yes] { tile } : où se tient l’humain suivant ?
       *[no] { $player } place des humains sur la tuile { tile }.
    }
prompt-put-token =
    { $you ->
        [yes] { tile } : où poses-tu le jeton Dé suivant ?
       *[no] { $player } pose des jetons Dé sur la tuile { tile }.
    }
prompt-premove =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Tu vas te déplacer. Joues-tu d’abord une carte ?
               *[no] { $other } va se déplacer. Joues-tu une carte ?
            }
       *[no] { $other } va se déplacer ; { $player } peut jouer une carte.
    }
prompt-move =
    { $you ->
        [yes]
            { $steps ->
                [0] Plus de pas. Que fais-tu encore ?
                [one] Déplace tes zombies : encore un pas.
               *[other] Déplace tes zombies : encore { $steps } pas.
            }
       *[no] { $player } déplace ses zombies.
    }
prompt-reroll =
    { $you ->
        [yes]
            Tu as fait { $roll } { $what ->
                [barricade] pour l’effraction
                [capture] pour la capture
                [weapon] pour l’humain armé
                [flee] pour la fuite
                [fight] au combat
               *[other] pour l’attaque
            }{ $needed ->
                [0] { "" }
               *[other] { " " }et il te faut { $needed }
            }. Rendre { $tokens ->
                [one] ton dernier jeton Dé
               *[other] un de tes { $tokens } jetons Dé
            } pour relancer ?
       *[no] { $player } peut relancer.
    }
prompt-barricade =
    { $you ->
        [yes] { $other } entre de force : { $at }. Joues-tu une carte ?
       *[no] { $other } entre de force ; { $player } peut jouer une carte.
    }
prompt-select =
    { $you ->
        [yes] Qui tentes-tu de capturer maintenant ?
       *[no] { $player } tente de capturer des humains.
    }
prompt-capture-failed =
    { $you ->
        [yes] Tu as fait { $roll } et il te faut { $needed }. Utiliser une carte ou ta capacité ?
       *[no] { $player } a raté sa capture.
    }
prompt-captured =
    { $you ->
        [yes] { $other } a capturé quelqu’un : { $at }. Joues-tu une carte ?
       *[no] { $other } a capturé quelqu’un ; { $player } peut jouer une carte.
    }
prompt-weapon =
    { $you ->
        [yes] { $weapon } vise ton zombie. L’en empêches-tu ?
       *[no] { $weapon } vise le zombie de { $player }.
    }
prompt-heal =
    { $you ->
        [yes] Tu dois piocher des cartes Blessure. Utilises-tu plutôt « { ability } » ?
       *[no] { $player } doit piocher des cartes Blessure.
    }
prompt-take-wound =
    { $you ->
        [yes] Quelle carte Blessure prends-tu ?
       *[no] { $player } prend une carte Blessure.
    }
prompt-before-infection =
    { $you ->
        [yes] Joues-tu une carte avant de piocher des cartes Infection ?
       *[no] { $player } va piocher des cartes Infection.
    }
prompt-drop =
    { $you ->
        [yes] Quelle carte Infection défausses-tu ?
       *[no] { $player } défausse des cartes Infection.
    }
prompt-after-infection =
    { $you ->
        [yes] Utilises-tu « { ability } » pour piocher de nouvelles cartes Infection ?
       *[no] { $player } regarde ses cartes Infection.
    }
prompt-choose =
    { $you ->
        [yes] Autant de « Dévorer » que d’« Infecter » : que devient ta proie ?
       *[no] { $player } choisit : dévorer ou infecter.
    }
prompt-flee =
    { $you ->
        [yes]
            { $other_is_you ->
                [yes] Ta proie fuit { $roll ->
                    [one] d’un pas
                   *[other] de { $roll } pas
                } d’ici : { $at }. Vers où ?
               *[no] La proie de { $other } fuit { $roll ->
                    [one] d’un pas
                   *[other] de { $roll } pas
                } d’ici : { $at }. Vers où ?
            }
       *[no] { $player } décide où fuit la proie de { $other }.
    }
prompt-discard =
    { $you ->
        [yes] Défausses-tu une carte à la fin de ton tour ?
       *[no] { $player } peut défausser une carte.
    }
prompt-object =
    { $you ->
        [yes] { $card } vient d’être jouée. Utilises-tu « { ability } » ?
       *[no] { $player } peut faire objection.
    }
prompt-open-house =
    { $you ->
        [yes] Où places-tu un humain ?
       *[no] { $player } place des humains sur le plateau.
    }
prompt-run =
    { $you ->
        [yes] Où court l’humain ?
       *[no] { $player } déplace un humain.
    }
prompt-window = Les autres peuvent réagir.
prompt-over = La partie est terminée.

## Choix ; .short sert aux listes où la carte est déjà devant

choice-place-tile-cell-quarters = Pose { tile }, { $cell }, { turned }
choice-human-space = Un humain : { $space }
choice-token-space = Un jeton Dé : { $space }
choice-step-space-direction = { $space } : le zombie { step }, vers { $to }{ lying }
choice-break-space =
    Entre de force : { $space } ({ $needed ->
        [1] sans lancer
       *[other] { $needed } ou plus
    })
choice-end-move = Termine le mouvement
choice-attempt-space = Capture l’humain avec { $needed } ou plus : { $space }
choice-to-space = { $space }
weapon-bonus =
    { $weapon ->
        [yes] { " " }(+{ $bonus })
       *[no] { "" }
    }
choice-play-card = Joue { $card }{ weapon-bonus }
    .short = joue-la
choice-play-card-cell = Joue { $card } : { $cell }
    .short = { $cell }
choice-play-card-space = Joue { $card } : { $space }
    .short = { $space }
choice-play-card-seat = Joue { $card } contre { $player }
    .short = contre { $player }
choice-discard-card = Défausse { $card }
    .short = défausse-la
choice-discard-nothing = Ne défausse rien
choice-end-move-then-discard-nothing = Termine ton tour
choice-end-move-then-discard-item = Termine ton tour et défausse { $item }
choice-ability = Utilise ta capacité « { ability } »
choice-tunnel-space = Creuse un tunnel, une fois dans la partie : { $space }
choice-keep = Garde ce lancer
choice-reroll = Rends un jeton Dé et relance
choice-wound-wound = Prends la blessure { wound }
choice-drop-infection = Défausse { infection }
choice-eat = Dévore : 1 point
choice-infect = Infecte : un nouveau zombie
choice-done = Arrête-toi là
choice-pass = Ne fais rien

## Refus

refusal-tile-does-not-fit = La tuile ne va pas là ainsi : une sortie doit rejoindre une sortie, et aucun bord ne doit en contredire un autre.
refusal-no-human-there = Tu ne peux capturer personne là.
refusal-not-a-flight-end = La fuite ne peut pas finir là.
refusal-not-in-hand = Tu n’as pas cette carte en main.
refusal-not-among-the-drawn = Tu ne peux pas prendre cette carte Blessure.
refusal-not-now = On te demande autre chose en ce moment.
refusal-card-of-the-round-used = Tu as déjà joué ta carte de la manche.
refusal-card-not-now = Cette carte ne peut pas être jouée maintenant, ou pas ainsi.
refusal-no-own-zombie-there = Tu n’as pas de zombie là.
refusal-no-steps-left = Il ne te reste plus de pas.
refusal-beside-a-human = Un zombie qui est avec un humain ne fait plus de pas.
refusal-not-connected = Il n’y a pas de chemin dans cette direction.
refusal-barricaded = Le bâtiment est barricadé : entre d’abord de force, ou passe par un marqueur Brèche.
refusal-no-closed-building = Il n’y a rien à forcer ici.
refusal-try-used = Tu ne peux plus entrer de force ce tour-ci.
refusal-no-such-space = Cette case n’existe pas dans la ville.
refusal-no-such-tile = Il n’y a pas de tuile là.
refusal-unknown-choice = Ce n’est pas un choix de ce jeu.
refusal-unknown-outcome = Le hasard ne peut rien apporter de tel.
refusal-unknown-target = Ce n’est pas une cible pour cette carte.
refusal-not-on-that-tile = Cela ne peut pas être mis là maintenant.
refusal-not-the-drawn-tile = Ce n’est pas la tuile piochée.
refusal-no-open-end = Aucune sortie ouverte ne mène là.
refusal-no-such-opponent = Cet adversaire n’existe pas.
refusal-card-changes-nothing = Cette carte ne changerait rien maintenant.
refusal-not-a-target = Cette carte ne peut pas être jouée là-dessus maintenant.
refusal-zombie-held = Chevilles fragiles retient ce zombie : il ne fait aucun pas pendant ce tour.
refusal-zombie-stopped = Ce zombie ne fait plus de pas pendant ce tour.
refusal-afraid = Peur : rien ne bouge pendant ce tour.
refusal-claustrophobic = Claustrophobie : aucun pas vers l’intérieur d’un bâtiment et, à l’intérieur, seulement vers la rue.
refusal-must-go-out = Claustrophobie : il doit continuer vers la rue tant qu’il le peut.

## Étiquettes sur la table

label-round = Manche { $round }
label-turn = à son tour
label-tiles = Tuiles
label-deck = Cartes Événement
label-supply = Humains en réserve
label-points = Points
label-zombies = Zombies
label-eaten = Dévorés
label-removed = Zombies hors du jeu
label-tokens = Jetons Dé
label-hand = Cartes
label-wounds = Blessures
label-drawn = Piochées
label-your-hand = Tes cartes
label-empty = aucune
label-used = utilisée
label-card-used = carte de la manche jouée

legend =
    Pour lire le plan : le nord est en haut ; au-dessus de chaque tuile se trouve son nom, et pour un bâtiment ce qu’il faut pour y entrer de force.
    Une lettre est un zombie, son joueur est nommé dessous ; un chiffre après elle dit combien. h est un humain, * un jeton Dé, + un marqueur Brèche ; . est une rue, : un bâtiment, le reste est inaccessible.
    Les cases se nomment par colonne et ligne, comme au bord du plan.

## Feuille de score

sheet-title = Score final
sheet-place = Place
sheet-total = Points
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Tu gagnes !
               *[no] { $names } gagne.
            }
       *[other] Victoire partagée : { $names }.
    }
score-goal = Le premier à réunir les points que demande son personnage l’emporte.
score-arrived = Zombies arrivés sur le plateau
score-infected = Humains infectés
score-eaten = Humains dévorés
score-removed = Zombies perdus
score-uncounted = Non comptés

## On the page

web-box =
    .line = Les zombies, c’est vous : enfoncez les portes, attrapez les vivants, dévorez-les ou faites-en des vôtres.
    .minutes-low = 30
    .minutes-high = 60
# Answers in advance: the button, and what it says while it stands.
web-order-pass-until-turn = Passer jusqu’à mon tour
web-order-ask-in-reach = Ne demander que pour une proie à ma portée
web-standing-pass-until-turn = Tu passes jusqu’à ton tour.
web-standing-ask-in-reach = On ne te demande que si une proie à ta portée est capturée.
web-order-pass-always = Passer jusqu’à nouvel ordre
web-standing-pass-always = Tu passes jusqu’à nouvel ordre.
web-rest = Tout remplir
web-map =
    { $count ->
        [one] Plan de la ville, une tuile
       *[other] Plan de la ville, { $count } tuiles
    }
web-zoom = Taille du plan
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-fit = Plan entier
web-turn-left = Tourner la tuile à gauche
web-turn-right = Tourner la tuile à droite
web-lay-here = Placer ici
# § stands for the number.
web-steps-away = pas jusque-là : { $count }
# Who stands on a space.
web-here =
    { $kind ->
        [human] un humain
        [npc]
            { $count ->
                [one] un zombie neutre
               *[other] { $count } zombies neutres
            }
        [pawn] le tireur de { $name }
       *[zombie]
            { $count ->
                [one] un zombie de { $name }
               *[other] { $count } zombies de { $name }
            }
    }
web-lying =
    { $kind ->
        [open] marqueur Brèche
        [life] jeton Vie
        [bullet] balles
       *[die] jeton Dé
    }
web-ways = suite vers : { $ways }
web-closed = barricadé : { $ways }, barricade { $number }
web-humans =
    { $count ->
        [one] un humain
       *[other] { $count } humains
    }
web-dice =
    { $count ->
        [0] aucun jeton Dé
        [one] un jeton Dé
       *[other] { $count } jetons Dé
    }
web-barricade = barricade { $number }
web-opened =
    { $count ->
        [one] une brèche ouverte
       *[other] { $count } brèches ouvertes
    }
web-exits = sorties : { $ways }
web-in-words = La ville en mots
web-nearest = De tes zombies à l’humain le plus proche
web-near =
    { $steps ->
        [0] { $space } : un humain est juste là
        [one] { $start } : un pas, { $space }
       *[other] { $start } : { $steps } pas, { $space }
    }
web-none-near = En l’état, aucun humain n’est accessible.
web-nearest-foe = De ton tireur au zombie neutre le plus proche
web-nearest-helipad = De ton tireur à l’héliport
web-way =
    { $steps ->
        [0] { $space } : tu y es déjà
        [one] { $start } : un pas, { $space }
       *[other] { $start } : { $steps } pas, { $space }
    }
web-no-way = En l’état, aucun chemin n’y mène.
web-moved =
    { $kind ->
        [npc] Zombie neutre : { $start }, maintenant { $space }
        [pawn] Tireur de { $name } : { $start }, maintenant { $space }
       *[zombie] Zombie de { $name } : { $start }, maintenant { $space }
    }
web-tiles = Tuiles
web-piles = Manche et pioches
web-round = Manche { $round }
web-tiles-left = Tuiles restantes
web-supply = Humains en réserve
web-events = Cartes Événement
web-discard = Défausse
web-drawn = Piochées
web-hand = Cartes
web-tokens = Jetons Dé
web-ability = capacité
web-used = utilisée
web-card-used = carte de la manche jouée
web-weapon = arme +{ $bonus }
web-event = événement
web-item = objet
web-items = Tes objets
web-empty-hand = Aucune carte en main.
web-card-free = carte de la manche encore libre
web-track =
    { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, { $eaten ->
        [one] { $eaten } dévoré
       *[other] { $eaten } dévorés
    }
web-removed =
    { $count ->
        [one] { $count } zombie hors du jeu
       *[other] { $count } zombies hors du jeu
    }
web-collected =
    { $count ->
        [one] { $count } zombie sur { $goal }
       *[other] { $count } zombies sur { $goal }
    }
# What is being rolled for.
web-stage =
    { $kind ->
        [barricade] Effraction
        [capture] Capture
       *[other] Combat
    }
web-duel =
    { $kind ->
        [barricade]
            { $needed ->
                [1] { $name } enfonce la barricade : elle cède toute seule
               *[other] { $name } enfonce la barricade : il faut { $needed } ou plus
            }
        [capture]
            { $against ->
                [somebody] { $name } s’en prend à { $foe } : il faut { $needed } ou plus
               *[nobody] { $name } s’en prend à un humain : il faut { $needed } ou plus
            }
        [attack]
            { $against ->
                [somebody] { $name } attaque un zombie de { $foe } : il faut { $needed } ou plus
               *[nobody] { $name } attaque le zombie d’un joueur : il faut { $needed } ou plus
            }
       *[fight] { $name } combat un zombie neutre : il faut { $needed } ou plus
    }
web-rolls =
    { $what ->
        [weapon] { $face } pour l’arme
        [flee] { $face } pour fuir
       *[other] { $face }
    }
web-fate =
    { $fate ->
        [paralysed] perd le prochain tour
        [afraid-next] aura peur
        [afraid] a peur
        [cramped-next] évitera les bâtiments
        [cramped] évite les bâtiments
        [untied] a les lacets défaits
        [marbles-next] sème des billes
        [marbles] sème des billes
        [food-next] jette de la nourriture
        [food] jette de la nourriture
        [left] a quitté la table
       *[dead] est mort
    }
web-key-zoom = plan plus grand, plus petit, entier ; flèches avec Maj pour le déplacer
web-key-next = aller à la prochaine chose possible sur le plan
web-key-turn = tourner la tuile
web-lesson-turn = Ton tour a cinq étapes : poser une tuile, compléter ta main à trois cartes, déplacer tes zombies, attraper des humains et, si tu veux, défausser une carte. La barre te guide.
web-lesson-tile = Touche un emplacement en pointillés pour essayer la tuile, touche-le encore pour la tourner, puis pose-la. Si elle apporte des bâtiments, tu y places les humains et les jetons Dé : un par un, ou tous d’un coup avec « Tout remplir ».
web-lesson-town = La ville grandit à chaque tuile. Touche un de tes zombies, puis une case avec un anneau : il y va. Tu peux faire glisser le plan et zoomer à la molette ou avec deux doigts.
web-lesson-goal = Chacun de tes zombies sur le plan et chaque humain dévoré vaut un point. Atteins avant les autres le nombre de ton personnage.
web-lesson-capture = Va sur les humains pour les attraper. Les bâtiments sont barricadés : arrête-toi devant et enfonce la barricade. Les autres peuvent armer la proie, alors gare à tes blessures.
web-lesson-gun = Tu es un tireur : aucune barricade ne t’arrête. Touche une case avec un anneau et tu y vas. Là où il y a un zombie, tu te bats : le dé et tes bonus doivent faire 4, les balles aident, un échec coûte une vie.
web-lesson-gun-goal = Chaque zombie que tu tues rejoint ta collection. Tu gagnes avec 25, ou au centre de l’héliport, la dernière tuile, quand il n’y reste aucun zombie.

# Why a choice is better than another: what it brings, or spares.

reason-score = Tu marques ainsi plus vite.
reason-human-eaten = Tu dévores ainsi plus souvent un humain, ce qui rapporte.
reason-human-infected = Tu infectes ainsi plus souvent un humain : un zombie de plus.
reason-human-caught = Tu as plus de chances d’attraper un humain.
reason-zombies = Tu as ainsi plus de zombies en ville.
reason-wounds = Tu évites ainsi des blessures.
reason-marker-placed = La barricade cède, et l’entrée est libre.
reason-tokens = Cela te rapporte un jeton Dé pour relancer.
reason-weapon-hit = Tu restes hors de la ligne de tir.
reason-rivals-score = Cela freine les points des autres.
reason-distance = Tes zombies se rapprochent des humains.
reason-hand-size = Il te reste ensuite plus de cartes en main.
# La leçon
lesson-aim = Tu joues les zombies ! Chacun de tes zombies en ville et chaque humain dévoré vaut un point. Avec 9 points, tu gagnes.
lesson-tile = Chaque tour commence par une tuile : la ville grandit. Touche la place entourée à gauche et pose-la. Sur une route, un humain apparaît aussitôt.
    .not = Elle irait ailleurs aussi. Pose-la ici à gauche, pour que ce côté reste tranquille.
lesson-break = Deux humains se cachent dans la maison au-dessus de ton zombie, mais elle est barricadée. Touche la planche entourée et enfonce-la : le dé décide.
    .not = Tu marcheras plus tard. Enfonce d’abord la barricade, les humains sont juste derrière.
lesson-walk = Ça y est ! Là où une planche a sauté, tout le monde passe désormais. Touche ton zombie et va sur l’humain de droite.
    .not = Comme ça, il t’échappe. Passe par la brèche, puis va à droite.
lesson-done = Attrapé et infecté : l’humain est ton deuxième zombie, un point de plus ! Pour finir, tu peux défausser une carte. À toi de voir.
    .not = Il ne reste que la défausse : une carte ou aucune.
lesson-other = Poser une tuile, piocher, bouger, attraper, défausser : voilà un tour entier. Au tour de { $bot }. Appuie sur « Suivant » et regarde.
lesson-end = Ta horde grandit ! Il reste un humain dans la maison, et la brèche reste ouverte. Les autres peuvent armer ta proie : gare aux blessures. Bon appétit !
