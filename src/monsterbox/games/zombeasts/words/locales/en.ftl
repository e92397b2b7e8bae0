# Zombeasts in words. Terms as printed; sentences are our own.
#
# $you, $victim_is_you, $owner_is_you: "yes" when that player is the listener, else "no".
# $card, $joker, $out, $into: a card as in `card-object`, or `card-hidden`.

name = Zombeasts
notice-deck = No list of the 90 cards was ever published: this deck is a reconstruction. You can play with your own list (house rule “Deck”).

intro =
    Collect full moons: four cards of one colour, two with the left (L) and two with the right (R) quarter.
    In your turn you play one card to your own moons: it starts a new moon or joins one of its colour.
    White cards are jokers: they fit every colour, or you swap one for a card of another player.
    Lay an animal where the same animal already lies: Zombeast attack, you may play another card.
    Then you draw as many cards as the number on the card you played last says.
    A full moon brings its points; four different animals in it bring a bonus card as well.
    If no card in your hand can be played, the whole hand becomes minus points.
legend = How to read a card: “green dog 4 (right)”, in short 4R, is green, shows a dog, lets you draw 4 cards and has its moon quarter at the lower right; “1P” is its victory points. In a moon, (L) and (R) are the quarters still missing and J is a joker.

## Cards

animal =
    { $animal ->
        [dog] dog
        [cat] cat
        [rabbit] rabbit
        [rat] rat
       *[none] no animal
    }
colour =
    { $colour ->
        [blue] blue
        [orange] orange
        [red] red
        [green] green
       *[white] white
    }
toy =
    { $toy ->
        [bone] bone
        [mouse] mouse
        [carrot] carrot
        [paw] paw
       *[none] no toy
    }
corner =
    { $corner ->
        [L] left
       *[R] right
    }
with-toy =
    { $toy ->
        [none] { "" }
       *[other] { " " }with { toy }
    }
card =
    { $colour ->
        [white]
            { $animal ->
                [none] blank joker ({ corner })
               *[other] { animal } joker ({ corner })
            }
       *[other] { colour } { animal } { $number } ({ corner }){ with-toy }
    }
card-object = the { card }
moon =
    { $moon ->
        [blue] blue moon
        [orange] orange moon
        [red] red moon
        [green] green moon
        [white] white moon
        [white2] second white moon
       *[none] moon
    }

## What happened

first-player-chosen =
    { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
stock-filled = The open stock gets { $card }.
turn-started =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $player }’s turn.
    }
moon-started =
    { $you ->
        [yes] You start
       *[no] { $player } starts
    } a new { moon } with { $card }.
card-added =
    { $you ->
        [yes] You add { $card } to your { moon }.
       *[no] { $player } adds { $card } to the { moon }.
    }
white-moon-taken-over =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } over the white moon with { $card }: it becomes the { moon }.
joker-swapped =
    { $you ->
        [yes] You swap
       *[no] { $player } swaps
    } { $joker } for { $card } from { $victim_is_you ->
        [yes] your moon
       *[no] { $victim }’s moon
    }.
card-given-away =
    { $you ->
        [yes] You put
       *[no] { $player } puts
    } { $card } on { $owner_is_you ->
        [yes] your { moon }
       *[no] { $owner }’s { moon }
    }.
attack-triggered =
    { $you ->
        [yes] Zombeast attack: you have one more play.
       *[no] Zombeast attack: { $player } has one more play.
    }
moon-completed =
    { $you ->
        [yes] Full moon! You complete the { moon } ({ $cards }); the cards go to your victory pile.
       *[no] Full moon! { $player } completes the { moon } ({ $cards }).
    }
bonus-taken =
    { $you ->
        [yes] Bonus: you take
       *[no] Bonus: { $player } takes
    } { $card } from the open stock onto the victory pile.
bonus-declined =
    { $you ->
        [yes] You leave
       *[no] { $player } leaves
    } the bonus card.
toy-used =
    { $you ->
        [yes] You use
       *[no] { $player } uses
    } a toy: { toy }.
card-exchanged =
    { $you ->
        [yes] You take { $out } out of your { moon } into your hand
       *[no] { $player } takes { $out } out of the { moon } into the hand
    } and { $you ->
        [yes] put
       *[no] puts
    } { $into } in its place.
card-fetched =
    { $you ->
        [yes] You fetch
       *[no] { $player } fetches
    } { $card } from the open stock.
