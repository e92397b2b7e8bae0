# Monster Meister in Worten. Die Sätze sind unsere eigenen.
#
# $you: "yes", wenn die Person angesprochen ist, sonst "no". $owner, $owner_is_you: wessen Rückseite es ist.
# $cell: Spalte und Zeile einer Karte, `2,-1`.
# $kind: was eine Karte zeigt: single, twins, mixed oder hidden; $colour, $eyes, $colour2, $eyes2: ihre Monster.
# $hidden: "yes", wenn die Vorderseite nicht (mehr) zu sehen ist.
# $exact, $double, $half: Hausregeln, die eine Aufgabe ändern (reveal_count, t5_double_scores, stop_card).

name = Monster Meister
notice-deck = Welche Monster auf welcher Karte sind, wurde nie veröffentlicht: Diese Karten sind rekonstruiert. Du kannst mit eigenen spielen (Hausregel „Karten“).
notice-training = Das offene Gedächtnis ist an: Dies ist eine Übungspartie, und niemand muss sich etwas merken.

pitch = Vier Farben, ein bis vier Augen, und von hinten sehen alle Monster gleich aus: Wer weiß noch, wo welches sitzt?
intro =
    { pitch }
    Vor dir liegen sechzehn Karten verdeckt in vier Zeilen zu vier. Gesehen hat sie noch niemand, nicht einmal du.
    Jede der zehn Runden hat eine Aufgabe: Decke Karten auf, die Punkte bringen, und sobald du kannst, aus dem Gedächtnis.
    Die meisten Punkte? Dann bist du Monstermerker und gibst eine deiner aufgedeckten Karten ab; sie kommt unter den Streunerstapel.
    Die wenigsten? Dann bist du Monsterfänger: Du ziehst einen Streuner, schaust ihn heimlich an und legst ihn an deine Auslage an.
    Danach schau dich gut um, denn alle Karten werden wieder umgedreht.
    Beim Wettstreit der Monstergesellen wird eine Eigenschaft nach der anderen genannt: Finde ein Monster, das sie hat, sonst bist du ausgeschieden.
    Am Ende gewinnt, wer die wenigsten Monster mit eigener Rückseite hat; ein Doppelmonster zählt als zwei.
legend =
    So liest du den Tisch: Spalten und Zeilen zählen ab 1, wie sie am Rand stehen; was links von oder über der ersten liegt, hat ein Minus. Befehle zählen ab 0: 2,0 ist Spalte 3 der Zeile 1.
    Eine verdeckte Karte zeigt nur das Zeichen ihrer Rückseite. Das Zeichen einer Person steht vor ihrem Namen, das der Streuner beim Streunerstapel.
    Eine offene Karte steht in Klammern: ihre Farbe (Bl blau, Ge gelb, Gr grün, Ro rot) und ihre Augen; ×2 ist ein Doppelmonster. Ein Zeichen dahinter sagt, dass die Rückseite eine fremde ist.
    Sind die Karten wieder umgedreht, verschwinden sie auch vom Bildschirm: Dies ist ein Gedächtnisspiel.

## Karten

letter =
    { $colour ->
        [blue] Bl
        [yellow] Ge
        [green] Gr
       *[red] Ro
    }
colour =
    { $colour ->
        [blue] blau
        [yellow] gelb
        [green] grün
       *[red] rot
    }
colour2 =
    { $colour2 ->
        [blue] blau
        [yellow] gelb
        [green] grün
       *[red] rot
    }
eyes =
    { $eyes ->
        [1] einem Auge
        [2] zwei Augen
        [3] drei Augen
       *[4] vier Augen
    }
eyed =
    { $eyes ->
        [1] einäugig
        [2] zweiäugig
        [3] dreiäugig
       *[4] vieräugig
    }
eyed2 =
    { $eyes2 ->
        [1] einäugig
        [2] zweiäugig
        [3] dreiäugig
       *[4] vieräugig
    }
