name = Pebbles
intro = Take one or two pebbles in turn. Your bag holds only so many: if it bursts, you get nothing.
legend = “bag of 15” is a bag that holds fifteen pebbles.
card = bag of { $size }
card-object = the bag of { $size }
card-hidden = a bag
bag-dealt = { $player }: { $card }.
pebbles-taken = { $player }: { $count ->
    [one] one pebble.
   *[other] { $count } pebbles.
}
seat-scored = { $player } with { $card }: { $score }.
prompt-take = { $you ->
    [yes] How many of the { $pebbles } pebbles do you take?
   *[no] { $player } chooses; { $pebbles } pebbles are left.
}
choice-take-count = Take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
label-pebbles = Pebbles
option-pebbles_each = Pebbles for each seat
    .about = More pebbles burst more bags.
    .number-15 = fifteen
    .number-18 = eighteen
    .number-21 = twenty-one
web-box = Pebbles
    .line = Fill your bag, but not too full.
    .minutes-low = 2
    .minutes-high = 5
