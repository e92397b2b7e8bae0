## De pagina die de browser toont als de server niet te bereiken is

offline = Even geen verbinding
offline-about = Je tafel blijft zoals hij was. Zodra de server er weer is, gaat het hier vanzelf verder.
offline-again = Opnieuw proberen
offline-wait = Nog geen antwoord; we blijven het proberen

## Wat de browser meldt als niemand kijkt

heading = Meldingen
tell-turn = Meld het als ik aan de beurt ben
tell-over = … als een spel is afgelopen
tell-said = … als iemand iets zegt
on = Je browser meldt zich zolang er een tafel openstaat in een tabblad op de achtergrond.
off = Je browser vraagt je één keer of dat mag.
denied = Je browser heeft meldingen van deze site geblokkeerd. Dat kun je in zijn instellingen veranderen.
insecure = Deze browser staat hier geen meldingen toe: de pagina zou met https geopend moeten zijn.
install = Als app installeren
turn = Jij bent aan de beurt
over = Het spel is afgelopen
said = Iemand aan tafel heeft iets gezegd

## Mail over tafels die dagen duren

mail = Mail als je aan de beurt bent
mail-about = Voor tafels die meerdere dagen duren: een mail als je aan de beurt bent en een tijdje niet hebt gekeken, hoogstens één per uur. Verder krijgt niemand je adres te zien.
mail-address = Je mailadres
mail-ask = Adres bevestigen
mail-waits = wacht op bevestiging: de link staat in de mail aan dit adres.
mail-works = krijgt mail
mail-fails = heeft de laatste mail geweigerd
mail-confirm = Krijg je hier mail?
mail-confirm-page = Bevestig dat Monsterbox je mag mailen:
mail-confirm-now = Ja, dit adres klopt
mail-confirm-subject = Klopt dit adres?
mail-confirm-about = Iemand heeft dit adres bij Monsterbox ({ $server }) opgegeven om bericht te krijgen als er aan trage tafels een zet wacht.
mail-confirm-else = Was jij dat niet, dan hoef je niets te doen: zonder bevestiging komt er geen mail, en het adres wordt na een week gewist.
mail-confirmed = In orde
mail-confirmed-page = Je krijgt mail als een trage tafel op je wacht.
mail-stop = Geen mail meer?
mail-stop-page = Dan wissen we dit adres:
mail-stop-now = Geen mail meer
mail-stopped = Klaar
mail-stopped-page = Je adres is gewist. Er komt geen mail meer.
mail-turn-subject =
    { $count ->
        [one] Jij bent aan de beurt: { $game }
       *[other] Jij bent aan de beurt aan { $count } tafels
    }
mail-turn-about =
    { $count ->
        [one] Aan een tafel wacht een zet op je.
       *[other] Aan { $count } tafels wachten er zetten op je.
    }
mail-reminder-subject =
    { $count ->
        [one] Je zet wacht nog: { $game }
       *[other] Je zetten wachten nog aan { $count } tafels
    }
mail-reminder-about =
    { $count ->
        [one] Je zet wacht al twee dagen. Over minder dan een dag kan een bot voor je invallen.
       *[other] Je zetten wachten al twee dagen. Over minder dan een dag kunnen er bots voor je invallen.
    }
mail-to-table = Naar de tafel ({ $game })
mail-why = Je krijgt deze mail omdat je je adres bij Monsterbox ({ $server }) hebt opgegeven.
mail-stop-link = Geen mail meer krijgen

## De afbeelding naast een link

share-waiting = Er is nog een stoel vrij
share-playing = Er wordt nu gespeeld
