# Zombeasts in Worten. Begriffe wie gedruckt; die Sätze sind unsere eigenen.
#
# $you, $victim_is_you, $owner_is_you: "yes", wenn diese Person angesprochen ist, sonst "no".
# $card, $joker, $out, $into: eine Karte wie in `card-object` (im Akkusativ) oder `card-hidden`.

name = Zombeasts
notice-deck = Eine Liste der 90 Karten wurde nie veröffentlicht: Dieser Kartensatz ist rekonstruiert. Du kannst mit einer eigenen Liste spielen (Hausregel „Kartensatz“).

intro =
    Sammle Vollmonde: vier Karten einer Farbe, zwei mit dem linken (L) und zwei mit dem rechten (R) Mondviertel.
    In deinem Zug spielst du eine Karte aus: Sie beginnt eine neue Mondauslage oder kommt an deine Mondauslage ihrer Farbe.
    Weiße Karten sind Joker: Sie passen zu jeder Farbe, oder du tauschst sie gegen eine Karte eines Mitspielers.
    Legst du ein Tier an, wo schon das gleiche liegt, ist das eine Zombeast-Verstärkung: Du darfst noch eine Karte ausspielen.
    Danach ziehst du so viele Karten nach, wie die Dunkelziffer deiner zuletzt gespielten Karte sagt.
    Ein Vollmond bringt seine Siegpunkte; mit vier verschiedenen Tieren gibt es noch eine Bonuskarte dazu.
    Kannst du keine Handkarte ausspielen, wird deine ganze Hand zu Minuspunkten.
legend = So liest du eine Karte: „grüner Hund 4 (rechts)“, kurz 4R, ist grün, zeigt einen Hund, lässt dich 4 Karten nachziehen (Dunkelziffer) und hat ihr Mondviertel unten rechts; „1P“ sind ihre Siegpunkte. In einer Mondauslage sind (L) und (R) die Viertel, die noch fehlen; J ist ein Joker.

## Karten

animal =
    { $animal ->
        [dog] Hund
        [cat] Katze
        [rabbit] Hase
        [rat] Ratte
       *[none] kein Tier
    }
colour =
    { $colour ->
        [blue] blau
        [orange] orange
        [red] rot
        [green] grün
       *[white] weiß
    }
# Der Stamm, an den die Endungen kommen.
colour-stem =
    { $colour ->
        [blue] blau
        [orange] orang
        [red] rot
        [green] grün
       *[white] weiß
    }
toy =
    { $toy ->
        [bone] Knochen
        [mouse] Maus
        [carrot] Karotte
        [paw] Pfote
       *[none] kein Spielzeug
    }
corner =
    { $corner ->
        [L] links
       *[R] rechts
    }
with-toy =
    { $toy ->
        [none] { "" }
       *[other] { " " }mit { toy }
    }
joker =
    { $animal ->
        [none] Joker ohne Tier ({ corner })
       *[other] Joker { animal } ({ corner })
    }
card =
    { $colour ->
        [white] { joker }
       *[other]
            { $animal ->
                [dog] { colour-stem }er Hund { $number } ({ corner }){ with-toy }
                [cat] { colour-stem }e Katze { $number } ({ corner }){ with-toy }
                [rabbit] { colour-stem }er Hase { $number } ({ corner }){ with-toy }
               *[rat] { colour-stem }e Ratte { $number } ({ corner }){ with-toy }
            }
    }
card-object =
    { $colour ->
        [white] den { joker }
       *[other]
            { $animal ->
                [dog] den { colour-stem }en Hund { $number } ({ corner }){ with-toy }
                [cat] die { colour-stem }e Katze { $number } ({ corner }){ with-toy }
                [rabbit] den { colour-stem }en Hasen { $number } ({ corner }){ with-toy }
               *[rat] die { colour-stem }e Ratte { $number } ({ corner }){ with-toy }
            }
    }
