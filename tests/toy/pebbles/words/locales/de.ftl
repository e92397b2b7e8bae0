name = Kiesel
intro = Nehmt reihum ein oder zwei Kiesel. Dein Beutel fasst nur so viele: Reißt er, gehst du leer aus.
legend = „Beutel für 15“ ist ein Beutel, der fünfzehn Kiesel fasst.
card = Beutel für { $size }
card-object = der Beutel für { $size }
card-hidden = ein Beutel
bag-dealt = { $player }: { $card }.
pebbles-taken = { $player }: { $count ->
    [one] ein Kiesel.
   *[other] { $count } Kiesel.
}
seat-scored = { $player }, { $card }: { $score }.
prompt-take = { $you ->
    [yes] Wie viele der { $pebbles } Kiesel nimmst du?
   *[no] { $player } wählt; { $pebbles } Kiesel liegen noch da.
}
choice-take-count = { $count ->
    [one] Einen Kiesel nehmen
   *[other] { $count } Kiesel nehmen
}
label-pebbles = Kiesel
option-pebbles_each = Kiesel je Platz
    .about = Mit mehr Kieseln reißen mehr Beutel.
    .number-15 = fünfzehn
    .number-18 = achtzehn
    .number-21 = einundzwanzig
web-box = Kiesel
    .line = Füll deinen Beutel, aber nicht zu sehr.
    .minutes-low = 2
    .minutes-high = 5
