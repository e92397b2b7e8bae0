# Les joueurs de l’ordinateur : comment ils s’appellent et à quoi s’attendre.

## Les cinq niveaux, de l’adversaire pour enfants au plus fort

level-1 = Petit fantôme
level-1-about = Un premier adversaire, que même les enfants peuvent battre.
level-2 = Zombie endormi
level-2-about = Ne réfléchit pas plus loin que son tour ; parfait pour apprendre le jeu.
level-3 = Sorcière rusée
level-3-about = Joue bien et fait rarement des cadeaux.
level-4 = Vieux vampire
level-4-about = A vu bien des parties et ne laisse guère passer d’occasion.
level-5 = Dragon millénaire
level-5-about = Notre plus fort ; réfléchit jusqu’à une seconde à chaque choix.

## Les bots selon leur façon de jouer

bot-heuristic = Nez fin
bot-heuristic-about = Regarde ce qu’il y a sur la table et prend ce qui lui semble le mieux.
bot-uniform = Pur hasard
bot-uniform-about = Prend n’importe quel choix, tous avec la même probabilité.
# $unit : ce que compte $amount, des secondes ou des parties ; « none » si rien n’est dit.
bot-ismcts =
    { $unit ->
        [seconds] Penseur ({ $amount } s)
        [games]
            { $amount ->
                [one] Penseur ({ $amount } partie)
               *[other] Penseur ({ $amount } parties)
            }
       *[none] Penseur
    }
bot-ismcts-about = Imagine de nombreuses fois la suite de la partie et choisit ce qui gagne le plus souvent.
