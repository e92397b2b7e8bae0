# Oh My Brain in Worten. Die Sätze sind unsere eigenen.
#
# $you, $victim_is_you, $receiver_is_you, $other_is_you: "yes", wenn diese Person angesprochen ist, sonst "no".
# $card, $buried, $other_card: eine Karte wie in `card-object` (im Akkusativ) oder `card-hidden`; $cards, $others, $got, $gave: Bezeichnungen.
# $hidden: "yes", wenn die angesprochene Person die Karte nicht sieht.

name = Oh My Brain
notice-deck = Wie oft es jede Zahl gibt und welche Karten würfeln lassen, wurde nie veröffentlicht: Dieser Kartensatz ist rekonstruiert. Du kannst mit eigenen Zahlen spielen (Hausregeln „Kartensatz“ und „Marshmallow-Karten“).

pitch = Zombietiere klettern auf die Horde, und wer nicht mithält, zahlt mit Hirn.
intro =
    { pitch }
    Werde vor allen anderen deine Karten los, die auf der Hand und die auf deinem Friedhof.
    In deinem Zug spielst du auf die Horde: eine Karte oder mehrere mit der gleichen Zahl, höher als die oberste Karte.
    Von mehreren gleichen Karten bleibt eine auf der Horde; die anderen landen auf den Friedhöfen der anderen.
    Du kannst oder willst nicht? Dann passe: Die Horde wird abgeräumt, du verlierst ein Hirn, ziehst zwei Karten und beginnst eine neue Horde.
    Danach füllst du deine Hand vom Friedhof auf drei Karten auf.
    Die Mücke 0 passt immer, auf die Spinne 8 muss eine Karte unter 8 folgen, und die Maus 11 räumt die Horde ab und lässt dich noch einmal ziehen.
    Mit Marshmallow-Karten würfelst du: ein Geschenk, Regen, Diebstahl, ein Hirn, ein Tausch oder noch einmal spielen.
    Hat jemand keine Karten mehr, zahlen alle anderen ein Hirn für jede ihrer Karten. Sobald jemand keines mehr hat, gewinnt, wer die meisten Hirne hat.
legend =
    So liest du eine Karte: „Eule 12“ ist die Eule mit der Zahl 12. Auf deiner Hand steht „Würfel“ auf Marshmallow-Karten; „passt“, „<8“ und „nochmal“ stehen auf den Neckkarten 0, 8 und 11.
    Von der Horde siehst du die Zahlen von unten nach oben; die Karte in Klammern ist die oberste.

## Karten und Würfel

animal =
    { $value ->
        [0] Mücke
        [1] Ameise
        [2] Schnecke
        [3] Nachtfalter
        [4] Goldfisch
        [5] Frosch
        [6] Schildkröte
        [7] Fledermaus
        [8] Spinne
        [9] Krähe
        [10] Ente
        [11] Maus
        [12] Eule
        [13] Igel
        [14] Schwein
        [15] Schaf
        [16] Fuchs
        [17] Bär
        [18] Elch
       *[19] Elefant
    }
card = { animal } { $value }
card-object =
    { $value ->
        [3] den Nachtfalter 3
        [4] den Goldfisch 4
        [5] den Frosch 5
        [13] den Igel 13
        [14] das Schwein 14
        [15] das Schaf 15
        [16] den Fuchs 16
        [17] den Bären 17
        [18] den Elch 18
        [19] den Elefanten 19
       *[other] die { card }
    }
mark =
    { $mark ->
        [roll] Würfel
        [mosquito] passt
        [spider] <8
        [mouse] nochmal
       *[none] { "" }
    }
face =
    { $face ->
        [GIVE] Verschenken
        [RAIN] Kartenregen
        [STEAL] Stehlen
        [GAIN] Hirn dazu
        [SWAP] Tauschen
       *[REPLAY] Nochmal spielen
    }
face-effect =
    { $face ->
        [GIVE] Eine Handkarte kommt auf einen anderen Friedhof
        [RAIN] Auf jeden Friedhof fällt eine Karte vom Nachziehstapel
        [STEAL] ein Hirn von jemand anderem
        [GAIN] ein Hirn aus dem Hirnvorrat
        [SWAP] Hand oder Friedhof wird mit jemandem getauscht
       *[REPLAY] gleich noch eine Karte auf die Horde
    }
