# The texts of the pages in the browser.

about-line = Monster games to play in the browser: with friends, on one device or against bots.
skip-to-content = Skip to the content
rule = Rule
language = Language
light = Theme
light-auto = System
light-light = Light
light-dark = Dark
menu = Menu
close = Close
go = Go
search = Search
nav-site = Pages
nav-home = Home
nav-table = This table
back-to-table = Back to the table
guest-name = Guest
your-name = Your name
copied = Copied
copy-link = Copy link
copy-watch-link = Copy the link to watch
share = Share

## Home

home-line = Monster games in a box. Open it, sit down, play.
play-now = Play now
play-game-now = Play { $game } now
save-name = Save name
with-friends = With friends
one-device = On one device
choose-game = Choose a game
the-game = In the box
more-options = More options
read-rules = Rules
box-seats = { $low }–{ $high } players
box-short-minutes = { $low }–{ $high } min
promise-fair = Every shuffle can be checked
promise-bots = Bots fill empty chairs
promise-private = No account, no tracking
for-programs = API for developers
your-tables = Your tables
open-tables = Open tables
turn-at = Your turn at { $game }
with-names = with { $names }
alone-so-far = nobody else yet
free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
is-over = over
dismiss-table = Take { $game } off the list
go-on = Go on
look = Look
join = Join
watch = Watch

## A new table

new-table = A new table
new-table-about = You can start at once; everything is set as printed until you change it.
which-game = Which game
who-plays = Who plays
mode-bots = Against bots
mode-bots-about = You play; bots take the other chairs. You can start right away.
mode-friends = With friends
mode-friends-about = Every free chair gets a link and a code to send to a friend.
mode-device = On one device
mode-device-about = You pass the device around; a curtain hides your cards in between.
how-many = How many players?
who-sits-where = Who sits where?
chair-number = Chair { $number }
chair-me = you
chair-here = somebody on this device
chair-invite = a friend, by link
chair-bot = bot: { $name }
chair-name = Name for chair { $number }
chair-name-empty = any name
chairs-left-empty = Chairs beyond this number stay empty.
chair-stays-empty = stays empty
players-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
open-table = Set the table
pace = Pace
pace-live = Live
pace-live-about = everybody is here now; a bot stands in for anyone who is gone for three minutes.
pace-days = Over several days
pace-days-about = everybody has three days for each turn.
bot-speed = Bot speed
bot-speed-calm = Calm
bot-speed-brisk = Brisk
bot-speed-at-once = No pauses
skip-to-people = Skip to my turn
recaps = Last turns of the bots
recap-none = { $name } has not had a turn yet.
recap-again = Watch { $name }’s turn again
open-to-all = Show this table to everybody on the home page
no-spectators = No spectators: only those at the table see the game
how-strict = How strict
preset-note = A preset sets all rules below at once; change single ones afterwards.
preset-apply = Set the rules below
argued-rules = What players argue about
other-rules = All other rules
rule-changed = changed
rules-count =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
changes =
    { $count ->
        [one] one change
       *[other] { $count } changes
    }
meet-the-bots = Meet the bots

## Invitations

invite-links = Invite friends
link-of = Link for chair { $number }
qr-code = Code with the link for chair { $number }
no-free-seats = All chairs are taken.
to-the-table = To the table
invited-to = Come and play { $game }
sit-down = Sit down
link-once = The link is for one person. Your browser remembers your chair; you need no account.
only-here = These links work on this device only: the server cannot be reached from elsewhere.
let-others-in = To let friends on your network in, stop the server with Ctrl-C in its terminal and start it again like this. This table is kept; its links are then good for everybody.
or = or
how-to-let-in = How to let friends in
other-addresses = If a link does not open for your friends, replace its beginning with one of these addresses:
chair-is-taken = Somebody else has taken this chair by now. You can watch, or ask for a new link.
match-is-over = This match is over.
own-table = Open a table of your own

## Before the first card

lobby-title = The table is set
lobby-waiting =
    { $count ->
        [0] Everybody is here.
        [one] One chair is still free. The cards are dealt when it is taken.
       *[other] { $count } chairs are still free. The cards are dealt when all are taken.
    }
chair-free = free
that-is-you = that’s you
is-here = is here
host = host
sit-here = Sit here
bot-level = Which bot
put-bot-here = Put a bot here
fair-promise = The cards follow from a secret that is already fixed. Its fingerprint:

## The table

your-turn = Your turn
board = Table
players = Players
playing-now = playing
points-word = points
cards-in-hand =
    { $count ->
        [one] card in hand
       *[other] cards in hand
    }
