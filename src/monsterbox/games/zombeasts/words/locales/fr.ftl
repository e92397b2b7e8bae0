# Zombeasts en mots. Les termes sont ceux du livret ; les phrases sont les nôtres.
#
# $you, $victim_is_you, $owner_is_you : "yes" si c’est la personne à qui l’on parle, sinon "no".
# $card, $joker, $out, $into : une carte comme dans `card-object`, ou `card-hidden`.

name = Zombeasts
notice-deck = La liste des 90 cartes n’a jamais été publiée : ce jeu de cartes est reconstitué. Tu peux jouer avec ta propre liste (règle maison « Jeu de cartes »).

intro =
    Forme des pleines lunes : quatre cartes d’une couleur, deux avec le quartier gauche (L) et deux avec le quartier droit (R).
    À ton tour, tu joues une carte devant toi : elle commence une série « lune » ou rejoint ta série de sa couleur.
    Les cartes blanches sont des jokers : elles vont avec toutes les couleurs, ou tu les échanges contre une carte d’un autre joueur.
    Pose un animal là où se trouve déjà le même : c’est un renfort de Zombeast, tu peux jouer une carte de plus.
    Ensuite, tu pioches autant de cartes que l’indique le chiffre des ombres de ta dernière carte jouée.
    Une pleine lune rapporte ses points ; avec quatre animaux différents, tu gagnes aussi une carte bonus.
    Si tu ne peux jouer aucune carte, toute ta main devient des points négatifs.
legend = Comment lire une carte : « chien vert 4 (droite) », en bref 4R, est verte, montre un chien, te fait piocher 4 cartes (chiffre des ombres) et a son quartier de lune en bas à droite (L : à gauche) ; « 1P », ce sont ses points. Dans une série, (L) et (R) sont les quartiers qui manquent encore ; J est un joker.

## Cartes

animal =
    { $animal ->
        [dog] chien
        [cat] chat
        [rabbit] lapin
        [rat] rat
       *[none] aucun animal
    }
colour =
    { $colour ->
        [blue] bleu
        [orange] orange
        [red] rouge
        [green] vert
       *[white] blanc
    }
toy =
    { $toy ->
        [bone] os
        [mouse] souris
        [carrot] carotte
        [paw] patte
       *[none] aucun jouet
    }
corner =
    { $corner ->
        [L] gauche
       *[R] droite
    }
with-toy =
    { $toy ->
        [none] { "" }
       *[other] { " " }avec { toy }
    }
card =
    { $colour ->
        [white]
            { $animal ->
                [none] joker sans animal ({ corner })
               *[other] joker { animal } ({ corner })
            }
       *[other] { animal } { colour } { $number } ({ corner }){ with-toy }
    }
card-object = le { card }
moon =
    { $moon ->
        [blue] série bleue
        [orange] série orange
        [red] série rouge
        [green] série verte
        [white] série blanche
        [white2] seconde série blanche
       *[none] série « lune »
    }

## Ce qui s’est passé

first-player-chosen =
    { $you ->
        [yes] Tu commences.
       *[no] { $player } commence.
    }
stock-filled = La réserve reçoit { $card }.
turn-started =
    { $you ->
        [yes] C’est ton tour.
       *[no] { $player } commence son tour.
    }
moon-started =
    { $you ->
        [yes] Tu commences
       *[no] { $player } commence
    } une nouvelle { moon } avec { $card }.
card-added =
    { $you ->
        [yes] Tu ajoutes { $card } à ta { moon }.
       *[no] { $player } ajoute { $card } à la { moon }.
    }
white-moon-taken-over =
    { $you ->
        [yes] Tu transformes
       *[no] { $player } transforme
    } la série blanche avec { $card } : c’est maintenant la { moon }.
joker-swapped =
    { $you ->
        [yes] Tu échanges
       *[no] { $player } échange
    } { $joker } contre { $card } { $victim_is_you ->
        [yes] de ta série.
       *[no] d’une série chez { $victim }.
    }
