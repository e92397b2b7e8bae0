# Puzzles: positions in which one choice is best.

all = Énigmes
more = Toutes les énigmes
about = Un choix est nettement le meilleur. Trouve-le : un essai manqué ne coûte rien.
of-the-day = Énigme du jour
one = Énigme { $number }
hard-1 = facile
hard-2 = moyenne
hard-3 = difficile
solved-of = { $solved } sur { $of } résolues
solved = Résolue !
next = Énigme suivante
how = Pourquoi
tempting = Tentant, mais moins bon : { $choice }.
costs = Cela coûte { $percent } ± { $doubt } % d’une victoire.
wrong = Pas le meilleur : il coûte environ { $percent } ± { $doubt } % d’une victoire. Essaie encore.
others = Tous les autres choix
choice = Choix
chance = Victoires
found = Trouvée dans des parties de bots et vérifiée dans { $worlds } mondes imaginés ; la marge est juste neuf fois sur dix.
levels = Les bots y arrivent { $one }, { $two } et { $three } fois sur { $tries } aux niveaux 1, 2 et 3.
streak = Ta série
share = Partager sans dévoiler
copy = Copier le texte et le lien
day-solved = résolue
day-today = aujourd’hui
day-missed = manquée
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
share-day = Énigme Monsterbox, { $day }
share-game = Monsterbox, { $game }, énigme { $number }
share-open = { $about } : trouves-tu le meilleur choix ?
share-streak = { $text } { $days } jours de suite.
misses =
    { $count ->
        [0] Du premier coup.
        [1] Après un essai manqué.
       *[other] Après { $count } essais manqués.
    }
share-solved =
    { $misses ->
        [0] { $about } : résolue du premier coup.
        [1] { $about } : résolue au deuxième essai.
       *[other] { $about } : résolue après { $misses } essais manqués.
    }
days =
    { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
longest =
    { $count ->
        [one] La plus longue : { $count } jour. Un jour manqué ne brise que la série.
       *[other] La plus longue : { $count } jours. Un jour manqué ne brise que la série.
    }
day-1 = lun
day-2 = mar
day-3 = mer
day-4 = jeu
day-5 = ven
day-6 = sam
day-7 = dim
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
