# What the pages in the browser say.

about-line = Monster games to play in the browser: with friends, on one device or against bots.
skip-to-content = Skip to the content
rule = Rule
language = Language
light = Light
light-auto = As the device
light-light = Moonlight
light-dark = Night
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
with-friends = With friends
one-device = On one device
choose-game = Choose a game
the-game = In the box
more-options = Bots, house rules, pace
read-rules = Rules
box-seats = { $low }–{ $high } players
box-minutes = { $low }–{ $high } minutes
box-zombeasts =
    .line = Close the moon with four cards of one colour, and snatch the quarter you are missing.
    .minutes-low = 20
    .minutes-high = 30
promise-fair = Every shuffle can be checked
promise-bots = Bots fill empty chairs
promise-private = No account, no tracking
for-programs = For programs
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
go-on = Go on
look = Look
join = Join
watch = Watch

## A new table

new-table = A new table
who-plays = Who plays
mode-bots = Against bots
mode-bots-about = You play, bots take the other chairs. You can begin at once.
mode-friends = With friends
mode-friends-about = Every free chair gets a link and a code to send to a friend.
mode-device = On one device
mode-device-about = You pass the device on; a curtain hides your cards in between.
how-many = How many players?
who-sits-where = Who sits where?
chair-number = Chair { $number }
chair-me = you
chair-here = somebody at this device
chair-invite = a friend, by link
chair-bot = bot: { $name }
chair-name = Name for chair { $number }
chair-name-empty = any name
open-table = Set the table
pace-and-rules = Pace, visitors, house rules
pace = Pace
pace-live = Live
pace-live-about = everybody is here now; a bot stands in for whoever is gone for three minutes.
pace-days = Days
pace-days-about = everybody has three days for a turn.
open-to-all = Show this table to everybody on the home page
house-rules = House rules
meet-the-bots = Meet the bots

## Invitations

invite-links = Invite friends
links-lead =
    { $count ->
        [one] One chair is free. Send its link, or let your friend scan the code.
       *[other] { $count } chairs are free. Send each friend one of the links, or let them scan the code.
    }
link-of = Link for chair { $number }
qr-code = Code with the link for chair { $number }
no-free-seats = All chairs are taken.
to-the-table = To the table
invited-to = Come and play { $game }
sit-down = Sit down
link-once = The link seats one person. Your browser remembers your chair; you need no account.

## Before the first card

lobby-title = The table is set
lobby-waiting =
    { $count ->
        [0] Everybody is here.
        [one] One chair is still free. The cards are dealt when it is taken.
       *[other] { $count } chairs are still free. The cards are dealt when all are taken.
    }
chair-free = free
that-is-you = that is you
is-here = is here
host = host
sit-here = Sit here
bot-level = Which bot
put-bot-here = Put a bot here
fair-promise = The cards follow from a secret that is fixed already. Its fingerprint:

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
bot-plays-for-you = A bot plays for you.
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
put-back = Put back
# $card: the card that was picked up.
picked = { $card }: where to?
all-choices =
    { $count ->
        [one] List the only choice
       *[other] List all { $count } choices
    }
line-lost = Connection lost, reconnecting …
unsent = This could not be sent. Please try again.
sound = Sound
watch-so-far = What happened so far
leave = Leave the table
leave-sure = Leave? A bot plays on in your chair.
give-up = End the game
give-up-sure = End the game for everybody?
given-up-prompt = The game was ended early.
hand-it-to = Hand it to { $name }
no-peeking = The cards are hidden. Everybody else: no peeking.
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
lesson-prompt = Here you read what to do next. The small number beside it opens the rule it comes from.
lesson-hand = These are your cards. What has a dashed seam can be used now: touch it. Touch anything else, and you are told why not.
lesson-help = The book holds all rules, the menu has the keys and these first steps. “Undo” takes a choice back until a card is revealed. Have fun!

## Keys

