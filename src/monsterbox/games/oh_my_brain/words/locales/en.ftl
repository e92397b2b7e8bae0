# Oh My Brain in words. Sentences are our own.
#
# $you, $victim_is_you, $receiver_is_you, $other_is_you: "yes" when that player is the listener, else "no".
# $card, $buried, $other_card: a card as in `card-object`, or `card-hidden`; $cards, $others, $got, $gave: labels.
# $hidden: "yes" when the listener does not see the card.

name = Oh My Brain
notice-deck = How often each number occurs, and which cards roll the die, was never published: this deck is a reconstruction. You can play with your own numbers (house rules “Deck” and “Marshmallow cards”).

pitch = Zombie animals climb onto the horde, and whoever cannot keep up pays with brains.
intro =
    { pitch }
    Get rid of all your cards first, those in your hand and those in your graveyard.
    In your turn you play onto the horde: one card, or several of the same number, higher than the top card.
    Of several equal cards one stays on the horde; the others land in graveyards of your opponents.
    Cannot or do not want to play? Pass: the horde is cleared, you lose a brain, draw two cards and start a new horde.
    Then you refill your hand to three cards from your graveyard.
    The mosquito 0 always fits, after the spider 8 the next card must be below 8, and the mouse 11 clears the horde and lets you go again.
    Marshmallow cards make you roll the die: a gift, rain, theft, a brain, a swap or another play.
    When somebody has no cards left, all the others pay a brain for each of theirs. Once somebody has none left, the most brains win.
legend =
    How to read a card: “owl 12” is the owl with the number 12. In your hand “die” marks a marshmallow card; “fits”, “<8” and “again” mark the teasing cards 0, 8 and 11.
    Of the horde you see the numbers from the bottom to the top; the card in brackets is the top one.

## Cards and die

animal =
    { $value ->
        [0] mosquito
        [1] ant
        [2] snail
        [3] moth
        [4] goldfish
        [5] frog
        [6] tortoise
        [7] bat
        [8] spider
        [9] crow
        [10] duck
        [11] mouse
        [12] owl
        [13] hedgehog
        [14] pig
        [15] sheep
        [16] fox
        [17] bear
        [18] moose
       *[19] elephant
    }
card = { animal } { $value }
card-object = the { card }
mark =
    { $mark ->
        [roll] die
        [mosquito] fits
        [spider] <8
        [mouse] again
       *[none] { "" }
    }
face =
    { $face ->
        [GIVE] Give
        [RAIN] Rain
        [STEAL] Steal
        [GAIN] Gain
        [SWAP] Swap
       *[REPLAY] Replay
    }
face-effect =
    { $face ->
        [GIVE] one hand card goes into an opponent’s graveyard
        [RAIN] one reserve card drops into every graveyard
        [STEAL] one brain is taken from an opponent
        [GAIN] one brain comes from the supply
        [SWAP] hand or graveyard is swapped with an opponent’s
       *[REPLAY] another card onto the horde at once
    }
sign =
    { $sign ->
        [rock] rock
        [paper] paper
       *[scissors] scissors
    }

## What happened

round-started =
    { $you ->
        [yes] Round { $round } begins: you start.
       *[no] Round { $round } begins: { $player } starts.
    }
lot-dealt =
    { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $player } is dealt cards.
    }
card-buried =
    { $you ->
        [yes] You put { $card } into your graveyard.
       *[no] { $player } puts { $card } into the graveyard.
    }
turn-started =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $player }’s turn.
    }
cards-played =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } { $count ->
        [one] { $card }
       *[other]
            { $hidden ->
                [yes] { $count } equal cards
               *[no] { $card } ×{ $count }
            }
    }.
extra-given =
    { $you ->
        [yes] You put
       *[no] { $player } puts
    } { $hidden ->
        [yes] an extra card
       *[no] { $card }
    } into { $receiver_is_you ->
        [yes] your graveyard
       *[no] { $receiver }’s graveyard
    }.
turn-passed =
    { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
horde-cleared =
    The horde is cleared away: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
brain-lost =
    { $you ->
        [yes] You lose a brain.
       *[no] { $player } loses a brain.
    }
reserve-renewed =
    The discard is shuffled and becomes the new reserve: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $card } from the reserve.
card-kept =
    { $count ->
        [one]
            { $you ->
                [yes] You take { $card } into your hand.
               *[no] { $player } takes the card into the hand.
            }
       *[other]
            { $you ->
                [yes] You keep { $card } and put { $buried } into your graveyard.
               *[no] { $player } keeps one card and puts the other into the graveyard.
            }
    }
