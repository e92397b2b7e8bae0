title = Leren spelen
line = Een les is een korte partij aan een echte tafel: je speelt en leert stap voor stap hoe het gaat. De bots wachten op je, en je kunt altijd stoppen en later verdergaan.
learn = Leren
new-here = Nieuw? Leer het hier
steps = { $count ->
    [one] Eén stap
   *[other] { $count } stappen, ongeveer vijf minuten
}
begin = Begin de les
go-on = Verder leren
afresh = Opnieuw beginnen
once-more = Nog een keer
finished = Klaar
play = Echt spelen
all = Alle lessen
step = Les, stap { $step } van { $steps }
next = Verder
show = Laat zien
leave = Stoppen
after-the-end = De les is voorbij. Met ‘Echt spelen’ ga je naar een nieuwe tafel.