sign =
    { $sign ->
        [rock] Stein
        [paper] Papier
       *[scissors] Schere
    }

## Was geschehen ist

round-started =
    { $you ->
        [yes] Runde { $round } beginnt: Du fängst an.
       *[no] Runde { $round } beginnt: { $player } fängt an.
    }
lot-dealt =
    { $you ->
        [yes] Du bekommst { $cards }.
       *[no] { $player } bekommt Karten.
    }
card-buried =
    { $you ->
        [yes] Du legst { $card } auf deinen Friedhof.
       *[no] { $player } legt { $card } auf den Friedhof.
    }
turn-started =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
cards-played =
    { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } { $count ->
        [one] { $card }
       *[other]
            { $hidden ->
                [yes] { $count } gleiche Karten
               *[no] { $card } ×{ $count }
            }
    }.
extra-given =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $hidden ->
        [yes] eine überzählige Karte
       *[no] { $card }
    } { $receiver_is_you ->
        [yes] auf deinen Friedhof.
       *[no] auf den Friedhof von { $receiver }.
    }
turn-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $player } passt.
    }
horde-cleared =
    Die Horde wird abgeräumt: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
brain-lost =
    { $you ->
        [yes] Du verlierst ein Hirn.
       *[no] { $player } verliert ein Hirn.
    }
reserve-renewed =
    Die Ablage wird gemischt und ist der neue Nachziehstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
card-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $card } vom Nachziehstapel.
card-kept =
    { $count ->
        [one]
            { $you ->
                [yes] Du nimmst { $card } auf die Hand.
               *[no] { $player } nimmt die Karte auf die Hand.
            }
       *[other]
            { $you ->
                [yes] Du behältst { $card } und legst { $buried } auf deinen Friedhof.
               *[no] { $player } behält eine Karte und legt die andere auf den Friedhof.
            }
    }
die-rolled =
    { $you ->
        [yes] Du würfelst.
       *[no] { $player } würfelt.
    } { face }: { face-effect }.
roll-without-effect =
    { $face ->
        [GIVE] Es ist keine Handkarte zum Verschenken da: Nichts passiert.
        [RAIN] Für den Regen fehlen Karten: Nichts passiert.
        [STEAL] Hier ist nichts zu stehlen: Nichts passiert.
        [GAIN] Der Hirnvorrat ist leer: Nichts passiert.
        [SWAP] Es gibt nichts zu tauschen: Nichts passiert.
       *[REPLAY] Nichts passiert.
    }
card-given =
    { $you ->
        [yes] Du verschenkst
       *[no] { $player } verschenkt
    } { $card }: { $receiver_is_you ->
        [yes] auf deinen Friedhof
       *[no] auf den Friedhof von { $receiver }
    }.
rain-fell =
    { $you ->
        [yes] Auf deinen Friedhof regnet es { $card }.
       *[no] Auf den Friedhof von { $player } regnet es { $card }.
    }
rain-spread = Auf diese Friedhöfe regnet es je eine Karte: { $players }.
rain-missed =
    { $you ->
        [yes] Für dich ist keine Karte mehr da.
       *[no] Für { $player } ist keine Karte mehr da.
    }
brain-stolen =
    { $you ->
        [yes] Du stiehlst { $victim } ein Hirn!
       *[no] { $player } stiehlt { $victim_is_you ->
            [yes] dir
           *[no] { $victim }
        } ein Hirn!
    }
brain-gained =
    { $you ->
        [yes] Du bekommst ein Hirn dazu.
       *[no] { $player } bekommt ein Hirn dazu.
    }
hands-swapped =
    { $you ->
        [yes] Du tauschst die Hand mit { $other }. Du bekommst: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } tauscht die Hand mit dir. Du bekommst: { $gave }.
           *[no] { $player } und { $other } tauschen ihre Hände.
        }
    }
graves-swapped =
    { $you ->
        [yes] Du tauschst den Friedhof mit { $other }. Du bekommst: { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } tauscht den Friedhof mit dir. Du bekommst: { $gave }.
           *[no] { $player } und { $other } tauschen ihre Friedhöfe.
        }
    }