keys = Keys
keys-letters = Use single letters and digits
key-arrows = from card to card, from moon to moon
key-digits = card 1 to 9 of your hand
key-enter = play or choose
key-escape = put back, close
key-hand = to your hand
key-board = to the table
key-seats = to the players
key-prompt = to the question
key-choices = list all choices
key-log = to what happened
key-undo = undo
key-preview = see the card large
key-rules = rules
key-help = this list

## Rules

rules = Rules
rules-of = The rules of { $game }
search-rules = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
all-rules = All rules
in-short = In short

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
points-total = Points
fewest-win = Fewer is better; the next number decides between equals.
score-reasons = Where the points come from
rematch = Rematch
to-the-rematch = To the rematch
watch-again = Watch again
check-shuffle = Check the shuffle
record = Download the record

## Replay

replay-first = To the beginning
replay-back = One step back
replay-run = Play
replay-on = One step on
replay-step = Step
fork-here = Play on from here

## Fairness

fairness = Fair shuffle
fair-how = Before the first card the server fixed a secret number and showed its fingerprint. All cards follow from that number. When the game is over the number is shown, and your browser can work out every draw again: nobody could choose the cards.
fair-commitment = Fingerprint of the secret, shown before the first card
fair-seed = The secret
fair-seed-later = It is shown when the game is over.
fair-contributions = What players added to it
fair-check =
    { $count ->
        [one] Check the only draw now
       *[other] Check all { $count } draws now
    }
fair-checking = Checking …
fair-kept = Your browser noted the same fingerprint when you first came to this table.
fair-first-seen = Your browser notes this fingerprint now and compares it later.
fair-changed = Your browser had noted another fingerprint for this table!
fair-promise-good = The fingerprint belongs to the secret.
fair-promise-bad = The fingerprint does not belong to the secret!
fair-good = All { $count } draws follow from the secret.
fair-bad = { $count } draws do not follow from the secret!
fair-failed = The draws could not be fetched. Please try again.
fair-draw = Draw { $number }
fair-more = Check it somewhere else
fair-elsewhere = This page does the sums. That the rules allowed each draw is checked by the program itself: download the record and run this command.

## Failures

failure-unknown = There is nothing here. Perhaps the link is incomplete, or the table no longer exists.
    .title = Nothing here
failure-csrf = This page was open too long or came from somewhere else. Please reload it and try again.
    .title = Please try again
failure-not-your-seat = This is not your chair.
    .title = Not your chair
failure-not-the-host = Only the host of the table may do this.
    .title = Only the host
failure-seat-taken = Somebody else already sits there.
    .title = Chair taken
failure-table-full = All chairs at this table are taken. You can watch.
    .title = The table is full
failure-bad-link = This link has been used already or does not belong to this table. Ask for a new one.
    .title = This link is used up
failure-stale = The table has changed in the meantime. Look again and choose anew.
    .title = The table has changed
failure-key-reused = This move was sent twice with different content. Please choose again.
    .title = Please choose again
failure-not-begun = The game has not begun yet.
    .title = Not yet
failure-not-over = This can be seen when the game is over.
    .title = Not yet
failure-already-over = The game is over.
    .title = The game is over
failure-too-many-tables = You have many open tables already. Finish one, then open a new one.
    .title = Too many tables
failure-not-stored = The move could not be saved, so it was not made. Please try again in a moment.
    .title = Not saved
failure-broken-table = This table cannot be read any more. We are sorry.
    .title = The table is broken
failure-nothing-to-undo = Nothing can be taken back: a card was revealed or somebody else acted since.
    .title = Nothing to undo
failure-refused = The rules do not allow this now.
    .title = Not now
failure-bad-wish = Something in this form cannot be.
    .title = Please check the form
failure-bad-request = The server did not understand this request.
    .title = Not understood
failure-method = This address cannot be used in this way.
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
failure-closing = The server is being restarted. The page comes back by itself.
    .title = One moment
failure-unexpected = Something went wrong here. Nothing is lost; please try again.
    .title = The moon has fallen asleep