face =
    { $kind ->
        [single] { colour }es Monster mit { eyes }
        [twins] zwei { colour }e Monster mit je { eyes }
        [mixed] { colour }es { eyed }es und { colour2 }es { eyed2 }es Monster
       *[hidden] Karte
    }
face-object =
    { $kind ->
        [single] ein { face }
        [twins] { face }
        [mixed] ein { colour }es { eyed }es und ein { colour2 }es { eyed2 }es Monster
       *[hidden] eine Karte
    }
card = { face }
card-object = { face-object }
back =
    { $back ->
        [own] eigene Rückseite
        [stray] Streuner
       *[other]
            { $owner_is_you ->
                [yes] deine Rückseite
               *[no] Rückseite von { $owner }
            }
    }
feature =
    { $feature ->
        [blue] blau
        [yellow] gelb
        [green] grün
        [red] rot
        [1] ein Auge
        [2] zwei Augen
        [3] drei Augen
       *[4] vier Augen
    }
role =
    { $role ->
        [memorizer] Monstermerker
        [muddler] Monsterfänger
        [both] Monstermerker und Monsterfänger
       *[none] { "" }
    }

## Aufgaben

task =
    { $task ->
        [T1] 4 Karten, Grün vorn
        [T2] 4 Karten, Rot vorn
        [T3] 6 Karten, Blau gut, Gelb schlecht
        [T4] 6 Karten, Grün gut, Blau schlecht
        [T5] Bis zum Doppelmonster
        [T6] Bis zum grünen Monster
        [T7] 6 Karten, wenige Augen
        [T8] Bis zum zweiäugigen Monster
        [T9] 6 Karten, ein oder vier Augen
        [T10] Bis zum vieräugigen Monster
       *[C] Wettstreit der Monstergesellen
    }
task-number =
    { $exact ->
        [yes] Decke genau
       *[no] Decke höchstens
    }
task-turn =
    { $task ->
        [T1] { task-number } vier Karten auf.
        [T2] { task-number } vier Karten auf.
        [T3] { task-number } sechs Karten auf.
        [T4] { task-number } sechs Karten auf.
        [T5] Decke Karten auf, bis ein Doppelmonster erscheint.
        [T6] Decke Karten auf, bis ein grünes Monster erscheint.
        [T7] { task-number } sechs Karten auf.
        [T8] Decke Karten auf, bis ein Monster mit genau zwei Augen erscheint.
        [T9] { task-number } sechs Karten auf.
        [T10] Decke Karten auf, bis ein Monster mit genau vier Augen erscheint.
       *[C] Eine Eigenschaft wird genannt, und ihr alle deckt je eine Karte auf, die sie zeigen soll; wer danebenliegt, scheidet aus.
    }
task-stop =
    { $half ->
        [yes] { "" }
       *[no] { " " }Die Karte, die dich stoppt, zählt 0.
    }
task-score =
    { $task ->
        [T1] Für jedes Monster: grün 4, gelb 3, blau 2, rot 1 MP.
        [T2] Für jedes Monster: rot 4, blau 3, gelb 2, grün 1 MP.
        [T3] Für jedes Monster: blau 2, gelb −1, alle anderen 0 MP.
        [T4] Für jedes Monster: grün 2, blau −1, alle anderen 0 MP.
        [T5]
            { $double ->
                [yes] Für jedes Auge 1 MP, auch für die des Doppelmonsters.
               *[no] Für jedes Auge auf einer Karte mit Einzelmonster 1 MP; das Doppelmonster zählt 0.
            }
        [T6] Für jedes Monster, das nicht grün ist, 1 MP.{ task-stop }
        [T7] Für jedes Monster: ein Auge 4, zwei Augen 3, drei Augen 2, vier Augen 1 MP.
        [T8] Für jedes Monster, das nicht zwei Augen hat, 1 MP.{ task-stop }
        [T9] Für jedes Monster: ein Auge 1, zwei Augen −2, drei Augen −3, vier Augen 4 MP.
        [T10] Für jedes Monster mit weniger als vier Augen: rot 4, gelb 2, grün 1, blau 0 MP.{ task-stop }
       *[C] Keine Punkte: Wer bis zuletzt dabei ist, wird Monstermerker; wer zuerst ausscheidet, Monsterfänger.
    }

