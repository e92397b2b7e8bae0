title = Spielen lernen
line = Eine Lektion ist eine kleine Partie am echten Tisch: Du spielst, und Schritt für Schritt erfährst du, wie es geht. Die Bots warten auf dich, und du kannst jederzeit aufhören und später weitermachen.
learn = Lernen
new-here = Neu hier? Zur Lektion
steps = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte, etwa fünf Minuten
}
begin = Lektion beginnen
go-on = Weiterlernen
afresh = Von vorn
once-more = Noch einmal
finished = Geschafft
play = Richtig spielen
all = Alle Lektionen
step = Lektion, Schritt { $step } von { $steps }
next = Weiter
show = Zeig’s mir
leave = Beenden
after-the-end = Die Lektion ist zu Ende. Mit „Richtig spielen“ geht es an einem neuen Tisch weiter.