failure-wish-unknown-game = There is no such game.
failure-wish-bad-seats = The game is not played with that many people.
failure-wish-bad-chair = Nobody like that can sit in a chair.
failure-wish-bad-bot = There is no such bot here.
failure-wish-no-person = At least one person has to sit at the table.
failure-wish-empty = Please type something.
failure-wish-too-long = That is too long.
failure-wish-unknown-option = There is no such house rule.
failure-wish-not-allowed = These house rules do not go together, or the value is not allowed.
failure-wish-bad-deck = This is no deck for this game.
failure-wish-bad-pace = There is no such pace.
failure-wish-bad-key = The key of a move has 8 to 64 letters and digits.
failure-wish-bad-language = There is no such language here.
failure-wish-bad-step = The game has no such step.
failure-wish-too-many = That is too many.
failure-wish-bad-order = There is no such standing answer here.
failure-wish-bad-contribution = This cannot be added to the shuffle.

## Zombeasts

zombeasts-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
zombeasts-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
zombeasts-draw-hint = draw here, from the pile or from a hand
zombeasts-moons-of = { $name }’s moons
zombeasts-peek = See { $name }’s moons large
zombeasts-free = free
zombeasts-of-four = { $count } of 4
# $moon: as in zombeasts/moon.
zombeasts-add-here = { $moon }: place the card here
zombeasts-start-here = new { $moon }: place the card here
zombeasts-held = Now to be placed: { $card }
zombeasts-empty-hand = No cards in hand.
zombeasts-lesson-moons = Your moons grow here. Four cards of one colour, two left and two right quarters, make a full moon: that is where points come from.
zombeasts-lesson-stock = After playing you draw here: an open card, the pile, or blindly from somebody’s hand. The number on the card you played says how many.

## Oh My Brain

box-oh-my-brain =
    .line = Your undead animals climb onto the horde; whoever cannot keep up pays with brains.
    .minutes-low = 10
    .minutes-high = 20
# On the panel of a player, where several choose at the same time.
choosing-now = choosing
oh-my-brain-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
oh-my-brain-brains =
    { $count ->
        [0] no brains
        [one] one brain
       *[other] { $count } brains
    }
oh-my-brain-in-grave = { $count } in the graveyard
# What the next card must be; $more: one more than the top card.
oh-my-brain-next =
    { $next ->
        [any] any card fits
        [below] below 8
        [zero] only a 0
       *[climb] { $more } or more, or a 0
    }
oh-my-brain-nobody = Nobody yet
oh-my-brain-see-pile = See all cards: { $pile }
oh-my-brain-top-by = played by { $name }
oh-my-brain-on-top = On top: { $card }
oh-my-brain-piles = Piles and die
oh-my-brain-chosen = has chosen
oh-my-brain-starter = began this round
oh-my-brain-empty-hand = No cards in hand.
oh-my-brain-pass = Pass
# § stands for the card until it is picked up.
oh-my-brain-picked = { $card }: how many?
oh-my-brain-your-sign = your sign
oh-my-brain-who-starts = Who starts?
# After the name of a card.
oh-my-brain-card-does =
    { $does ->
        [any] fits on everything
        [below] the next card must be below 8
        [again] clears the horde, and you go again
       *[roll] rolls the die
    }
oh-my-brain-lesson-horde = Everybody climbs onto the horde: your card must be higher than the one on top, or a 0. Several equal cards go at once; all but one land in graveyards of others. If you cannot or will not play, you pass and pay a brain.
oh-my-brain-lesson-yard = Your graveyard, which only you see. With fewer than three cards in hand you take cards from here. Be the first to have no cards at all: the others pay a brain for each card they still hold.

## Monster Meister

box-monster-meister =
    .line = Who hides where? Turn up the right monsters from memory, and get rid of your own.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
monster-meister-busy =
    { $phase ->
        [flip] takes a task
        [reveal] turning cards
        [name] naming
        [place] placing
        [ready] memorizing
       *[other] choosing
    }