may-draw-here = draw a card from { $name }
bot-stands-in = a bot stands in
bot-stands-in-soon = a bot will stand in soon
bot-plays-for-you = A bot is playing for you.
time-left = { $seconds } s left
i-am-back = I am back
away = away
take-over = Sit here
watching = You are watching.
your-hand = Your hand
hand-of = { $name }, your hand
not-now = not possible now
last-move = last move
undo = Undo
undo-together = Undo all { $count }
series-progress = { $done } of { $of }
put-back = Deselect
# $card: the card that was picked up.
picked = { $card }: where to?
all-choices =
    { $count ->
        [1] Show the only choice
        [2] Show both choices
       *[other] Show all { $count } choices
    }
choices-title = Your choices
choices-search = Search the choices
choices-none = No choice matches.
# Always more than two.
more-choices = { $count } choices
fold-hand = Fold or unfold your hand
extra = On the table
line-lost = Connection lost, reconnecting …
unsent = Your choice could not be sent. Please try again.
taken-back = The last move was taken back.
sure-no = Not yet
sure-yes = Yes, do it
confirm-moves = Ask before every move
sound = Sound
watch-so-far = What has happened so far
leave = Leave the table
leave-sure = Leave? A bot will take over your chair.
give-up = End the game
give-up-sure = End the game for everybody?
given-up-prompt = The game was ended early.
hand-it-to = Hand it to { $name }
hand-over-prompt = Look at what you got, then hand the device to { $name }.
hand-over = Done, hand over
no-peeking = The cards are hidden. Everybody else: no peeking.
react-title = Does anybody react?
react-nobody = Nobody
react-hint = All hands are hidden.
react-order = Further left goes first.
i-am = I am { $name }, show my cards
log = What happened
since-your-turn = Since your last turn
log-earlier =
    { $count ->
        [one] one earlier line
       *[other] { $count } earlier lines
    }

## First steps

lesson = First steps
lesson-next = Next
lesson-skip = Skip
lesson-done = Got it
lesson-waits = The bots wait until you have finished reading.
lesson-prompt = This is where you read what to do next. The small number beside it opens the rule it comes from.
lesson-hand = These are your cards. Stitched cards are playable: tap one. Tap anything else and we tell you why not.
lesson-help = The book has all the rules, the menu has the keys and these first steps. “Undo” takes a choice back until a card is revealed. Have fun!

## Keys

keys = Keys
keys-letters = Use single letters and digits
key-arrows = from one card or place to the next
key-digits = cards 1 to 9 in your hand
key-enter = play or choose
key-escape = put back, close
key-hand = to your hand
key-board = to the table
key-seats = to the players
key-prompt = to the question
key-choices = list all choices
key-log = to the log
key-undo = undo
key-preview = enlarge the card
key-rules = rules
key-help = this list

## Rules

rules = Rules
rules-of = The rules of { $game }
search-rules = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One entry found.
       *[other] { $count } entries found.
    }
all-rules = All rules
in-short = In short
rules-contents = Contents
rules-to-read = To read
rules-to-look-up = To look up
rules-entries =
    { $count ->
        [one] one entry
       *[other] { $count } entries
    }
rules-usual = usual
rules-source = Source:
rules-about-table = About the table
rules-in-records = In records and commands:
rules-changes = Changes
# Below a chapter of examples: how the pictures are to be read.
rules-legend = Dashed outline: possible now. Paw: has just happened.
rules-possible = Possible now:
picture = Picture { $number }

## After the game

score-sheet = Score sheet
you-win = You win!
one-wins = { $name } wins
some-win = Shared victory: { $names }
nobody-wins = Nobody wins
wins = wins
after-choices =
    { $count ->
        [one] after one decision
       *[other] after { $count } decisions
    }
you = You
score-round = Round
score-by-round = Round by round
after-turns =
    { $count ->
        [one] after one turn
       *[other] after { $count } turns
    }
after-rounds =
    { $count ->
        [one] after one round
       *[other] after { $count } rounds
    }
warm-given-up = No winner this time. The monsters are up for another go whenever you are.
warm-nobody = Nobody wins: tonight the night belongs to the monsters.
warm-shared = Side by side to the end: a victory to share.
warm-tie = { $name } was level to the last point. It does not get any closer.
warm-close = Only { $unit } behind: { $name } almost had it. What a finish!
warm-clear = { $name } is { $unit } behind, and already sharpening claws for a rematch.
fewest-win = The lowest total wins; the next number breaks ties.
score-reasons = Where the points come from
rematch = Rematch
to-the-rematch = To the rematch
watch-again = Watch again
check-shuffle = Check the shuffle
record = Download the record