die-rolled =
    { $you ->
        [yes] You roll
       *[no] { $player } rolls
    } the die. { face }: { face-effect }.
roll-without-effect =
    { $face ->
        [GIVE] There is no hand card to give: nothing happens.
        [RAIN] There are too few cards for rain: nothing happens.
        [STEAL] There is nobody to steal from: nothing happens.
        [GAIN] The supply is empty: nothing happens.
        [SWAP] There is nothing to swap: nothing happens.
       *[REPLAY] Nothing happens.
    }
card-given =
    { $you ->
        [yes] You give
       *[no] { $player } gives
    } { $card } away, into { $receiver_is_you ->
        [yes] your graveyard
       *[no] { $receiver }’s graveyard
    }.
rain-fell =
    { $you ->
        [yes] It rains { $card } into your graveyard.
       *[no] It rains { $card } into { $player }’s graveyard.
    }
rain-spread = It rains a card into each of these graveyards: { $players }.
rain-missed =
    { $you ->
        [yes] No card is left to rain on you.
       *[no] No card is left to rain on { $player }.
    }
brain-stolen =
    { $you ->
        [yes] You steal a brain from { $victim }!
       *[no] { $player } steals a brain from { $victim_is_you ->
            [yes] you
           *[no] { $victim }
        }!
    }
brain-gained =
    { $you ->
        [yes] You gain a brain.
       *[no] { $player } gains a brain.
    }
hands-swapped =
    { $you ->
        [yes] You swap hands with { $other }. You get: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } swaps hands with you. You get: { $gave }.
           *[no] { $player } and { $other } swap hands.
        }
    }
graves-swapped =
    { $you ->
        [yes] You swap graveyards with { $other }. You get: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } swaps graveyards with you. You get: { $gave }.
           *[no] { $player } and { $other } swap graveyards.
        }
    }
swap-declined =
    { $you ->
        [yes] You decline the swap.
       *[no] { $player } declines the swap.
    }
play-repeated =
    { $you ->
        [yes] You play again.
       *[no] { $player } plays again.
    }
card-taken-up =
    { $you ->
        [yes] You take { $card } from your graveyard into your hand.
       *[no] { $player } takes { $card } from the graveyard into the hand.
    }
refill-left =
    { $you ->
        [yes] You take no further card from your graveyard.
       *[no] { $player } takes no further card from the graveyard.
    }
turn-repeated =
    { $you ->
        [yes] The mouse gives you another turn.
       *[no] The mouse gives { $player } another turn.
    }
round-ended =
    { $you ->
        [yes] You have no cards left: the round is over!
       *[no] { $player } has no cards left: the round is over!
    }
brains-paid =
    { $cards ->
        [0]
            { $you ->
                [yes] You have no cards either and pay nothing.
               *[no] { $player } has no cards either and pays nothing.
            }
       *[other]
            { $you ->
                [yes] You pay
               *[no] { $player } pays
            } { $brains ->
                [one] one brain
               *[other] { $brains } brains
            } for { $cards ->
                [one] one card
               *[other] { $cards } cards
            }.
    }
sign-shown =
    { $you ->
        [yes] You show
       *[no] { $player } shows
    } { sign }.
throw-undecided = Undecided: once more.
game-stalled = Enough cards have been played: the game ends here, and nobody pays for cards.
seat-gone =
    { $you ->
        [yes] You have left the table, and your brains go to the supply.
       *[no] { $player } has left the table, and those brains go to the supply.
    }
game-ended = The game is over.
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
    } { $score ->
        [0] without a brain
        [one] with one brain
       *[other] with { $score } brains
    }.

## Questions

prompt-start = Chance decides who starts.
prompt-deal = Cards are dealt.
prompt-draw =
    { $you ->
        [yes] You draw from the reserve.
       *[no] { $player } draws from the reserve.
    }
prompt-rain = It rains cards.
prompt-roll =
    { $you ->
        [yes] You roll the die.
       *[no] { $player } rolls the die.
    }
prompt-split =
    { $you ->
        [yes] Deal { $lot } of 3: bury one card. The other two join your hand.
       *[no] Still choosing a card to bury: { $players }.
    }
prompt-bury =
    { $you ->
        [yes]
            { $buried ->
                [0] Choose three cards for your graveyard, one after another. Which one first?
                [1] Which card goes into your graveyard second?
               *[2] Which card goes into your graveyard last? The others are your hand.
            }
       *[no] Still choosing cards for their graveyards: { $players }.
    }