## Was geschehen ist

holder-chosen =
    { $you ->
        [yes] Du bekommst zuerst den Aufgabenstapel: Das müssen die größten Augen sein.
       *[no] { $player } bekommt zuerst den Aufgabenstapel: Das müssen die größten Augen sein.
    }
task-flipped =
    { $you ->
        [yes] Runde { $round }: Du deckst die Aufgabe „{ task }“ auf.
       *[no] Runde { $round }: { $player } deckt die Aufgabe „{ task }“ auf.
    }
card-turned =
    { $you ->
        [yes] Du deckst
       *[no] { $player } deckt
    } { $hidden ->
        [yes] eine Karte
       *[no] in { $cell } { face-object }
    } auf.
reveal-done =
    { $you ->
        [yes] Du bist mit dem Aufdecken fertig.
       *[no] { $player } ist mit dem Aufdecken fertig.
    }
round-scored =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aufgedeckt: { $points } MP.
nobody-stands-out = Niemand sticht heraus: Diese Runde hat weder Monstermerker noch Monsterfänger.
memorizer-found =
    { $you ->
        [yes] Was für ein Gedächtnis! Du bist Monstermerker der Runde.
       *[no] Was für ein Gedächtnis! { $player } ist Monstermerker der Runde.
    }
muddler-found =
    { $you ->
        [yes] So viele Augen, so leicht verwechselt: Du bist Monsterfänger der Runde.
       *[no] So viele Augen, so leicht verwechselt: { $player } ist Monsterfänger der Runde.
    }
choice-sealed =
    { $you ->
        [yes] Du hast eine Karte ausgewählt.
       *[no] { $player } hat eine Karte ausgewählt.
    }
card-removed =
    { $you ->
        [yes] Du gibst
       *[no] { $player } gibt
    } { $hidden ->
        [yes] die Karte
       *[no] { face-object }
    } aus { $cell } ab ({ back }); die Karte kommt unter den Streunerstapel.
draw-impossible = Der Streunerstapel reicht nicht für alle Monsterfänger, also zieht niemand.
stray-drawn =
    { $you ->
        [yes] Du ziehst { face-object } ({ back }).
       *[no] { $player } zieht { face-object } ({ back }) und schaut sie heimlich an.
    }
stray-placed =
    { $you ->
        [yes] Du legst die gezogene Karte ({ back }) verdeckt in { $cell } an.
       *[no] { $player } legt die gezogene Karte ({ back }) verdeckt in { $cell } an.
    }
seat-ready =
    { $you ->
        [yes] Du bist fertig.
       *[no] { $player } ist fertig.
    }
cards-turned-back = Alle Karten werden wieder umgedreht: Runde { $round } ist vorbei.
feature-named =
    { $you ->
        [yes] Du nennst: { feature }.
       *[no] { $player } nennt: { feature }.
    }
pick-shown =
    { $you ->
        [yes] Du zeigst
       *[no] { $player } zeigt
    } { $hidden ->
        [yes] eine Karte
       *[no] in { $cell } { face-object }
    }.
stayed-in =
    { $you ->
        [yes] Treffer! Du bleibst dabei.
       *[no] Treffer! { $player } bleibt dabei.
    }
went-out =
    { $you ->
        [yes] Daneben: Du bist ausgeschieden.
       *[no] Daneben: { $player } ist ausgeschieden.
    }
had-no-card =
    { $you ->
        [yes] Du hast keine verdeckte Karte mehr und bist ausgeschieden.
       *[no] { $player } hat keine verdeckte Karte mehr und ist ausgeschieden.
    }
