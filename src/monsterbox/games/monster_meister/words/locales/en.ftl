# Monster Meister in words. Sentences are our own.
#
# $you: "yes" when the player is the listener, else "no". $owner, $owner_is_you: whose back it is.
# $cell: column and row of a card, `2,-1`.
# $kind: what a face shows: single, twins, mixed, or hidden; $colour, $eyes, $colour2, $eyes2: its monsters.
# $hidden: "yes" when the face is not, or no longer, to be seen.
# $exact, $double, $half: house rules that change a task (reveal_count, t5_double_scores, stop_card).

name = Monster Meister
notice-deck = Which monsters are on which card was never published: these cards are a reconstruction. You can play with your own (house rule “Cards”).
notice-training = Open memory is on: this is a training game, and nobody has to remember anything.

pitch = Four colours, one to four eyes, and every monster looks the same from behind: who remembers where they sit?
intro =
    { pitch }
    Before you lie sixteen cards, face down, in four rows of four. Nobody has seen them yet, not even you.
    Each of the ten rounds has a task: turn up cards that bring points, and turn them up from memory as soon as you can.
    Most points? You are a memorizer and get rid of one of the cards you turned up; it goes under the stray pile.
    Fewest points? You are a muddler: you draw a stray, look at it in secret and add it to your display.
    Then take a good look around, for all cards are turned back.
    In the Competition of the monster tamers one feature after another is named: find a monster that has it, or you are out.
    In the end the fewest monsters with your own back win; a double monster counts as two.
legend =
    How to read the table: columns and rows are counted from 1, as they stand at the edge; what is left of or above the first has a minus. Commands count from 0: 2,0 is column 3 of row 1.
    A face-down card shows only the mark of its back. Each player’s mark stands before the name, that of the strays at the stray pile.
    A face-up card stands in brackets: the letter of its colour (B blue, Y yellow, G green, R red) and its eyes; ×2 is a double monster. A mark behind it says that it has someone else’s back.
    Once the cards are turned back, they vanish from the screen too: this is a memory game.

## Cards

letter =
    { $colour ->
        [blue] B
        [yellow] Y
        [green] G
       *[red] R
    }
colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
       *[red] red
    }
colour2 =
    { $colour2 ->
        [blue] blue
        [yellow] yellow
        [green] green
       *[red] red
    }
eyes =
    { $eyes ->
        [1] one eye
        [2] two eyes
        [3] three eyes
       *[4] four eyes
    }
eyed =
    { $eyes ->
        [1] one-eyed
        [2] two-eyed
        [3] three-eyed
       *[4] four-eyed
    }
eyed2 =
    { $eyes2 ->
        [1] one-eyed
        [2] two-eyed
        [3] three-eyed
       *[4] four-eyed
    }
face =
    { $kind ->
        [single] { colour } monster with { eyes }
        [twins] two { colour } monsters with { eyes } each
        [mixed] { colour } { eyed } and { colour2 } { eyed2 } monster
       *[hidden] card
    }
face-object =
    { $kind ->
        [single] a { face }
        [twins] { face }
        [mixed] a { colour } { eyed } and a { colour2 } { eyed2 } monster
       *[hidden] a card
    }
card = { face }
card-object = { face-object }
back =
    { $back ->
        [own] own back
        [stray] stray
       *[other]
            { $owner_is_you ->
                [yes] your back
               *[no] { $owner }’s back
            }
    }
feature =
    { $feature ->
        [blue] blue
        [yellow] yellow
        [green] green
        [red] red
        [1] one eye
        [2] two eyes
        [3] three eyes
       *[4] four eyes
    }
role =
    { $role ->
        [memorizer] memorizer
        [muddler] muddler
        [both] memorizer and muddler
       *[none] { "" }
    }

## Tasks

task =
    { $task ->
        [T1] 4 cards, green high
        [T2] 4 cards, red high
        [T3] 6 cards, blue good, yellow bad
        [T4] 6 cards, green good, blue bad
        [T5] Until a double monster
        [T6] Until a green monster
        [T7] 6 cards, few eyes
        [T8] Until a two-eyed monster
        [T9] 6 cards, one or four eyes
        [T10] Until a four-eyed monster
       *[C] Competition of the monster tamers
    }