## Replay

replay-first = To the beginning
replay-prev = One step back
replay-run = Play
replay-next = One step forward
replay-turn-back = To the previous turn
replay-turn-on = To the next turn
replay-last = To the end
replay-turn = Turn { $number }
replay-speed = Speed
key-space = space bar
replay-step = Step
fork-here = Play on from here

## Fairness

fairness = Fair shuffle
fair-how = Before the first card, the server fixes a secret number and shows its fingerprint. Only then does each player’s browser add random numbers of its own. All cards follow from both. When the game is over, the secret is shown and your browser recomputes every draw: nobody could choose the cards, not even the server.
fair-commitment = Fingerprint of the secret, shown before the first card
fair-seed = The secret
fair-seed-later = It is shown when the game is over.
fair-contributions = What the players’ browsers added
fair-added-none = Nothing: the server shuffled alone.
fair-not-added = Nothing came from: { $names }
fair-has-added = has added to the shuffle
fair-shuffling = Shuffling …
fair-shuffling-how = The server has fixed its secret. Your browser is adding random numbers of its own, and then the cards are dealt.
fair-gathering = Still to add to the shuffle: { $names }
fair-begin = Deal now
seal-whole = Fair: your browser has checked every draw, and its own random numbers were in the shuffle.
seal-seen = Fair: your browser has checked every draw against the fingerprint it saw before the first card.
seal-bare = Your browser has checked every draw. It was not there before the first card, so it has no fingerprint of its own to compare.
seal-alarm = This shuffle is not what was promised!
seal-lost = What your browser added is not in it!
seal-strange = Something was added for a chair that a bot had!
seal-alone = Your browser has checked every draw, but no browser added anything: the server shuffled alone.
fair-check =
    { $count ->
        [one] Check the only draw now
       *[other] Check all { $count } draws now
    }
fair-checking = Checking …
fair-kept = Your browser saved the same fingerprint when you first came to this table.
fair-first-seen = Your browser has saved this fingerprint and will compare it later.
fair-changed = Your browser had saved a different fingerprint for this table!
fair-promise-good = The fingerprint matches the secret.
fair-promise-bad = The fingerprint does not match the secret!
fair-good =
    { $count ->
        [one] The only draw follows from the secret.
       *[other] All { $count } draws follow from the secret.
    }
fair-bad =
    { $count ->
        [one] One draw does not follow from the secret!
       *[other] { $count } draws do not follow from the secret!
    }
fair-failed = The draws could not be loaded. Please try again.
fair-draw = Draw { $number }
fair-more = Check it somewhere else
fair-elsewhere = This page only recomputes the draws. Monsterbox itself also checks that the rules allowed each of them: download the record and run this command.

## Failures

failure-unknown = There is nothing here. Perhaps the link is incomplete, or the table no longer exists.
    .title = Nothing here
failure-csrf = This page was open for too long or came from somewhere else. Please reload it and try again.
    .title = Please try again
failure-not-your-seat = This is not your chair.
    .title = Not your chair
failure-not-the-host = Only the host of the table may do this.
    .title = Only the host
failure-seat-taken = Somebody else is already sitting there.
    .title = Chair taken
failure-table-full = All chairs at this table are taken. You can watch.
    .title = The table is full
failure-evening-over = This evening is over; nothing about it can be changed.
    .title = The evening is over
failure-evening-waits = This is not possible now: tables are still playing, all rounds are played, or there is no room left.
    .title = Not yet
failure-too-few-players = There are too few people for even one table.
    .title = Too few
failure-bad-code = There is no such code. Perhaps a character is wrong, or the table is gone.
    .title = Unknown code
failure-bad-link = This link has already been used or does not belong to this table. Ask for a new one.
    .title = This link no longer works
failure-second-hand = You play here, or have played here before. In another chair you would see a second hand.
    .title = One hand each
failure-stale = The table has changed in the meantime. Please look again and choose.
    .title = The table has changed
failure-key-reused = This move was sent twice with different content. Please choose again.
    .title = Please choose again
failure-not-begun = The game has not begun yet.
    .title = Not yet
failure-not-over = You can see this when the game is over.
    .title = Not yet
failure-not-in-a-lesson = No lesson is given at this table.
    .title = No lesson
failure-no-review = A match that was given up has no result that a review could explain.
    .title = No result, no review
