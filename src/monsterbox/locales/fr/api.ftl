# The page that describes the JSON API.

title = L’API
lead = Tout ce que font les pages, en JSON : pour les bots, pour d’autres interfaces, pour les expériences. À la table, un programme voit ce que voit sa place, et rien d’autre.
token = Qui ouvre une table ou s’assied sans jeton en reçoit un avec la réponse. À envoyer sous la forme « Authorization: Bearer <jeton> » : il garde tes places, comme le cookie d’un navigateur.
failures = Ce qui ne va pas reçoit un code pour les programmes et une phrase pour les gens, dans la langue d’Accept-Language.
operations = Ce que l’on peut demander
shapes = Ce qui est envoyé et répondu
parameters = Paramètres
body = Contenu
answers = Réponses
name = Nom
kind = Type
about = Sens
required = obligatoire