task-number =
    { $exact ->
        [yes] Turn up exactly
       *[no] Turn up at most
    }
task-turn =
    { $task ->
        [T1] { task-number } four cards.
        [T2] { task-number } four cards.
        [T3] { task-number } six cards.
        [T4] { task-number } six cards.
        [T5] Turn up cards until a double monster appears.
        [T6] Turn up cards until a green monster appears.
        [T7] { task-number } six cards.
        [T8] Turn up cards until a monster with exactly two eyes appears.
        [T9] { task-number } six cards.
        [T10] Turn up cards until a monster with exactly four eyes appears.
       *[C] A feature is named, and each of you turns up one card that should show it; whoever misses is out.
    }
task-stop =
    { $half ->
        [yes] { "" }
       *[no] { " " }The card that stops you counts 0.
    }
task-score =
    { $task ->
        [T1] For each monster: green 4, yellow 3, blue 2, red 1 MP.
        [T2] For each monster: red 4, blue 3, yellow 2, green 1 MP.
        [T3] For each monster: blue 2, yellow −1, all others 0 MP.
        [T4] For each monster: green 2, blue −1, all others 0 MP.
        [T5]
            { $double ->
                [yes] For each eye 1 MP, those of the double monster included.
               *[no] For each eye on a card with a single monster 1 MP; the double monster counts 0.
            }
        [T6] For each monster that is not green 1 MP.{ task-stop }
        [T7] For each monster: one eye 4, two eyes 3, three eyes 2, four eyes 1 MP.
        [T8] For each monster that has not two eyes 1 MP.{ task-stop }
        [T9] For each monster: one eye 1, two eyes −2, three eyes −3, four eyes 4 MP.
        [T10] For each monster with fewer than four eyes: red 4, yellow 2, green 1, blue 0 MP.{ task-stop }
       *[C] No points: the last one in is the memorizer, the first ones out are the muddlers.
    }

## What happened

holder-chosen =
    { $you ->
        [yes] You get the task pile first: yours must be the biggest eyes.
       *[no] { $player } gets the task pile first: those must be the biggest eyes.
    }
task-flipped =
    { $you ->
        [yes] Round { $round }: you turn over the task “{ task }”.
       *[no] Round { $round }: { $player } turns over the task “{ task }”.
    }
card-turned =
    { $you ->
        [yes] You turn up
       *[no] { $player } turns up
    } { $hidden ->
        [yes] a card
       *[no] { face-object } in { $cell }
    }.
reveal-done =
    { $you ->
        [yes] You are done turning up cards.
       *[no] { $player } is done turning up cards.
    }
round-scored =
    { $you ->
        [yes] You turned up
       *[no] { $player } turned up
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $points } MP.
nobody-stands-out = Nobody stands out: this round has neither memorizer nor muddler.
memorizer-found =
    { $you ->
        [yes] What a memory! You are a memorizer of this round.
       *[no] What a memory! { $player } is a memorizer of this round.
    }
muddler-found =
    { $you ->
        [yes] All those eyes, so easily mixed up: you are a muddler of this round.
       *[no] All those eyes, so easily mixed up: { $player } is a muddler of this round.
    }
choice-sealed =
    { $you ->
        [yes] You have chosen a card.
       *[no] { $player } has chosen a card.
    }
card-removed =
    { $you ->
        [yes] You get rid of
       *[no] { $player } gets rid of
    } { $hidden ->
        [yes] the card
       *[no] { face-object }
    } in { $cell } ({ back }); the card goes under the stray pile.
draw-impossible = The stray pile cannot serve all the muddlers, so nobody draws.
stray-drawn =
    { $you ->
        [yes] You draw { face-object } ({ back }).
       *[no] { $player } draws { face-object } ({ back }) and takes a secret look at it.
    }
