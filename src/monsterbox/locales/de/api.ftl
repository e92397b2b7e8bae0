# The page that describes the JSON API.

title = Die API
lead = Alles, was die Seiten tun, als JSON: für Bots, für andere Oberflächen, für Versuche. Am Tisch sieht ein Programm, was sein Platz sieht, und sonst nichts.
token = Wer ohne Schlüssel einen Tisch eröffnet oder Platz nimmt, bekommt mit der Antwort einen. Er wird als „Authorization: Bearer <Schlüssel>“ mitgeschickt und hält die Plätze, wie das Cookie eines Browsers.
failures = Was nicht geht, wird mit einem Code für Programme und einem Satz für Menschen beantwortet, in der Sprache von Accept-Language.
operations = Was gefragt werden kann
shapes = Was geschickt und geantwortet wird
parameters = Parameter
body = Inhalt
answers = Antworten
name = Name
kind = Art
about = Bedeutung
required = nötig
