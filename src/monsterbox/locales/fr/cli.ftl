# Ce que dit le terminal autour d’une partie.

you = Toi
resumed = La partie enregistrée continue.
begin = Appuie sur Entrée pour commencer.
not-wiped = Cet affichage ne peut pas être effacé : les cartes remises face cachée restent lisibles plus haut. Ne triche pas !
since-last-turn = Depuis ton dernier tour :
so-far = Jusqu’ici :
ask =
    { $undo ->
        [yes] Numéro ou commande (h = aide, i = idée, u = annuler) :
       *[no] Numéro ou commande (h = aide, i = idée) :
    }
ask-only-one =
    { $undo ->
        [yes] Numéro, ou Entrée pour le seul choix (h = aide, u = annuler) :
       *[no] Numéro, ou Entrée pour le seul choix (h = aide) :
    }

## Les joueurs de l’ordinateur

seats-title = À la table, dans cet ordre :
seat-yours = ta place
thinking = { $name } réfléchit …
bot-failed = { $name } a perdu le fil ; un bot simple continue à cette place.
failure-noted =
    Les détails sont dans ce fichier :
    { $file }
idea-title = Voici ce que ferait { $name }, avec tes chances de gagner estimées :
idea-chance = { $percent } %
idea-none = { $name } n’a pas de conseil à te donner ici.
idea-only-one = Tu n’as qu’un seul choix.
idea-from-memory = C’est un jeu de mémoire : personne ne se souvient à ta place.

## Réponses à ce qui est tapé

no-such-number =
    { $most ->
        [one] Le choix { $number } n’existe pas ; il n’y a que le 1.
       *[other] Le choix { $number } n’existe pas ; choisis de 1 à { $most }.
    }
nothing-typed = Tape le numéro d’un choix, ou h pour l’aide.
not-understood = « { $text } » n’est ni un choix ni une commande. Tape un numéro, ou h pour l’aide.
refused = Impossible : { $reason }
allowed = Possible : { $choice }.
no-such-clause = La règle { $clause } n’existe pas ; elles vont de { $first } à { $last }.
undone = Ton dernier choix est annulé.
nothing-to-undo = Rien à annuler : depuis ton dernier choix, une carte a été révélée ou quelqu’un d’autre a joué.

## Récit, règles, règles maison

log-title = Ce qui s’est passé
log-shorter =
    { $count ->
        [one] La dernière ligne ; « l all » montre tout.
       *[other] Les { $count } dernières lignes ; « l all » montre tout.
    }
rules-title = Règles
rules-hint = « r 2 » montre la section 2, « ? { $clause } » une seule règle.
no-such-section = La section { $number } n’existe pas ; choisis de 1 à { $most }.
options-title = Règles maison de cette partie
options-usual = Toutes les règles maison ont leur valeur par défaut. « o all » en donne la liste.
options-hint = Les autres règles maison ont leur valeur par défaut ; « o all » les montre toutes.
option-line = { $title } : { $value }

## Enregistrer et quitter

saved =
    Enregistré dans ce fichier :
    { $file }
save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $reason }
save-question = Enregistrer cette partie pour plus tard ? [O/n]
save-no = n non
kept =
    La partie est enregistrée. Pour continuer :
    { $command }
given-up = La partie a été abandonnée.
save-refused = La partie enregistrée { $file } est inutilisable : { $reason }
save-none = il n’y a pas de partie enregistrée
save-missing = le fichier n’existe pas
save-unreadable = le fichier ne peut pas être lu
save-foreign = ce n’est pas une partie enregistrée de Monsterbox
save-damaged = le fichier est endommagé

## Hasard équitable

fair-promise =
    Tirage équitable : toutes les cartes découlent d’une graine secrète. Son empreinte, montrée avant la première carte :
    { $hash }
fair-seed =
    La graine secrète de cette partie était :
    { $seed }
fair-check =
    Vérifie chaque tirage avec :
    { $command }
seeded = Toutes les cartes découlent de la graine { $seed }.
record-written =
    Le compte rendu de la partie est dans ce fichier :
    { $file }
record-failed = Le compte rendu n’a pas pu être écrit dans { $file } : { $reason }

## Aide

help-title = Commandes
help-number = faire ce choix ; tu peux aussi l’écrire en toutes lettres, par exemple « { $example } »
help-enter = faire le seul choix, quand il n’y en a qu’un
help-why = la règle derrière la question ; « ? 3 » : la règle derrière le choix 3
help-why-not = pourquoi un choix est impossible, par exemple « ? { $example } »
help-clause = n’importe quelle règle
help-idea = une idée : les meilleurs choix, avec tes chances de gagner
help-table = montrer de nouveau la table
help-undo = annuler ton dernier choix, si rien n’a été révélé depuis
help-save = enregistrer la partie, dans un fichier de ce nom si tu en donnes un
help-log = ce qui s’est passé jusqu’ici
help-rules = les règles, section par section
help-options = les règles maison de cette partie
help-quit = quitter ; la partie peut être enregistrée
help-help = cette aide
file = fichier

## Ce que l’entraîneur dit d’une partie

review-chances = Chances de gagner
review-turn = Tour
review-points = Tournants
review-luck-point = Tour { $turn }, chance : { $what } (probable à { $odds } %). Effet : { $changes }.
review-choice-point = Tour { $turn }, { $player } : { $what }. Effet : { $changes }.
review-better = Mieux : { $what }.
review-balance = Chance et savoir-faire
review-share = { $player } : de { $start }, par la chance ({ $luck }) et le savoir-faire ({ $skill }), à { $result }.
review-decisions = Décisions
review-decision = Tour { $turn }, { $player } : { $what } a coûté { $cost }. Mieux : { $better }.
review-grade =
    .good = bonnes
    .unsure = incertaines
    .inaccuracy = imprécises
    .mistake = mauvaises
    .only = sans autre choix
