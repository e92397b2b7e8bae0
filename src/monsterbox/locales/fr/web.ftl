# Ce que disent les pages dans le navigateur.

about-line = Des jeux de monstres dans le navigateur : entre amis, sur un seul appareil ou contre des bots.
skip-to-content = Aller au contenu
rule = Règle
language = Langue
light = Thème
light-auto = Système
light-light = Clair
light-dark = Sombre
menu = Menu
close = Fermer
go = Aller
search = Chercher
nav-site = Pages
nav-home = Accueil
nav-table = Cette table
back-to-table = Retour à la table
guest-name = Invité
your-name = Ton nom
copied = Copié
copy-link = Copier le lien
copy-watch-link = Copier le lien pour regarder
share = Partager

## Accueil

home-line = Des jeux de monstres dans une boîte. Ouvre, assieds-toi, joue.
play-now = Jouer maintenant
play-game-now = Jouer à { $game }
save-name = Enregistrer le nom
with-friends = Entre amis
one-device = Sur un appareil
choose-game = Choisis un jeu
the-game = Dans la boîte
more-options = Plus d’options
read-rules = Règles
box-seats = { $low } à { $high } joueurs
box-short-minutes = { $low }–{ $high } min
promise-fair = Chaque mélange peut être vérifié
promise-bots = Les bots occupent les chaises vides
promise-private = Ni compte ni pistage
for-programs = API pour développeurs
your-tables = Tes tables
open-tables = Tables ouvertes
turn-at = À toi de jouer : { $game }
with-names = avec { $names }
alone-so-far = personne d’autre pour l’instant
free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
is-over = terminée
dismiss-table = Retirer { $game } de la liste
go-on = Continuer
look = Voir
join = Rejoindre
watch = Regarder

## Une nouvelle table

new-table = Une nouvelle table
new-table-about = Tu peux commencer tout de suite ; tout est comme dans le livret tant que tu n’y changes rien.
which-game = Quel jeu
who-plays = Qui joue
mode-bots = Contre des bots
mode-bots-about = Tu joues, des bots prennent les autres chaises. Tu peux commencer tout de suite.
mode-friends = Entre amis
mode-friends-about = Chaque chaise libre reçoit un lien et un code à envoyer.
mode-device = Sur un appareil
mode-device-about = L’appareil passe de main en main ; entre-temps, un rideau cache les cartes.
how-many = À combien jouez-vous ?
who-sits-where = Qui s’assied où ?
chair-number = Chaise { $number }
chair-me = toi
chair-here = quelqu’un sur cet appareil
chair-invite = quelqu’un, par lien
chair-bot = bot : { $name }
chair-name = Nom sur la chaise { $number }
chair-name-empty = un nom au hasard
chairs-left-empty = Les chaises au-delà de ce nombre restent vides.
chair-stays-empty = reste vide
players-count =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
open-table = Préparer la table
pace = Rythme
pace-live = En direct
pace-live-about = tout le monde est là ; un bot remplace quiconque s’absente trois minutes.
pace-days = Par correspondance
pace-days-about = chacun a trois jours pour chaque tour.
bot-speed = Vitesse des bots
bot-speed-calm = Calme
bot-speed-brisk = Vive
bot-speed-at-once = Sans pause
skip-to-people = Passer à mon tour
recaps = Derniers tours des bots
recap-none = { $name } n’a pas encore joué.
recap-again = Revoir le tour de { $name }
open-to-all = Montrer cette table à tous sur la page d’accueil
no-spectators = Sans public : seuls ceux qui sont à la table voient la partie
how-strict = Rigueur des règles
preset-note = Un préréglage fixe d’un coup toutes les règles ci-dessous ; change ensuite celles que tu veux.
preset-apply = Appliquer aux règles ci-dessous
argued-rules = Ce qui fait débat
other-rules = Toutes les autres règles
rule-changed = modifiée
rules-count =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
changes =
    { $count ->
        [one] un changement
       *[other] { $count } changements
    }
meet-the-bots = Voici les bots

## Invitations

invite-links = Inviter des amis
link-of = Lien pour la chaise { $number }
qr-code = Code avec le lien pour la chaise { $number }
no-free-seats = Toutes les chaises sont prises.
to-the-table = À la table
invited-to = Viens jouer à { $game }
sit-down = S’asseoir
link-once = Le lien vaut pour une personne. Ton navigateur retient ta chaise ; pas besoin de compte.
only-here = Ces liens ne marchent que sur cet appareil : le serveur n’est pas joignable d’ailleurs.
let-others-in = Pour laisser entrer des amis de ton réseau, arrête le serveur avec Ctrl-C dans son terminal et relance-le ainsi. La table est conservée, et ses liens valent alors pour tous.
or = ou
how-to-let-in = Comment laisser entrer des amis
other-addresses = Si un lien ne s’ouvre pas chez tes amis, remplace son début par l’une de ces adresses :
chair-is-taken = Quelqu’un d’autre est assis sur cette chaise. Tu peux regarder, ou demander un nouveau lien.
match-is-over = Cette partie est terminée.
own-table = Ouvrir ma propre table