card-discarded =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }.
play-stopped =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } no further card.
draw-stopped =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } no further card.
stock-drawn =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $card } from the open stock.
pile-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $card } from the draw pile.
hand-robbed =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $card } from { $victim_is_you ->
        [yes] your hand
       *[no] { $victim }’s hand
    }.
hand-emptied =
    { $you ->
        [yes] Your hand is empty: you take
       *[no] { $player }’s hand is empty: { $player } takes
    } new cards.
hand-dumped =
    { $you ->
        [yes] Your whole hand goes
       *[no] { $player }’s whole hand goes
    } to the minus pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
card-dumped =
    { $you ->
        [yes] Your
       *[no] { $player }’s
    } minus pile gets { $card }.
source-declared =
    { $you ->
        [yes] You will
       *[no] { $player } will
    } { $source ->
        [stock] take { $card } from the open stock.
        [pile] draw from the draw pile.
       *[hand] draw from { $victim_is_you ->
            [yes] your hand.
           *[no] { $victim }’s hand.
        }
    }
pile-card-missed =
    { $you ->
        [yes] The draw pile is empty: you get nothing.
       *[no] The draw pile is empty: { $player } gets nothing.
    }
pile-emptied = The draw pile is empty.
end-triggered =
    { $you ->
        [yes] The last round begins after your turn: everybody else plays once more, nobody draws.
       *[no] The last round begins after { $player }’s turn: everybody else plays once more, nobody draws.
    }
turn-skipped =
    { $you ->
        [yes] You have no cards left: your turn is skipped.
       *[no] { $player } has no cards left: the turn is skipped.
    }
game-ended = The game is over. Unfinished moons count nothing.
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
        [one] with one point
       *[other] with { $score } points
    }.

## Questions

prompt-start = Chance decides who begins.
prompt-steal = A card is drawn from a hand.
prompt-play =
    { $you ->
        [yes] You must play one card from your hand.
       *[no] { $player } must play a card.
    }
prompt-extra =
    { $grant ->
        [bone] Bone:
       *[attack] Zombeast attack:
    } { $you ->
        [yes] you may play one more card.
       *[no] { $player } may play one more card.
    }
prompt-swap-take =
    { $you ->
        [yes] Which card do you take in exchange for { $card }?
       *[no] { $player } chooses a card for the swap.
    }
prompt-swap-place =
    { $you ->
        [yes] Where do you place { $card }?
       *[no] { $player } places the card taken.
    }
prompt-bonus =
    { $you ->
        [yes] Bonus for four different animals: you may take one card of the open stock onto your victory pile.
       *[no] { $player } may take a bonus card.
    }
prompt-after-lay =
    { $you ->
        [yes]
            { $attack ->
                [yes] Choose between the Zombeast attack and the toy: { toy }.
               *[no] Do you use the toy: { toy }?
            }
       *[no] { $player } decides on the toy.
    }
prompt-carrot-out =
    { $you ->
        [yes] Carrot: which card of your moons do you take back into your hand?
       *[no] Carrot: { $player } exchanges a card.
    }
prompt-carrot-in =
    { $you ->
        [yes] Carrot: which hand card takes the place of { $card }?
       *[no] Carrot: { $player } exchanges a card.
    }
prompt-mouse-take =
    { $you ->
        [yes] Mouse: which card of the open stock do you add to one of your moons?
       *[no] Mouse: { $player } takes a card of the open stock.
    }
prompt-mouse-place =
    { $you ->
        [yes] Mouse: where do you place { $card }?
       *[no] Mouse: { $player } places a card of the open stock.
    }
prompt-paw-discard =
    { $you ->
        [yes]
            Paw: you must discard { $excess ->
                [one] one more card
               *[other] { $excess } more cards
            } and keep five.
       *[no] Paw: { $player } must discard down to five cards.
    }
prompt-draw =
    { $you ->
        [yes]
            { $number ->
                [one] You draw one more card. Where from?
               *[other] You draw { $number } more cards, one by one. Where from?
            }
       *[no] { $player } draws cards.
    }

## Choices; .short is for lists that have the card in front

choice-play-card =
    { $manner ->
        [start] Start a new { moon } with { $card }
       *[add] Add { $card } to your { moon }
    }
    .short =
        { $manner ->
            [start] new { moon }
           *[add] to your { moon }
        }
choice-play-card-on-moon =
    { $manner ->
        [start] Start a new { moon } with { $card }
        [over] Take over your { moon } with { $card }
       *[add] Add { $card } to your { moon }
    }
    .short =
        { $manner ->
            [start] new { moon }
            [over] take over the { moon }
           *[add] to your { moon }
        }