everybody-went-out = Alle scheiden im selben Durchgang aus.
game-ended = Das Spiel ist zu Ende, und alle Karten werden aufgedeckt.
seat-scored =
    { $you ->
        [yes] Du belegst
       *[no] { $player } belegt
    } Platz { $rank }: { $unit ->
        [cards]
            { $score ->
                [0] keine Karte
                [one] eine Karte
               *[other] { $score } Karten
            }
       *[monsters]
            { $score ->
                [0] kein Monster
                [one] ein Monster
               *[other] { $score } Monster
            }
    } mit eigener Rückseite (insgesamt { $monsters }, { $eyes ->
        [one] ein Auge
       *[other] { $eyes } Augen
    }).

## Fragen

prompt-holder = Das Los entscheidet, wer die größten Augen hat.
prompt-deal = Die Karten werden verteilt.
prompt-tasks = Die Aufgaben werden gemischt.
prompt-flip =
    { $you ->
        [yes] Runde { $round }: Du hast den Aufgabenstapel. Decke die nächste Aufgabe auf.
       *[no] Runde { $round }: { $player } deckt die nächste Aufgabe auf.
    }
prompt-reveal =
    { $you ->
        [yes]
            { $left ->
                [0] { task-turn } Welche deckst du auf?
                [one]
                    { $exact ->
                        [yes] Noch eine Karte: Welche deckst du auf?
                       *[no] Noch eine Karte, oder es reicht: Welche deckst du auf?
                    }
               *[other]
                    { $exact ->
                        [yes] Noch { $left } Karten: Welche deckst du auf?
                       *[no] Noch bis zu { $left } Karten: Welche deckst du auf?
                    }
            }
       *[no] Noch beim Aufdecken: { $players }.
    }
prompt-name =
    { $you ->
        [yes] Wettstreit: Welche Eigenschaft nennst du?
       *[no] Wettstreit: { $player } nennt eine Eigenschaft.
    }
prompt-pick =
    { $you ->
        [yes] Gesucht: { feature }. Welche Karte wählst du aus?
       *[no] Gesucht: { feature }. Noch beim Aussuchen: { $players }.
    }
prompt-remove =
    { $you ->
        [yes] Monstermerker: Welche deiner offenen Karten gibst du ab?
       *[no] Noch beim Aussuchen einer Karte zum Abgeben: { $players }.
    }
prompt-place =
    { $you ->
        [yes] Monsterfänger: Wo legst du { face-object } an? Merk es dir, so bald siehst du die Karte nicht wieder.
       *[no] Noch beim Anlegen einer gezogenen Karte: { $players }.
    }
prompt-ready =
    { $you ->
        [yes] Schau gut hin: Was lag wo? Wenn du fertig bist, werden die Karten wieder umgedreht.
       *[no] { $count ->
            [one] { $players } prägt
           *[other] { $players } prägen
        } sich noch die Karten ein.
    }
prompt-over = Das Spiel ist zu Ende.

## Auswahl; .short ist für lange Listen

choice-flip = Die nächste Aufgabe aufdecken
choice-turn-cell = Die Karte in { $cell } aufdecken
    .short = { $cell }
choice-done = Das reicht: keine weitere Karte für diese Aufgabe
    .short = das reicht
choice-name-feature = Nennen: { feature }
choice-pick-cell = Die Karte in { $cell } auswählen
    .short = { $cell }
choice-remove-cell = Abgeben aus { $cell }: { face-object } ({ back })
choice-place-cell = Die Karte in { $cell } anlegen
    .short = { $cell }
choice-ready = Fertig: die Karten wieder umdrehen

## Ablehnungen