stray-placed =
    { $you ->
        [yes] You place the drawn card ({ back }) face down in { $cell }.
       *[no] { $player } places the drawn card ({ back }) face down in { $cell }.
    }
seat-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $player } is ready.
    }
cards-turned-back = All cards are turned back: round { $round } is over.
feature-named =
    { $you ->
        [yes] You name: { feature }.
       *[no] { $player } names: { feature }.
    }
pick-shown =
    { $you ->
        [yes] You show
       *[no] { $player } shows
    } { $hidden ->
        [yes] a card
       *[no] { face-object } in { $cell }
    }.
stayed-in =
    { $you ->
        [yes] A hit! You stay in.
       *[no] A hit! { $player } stays in.
    }
went-out =
    { $you ->
        [yes] Missed: you are out.
       *[no] Missed: { $player } is out.
    }
had-no-card =
    { $you ->
        [yes] You have no face-down card left and are out.
       *[no] { $player } has no face-down card left and is out.
    }
everybody-went-out = Everybody is out in the same step.
game-ended = The game is over, and all cards are turned up.
seat-scored =
    { $you ->
        [yes] You finish
       *[no] { $player } finishes
    } { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }: { $unit ->
        [cards]
            { $score ->
                [0] no card
                [one] one card
               *[other] { $score } cards
            }
       *[monsters]
            { $score ->
                [0] no monster
                [one] one monster
               *[other] { $score } monsters
            }
    } with { $you ->
        [yes] your
       *[no] their
    } own back ({ $monsters } in all, { $eyes ->
        [one] one eye
       *[other] { $eyes } eyes
    }).

## Questions

prompt-holder = Chance decides who has the biggest eyes.
prompt-deal = Cards are dealt.
prompt-tasks = The tasks are shuffled.
prompt-flip =
    { $you ->
        [yes] Round { $round }: you have the task pile. Turn over the next task.
       *[no] Round { $round }: { $player } turns over the next task.
    }
prompt-reveal =
    { $you ->
        [yes]
            { $left ->
                [0] { task-turn } Which card do you turn up?
                [one]
                    { $exact ->
                        [yes] One card to go: which one do you turn up?
                       *[no] One card to go, or that is enough: which one do you turn up?
                    }
               *[other]
                    { $exact ->
                        [yes] { $left } cards to go: which one do you turn up?
                       *[no] Up to { $left } cards to go: which one do you turn up?
                    }
            }
       *[no] Still turning up cards: { $players }.
    }
prompt-name =
    { $you ->
        [yes] Competition: which feature do you name?
       *[no] Competition: { $player } names a feature.
    }
prompt-pick =
    { $you ->
        [yes] Wanted: { feature }. Which card do you pick?
       *[no] Wanted: { feature }. Still choosing: { $players }.
    }
prompt-remove =
    { $you ->
        [yes] Memorizer: which of your face-up cards do you get rid of?
       *[no] Still choosing a card to get rid of: { $players }.
    }
prompt-place =
    { $you ->
        [yes] Muddler: where do you place { face-object }? Remember it: you will not see it again soon.
       *[no] Still placing a drawn card: { $players }.
    }
prompt-ready =
    { $you ->
        [yes] Take a good look: what was where? When you are ready, the cards are turned back.
       *[no] { $players } { $count ->
            [one] is
           *[other] are
        } still memorizing the cards.
    }
prompt-over = The game is over.

## Choices; .short is for long lists

choice-flip = Turn over the next task
choice-turn-cell = Turn up the card in { $cell }
    .short = { $cell }
choice-done = That is enough: no more cards for this task
    .short = that is enough
choice-name-feature = Name: { feature }
choice-pick-cell = Pick the card in { $cell }
    .short = { $cell }
choice-remove-cell = Get rid of { face-object } in { $cell } ({ back })
choice-place-cell = Place the card in { $cell }
    .short = { $cell }
choice-ready = Ready: turn the cards back

## Refusals

