## La page que montre le navigateur quand le serveur est injoignable

offline = Pas de connexion pour le moment
offline-about = Ta table reste telle quelle. Dès que le serveur est de retour, cette page reprend d’elle-même.
offline-again = Réessayer
offline-wait = Toujours pas de réponse ; nous essayons encore
