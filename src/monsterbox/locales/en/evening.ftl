# Tournament evenings

new = A new evening
new-about = A tournament for friends, a club or a class: everybody joins by one link or code, and Monsterbox opens the tables.
usual-title = Monster evening
what = What will you play?
title = What is the evening called?
form = Form of the tournament
form-swiss = Swiss system
form-round-robin = Round robin
form-about = In a round robin everybody meets everybody; it suits a few. In the Swiss system people with similar points meet; it suits many.
rounds = Rounds
table-size = Seats at a table
preset = House rules
who = Who plays?
i-play = I play too
fill = Empty seats
no-fill = stay empty
teams = Teams
team-count =
    { $count ->
        [0] none
       *[other] { $count }, drawn by lot
    }
when = How long?
clock = Clock for each round
clock-of =
    { $minutes ->
        [0] no clock
        [one] 1 minute
       *[other] { $minutes } minutes
    }
pause = The next round begins
pause-host = when I start it
pause-of =
    { $minutes ->
        [0] as soon as all tables are done
        [one] 1 minute after the last table
       *[other] { $minutes } minutes after the last table
    }
open = Open the evening
home-link = Open a tournament evening
facts-swiss = { $game } by the Swiss system · { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } · at most { $seats } at a table
facts-round-robin = { $game }, everybody meets everybody · { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } · at most { $seats } at a table
take-part = Take part
join = Count me in
late-guests = Late guests play from the next round and start with the average.
start-next = Start round { $number }
start-first = Start the first round
lead = Lead the evening
projector = View for a projector
link = Link to the evening
leave = Stop playing
back = To the evening
picture = QR code that leads to the evening
join-title = Join or watch
scan-or-type = Point a camera here, or type on the home page
type = Type on the home page
is-over = The evening is over
not-begun = About to begin
round-of = Round { $number } of { $rounds }
time-left = Time left in this round
after-the-clock = left in this round. Then the host decides how open tables count.
winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
nobody-won = Without a finished round nobody has won.
who-is-here =
    { $count ->
        [0] Nobody is here yet.
        [one] One has joined so far.
       *[other] { $count } have joined so far.
    }
next-soon = All tables are done. The next round is about to begin.
host-starts-next = All tables are done.
no-clock = This round has no clock.
tables-done = Tables done
of = { $done } of { $all }
next-round = Next round
in-minutes =
    { $minutes ->
        [0] now
       *[other] in { $minutes } min
    }
sits-out = Sits out
table = Table { $number }
your-table = your table
watch-table = Look at table { $number }
place = place { $place }
draw = A draw
won-by =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
decided = (decided)
stopped = Broken off: the host decides
playing = Playing
somebody = Guest
points = { NUMBER($points, maximumFractionDigits: 2) }
standings = Standings
after-round = after round { $round }
before-first = before the first round
standings-about = Standings: place, name, points of each round, sum, points of the opponents, change
col-place = Place
col-player = Name
col-round = R{ $number }
col-sum = Points
col-opponents = Opponents
col-change = Change
up =
    { $count ->
        [one] up one place
       *[other] up { $count } places
    }
down =
    { $count ->
        [one] down one place
       *[other] down { $count } places
    }
same = same place
team = Team { $number }
you-play-at = You play at table { $number }
who-plays-where = Who plays where
how-counted = How it is counted
counting = At each table you get a point for everybody you beat and half a point for a tie. Smaller tables count as much as full ones. Whoever sits out gets the points of a win.
ties = Equal points are decided by the points of all your opponents together (Buchholz), then by direct meetings if all equals have met, then by the number of tables won. After that, the place is shared.
drawing = The teams were drawn from a number whose digest was fixed from the beginning:
seed = The number itself:
round = Round { $number }
participants =
    { $count ->
        [0] Nobody is in yet
        [one] One is in
       *[other] { $count } are in
    }
teams-later = { $count } teams are drawn before the first round. Digest of the draw:
is-done = done
has-left = no longer in
new-name = New name
rename = Rename
by-bot = Replace with this bot
newcomer = Who is new here
by-newcomer = Plays on here
send-away = Remove from the evening
add-bot = Add a bot
decide-about = Results come by themselves. If a table is broken off, or something is wrong, enter the places here; equal places are a tie. A table still in play ends with that.
place-of = Place of { $name }
decide = Count it like this
the-end = The end
end = End the evening
end-about = Only rounds in which all tables are done count.
delete = Delete the evening
delete-about = The standings disappear for everybody. The tables and their results stay.
sure-leave = Do you want to stop playing from the next round?
sure-away = Take { $name } out from the next round on?
sure-end = End the evening now?
sure-delete = Delete the evening for everybody?