refusal-no-card-there = There is no card at that place.
refusal-not-turned = You can only get rid of a card that you turned up in this round.
refusal-turned-already = This card is already face up.
refusal-cell-taken = There is already a card at that place.
refusal-outside = That place is outside the six-by-six frame of your display.
refusal-touches-nothing = A new card must share an edge with one of your cards.
refusal-named-already = This feature has already been named.
refusal-must-go-on = You are not done yet: the task requires more cards.
refusal-unknown-choice = There is no such choice in this game.
refusal-unknown-feature = That is not a feature; features are blue, yellow, green, red and the numbers of eyes from 1 to 4.
refusal-unknown-cell = That is not a place; write column and row, for example 2,0 or -1,3.
refusal-unknown-outcome = That is not a possible outcome of chance.

## House rules

preset-friendly = Friendly
    .about = Everybody sees at once what you turn up, you may stop early, and any feature but the last one may be named again.
option-deck = Cards
    .about = Which monsters are on the cards.
    .twins = doubles are twins
    .mixed = doubles are two different monsters
    .free = cards of your own
option-first_holder = First task pile
    .about = Who gets the task pile first.
    .random = at random
    .number-0 = the first seat
    .number-1 = the second seat
    .number-2 = the third seat
    .number-3 = the fourth seat
option-namer = Naming features
    .about = Who names the next feature in a competition.
    .rotate = the next one still in, clockwise
    .left_of_holder = always the first one still in after the holder
option-repeat_features = Repeated features
    .about = Whether a feature may be named again in a competition.
    .fresh = not before all eight have been named
    .not_last = any but the one named last
    .free = any at any time
option-reveal_count = Number of cards
    .about = Whether you must turn up as many cards as a task says.
    .exact = exactly as many
    .up_to = fewer are allowed
option-reveal_visibility = Open cards
    .about = When the others see what you turn up.
    .at_end = when all are done
    .open_table = at once
option-draw_order = Order of drawing
    .about = Which of several muddlers draws first.
    .holder_first = clockwise from the holder
    .left_of_holder_first = clockwise from the left of the holder
option-frame = Frame
    .about = Where the six by six places of a display lie.
    .floating = wherever its cards are
    .fixed = around the first four by four, for good
option-all_out = All out together
    .about = What happens when all drop out of a competition in the same step.
    .neither = no memorizer and no muddler
    .both = all are both
    .memorizers_only = all are memorizers
option-final_count = Last count
    .about = What is counted in the end.
    .monsters = monsters, a double is two
    .cards = cards, a double is one
option-pile_backs = Stray pile
    .about = Which backs of the stray pile you see.
    .top = only the top one
    .all = all of them, in order
option-open_memory = Open memory
    .about = Whether cards you have seen stay visible, for training.
    .off = no, remember them
    .own_ghosts = yes, those in your own display
    .all_open = yes, all that anybody has seen
option-twelfth_task = Twelfth task
    .about = What the twelfth task card is.
    .second_competition = a second competition
    .none = there is none
option-t5_double_scores = Until a double monster
    .about = Whether the double monster that stops you counts.
    .no = no
    .yes = yes, with all its eyes
option-stop_card = Card that stops you
    .about = What counts on a double monster of which one half stops you.
    .other_half_scores = the other half
    .scores_nothing = nothing
option-on_timeout = Out of time
    .about = Who chooses for a player whose time is up.
    .random = chance
    .bot = a bot
option-memorize_time = Time to memorize
    .about = How long the cards stay open at the end of a round.
    .confirm = until all are ready
    .value-10s = 10 seconds at most
    .value-20s = 20 seconds at most
    .value-30s = 30 seconds at most

## Labels on the table

label-round = Round { $round } of 10
label-pile = Stray pile
label-drawn = Drawn
label-own = Own cards
label-points = MP
label-feature = Wanted
label-holder = has the task pile
label-out = out
label-left-out = Left out

## Score sheet

sheet-title = Final score
sheet-place = Place
sheet-rounds = Monster points, round by round
sheet-roles = { $memorizer } memorizer, { $muddler } muddler
sheet-nobody = Equal down to the last eye: nobody becomes Monster Meister. Better play again!
sheet-winner =
    { $you ->
        [yes] You are the Monster Meister!
       *[no] { $names } is the Monster Meister!
    }
