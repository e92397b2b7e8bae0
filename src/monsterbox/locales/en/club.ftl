## The profile: a page without an account

profile = Your profile
name-label = Your name at every table
lives-here = No account, no e-mail: only this browser has the key to this profile.
your-monster = Your monster
head-dog = Dog
head-cat = Cat
head-rabbit = Rabbit
head-rat = Rat
head-bear = Bear
head-pig = Pig
head-owl = Owl
head-frog = Frog
head-sun = Yellow one-eye
head-clover = Green three-eyes
head-ruby = Red four-eyes
head-drop = Blue two-eyes
head-cheer = Cheerleader
head-doctor = Doctor
head-crow = Crow
head-fox = Fox
list-me = Show me in the leaderboards of this server, with my name, monster and rating. Otherwise nobody but me sees my rating.
keep = Keep

## How somebody plays

how-you-play = How you play
how-about = The line is your rating, and nine times in ten it lies within the band: the more matches, the narrower. Everybody begins at 1500 (dotted); with 200 points more you win three matches out of four. The fair share is what you would win if everybody were equally strong.
rating = Rating
from-to = From { $first } ± { $before } at first to { $now } ± { $doubt } now.
no-rating = No rated match yet
matches = Matches
won = Won
fair-share = Fair share
number = { $number }
streak = Won in a row
best-streak = (best: { $count })
needed =
    { $count ->
        [one] One more rated match, and the leaderboard has room for you.
       *[other] { $count } more rated matches, and the leaderboard has room for you.
    }
as-table = The numbers as a table
after-matches = After matches

## What somebody has played

your-matches = Your matches
day = Day
match = Match
result = Result
open = View
date =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
with = with { $names }
with-bots =
    { $alone ->
        [yes] { $count ->
            [one] with a bot
           *[other] with { $count } bots
        }
       *[no] { $count ->
            [one] a bot
           *[other] { $count } bots
        }
    }
one-device = several people on one device
not-rated = not rated
won-it = won
place-of =
    { $rank ->
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $rank }th of { $seats }
    }
sheet = Score
gone = table deleted
all-matches = All matches
no-matches = Every match that you finish will be listed here.
to-games = To the games

## What belongs to somebody

your-things = Your things
export-about = One file with your name, matches and ratings that you can read yourself.
forget-results = Your monster, your ratings and your list of matches go as well; those who played against you keep their ratings.

## The leaderboards

leaderboard = Leaderboard
board-about = People are listed only if they agree in their profile, and after { $fewest } rated matches. Bots begin with what tournaments among them have shown. Nine times in ten a rating is as close as the number after ± says.
place = Place
player = Who
you = you
a-bot = Bot
board-others =
    { $count ->
        [one] Somebody with a rating prefers not to be listed.
       *[other] { $count } with a rating prefer not to be listed.
    }
to-profile = To your profile
