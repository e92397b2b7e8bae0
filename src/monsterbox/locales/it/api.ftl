# The page that describes the JSON API.

title = L’API
lead = Tutto ciò che fanno le pagine, in JSON: per i bot, per altre interfacce, per gli esperimenti. Al tavolo un programma vede ciò che vede il suo posto, e nient’altro.
token = Chi apre un tavolo o si siede senza chiave ne riceve una con la risposta. Va inviata come «Authorization: Bearer <chiave>»: tiene i tuoi posti, come il cookie di un browser.
failures = Ciò che non va riceve un codice per i programmi e una frase per le persone, nella lingua di Accept-Language.
operations = Che cosa si può chiedere
shapes = Che cosa si invia e si riceve
parameters = Parametri
body = Contenuto
answers = Risposte
name = Nome
kind = Tipo
about = Significato
required = obbligatorio
