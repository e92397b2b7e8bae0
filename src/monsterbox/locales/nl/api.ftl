# The page that describes the JSON API.

title = De API
lead = Alles wat de pagina’s doen, als JSON: voor bots, voor andere interfaces, voor experimenten. Aan tafel ziet een programma wat zijn plaats ziet, en verder niets.
token = Wie zonder sleutel een tafel opent of gaat zitten, krijgt er een met het antwoord. Stuur hem mee als ‘Authorization: Bearer <sleutel>’: hij houdt je plaatsen vast, zoals de cookie van een browser.
failures = Wat niet lukt, krijgt een code voor programma’s en een zin voor mensen, in de taal van Accept-Language.
operations = Wat gevraagd kan worden
shapes = Wat verstuurd en geantwoord wordt
parameters = Parameters
body = Inhoud
answers = Antwoorden
name = Naam
kind = Soort
about = Betekenis
required = verplicht