## Avant la première carte

lobby-title = La table est prête
lobby-waiting =
    { $count ->
        [0] Tout le monde est là.
        [one] Une chaise est encore libre. On distribue dès qu’elle est prise.
       *[other] { $count } chaises sont encore libres. On distribue dès qu’elles sont toutes prises.
    }
chair-free = libre
that-is-you = c’est toi
is-here = est là
host = hôte
sit-here = M’asseoir ici
bot-level = Quel bot
put-bot-here = Mettre un bot
fair-promise = Les cartes découlent d’un secret déjà fixé. Son empreinte :

## La table

your-turn = À toi de jouer
board = Table
players = Joueurs
playing-now = joue
points-word = points
cards-in-hand =
    { $count ->
        [one] carte en main
       *[other] cartes en main
    }
may-draw-here = piocher une carte chez { $name }
bot-stands-in = un bot joue à sa place
bot-stands-in-soon = un bot va bientôt jouer
bot-plays-for-you = Un bot joue à ta place.
time-left = encore { $seconds } s
i-am-back = Me revoilà
away = pas là
take-over = M’asseoir ici
watching = Tu regardes.
your-hand = Ta main
hand-of = { $name }, ta main
not-now = impossible maintenant
last-move = dernier coup
undo = Annuler
undo-together = Annuler les { $count }
series-progress = { $done } sur { $of }
put-back = Désélectionner
# $card : la carte qui a été prise.
picked = { $card } : où la mettre ?
all-choices =
    { $count ->
        [1] Montrer le seul choix
        [2] Montrer les deux choix
       *[other] Montrer les { $count } choix
    }
choices-title = Tes choix
choices-search = Chercher parmi les choix
choices-none = Aucun choix ne correspond.
# Always more than two.
more-choices = { $count } choix
fold-hand = Replier ou déplier ta main
extra = Sur la table
line-lost = Connexion perdue, reconnexion …
unsent = L’envoi n’a pas marché. Essaie encore une fois.
taken-back = Le dernier coup a été annulé.
sure-no = Pas encore
sure-yes = Oui, vas-y
confirm-moves = Confirmer avant chaque coup
sound = Son
watch-so-far = Ce qui s’est passé jusqu’ici
leave = Quitter la table
leave-sure = Quitter la table ? Un bot continuera sur ta chaise.
give-up = Terminer la partie
give-up-sure = Terminer la partie pour tout le monde ?
given-up-prompt = La partie a été arrêtée avant la fin.
hand-it-to = À { $name } maintenant
hand-over-prompt = Regarde ce que tu as reçu, puis passe l’appareil à { $name }.
hand-over = C’est vu, au suivant
no-peeking = Les cartes sont cachées. Les autres : on ne regarde pas !
react-title = Quelqu’un réagit ?
react-nobody = Personne
react-hint = Toutes les mains sont cachées.
react-order = Le plus à gauche d’abord.
i-am = Je suis { $name }, montre mes cartes
log = Ce qui s’est passé
since-your-turn = Depuis ton dernier tour
log-earlier =
    { $count ->
        [one] une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }

## Premiers pas

lesson = Premiers pas
lesson-next = Suivant
lesson-skip = Passer
lesson-done = Compris
lesson-waits = Les bots attendent que tu aies fini de lire.
lesson-prompt = Ici, tu lis ce que tu dois faire. Le petit numéro à côté ouvre la règle correspondante.
lesson-hand = Voici tes cartes. Celles bordées d’une couture sont jouables : touches-en une. Touche autre chose, et on te dira pourquoi ce n’est pas possible.
lesson-help = Le livre contient toutes les règles, le menu les touches et ces premiers pas. « Annuler » revient sur un choix tant qu’aucune carte n’est révélée. Amuse-toi bien !

## Touches

keys = Touches
keys-letters = Utiliser les lettres et les chiffres seuls
key-arrows = d’une carte ou d’une place à l’autre
key-digits = cartes 1 à 9 de ta main
key-enter = jouer ou choisir
key-escape = reposer, fermer
key-hand = à ta main
key-board = à la table
key-seats = aux joueurs
key-prompt = à la question
key-choices = montrer tous les choix
key-log = au fil de la partie
key-undo = annuler
key-preview = voir la carte en grand
key-rules = règles
key-help = cette liste

