name = Kiezels
intro = Neem om de beurt een of twee kiezels. Je zakje kan maar zoveel dragen: als het scheurt, krijg je niets.
legend = “zakje voor 15” is een zakje waar vijftien kiezels in passen.
card = zakje voor { $size }
card-object = het zakje voor { $size }
card-hidden = een zakje
bag-dealt = { $player }: { $card }.
pebbles-taken = { $player }: { $count ->
    [one] één kiezel.
   *[other] { $count } kiezels.
}
seat-scored = { $player }, { $card }: { $score }.
prompt-take = { $you ->
    [yes] Hoeveel van de { $pebbles } kiezels neem je?
   *[no] { $player } kiest; er liggen nog { $pebbles } kiezels.
}
choice-take-count = { $count ->
    [one] Eén kiezel nemen
   *[other] { $count } kiezels nemen
}
label-pebbles = Kiezels
option-pebbles_each = Kiezels per plaats
    .about = Met meer kiezels scheuren er meer zakjes.
    .number-15 = vijftien
    .number-18 = achttien
    .number-21 = eenentwintig
web-box = Kiezels
    .line = Vul je zakje, maar niet te vol.
    .minutes-low = 2
    .minutes-high = 5