card-given-away =
    { $you ->
        [yes] Tu poses
       *[no] { $player } pose
    } { $card } { $owner_is_you ->
        [yes] dans ta { moon }.
       *[no] dans la { moon } chez { $owner }.
    }
attack-triggered =
    { $you ->
        [yes] Renfort de Zombeast : tu peux jouer une carte de plus.
       *[no] Renfort de Zombeast : { $player } peut jouer une carte de plus.
    }
moon-completed =
    { $you ->
        [yes] Pleine lune ! Ta { moon } est complète ({ $cards }) ; les cartes vont sur ta pile de points.
       *[no] Pleine lune ! { $player } complète la { moon } ({ $cards }).
    }
bonus-taken =
    { $you ->
        [yes] Bonus : tu prends
       *[no] Bonus : { $player } prend
    } { $card } dans la réserve pour la pile de points.
bonus-declined =
    { $you ->
        [yes] Tu renonces
       *[no] { $player } renonce
    } à la carte bonus.
toy-used =
    { $you ->
        [yes] Tu utilises
       *[no] { $player } utilise
    } un jouet : { toy }.
card-exchanged =
    { $you ->
        [yes] Tu reprends { $out } de ta { moon } en main et poses
       *[no] { $player } reprend { $out } de la { moon } en main et pose
    } { $into } à sa place.
card-fetched =
    { $you ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $card } dans la réserve.
card-discarded =
    { $you ->
        [yes] Tu défausses
       *[no] { $player } défausse
    } { $card }.
play-stopped =
    { $you ->
        [yes] Tu ne joues
       *[no] { $player } ne joue
    } pas d’autre carte.
draw-stopped =
    { $you ->
        [yes] Tu ne pioches
       *[no] { $player } ne pioche
    } pas d’autre carte.
stock-drawn =
    { $you ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $card } dans la réserve.
pile-drawn =
    { $you ->
        [yes] Tu tires
       *[no] { $player } tire
    } { $card } de la pioche.
hand-robbed =
    { $you ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } { $card } { $victim_is_you ->
        [yes] dans ta main.
       *[no] chez { $victim }.
    }
hand-emptied =
    { $you ->
        [yes] Ta main est vide : tu prends de nouvelles cartes.
       *[no] { $player } n’a plus de cartes et en prend de nouvelles.
    }