moon =
    { $moon ->
        [blue] blaue Mondauslage
        [orange] orange Mondauslage
        [red] rote Mondauslage
        [green] grüne Mondauslage
        [white] weiße Mondauslage
        [white2] zweite weiße Mondauslage
       *[none] Mondauslage
    }
moon-dative =
    { $moon ->
        [blue] blauen Mondauslage
        [orange] orangen Mondauslage
        [red] roten Mondauslage
        [green] grünen Mondauslage
        [white] weißen Mondauslage
        [white2] zweiten weißen Mondauslage
       *[none] Mondauslage
    }

## Was geschehen ist

first-player-chosen =
    { $you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
stock-filled = Der offene Vorrat bekommt { $card }.
turn-started =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
moon-started =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card } aus: eine neue { moon }.
card-added =
    { $you ->
        [yes] Du legst { $card } an deine { moon } an.
       *[no] { $player } legt { $card } an die { moon } an.
    }
white-moon-taken-over =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card } an die weiße Mondauslage an: Sie ist jetzt die { moon }.
joker-swapped =
    { $you ->
        [yes] Du tauschst
       *[no] { $player } tauscht
    } { $joker } gegen { $card } { $victim_is_you ->
        [yes] aus deiner Mondauslage.
       *[no] aus einer Mondauslage von { $victim }.
    }
card-given-away =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card } { $owner_is_you ->
        [yes] an deine { moon } an.
       *[no] an die { moon } von { $owner } an.
    }
attack-triggered =
    { $you ->
        [yes] Zombeast-Verstärkung: Du darfst noch eine Karte ausspielen.
       *[no] Zombeast-Verstärkung: { $player } darf noch eine Karte ausspielen.
    }
moon-completed =
    { $you ->
        [yes] Vollmond! Deine { moon } ist fertig ({ $cards }); die Karten kommen auf deinen Siegpunktstapel.
       *[no] Vollmond! { $player } macht die { moon } fertig ({ $cards }).
    }
bonus-taken =
    { $you ->
        [yes] Bonus: Du legst
       *[no] Bonus: { $player } legt
    } { $card } aus dem offenen Vorrat auf den Siegpunktstapel.
bonus-declined =
    { $you ->
        [yes] Du verzichtest
       *[no] { $player } verzichtet
    } auf die Bonuskarte.
toy-used =
    { $you ->
        [yes] Du nutzt
       *[no] { $player } nutzt
    } ein Spielzeug: { toy }.
card-exchanged =
    { $you ->
        [yes] Du nimmst { $out } aus deiner { moon-dative } auf die Hand und legst
       *[no] { $player } nimmt { $out } aus der { moon-dative } auf die Hand und legt
    } { $into } an diese Stelle.
card-fetched =
    { $you ->
        [yes] Du holst
       *[no] { $player } holt
    } { $card } aus dem offenen Vorrat.
card-discarded =
    { $you ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } { $card } ab.
play-stopped =
    { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } keine weitere Karte aus.
draw-stopped =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } keine weitere Karte.
stock-drawn =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $card } aus dem offenen Vorrat.
pile-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $card } vom Nachziehstapel.
hand-robbed =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $card } { $victim_is_you ->
        [yes] aus deiner Hand.
       *[no] aus der Hand von { $victim }.
    }
hand-emptied =
    { $you ->
        [yes] Deine Hand ist leer: Du nimmst neue Karten.
       *[no] { $player } hat keine Karten mehr und nimmt neue.
    }
hand-dumped =
    { $you ->
        [yes] Deine ganze Hand kommt
       *[no] Die ganze Hand von { $player } kommt
    } auf den Minuspunktstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
card-dumped =
    { $you ->
        [yes] Dein Minuspunktstapel bekommt { $card }.
       *[no] Der Minuspunktstapel von { $player } bekommt { $card }.
    }
source-declared =
    { $you ->
        [yes] Du wirst
       *[no] { $player } wird
    } { $source ->
        [stock] { $card } aus dem offenen Vorrat nehmen.
        [pile] vom Nachziehstapel ziehen.
       *[hand] { $victim_is_you ->
            [yes] aus deiner Hand ziehen.
           *[no] aus der Hand von { $victim } ziehen.
        }
    }
