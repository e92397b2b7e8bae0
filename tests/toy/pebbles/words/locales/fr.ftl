name = Cailloux
intro = À tour de rôle, prenez un ou deux cailloux. Ton sac n’en contient qu’un certain nombre : s’il craque, tu n’as rien.
legend = « sac de 15 » est un sac qui contient quinze cailloux.
card = sac de { $size }
card-object = le sac de { $size }
card-hidden = un sac
bag-dealt = { $player } : { $card }.
pebbles-taken = { $player } : { $count ->
    [one] un caillou.
   *[other] { $count } cailloux.
}
seat-scored = { $player }, { $card } : { $score }.
prompt-take = { $you ->
    [yes] Combien des { $pebbles } cailloux prends-tu ?
   *[no] { $player } choisit ; il reste { $pebbles } cailloux.
}
choice-take-count = Prendre { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}
label-pebbles = Cailloux
option-pebbles_each = Cailloux par place
    .about = Plus il y a de cailloux, plus il y a de sacs qui craquent.
    .number-15 = quinze
    .number-18 = dix-huit
    .number-21 = vingt et un
web-box = Cailloux
    .line = Remplis ton sac, mais pas trop.
    .minutes-low = 2
    .minutes-high = 5