choice-swap-card = Swap { $card } for a card in another player’s moon
    .short = swap for a card of another player
choice-give-up = Give up: your whole hand goes to the minus pile
choice-stop = Stop here: play no further card
choice-take-card = Take { $card } from { $owner }’s { moon }
choice-place-on-moon =
    { $manner ->
        [start] Start a new { moon } with { $card }
        [over] Take over your { moon } with { $card }
       *[add] Add { $card } to your { moon }
    }
choice-place-on-moon-of-seat = Put { $card } on { $player }’s { moon }
choice-bonus-card = Take { $card } as your bonus
choice-decline = Take no bonus card
choice-attack = Zombeast attack: play one more card
choice-toy =
    { $toy ->
        [carrot] Carrot: exchange a card of your moons for a hand card
        [mouse] Mouse: add a card of the open stock to one of your moons
        [bone] Bone: play one more card
        [paw] Paw: everybody goes to five hand cards
       *[none] Use the toy
    }
choice-neither =
    { $attack ->
        [yes] Use neither of them
       *[no] Do without the toy
    }
choice-carrot-out-card = Take { $card } back into your hand
choice-carrot-in-card = Put { $card } there
choice-mouse-card = Take { $card }
choice-mouse-on-moon =
    { $manner ->
        [start] Start a new { moon } with { $card }
        [over] Take over your { moon } with { $card }
       *[add] Add { $card } to your { moon }
    }
choice-discard-card = Discard { $card }
choice-draw-card = Take { $card } from the open stock
choice-draw-pile = Draw from the draw pile ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
choice-draw-from-seat = Draw a random card from { $player }’s hand ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
choice-stop-drawing = Draw no further card

## Refusals

refusal-must-play = You must play a card.
refusal-no-place-there = The card cannot go there.
refusal-no-substitute = No card in your hand may take the place of this one.
refusal-not-your-moon = This card is not in one of your moons.
refusal-no-exchange = This hand card may not take the place of the other one.
refusal-not-in-hand = This card is not in your hand.
refusal-fits-nowhere = This card fits none of your moons.
refusal-no-attack = The card you laid does not trigger a Zombeast attack.
refusal-no-such-moon = You have no moon of that colour yet, and a joker cannot start one.
refusal-no-white-moon = You have no white moon that could be taken over.
refusal-colour-lies-already = You already have a moon of this colour, so this card cannot take over the white one.
refusal-corner-taken = That moon already has two cards with this corner.
refusal-nothing-to-swap = There is no card you could swap this joker for.
refusal-not-in-their-moons = This card is not in another player’s unfinished moon.
refusal-other-corner = This card has the other corner; a joker takes the place of a card with its own corner.
refusal-two-white-moons = The other player would then have two white moons.
refusal-coloured-cards-only = By house rule only coloured cards may be swapped for.
refusal-no-place-at-home = You have no place for this card on your own side.
refusal-must-draw = You must draw all the cards that the number on black says.
refusal-pile-empty = The draw pile is empty.
refusal-declared-already = You have already named this source.
refusal-drawn-from-already = You have already drawn from this hand in this turn.
refusal-hand-empty = This hand is empty.
refusal-no-target = Say which moon the joker goes to.
refusal-wrong-colour = A coloured card goes only to a moon of its colour or takes over a white one.
refusal-unknown-card = There is no such card in this deck.
refusal-not-a-joker = Only a white card can be swapped.
refusal-unknown-moon = There is no such moon.
refusal-not-in-stock = This card is not in the open stock.
refusal-no-such-opponent = There is no such opponent.

## House rules

preset-friendly = Friendly
    .about = Points are shown, you may draw fewer cards, and an unplayable hand costs nothing in the last round.
preset-master = Master
    .about = The printed variant for masters: toys on some cards give special powers.
option-master = Master variant
    .about = Toys on some cards give special powers.
    .false = base game, without toys
    .true = with toys
option-corner_rule = Corners
    .about = Whether the moon quarter at the lower left or right of a card matters.
    .two_left_two_right = a moon takes two left and two right cards
    .colour_only = corners do not matter
option-exchange_corner = Corner in exchanges
    .about = Which corner the new card needs in a joker swap or a carrot exchange.
    .same = the corner of the old card
    .legal_result = any corner that the moon still has room for
option-swap_destination = Where a swapped card goes
    .about = On whose side you may place the card you take by a joker swap.
    .own = your own side
    .own_or_opponent = your own or another player’s moon
