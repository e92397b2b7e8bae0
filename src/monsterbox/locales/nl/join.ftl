# Uitnodigingen: één link of korte code voor de hele tafel

title = Meedoen met een code
code = Code van de tafel
go = Naar de tafel
where-from = Wie de tafel heeft geopend, heeft de code: acht tekens, zoals K7MX-4QBN. Hoofdletters en streepje maken niet uit.
one-for-all =
    { $count ->
        [one] Er is één stoel vrij. Wie deze link opent of de code intypt, gaat daar zitten.
       *[other] Er zijn { $count } stoelen vrij. Stuur iedereen dezelfde link, of noem de code: ieder krijgt de volgende vrije stoel.
    }
for-table = Eén link voor iedereen
picture = QR-code die naar de tafel leidt
or-type = Of typ op de startpagina:
per-chair = Voor elke stoel een eigen link
per-chair-why = Daarmee bepaal jij wie waar zit. Elk van deze links is voor één persoon.
then-at = Dan bereiken je vrienden je op
chair = Welke stoel?
next-chair = de volgende vrije
no-account = Je hebt geen account nodig: je browser onthoudt je stoel.
all-taken = Alle stoelen zijn bezet.
no-watching = Alleen wie aan deze tafel zit, kan hem zien.
