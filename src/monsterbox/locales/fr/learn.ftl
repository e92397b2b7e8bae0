title = Apprendre à jouer
line = Une leçon est une petite partie à une vraie table : tu joues, et tu découvres le jeu pas à pas. Les bots t’attendent, et tu peux arrêter à tout moment et reprendre plus tard.
learn = Apprendre
new-here = Première fois ? Par ici
steps = { $count ->
    [one] Une étape
   *[other] { $count } étapes, cinq minutes environ
}
begin = Commencer la leçon
go-on = Reprendre
afresh = Depuis le début
once-more = Encore une fois
finished = Terminée
play = Jouer pour de bon
all = Toutes les leçons
step = Leçon, étape { $step } sur { $steps }
next = Suivant
show = Montre-moi
leave = Arrêter
after-the-end = La leçon est finie. « Jouer pour de bon » t’emmène à une nouvelle table.
