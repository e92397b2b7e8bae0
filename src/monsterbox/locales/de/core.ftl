# Was jedes Spiel und jede Seite von Monsterbox sagt.

language = Deutsch
times = { $sentence } (×{ $count })
nothing = nichts
list = { $most } und { $last }
titled = { $title }:
notice-unofficial = Dies ist eine inoffizielle Fan-Ausgabe in eigenen Worten; sie hat mit dem Verlag nichts zu tun.

## Absagen, die nicht vom Spiel abhängen

refusal-not-your-turn = Du bist nicht am Zug.
refusal-match-is-over = Das Spiel ist zu Ende.
refusal-not-a-text = Eine Wahl wird als Text geschrieben.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-impossible-outcome = Das kann der Zufall jetzt nicht bringen.
refusal-not-now = Jetzt ist nach etwas anderem gefragt.
refusal-unknown-choice = Das gibt es in diesem Spiel nicht zur Auswahl.
refusal-unknown-outcome = Das kann der Zufall nicht bringen.

## Abrechnung

score-before = Vor diesem Tisch
score-goal = Wer die meisten Punkte hat, gewinnt.
score-total = Punkte
score-unit =
    { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }
score-points = Punkte

## Hausregeln

preset-printed = Wie gedruckt
    .about = Die Spielregel und sonst nichts.
options-of-the-table = Am Tisch

## Was gesagt wird, wo ein Spiel keine eigenen Worte hat

card-hidden = eine Karte
some-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
label-turn = am Zug
prompt-deal = Karten werden ausgeteilt.
prompt-over = Das Spiel ist zu Ende.
sheet-winner =
    { $count ->
        [one]
            { $you ->
                [yes] Du gewinnst!
               *[no] { $names } gewinnt.
            }
       *[other] Geteilter Sieg: { $names }.
    }
game-ended = Das Spiel ist zu Ende.
