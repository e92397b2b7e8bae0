## Quel che si dice al tavolo: ognuno legge le frasi nella propria lingua

talk = Chiacchiere
talk-unread = Chiacchiere, { $count } da leggere
talk-lines = Che cosa si è detto
talk-nobody = Nessuno ha ancora detto niente.
talk-says = { $name }: { $text }
talk-does = { $name } { $text }
talk-you = Tu
talk-removed = Messaggio rimosso.
talk-watching = Il pubblico ascolta e non dice niente.
talk-reactions = Reazioni
talk-phrases = Frasi
talk-own-words = Con parole tue
talk-own-about = Al massimo 120 caratteri. Con gentilezza.
talk-say = Invia
talk-mute-all = Non sentire più nessuno
talk-hear-all = Senti di nuovo tutti
talk-mute = Non sentire più { $name }
talk-hear = Senti di nuovo { $name }
talk-remove = Rimuovi quel che ha detto { $name }
talk-report = Segnala quel che ha detto { $name }
talk-allow = Permetti parole libere
talk-forbid = Permetti solo le frasi pronte
talk-quiet = Niente fumetti in questo browser
talk-people = Chi senti
free-text = Parole libere: al tavolo si può anche scrivere, non solo dire frasi pronte
key-talk = dire qualcosa
report-said = È stato detto: «{ $text }»
operator-said = Detto: «{ $text }»
operator-remove = Rimuovi dalle chiacchiere

## Frasi

group-hello = Saluti
group-manners = Cortesia
group-praise = Lodi
group-tease = Dispetti
group-pace = Tempo
group-luck = Fortuna
group-monsters = Mostri
group-end = Fine

say-hello = Ciao a tutti!
say-glad = Che bello vedervi!
say-first-time = È la mia prima partita.
say-have-fun = Buon divertimento!
say-ready = Quando volete!
say-thanks = Grazie!
say-kind = Che gentile!
say-no-problem = Di niente!
say-sorry = Scusate!
say-slip = Non l’ho fatto apposta.
say-no-offence = Senza rancore!
say-well-played = Bella giocata!
say-clever = Che astuzia!
say-what-a-move = Che mossa!
say-unexpected = Questa non me l’aspettavo.
say-hats-off = Tanto di cappello!
say-saw-that = Ho visto tutto!
say-just-wait = Aspetta e vedrai!
say-as-planned = Tutto secondo i piani.
say-you-again = Ancora tu!
say-innocent = Io? Non ho fatto niente.
say-one-moment = Un attimo, per favore.
say-back-soon = Torno subito.
say-back = Rieccomi.
say-thinking = Ci sto ancora pensando.
say-your-turn = Tocca a te!
say-lucky = Che fortuna!
say-unlucky = Che sfortuna!
say-close = C’è mancato poco!
say-at-last = Finalmente!
say-boo = Bu!
say-brains = Cerveeello…
say-hungry = Il mio mostro ha fame.
say-button-eye = Ops, mi è caduto l’occhio a bottone.
say-full-moon = Stasera c’è la luna piena!
say-good-game = Bella partita!
say-congratulations = Complimenti!
say-another = Ne facciamo un’altra?
say-fun = È stato divertente.
say-goodbye = Ciao, a presto!

## Reazioni

react-wave = saluta
react-laugh = ride
react-applause = applaude
react-love = manda un cuore
react-wow = resta a bocca aperta
react-sad = tira su col naso
react-sleepy = sbadiglia
react-think = riflette
react-oops = dice ops
react-grumble = brontola
react-luck = incrocia le dita
react-party = fa festa