monster-meister-done =
    { $phase ->
        [reveal] done
        [place] has placed it
        [ready] ready
       *[other] has chosen
    }
monster-meister-yours = Your monsters
monster-meister-yours-named = { $name }, your monsters
monster-meister-of = { $name }’s monsters
monster-meister-peek = See { $name }’s monsters large
monster-meister-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
monster-meister-cell = column { $column }, row { $row }
monster-meister-down = face down
# After the name of a card that lies face down, with open memory.
monster-meister-ghost = seen before: { $face }
monster-meister-your-choice = your choice
monster-meister-turned =
    { $number ->
        [0] { $count } turned up
       *[other] { $count } of { $number } turned up
    }
monster-meister-own-left = own monsters left
monster-meister-only-you = Only you see it. Place it face down where there is a plus.
monster-meister-has-drawn = has drawn a card
monster-meister-task-pile = task pile, face down
monster-meister-named-by = named by { $name }
monster-meister-still-in = Still in
monster-meister-on-top = on top: { $back }
monster-meister-tasks-so-far = Tasks so far
monster-meister-last-count = Last count
monster-meister-round-by-round = Round by round
monster-meister-minds = What the bots believed
monster-meister-minds-right = { $right } of { $count } right, { $others } without an idea
monster-meister-mind-blank = no idea; it was { $truth }
monster-meister-mind =
    believed: { $believed } ({ $percent }% sure); { $verdict ->
        [right] right
       *[wrong] wrong, it was { $truth }
    }
monster-meister-training = Training
monster-meister-lesson-task = The task of this round: how many cards to turn up, or until which one, and what each monster is worth. Everybody turns cards at the same time, and being quick does not help.
monster-meister-lesson-strays = Most points? You put one of your turned cards under the strays. Fewest? You get a stray, look at it once and place it. In the end, the fewest monsters with your own back win.
monster-meister-lesson-memory = Look well before you say that you are ready: then all cards are turned back, and nothing but your memory keeps them.

## Humans!!!, alone and with Zombies!!!

box-humans =
    .line = You are the zombies: break in, catch the living, eat them or make them your own.
    .minutes-low = 30
    .minutes-high = 60
box-humans-zombies =
    .line = Two games on one map: some play the undead, others fight their way to the helipad.
    .minutes-low = 60
    .minutes-high = 120
# Answers in advance: the button, and what it says while it stands.
order-pass-until-turn = Pass until my turn
order-ask-in-reach = Ask only about prey in reach
standing-pass-until-turn = You pass until your turn.
standing-ask-in-reach = You are asked only when prey in your reach is captured.
standing-off = Ask me again
humans-map =
    { $count ->
        [one] Map of the town, one tile
       *[other] Map of the town, { $count } tiles
    }
humans-zoom = Size of the map
humans-zoom-in = Larger
humans-zoom-out = Smaller
humans-zoom-fit = Whole map
humans-turn-left = Turn the tile left
humans-turn-right = Turn the tile right
humans-lay-here = Place it here
# § stands for the number.
humans-steps-away = steps away: { $count }
# Who stands on a space.
humans-here =
    { $kind ->
        [human] a human
        [npc]
            { $count ->
                [one] a neutral zombie
               *[other] { $count } neutral zombies
            }
        [pawn] { $name }’s shotgun guy
       *[zombie]
            { $count ->
                [one] { $name }’s zombie
               *[other] { $count } of { $name }’s zombies
            }
    }
humans-lying =
    { $kind ->
        [open] No-Barricade marker
        [life] life token
        [bullet] bullets
       *[die] dice token
    }
humans-ways = on to: { $ways }
humans-closed = nailed up: { $ways }, barricade { $number }
humans-humans =
    { $count ->
        [one] one human
       *[other] { $count } humans
    }