prompt-play =
    { $you ->
        [yes]
            { $ground ->
                [empty] The horde is empty: play any number.
                [pass] Your hand is empty: you can only pass.
                [below] On the spider you must play below 8, or pass.
                [zero] On the mosquito any number fits; play or pass.
                [peak] Only a 0 fits on 19; play one or pass.
               *[climb] Play higher than { $top } (a 0 always fits), or pass.
            }
       *[no] { $player } plays or passes.
    }
prompt-distribute =
    { $you ->
        [yes]
            { $extras ->
                [one] One extra card to give away.
               *[other] { $extras } extra cards to give away, one by one.
            } Into whose graveyard do you put { $card }?
       *[no] { $player } gives the extra cards away.
    }
prompt-keep =
    { $you ->
        [yes] Which of the two cards do you keep in your hand? The other goes into your graveyard.
       *[no] { $player } decides which card to keep.
    }
prompt-give-card =
    { $you ->
        [yes] Give: which card of your hand do you give away?
       *[no] Give: { $player } gives a card away.
    }
prompt-give-to =
    { $you ->
        [yes] Give: into whose graveyard do you put { $card }?
       *[no] Give: { $player } gives a card away.
    }
prompt-steal =
    { $you ->
        [yes] Steal: from whom do you take a brain?
       *[no] Steal: { $player } is looking for a victim.
    }
prompt-swap =
    { $you ->
        [yes] Swap: your hand or your graveyard, and with whom?
       *[no] Swap: { $player } chooses hand or graveyard, and with whom.
    }
prompt-refill =
    { $you ->
        [yes]
            Refill your hand: { $missing ->
                [one] one more card
               *[other] { $missing } more cards
            } from your graveyard. Which one?
       *[no] { $player } refills the hand.
    }
prompt-sign =
    { $you ->
        [yes] A tie for the fewest brains: rock, paper or scissors? The winner starts.
       *[no] Rock, paper, scissors, still choosing: { $players }.
    }
prompt-over = The game is over.

## Choices; .short is for lists that have the card in front

after-play =
    { $effect ->
        [roll] { " " }(roll the die)
        [spider] { " " }(next card below 8)
        [mouse] { " " }(clears the horde, you go again)
       *[none] { "" }
    }
choice-split-card = Bury { $card }, keep { $others }
choice-play-card = Play { $card }{ after-play }
    .short = one card{ after-play }
choice-play-card-number = Play { $card } ×{ $count }{ after-play }
    .short =
        { $count ->
            [one] one card
           *[other] { $count } cards
        }
choice-pass =
    { $last ->
        [yes] Pass: you lose your LAST brain, and the game ends
       *[no] Pass: clear the horde, lose a brain, draw two cards, start a new horde
    }
choice-to-seat =
    Into { $player }’s graveyard ({ $count ->
        [one] one card
       *[other] { $count } cards
    } there)
choice-keep-card = Keep { $card }, bury { $other_card }
choice-give-card = Give { $card } away
choice-give-to-seat =
    Into { $player }’s graveyard ({ $count ->
        [one] one card
       *[other] { $count } cards
    } there)
choice-steal-from-seat =
    { $brains ->
        [1] Steal { $player }’s LAST brain: the game ends
       *[other] Steal from { $player } ({ $brains } brains)
    }
choice-swap-hand-seat = Swap hands with { $player }: you give { $own }, you get { $count }
choice-swap-grave-seat = Swap graveyards with { $player }: you give { $own }, you get { $count }
choice-no-swap = Do not swap
choice-refill-card = Take { $card } into your hand
choice-leave = Take no further card
choice-bury-card = Put { $card } into your graveyard
choice-rock = Rock
choice-paper = Paper
choice-scissors = Scissors

## Refusals

refusal-must-play = The horde is empty: you must play a card and cannot pass.
refusal-still-in-grave = This card is still in your graveyard; you play from your hand only.
refusal-not-in-hand = You do not have this card in your hand.
refusal-not-below-eight = On the spider 8 you must play a number below 8.
refusal-equal-to-top = The same number as the top card is not enough; it must be higher.
refusal-too-low = This number is lower than the top card; it must be higher.
refusal-not-so-many = You do not hold that many cards of this number.
refusal-extras-in-order = Extra cards are given away clockwise: go on with the same player or one further on.
refusal-last-brain = By house rule you cannot steal a last brain.
refusal-must-swap = You must make the swap; it cannot be declined.
refusal-not-in-grave = This card is not in your graveyard.
refusal-must-refill = You must refill your hand to three cards.
refusal-not-in-lot = This card is not in front of you.
refusal-grave-empty = That graveyard is empty; you cannot swap yours for it.
refusal-hand-empty = By house rule an empty hand cannot be swapped.
refusal-unknown-choice = There is no such choice in this game.
refusal-unknown-outcome = That is not a possible outcome of chance.
refusal-unknown-card = There is no such card; the numbers run from 0 to 19.
refusal-unknown-number = There are not that many cards of one number; write for example x2.
refusal-no-such-opponent = There is no such opponent.