swap-declined =
    { $you ->
        [yes] Du verzichtest auf den Tausch.
       *[no] { $player } verzichtet auf den Tausch.
    }
play-repeated =
    { $you ->
        [yes] Du spielst noch einmal.
       *[no] { $player } spielt noch einmal.
    }
card-taken-up =
    { $you ->
        [yes] Du nimmst { $card } vom Friedhof auf die Hand.
       *[no] { $player } nimmt { $card } vom Friedhof auf die Hand.
    }
refill-left =
    { $you ->
        [yes] Du nimmst keine weitere Karte vom Friedhof.
       *[no] { $player } nimmt keine weitere Karte vom Friedhof.
    }
turn-repeated =
    { $you ->
        [yes] Die Maus schenkt dir noch einen Zug.
       *[no] Die Maus schenkt { $player } noch einen Zug.
    }
round-ended =
    { $you ->
        [yes] Du hast keine Karten mehr: Die Runde ist zu Ende!
       *[no] { $player } hat keine Karten mehr: Die Runde ist zu Ende!
    }
brains-paid =
    { $cards ->
        [0]
            { $you ->
                [yes] Auch du hast keine Karten und zahlst nichts.
               *[no] Auch { $player } hat keine Karten und zahlt nichts.
            }
       *[other]
            { $you ->
                [yes] Du zahlst
               *[no] { $player } zahlt
            } { $brains ->
                [one] ein Hirn
               *[other] { $brains } Hirne
            } für { $cards ->
                [one] eine Karte
               *[other] { $cards } Karten
            }.
    }
sign-shown =
    { $you ->
        [yes] Du zeigst
       *[no] { $player } zeigt
    } { sign }.
throw-undecided = Unentschieden: noch einmal.
game-stalled = Es wurde genug gespielt: Die Partie endet hier, und niemand zahlt für Karten.
seat-gone =
    { $you ->
        [yes] Du hast den Tisch verlassen; deine Hirne kommen in den Hirnvorrat.
       *[no] { $player } hat den Tisch verlassen; diese Hirne kommen in den Hirnvorrat.
    }
game-ended = Das Spiel ist zu Ende.
seat-scored =
    { $you ->
        [yes] Du belegst
       *[no] { $player } belegt
    } Platz { $rank } { $score ->
        [0] ohne Hirn
        [one] mit einem Hirn
       *[other] mit { $score } Hirnen
    }.

## Fragen

prompt-start = Der Zufall bestimmt, wer anfängt.
prompt-deal = Karten werden ausgeteilt.
prompt-draw =
    { $you ->
        [yes] Du ziehst vom Nachziehstapel.
       *[no] { $player } zieht vom Nachziehstapel.
    }
prompt-rain = Es regnet Karten.
prompt-roll =
    { $you ->
        [yes] Du würfelst.
       *[no] { $player } würfelt.
    }
prompt-split =
    { $you ->
        [yes] Päckchen { $lot } von 3: Begrabe eine Karte. Die anderen beiden behältst du.
       *[no] Noch beim Aussuchen: { $players }.
    }
prompt-bury =
    { $you ->
        [yes]
            { $buried ->
                [0] Wähle nacheinander drei Karten für deinen Friedhof. Welche zuerst?
                [1] Welche Karte kommt als zweite auf deinen Friedhof?
               *[2] Welche kommt als letzte auf deinen Friedhof? Der Rest ist deine Hand.
            }
       *[no] Noch beim Aussuchen für den Friedhof: { $players }.
    }
prompt-play =
    { $you ->
        [yes]
            { $ground ->
                [empty] Die Horde ist leer: Spiele eine beliebige Zahl.
                [pass] Deine Hand ist leer: Du kannst nur passen.
                [below] Auf die Spinne musst du unter 8 spielen, oder du passt.
                [zero] Auf die Mücke passt jede Zahl; spiele oder passe.
                [peak] Auf die 19 passt nur eine 0; spiele sie oder passe.
               *[climb] Spiele höher als { $top } (eine 0 passt immer), oder passe.
            }
       *[no] { $player } spielt oder passt.
    }
prompt-distribute =
    { $you ->
        [yes]
            { $extras ->
                [one] Eine überzählige Karte zu vergeben.
               *[other] { $extras } überzählige Karten zu vergeben, eine nach der anderen.
            } Auf wessen Friedhof legst du { $card }?
       *[no] { $player } vergibt die überzähligen Karten.
    }
