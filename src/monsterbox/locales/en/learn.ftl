title = Learn to play
line = A lesson is a short match at a real table: you play, and learn how it goes step by step. The bots wait for you, and you can stop at any time and go on later.
learn = Learn
new-here = New here? Take a lesson
steps = { $count ->
    [one] One step
   *[other] { $count } steps, about five minutes
}
begin = Begin the lesson
go-on = Go on learning
afresh = Start over
once-more = Once more
finished = Done
play = Play for real
all = All lessons
step = Lesson, step { $step } of { $steps }
next = Next
show = Show me
leave = Stop
after-the-end = The lesson is over. “Play for real” takes you to a new table.
