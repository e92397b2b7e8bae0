# De terugblik op een partij. Elke kans is een aandeel in de winst in procenten, met de breedte waarin 9 van de 10 keer de ware waarde ligt.
review-title = Terugblik
review-button = Terugblik

# Getallen
review-chance = { $mean } ± { $doubt } %
review-change = { $mean } ± { $doubt } %
review-you = Jij
review-change-for = { $change } voor { $you ->
    [yes] jou
   *[no] { $name }
}

# Voordat er een is, en terwijl hij wordt gemaakt
review-none = Nog niemand heeft het de coach gevraagd
review-none-about = De coach bekijkt elke stap: wie welke kans had om te winnen, wat geluk was en welke keuzes iets hebben gekost.
review-begin = Deze partij laten bekijken
review-failed = Het is de coach niet gelukt
review-failed-about = Halverwege ging er iets mis. Je kunt de coach het nog eens laten proberen.
review-again = Opnieuw laten bekijken
review-outdated = Sinds deze terugblik is de coach beter geworden.
review-waiting = { $ahead ->
    [0] De coach begint zo
    [one] Er gaat één andere terugblik voor
   *[other] Er gaan { $ahead } andere terugblikken voor
}
review-computing = De coach is bij stap { $done } van { $steps }
review-time-left = { $seconds ->
    [0] Nog heel even.
    [1] Nog ongeveer een seconde.
   *[other] { $minutes ->
        [0] Nog ongeveer { $seconds } seconden.
        [one] Nog ongeveer een minuut.
       *[other] Nog ongeveer { $minutes } minuten.
    }
}
review-may-close = Je kunt deze pagina sluiten: de terugblik blijft bij de partij.
review-stop = Stoppen
review-look-again = Even kijken
review-rest = Wat gearceerd is, komt nog.
review-points-later = De keerpunten verschijnen als alle stappen zijn bekeken.

# Het oordeel
review-place = { $place ->
    [1] { $shared ->
        [yes] Gedeelde eerste plaats
       *[no] Eerste plaats
    }
    [2] Tweede plaats
    [3] Derde plaats
    [4] Vierde plaats
    [5] Vijfde plaats
   *[other] Zesde plaats
}
review-verdict = { $place }, { $why ->
    [good-luck] vooral door geluk
    [bad-luck] vooral door pech
    [good-skill] vooral door goed spel
    [bad-skill] vooral door eigen keuzes
   *[unsure] of het geluk of kunde was, is moeilijk te zeggen
}
review-verdict-of = { $name }: { $verdict }
review-summary = In het begin was het { $start }. Geluk was goed voor { $luck }, de eigen keuzes, vergeleken met degelijk spel, voor { $skill }.
review-score-sheet = Eindstand

# De grafiek
review-chart = Kans om te winnen, beurt voor beurt
review-chart-about = In procenten. De band laat zien hoe zeker de coach is: 9 van de 10 keer ligt de ware waarde erin. De stippellijn is een gelijke stand.
review-chart-alt = Lijngrafiek van de kansen om te winnen van { $seats } plaatsen over { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}.
review-chart-most = { $you ->
    [yes] Jij had
   *[no] { $name } had
} hoogstens { $most } (beurt { $turn }), aan het eind { $end }.
review-start = begin
review-turn = Beurt { $turn }
review-before-first = Voor de eerste beurt
review-next = daarna: { $what }
review-end = het einde
review-slider = Moment van de partij
review-show = Tonen
review-numbers = De getallen als tabel
review-numbers-about = Kans om te winnen in procenten vóór elke stap
review-numbers-moment = Moment

# Keerpunten
review-points = { $count ->
    [one] Het keerpunt
    [2] Twee keerpunten
    [3] Drie keerpunten
   *[other] Keerpunten
}
review-number = Keerpunt { $number }
review-cost = Vergeleken met de beste keuze kostte dat { $you ->
    [yes] je
   *[no] { $name }
} { $cost }.
review-better = Beter: { $choice }
review-no-better = Geen andere keuze was zeker beter.
review-luck-odds = Een kwestie van geluk: de kans hierop was { $odds }.
review-luck-plain = Een kwestie van geluk: niemand heeft dit gekozen.
review-odds-one-in = 1 op { $count }
review-odds-percent = { $percent } %
review-picture = De tafel ervoor
review-go-on = Vanaf hier verder spelen
review-watch = Deze stap bekijken

# Geluk en kunde
review-balance = Geluk en kunde
review-balance-about = Kunde vergelijkt de eigen keuzes met degelijk spel; geluk is al het andere: kaarten, dobbelstenen, de anderen. Samen leiden ze van het begin naar de uitslag, en beide zijn alleen met hun ± bekend.
review-balance-caption = Geluk en kunde per plaats in procenten; samen zijn ze de weg van het begin naar de uitslag
review-part = Deel
review-bar = Balk
review-value = Waarde
review-luck = geluk
review-skill = kunde
review-result = uitslag

# Keuzes
review-decisions = Keuzes
review-whose = Wiens keuzes
review-only-doubtful = Alleen de twijfelachtige
review-counts = { $total ->
    [one] 1 keuze
   *[other] { $total } keuzes
}: { $counts }.
review-count-good = { $count } goed
review-count-only = { $count } zonder keus
review-count-unsure = { $count } onzeker
review-count-inaccuracy = { $count } onnauwkeurig
review-count-mistake = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
review-lost = Keuze voor keuze opgeteld tegenover de beste: { $lost }.
review-grade-good = goed
review-grade-only = enige keus
review-grade-unsure = onzeker
review-grade-inaccuracy = onnauwkeurig
review-grade-mistake = fout
review-more = { $count ->
    [one] Nog één keuze
   *[other] Nog { $count } keuzes
}
review-no-decisions = Die zijn er niet.
