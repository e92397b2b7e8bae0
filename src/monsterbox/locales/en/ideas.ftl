# Ideas of the coach at the table.

title = An idea
ask = Give me an idea
key = an idea, against bots
thinking = The coach is thinking …
chance = { $percent } ± { $doubt } %
none = The coach has no idea here.
why-now = { $reason }
why-turn = { $reason } That is how imagined games went, to the end of your turn.
why-round = { $reason } That is how imagined games went, until you were asked again.
why-search = No single event decides: this choice won more often in imagined games.
