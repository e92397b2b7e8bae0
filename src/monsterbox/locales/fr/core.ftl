# Ce que disent tous les jeux et toutes les faces de Monsterbox.

language = Français
times = { $sentence } (×{ $count })
nothing = rien
titled = { $title } :
notice-unofficial = Ceci est une édition de fans, non officielle et rédigée avec nos propres mots ; elle n’a aucun lien avec l’éditeur.

## Refus qui ne dépendent pas du jeu

refusal-not-your-turn = Ce n’est pas ton tour.
refusal-match-is-over = La partie est terminée.
refusal-not-a-text = Un choix s’écrit sous forme de texte.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-impossible-outcome = Le hasard ne peut pas donner cela maintenant.

## Décompte

score-before = Avant cette table
score-points = Points