option-swap_may_start = Swap may start a moon
    .about = Whether the card taken by a joker swap may start a new moon.
    .true = yes
    .false = no, it must join or take over a moon
option-swap_targets = What can be swapped
    .about = Which cards a joker swap may take.
    .any = any card
    .coloured_only = coloured cards only
option-swap_forced = Swap is compulsory
    .about = What happens when a joker swap is your only possible play.
    .true = you must make it
    .false = you may give up your hand instead
option-double_white = Two white moons
    .about = Whether a joker swap may leave the other player with two white moons.
    .forbid = never
    .allow = allowed
option-moon_colour = Colour of a moon
    .about = What colour a moon has once its coloured cards have been taken away.
    .composition = that of its cards, so it turns white
    .sticky = it keeps its first colour
option-attack_scope = Reach of the attack
    .about = Where the same animal must lie for a Zombeast attack.
    .same_moon = in the moon the card joins
    .any_own_moon = in any of your own moons
option-attack_use = Attack is compulsory
    .about = Whether a Zombeast attack may be left unused.
    .optional = you may stop
    .mandatory = you must play on if you can
option-dump_on_extra_play = Unplayable further cards
    .about = What happens when a further play is granted but no card can be played.
    .false = nothing
    .true = the hand goes to the minus pile
option-bonus_use = Bonus is compulsory
    .about = Whether the bonus card may be left.
    .optional = you may leave it
    .mandatory = you must take it
option-draw_count = Number of cards drawn
    .about = Whether you may draw fewer cards than the number on black says.
    .exact = exactly that number
    .up_to = up to that number
option-draw_reveal = Order of drawing
    .about = When you decide where your cards come from.
    .sequential = one by one, after seeing each card
    .declare_first = all sources are named first
option-last_played = Card that sets the number
    .about = Whether a card laid by the mouse also decides how many cards you draw.
    .hand_card = only cards played from the hand
    .any_laid = the mouse card as well
option-carrot_sets_n = Carrot sets the number
    .about = Whether the card brought in by a carrot decides how many cards you draw.
    .true = yes
    .false = no
option-mouse_may_start = Mouse may start a moon
    .about = Whether the card fetched by the mouse may start a new moon.
    .false = no
    .true = yes
option-chain_toys = Toys follow toys
    .about = Whether a card laid by carrot or mouse may use its own toy.
    .true = yes
    .false = no
option-bone_empty_draw = Bone with an empty hand
    .about = Whether the bone may be used as your last card, with three new cards taken first.
    .false = no
    .true = yes
option-three_cards = Three cards for an attack
    .about = When you take three new cards if your last hand card triggers a Zombeast attack.
    .on_trigger = at once, whatever you choose then
    .on_attack = only when you use the attack
option-paw_draw = Drawing after a paw
    .about = In which order the hands are filled up to five.
    .seat_by_seat = one player after the other
    .round_robin = in laps, one card each
option-refill_trigger = Last card in the refill
    .about = Who counts as having ended the game when refilling the open stock empties the pile: 22 to 94% of games end this way, depending on how they are played.
    .ending_player = the player whose turn ends
    .next_player = the next player
option-last_round_stock = Open stock in the last round
    .about = Whether bonus and mouse may still take cards of the open stock.
    .open = yes, while cards are there
    .closed = no
option-last_round_dump = Unplayable hand in the last round
    .about = What happens to a hand that cannot be played in the last round.
    .penalty = it becomes minus points
    .pass = it stays in hand
option-tie_break = Ties
    .about = What decides between equal scores.
    .none = nothing, the place is shared
    .fewest_minus = the smaller minus pile
    .most_moons = the greater number of full moons
option-start_player = First player
    .about = Who begins.
    .random = at random
    .youngest = the youngest
    .number-0 = the first seat
    .number-1 = the second seat
    .number-2 = the third seat
    .number-3 = the fourth seat
option-ages = Ages
    .about = The ages of the players, for the youngest to begin.
    .none = not given
    .free = given for this table
option-deck_profile = Deck
    .about = Which list of cards is played with.
    .recon_v1 = the reconstructed deck
    .free = a deck of your own
option-joker_profile = Jokers
    .about = Whether two of the ten jokers show no animal.
    .eight_plus_two = eight with an animal, two without
    .all_animals = all ten with an animal
option-score_tracking = Points during the game
    .about = Whether the points are shown while the game is going on.
    .hidden = hidden until the end
    .shown = shown to everybody
option-bot_memory = Memory of the bots
    .about = Whether bots remember everything that was open.
    .full = they remember everything
    .none = they see only the table