refusal-no-card-there = Dort liegt keine Karte.
refusal-not-turned = Du kannst nur eine Karte abgeben, die du in dieser Runde aufgedeckt hast.
refusal-turned-already = Diese Karte liegt schon offen.
refusal-cell-taken = Dort liegt schon eine Karte.
refusal-outside = Dieser Platz liegt außerhalb des Sechs-mal-sechs-Rahmens deiner Auslage.
refusal-touches-nothing = Eine neue Karte muss mit einer Kante an eine deiner Karten grenzen.
refusal-named-already = Diese Eigenschaft wurde schon genannt.
refusal-must-go-on = Du bist noch nicht fertig: Die Aufgabe verlangt weitere Karten.
refusal-unknown-choice = Das gibt es in diesem Spiel nicht zur Auswahl.
refusal-unknown-feature = Das ist keine Eigenschaft; schreib blue, yellow, green, red oder eine Augenzahl von 1 bis 4.
refusal-unknown-cell = Das ist kein Platz; schreib Spalte und Zeile, zum Beispiel 2,0 oder -1,3.
refusal-unknown-outcome = Das kann der Zufall nicht bringen.

## Hausregeln

preset-friendly = Gemütlich
    .about = Alle sehen sofort, was du aufdeckst, du darfst früher aufhören, und jede Eigenschaft außer der letzten darf wieder genannt werden.
option-deck = Karten
    .about = Welche Monster auf den Karten sind.
    .twins = Doppelmonster sind Zwillinge
    .mixed = Doppelmonster sind zwei verschiedene Monster
    .free = eigene Karten
option-first_holder = Erster Aufgabenstapel
    .about = Wer den Aufgabenstapel zuerst bekommt.
    .random = das Los entscheidet
    .number-0 = der erste Platz
    .number-1 = der zweite Platz
    .number-2 = der dritte Platz
    .number-3 = der vierte Platz
option-namer = Eigenschaften nennen
    .about = Wer im Wettstreit die nächste Eigenschaft nennt.
    .rotate = reihum, wer noch dabei ist
    .left_of_holder = immer, wer links vom Aufgabenstapel als Nächstes noch dabei ist
option-repeat_features = Eigenschaften wiederholen
    .about = Ob eine Eigenschaft im Wettstreit noch einmal genannt werden darf.
    .fresh = erst wenn alle acht genannt wurden
    .not_last = jede außer der zuletzt genannten
    .free = jede jederzeit
option-reveal_count = Kartenzahl
    .about = Ob du so viele Karten aufdecken musst, wie die Aufgabe sagt.
    .exact = genau so viele
    .up_to = weniger sind erlaubt
option-reveal_visibility = Offene Karten
    .about = Wann die anderen sehen, was du aufdeckst.
    .at_end = wenn alle fertig sind
    .open_table = sofort
option-draw_order = Reihenfolge beim Ziehen
    .about = Welcher von mehreren Monsterfängern zuerst zieht.
    .holder_first = im Uhrzeigersinn ab dem Aufgabenstapel
    .left_of_holder_first = im Uhrzeigersinn ab links vom Aufgabenstapel
option-frame = Rahmen
    .about = Wo die sechs mal sechs Plätze einer Auslage liegen.
    .floating = dort, wo ihre Karten sind
    .fixed = fest um die ersten vier mal vier
option-all_out = Alle zugleich ausgeschieden
    .about = Was geschieht, wenn im Wettstreit alle im selben Durchgang ausscheiden.
    .neither = kein Monstermerker und kein Monsterfänger
    .both = alle sind beides
    .memorizers_only = alle sind Monstermerker
option-final_count = Schlusszählung
    .about = Was am Ende gezählt wird.
    .monsters = Monster, ein Doppelmonster sind zwei
    .cards = Karten, ein Doppelmonster ist eine
option-pile_backs = Streunerstapel
    .about = Welche Rückseiten des Streunerstapels du siehst.
    .top = nur die oberste
    .all = alle der Reihe nach
