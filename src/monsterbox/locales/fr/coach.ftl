# L’analyse d’une partie. Chaque chance est une part de victoire en pour cent, avec la largeur où se trouve la vraie valeur 9 fois sur 10.
review-title = Analyse de la partie
review-button = Analyse

# Les nombres
review-chance = { $mean } ± { $doubt } %
review-change = { $mean } ± { $doubt } %
review-you = Toi
review-change-for = { $change } pour { $you ->
    [yes] toi
   *[no] { $name }
}

# Avant qu’il y en ait un, et pendant qu’il se fait
review-none = Personne n’a encore consulté l’entraîneur
review-none-about = L’entraîneur examine chaque étape : les chances de gagner de chacun, la part du hasard, et les décisions qui ont coûté quelque chose.
review-begin = Faire analyser cette partie
review-failed = L’entraîneur n’a pas pu terminer
review-failed-about = Quelque chose s’est mal passé en chemin. Tu peux lui demander de réessayer.
review-again = Analyser à nouveau
review-outdated = Depuis cette analyse, l’entraîneur a progressé.
review-waiting = { $ahead ->
    [0] L’entraîneur va commencer
    [one] Une autre partie passe d’abord
   *[other] { $ahead } autres parties passent d’abord
}
review-computing = L’entraîneur en est à l’étape { $done } sur { $steps }
review-time-left = { $seconds ->
    [0] Encore un instant.
    [1] Encore une seconde environ.
   *[other] { $minutes ->
        [0] Encore { $seconds } secondes environ.
        [one] Encore une minute environ.
       *[other] Encore { $minutes } minutes environ.
    }
}
review-may-close = Tu peux fermer cette page : l’analyse reste avec la partie.
review-stop = Arrêter
review-look-again = Regarder où il en est
review-rest = Ce qui est hachuré reste à venir.
review-points-later = Les tournants apparaîtront à la fin de l’analyse.

# Le verdict
review-place = { $place ->
    [1] { $shared ->
        [yes] Première place ex æquo
       *[no] Première place
    }
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[other] Sixième place
}
review-verdict = { $place }, { $why ->
    [good-luck] surtout grâce à la chance
    [bad-luck] surtout par malchance
    [good-skill] surtout par savoir-faire
    [bad-skill] surtout à cause des décisions
   *[unsure] chance ou savoir-faire, difficile à dire
}
review-verdict-of = { $name } : { $verdict }
review-summary = Au départ : { $start }. La chance a compté pour { $luck }, les décisions, comparées à un jeu solide, pour { $skill }.
review-score-sheet = Décompte

# Le graphique
review-chart = Chances de gagner, tour après tour
review-chart-about = En pourcentage. La bande montre à quel point l’entraîneur est sûr : 9 fois sur 10, la vraie valeur s’y trouve. La ligne pointillée, c’est l’égalité.
review-chart-alt = Courbes des chances de gagner de { $seats } places sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
review-chart-most = { $you ->
    [yes] Tu avais
   *[no] { $name } avait
} au plus { $most } (tour { $turn }), à la fin { $end }.
review-start = début
review-turn = Tour { $turn }
review-before-first = Avant le premier tour
review-next = ensuite : { $what }
review-end = la fin
review-slider = Moment de la partie
review-show = Montrer
review-numbers = Les nombres en tableau
review-numbers-about = Chances de gagner en pourcentage avant chaque étape
review-numbers-moment = Moment

# Les tournants
review-points = { $count ->
    [1] Le tournant
    [2] Deux tournants
    [3] Trois tournants
   *[other] Les tournants
}
review-number = Tournant { $number }
review-cost = Par rapport au meilleur choix, cela { $you ->
    [yes] t’a coûté
   *[no] a coûté
} { $cost }{ $you ->
    [yes] { "" }
   *[no] { " " }à { $name }
}.
review-better = Mieux : { $choice }
review-no-better = Aucun autre choix n’était meilleur à coup sûr.
review-luck-odds = Question de chance : il y avait { $odds }.
review-luck-plain = Question de chance : personne ne l’a choisi.
review-odds-one-in = 1 chance sur { $count }
review-odds-percent = { $percent } % de chances
review-picture = La table juste avant
review-go-on = Continuer à partir d’ici
review-watch = Voir cette étape

# Chance et jeu
review-balance = Chance et savoir-faire
review-balance-about = Le savoir-faire compare les décisions à celles d’un jeu solide ; la chance, c’est tout le reste : cartes, dés, les autres. Ensemble, ils mènent du départ au résultat, et chacun n’est connu qu’avec son ±.
review-balance-caption = Chance et savoir-faire de chaque place en pourcentage ; ensemble, ils font le chemin du départ au résultat
review-part = Part
review-bar = Barre
review-value = Valeur
review-luck = chance
review-skill = savoir-faire
review-result = résultat

# Décisions
review-decisions = Décisions
review-whose = De qui ?
review-only-doubtful = Seulement les douteuses
review-counts = { $total ->
    [one] { $total } décision
   *[other] { $total } décisions
} : { $counts }.
review-count-good = { $count ->
    [one] { $count } bonne
   *[other] { $count } bonnes
}
review-count-only = { $count } sans choix
review-count-unsure = { $count ->
    [one] { $count } incertaine
   *[other] { $count } incertaines
}
review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-lost = Additionnés choix par choix face aux meilleurs : { $lost }.
review-grade-good = bonne
review-grade-only = seul choix
review-grade-unsure = incertaine
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-more = { $count ->
    [one] Encore une décision
   *[other] Encore { $count } décisions
}
review-no-decisions = Aucune.
