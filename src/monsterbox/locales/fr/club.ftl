## Le profil : une page sans compte

profile = Ton profil
name-label = Ton nom à toutes les tables
lives-here = Pas de compte, pas de courriel : seul ce navigateur a la clé de ce profil.
your-monster = Ton monstre
head-dog = Chien
head-cat = Chat
head-rabbit = Lapin
head-rat = Rat
head-bear = Ours
head-pig = Cochon
head-owl = Hibou
head-frog = Grenouille
head-sun = Jaune à un œil
head-clover = Vert à trois yeux
head-ruby = Rouge à quatre yeux
head-drop = Bleu à deux yeux
head-cheer = Pom-pom girl
head-doctor = Docteur
head-crow = Corbeau
head-fox = Renard
list-me = Me montrer dans les classements de ce serveur, avec mon nom, mon monstre et ma cote. Sinon, personne d’autre que moi ne voit ma cote.
keep = Enregistrer

## La manière de jouer

how-you-play = Ta façon de jouer
how-about = La ligne est ta cote ; neuf fois sur dix, elle se trouve dans la bande, qui se resserre à chaque partie. Tout le monde commence à 1500 (en pointillé) ; 200 points de plus font gagner trois parties sur quatre. La part équitable, ce sont les victoires que tu aurais si tout le monde se valait.
rating = Cote
from-to = De { $first } ± { $before } au début à { $now } ± { $doubt } maintenant.
no-rating = Pas encore de partie classée
matches = Parties
won = Gagnées
fair-share = Part équitable
number = { $number }
streak = Victoires de suite
best-streak = (record : { $count })
needed =
    { $count ->
        [one] Encore une partie classée, et tu peux entrer au classement.
       *[other] Encore { $count } parties classées, et tu peux entrer au classement.
    }
as-table = Les chiffres en tableau
after-matches = Parties jouées

## Les parties jouées

your-matches = Tes parties
day = Jour
match = Partie
result = Résultat
open = Voir
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
with = avec { $names }
with-bots =
    { $alone ->
        [yes] { $count ->
            [one] avec un bot
           *[other] avec { $count } bots
        }
       *[no] { $count ->
            [one] un bot
           *[other] { $count } bots
        }
    }
one-device = à plusieurs sur un appareil
not-rated = non classée
won-it = gagnée
place-of = { $rank }e sur { $seats }
sheet = Décompte
gone = table supprimée
all-matches = Toutes les parties
no-matches = Chaque partie que tu termines apparaîtra ici.
to-games = Vers les jeux

## Ce qui est à toi

your-things = Tes affaires
export-about = Un fichier avec ton nom, tes parties et tes cotes, que tu peux lire.
forget-results = Ton monstre, tes cotes et la liste de tes parties disparaissent aussi ; tes adversaires gardent leur cote.

## Les classements

leaderboard = Classement
board-about = On n’y trouve que les personnes qui l’ont permis dans leur profil, et après { $fewest } parties classées. Les bots commencent avec ce que des tournois entre eux ont montré. Neuf fois sur dix, une cote est juste, au nombre qui suit ± près.
place = Rang
player = Qui
you = toi
a-bot = Bot
board-others =
    { $count ->
        [one] Une personne qui a une cote préfère ne pas y figurer.
       *[other] { $count } personnes qui ont une cote préfèrent ne pas y figurer.
    }
to-profile = Vers ton profil