## House rules

preset-friendly = Friendly
    .about = You may decline a swap, you refill an empty hand before your turn, and nobody loses their last brain to a thief.
option-deck = Deck
    .about = How many cards there are of each number.
    .recon_a = the reconstructed deck
    .recon_b = reconstruction B, with two zeros
    .recon_c = reconstruction C, with more teasing cards
    .free = a deck of your own
option-marshmallows = Marshmallow cards
    .about = Which numbers make you roll the die.
    .m6 = 1, 2, 3 and 17, 18, 19
    .m4 = 1, 2 and 18, 19
    .m8 = 1 to 4 and 16 to 19
    .free = numbers of your own
option-die = Die
    .about = What the six faces of the die do.
    .GIVE-RAIN-STEAL-GAIN-SWAP-REPLAY = each of the six effects once
    .free = faces of your own
option-open_draft = Open draft
    .about = How you choose the cards for your graveyard.
    .false = one from each of three deals
    .true = any three when you have seen all nine
option-unlimited_brains = Endless brains
    .about = Whether the supply of brains can run out.
    .false = 56 brains and no more
    .true = a gain always works
option-forgetful_refill = Forgetful refill
    .about = Whether you must refill your hand at the end of your turn.
    .false = you must
    .true = you may leave it
option-zero_clears = Mosquito clears
    .about = Whether a 0 clears the horde away.
    .false = no, it stays on top
    .true = yes, and the next player starts a new horde
option-eleven_must_replay = Mouse must go on
    .about = What happens when an 11 is your very last card.
    .false = the round ends
    .true = you take the new turn, and must pass
option-roll_per_card = A roll for each card
    .about = How often a group of marshmallow cards rolls the die.
    .false = once
    .true = once for each card
option-rain_all_or_nothing = Rain for all or none
    .about = What happens when there are not enough cards for everybody’s rain.
    .false = it rains as far as they go
    .true = it does not rain
option-optional_swap = Swap by choice
    .about = Whether you may decline a swap.
    .false = no, you must swap
    .true = yes
option-no_empty_hand_swap = No empty hands
    .about = Whether empty hands can be swapped.
    .false = they can
    .true = they cannot
option-replay_refills_first = Refill before a replay
    .about = Whether you refill your hand before you play again.
    .false = no, only at the end of your turn
    .true = yes
option-empty_anytime_ends = Out of cards at any time
    .about = Who ends the round by having no cards left.
    .false = only the player whose turn it is
    .true = anybody, at the end of any turn
option-start_refill = Refill at the start
    .about = What happens when your turn begins with an empty hand.
    .false = you must pass
    .true = you refill your hand first
option-deep_ranking = Ranking at zero
    .about = How players without brains are ranked.
    .false = they share the place
    .true = by the cards they could not pay for
option-no_lethal_steal = No deadly theft
    .about = Whether a last brain can be stolen.
    .false = it can, and the game ends
    .true = it cannot
option-open_give = Open gifts
    .about = Who sees a card that is given away by the die.
    .false = giver and receiver only
    .true = everybody
option-memory_mode = By heart
    .about = Whether you may look through horde and discard.
    .false = all their cards can be seen
    .true = only the top card, remember the rest
option-forfeit = Leaving ends the game
    .about = What happens when somebody leaves the table for good.
    .false = a bot takes the seat
    .true = the game ends, and those brains are lost
option-first_starter = First player
    .about = Who starts the first round.
    .random = at random
    .host = the first seat
    .last_winner = the winner of the last game
option-last_winners = Last winners
    .about = Who won the last game, for the first player.
    .none = not given
    .free = given for this table
option-tie_starter = Ties for the start
    .about = Who starts a round when several have the fewest brains.
    .random = at random
    .clockwise_from_last = the next one clockwise
    .rps = rock, paper, scissors
option-stall_limit = Longest game
    .about = After how many plays and passes the game ends.
    .number-1000 = after 1000
    .number-0 = never
    .free = after a number of your own

## Labels on the table

