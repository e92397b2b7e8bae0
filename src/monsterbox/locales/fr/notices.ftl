## La page que montre le navigateur quand le serveur est injoignable

offline = Pas de connexion pour le moment
offline-about = Ta table reste telle quelle. Dès que le serveur est de retour, cette page reprend d’elle-même.
offline-again = Réessayer
offline-wait = Toujours pas de réponse ; nous essayons encore

## Ce que signale le navigateur quand personne ne regarde

heading = Prévenir
tell-turn = Me prévenir quand c’est à moi
tell-over = … quand une partie est finie
on = Ton navigateur te prévient tant qu’une table reste ouverte dans un onglet à l’arrière-plan.
off = Ton navigateur te demandera une fois s’il en a le droit.
denied = Ton navigateur bloque les notifications de ce site. Cela se change dans ses réglages.
insecure = Ce navigateur n’autorise pas de notifications ici : il faudrait ouvrir la page en https.
install = Installer comme application
turn = À toi de jouer
over = La partie est finie
