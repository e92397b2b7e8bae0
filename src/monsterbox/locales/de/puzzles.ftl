# Puzzles: positions in which one choice is best.

all = Rätsel
more = Alle Rätsel
about = Eine Wahl ist klar die beste. Finde sie: Ein Fehlversuch kostet nichts.
of-the-day = Rätsel des Tages
one = Rätsel { $number }
hard-1 = leicht
hard-2 = mittel
hard-3 = schwer
solved-of = { $solved } von { $of } gelöst
solved = Gelöst!
next = Nächstes Rätsel
how = Warum
tempting = Verlockend, aber schlechter: { $choice }.
costs = Das kostet { $percent } ± { $doubt } % eines Sieges.
wrong = Nicht die beste: Sie kostet etwa { $percent } ± { $doubt } % eines Sieges. Versuch es noch einmal.
others = Alle anderen Möglichkeiten
choice = Möglichkeit
chance = Siege
found = In Partien von Bots gefunden und in { $worlds } gedachten Welten geprüft; die Spanne stimmt in neun von zehn Fällen.
levels = Bots finden sie auf den Stufen 1, 2 und 3 bei { $one }, { $two } und { $three } von { $tries } Versuchen.
streak = Deine Serie
share = Teilen ohne Lösung
copy = Text und Link kopieren
day-solved = gelöst
day-today = heute
day-missed = ausgelassen
date = { $day }. { $month }
share-day = Monsterbox-Rätsel, { $day }
share-game = Monsterbox, { $game }, Rätsel { $number }
share-open = { $about }: Findest du die beste Wahl?
share-streak = { $text } { $days } Tage in Folge.
misses =
    { $count ->
        [0] Beim ersten Versuch.
        [1] Nach einem Fehlversuch.
       *[other] Nach { $count } Fehlversuchen.
    }
share-solved =
    { $misses ->
        [0] { $about }: beim ersten Versuch gelöst.
        [1] { $about }: beim zweiten Versuch gelöst.
       *[other] { $about }: nach { $misses } Fehlversuchen gelöst.
    }
days =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
longest =
    { $count ->
        [one] Die längste: { $count } Tag. Verpasst du einen Tag, endet nur die Serie.
       *[other] Die längste: { $count } Tage. Verpasst du einen Tag, endet nur die Serie.
    }
day-1 = Mo
day-2 = Di
day-3 = Mi
day-4 = Do
day-5 = Fr
day-6 = Sa
day-7 = So
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
