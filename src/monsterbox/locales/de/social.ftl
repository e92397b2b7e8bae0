## Was am Tisch gesagt wird: jeder liest die Sätze in der eigenen Sprache

talk = Tischgespräch
talk-unread = Tischgespräch, { $count } neu
talk-lines = Was gesagt wurde
talk-nobody = Noch hat niemand etwas gesagt.
talk-says = { $name }: { $text }
talk-does = { $name } { $text }
talk-you = Du
talk-removed = Das wurde entfernt.
talk-watching = Wer zuschaut, hört zu und sagt nichts.
talk-reactions = Reaktionen
talk-phrases = Sätze
talk-own-words = In eigenen Worten
talk-own-about = Höchstens 120 Zeichen. Sei nett.
talk-say = Sagen
talk-mute-all = Niemanden mehr hören
talk-hear-all = Alle wieder hören
talk-mute = { $name } nicht mehr hören
talk-hear = { $name } wieder hören
talk-remove = Entfernen, was { $name } gesagt hat
talk-report = Melden, was { $name } gesagt hat
talk-allow = Eigene Worte erlauben
talk-forbid = Nur noch fertige Sätze erlauben
talk-quiet = Keine Sprechblasen in diesem Browser
talk-people = Wen du hörst
free-text = Eigene Worte: Am Tisch darf man auch selbst schreiben, nicht nur fertige Sätze sagen
key-talk = etwas sagen
report-said = Gesagt wurde: „{ $text }“
operator-said = Gesagt: „{ $text }“
operator-remove = Aus dem Gespräch entfernen

## Sätze

group-hello = Hallo
group-manners = Höflich
group-praise = Lob
group-tease = Frech
group-pace = Zeit
group-luck = Glück
group-monsters = Monster
group-end = Schluss

say-hello = Hallo zusammen!
say-glad = Schön, dass ihr da seid!
say-first-time = Ich spiele das zum ersten Mal.
say-have-fun = Viel Spaß!
say-ready = Von mir aus kann’s losgehen.
say-thanks = Danke!
say-kind = Das ist lieb von dir.
say-no-problem = Gern geschehen!
say-sorry = Tut mir leid!
say-slip = Das war keine Absicht.
say-no-offence = Nichts für ungut!
say-well-played = Gut gespielt!
say-clever = Schlau!
say-what-a-move = Was für ein Zug!
say-unexpected = Damit hab ich nicht gerechnet.
say-hats-off = Hut ab!
say-saw-that = Das hab ich gesehen!
say-just-wait = Na warte!
say-as-planned = Alles nach Plan.
say-you-again = Schon wieder du!
say-innocent = Ich? Ich hab gar nichts gemacht.
say-one-moment = Einen Moment, bitte.
say-back-soon = Bin gleich wieder da.
say-back = Da bin ich wieder.
say-thinking = Ich denke noch nach.
say-your-turn = Du bist dran!
say-lucky = Glück gehabt!
say-unlucky = So ein Pech!
say-close = Das war knapp!
say-at-last = Na endlich!
say-boo = Buh!
say-brains = Hiiirn …
say-hungry = Mein Monster hat Hunger.
say-button-eye = Ups, da rollt mein Knopfauge.
say-full-moon = Heute ist Vollmond!
say-good-game = Schönes Spiel!
say-congratulations = Glückwunsch!
say-another = Noch eine Runde?
say-fun = Das hat Spaß gemacht.
say-goodbye = Tschüss, bis bald!

## Reaktionen

react-wave = winkt
react-laugh = lacht
react-applause = klatscht
react-love = schickt ein Herz
react-wow = staunt
react-sad = schnieft
react-sleepy = gähnt
react-think = grübelt
react-oops = sagt ups
react-grumble = grummelt
react-luck = drückt die Daumen
react-party = feiert