## Règles

rules = Règles
rules-of = Les règles de { $game }
search-rules = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
all-rules = Toutes les règles
in-short = En bref
rules-contents = Sommaire
rules-to-read = À lire
rules-to-look-up = À consulter
rules-entries =
    { $count ->
        [one] un passage
       *[other] { $count } passages
    }
rules-usual = par défaut
rules-source = Source :
rules-about-table = Autour de la table
rules-in-records = Dans les comptes rendus et les commandes :
rules-changes = Modifie
# Sous un chapitre d’exemples : comment lire les images.
rules-legend = Contour en pointillé : possible maintenant. Empreinte : vient de se passer.
rules-possible = Possible maintenant :
picture = Image { $number }

## Après la partie

score-sheet = Décompte
you-win = Tu gagnes !
one-wins = { $name } gagne
some-win = Victoire partagée : { $names }
nobody-wins = Personne ne gagne
wins = gagne
after-choices =
    { $count ->
        [one] après une décision
       *[other] après { $count } décisions
    }
you = Toi
score-round = Manche
score-by-round = Manche par manche
after-turns =
    { $count ->
        [one] après un tour
       *[other] après { $count } tours
    }
after-rounds =
    { $count ->
        [one] après une manche
       *[other] après { $count } manches
    }
warm-given-up = Pas de vainqueur cette fois. Les monstres sont prêts à recommencer quand tu veux.
warm-nobody = Personne ne gagne : cette nuit appartient aux monstres.
warm-shared = Côte à côte jusqu’au bout : une victoire à partager.
warm-tie = { $name } était à égalité jusqu’au dernier point. Impossible de faire plus serré.
warm-close = À { $unit } près, { $name } y était. Quelle fin !
warm-clear = { $name } est à { $unit } derrière et aiguise déjà ses griffes pour la revanche.
fewest-win = Le plus petit total l’emporte ; à égalité, le nombre suivant départage.
score-reasons = D’où viennent les points
rematch = Revanche
to-the-rematch = À la revanche
watch-again = Revoir la partie
check-shuffle = Vérifier le mélange
record = Télécharger le compte rendu

## Revoir la partie

replay-first = Au début
replay-prev = Un pas en arrière
replay-run = Lancer
replay-next = Un pas en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-last = À la fin
replay-turn = Tour { $number }
replay-speed = Vitesse
key-space = barre d’espace
replay-step = Étape
fork-here = Continuer à partir d’ici

## Mélange équitable

fairness = Mélange équitable
fair-how = Avant la première carte, le serveur fixe un nombre secret et en montre l’empreinte. Ensuite seulement, le navigateur de chaque joueur y ajoute ses propres nombres au hasard. Toutes les cartes découlent des deux. À la fin, le secret est dévoilé et ton navigateur recalcule chaque tirage : personne n’a pu choisir les cartes, pas même le serveur.
fair-commitment = Empreinte du secret, montrée avant la première carte
fair-seed = Le secret
fair-seed-later = Il est dévoilé à la fin de la partie.
fair-contributions = Ce que les navigateurs des joueurs ont ajouté
fair-added-none = Rien : le serveur a mélangé seul.
fair-not-added = Rien n’est venu de : { $names }
fair-has-added = a participé au mélange
fair-shuffling = On mélange …
fair-shuffling-how = Le serveur a fixé son secret. Ton navigateur y ajoute ses propres nombres au hasard, puis on distribue.
fair-gathering = Le mélange attend encore : { $names }
fair-begin = Distribuer maintenant
seal-whole = Équitable : ton navigateur a vérifié chaque tirage, et ses propres nombres au hasard étaient dans le mélange.
seal-seen = Équitable : ton navigateur a vérifié chaque tirage avec l’empreinte qu’il avait vue avant la première carte.
seal-bare = Ton navigateur a vérifié chaque tirage. Il n’était pas là avant la première carte et n’a donc pas d’empreinte à lui pour comparer.
seal-alarm = Ce mélange n’est pas celui qui était promis !
seal-lost = Ce que ton navigateur avait ajouté n’y est pas !
seal-strange = Quelque chose a été ajouté pour la chaise d’un bot !
seal-alone = Ton navigateur a vérifié chaque tirage, mais aucun navigateur n’a rien ajouté : le serveur a mélangé seul.
fair-check =
    { $count ->
        [one] Vérifier le seul tirage
       *[other] Vérifier les { $count } tirages
    }