option-edition = Edition of the rules
    .about = By which edition of the rules an old match was played.
    .number-2 = the second
    .number-1 = the first

## Labels on the table

label-stock = Open stock
label-pile = Draw pile
label-discard = Discard pile
label-hand = Hand
label-your-hand = Your hand
label-your-moons = Your moons
label-no-moons = no moons yet
label-empty = empty
label-victory = Full moons
label-minus = Minus
label-points = Points
label-last-round = LAST ROUND
joker-letter = J
points-letter = { $points }P

## Score sheet

sheet-title = Final score
sheet-place = Place
sheet-player = Player
sheet-moons = Full moons
sheet-victory = Victory pile
sheet-minus = Minus pile
sheet-total = Total
sheet-cards = { $points } ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
score-goal = Most points in full moons win.
score-moons = Full moons
score-bonus = Bonus cards
score-minus = Minus pile
score-unfinished = Unfinished moons

## On the page

web-box =
    .line = Close the moon with four cards of one colour, and snatch the quarter you are missing.
    .minutes-low = 20
    .minutes-high = 30
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-does-draw =
    { $count ->
        [0] Draw nothing
        [one] Draw one card
       *[other] Draw { $count } cards
    }
web-does-corner =
    { $corner ->
        [L] Left quarter of a moon
       *[R] Right quarter of a moon
    }
web-does-attack = Added to a moon that shows this animal: Zombeast attack, play one more card
web-does-joker = Joker: joins any of your moons
web-does-swap = Or swap it for the same quarter in somebody else’s moon
web-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
web-draw-hint = draw here, from the pile or from a hand
web-moons-of = { $name }’s moons
web-moons-of-others = Cards in the moons of others
web-in-moon-of = { $moon } of { $name }, { $count } of 4
web-no-full-moon = no full moon
web-peek = Enlarge { $name }’s moons
web-free = free
web-of-four = { $count } of 4
# $moon: as in zombeasts/moon.
web-add-here = { $moon }: place the card here
web-start-here = new { $moon }: place the card here
web-held = Now to be placed: { $card }
web-empty-hand = No cards in hand.
web-lesson-moons = Your moons grow here. Four cards of one colour, two left and two right quarters, make a full moon: that is where points come from.
web-lesson-stock = After playing you draw here: an open card, the pile, or blindly from somebody’s hand. The number on the card you played says how many.

# Why a choice is better than another: what it brings, or spares.

reason-moon-completed = It completes a full moon, and its cards score for you.
reason-bonus-taken = It wins you a bonus card from the open stock.
reason-minus-cards = It saves you from minus points.
reason-joker-swapped = A joker fetches you just the card you need from another moon.
reason-attack-triggered = The animal is there already, so you may play another card.
reason-nearly-full = A moon of yours then lacks only one card.
reason-rivals-nearly-full = It keeps the others’ moons from coming within a card of full.
reason-cards-laid = More of your cards get into your moons.
reason-hand-robbed = It takes a card out of another hand.
reason-stock-drawn = It lies open, so you know what you get.
reason-hand-size = It leaves you with more cards in hand.
reason-end-triggered = It brings the end while things stand well for you.
# The lesson
lesson-aim = You collect full moons: four cards of one colour, two left quarters and two right ones. Your blue moon is already half full.
lesson-play = The blue moon needs one more quarter on the right. Tap the blue rabbit in your hand to add it.
    .not = You could do that. But try the blue rabbit here: it takes you closest to a full moon.
lesson-draw = The rabbit has a 1, so you draw one card. Take the open blue cat: it is the left quarter you still need.
    .not = That would be allowed as well. This time take the open blue cat, and your moon will soon be full.
lesson-bot = Play, then draw: there is no more to a turn. Now it is { $bot }’s turn. Press “Next” and watch.
lesson-attack = A cat already sits on your orange moon. Add the second one: two of the same animal make an attack!
    .not = You could, but you would miss something. Play the orange cat first: after an attack you may play one more card at once.
lesson-moon = Attack! You may play one more card. Complete your moon with the blue cat.
    .not = You may, but the full moon is in your hand: take the blue cat.
lesson-last = Full moon! It is yours for good, and its cards carry your points. This turn ends with drawing, too: take an open card or the top one of the pile.
    .not = From somebody’s hand you draw blindly. Here, rather take an open card or the one from the pile.
lesson-end = That was your first full moon! In the end, whoever has most points on full moons wins. You will pick up the rest as you play.