prompt-keep =
    { $you ->
        [yes] Welche der beiden Karten behältst du? Die andere kommt auf deinen Friedhof.
       *[no] { $player } entscheidet, welche Karte auf der Hand bleibt.
    }
prompt-give-card =
    { $you ->
        [yes] Verschenken: Welche Handkarte verschenkst du?
       *[no] Verschenken: { $player } verschenkt eine Karte.
    }
prompt-give-to =
    { $you ->
        [yes] Verschenken: Auf wessen Friedhof legst du { $card }?
       *[no] Verschenken: { $player } verschenkt eine Karte.
    }
prompt-steal =
    { $you ->
        [yes] Stehlen: Wem nimmst du ein Hirn weg?
       *[no] Stehlen: { $player } sucht ein Opfer.
    }
prompt-swap =
    { $you ->
        [yes] Tauschen: Hand oder Friedhof, und mit wem?
       *[no] Tauschen: { $player } wählt Hand oder Friedhof, und mit wem.
    }
prompt-refill =
    { $you ->
        [yes]
            Fülle deine Hand auf: noch { $missing ->
                [one] eine Karte
               *[other] { $missing } Karten
            } vom Friedhof. Welche?
       *[no] { $player } füllt die Hand auf.
    }
prompt-sign =
    { $you ->
        [yes] Gleichstand bei den wenigsten Hirnen: Stein, Papier oder Schere? Wer gewinnt, fängt an.
       *[no] Stein, Papier, Schere. Noch beim Überlegen: { $players }.
    }
prompt-over = Das Spiel ist zu Ende.

## Auswahl; .short steht in Listen, in denen die Karte schon vorn steht

after-play =
    { $effect ->
        [roll] { " " }(du würfelst)
        [spider] { " " }(nächste Karte unter 8)
        [mouse] { " " }(räumt die Horde ab, du bist nochmal dran)
       *[none] { "" }
    }
choice-split-card = Begrabe { $card }, behalte { $others }
choice-play-card = Spiele { $card }{ after-play }
    .short = eine Karte{ after-play }