fair-checking = Vérification …
fair-kept = Ton navigateur avait noté la même empreinte à ta première visite à cette table.
fair-first-seen = Ton navigateur note cette empreinte maintenant et la comparera plus tard.
fair-changed = Ton navigateur avait noté une autre empreinte pour cette table !
fair-promise-good = L’empreinte est bien celle du secret.
fair-promise-bad = L’empreinte n’est pas celle du secret !
fair-good =
    { $count ->
        [one] L’unique tirage découle bien du secret.
       *[other] Les { $count } tirages découlent tous du secret.
    }
fair-bad =
    { $count ->
        [one] Un tirage ne découle pas du secret !
       *[other] { $count } tirages ne découlent pas du secret !
    }
fair-failed = Impossible de récupérer les tirages. Essaie encore une fois.
fair-draw = Tirage { $number }
fair-more = Vérifier ailleurs
fair-elsewhere = Cette page refait les calculs. Que les règles permettaient chaque tirage, c’est le programme lui-même qui le vérifie : télécharge le compte rendu et lance cette commande.

## Quand quelque chose ne va pas

failure-unknown = Il n’y a rien ici. Le lien est peut-être incomplet, ou la table n’existe plus.
    .title = Rien ici
failure-csrf = Cette page est restée ouverte trop longtemps ou vient d’ailleurs. Recharge-la et essaie encore.
    .title = Essaie encore
failure-not-your-seat = Ce n’est pas ta chaise.
    .title = Pas ta chaise
failure-not-the-host = Seule la personne qui a préparé la table peut faire cela.
    .title = Impossible
failure-seat-taken = Quelqu’un d’autre est déjà assis là.
    .title = Chaise prise
failure-table-full = Toutes les chaises de cette table sont prises. Tu peux regarder.
    .title = La table est pleine
failure-evening-over = Cette soirée est finie ; on ne peut plus rien y changer.
    .title = La soirée est finie
failure-evening-waits = Ce n’est pas possible maintenant : on joue encore à une table, toutes les rondes sont jouées, ou il n’y a plus de place.
    .title = Pas encore
failure-too-few-players = Il n’y a pas assez de monde pour une seule table.
    .title = Pas assez de monde
failure-bad-code = Ce code n’existe pas. Un caractère est peut-être faux, ou la table n’existe plus.
    .title = Code inconnu
failure-bad-link = Ce lien a déjà servi ou n’est pas de cette table. Demandes-en un nouveau.
    .title = Ce lien a déjà servi
failure-second-hand = Tu joues ou as déjà joué à cette table. Sur une autre chaise, tu verrais une deuxième main.
    .title = Une main par personne
failure-stale = La table a changé entre-temps. Regarde encore et choisis à nouveau.
    .title = La table a changé
failure-key-reused = Ce coup est arrivé deux fois avec un contenu différent. Choisis encore une fois.
    .title = Choisis encore
failure-not-begun = La partie n’a pas encore commencé.
    .title = Pas encore
failure-not-over = Cela se voit quand la partie est terminée.
    .title = Pas encore
failure-not-in-a-lesson = Il n’y a pas de leçon à cette table.
    .title = Pas de leçon
failure-no-review = Une partie abandonnée n’a pas de résultat qu’une analyse pourrait expliquer.
    .title = Pas de résultat, pas d’analyse
failure-too-many-reviews = Plusieurs analyses attendent déjà. Réessaie quand l’une d’elles sera terminée.
    .title = L’entraîneur est occupé
failure-no-series = Il n’y a rien à remplir pour l’instant.
    .title = Pas maintenant
failure-already-over = La partie est terminée.
    .title = La partie est terminée
failure-unknown-puzzle = Cette énigme n’existe pas ; les règles ont peut-être changé depuis.
    .title = Énigme introuvable
failure-hint-not-now = Il n’y a rien à choisir pour le moment.
    .title = Pas maintenant
failure-hint-among-people = Les idées sont réservées à qui joue seul contre des bots.
    .title = Pas d’idées ici
failure-hint-from-memory = C’est un jeu de mémoire : l’entraîneur se souviendrait à ta place.
    .title = Pas d’idées ici
failure-too-many-tables = Tu as déjà beaucoup de tables ouvertes. Finis-en une d’abord.
    .title = Trop de tables
failure-not-alone = D’autres jouent encore à cette table. Abandonne la partie ou termine-la d’abord.
    .title = D’autres jouent ici
failure-bad-recovery = Cette phrase secrète a déjà servi, a plus de sept jours ou contient une faute de frappe.
    .title = Cette phrase secrète ne marche pas
failure-no-spectators = La personne qui a ouvert cette table ne veut pas de public.
    .title = Table privée