humans-dice =
    { $count ->
        [0] no dice tokens
        [one] one dice token
       *[other] { $count } dice tokens
    }
humans-barricade = barricade { $number }
humans-opened =
    { $count ->
        [one] opened in one place
       *[other] opened in { $count } places
    }
humans-exits = exits: { $ways }
humans-in-words = The town in words
humans-nearest = From your zombies to the nearest human
humans-near =
    { $steps ->
        [0] { $space }: a human is right there
        [one] { $start }: one step, { $space }
       *[other] { $start }: { $steps } steps, { $space }
    }
humans-none-near = No human can be reached as things are.
humans-nearest-foe = From your shotgun guy to the nearest neutral zombie
humans-nearest-helipad = From your shotgun guy to the Helipad
humans-way =
    { $steps ->
        [0] { $space }: right where you stand
        [one] { $start }: one step, { $space }
       *[other] { $start }: { $steps } steps, { $space }
    }
humans-no-way = As things are, no way leads there.
humans-tiles = Tiles
humans-piles = Round and piles
humans-round = Round { $round }
humans-tiles-left = Tiles left
humans-supply = Humans in supply
humans-events = Event cards
humans-discard = Discarded
humans-drawn = Drawn
humans-hand = Cards
humans-tokens = Dice tokens
humans-ability = ability
humans-used = used
humans-card-used = card of the round played
humans-weapon = weapon +{ $bonus }
humans-event = event
humans-item = item
humans-items = Your items
humans-empty-hand = No cards in hand.
humans-card-free = card of the round still free
humans-track = { $zombies } zombies, { $eaten } eaten
humans-collected = { $count } of { $goal } zombies
# What is being rolled for.
humans-stage =
    { $kind ->
        [barricade] Breaking in
        [capture] Capture
       *[other] Fight
    }
humans-duel =
    { $kind ->
        [barricade]
            { $needed ->
                [1] { $name } breaks in: the barricade gives way by itself
               *[other] { $name } breaks in: { $needed } or more is needed
            }
        [capture]
            { $against ->
                [somebody] { $name } grabs { $foe }: { $needed } or more is needed
               *[nobody] { $name } grabs a human: { $needed } or more is needed
            }
        [attack]
            { $against ->
                [somebody] { $name } attacks { $foe }’s zombie: { $needed } or more is needed
               *[nobody] { $name } attacks a player’s zombie: { $needed } or more is needed
            }
       *[fight] { $name } fights a neutral zombie: { $needed } or more is needed
    }
humans-rolls =
    { $what ->
        [weapon] { $face } for the weapon
        [flee] { $face } to flee
       *[other] { $face }
    }
humans-fate =
    { $fate ->
        [paralysed] loses the next turn
        [afraid-next] will be afraid
        [afraid] is afraid
        [cramped-next] will shun buildings
        [cramped] shuns buildings
        [untied] has a loose shoelace
        [marbles-next] spills marbles
        [marbles] spills marbles
        [food-next] throws food
        [food] throws food
        [left] has left
       *[dead] is dead
    }
humans-key-zoom = map larger, smaller, whole; arrows with Shift move it
humans-key-next = on to the next thing that can be done on the map
humans-key-turn = turn the tile
humans-lesson-town = The town grows with every tile. Touch one of your zombies, then a space with a ring: it walks there. Drag the map, zoom with the wheel or with two fingers.
humans-lesson-goal = Each of your zombies on the map and each human you have eaten is a point. Reach the number on your character first.
humans-lesson-capture = Walk onto humans to catch them. Buildings are nailed up: stop beside one and break in. Whoever is caught may be armed by the others, so watch your wounds.
humans-lesson-gun = You are a shotgun guy: no barricade stops you. Touch a space with a ring and you walk there. Where a zombie stands, you fight: the die and your bonuses must make 4, bullets help, a miss costs a life.
humans-lesson-gun-goal = Every zombie you kill joins your collection. You win with 25, or on the centre of the Helipad, the last tile, when no zombie is left there.