option-open_memory = Offenes Gedächtnis
    .about = Ob gesehene Karten zur Übung sichtbar bleiben.
    .off = nein, merk sie dir
    .own_ghosts = ja, die in der eigenen Auslage
    .all_open = ja, alle, die irgendwer gesehen hat
option-twelfth_task = Zwölfte Aufgabe
    .about = Was die zwölfte Aufgabenkarte ist.
    .second_competition = ein zweiter Wettstreit
    .none = es gibt keine
option-t5_double_scores = Bis zum Doppelmonster
    .about = Ob das Doppelmonster zählt, das dich stoppt.
    .no = nein
    .yes = ja, mit allen Augen
option-stop_card = Karte, die dich stoppt
    .about = Was auf einem Doppelmonster zählt, dessen eine Hälfte dich stoppt.
    .other_half_scores = die andere Hälfte
    .scores_nothing = nichts
option-on_timeout = Zeit abgelaufen
    .about = Wer für jemanden wählt, dessen Zeit um ist.
    .random = der Zufall
    .bot = ein Bot
option-memorize_time = Zeit zum Einprägen
    .about = Wie lange die Karten am Ende einer Runde offen bleiben.
    .confirm = bis alle fertig sind
    .value-10s = höchstens 10 Sekunden
    .value-20s = höchstens 20 Sekunden
    .value-30s = höchstens 30 Sekunden

## Beschriftungen auf dem Tisch

label-round = Runde { $round } von 10
label-pile = Streunerstapel
label-drawn = Gezogen
label-own = Eigene Karten
label-points = MP
label-feature = Gesucht
label-holder = hat den Aufgabenstapel
label-out = ausgeschieden
label-left-out = Nicht gespielt

## Abrechnung

sheet-title = Abrechnung
sheet-place = Platz
sheet-rounds = Monsterpunkte Runde für Runde
sheet-roles = { $memorizer } Monstermerker, { $muddler } Monsterfänger
sheet-nobody = Gleichstand bis aufs letzte Auge: Niemand wird Monster Meister. Spielt am besten gleich noch einmal!
sheet-winner =
    { $you ->
        [yes] Du bist Monster Meister!
       *[no] { $names } ist Monster Meister!
    }
score-goal = Wer die wenigsten eigenen Monster übrig hat, gewinnt.
score-total = Monster
score-unit =
    { $count ->
        [one] ein Monster
       *[other] { $count } Monster
    }
score-own = Mit eigener Rückseite
score-all = Mit jeder Rückseite
score-eyes = Augen

## On the page

web-box =
    .line = Wer sitzt wo? Decke aus dem Kopf die richtigen Monster auf und werde deine eigenen los.
    .minutes-low = 15
    .minutes-high = 25
# On the panel of a player: what somebody is doing, and that it is done.
web-busy =
    { $phase ->
        [flip] nimmt die Aufgabe
        [reveal] deckt auf
        [name] nennt etwas
        [place] legt an
        [ready] merkt sich alles
       *[other] wählt
    }
web-done =
    { $phase ->
        [reveal] fertig
        [place] hat angelegt
        [ready] fertig
       *[other] hat gewählt
    }
web-yours = Deine Monster
web-yours-named = { $name }, deine Monster
web-of = Monster von { $name }
web-see-task = Die Aufgabe groß sehen
web-peek = Die Monster von { $name } groß sehen
web-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
web-cell = Spalte { $column }, Zeile { $row }
web-down = verdeckt
# After the name of a card that lies face down, with open memory.
web-ghost = schon gesehen: { $face }
web-your-choice = deine Wahl
web-turned =
    { $number ->
        [0] { $count } aufgedeckt
       *[other] { $count } von { $number } aufgedeckt
    }
