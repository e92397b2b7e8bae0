## De pagina die de browser toont als de server niet te bereiken is

offline = Even geen verbinding
offline-about = Je tafel blijft zoals hij was. Zodra de server er weer is, gaat het hier vanzelf verder.
offline-again = Opnieuw proberen
offline-wait = Nog geen antwoord; we blijven het proberen

## Wat de browser meldt als niemand kijkt

heading = Meldingen
tell-turn = Meld het als ik aan de beurt ben
tell-over = … als een spel is afgelopen
on = Je browser meldt zich zolang er een tafel openstaat in een tabblad op de achtergrond.
off = Je browser vraagt je één keer of dat mag.
denied = Je browser heeft meldingen van deze site geblokkeerd. Dat kun je in zijn instellingen veranderen.
insecure = Deze browser staat hier geen meldingen toe: de pagina zou met https geopend moeten zijn.
install = Als app installeren
turn = Jij bent aan de beurt
over = Het spel is afgelopen
