name = Sassolini
intro = A turno prendete uno o due sassolini. Il tuo sacchetto ne contiene solo tanti: se si rompe, non ottieni niente.
legend = “sacchetto da 15” è un sacchetto che contiene quindici sassolini.
card = sacchetto da { $size }
card-object = il sacchetto da { $size }
card-hidden = un sacchetto
bag-dealt = { $player }: { $card }.
pebbles-taken = { $player }: { $count ->
    [one] un sassolino.
   *[other] { $count } sassolini.
}
seat-scored = { $player }, { $card }: { $score }.
prompt-take = { $you ->
    [yes] Quanti dei { $pebbles } sassolini prendi?
   *[no] { $player } sceglie; restano { $pebbles } sassolini.
}
choice-take-count = Prendere { $count ->
    [one] un sassolino
   *[other] { $count } sassolini
}
label-pebbles = Sassolini
option-pebbles_each = Sassolini a posto
    .about = Con più sassolini si rompono più sacchetti.
    .number-15 = quindici
    .number-18 = diciotto
    .number-21 = ventuno
web-box = Sassolini
    .line = Riempi il tuo sacchetto, ma non troppo.
    .minutes-low = 2
    .minutes-high = 5
