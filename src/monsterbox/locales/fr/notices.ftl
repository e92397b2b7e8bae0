## La page que montre le navigateur quand le serveur est injoignable

offline = Pas de connexion pour le moment
offline-about = Ta table reste telle quelle. Dès que le serveur est de retour, cette page reprend d’elle-même.
offline-again = Réessayer
offline-wait = Toujours pas de réponse ; nous essayons encore

## Ce que signale le navigateur quand personne ne regarde

heading = Notifications
tell-turn = Me prévenir quand c’est à moi
tell-over = … quand une partie est finie
tell-said = … quand quelqu’un dit quelque chose
on = Ton navigateur te prévient tant qu’une table reste ouverte dans un onglet à l’arrière-plan.
off = Ton navigateur te demandera une fois s’il en a le droit.
denied = Ton navigateur bloque les notifications de ce site. Cela se change dans ses réglages.
insecure = Ce navigateur n’autorise pas de notifications ici : il faudrait ouvrir la page en https.
install = Installer l’application
turn = À toi de jouer
over = La partie est finie
said = Quelqu’un a dit quelque chose à la table

## Courriels sur les tables qui durent des jours

mail = Un courriel quand c’est à toi
mail-about = Pour les tables qui durent plusieurs jours : un courriel quand c’est à toi et que tu n’as pas regardé depuis un moment, un par heure au plus. Personne d’autre ne voit ton adresse.
mail-address = Ton adresse électronique
mail-ask = Confirmer l’adresse
mail-waits = attend d’être confirmée : le lien est dans le courriel envoyé à cette adresse.
mail-works = reçoit les courriels
mail-fails = n’a pas accepté les derniers courriels
mail-confirm = C’est bien ton adresse ?
mail-confirm-page = Confirme que Monsterbox peut t’écrire :
mail-confirm-now = Oui, c’est la bonne adresse
mail-confirm-subject = Est-ce la bonne adresse ?
mail-confirm-about = Quelqu’un a inscrit cette adresse sur Monsterbox ({ $server }) pour savoir quand un coup l’attend par correspondance.
mail-confirm-else = Si ce n’était pas toi, il n’y a rien à faire : sans confirmation, aucun courriel ne viendra, et l’adresse sera effacée au bout d’une semaine.
mail-confirmed = C’est noté
mail-confirmed-page = Tu recevras un courriel quand une table par correspondance t’attend.
mail-stop = Arrêter les courriels ?
mail-stop-page = Alors nous effaçons cette adresse :
mail-stop-now = Arrêter les courriels
mail-stopped = C’est fait
mail-stopped-page = Ton adresse est effacée. Tu ne recevras plus de courriels.
mail-turn-subject =
    { $count ->
        [one] À toi de jouer : { $game }
       *[other] À toi de jouer à { $count } tables
    }
mail-turn-about =
    { $count ->
        [one] Un coup t’attend à une table.
       *[other] Des coups t’attendent à { $count } tables.
    }
mail-reminder-subject =
    { $count ->
        [one] Ton coup attend toujours : { $game }
       *[other] Tes coups attendent toujours à { $count } tables
    }
mail-reminder-about =
    { $count ->
        [one] Ton coup attend depuis deux jours. Dans moins d’un jour, un bot pourra te remplacer.
       *[other] Tes coups attendent depuis deux jours. Dans moins d’un jour, des bots pourront te remplacer.
    }
mail-to-table = Aller à la table ({ $game })
mail-why = Tu reçois ce courriel parce que tu as inscrit ton adresse sur Monsterbox ({ $server }).
mail-stop-link = Ne plus recevoir de courriels

## L’image à côté d’un lien

share-waiting = Une chaise est encore libre
share-playing = Une partie est en cours
