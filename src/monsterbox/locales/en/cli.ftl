# The texts of the terminal around a game.

you = You
resumed = Resuming the saved game.
begin = Press Enter to begin.
not-wiped = This output cannot be cleared: cards that were turned face down again can still be read further up. No peeking!
since-last-turn = Since your last turn:
so-far = So far:
ask =
    { $undo ->
        [yes] Number or command (h = help, i = idea, u = undo):
       *[no] Number or command (h = help, i = idea):
    }
ask-only-one =
    { $undo ->
        [yes] Number, or Enter for the only choice (h = help, u = undo):
       *[no] Number, or Enter for the only choice (h = help):
    }

## The computer players

seats-title = At the table, in this order:
seat-yours = your seat
thinking = { $name } is thinking …
bot-failed = { $name } has failed; a simple bot takes over this seat.
failure-noted =
    The details are in this file:
    { $file }
idea-title = This is what { $name } would do, with your estimated chances of winning:
idea-chance = { $percent }%
idea-none = { $name } has no advice for you here.
idea-only-one = You have only one choice.
idea-from-memory = This is a game of memory: no hints here.

## Answers to what was typed

no-such-number =
    { $most ->
        [one] There is no choice { $number }; the only one is 1.
       *[other] There is no choice { $number }; choose 1 to { $most }.
    }
nothing-typed = Type the number of a choice, or h for help.
not-understood = “{ $text }” is neither a choice nor a command. Type a number, or h for help.
refused = Not possible: { $reason }
allowed = Possible: { $choice }.
no-such-clause = There is no clause { $clause }; they run from { $first } to { $last }.
undone = Your last choice has been undone.
nothing-to-undo = Nothing can be undone: a card was revealed or somebody else acted since your last choice.

## Log, rules, options

log-title = What happened
log-shorter =
    { $count ->
        [one] This is the last line; “l all” shows everything.
       *[other] These are the last { $count } lines; “l all” shows everything.
    }
rules-title = Rules
rules-hint = “r 2” shows section 2, “? { $clause }” a single clause.
no-such-section = There is no section { $number }; choose 1 to { $most }.
options-title = House rules of this game
options-usual = All house rules have their defaults. “o all” lists them.
options-hint = The other house rules have their defaults; “o all” lists them all.
option-line = { $title }: { $value }

## Saving and leaving

saved =
    Saved in this file:
    { $file }
save-failed = The game could not be saved in { $file }: { $reason }
save-question = Save this game to continue later? [Y/n]
save-no = n no
kept =
    The game is saved. Continue with:
    { $command }
given-up = The game was given up.
save-refused = The saved game { $file } cannot be loaded: { $reason }
save-none = there is no saved game
save-missing = the file does not exist
save-unreadable = the file cannot be read
save-foreign = the file is not a Monsterbox saved game
save-damaged = the file is damaged

## Fair chance

fair-promise =
    Fair draw: all cards follow from a secret seed. Its fingerprint, shown before the first card:
    { $hash }
fair-seed =
    The secret seed of this game was:
    { $seed }
fair-check =
    Check every draw with:
    { $command }
seeded = All cards follow from the seed { $seed }.
record-written =
    The record of the game is in this file:
    { $file }
record-failed = The record could not be written to { $file }: { $reason }

## Help

help-title = Commands
help-number = take that choice; it can also be written out, for example “{ $example }”
help-enter = take the only choice, when there is just one
help-why = the rule behind the question; “? 3” shows the rule behind choice 3
help-why-not = why a choice is not possible, for example “? { $example }”
help-clause = any clause of the rules
help-idea = a hint: the best choices, with your chances of winning
help-table = show the table again
help-undo = undo your last choice, if nothing was revealed since
help-save = save the game, in a file of that name if you give one
help-log = what has happened so far
help-rules = the rules, section by section
help-options = the house rules of this game
help-quit = leave; the game can be saved
help-help = this help
file = file

## What the coach says of a match

review-chances = Chance to win
review-turn = Turn
review-points = Turning points
review-luck-point = Turn { $turn }, luck: { $what } ({ $odds }% likely). That changed: { $changes }.
review-choice-point = Turn { $turn }, { $player }: { $what }. That changed: { $changes }.
review-better = Better: { $what }.
review-balance = Luck and skill
review-share = { $player }: from { $start } by luck ({ $luck }) and skill ({ $skill }) to { $result }.
review-decisions = Choices
review-decision = Turn { $turn }, { $player }: { $what } cost { $cost }. Better: { $better }.
review-grade =
    .good = good
    .unsure = unsure
    .inaccuracy = inaccuracy
    .mistake = mistake
    .only = only choice