pile-card-missed =
    { $you ->
        [yes] Der Nachziehstapel ist leer: Du gehst leer aus.
       *[no] Der Nachziehstapel ist leer: { $player } geht leer aus.
    }
pile-emptied = Der Nachziehstapel ist leer.
end-triggered =
    { $you ->
        [yes] Nach deinem Zug beginnt die letzte Runde: Alle anderen sind noch einmal dran, nachgezogen wird nicht mehr.
       *[no] Nach dem Zug von { $player } beginnt die letzte Runde: Alle anderen sind noch einmal dran, nachgezogen wird nicht mehr.
    }
turn-skipped =
    { $you ->
        [yes] Du hast keine Karten mehr: Dein Zug fällt aus.
       *[no] { $player } hat keine Karten mehr: Der Zug fällt aus.
    }
game-ended = Das Spiel ist zu Ende. Unvollständige Mondauslagen zählen nichts.
seat-scored =
    { $you ->
        [yes] Du belegst
       *[no] { $player } belegt
    } Platz { $rank } { $score ->
        [one] mit einem Punkt
       *[other] mit { $score } Punkten
    }.

## Fragen

prompt-start = Der Zufall bestimmt, wer beginnt.
prompt-steal = Eine Karte wird aus einer Hand gezogen.
prompt-play =
    { $you ->
        [yes] Du musst eine Handkarte ausspielen.
       *[no] { $player } muss eine Karte ausspielen.
    }
prompt-extra =
    { $grant ->
        [bone] Knochen:
       *[attack] Zombeast-Verstärkung:
    } { $you ->
        [yes] Du darfst noch eine Karte ausspielen.
       *[no] { $player } darf noch eine Karte ausspielen.
    }
prompt-swap-take =
    { $you ->
        [yes] Gegen welche Karte tauschst du { $card }?
       *[no] { $player } sucht eine Karte für den Tausch aus.
    }
prompt-swap-place =
    { $you ->
        [yes] Wohin legst du { $card }?
       *[no] { $player } legt die genommene Karte aus.
    }
prompt-bonus =
    { $you ->
        [yes] Bonus für vier verschiedene Tiere: Du darfst eine Karte aus dem offenen Vorrat auf deinen Siegpunktstapel legen.
       *[no] { $player } darf eine Bonuskarte nehmen.
    }
prompt-after-lay =
    { $you ->
        [yes]
            { $attack ->
                [yes] Entscheide dich zwischen Zombeast-Verstärkung und Spielzeug ({ toy }).
               *[no] Nutzt du das Spielzeug ({ toy })?
            }
       *[no] { $player } entscheidet über das Spielzeug.
    }
prompt-carrot-out =
    { $you ->
        [yes] Karotte: Welche Karte deiner Mondauslagen nimmst du auf die Hand?
       *[no] Karotte: { $player } tauscht eine Karte aus.
    }
prompt-carrot-in =
    { $you ->
        [yes] Karotte: Welche Handkarte ersetzt { $card }?
       *[no] Karotte: { $player } tauscht eine Karte aus.
    }
prompt-mouse-take =
    { $you ->
        [yes] Maus: Welche Karte aus dem offenen Vorrat legst du an eine deiner Mondauslagen an?
       *[no] Maus: { $player } nimmt eine Karte aus dem offenen Vorrat.
    }
prompt-mouse-place =
    { $you ->
        [yes] Maus: Wohin legst du { $card }?
       *[no] Maus: { $player } legt eine Karte aus dem offenen Vorrat an.
    }
prompt-paw-discard =
    { $you ->
        [yes]
            Pfote: Du musst noch { $excess ->
                [one] eine Karte
               *[other] { $excess } Karten
            } abwerfen und behältst fünf.
       *[no] Pfote: { $player } muss bis auf fünf Karten abwerfen.
    }