label-round = Round { $round }
label-reserve = Reserve
label-discard = Discard
label-supply = Brain supply
label-horde = Horde
label-brains = Brains
label-hand = Hand
label-grave = Graveyard
label-your-hand = Your hand
label-your-grave = Your graveyard
label-your-lot = Your new cards
label-empty = empty
label-die = Die
label-below = next card below 8
label-extras =
    { $count ->
        [one] one extra card to give away
       *[other] { $count } extra cards to give away
    }

## Score sheet

sheet-title = Final score
sheet-place = Place
sheet-total = Brains
sheet-rounds = Brains after each round
score-goal = Whoever still has the most brains wins.
score-total = Brains
score-unit =
    { $count ->
        [one] one brain
       *[other] { $count } brains
    }
score-start = Start
score-passes = Passes
score-stolen = Stolen
score-robbed = Lost to thieves
score-gained = Gained
score-paid = Paid for cards
score-gone = Left the table

## On the page

web-box =
    .line = Your undead animals climb onto the horde; whoever cannot keep up pays with brains.
    .minutes-low = 10
    .minutes-high = 20
web-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
web-brains =
    { $count ->
        [0] no brains
        [one] one brain
       *[other] { $count } brains
    }
web-in-grave = { $count } in the graveyard
# What the next card must be; $more: one more than the top card.
web-next =
    { $next ->
        [any] any card fits
        [below] below 8
        [zero] only a 0
       *[climb] { $more } or more, or a 0
    }
web-last-horde = The last horde
web-nobody = Nobody yet
web-see-pile = See all cards: { $pile }
web-top-by = played by { $name }
web-on-top = On top: { $card }
web-piles = Piles and die
web-chosen = has chosen
web-starter = began this round
web-empty-hand = No cards in hand.
web-pass = Pass
# § stands for the card until it is picked up.
web-picked = { $card }: how many?
web-your-sign = your sign
web-who-starts = Who starts?
# After the name of a card.
web-does =
    { $does ->
        [climb] Goes on a lower number, alone or with its equals
        [zero] Always fits, on any number
        [spider] Whoever comes next must play below 8
        [mouse] Clears the horde; you go again
       *[roll] Roll the die after playing it
    }
web-card-does =
    { $does ->
        [any] fits on everything
        [below] the next card must be below 8
        [again] clears the horde, and you go again
       *[roll] rolls the die
    }
web-lesson-horde = Everybody climbs onto the horde: your card must be higher than the one on top, or a 0. Several equal cards go at once; all but one land in graveyards of others. If you cannot or will not play, you pass and pay a brain.
web-lesson-yard = Your graveyard, which only you see. With fewer than three cards in hand you take cards from here. Be the first to have no cards at all: the others pay a brain for each card they still hold.

# Why a choice is better than another: what it brings, or spares.

reason-round-ended = It ends the round: you have no card left.
reason-brains = You have more brains left this way.
reason-turn-repeated = The horde goes, and you have another turn.
reason-play-repeated = You may play again.
reason-rivals-brains = It costs the others more brains.
reason-own-cards = It leaves you with fewer cards to get rid of, in hand and graveyard.
reason-strong-hand = It keeps your big beasts for later.
reason-hand-size = It empties your hand faster.
reason-horde-cleared = The horde goes away, so the next card need not be high.
# The lesson
lesson-aim = Get rid of your cards before anybody else: those in your hand and those in your graveyard. Then the round ends, and the others pay with brains.
lesson-climb = Everybody climbs onto the horde: your card must be higher than the one on top. Equal cards go together: tap a 9 and play both.
    .not = You could. But play both nines together here, and you are rid of two cards at a stroke.
lesson-grave = One 9 stays on the horde. You give the other one away, to somebody’s graveyard: tap { $bot } or { $second }.
    .not = Now it is only about who gets the second 9: { $bot } or { $second }.
lesson-others = You had one card left, so two came from your graveyard to your hand. It is empty now! Press “Next”: the others climb.
lesson-zero = You have nothing above 16. But the mosquito, your 0, always fits: play it.
    .not = Passing costs a brain and brings you two cards. Rather play the 0, it always fits.
lesson-eight = { $second } has laid the spider, the 8. It must be followed by something lower: play your 6.
    .not = Keep your brain! Anything below 8 fits on the 8, and you have a 6.
lesson-last = Just one card left, and it is higher than the 10. Play the 12, and the round is over!
    .not = No need to pass: with the 12 you are done.
lesson-end = Your first round is won! The others have paid a brain for each card. The game ends when somebody runs out of brains; whoever has most wins.
