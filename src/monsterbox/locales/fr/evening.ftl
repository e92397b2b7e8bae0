# Soirées de tournoi

new = Une nouvelle soirée
new-about = Un tournoi entre amis, dans un club ou une classe : tout le monde arrive par un seul lien ou un code, et Monsterbox ouvre les tables.
usual-title = Soirée des monstres
what = À quoi joue-t-on ?
title = Comment s’appelle la soirée ?
form = Forme du tournoi
form-swiss = Système suisse
form-round-robin = Toutes rondes
form-about = En toutes rondes, chacun rencontre tous les autres : bien quand on est peu. Au système suisse, on rencontre qui a à peu près autant de points : bien quand on est nombreux.
rounds = Rondes
table-size = Places par table
preset = Règles maison
who = Qui joue ?
i-play = Je joue aussi
fill = Places vides
no-fill = restent vides
teams = Équipes
team-count =
    { $count ->
        [0] aucune
       *[other] { $count }, tirées au sort
    }
when = Combien de temps ?
clock = Durée de chaque ronde
clock-of =
    { $minutes ->
        [0] sans limite
        [one] 1 minute
       *[other] { $minutes } minutes
    }
pause = La ronde suivante commence
pause-host = quand je la lance
pause-of =
    { $minutes ->
        [0] dès que toutes les tables ont fini
        [one] 1 minute après la dernière table
       *[other] { $minutes } minutes après la dernière table
    }
open = Ouvrir la soirée
home-link = Ouvrir une soirée de tournoi
facts-swiss = { $game } au système suisse · { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    } · { $seats } places au plus par table
facts-round-robin = { $game }, toutes rondes · { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    } · { $seats } places au plus par table
take-part = Participer
join = Je participe
late-guests = Qui arrive plus tard joue dès la ronde suivante et commence avec la moyenne.
start-next = Lancer la ronde { $number }
start-first = Lancer la première ronde
lead = Diriger la soirée
projector = Vue pour vidéoprojecteur
link = Lien vers la soirée
leave = Arrêter de jouer
back = Vers la soirée
picture = Code QR qui mène à la soirée
join-title = Jouer ou regarder
scan-or-type = À viser avec l’appareil photo, ou à taper sur la page d’accueil
type = À taper sur la page d’accueil
is-over = La soirée est finie
not-begun = Bientôt le début
round-of = Ronde { $number } sur { $rounds }
time-left = Temps restant dans cette ronde
after-the-clock = restent dans cette ronde. Ensuite, l’organisation décide du sort des tables en cours.
winners =
    { $count ->
        [one] Victoire de { $names } !
       *[other] Victoire partagée : { $names } !
    }
nobody-won = Sans ronde terminée, personne n’a gagné.
who-is-here =
    { $count ->
        [0] Il n’y a encore personne.
        [one] Une inscription pour l’instant.
       *[other] { $count } inscriptions pour l’instant.
    }
next-soon = Toutes les tables ont fini. La suite arrive.
host-starts-next = Toutes les tables ont fini.
no-clock = Cette ronde n’a pas de limite de temps.
tables-done = Tables finies
of = { $done } sur { $all }
next-round = Ronde suivante
in-minutes =
    { $minutes ->
        [0] maintenant
       *[other] dans { $minutes } min
    }
sits-out = Au repos
table = Table { $number }
your-table = ta table
watch-table = Regarder la table { $number }
place = place { $place }
draw = Égalité
won-by =
    { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
decided = (décidé)
stopped = Interrompue : l’organisation décide
playing = Partie en cours
somebody = Invité
points = { NUMBER($points, maximumFractionDigits: 2) }
standings = Classement
after-round = après la ronde { $round }
before-first = avant la première ronde
standings-about = Classement : place, nom, points de chaque ronde, total, points des adversaires, évolution
col-place = Place
col-player = Nom
col-round = R{ $number }
col-sum = Points
col-opponents = Adversaires
col-change = Évolution
up =
    { $count ->
        [one] une place gagnée
       *[other] { $count } places gagnées
    }
down =
    { $count ->
        [one] une place perdue
       *[other] { $count } places perdues
    }
same = même place
team = Équipe { $number }
you-play-at = Tu joues à la table { $number }
who-plays-where = Qui joue où ?
how-counted = Comment on compte
counting = À chaque table, tu reçois un point pour chaque personne battue et un demi-point en cas d’égalité. Les petites tables comptent autant que les pleines. Qui est au repos reçoit les points d’une victoire.
ties = À égalité de points, on compare d’abord les points de tous tes adversaires (Buchholz), puis les rencontres directes si tous les ex æquo se sont rencontrés, puis le nombre de tables gagnées. Ensuite, la place est partagée.
drawing = Les équipes découlent d’un nombre dont l’empreinte était fixée dès le début :
seed = Le nombre lui-même :
round = Ronde { $number }
participants =
    { $count ->
        [0] Personne pour l’instant
        [one] Une inscription
       *[other] { $count } inscriptions
    }
teams-later = { $count } équipes seront tirées au sort avant la première ronde. Empreinte du tirage :
is-done = finie
has-left = ne joue plus
new-name = Nouveau nom
rename = Renommer
by-bot = Remplacer par ce bot
newcomer = Qui vient d’arriver
by-newcomer = Continue ici
send-away = Retirer de la soirée
add-bot = Ajouter un bot
decide-about = Les résultats arrivent d’eux-mêmes. Si une table est interrompue ou si quelque chose ne va pas, indique ici les places ; des places égales valent égalité. Une table encore en cours se termine ainsi.
place-of = Place de { $name }
decide = Compter ainsi
the-end = Fin
end = Terminer la soirée
end-about = Seules comptent les rondes dont toutes les tables ont fini.
delete = Supprimer la soirée
delete-about = Le classement disparaît pour tout le monde. Les tables et leurs résultats restent.
sure-leave = Arrêter de jouer dès la ronde suivante ?
sure-away = Retirer { $name } dès la ronde suivante ?
sure-end = Terminer la soirée maintenant ?
sure-delete = Supprimer la soirée pour tout le monde ?