prompt-draw =
    { $you ->
        [yes]
            { $number ->
                [one] Du ziehst noch eine Karte. Woher?
               *[other] Du ziehst noch { $number } Karten, eine nach der anderen. Woher?
            }
       *[no] { $player } zieht nach.
    }

## Auswahl; .short steht in Listen, in denen die Karte schon vorn steht

choice-play-card =
    { $manner ->
        [start] Lege { $card } als neue { moon } aus
       *[add] Lege { $card } an deine { moon } an
    }
    .short =
        { $manner ->
            [start] neue { moon }
           *[add] an deine { moon }
        }
choice-play-card-on-moon =
    { $manner ->
        [start] Lege { $card } als neue { moon } aus
        [over] Lege { $card } an und übernimm so deine { moon }
       *[add] Lege { $card } an deine { moon } an
    }
    .short =
        { $manner ->
            [start] neue { moon }
            [over] { moon } übernehmen
           *[add] an deine { moon }
        }
choice-swap-card = Tausche { $card } gegen eine Karte eines Mitspielers
    .short = mit einem Mitspieler tauschen
choice-give-up = Gib auf: Deine ganze Hand kommt auf den Minuspunktstapel
choice-stop = Aufhören: keine weitere Karte ausspielen
choice-take-card = Nimm { $card } von { $owner } ({ moon })
choice-place-on-moon =
    { $manner ->
        [start] Lege { $card } als neue { moon } aus
        [over] Lege { $card } an und übernimm so deine { moon }
       *[add] Lege { $card } an deine { moon } an
    }
choice-place-on-moon-of-seat = Lege { $card } an die { moon } von { $player } an
choice-bonus-card = Nimm { $card } als Bonus
choice-decline = Nimm keine Bonuskarte
choice-attack = Zombeast-Verstärkung: Spiele noch eine Karte aus
choice-toy =
    { $toy ->
        [carrot] Karotte: Tausche eine Karte deiner Mondauslagen gegen eine Handkarte
        [mouse] Maus: Lege eine Karte aus dem offenen Vorrat an eine deiner Mondauslagen an
        [bone] Knochen: Spiele noch eine Karte aus
        [paw] Pfote: Alle kommen auf fünf Handkarten
       *[none] Nutze das Spielzeug
    }
choice-neither =
    { $attack ->
        [yes] Keines von beiden
       *[no] Verzichte auf das Spielzeug
    }
choice-carrot-out-card = Nimm { $card } auf die Hand
choice-carrot-in-card = Lege { $card } dorthin
choice-mouse-card = Nimm { $card } aus dem offenen Vorrat
choice-mouse-on-moon =
    { $manner ->
        [start] Lege { $card } als neue { moon } aus
        [over] Lege { $card } an und übernimm so deine { moon }
       *[add] Lege { $card } an deine { moon } an
    }