choice-play-card-number = Spiele { $card } ×{ $count }{ after-play }
    .short =
        { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
choice-pass =
    { $last ->
        [yes] Passe: Du verlierst dein LETZTES Hirn, und das Spiel ist zu Ende
       *[no] Passe: Horde abräumen, ein Hirn verlieren, zwei Karten ziehen, neue Horde
    }
choice-to-seat =
    Auf den Friedhof von { $player } (dort: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
choice-keep-card = Behalte { $card }, begrabe { $other_card }
choice-give-card = Verschenke { $card }
choice-give-to-seat =
    Auf den Friedhof von { $player } (dort: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
choice-steal-from-seat =
    { $brains ->
        [1] Stiehl { $player } das LETZTE Hirn: Das Spiel ist zu Ende
       *[other] Bestiehl { $player } ({ $brains } Hirne)
    }
choice-swap-hand-seat = Tausche die Hand mit { $player }: Du gibst { $own }, du bekommst { $count }
choice-swap-grave-seat = Tausche den Friedhof mit { $player }: Du gibst { $own }, du bekommst { $count }
choice-no-swap = Tausche nicht
choice-refill-card = Nimm { $card } auf die Hand
choice-leave = Nimm keine weitere Karte
choice-bury-card = Lege { $card } auf deinen Friedhof
choice-rock = Stein
choice-paper = Papier
choice-scissors = Schere

## Absagen

refusal-must-play = Die Horde ist leer: Du musst eine Karte spielen und kannst nicht passen.
refusal-still-in-grave = Diese Karte liegt noch auf deinem Friedhof; du spielst nur von der Hand.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-below-eight = Auf die Spinne 8 musst du eine Zahl unter 8 spielen.
refusal-equal-to-top = Die gleiche Zahl wie die oberste Karte reicht nicht; sie muss höher sein.
refusal-too-low = Diese Zahl ist niedriger als die oberste Karte; sie muss höher sein.
refusal-not-so-many = So viele Karten mit dieser Zahl hast du nicht.
refusal-extras-in-order = Überzählige Karten vergibst du im Uhrzeigersinn: bei derselben Person oder einer weiter.
refusal-last-brain = Nach eurer Hausregel darfst du kein letztes Hirn stehlen.
refusal-must-swap = Du musst tauschen; ablehnen geht nicht.
refusal-not-in-grave = Diese Karte liegt nicht auf deinem Friedhof.
refusal-must-refill = Du musst deine Hand auf drei Karten auffüllen.
refusal-not-in-lot = Diese Karte liegt nicht vor dir.
refusal-grave-empty = Dieser Friedhof ist leer; gegen ihn kannst du deinen nicht tauschen.
refusal-hand-empty = Nach eurer Hausregel werden leere Hände nicht getauscht.
refusal-unknown-choice = Das gibt es in diesem Spiel nicht zur Auswahl.
refusal-unknown-outcome = Das kann der Zufall nicht bringen.
refusal-unknown-card = Diese Karte gibt es nicht; die Zahlen gehen von 0 bis 19.
refusal-unknown-number = So viele Karten einer Zahl gibt es nicht; schreib zum Beispiel x2.
refusal-no-such-opponent = Diesen Mitspieler gibt es nicht.

## Hausregeln

preset-friendly = Gemütlich
    .about = Du darfst einen Tausch ablehnen, füllst eine leere Hand vor deinem Zug auf, und niemandem wird das letzte Hirn gestohlen.
option-deck = Kartensatz
    .about = Wie oft es jede Zahl gibt.
    .recon_a = der rekonstruierte Kartensatz
    .recon_b = Rekonstruktion B, mit zwei Nullen
    .recon_c = Rekonstruktion C, mit mehr Neckkarten
    .free = ein eigener Kartensatz
option-marshmallows = Marshmallow-Karten
    .about = Bei welchen Zahlen du würfelst.
    .m6 = 1, 2, 3 und 17, 18, 19
    .m4 = 1, 2 und 18, 19
    .m8 = 1 bis 4 und 16 bis 19
    .free = eigene Zahlen
option-die = Würfel
    .about = Was die sechs Seiten des Würfels bewirken.
    .GIVE-RAIN-STEAL-GAIN-SWAP-REPLAY = jede der sechs Wirkungen einmal
    .free = eigene Seiten
option-open_draft = Offene Auswahl
    .about = Wie du die Karten für deinen Friedhof aussuchst.
    .false = eine aus jedem von drei Dreierpäckchen
    .true = drei beliebige, wenn du alle neun gesehen hast
option-unlimited_brains = Endlos Hirn
    .about = Ob der Hirnvorrat leer werden kann.
    .false = 56 Hirne und nicht mehr
    .true = ein Hirn gibt es immer dazu
option-forgetful_refill = Vergessliches Auffüllen
    .about = Ob du deine Hand am Ende des Zuges auffüllen musst.
    .false = du musst
    .true = du darfst es lassen
option-zero_clears = Mücke räumt ab
    .about = Ob eine 0 die Horde abräumt.
    .false = nein, sie bleibt oben liegen
    .true = ja, und danach beginnt eine neue Horde
option-eleven_must_replay = Maus muss weiter
    .about = Was geschieht, wenn eine 11 deine allerletzte Karte ist.
    .false = die Runde endet
    .true = du bist nochmal am Zug und musst passen
option-roll_per_card = Ein Wurf je Karte
    .about = Wie oft du bei einer Gruppe von Marshmallow-Karten würfelst.
    .false = einmal
    .true = einmal für jede Karte
option-rain_all_or_nothing = Regen für alle oder keinen
    .about = Was geschieht, wenn die Karten nicht für alle reichen.
    .false = es regnet, so weit sie reichen
    .true = es regnet nicht
option-optional_swap = Tausch nach Wahl
    .about = Ob du einen Tausch ablehnen darfst.
    .false = nein, du musst tauschen
    .true = ja
option-no_empty_hand_swap = Keine leeren Hände
    .about = Ob leere Hände getauscht werden dürfen.
    .false = ja
    .true = nein
option-replay_refills_first = Auffüllen vor dem Nochmalspielen
    .about = Ob du deine Hand auffüllst, bevor du noch einmal spielst.
    .false = nein, erst am Ende des Zuges
    .true = ja
option-empty_anytime_ends = Jederzeit ohne Karten
    .about = Wer ohne Karten die Runde beendet.
    .false = nur, wer am Zug ist
    .true = alle, am Ende jedes Zuges
option-start_refill = Auffüllen zu Beginn
    .about = Was geschieht, wenn dein Zug mit leerer Hand beginnt.
    .false = du musst passen
    .true = du füllst zuerst deine Hand auf
option-deep_ranking = Rangfolge bei null
    .about = In welcher Reihenfolge stehen, die kein Hirn mehr haben.
    .false = sie teilen sich den Platz
    .true = nach den Karten, die sie nicht bezahlen konnten
option-no_lethal_steal = Kein tödlicher Diebstahl
    .about = Ob ein letztes Hirn gestohlen werden darf.
    .false = ja, und die Partie endet
    .true = nein
option-open_give = Offene Geschenke
    .about = Wer eine vom Würfel verschenkte Karte sieht.
    .false = nur, wer sie gibt und bekommt
    .true = alle
option-memory_mode = Aus dem Kopf
    .about = Ob du Horde und Ablage durchsehen darfst.
    .false = alle ihre Karten sind zu sehen
    .true = nur die oberste Karte, den Rest merkst du dir
option-forfeit = Gehen beendet die Partie
    .about = Was geschieht, wenn jemand den Tisch endgültig verlässt.
    .false = ein Bot übernimmt den Platz
    .true = die Partie endet, und diese Hirne sind verloren
option-first_starter = Wer anfängt
    .about = Wer die erste Runde beginnt.
    .random = das Los entscheidet
    .host = der erste Platz
    .last_winner = wer zuletzt gewonnen hat
option-last_winners = Letzter Sieg
    .about = Wer die letzte Partie gewonnen hat, für den Anfang.
    .none = nicht angegeben
    .free = für diesen Tisch angegeben
option-tie_starter = Gleichstand beim Anfangen
    .about = Wer eine Runde beginnt, wenn mehrere die wenigsten Hirne haben.
    .random = das Los entscheidet
    .clockwise_from_last = wer im Uhrzeigersinn als Nächstes kommt
    .rps = Stein, Papier, Schere
option-stall_limit = Längste Partie
    .about = Nach wie vielen Malen Spielen oder Passen die Partie endet.
    .number-1000 = nach 1000
    .number-0 = nie
    .free = nach einer eigenen Zahl

## Beschriftungen

label-round = Runde { $round }
label-reserve = Nachziehstapel
label-discard = Ablage
label-supply = Hirnvorrat
label-horde = Horde
label-brains = Hirne
label-hand = Hand
label-grave = Friedhof
label-your-hand = Deine Hand
label-your-grave = Dein Friedhof
label-your-lot = Deine neuen Karten
label-empty = leer
label-die = Würfel
label-below = nächste Karte unter 8
label-extras =
    { $count ->
        [one] eine überzählige Karte zu vergeben
       *[other] { $count } überzählige Karten zu vergeben
    }

## Abrechnung

sheet-title = Abrechnung
sheet-place = Platz
sheet-total = Hirne
sheet-rounds = Hirne nach jeder Runde
score-goal = Wer noch die meisten Hirne hat, gewinnt.
score-total = Hirne
score-unit =
    { $count ->
        [one] ein Hirn
       *[other] { $count } Hirne
    }
score-start = Anfang
score-passes = Gepasst
score-stolen = Gestohlen
score-robbed = Bestohlen
score-gained = Dazu
score-paid = Für Karten
score-gone = Verlassen

## On the page

web-box =
    .line = Deine untoten Tiere klettern auf die Horde; wer nicht mithält, zahlt mit Hirn.
    .minutes-low = 10
    .minutes-high = 20
web-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
web-brains =
    { $count ->
        [0] keine Hirne
        [one] ein Hirn
       *[other] { $count } Hirne
    }
web-in-grave = { $count } auf dem Friedhof
# What the next card must be; $more: one more than the top card.
web-next =
    { $next ->
        [any] jede Karte passt
        [below] unter 8
        [zero] nur eine 0
       *[climb] ab { $more }, oder eine 0
    }
web-last-horde = Die letzte Horde
web-nobody = Noch niemand
web-see-pile = Alle Karten ansehen: { $pile }
web-top-by = gespielt von { $name }
web-on-top = Zuoberst: { $card }
web-piles = Stapel und Würfel
web-chosen = hat gewählt
web-starter = hat die Runde begonnen
web-empty-hand = Keine Karten auf der Hand.
web-pass = Passen
# § stands for the card until it is picked up.
web-picked = { $card }: wie viele?
web-your-sign = dein Zeichen
web-who-starts = Wer beginnt?
# After the name of a card.
web-does =
    { $does ->
        [climb] Passt auf jede kleinere Zahl, allein oder mit gleichen Karten
        [zero] Passt immer, auf jede Zahl
        [spider] Wer danach dran ist, muss unter 8 spielen
        [mouse] Räumt die Horde ab; du bist noch einmal dran
       *[roll] Danach würfelst du
    }
web-card-does =
    { $does ->
        [any] passt auf alles
        [below] danach muss eine Karte unter 8 folgen
        [again] räumt die Horde ab, und du bist noch einmal dran
       *[roll] lässt würfeln
    }
web-lesson-horde = Alle klettern auf die Horde: Deine Karte muss höher sein als die oberste, oder eine 0. Mehrere gleiche Karten gehen auf einmal; alle bis auf eine landen auf fremden Friedhöfen. Kannst oder willst du nicht, passt du und zahlst ein Hirn.
web-lesson-yard = Dein Friedhof, den nur du siehst. Mit weniger als drei Handkarten nimmst du von hier nach. Werde vor allen anderen deine Karten los: Die anderen zahlen ein Hirn für jede Karte, die sie noch haben.

# Why a choice is better than another: what it brings, or spares.

reason-round-ended = Damit endet die Runde: Du hast keine Karte mehr.
reason-brains = So behältst du mehr Hirne.
reason-turn-repeated = Die Horde zieht ab, und du bist noch einmal dran.
reason-play-repeated = Du darfst noch einmal spielen.
reason-rivals-brains = Das kostet die anderen mehr Hirne.
reason-own-cards = So bleiben dir weniger Karten, die du noch loswerden musst, auf der Hand und im Friedhof.
reason-strong-hand = So behältst du deine großen Tiere für später.
reason-hand-size = So wird deine Hand schneller leer.
reason-horde-cleared = Die Horde zieht ab, also muss die nächste Karte nicht hoch sein.
# Die Lektion
lesson-aim = Werde vor allen anderen deine Karten los: die auf der Hand und die auf deinem Friedhof. Dann ist die Runde aus, und die anderen zahlen mit Hirnen.
lesson-climb = Alle klettern auf die Horde: Deine Karte muss höher sein als die oberste. Gleiche Karten gehen auf einmal: Tipp eine 9 an und spiel beide.
    .not = Erlaubt wäre das. Spiel hier aber beide Neunen auf einmal, dann bist du auf einen Schlag zwei Karten los.
lesson-grave = Eine 9 bleibt auf der Horde. Die andere verschenkst du auf einen fremden Friedhof: Tipp { $bot } oder { $second } an.
    .not = Jetzt geht es nur darum, wer die zweite 9 bekommt: { $bot } oder { $second }.
lesson-others = Du hattest nur noch eine Karte, also kamen zwei von deinem Friedhof auf die Hand. Er ist jetzt leer! Drück auf „Weiter“: Die anderen klettern.
lesson-zero = Höher als 16 hast du nichts. Doch die Mücke, deine 0, passt immer: Spiel sie.
    .not = Passen kostet ein Hirn und bringt dir zwei Karten. Spiel lieber die 0, sie passt immer.
lesson-eight = { $second } hat die Spinne gelegt, die 8. Auf sie muss etwas Kleineres folgen: Spiel deine 6.
    .not = Behalt dein Hirn! Auf die 8 passt alles unter 8, und du hast eine 6.
lesson-last = Nur noch eine Karte, und sie ist höher als die 10. Spiel die 12, und die Runde ist aus!
    .not = Nicht passen: Mit der 12 bist du fertig.
lesson-end = Deine erste Runde ist gewonnen! Die anderen haben für jede Karte ein Hirn gezahlt. Wer zuerst kein Hirn mehr hat, beendet das Spiel; die meisten Hirne gewinnen.
