# Der Rückblick auf eine Partie. Jede Chance ist ein Anteil am Sieg in Prozent, mit der Breite, in der in 9 von 10 Fällen der wahre Wert liegt.
review-title = Rückblick
review-button = Rückblick

# Zahlen
review-chance = { $mean } ± { $doubt } %
review-change = { $mean } ± { $doubt } %
review-you = Du
review-change-for = { $change } für { $you ->
    [yes] dich
   *[no] { $name }
}

# Bevor es einen gibt, und während er entsteht
review-none = Noch hat niemand den Trainer gefragt
review-none-about = Der Trainer sieht sich jeden Schritt an: wer welche Gewinnchance hatte, was Glück war und welche Entscheidung etwas gekostet hat.
review-begin = Diese Partie ansehen lassen
review-failed = Der Trainer ist nicht fertig geworden
review-failed-about = Mittendrin ist etwas schiefgegangen. Du kannst es ihn noch einmal versuchen lassen.
review-again = Neu ansehen lassen
review-outdated = Seit diesem Rückblick ist der Trainer besser geworden.
review-waiting = { $ahead ->
    [0] Der Trainer fängt gleich an
    [one] Ein anderer Rückblick kommt zuerst
   *[other] { $ahead } andere Rückblicke kommen zuerst
}
review-computing = Der Trainer ist bei Schritt { $done } von { $steps }
review-time-left = { $seconds ->
    [0] Nur noch einen Augenblick.
    [1] Noch etwa eine Sekunde.
   *[other] { $minutes ->
        [0] Noch etwa { $seconds } Sekunden.
        [one] Noch etwa eine Minute.
       *[other] Noch etwa { $minutes } Minuten.
    }
}
review-may-close = Du kannst diese Seite schließen: Der Rückblick bleibt bei der Partie.
review-stop = Anhalten
review-look-again = Nachsehen
review-rest = Was schraffiert ist, kommt noch.
review-points-later = Die Wendepunkte erscheinen, sobald alle Schritte angesehen sind.

# Das Urteil
review-place = { $place ->
    [1] { $shared ->
        [yes] Geteilter erster Platz
       *[no] Erster Platz
    }
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Sechster Platz
}
review-verdict = { $place }, { $why ->
    [good-luck] vor allem durch Glück
    [bad-luck] vor allem durch Pech
    [good-skill] vor allem gut gespielt
    [bad-skill] vor allem wegen der Entscheidungen
   *[unsure] ob durch Glück oder Können, ist schwer zu sagen
}
review-verdict-of = { $name }: { $verdict }
review-summary = Am Anfang waren es { $start }. Das Glück machte { $luck } aus, die eigenen Entscheidungen gegenüber einer soliden Spielweise { $skill }.
review-score-sheet = Abrechnung

# Das Diagramm
review-chart = Gewinnchance, Zug für Zug
review-chart-about = In Prozent. Das Band zeigt, wie sicher der Trainer ist: In 9 von 10 Fällen liegt der wahre Wert darin. Die gepunktete Linie bedeutet Gleichstand.
review-chart-alt = Liniendiagramm der Gewinnchancen von { $seats } Plätzen über { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
review-chart-most = { $you ->
    [yes] Du hattest
   *[no] { $name } hatte
} höchstens { $most } (Zug { $turn }), am Ende { $end }.
review-start = Start
review-turn = Zug { $turn }
review-before-first = Vor dem ersten Zug
review-next = danach: { $what }
review-end = das Ende
review-slider = Moment der Partie
review-show = Zeigen
review-numbers = Die Zahlen als Tabelle
review-numbers-about = Gewinnchance in Prozent vor jedem Schritt
review-numbers-moment = Moment

# Wendepunkte
review-points = { $count ->
    [one] Der Wendepunkt
    [2] Zwei Wendepunkte
    [3] Drei Wendepunkte
   *[other] Wendepunkte
}
review-number = Wendepunkt { $number }
review-cost = Gegenüber der besten Wahl hat das { $you ->
    [yes] dich
   *[no] { $name }
} { $cost } gekostet.
review-better = Besser: { $choice }
review-no-better = Keine andere Wahl war sicher besser.
review-luck-odds = Glückssache: Die Chance dafür war { $odds }.
review-luck-plain = Glückssache: Das hat niemand gewählt.
review-odds-one-in = 1 von { $count }
review-odds-percent = { $percent } %
review-picture = Der Tisch davor
review-go-on = Ab hier weiterspielen
review-watch = Schritt ansehen

# Glück und Können
review-balance = Glück und Können
review-balance-about = Können vergleicht die eigenen Entscheidungen mit einer soliden Spielweise; Glück ist alles Übrige: Karten, Würfel, die anderen. Zusammen führen sie vom Anfang zum Ergebnis, und beide sind nur mit ihrem ± bekannt.
review-balance-caption = Glück und Können je Platz in Prozent; zusammen sind sie der Weg vom Anfang zum Ergebnis
review-part = Anteil
review-bar = Balken
review-value = Wert
review-luck = Glück
review-skill = Können
review-result = Ergebnis

# Entscheidungen
review-decisions = Entscheidungen
review-whose = Wessen Entscheidungen
review-only-doubtful = Nur die zweifelhaften zeigen
review-counts = { $total ->
    [one] 1 Entscheidung
   *[other] { $total } Entscheidungen
}: { $counts }.
review-count-good = { $count } gut
review-count-only = { $count } ohne Wahl
review-count-unsure = { $count } unklar
review-count-inaccuracy = { $count } ungenau
review-count-mistake = { $count } Fehler
review-lost = Zusammengezählt, jede gegenüber der besten: { $lost }.
review-grade-good = gut
review-grade-only = einzige Wahl
review-grade-unsure = unklar
review-grade-inaccuracy = ungenau
review-grade-mistake = Fehler
review-more = { $count ->
    [one] Noch eine Entscheidung
   *[other] Noch { $count } Entscheidungen
}
review-no-decisions = Davon gibt es keine.
