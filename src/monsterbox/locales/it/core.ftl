# Ciò che dicono tutti i giochi e tutti i volti di Monsterbox.

language = Italiano
times = { $sentence } (×{ $count })
nothing = niente
list = { $most } e { $last }
titled = { $title }:
notice-unofficial = Questa è un’edizione non ufficiale fatta da appassionati, con parole nostre; non ha legami con l’editore.

## Rifiuti che non dipendono dal gioco

refusal-not-your-turn = Non è il tuo turno.
refusal-match-is-over = La partita è finita.
refusal-not-a-text = Una scelta si scrive come testo.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-impossible-outcome = Ora il caso non può dare questo risultato.
refusal-not-now = Adesso ti viene chiesto altro.
refusal-unknown-choice = Questo gioco non prevede una scelta così.
refusal-unknown-outcome = Il caso non può dare niente del genere.

## Conteggio

score-before = Prima di questo tavolo
score-goal = Vince chi ha più punti.
score-total = Punti
score-unit =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }
score-points = Punti

## Regole della casa

preset-printed = Come da regolamento
    .about = Il regolamento e nient’altro.
options-of-the-table = Al tavolo

## Quello che si dice dove un gioco non ha parole sue

card-hidden = una carta
some-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
label-turn = di turno
prompt-deal = Si distribuiscono le carte.
prompt-over = La partita è finita.
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Hai vinto!
               *[no] Vince { $names }.
            }
       *[other] Vittoria condivisa: { $names }.
    }
game-ended = La partita è finita.
