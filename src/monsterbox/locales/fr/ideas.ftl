# Ideas of the coach at the table.

title = Une idée
ask = Donne-moi une idée
key = une idée, contre des bots
thinking = L’entraîneur réfléchit …
chance = { $percent } ± { $doubt } %
none = Ici, l’entraîneur n’a pas d’idée.
why-now = { $reason }
why-turn = { $reason } C’est ce que montrent des parties imaginées jusqu’à la fin de ton tour.
why-round = { $reason } C’est ce que montrent des parties imaginées jusqu’à ton prochain choix.
why-search = Aucun événement ne fait la différence à lui seul : ce choix a gagné plus souvent dans des parties imaginées.
