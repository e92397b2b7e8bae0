# Ideas of the coach at the table.

title = An idea
ask = Give me an idea
key = an idea, against bots
thinking = The coach is thinking …
chance = { $percent } ± { $doubt } %
none = The coach has no idea here.
why-now = { $reason }
why-turn = { $reason } So it went in imagined games, to the end of your turn.
why-round = { $reason } So it went in imagined games, until you were asked again.
why-search = No single event tells them apart: it won more often in imagined games.
