# Ce que disent tous les jeux et toutes les faces de Monsterbox.

language = Français
times = { $sentence } (×{ $count })
nothing = rien
list = { $most } et { $last }
titled = { $title } :
notice-unofficial = Ceci est une édition de fans, non officielle et rédigée avec nos propres mots ; elle n’a aucun lien avec l’éditeur.

## Refus qui ne dépendent pas du jeu

refusal-not-your-turn = Ce n’est pas ton tour.
refusal-match-is-over = La partie est terminée.
refusal-not-a-text = Un choix s’écrit sous forme de texte.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-impossible-outcome = Le hasard ne peut pas donner cela maintenant.
refusal-not-now = Ce n’est pas ce qui t’est demandé maintenant.
refusal-unknown-choice = Ce choix n’existe pas dans ce jeu.
refusal-unknown-outcome = Le hasard ne peut rien donner de tel.

## Décompte

score-before = Avant cette table
score-goal = Qui a le plus de points l’emporte.
score-total = Points
score-unit =
    { $count ->
        [one] un point
       *[other] { $count } points
    }
score-points = Points

## Règles maison

preset-printed = Comme dans le livret
    .about = Les règles imprimées et rien d’autre.
options-of-the-table = À la table

## Ce qui se dit quand un jeu n’a pas ses propres mots

card-hidden = une carte
some-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
label-turn = joue
prompt-deal = On distribue les cartes.
prompt-over = La partie est terminée.
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Tu gagnes !
               *[no] { $names } gagne.
            }
       *[other] Victoire partagée : { $names }.
    }
game-ended = La partie est terminée.