choice-discard-card = Wirf { $card } ab
choice-draw-card = Nimm { $card } aus dem offenen Vorrat
choice-draw-pile = Ziehe vom Nachziehstapel ({ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
choice-draw-from-seat = Ziehe blind aus der Hand von { $player } ({ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
choice-stop-drawing = Ziehe keine weitere Karte

## Absagen

refusal-must-play = Du musst eine Karte ausspielen.
refusal-no-place-there = Dorthin darf die Karte nicht.
refusal-no-substitute = Keine deiner Handkarten darf diese Karte ersetzen.
refusal-not-your-moon = Diese Karte liegt in keiner deiner Mondauslagen.
refusal-no-exchange = Diese Handkarte darf die andere nicht ersetzen.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-fits-nowhere = Diese Karte passt in keine deiner Mondauslagen.
refusal-no-attack = Deine Karte löst keine Zombeast-Verstärkung aus.
refusal-no-such-moon = Du hast noch keine Mondauslage dieser Farbe, und ein Joker kann keine beginnen.
refusal-no-white-moon = Du hast keine weiße Mondauslage, die du übernehmen könntest.
refusal-colour-lies-already = Du hast schon eine Mondauslage dieser Farbe, darum kann diese Karte die weiße nicht übernehmen.
refusal-corner-taken = In dieser Mondauslage liegen schon zwei Karten mit dieser Ecke.
refusal-nothing-to-swap = Es gibt keine Karte, gegen die du diesen Joker tauschen könntest.
refusal-not-in-their-moons = Diese Karte liegt in keiner unvollständigen Mondauslage eines Mitspielers.
refusal-other-corner = Diese Karte hat die andere Ecke; ein Joker nimmt den Platz einer Karte mit seiner Ecke ein.
refusal-two-white-moons = Dein Mitspieler hätte dann zwei weiße Mondauslagen.
refusal-coloured-cards-only = Nach eurer Hausregel dürfen nur farbige Karten getauscht werden.
refusal-no-place-at-home = Auf deiner Seite ist für diese Karte kein Platz.
refusal-must-draw = Du musst so viele Karten ziehen, wie die Dunkelziffer sagt.
refusal-pile-empty = Der Nachziehstapel ist leer.
refusal-declared-already = Diese Quelle hast du schon genannt.
refusal-drawn-from-already = Aus dieser Hand hast du in diesem Zug schon gezogen.
refusal-hand-empty = Diese Hand ist leer.
refusal-no-target = Sag dazu, an welche Mondauslage der Joker kommt.
refusal-wrong-colour = Eine farbige Karte kommt nur an eine Mondauslage ihrer Farbe oder übernimmt eine weiße.
refusal-unknown-card = Diese Karte gibt es in diesem Kartensatz nicht.
refusal-not-a-joker = Tauschen kannst du nur mit einer weißen Karte.
refusal-unknown-moon = Diese Mondauslage gibt es nicht.
refusal-not-in-stock = Diese Karte liegt nicht im offenen Vorrat.
refusal-no-such-opponent = Diesen Mitspieler gibt es nicht.

## Hausregeln

preset-friendly = Gemütlich
    .about = Die Punkte sind sichtbar, du darfst weniger Karten ziehen, und eine unspielbare Hand kostet in der letzten Runde nichts.
preset-master = Zombeast-Meister
    .about = Die gedruckte Variante für Meister: Spielzeuge auf manchen Karten verleihen besondere Fähigkeiten.
option-master = Variante Zombeast-Meister
    .about = Spielzeuge auf manchen Karten verleihen besondere Fähigkeiten.
    .false = Grundspiel ohne Spielzeuge
    .true = mit Spielzeugen
option-corner_rule = Ecken
    .about = Ob es zählt, in welcher unteren Ecke einer Karte das Mondviertel ist.
    .two_left_two_right = in einen Mond gehören zwei linke und zwei rechte Karten
    .colour_only = Ecken zählen nicht
option-exchange_corner = Ecke beim Tauschen
    .about = Welche Ecke die neue Karte beim Tausch mit dem Joker oder bei der Karotte braucht.
    .same = die Ecke der alten Karte
    .legal_result = jede, für die in der Mondauslage noch Platz ist
option-swap_destination = Ziel der getauschten Karte
    .about = Auf wessen Seite du die Karte auslegen darfst, die du gegen einen Joker tauschst.
    .own = deine eigene Seite
    .own_or_opponent = deine Seite oder die Mondauslage eines Mitspielers
option-swap_may_start = Tausch darf beginnen
    .about = Ob die getauschte Karte eine neue Mondauslage beginnen darf.
    .true = ja
    .false = nein, sie muss anlegen oder übernehmen
option-swap_targets = Was getauscht werden kann
    .about = Welche Karten du gegen einen Joker tauschen darfst.
    .any = jede Karte
    .coloured_only = nur farbige Karten
option-swap_forced = Tauschpflicht
    .about = Was gilt, wenn du nur noch mit einem Joker tauschen kannst.
    .true = du musst tauschen
    .false = du darfst stattdessen deine Hand aufgeben
option-double_white = Zwei weiße Mondauslagen
    .about = Ob ein Mitspieler durch einen Tausch zwei weiße Mondauslagen haben darf.
    .forbid = nie
    .allow = erlaubt
option-moon_colour = Farbe einer Mondauslage
    .about = Welche Farbe eine Mondauslage hat, wenn ihre farbigen Karten fort sind.
    .composition = die ihrer Karten, also wird sie weiß
    .sticky = sie behält ihre erste Farbe
option-attack_scope = Reichweite der Verstärkung
    .about = Wo das gleiche Tier für eine Zombeast-Verstärkung liegen muss.
    .same_moon = in der Mondauslage, an die du anlegst
    .any_own_moon = in irgendeiner eigenen Mondauslage
option-attack_use = Verstärkung ist Pflicht
    .about = Ob du auf eine Zombeast-Verstärkung verzichten darfst.
    .optional = du darfst aufhören
    .mandatory = du musst weiterspielen, wenn du kannst
option-dump_on_extra_play = Keine weitere Karte spielbar
    .about = Was geschieht, wenn du noch eine Karte ausspielen dürftest, aber keine passt.
    .false = nichts
    .true = die Hand kommt auf den Minuspunktstapel
option-bonus_use = Bonus ist Pflicht
    .about = Ob du auf die Bonuskarte verzichten darfst.
    .optional = du darfst verzichten
    .mandatory = du musst sie nehmen
option-draw_count = Zahl der gezogenen Karten
    .about = Ob du weniger Karten ziehen darfst, als die Dunkelziffer sagt.
    .exact = genau so viele
    .up_to = höchstens so viele
option-draw_reveal = Reihenfolge beim Ziehen
    .about = Wann du entscheidest, woher deine Karten kommen.
    .sequential = eine nach der anderen, jede wird erst angesehen
    .declare_first = zuerst werden alle Quellen genannt
option-last_played = Karte für die Dunkelziffer
    .about = Ob auch eine mit der Maus angelegte Karte bestimmt, wie viele Karten du ziehst.
    .hand_card = nur Karten aus der Hand
    .any_laid = auch die Karte der Maus
option-carrot_sets_n = Karotte bestimmt die Dunkelziffer
    .about = Ob die mit der Karotte gelegte Karte bestimmt, wie viele Karten du ziehst.
    .true = ja
    .false = nein
option-mouse_may_start = Maus darf beginnen
    .about = Ob die mit der Maus geholte Karte eine neue Mondauslage beginnen darf.
    .false = nein
    .true = ja
option-chain_toys = Spielzeug nach Spielzeug
    .about = Ob eine mit Karotte oder Maus gelegte Karte ihr eigenes Spielzeug nutzen darf.
    .true = ja
    .false = nein
option-bone_empty_draw = Knochen mit leerer Hand
    .about = Ob der Knochen auch mit der letzten Handkarte gilt und du vorher drei Karten nimmst.
    .false = nein
    .true = ja
option-three_cards = Drei Karten bei einer Verstärkung
    .about = Wann du drei neue Karten nimmst, wenn deine letzte Handkarte eine Zombeast-Verstärkung auslöst.
    .on_trigger = sofort, was du danach auch wählst
    .on_attack = erst wenn du die Verstärkung nutzt
option-paw_draw = Ziehen nach der Pfote
    .about = In welcher Reihenfolge alle auf fünf Karten auffüllen.
    .seat_by_seat = einer nach dem anderen
    .round_robin = reihum je eine Karte
option-refill_trigger = Letzte Karte beim Auffüllen
    .about = Wer als Auslöser des Spielendes gilt, wenn das Auffüllen des Vorrats den Stapel leert: So enden je nach Spielweise 22 bis 94 % der Partien.
    .ending_player = wer gerade am Zug war
    .next_player = wer als Nächstes dran ist
option-last_round_stock = Vorrat in der letzten Runde
    .about = Ob Bonus und Maus dann noch Karten aus dem offenen Vorrat nehmen dürfen.
    .open = ja, solange Karten da sind
    .closed = nein
option-last_round_dump = Unspielbare Hand in der letzten Runde
    .about = Was mit einer Hand geschieht, die in der letzten Runde nicht spielbar ist.
    .penalty = sie wird zu Minuspunkten
    .pass = sie bleibt auf der Hand
option-tie_break = Gleichstand
    .about = Was bei gleicher Punktzahl entscheidet.
    .none = nichts, der Platz wird geteilt
    .fewest_minus = weniger Minuspunkte
    .most_moons = mehr Vollmonde
option-start_player = Erster Zug
    .about = Wer beginnt.
    .random = das Los
    .youngest = die jüngste Person
    .number-0 = der erste Platz
    .number-1 = der zweite Platz
    .number-2 = der dritte Platz
    .number-3 = der vierte Platz
option-ages = Alter
    .about = Das Alter aller Personen, damit die jüngste beginnen kann.
    .none = nicht angegeben
    .free = für diesen Tisch angegeben
option-deck_profile = Kartensatz
    .about = Mit welcher Liste von Karten gespielt wird.
    .recon_v1 = der rekonstruierte Kartensatz
    .free = ein eigener Kartensatz
option-joker_profile = Joker
    .about = Ob zwei der zehn Joker kein Tier zeigen.
    .eight_plus_two = acht mit Tier, zwei ohne
    .all_animals = alle zehn mit Tier
option-score_tracking = Punkte während des Spiels
    .about = Ob die Punkte schon während des Spiels zu sehen sind.
    .hidden = erst am Ende
    .shown = für alle sichtbar
option-bot_memory = Gedächtnis der Bots
    .about = Ob sich Bots alles merken, was offen zu sehen war.
    .full = sie merken sich alles
    .none = sie sehen nur den Tisch
option-edition = Auflage der Regeln
    .about = Nach welcher Auflage der Regeln eine alte Partie gespielt wurde.
    .number-2 = nach der zweiten
    .number-1 = nach der ersten

## Beschriftungen auf dem Tisch

label-stock = Offener Vorrat
label-pile = Nachziehstapel
label-discard = Ablagestapel
label-hand = Hand
label-your-hand = Deine Hand
label-your-moons = Deine Mondauslagen
label-no-moons = noch keine Mondauslage
label-empty = leer
label-victory = Vollmonde
label-minus = Minus
label-points = Punkte
label-last-round = LETZTE RUNDE
joker-letter = J
points-letter = { $points }P

## Abrechnung

sheet-title = Abrechnung
sheet-place = Platz
sheet-player = Name
sheet-moons = Vollmonde
sheet-victory = Siegpunktstapel
sheet-minus = Minuspunktstapel
sheet-total = Ergebnis
sheet-cards = { $points } ({ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
score-goal = Wer die meisten Punkte in Vollmonden hat, gewinnt.
score-moons = Vollmonde
score-bonus = Bonuskarten
score-minus = Minuspunktstapel
score-unfinished = Unvollständige Mondauslagen

## On the page

web-box =
    .line = Schließe den Mond mit vier Karten einer Farbe – und schnapp dir das Viertel, das dir fehlt.
    .minutes-low = 20
    .minutes-high = 30
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-does-draw =
    { $count ->
        [0] Nichts nachziehen
        [one] Eine Karte nachziehen
       *[other] { $count } Karten nachziehen
    }
web-does-corner =
    { $corner ->
        [L] Linkes Mondviertel
       *[R] Rechtes Mondviertel
    }
web-does-attack = An einer Mondauslage mit demselben Tier: Verstärkung, noch eine Karte ausspielen
web-does-joker = Joker: passt an jede deiner Mondauslagen
web-does-swap = Oder tausche ihn gegen das gleiche Viertel aus einer fremden Mondauslage
web-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
web-draw-hint = zieh hier, vom Stapel oder aus einer Hand
web-moons-of = Mondauslagen von { $name }
web-moons-of-others = Karten in Mondauslagen anderer
web-in-moon-of = { $moon } von { $name }, { $count } von 4
web-no-full-moon = kein Vollmond
web-peek = Die Mondauslagen von { $name } groß sehen
web-free = frei
web-of-four = { $count } von 4
# $moon: wie in zombeasts/moon.
web-add-here = { $moon }: die Karte hier anlegen
web-start-here = neue { $moon }: die Karte hier auslegen
web-held = Jetzt auszulegen: { $card }
web-empty-hand = Keine Karten auf der Hand.
web-lesson-moons = Hier wachsen deine Monde. Vier Karten einer Farbe, zwei linke und zwei rechte Viertel, ergeben einen Vollmond: Daher kommen die Punkte.
web-lesson-stock = Nach dem Ausspielen ziehst du hier: eine offene Karte, vom Stapel oder blind aus einer fremden Hand. Wie viele, sagt die Dunkelziffer der gespielten Karte.

# Why a choice is better than another: what it brings, or spares.

reason-moon-completed = Damit wird ein Vollmond fertig, und seine Karten zählen für dich.
reason-bonus-taken = Das bringt dir eine Bonuskarte aus dem offenen Vorrat.
reason-minus-cards = So bleiben dir Minuspunkte erspart.
reason-joker-swapped = Ein Joker holt dir genau die Karte, die du brauchst, aus einem fremden Mond.
reason-attack-triggered = Das Tier liegt dort schon, also darfst du noch eine Karte ausspielen.
reason-nearly-full = Danach fehlt einem deiner Monde nur noch eine Karte.
reason-rivals-nearly-full = So stehen die Monde der anderen seltener kurz vor dem Vollmond.
reason-cards-laid = So kommen mehr deiner Karten in deine Monde.
reason-hand-robbed = So kommt eine Karte aus einer fremden Hand zu dir.
reason-stock-drawn = Sie liegt offen, du weißt also, was du bekommst.
reason-hand-size = So hast du danach mehr Karten auf der Hand.
reason-end-triggered = So kommt das Ende, solange es gut für dich steht.
# Die Lektion
lesson-aim = Du sammelst Vollmonde: vier Karten einer Farbe, zwei linke und zwei rechte Viertel. Dein blauer Mond ist schon halb voll.
lesson-play = Dem blauen Mond fehlt rechts noch ein Viertel. Tipp den blauen Hasen in deiner Hand an, um ihn anzulegen.
    .not = Das dürftest du auch. Probier hier aber den blauen Hasen: Er bringt dich dem Vollmond am nächsten.
lesson-draw = Der Hase trägt eine 1, also ziehst du eine Karte. Nimm die offene blaue Katze: Sie ist das linke Viertel, das noch fehlt.
    .not = Auch das wäre erlaubt. Nimm diesmal die offene blaue Katze, dann wird dein Mond gleich voll.
lesson-bot = Spielen, dann ziehen: Mehr hat ein Zug nicht. Jetzt ist { $bot } dran. Drück auf „Weiter“ und schau zu.
lesson-attack = Auf deinem orangen Mond sitzt schon eine Katze. Leg die zweite dazu: Zwei gleiche Tiere sind ein Überfall!
    .not = Das geht, doch so verpasst du etwas. Spiel zuerst die orange Katze: Nach einem Überfall darfst du gleich noch eine Karte legen.
lesson-moon = Überfall! Du darfst noch eine Karte legen. Mach mit der blauen Katze deinen Mond voll.
    .not = Du dürftest, aber der Vollmond liegt auf deiner Hand: Nimm die blaue Katze.
lesson-last = Vollmond! Er ist dir sicher, und auf seinen Karten stehen deine Punkte. Auch dieser Zug endet mit Ziehen: Nimm eine offene Karte oder die oberste vom Stapel.
    .not = Aus fremden Händen ziehst du blind. Nimm hier lieber eine offene Karte oder die vom Stapel.
lesson-end = Das war dein erster Vollmond! Am Ende gewinnt, wer die meisten Punkte auf seinen Vollmonden hat. Den Rest lernst du beim Spielen.
