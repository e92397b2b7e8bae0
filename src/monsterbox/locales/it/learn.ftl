title = Imparare a giocare
line = Una lezione è una breve partita a un tavolo vero: giochi e impari un passo alla volta. I bot ti aspettano, e puoi fermarti quando vuoi e riprendere più tardi.
learn = Impara
new-here = Prima volta? Impara qui
steps = { $count ->
    [one] Un passo
   *[other] { $count } passi, circa cinque minuti
}
begin = Inizia la lezione
go-on = Riprendi
afresh = Da capo
once-more = Ancora una volta
finished = Completata
play = Gioca sul serio
all = Tutte le lezioni
step = Lezione, passo { $step } di { $steps }
next = Avanti
show = Fammi vedere
leave = Esci
after-the-end = La lezione è finita. «Gioca sul serio» ti porta a un nuovo tavolo.