web-does-twins = Ein Doppelmonster zählt als zwei Monster
web-own-left = Eigene Monster übrig
web-only-you = Nur du siehst sie. Leg sie verdeckt dorthin, wo ein Plus ist.
web-has-drawn = hat eine Karte gezogen
web-task-pile = Aufgabenstapel, verdeckt
web-named-by = genannt von { $name }
web-still-in = Noch dabei
web-on-top = obenauf: { $back }
web-tasks-so-far = Bisherige Aufgaben
web-last-count = Schlusszählung
web-round-by-round = Runde für Runde
web-minds = Was die Bots glaubten
web-minds-right = { $right } von { $count } richtig, { $others } ohne Ahnung
web-mind-blank = keine Ahnung; dort lag { $truth }
web-mind =
    vermutet: { $believed } (zu { $percent } % sicher); { $verdict ->
        [right] richtig
       *[wrong] falsch, dort lag { $truth }
    }
web-training = Übung
web-lesson-task = Die Aufgabe dieser Runde: wie viele Karten du aufdeckst oder bis zu welcher, und was jedes Monster wert ist. Alle decken gleichzeitig auf, und Eile hilft nicht.
web-lesson-strays = Die meisten Punkte? Dann legst du eine deiner aufgedeckten Karten unter die Streuner. Die wenigsten? Dann bekommst du einen Streuner, siehst ihn einmal an und legst ihn an. Am Ende gewinnt, wer die wenigsten Monster mit eigener Rückseite hat.
web-lesson-memory = Schau gut hin, bevor du sagst, dass du fertig bist: Dann werden alle Karten umgedreht, und dir bleibt nur dein Gedächtnis.

# Why a choice is better than another: what it brings, or spares.

reason-memorizer-found = So wirst du öfter Monstermerker.
reason-muddler-found = So bleibt dir ein Streuner öfter erspart.
reason-went-out = So bleibst du im Wettstreit.
reason-points = Das bringt in dieser Aufgabe mehr Punkte.
reason-reveal-done = So darfst du weiter aufdecken.
reason-own-backs = So wirst du eine eigene Karte los, und am Ende zählen die eigenen Monster gegen dich.
reason-cards = So hast du danach weniger Karten.
# Die Lektion
lesson-aim = Vor dir liegen 16 Monster mit deiner Rückseite, alle verdeckt. Wer am Ende die wenigsten eigenen hat, wird Monster Meister: Sieh zu, dass du sie loswirst.
lesson-task = Jede Runde beginnt mit einer Aufgabe für alle. Dreh sie um: Tipp den Aufgabenstapel an.
    .not = Erst kommt die Aufgabe: Tipp den Stapel an.
lesson-turn = Deck Karten auf, bis ein grünes Monster erscheint. Jedes andere bringt einen Punkt. Fang mit der umrandeten Karte an.
    .not = Du dürftest jede aufdecken. Nimm hier die umrandete, damit die Lektion weitergehen kann.
lesson-more = Ein rotes Monster, ein Punkt! Es ist nicht grün, also weiter: Deck die nächste umrandete Karte auf.
    .not = Jede andere ginge auch. Nimm hier die umrandete: Darauf wartet eine Überraschung.
lesson-green = Zwei Monster auf einer Karte, noch zwei Punkte! Eine Karte geht noch: Deck die umrandete auf.
    .not = Jede andere ginge auch. Nimm hier die umrandete.
lesson-remove = Grün, Schluss: drei Punkte für dich, null für { $bot }. Du hast die meisten und gibst eine aufgedeckte Karte ab. Nimm die mit zwei Monstern!
    .not = Auch damit wärst du ein Monster los. Mit der Karte, die zwei zeigt, gleich zwei.
lesson-ready = Zwei eigene weniger! { $bot } hatte die wenigsten Punkte und bekam einen Streuner. Merk dir gut, was offen liegt: Mit „Fertig“ wird alles wieder umgedreht.
    .not = Sieh dir alles noch einmal an und drück dann auf „Fertig“.
lesson-end = Deine erste Runde, und die ersten Monster sind weg! Weißt du noch, wo die grüne Karte liegt? Wer sich das merkt, gewinnt.