score-goal = Whoever has the fewest monsters of their own left wins.
score-total = Monsters
score-unit =
    { $count ->
        [one] one monster
       *[other] { $count } monsters
    }
score-own = With their own back
score-all = With any back
score-eyes = Eyes

## On the page

web-box =
    .line = Who hides where? Turn up the right monsters from memory, and get rid of your own.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
web-busy =
    { $phase ->
        [flip] takes a task
        [reveal] turning cards
        [name] naming
        [place] placing
        [ready] memorizing
       *[other] choosing
    }
web-done =
    { $phase ->
        [reveal] done
        [place] has placed it
        [ready] ready
       *[other] has chosen
    }
web-yours = Your monsters
web-yours-named = { $name }, your monsters
web-of = { $name }’s monsters
web-see-task = Enlarge the task
web-peek = Enlarge { $name }’s monsters
web-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
web-cell = column { $column }, row { $row }
web-down = face down
# After the name of a card that lies face down, with open memory.
web-ghost = seen before: { $face }
web-your-choice = your choice
web-turned =
    { $number ->
        [0] { $count } turned up
       *[other] { $count } of { $number } turned up
    }
web-does-twins = A double counts as two monsters
web-own-left = Own monsters left
web-only-you = Only you see it. Place it face down where there is a plus.
web-has-drawn = has drawn a card
web-task-pile = task pile, face down
web-named-by = named by { $name }
web-still-in = Still in
web-on-top = on top: { $back }
web-tasks-so-far = Tasks so far
web-last-count = Last count
web-round-by-round = Round by round
web-minds = What the bots believed
web-minds-right = { $right } of { $count } right, { $others } without an idea
web-mind-blank = no idea; it was { $truth }
web-mind =
    believed: { $believed } ({ $percent }% sure); { $verdict ->
        [right] right
       *[wrong] wrong, it was { $truth }
    }
web-training = Training
web-lesson-task = The task of this round: how many cards to turn up, or until which one, and what each monster is worth. Everybody turns cards at the same time, and being quick does not help.
web-lesson-strays = Most points? You put one of your turned cards under the strays. Fewest? You get a stray, look at it once and place it. In the end, the fewest monsters with your own back win.
web-lesson-memory = Take a good look before you say that you are ready: then all cards are turned back, and you have only your memory.

# Why a choice is better than another: what it brings, or spares.

reason-memorizer-found = It more often makes you a memorizer.
reason-muddler-found = It spares you the stray of a muddler.
reason-went-out = You stay in the competition.
reason-points = It is worth more points in this task.
reason-reveal-done = You may go on turning cards up.
reason-own-backs = A card of your own set goes, and in the end your monsters count against you.
reason-cards = It leaves you with fewer cards.
# The lesson
lesson-aim = Before you lie 16 monsters with your own back, all face down. Whoever has the fewest of their own in the end becomes Monster Meister: get rid of yours.
lesson-task = Every round begins with a task for all. Turn it up: tap the task pile.
    .not = The task comes first: tap the pile.
lesson-turn = Turn up cards until a green monster appears. Every other one brings a point. Begin with the ringed card.
    .not = You may turn up any of them. Take the ringed one here, so that the lesson can go on.
lesson-more = A red monster, one point! It is not green, so go on: turn up the next ringed card.
    .not = Any other would do as well. Take the ringed one here: a surprise is waiting on it.
lesson-green = Two monsters on one card, two more points! One more card: turn up the ringed one.
    .not = Any other would do as well. Take the ringed one here.
lesson-remove = Green, stop: three points for you, none for { $bot }. You have the most and give one turned card away. Take the one with two monsters!
    .not = That would get rid of a monster, too. The card that shows two gets rid of both.
lesson-ready = Two fewer of your own! { $bot } had the fewest points and got a stray. Remember well what lies open: “Ready” turns everything back.
    .not = Take one more look at everything, then press “Ready”.
lesson-end = Your first round, and the first monsters are gone! Do you remember where the green card lies? That is how this game is won.