failure-too-many-reviews = Several reviews are waiting already. Try again when one of them is done.
    .title = The coach is busy
failure-no-series = There is nothing to fill now.
    .title = Not now
failure-already-over = The game is over.
    .title = The game is over
failure-unknown-puzzle = There is no such puzzle; perhaps the rules have changed since then.
    .title = No such puzzle
failure-hint-not-now = There is nothing to choose at the moment.
    .title = Not now
failure-hint-among-people = Ideas are only for those who play alone against bots.
    .title = No ideas here
failure-hint-from-memory = This is a game of memory: the coach would remember for you.
    .title = No ideas here
failure-too-many-tables = You already have many open tables. Finish one, then open a new one.
    .title = Too many tables
failure-not-alone = Others are still playing at this table. Give the game up or finish it first.
    .title = Others play here
failure-bad-recovery = This phrase has been used, is older than seven days, or was mistyped.
    .title = This phrase does not work
failure-no-spectators = Whoever opened this table does not want spectators.
    .title = A private table
failure-no-free-text = At this table there are only phrases.
    .title = Phrases only
failure-unknown-message = Nobody has said that, or it was removed.
    .title = Nothing found
failure-lobby-closed = No new tables are opened at the moment. Running games go on.
    .title = No new tables now
failure-banned = The operator of this server has banned you.
    .title = No entry
failure-not-sent = The mail could not be sent just now. Please try again later.
    .title = Not sent
failure-no-mail = This server sends no mail.
    .title = No mail
failure-not-stored = The move could not be saved, so it was not made. Please try again in a moment.
    .title = Not saved
failure-broken-table = This table can no longer be read. We are sorry.
    .title = The table is broken
failure-nothing-to-undo = Nothing can be undone: a card was revealed or somebody else has acted since.
    .title = Nothing to undo
failure-refused = The rules do not allow this now.
    .title = Not now
failure-bad-wish = Something in this form is not valid.
    .title = Please check the form
failure-bad-request = The server did not understand this request.
    .title = Not understood
failure-method = This address does not support this kind of request.
    .title = Not understood
failure-too-big = This is too large.
    .title = Too large
failure-content-type = The server cannot read this kind of data.
    .title = Not understood
failure-too-many =
    { $seconds ->
        [one] That was very fast. Please wait a second.
       *[other] That was very fast. Please wait { $seconds } seconds.
    }
    .title = Too fast
failure-host = There are no tables here under this name. Whoever runs the server can allow the name in its settings.
    .title = Wrong address
failure-closing = The server is restarting. The page will come back by itself.
    .title = One moment
failure-unexpected = Something went wrong here. Nothing is lost; please try again.
    .title = The moon has fallen asleep

failure-wish-unknown-game = There is no such game.
failure-wish-bad-seats = The game cannot be played with that number of people.
failure-wish-bad-chair = That is not a valid occupant for a chair.
failure-wish-bad-bot = There is no such bot here.
failure-wish-only-levels = At a table that is open to everybody, bots play at one of the five levels only.
failure-wish-no-person = There has to be at least one person at the table.
failure-wish-empty = Please type something.
failure-wish-too-long = That is too long.
failure-wish-unknown-option = There is no such house rule.
failure-wish-unknown-preset = There is no such preset.
failure-wish-not-allowed = These house rules do not go together, or the value is not allowed.
failure-wish-bad-address = That is not a mail address.
failure-wish-bad-name = This name is not wanted here. Please choose another one.
failure-wish-bad-report = Say who it is about and what is wrong.
failure-wish-bad-phrase = There is no such phrase here.
failure-wish-rude = Please say it more kindly.
failure-wish-nobody-there = Nobody else sits there who could say anything.
failure-wish-not-sure = Please tick the box if you mean it.
failure-wish-bad-token = This is not the token of this server.
failure-wish-bad-ban = Give a person’s number of 64 digits and letters, or a range of addresses that is not too large.
failure-wish-bad-deck = This deck does not fit this game.
failure-wish-bad-pace = There is no such pace.
failure-wish-bad-speed = Bots do not play at that speed.
failure-wish-bad-key = The key of a move must have 8 to 64 letters and digits.
failure-wish-bad-language = This language is not available.
failure-wish-bad-step = There is no such step in this game.
failure-wish-too-many = That is too many.
failure-wish-bad-order = There is no such advance answer here.
failure-wish-bad-contribution = This is not a valid contribution to the shuffle.

# Shown on a player’s panel while several players choose at the same time.
choosing-now = choosing

standing-off = Ask me again
