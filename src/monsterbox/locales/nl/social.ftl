## Wat er aan tafel wordt gezegd: iedereen leest de zinnen in de eigen taal

talk = Tafelpraat
talk-unread = Tafelpraat, { $count } nieuw
talk-lines = Wat er is gezegd
talk-nobody = Niemand heeft nog iets gezegd.
talk-says = { $name }: { $text }
talk-does = { $name } { $text }
talk-you = Jij
talk-removed = Dit is weggehaald.
talk-watching = Wie toekijkt, luistert en zegt niets.
talk-reactions = Reacties
talk-phrases = Zinnen
talk-own-words = In je eigen woorden
talk-own-about = Hooguit 120 tekens. Blijf aardig.
talk-say = Zeg het
talk-mute-all = Niemand meer horen
talk-hear-all = Iedereen weer horen
talk-mute = { $name } niet meer horen
talk-hear = { $name } weer horen
talk-remove = Weghalen wat { $name } zei
talk-report = Melden wat { $name } zei
talk-allow = Eigen woorden toestaan
talk-forbid = Alleen nog kant-en-klare zinnen toestaan
talk-quiet = Geen tekstballonnen in deze browser
talk-people = Wie je hoort
free-text = Eigen woorden: aan tafel mag je ook zelf schrijven, niet alleen kant-en-klare zinnen zeggen
key-talk = iets zeggen
report-said = Er is gezegd: ‘{ $text }’
operator-said = Gezegd: ‘{ $text }’
operator-remove = Weghalen uit de tafelpraat

## Zinnen

group-hello = Hallo
group-manners = Beleefd
group-praise = Compliment
group-tease = Plagen
group-pace = Tijd
group-luck = Geluk
group-monsters = Monsters
group-end = Einde

say-hello = Hallo allemaal!
say-glad = Leuk dat jullie er zijn!
say-first-time = Ik speel dit voor het eerst.
say-have-fun = Veel plezier!
say-ready = Ik ben er klaar voor.
say-thanks = Dank je wel!
say-kind = Wat lief van je.
say-no-problem = Graag gedaan!
say-sorry = Sorry!
say-slip = Dat was niet de bedoeling.
say-no-offence = Even goede vrienden!
say-well-played = Goed gespeeld!
say-clever = Slim!
say-what-a-move = Wat een zet!
say-unexpected = Die zag ik niet aankomen.
say-hats-off = Petje af!
say-saw-that = Dat heb ik gezien!
say-just-wait = Wacht maar!
say-as-planned = Alles volgens plan.
say-you-again = Jij weer!
say-innocent = Ik? Ik deed niks.
say-one-moment = Momentje, alsjeblieft.
say-back-soon = Ben zo terug.
say-back = Ik ben er weer.
say-thinking = Ik denk nog na.
say-your-turn = Jij bent aan de beurt!
say-lucky = Mazzel gehad!
say-unlucky = Wat een pech!
say-close = Dat scheelde niet veel!
say-at-last = Eindelijk!
say-boo = Boe!
say-brains = Heeersenen …
say-hungry = Mijn monster heeft honger.
say-button-eye = Oeps, daar rolt mijn knoopoog.
say-full-moon = Het is volle maan vanavond!
say-good-game = Leuk potje!
say-congratulations = Gefeliciteerd!
say-another = Nog een potje?
say-fun = Dat was leuk.
say-goodbye = Doei, tot gauw!

## Reacties

react-wave = zwaait
react-laugh = lacht
react-applause = klapt
react-love = stuurt een hartje
react-wow = staat versteld
react-sad = snottert
react-sleepy = gaapt
react-think = peinst
react-oops = zegt oeps
react-grumble = moppert
react-luck = duimt
react-party = viert feest
