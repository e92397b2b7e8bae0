# The review of a match. Every chance is a share of a win in per cent, with the width within which the true value lies 9 times in 10.
review-title = Review
review-button = Review

# Numbers
review-chance = { $mean } ± { $doubt } %
review-change = { $mean } ± { $doubt } %
review-you = You
review-change-for = { $change } for { $you ->
    [yes] you
   *[no] { $name }
}

# Before there is one, and while it is being made
review-none = Nobody has asked the coach yet
review-none-about = The coach looks at every step: who had which chance to win, what was luck, and which choices cost something.
review-begin = Review this match
review-failed = The coach could not finish
review-failed-about = Something went wrong half-way. You can let the coach try again.
review-again = Review again
review-outdated = The coach has become better since this review was made.
review-waiting = { $ahead ->
    [0] The coach is about to begin
    [one] One other review comes first
   *[other] { $ahead } other reviews come first
}
review-computing = The coach is looking at step { $done } of { $steps }
review-time-left = { $seconds ->
    [0] A moment left.
    [1] About a second left.
   *[other] { $minutes ->
        [0] About { $seconds } seconds left.
        [one] About a minute left.
       *[other] About { $minutes } minutes left.
    }
}
review-may-close = You may close this page: the review stays with the match.
review-stop = Stop
review-look-again = Refresh
review-rest = The hatched part is still to come.
review-points-later = The turning points appear when all steps have been looked at.

# The verdict
review-place = { $place ->
    [1] { $shared ->
        [yes] Shared first place
       *[no] First place
    }
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Sixth place
}
review-verdict = { $place }, { $why ->
    [good-luck] mostly by good luck
    [bad-luck] mostly by bad luck
    [good-skill] mostly by good play
    [bad-skill] mostly by the choices made
   *[unsure] hard to say whether by luck or skill
}
review-verdict-of = { $name }: { $verdict }
review-summary = It began with { $start }. Luck came to { $luck }, the choices made, compared with a steady player, to { $skill }.
review-score-sheet = Score sheet

# The chart
review-chart = Chance to win, turn by turn
review-chart-about = In per cent. The band shows how sure the coach is: 9 times in 10 the true value lies inside. The dotted line is an even match.
review-chart-alt = Line chart of the chances to win of { $seats } seats over { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
review-chart-most = { $you ->
    [yes] You had
   *[no] { $name } had
} at most { $most } (turn { $turn }), in the end { $end }.
review-start = start
review-turn = Turn { $turn }
review-before-first = Before the first turn
review-next = next: { $what }
review-end = the end
review-slider = Moment of the match
review-show = Show
review-numbers = The numbers as a table
review-numbers-about = Chance to win in per cent before each step
review-numbers-moment = Moment

# Turning points
review-points = { $count ->
    [one] The turning point
    [2] Two turning points
    [3] Three turning points
   *[other] Turning points
}
review-number = Turning point { $number }
review-cost = It cost { $you ->
    [yes] you
   *[no] { $name }
} { $cost } against the best choice.
review-better = Better: { $choice }
review-no-better = No other choice was better for certain.
review-luck-odds = Luck: this had a chance of { $odds }.
review-luck-plain = Luck: nobody chose this.
review-odds-one-in = 1 in { $count }
review-odds-percent = { $percent } %
review-picture = The table before it
review-go-on = Go on from here
review-watch = Watch this step

# Luck and skill
review-balance = Luck and skill
review-balance-about = Skill compares one’s choices with those of a steady player; luck is all the rest: cards, dice, the others. Together they lead from the start to the result, and each is known only with its ±.
review-balance-caption = Luck and skill of each seat in per cent; together they make the way from the start to the result
review-part = Part
review-bar = Bar
review-value = Value
review-luck = luck
review-skill = skill
review-result = result

# Decisions
review-decisions = Decisions
review-whose = Whose decisions
review-only-doubtful = Only the doubtful ones
review-counts = { $total ->
    [one] 1 decision
   *[other] { $total } decisions
}: { $counts }.
review-count-good = { $count } good
review-count-only = { $count } without a choice
review-count-unsure = { $count } unsure
review-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-lost = Added up choice by choice against the best ones: { $lost }.
review-grade-good = good
review-grade-only = only choice
review-grade-unsure = unsure
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-more = { $count ->
    [one] One more decision
   *[other] { $count } more decisions
}
review-no-decisions = None of these.