hand-dumped =
    { $you ->
        [yes] Toute ta main va sur ta pile de points négatifs :
       *[no] { $player } met toute sa main sur sa pile de points négatifs :
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
card-dumped =
    { $you ->
        [yes] Ta pile de points négatifs reçoit { $card }.
       *[no] { $player } met { $card } sur sa pile de points négatifs.
    }
source-declared =
    { $you ->
        [yes] Tu annonces :
       *[no] { $player } annonce :
    } { $source ->
        [stock] prendre { $card } dans la réserve.
        [pile] tirer une carte de la pioche.
       *[hand] { $victim_is_you ->
            [yes] piocher dans ta main.
           *[no] piocher chez { $victim }.
        }
    }
pile-card-missed =
    { $you ->
        [yes] La pioche est vide : tu ne reçois rien.
       *[no] La pioche est vide : { $player } ne reçoit rien.
    }
pile-emptied = La pioche est vide.
end-triggered =
    { $you ->
        [yes] Le dernier tour de table commence après toi : tous les autres jouent encore une fois, sans piocher.
       *[no] Le dernier tour de table commence après { $player } : tous les autres jouent encore une fois, sans piocher.
    }
turn-skipped =
    { $you ->
        [yes] Tu n’as plus de cartes : ton tour est sauté.
       *[no] { $player } n’a plus de cartes : son tour est sauté.
    }
game-ended = La partie est terminée. Les séries inachevées ne comptent pas.
seat-scored =
    { $you ->
        [yes] Tu termines
       *[no] { $player } termine
    } à la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place { $score ->
        [one] avec { $score } point
       *[other] avec { $score } points
    }.

## Questions

prompt-start = Le hasard décide qui commence.
prompt-steal = Une carte est tirée d’une main.
prompt-play =
    { $you ->
        [yes] Tu dois jouer une carte de ta main.
       *[no] { $player } doit jouer une carte.
    }
prompt-extra =
    { $grant ->
        [bone] Os :
       *[attack] Renfort de Zombeast :
    } { $you ->
        [yes] tu peux jouer une carte de plus.
       *[no] { $player } peut jouer une carte de plus.
    }
prompt-swap-take =
    { $you ->
        [yes] Contre quelle carte échanges-tu { $card } ?
       *[no] { $player } choisit une carte pour l’échange.
    }
prompt-swap-place =
    { $you ->
        [yes] Où poses-tu { $card } ?
       *[no] { $player } pose la carte prise.
    }
prompt-bonus =
    { $you ->
        [yes] Bonus pour quatre animaux différents : tu peux prendre une carte de la réserve pour ta pile de points.
       *[no] { $player } peut prendre une carte bonus.
    }
prompt-after-lay =
    { $you ->
        [yes]
            { $attack ->
                [yes] Choisis entre le renfort de Zombeast et le jouet ({ toy }).
               *[no] Utilises-tu le jouet ({ toy }) ?
            }
       *[no] { $player } décide au sujet du jouet.
    }
prompt-carrot-out =
    { $you ->
        [yes] Carotte : quelle carte de tes séries reprends-tu en main ?
       *[no] Carotte : { $player } échange une carte.
    }
prompt-carrot-in =
    { $you ->
        [yes] Carotte : quelle carte de ta main remplace { $card } ?
       *[no] Carotte : { $player } échange une carte.
    }
prompt-mouse-take =
    { $you ->
        [yes] Souris : quelle carte de la réserve ajoutes-tu à l’une de tes séries ?
       *[no] Souris : { $player } prend une carte de la réserve.
    }
prompt-mouse-place =
    { $you ->
        [yes] Souris : où poses-tu { $card } ?
       *[no] Souris : { $player } pose une carte de la réserve.
    }
prompt-paw-discard =
    { $you ->
        [yes]
            Patte : tu dois encore défausser { $excess ->
                [one] { $excess } carte
               *[other] { $excess } cartes
            } et en garder cinq.
       *[no] Patte : { $player } doit défausser jusqu’à cinq cartes.
    }
prompt-draw =
    { $you ->
        [yes]
            { $number ->
                [one] Tu pioches encore une carte. D’où vient-elle ?
               *[other] Tu pioches encore { $number } cartes, une par une. D’où vient la prochaine ?
            }
       *[no] { $player } pioche.
    }

## Choix ; .short est pour les listes où la carte est déjà devant

choice-play-card =
    { $manner ->
        [start] Commence une nouvelle { moon } avec { $card }
       *[add] Ajoute { $card } à ta { moon }
    }
    .short =
        { $manner ->
            [start] nouvelle { moon }
           *[add] à ta { moon }
        }
choice-play-card-on-moon =
    { $manner ->
        [start] Commence une nouvelle { moon } avec { $card }
        [over] Transforme ta { moon } avec { $card }
       *[add] Ajoute { $card } à ta { moon }
    }
    .short =
        { $manner ->
            [start] nouvelle { moon }
            [over] transforme la { moon }
           *[add] à ta { moon }
        }
choice-swap-card = Échange { $card } contre une carte d’un autre joueur
    .short = échange avec un autre joueur
choice-give-up = Abandonne ta main : elle va sur ta pile de points négatifs
choice-stop = Arrête-toi là : ne joue plus de carte
choice-take-card = Prends { $card } chez { $owner } ({ moon })
choice-place-on-moon =
    { $manner ->
        [start] Commence une nouvelle { moon } avec { $card }
        [over] Transforme ta { moon } avec { $card }
       *[add] Ajoute { $card } à ta { moon }
    }
choice-place-on-moon-of-seat = Pose { $card } dans la { moon } chez { $player }
choice-bonus-card = Prends { $card } en bonus
choice-decline = Ne prends pas de carte bonus
choice-attack = Renfort de Zombeast : joue une carte de plus
choice-toy =
    { $toy ->
        [carrot] Carotte : échange une carte de tes séries contre une carte de ta main
        [mouse] Souris : ajoute une carte de la réserve à l’une de tes séries
        [bone] Os : joue une carte de plus
        [paw] Patte : tout le monde passe à cinq cartes en main
       *[none] Utilise le jouet
    }
choice-neither =
    { $attack ->
        [yes] Ni l’un ni l’autre
       *[no] Renonce au jouet
    }
choice-carrot-out-card = Reprends { $card } en main
choice-carrot-in-card = Pose { $card } à cet endroit
choice-mouse-card = Prends { $card } dans la réserve
choice-mouse-on-moon =
    { $manner ->
        [start] Commence une nouvelle { moon } avec { $card }
        [over] Transforme ta { moon } avec { $card }
       *[add] Ajoute { $card } à ta { moon }
    }
choice-discard-card = Défausse { $card }
choice-draw-card = Prends { $card } dans la réserve
choice-draw-pile = Tire une carte de la pioche ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
choice-draw-from-seat = Pioche une carte au hasard chez { $player } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
choice-stop-drawing = Ne pioche pas d’autre carte

## Refus

refusal-must-play = Tu dois jouer une carte.
refusal-no-place-there = La carte ne peut pas aller là.
refusal-no-substitute = Aucune carte de ta main ne peut remplacer celle-ci.
refusal-not-your-moon = Cette carte ne se trouve pas dans une de tes séries.
refusal-no-exchange = Cette carte de ta main ne peut pas remplacer l’autre.
refusal-not-in-hand = Tu n’as pas cette carte en main.
refusal-fits-nowhere = Cette carte ne convient à aucune de tes séries.
refusal-no-attack = La carte que tu as posée ne déclenche pas de renfort de Zombeast.
refusal-no-such-moon = Tu n’as pas encore de série de cette couleur, et un joker ne peut pas en commencer une.
refusal-no-white-moon = Tu n’as pas de série blanche à transformer.
refusal-colour-lies-already = Tu as déjà une série de cette couleur : cette carte ne peut donc pas transformer la blanche.
refusal-corner-taken = Cette série contient déjà deux cartes avec ce coin.
refusal-nothing-to-swap = Il n’y a aucune carte contre laquelle échanger ce joker.
refusal-not-in-their-moons = Cette carte ne se trouve pas dans une série inachevée d’un autre joueur.
refusal-other-corner = Cette carte a l’autre coin ; un joker prend la place d’une carte qui a le même coin que lui.
refusal-two-white-moons = L’autre joueur aurait alors deux séries blanches.
refusal-coloured-cards-only = Selon votre règle maison, seules les cartes de couleur peuvent être échangées.
refusal-no-place-at-home = Il n’y a pas de place pour cette carte devant toi.
refusal-must-draw = Tu dois piocher autant de cartes que l’indique le chiffre des ombres.
refusal-pile-empty = La pioche est vide.
refusal-declared-already = Tu as déjà annoncé cette source.
refusal-drawn-from-already = Tu as déjà pioché dans cette main pendant ce tour.
refusal-hand-empty = Cette main est vide.
refusal-no-target = Précise dans quelle série va le joker.
refusal-wrong-colour = Une carte de couleur ne va que dans une série de sa couleur, ou transforme une série blanche.
refusal-unknown-card = Cette carte n’existe pas dans ce jeu de cartes.
refusal-not-a-joker = Seule une carte blanche peut être échangée.
refusal-unknown-moon = Cette série n’existe pas.
refusal-not-in-stock = Cette carte ne se trouve pas dans la réserve.
refusal-no-such-opponent = Cet autre joueur n’existe pas.

## Règles maison

preset-friendly = Détendu
    .about = Les points sont visibles, tu peux piocher moins de cartes, et une main injouable ne coûte rien au dernier tour.
preset-master = Experts
    .about = La variante imprimée pour experts : les jouets de certaines cartes donnent des capacités spéciales.
option-master = Variante Experts
    .about = Les jouets de certaines cartes donnent des capacités spéciales.
    .false = jeu de base, sans jouets
    .true = avec les jouets
option-corner_rule = Coins
    .about = Si le coin inférieur où se trouve le quartier de lune compte ou non.
    .two_left_two_right = une lune prend deux cartes gauches et deux droites
    .colour_only = les coins ne comptent pas
option-exchange_corner = Coin lors d’un échange
    .about = Quel coin doit avoir la nouvelle carte lors d’un échange de joker ou d’une carotte.
    .same = celui de l’ancienne carte
    .legal_result = tout coin pour lequel la série a encore de la place
option-swap_destination = Où va la carte échangée
    .about = Chez qui tu peux poser la carte prise par un échange de joker.
    .own = devant toi
    .own_or_opponent = devant toi ou dans la série d’un autre joueur
option-swap_may_start = L’échange peut commencer une série
    .about = Si la carte prise par un échange de joker peut commencer une nouvelle série.
    .true = oui
    .false = non, elle doit rejoindre ou transformer une série
option-swap_targets = Ce qui peut être échangé
    .about = Quelles cartes un échange de joker peut prendre.
    .any = n’importe quelle carte
    .coloured_only = seulement les cartes de couleur
option-swap_forced = Échange obligatoire
    .about = Ce qui se passe si un échange de joker est ton seul coup possible.
    .true = tu dois le faire
    .false = tu peux abandonner ta main à la place
option-double_white = Deux séries blanches
    .about = Si un échange de joker peut laisser deux séries blanches à l’autre joueur.
    .forbid = jamais
    .allow = permis
option-moon_colour = Couleur d’une série
    .about = Quelle couleur a une série dont les cartes de couleur sont parties.
    .composition = celle de ses cartes : elle devient blanche
    .sticky = elle garde sa première couleur
option-attack_scope = Portée du renfort
    .about = Où doit se trouver le même animal pour un renfort de Zombeast.
    .same_moon = dans la série que la carte rejoint
    .any_own_moon = dans n’importe laquelle de tes séries
option-attack_use = Renfort obligatoire
    .about = Si tu peux renoncer à un renfort de Zombeast.
    .optional = tu peux t’arrêter
    .mandatory = tu dois continuer si tu peux
option-dump_on_extra_play = Carte de plus injouable
    .about = Ce qui se passe si tu as droit à une carte de plus mais n’en peux jouer aucune.
    .false = rien
    .true = ta main va sur ta pile de points négatifs
option-bonus_use = Bonus obligatoire
    .about = Si tu peux renoncer à la carte bonus.
    .optional = tu peux y renoncer
    .mandatory = tu dois la prendre
option-draw_count = Nombre de cartes piochées
    .about = Si tu peux piocher moins de cartes que le chiffre des ombres.
    .exact = exactement ce nombre
    .up_to = au plus ce nombre
option-draw_reveal = Ordre de la pioche
    .about = Quand tu choisis d’où viennent tes cartes.
    .sequential = une par une, après avoir vu chaque carte
    .declare_first = toutes les sources sont annoncées d’abord
option-last_played = Carte qui fixe le nombre
    .about = Si une carte ajoutée par la souris décide aussi combien de cartes tu pioches.
    .hand_card = seulement les cartes jouées de la main
    .any_laid = la carte de la souris aussi
option-carrot_sets_n = La carotte fixe le nombre
    .about = Si la carte entrée par la carotte décide combien de cartes tu pioches.
    .true = oui
    .false = non
option-mouse_may_start = La souris peut commencer une série
    .about = Si la carte prise par la souris peut commencer une nouvelle série.
    .false = non
    .true = oui
option-chain_toys = Jouets en chaîne
    .about = Si une carte posée par une carotte ou une souris peut utiliser son propre jouet.
    .true = oui
    .false = non
option-bone_empty_draw = Os avec une main vide
    .about = Si l’os sert aussi avec ta dernière carte, après avoir pris trois cartes.
    .false = non
    .true = oui
option-three_cards = Trois cartes pour un renfort
    .about = Quand tu prends trois nouvelles cartes si ta dernière carte déclenche un renfort de Zombeast.
    .on_trigger = tout de suite, quel que soit ton choix
    .on_attack = seulement si tu utilises le renfort
option-paw_draw = Pioche après une patte
    .about = Dans quel ordre les mains sont complétées à cinq.
    .seat_by_seat = un joueur après l’autre
    .round_robin = à tour de rôle, une carte chacun
option-refill_trigger = Dernière carte en complétant la réserve
    .about = Qui déclenche la fin si compléter la réserve vide la pioche : selon la façon de jouer, 22 à 94 % des parties finissent ainsi.
    .ending_player = la personne dont le tour se termine
    .next_player = la personne suivante
option-last_round_stock = Réserve au dernier tour
    .about = Si bonus et souris peuvent encore prendre des cartes de la réserve.
    .open = oui, tant qu’il y en a
    .closed = non
option-last_round_dump = Main injouable au dernier tour
    .about = Ce que devient une main injouable au dernier tour de table.
    .penalty = elle devient des points négatifs
    .pass = elle reste en main
option-tie_break = Égalité
    .about = Ce qui départage des scores égaux.
    .none = rien, la place est partagée
    .fewest_minus = le moins de points négatifs
    .most_moons = le plus de pleines lunes
option-start_player = Premier tour
    .about = Qui commence.
    .random = tirage au sort
    .youngest = la personne la plus jeune
    .number-0 = la première place
    .number-1 = la deuxième place
    .number-2 = la troisième place
    .number-3 = la quatrième place
option-ages = Âges
    .about = Les âges de tout le monde, pour que la personne la plus jeune commence.
    .none = non indiqués
    .free = indiqués pour cette table
option-deck_profile = Jeu de cartes
    .about = Avec quelle liste de cartes on joue.
    .recon_v1 = le jeu reconstitué
    .free = ton propre jeu de cartes
option-joker_profile = Jokers
    .about = Si deux des dix jokers ne montrent aucun animal.
    .eight_plus_two = huit avec un animal, deux sans
    .all_animals = tous les dix avec un animal
option-score_tracking = Points pendant la partie
    .about = Si les points sont visibles pendant la partie.
    .hidden = cachés jusqu’à la fin
    .shown = visibles par tous
option-bot_memory = Mémoire des bots
    .about = Si les bots se souviennent de tout ce qui était visible.
    .full = ils se souviennent de tout
    .none = ils ne voient que la table
option-edition = Édition des règles
    .about = Selon quelle édition des règles une ancienne partie a été jouée.
    .number-2 = la deuxième
    .number-1 = la première

## Étiquettes de la table

label-stock = Réserve
label-pile = Pioche
label-discard = Défausse
label-hand = Main
label-your-hand = Ta main
label-your-moons = Tes séries « lune »
label-no-moons = pas encore de série
label-empty = vide
label-victory = Pleines lunes
label-minus = Négatifs
label-points = Points
label-last-round = DERNIER TOUR
joker-letter = J
points-letter = { $points }P

## Décompte

sheet-title = Décompte final
sheet-place = Place
sheet-player = Nom
sheet-moons = Pleines lunes
sheet-victory = Pile de points
sheet-minus = Points négatifs
sheet-total = Total
sheet-cards = { $points } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
score-goal = Qui a le plus de points en pleines lunes l’emporte.
score-moons = Pleines lunes
score-bonus = Cartes bonus
score-minus = Pile de points négatifs
score-unfinished = Séries inachevées

## On the page

web-box =
    .line = Complète la lune avec quatre cartes d’une couleur, et chipe le quartier qui te manque.
    .minutes-low = 20
    .minutes-high = 30
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-does-draw =
    { $count ->
        [0] Ne pioche rien
        [one] Pioche une carte
       *[other] Pioche { $count } cartes
    }
web-does-corner =
    { $corner ->
        [L] Quartier de lune gauche
       *[R] Quartier de lune droit
    }
web-does-attack = Dans une série où figure déjà cet animal : renfort, joue une autre carte
web-does-joker = Joker : rejoint n’importe laquelle de tes séries
web-does-swap = Ou échange-le contre le même quartier d’une série adverse
web-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
web-draw-hint = ici, dans la pioche ou dans une main
web-moons-of = Séries « lune » de { $name }
web-moons-of-others = Cartes dans les séries des autres
web-in-moon-of = { $moon } de { $name }, { $count } sur 4
web-no-full-moon = aucune pleine lune
web-peek = Voir en grand les séries de { $name }
web-free = libre
web-of-four = { $count } sur 4
# $moon : comme dans zombeasts/moon.
web-add-here = { $moon } : pose la carte ici
web-start-here = nouvelle { $moon } : pose la carte ici
web-held = À poser maintenant : { $card }
web-empty-hand = Aucune carte en main.
web-lesson-moons = Ici grandissent tes lunes. Quatre cartes d’une couleur, deux quartiers gauches et deux droits, forment une pleine lune : c’est elle qui rapporte des points.
web-lesson-stock = Après avoir joué, tu pioches ici : une carte visible, dans la pioche, ou au hasard dans la main d’un autre. Le chiffre des ombres de ta carte dit combien.

# Why a choice is better than another: what it brings, or spares.

reason-moon-completed = Ainsi une pleine lune est complète, et ses cartes comptent pour toi.
reason-bonus-taken = Cela te rapporte une carte bonus de la réserve ouverte.
reason-minus-cards = Tu évites ainsi des points négatifs.
reason-joker-swapped = Un joker te procure la carte qu’il te faut dans la lune d’un autre.
reason-attack-triggered = L’animal y est déjà : tu peux jouer une carte de plus.
reason-nearly-full = Il ne manque ensuite plus qu’une carte à l’une de tes lunes.
reason-rivals-nearly-full = Les lunes des autres restent plus loin de la pleine lune.
reason-cards-laid = Ainsi plus de tes cartes vont dans tes lunes.
reason-hand-robbed = Tu prends ainsi une carte dans la main d’un autre.
reason-stock-drawn = Elle est visible : tu sais ce que tu prends.
reason-hand-size = Il te reste ensuite plus de cartes en main.
reason-end-triggered = La fin arrive tant que tu es en bonne position.
# La leçon
lesson-aim = Tu collectionnes les pleines lunes : quatre cartes d’une couleur, deux quartiers gauches et deux droits. Ta lune bleue est déjà à moitié pleine.
lesson-play = Il manque encore un quartier droit à la lune bleue. Touche le lapin bleu dans ta main pour l’y poser.
    .not = Tu en aurais le droit. Mais essaie plutôt le lapin bleu : c’est lui qui te rapproche le plus de la pleine lune.
lesson-draw = Le lapin porte un 1 : tu pioches donc une carte. Prends le chat bleu visible, c’est le quartier gauche qui te manque.
    .not = Ce serait permis aussi. Cette fois, prends le chat bleu visible et ta lune sera bientôt pleine.
lesson-bot = Jouer, puis piocher : un tour, c’est tout simple. C’est maintenant à { $bot }. Appuie sur « Suivant » et regarde.
lesson-attack = Il y a déjà un chat sur ta lune orange. Pose le second : deux animaux identiques, c’est une attaque !
    .not = C’est possible, mais tu raterais quelque chose. Joue d’abord le chat orange : après une attaque, tu peux tout de suite jouer une autre carte.
lesson-moon = Attaque ! Tu peux jouer une carte de plus. Complète ta lune avec le chat bleu.
    .not = Tu peux, mais la pleine lune est dans ta main : prends le chat bleu.
lesson-last = Pleine lune ! Elle est à toi pour de bon, et ses cartes te rapportent leurs points. Ce tour aussi se termine par la pioche : prends une carte visible ou celle du dessus de la pioche.
    .not = Dans la main d’un autre, tu pioches à l’aveugle. Ici, prends plutôt une carte visible ou celle de la pioche.
lesson-end = Voilà ta première pleine lune ! À la fin, qui a le plus de points sur ses pleines lunes gagne. Tu découvriras le reste en jouant.
