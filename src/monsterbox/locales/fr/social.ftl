## Ce qui se dit à la table : chacun lit les phrases dans sa langue

talk = Conversation
talk-unread = Conversation, { $count } à lire
talk-lines = Ce qui s’est dit
talk-nobody = Personne n’a encore rien dit.
talk-says = { $name } : { $text }
talk-does = { $name } { $text }
talk-you = Toi
talk-removed = Message retiré.
talk-watching = Le public écoute et ne dit rien.
talk-reactions = Réactions
talk-phrases = Phrases
talk-own-words = Avec tes mots
talk-own-about = 120 caractères au plus. Reste aimable.
talk-say = Dire
talk-mute-all = Ne plus entendre personne
talk-hear-all = Entendre de nouveau tout le monde
talk-mute = Ne plus entendre { $name }
talk-hear = Entendre de nouveau { $name }
talk-remove = Retirer ce qu’a dit { $name }
talk-report = Signaler ce qu’a dit { $name }
talk-allow = Permettre d’écrire librement
talk-forbid = Ne permettre que les phrases toutes faites
talk-quiet = Pas de bulles dans ce navigateur
talk-people = Qui tu entends
free-text = Libre parole : à cette table, on peut aussi écrire, pas seulement dire des phrases toutes faites
key-talk = dire quelque chose
report-said = Ce qui a été dit : « { $text } »
operator-said = Dit : « { $text } »
operator-remove = Retirer de la conversation

## Phrases

group-hello = Bonjour
group-manners = Politesse
group-praise = Bravo
group-tease = Malice
group-pace = Patience
group-luck = Chance
group-monsters = Monstres
group-end = Fin

say-hello = Bonjour tout le monde !
say-glad = Quel plaisir de vous voir !
say-first-time = C’est ma première partie.
say-have-fun = Amusez-vous bien !
say-ready = Quand vous voulez !
say-thanks = Merci !
say-kind = C’est gentil !
say-no-problem = De rien !
say-sorry = Pardon !
say-slip = Je ne l’ai pas fait exprès.
say-no-offence = Sans rancune !
say-well-played = Bien joué !
say-clever = Malin !
say-what-a-move = Quel coup !
say-unexpected = Celle-là, je ne l’ai pas vue venir.
say-hats-off = Chapeau !
say-saw-that = J’ai tout vu !
say-just-wait = Attends un peu !
say-as-planned = Tout se passe comme prévu.
say-you-again = Encore toi !
say-innocent = Moi ? Je n’ai rien fait.
say-one-moment = Un petit instant !
say-back-soon = Je reviens tout de suite.
say-back = Me revoilà.
say-thinking = Je réfléchis encore.
say-your-turn = À toi de jouer !
say-lucky = Quelle chance !
say-unlucky = Pas de chance !
say-close = C’était moins une !
say-at-last = Enfin !
say-boo = Bouh !
say-brains = Cerveeeau…
say-hungry = Mon monstre a faim.
say-button-eye = Oups, mon œil-bouton s’est décousu.
say-full-moon = C’est la pleine lune ce soir !
say-good-game = Belle partie !
say-congratulations = Félicitations !
say-another = On remet ça ?
say-fun = C’était chouette.
say-goodbye = Salut, à bientôt !

## Réactions

react-wave = fait coucou
react-laugh = rit
react-applause = applaudit
react-love = envoie un cœur
react-wow = n’en revient pas
react-sad = renifle
react-sleepy = bâille
react-think = réfléchit
react-oops = dit oups
react-grumble = ronchonne
react-luck = croise les doigts
react-party = fait la fête