failure-no-free-text = À cette table, il n’y a que les phrases toutes faites.
    .title = Seulement les phrases
failure-unknown-message = Personne n’a dit cela, ou cela a été retiré.
    .title = Rien trouvé
failure-lobby-closed = On n’ouvre pas de nouvelles tables en ce moment. Les parties en cours continuent.
    .title = Pas de nouvelles tables
failure-banned = L’exploitant de ce serveur t’a interdit l’entrée.
    .title = Entrée interdite
failure-not-sent = Le courriel n’a pas pu partir. Réessaie plus tard.
    .title = Non envoyé
failure-no-mail = Ce serveur n’envoie pas de courriels.
    .title = Pas de courriels
failure-not-stored = Le coup n’a pas pu être enregistré, il ne compte donc pas. Essaie encore dans un instant.
    .title = Non enregistré
failure-broken-table = Cette table ne peut plus être lue. Nous en sommes désolés.
    .title = La table est cassée
failure-nothing-to-undo = Rien à annuler : depuis, une carte a été révélée ou quelqu’un d’autre a joué.
    .title = Rien à annuler
failure-refused = Les règles ne le permettent pas maintenant.
    .title = Pas maintenant
failure-bad-wish = Quelque chose ne va pas dans ce formulaire.
    .title = Vérifie le formulaire
failure-bad-request = Le serveur n’a pas compris cette demande.
    .title = Pas compris
failure-method = Cette adresse ne s’utilise pas ainsi.
    .title = Pas compris
failure-too-big = C’est trop volumineux.
    .title = Trop volumineux
failure-content-type = Le serveur ne sait pas lire ce genre de données.
    .title = Pas compris
failure-too-many =
    { $seconds ->
        [one] C’était très rapide. Attends une seconde.
       *[other] C’était très rapide. Attends { $seconds } secondes.
    }
    .title = Trop vite
failure-host = Il n’y a pas de tables ici sous ce nom. La personne qui gère le serveur peut autoriser ce nom dans les réglages.
    .title = Mauvaise adresse
failure-closing = Le serveur redémarre. La page revient toute seule.
    .title = Un instant
failure-unexpected = Quelque chose s’est mal passé ici. Rien n’est perdu ; essaie encore une fois.
    .title = La lune s’est endormie

failure-wish-unknown-game = Ce jeu n’existe pas.
failure-wish-bad-seats = Ce jeu ne se joue pas à ce nombre.
failure-wish-bad-chair = Personne de ce genre ne peut s’asseoir sur une chaise.
failure-wish-bad-bot = Ce bot n’existe pas ici.
failure-wish-only-levels = À une table ouverte à tout le monde, les bots ne jouent qu’à l’un des cinq niveaux.
failure-wish-no-person = Il faut au moins une personne à la table.
failure-wish-empty = Écris quelque chose.
failure-wish-too-long = C’est trop long.
failure-wish-unknown-option = Cette règle maison n’existe pas.
failure-wish-unknown-preset = Ce préréglage n’existe pas.
failure-wish-not-allowed = Ces règles maison ne vont pas ensemble, ou la valeur n’est pas permise.
failure-wish-bad-address = Ce n’est pas une adresse électronique.
failure-wish-bad-name = Ce nom n’est pas le bienvenu ici. Choisis-en un autre.
failure-wish-bad-report = Dis de qui il s’agit et ce qui ne va pas.
failure-wish-bad-phrase = Cette phrase n’existe pas ici.
failure-wish-rude = Dis-le plus gentiment, s’il te plaît.
failure-wish-nobody-there = Il n’y a là personne d’autre qui puisse parler.
failure-wish-not-sure = Coche la case si tu le veux vraiment.
failure-wish-bad-token = Ce n’est pas le jeton de ce serveur.
failure-wish-bad-ban = Donne le numéro d’une personne, de 64 caractères, ou une plage d’adresses pas trop large.
failure-wish-bad-deck = Ce n’est pas un jeu de cartes pour ce jeu.
failure-wish-bad-pace = Ce rythme n’existe pas.
failure-wish-bad-speed = Les bots ne jouent pas à cette vitesse.
failure-wish-bad-key = La clé d’un coup a de 8 à 64 lettres et chiffres.
failure-wish-bad-language = Cette langue n’existe pas ici.
failure-wish-bad-step = La partie n’a pas cette étape.
failure-wish-too-many = C’est trop.
failure-wish-bad-order = Cette réponse d’avance n’existe pas ici.
failure-wish-bad-contribution = Cela ne peut pas être ajouté au mélange.

# On the panel of a player, where several choose at the same time.
choosing-now = choisit

standing-off = Me redemander
