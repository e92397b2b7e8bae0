# Puzzles: positions in which one choice is best.

all = Puzzles
more = All puzzles
about = One choice is clearly best. Find it: a wrong try costs nothing.
of-the-day = Puzzle of the day
one = Puzzle { $number }
hard-1 = easy
hard-2 = medium
hard-3 = hard
solved-of = { $solved } of { $of } solved
solved = Solved!
next = Next puzzle
how = Why
tempting = Tempting, but worse: { $choice }.
costs = It costs { $percent } ± { $doubt } % of a win.
wrong = Not the best: it costs about { $percent } ± { $doubt } % of a win. Try again.
others = All other choices
choice = Choice
chance = Wins
found = Found in games of bots and checked in { $worlds } imagined worlds; the margin holds nine times in ten.
levels = Bots find it { $one }, { $two } and { $three } times out of { $tries } at levels 1, 2 and 3.
streak = Your streak
share = Share without spoiling
copy = Copy text and link
day-solved = solved
day-today = today
day-missed = missed
date = { $day } { $month }
share-day = Monsterbox puzzle, { $day }
share-game = Monsterbox, { $game }, puzzle { $number }
share-open = { $about }: can you find the best choice?
share-streak = { $text } { $days } days in a row.
misses =
    { $count ->
        [0] First try.
        [1] After one wrong try.
       *[other] After { $count } wrong tries.
    }
share-solved =
    { $misses ->
        [0] { $about }: solved at the first try.
        [1] { $about }: solved at the second try.
       *[other] { $about }: solved after { $misses } wrong tries.
    }
days =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
longest =
    { $count ->
        [one] Longest: { $count } day. Miss a day, and only the streak ends.
       *[other] Longest: { $count } days. Miss a day, and only the streak ends.
    }
day-1 = Mon
day-2 = Tue
day-3 = Wed
day-4 = Thu
day-5 = Fri
day-6 = Sat
day-7 = Sun
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
