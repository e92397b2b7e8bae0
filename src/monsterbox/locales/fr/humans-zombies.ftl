# Humans!!! avec Zombies!!! : ce que le jeu réuni dit autrement ou en plus de `humans.ftl`. Les phrases sont les nôtres.

-builds-on = humans
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
    .about = Qui joue les zombies et qui un tireur.
    .alternating = à tour de rôle, les zombies d’abord
    .free = comme indiqué pour cette table
option-hz_layout = Premières tuiles
    .about = Où se trouvent les quatre premiers bâtiments.
    .cross = au bout d’une croix
    .diagonal_T_only = dans les quatre coins
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
    .number-4 = oui, avec 4 ou plus
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
