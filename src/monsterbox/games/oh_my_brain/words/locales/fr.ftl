# Oh My Brain en mots. Les termes sont ceux du livret ; les phrases sont les nôtres.
#
# $you, $victim_is_you, $receiver_is_you, $other_is_you : "yes" si c’est la personne à qui l’on parle, sinon "no".
# $card, $buried, $other_card : une carte comme dans `card-object`, ou `card-hidden` ; $cards, $others, $got, $gave : des noms de cartes.
# $hidden : "yes" si la personne à qui l’on parle ne voit pas la carte.

name = Oh My Brain
notice-deck = Combien de fois chaque numéro existe et quelles cartes font lancer le dé, cela n’a jamais été publié : ce jeu de cartes est reconstitué. Tu peux jouer avec tes propres nombres (règles maison « Jeu de cartes » et « Cartes Marshmallow »).

pitch = Les Zomb’animaux grimpent sur la horde, et qui ne suit pas le paie de ses Cerveaux.
intro =
    { pitch }
    Débarrasse-toi avant les autres de toutes tes cartes, celles de ta main et celles de ton Cimetière.
    À ton tour, tu joues sur la horde : une carte, ou plusieurs du même numéro, plus haut que la carte du dessus.
    De plusieurs cartes identiques, une reste sur la horde ; les autres vont dans des Cimetières adverses.
    Tu ne peux ou ne veux pas jouer ? Passe : la horde est défaussée, tu perds un Cerveau, tu pioches deux cartes et tu commences une nouvelle horde.
    Ensuite, tu complètes ta main à trois cartes avec ton Cimetière.
    Le moustique 0 se joue toujours, après l’araignée 8 il faut moins de 8, et la souris 11 défausse la horde et te fait rejouer.
    Les cartes Marshmallow te font lancer le dé : un cadeau, la pluie, un vol, un Cerveau, un échange ou rejouer.
    Dès que quelqu’un n’a plus de cartes, tous les autres paient un Cerveau pour chacune des leurs. Dès que quelqu’un n’a plus de Cerveau, qui en a le plus gagne.
legend =
    Comment lire une carte : « hibou 12 », c’est le hibou avec le numéro 12. Dans ta main, « dé » marque une carte Marshmallow ; « toujours », « <8 » et « encore » marquent les cartes Taquins 0, 8 et 11.
    De la horde, tu vois les numéros de bas en haut ; la carte entre crochets est celle du dessus.

## Cartes et dé

animal =
    { $value ->
        [0] moustique
        [1] fourmi
        [2] escargot
        [3] papillon de nuit
        [4] poisson rouge
        [5] grenouille
        [6] tortue
        [7] chauve-souris
        [8] araignée
        [9] corneille
        [10] canard
        [11] souris
        [12] hibou
        [13] hérisson
        [14] cochon
        [15] mouton
        [16] renard
        [17] ours
        [18] élan
       *[19] éléphant
    }
card = { animal } { $value }
card-object =
    { $value ->
        [1] la { card }
        [2] l’{ card }
        [5] la { card }
        [6] la { card }
        [7] la { card }
        [8] l’{ card }
        [9] la { card }
        [11] la { card }
        [17] l’{ card }
        [18] l’{ card }
        [19] l’{ card }
       *[other] le { card }
    }
mark =
    { $mark ->
        [roll] dé
        [mosquito] toujours
        [spider] <8
        [mouse] encore
       *[none] { "" }
    }
face =
    { $face ->
        [GIVE] Cadeau
        [RAIN] Pluie de cartes
        [STEAL] Vol
        [GAIN] Gain
        [SWAP] Échange
       *[REPLAY] Rejouer
    }
face-effect =
    { $face ->
        [GIVE] une carte de la main va dans un Cimetière adverse
        [RAIN] une carte de la Réserve tombe dans chaque Cimetière
        [STEAL] un Cerveau pris à un adversaire
        [GAIN] un Cerveau du stock
        [SWAP] la main ou le Cimetière est échangé avec un adversaire
       *[REPLAY] tout de suite une autre carte sur la horde
    }
sign =
    { $sign ->
        [rock] pierre
        [paper] papier
       *[scissors] ciseaux
    }

## Ce qui s’est passé

round-started =
    { $you ->
        [yes] La manche { $round } commence : à toi de commencer.
       *[no] La manche { $round } commence : { $player } commence.
    }
lot-dealt =
    { $you ->
        [yes] Tu reçois { $cards }.
       *[no] { $player } reçoit des cartes.
    }
card-buried =
    { $you ->
        [yes] Tu mets { $card } dans ton Cimetière.
       *[no] { $player } met { $card } dans son Cimetière.
    }
turn-started =
    { $you ->
        [yes] C’est ton tour.
       *[no] { $player } commence son tour.
    }
cards-played =
    { $you ->
        [yes] Tu joues
       *[no] { $player } joue
    } { $count ->
        [one] { $card }
       *[other]
            { $hidden ->
                [yes] { $count } cartes identiques
               *[no] { $card } ×{ $count }
            }
    }.
extra-given =
    { $you ->
        [yes] Tu mets
       *[no] { $player } met
    } { $hidden ->
        [yes] une carte en trop
       *[no] { $card }
    } dans { $receiver_is_you ->
        [yes] ton Cimetière
       *[no] le Cimetière de { $receiver }
    }.
turn-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $player } passe.
    }
horde-cleared =
    La horde est défaussée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
brain-lost =
    { $you ->
        [yes] Tu perds un Cerveau.
       *[no] { $player } perd un Cerveau.
    }
reserve-renewed =
    La Défausse est mélangée et devient la nouvelle Réserve : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
card-drawn =
    { $you ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } { $card } dans la Réserve.
card-kept =
    { $count ->
        [one]
            { $you ->
                [yes] Tu prends { $card } en main.
               *[no] { $player } prend la carte en main.
            }
       *[other]
            { $you ->
                [yes] Tu gardes { $card } et mets { $buried } dans ton Cimetière.
               *[no] { $player } garde une carte et met l’autre dans son Cimetière.
            }
    }
die-rolled =
    { $you ->
        [yes] Tu lances
       *[no] { $player } lance
    } le dé. { face } : { face-effect }.
roll-without-effect =
    { $face ->
        [GIVE] Il n’y a pas de carte à offrir : rien ne se passe.
        [RAIN] Il n’y a pas assez de cartes pour la pluie : rien ne se passe.
        [STEAL] Il n’y a personne à voler : rien ne se passe.
        [GAIN] Le stock de Cerveaux est vide : rien ne se passe.
        [SWAP] Il n’y a rien à échanger : rien ne se passe.
       *[REPLAY] Rien ne se passe.
    }
card-given =
    { $you ->
        [yes] Tu offres
       *[no] { $player } offre
    } { $card }, dans { $receiver_is_you ->
        [yes] ton Cimetière
       *[no] le Cimetière de { $receiver }
    }.
rain-fell =
    { $you ->
        [yes] Il pleut { $card } dans ton Cimetière.
       *[no] Il pleut { $card } dans le Cimetière de { $player }.
    }
rain-spread = Il pleut une carte dans chacun de ces Cimetières : { $players }.
rain-missed =
    { $you ->
        [yes] Il ne reste pas de carte pour toi.
       *[no] Il ne reste pas de carte pour { $player }.
    }
brain-stolen =
    { $you ->
        [yes] Tu voles un Cerveau à { $victim } !
       *[no] { $victim_is_you ->
            [yes] { $player } te vole un Cerveau !
           *[no] { $player } vole un Cerveau à { $victim } !
        }
    }
brain-gained =
    { $you ->
        [yes] Tu gagnes un Cerveau.
       *[no] { $player } gagne un Cerveau.
    }
hands-swapped =
    { $you ->
        [yes] Tu échanges ta main avec { $other }. Tu reçois : { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } échange sa main avec toi. Tu reçois : { $gave }.
           *[no] { $player } et { $other } échangent leurs mains.
        }
    }
graves-swapped =
    { $you ->
        [yes] Tu échanges ton Cimetière avec { $other }. Tu reçois : { $got }.
       *[no] { $other_is_you ->
            [yes] { $player } échange son Cimetière avec toi. Tu reçois : { $gave }.
           *[no] { $player } et { $other } échangent leurs Cimetières.
        }
    }
swap-declined =
    { $you ->
        [yes] Tu renonces à l’échange.
       *[no] { $player } renonce à l’échange.
    }
play-repeated =
    { $you ->
        [yes] Tu rejoues.
       *[no] { $player } rejoue.
    }
card-taken-up =
    { $you ->
        [yes] Tu prends { $card } de ton Cimetière en main.
       *[no] { $player } prend { $card } de son Cimetière en main.
    }
refill-left =
    { $you ->
        [yes] Tu ne prends plus de carte de ton Cimetière.
       *[no] { $player } ne prend plus de carte de son Cimetière.
    }
turn-repeated =
    { $you ->
        [yes] La souris t’offre un nouveau tour.
       *[no] La souris offre un nouveau tour à { $player }.
    }
round-ended =
    { $you ->
        [yes] Tu n’as plus de cartes : la manche est finie !
       *[no] { $player } n’a plus de cartes : la manche est finie !
    }
brains-paid =
    { $cards ->
        [0]
            { $you ->
                [yes] Tu n’as pas de carte non plus et ne paies rien.
               *[no] { $player } n’a pas de carte non plus et ne paie rien.
            }
       *[other]
            { $you ->
                [yes] Tu paies
               *[no] { $player } paie
            } { $brains ->
                [one] un Cerveau
               *[other] { $brains } Cerveaux
            } pour { $cards ->
                [one] une carte
               *[other] { $cards } cartes
            }.
    }
sign-shown =
    { $you ->
        [yes] Tu montres
       *[no] { $player } montre
    } { sign }.
throw-undecided = Indécis : encore une fois.
game-stalled = On a assez joué : la partie s’arrête ici, et personne ne paie pour ses cartes.
seat-gone =
    { $you ->
        [yes] Tu as quitté la table ; tes Cerveaux vont au stock.
       *[no] { $player } a quitté la table ; ses Cerveaux vont au stock.
    }
game-ended = La partie est terminée.
seat-scored =
    { $you ->
        [yes] Tu termines
       *[no] { $player } termine
    } à la { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place { $score ->
        [0] sans un seul Cerveau
        [one] avec un Cerveau
       *[other] avec { $score } Cerveaux
    }.

## Questions

prompt-start = Le hasard décide qui commence.
prompt-deal = Les cartes sont distribuées.
prompt-draw =
    { $you ->
        [yes] Tu pioches dans la Réserve.
       *[no] { $player } pioche dans la Réserve.
    }
prompt-rain = Il pleut des cartes.
prompt-roll =
    { $you ->
        [yes] Tu lances le dé.
       *[no] { $player } lance le dé.
    }
prompt-split =
    { $you ->
        [yes] Lot { $lot } sur 3 : enterre une carte. Tu gardes les deux autres.
       *[no] En train de choisir une carte à enterrer : { $players }.
    }
prompt-bury =
    { $you ->
        [yes]
            { $buried ->
                [0] Choisis trois cartes pour ton Cimetière, l’une après l’autre. Laquelle d’abord ?
                [1] Quelle carte va ensuite dans ton Cimetière ?
               *[2] Quelle carte va en dernier dans ton Cimetière ? Les autres sont ta main.
            }
       *[no] En train de choisir pour le Cimetière : { $players }.
    }
prompt-play =
    { $you ->
        [yes]
            { $ground ->
                [empty] La horde est vide : joue le numéro que tu veux.
                [pass] Ta main est vide : tu ne peux que passer.
                [below] Sur l’araignée, il faut jouer moins de 8, ou passer.
                [zero] Sur le moustique, tout numéro convient ; joue ou passe.
                [peak] Sur le 19, seul un 0 convient ; joue-le ou passe.
               *[climb] Joue plus haut que { $top } (un 0 convient toujours), ou passe.
            }
       *[no] { $player } joue ou passe.
    }
prompt-distribute =
    { $you ->
        [yes]
            { $extras ->
                [one] Une carte en trop à donner.
               *[other] { $extras } cartes en trop à donner, une par une.
            } Dans quel Cimetière mets-tu { $card } ?
       *[no] { $player } donne les cartes en trop.
    }
prompt-keep =
    { $you ->
        [yes] Laquelle des deux cartes gardes-tu ? L’autre va dans ton Cimetière.
       *[no] { $player } choisit la carte à garder.
    }
prompt-give-card =
    { $you ->
        [yes] Cadeau : quelle carte de ta main offres-tu ?
       *[no] Cadeau : { $player } offre une carte.
    }
prompt-give-to =
    { $you ->
        [yes] Cadeau : dans quel Cimetière mets-tu { $card } ?
       *[no] Cadeau : { $player } offre une carte.
    }
prompt-steal =
    { $you ->
        [yes] Vol : à qui prends-tu un Cerveau ?
       *[no] Vol : { $player } cherche une victime.
    }
prompt-swap =
    { $you ->
        [yes] Échange : ta main ou ton Cimetière, et avec qui ?
       *[no] Échange : { $player } choisit main ou Cimetière, et avec qui.
    }
prompt-refill =
    { $you ->
        [yes]
            Complète ta main : encore { $missing ->
                [one] une carte
               *[other] { $missing } cartes
            } de ton Cimetière. Laquelle ?
       *[no] { $player } complète sa main.
    }
prompt-sign =
    { $you ->
        [yes] Égalité au moins de Cerveaux : pierre, papier ou ciseaux ? Qui gagne commence.
       *[no] Pierre, papier, ciseaux. En train de choisir : { $players }.
    }
prompt-over = La partie est terminée.

## Choix ; .short sert dans les listes qui ont la carte devant

after-play =
    { $effect ->
        [roll] { " " }(lance le dé)
        [spider] { " " }(ensuite, moins de 8)
        [mouse] { " " }(défausse la horde, tu rejoues)
       *[none] { "" }
    }
choice-split-card = Mets { $card } au Cimetière, garde { $others }
choice-play-card = Joue { $card }{ after-play }
    .short = une carte{ after-play }
choice-play-card-number = Joue { $card } ×{ $count }{ after-play }
    .short =
        { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
choice-pass =
    { $last ->
        [yes] Passe : tu perds ton DERNIER Cerveau, et la partie est terminée
       *[no] Passe : défausse la horde, perds un Cerveau, pioche 2 cartes, nouvelle horde
    }
choice-to-seat =
    Dans le Cimetière de { $player } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
choice-keep-card = Garde { $card }, mets { $other_card } au Cimetière
choice-give-card = Offre { $card }
choice-give-to-seat =
    Dans le Cimetière de { $player } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
choice-steal-from-seat =
    { $brains ->
        [1] Vole à { $player } son DERNIER Cerveau : la partie est terminée
       *[other] Vole un Cerveau à { $player }, qui en a { $brains }
    }
choice-swap-hand-seat = Échange ta main avec { $player } : tu en donnes { $own }, tu en reçois { $count }
choice-swap-grave-seat = Échange ton Cimetière avec { $player } : tu en donnes { $own }, tu en reçois { $count }
choice-no-swap = N’échange pas
choice-refill-card = Prends { $card } en main
choice-leave = Ne prends plus de carte
choice-bury-card = Mets { $card } dans ton Cimetière
choice-rock = Pierre
choice-paper = Papier
choice-scissors = Ciseaux

## Refus

refusal-must-play = La horde est vide : tu dois jouer une carte, tu ne peux pas passer.
refusal-still-in-grave = Cette carte est encore dans ton Cimetière ; on ne joue que de la main.
refusal-not-in-hand = Tu n’as pas cette carte en main.
refusal-not-below-eight = Sur l’araignée 8, il faut jouer un numéro plus petit que 8.
refusal-equal-to-top = Le même numéro que la carte du dessus ne suffit pas ; il faut plus haut.
refusal-too-low = Ce numéro est plus bas que la carte du dessus ; il faut plus haut.
refusal-not-so-many = Tu n’as pas autant de cartes de ce numéro.
refusal-extras-in-order = Les cartes en trop se donnent dans le sens horaire : au même adversaire ou à un suivant.
refusal-last-brain = Selon votre règle maison, on ne vole pas un dernier Cerveau.
refusal-must-swap = Tu dois faire l’échange ; on ne peut pas y renoncer.
refusal-not-in-grave = Cette carte n’est pas dans ton Cimetière.
refusal-must-refill = Tu dois compléter ta main à trois cartes.
refusal-not-in-lot = Cette carte n’est pas devant toi.
refusal-grave-empty = Ce Cimetière est vide ; tu ne peux pas échanger le tien contre lui.
refusal-hand-empty = Selon votre règle maison, une main vide ne s’échange pas.
refusal-unknown-choice = Ce n’est pas un choix de ce jeu.
refusal-unknown-outcome = Le hasard ne peut pas donner cela.
refusal-unknown-card = Cette carte n’existe pas ; les numéros vont de 0 à 19.
refusal-unknown-number = Il n’y a pas autant de cartes d’un même numéro ; écris par exemple x2.
refusal-no-such-opponent = Cet adversaire n’existe pas.

## Règles maison

preset-friendly = Détendu
    .about = Tu peux renoncer à un échange, tu complètes une main vide avant ton tour, et personne ne se fait voler son dernier Cerveau.
option-deck = Jeu de cartes
    .about = Combien de cartes il y a de chaque numéro.
    .recon_a = le jeu reconstitué
    .recon_b = reconstitution B, avec deux zéros
    .recon_c = reconstitution C, avec plus de cartes Taquins
    .free = un jeu à toi
option-marshmallows = Cartes Marshmallow
    .about = Quels numéros te font lancer le dé.
    .m6 = 1, 2, 3 et 17, 18, 19
    .m4 = 1, 2 et 18, 19
    .m8 = de 1 à 4 et de 16 à 19
    .free = des numéros à toi
option-die = Dé
    .about = Ce que font les six faces du dé.
    .GIVE-RAIN-STEAL-GAIN-SWAP-REPLAY = chacun des six effets une fois
    .free = des faces à toi
option-open_draft = Choix ouvert
    .about = Comment tu choisis les cartes de ton Cimetière.
    .false = une dans chacun des trois lots
    .true = trois au choix après avoir vu les neuf
option-unlimited_brains = Cerveaux sans fin
    .about = Si le stock de Cerveaux peut s’épuiser.
    .false = 56 Cerveaux et pas un de plus
    .true = un gain est toujours possible
option-forgetful_refill = Main oubliée
    .about = Si tu dois compléter ta main à la fin de ton tour.
    .false = tu dois
    .true = tu peux y renoncer
option-zero_clears = Le moustique nettoie
    .about = Si un 0 défausse la horde.
    .false = non, il reste au-dessus
    .true = oui, et le suivant commence une nouvelle horde
option-eleven_must_replay = La souris continue
    .about = Ce qui se passe si un 11 est ta toute dernière carte.
    .false = la manche est finie
    .true = tu prends le nouveau tour et dois passer
option-roll_per_card = Un lancer par carte
    .about = Combien de fois on lance le dé pour un groupe de cartes Marshmallow.
    .false = une fois
    .true = une fois par carte
option-rain_all_or_nothing = Pluie pour tous ou personne
    .about = Ce qui se passe s’il n’y a pas assez de cartes pour la pluie.
    .false = il pleut tant qu’il y en a
    .true = il ne pleut pas
option-optional_swap = Échange au choix
    .about = Si tu peux renoncer à un échange.
    .false = non, tu dois échanger
    .true = oui
option-no_empty_hand_swap = Pas de main vide
    .about = Si une main vide peut être échangée.
    .false = oui
    .true = non
option-replay_refills_first = Compléter avant de rejouer
    .about = Si tu complètes ta main avant de rejouer.
    .false = non, seulement à la fin du tour
    .true = oui
option-empty_anytime_ends = Sans cartes à tout moment
    .about = Qui met fin à la manche en n’ayant plus de cartes.
    .false = seulement celui dont c’est le tour
    .true = tout le monde, à la fin de chaque tour
option-start_refill = Compléter au début
    .about = Ce qui se passe si ton tour commence avec une main vide.
    .false = tu dois passer
    .true = tu complètes d’abord ta main
option-deep_ranking = Classement à zéro
    .about = Comment sont classés ceux qui n’ont plus de Cerveau.
    .false = ils partagent la place
    .true = par les cartes qu’ils n’ont pas pu payer
option-no_lethal_steal = Pas de vol mortel
    .about = Si un dernier Cerveau peut être volé.
    .false = oui, et la partie est terminée
    .true = non
option-open_give = Cadeaux ouverts
    .about = Qui voit une carte offerte par le dé.
    .false = seulement qui la donne et qui la reçoit
    .true = tout le monde
option-memory_mode = De mémoire
    .about = Si tu peux regarder la horde et la Défausse.
    .false = on voit toutes leurs cartes
    .true = seulement la carte du dessus, retiens le reste
option-forfeit = Partir met fin à la partie
    .about = Ce qui se passe si quelqu’un quitte la table pour de bon.
    .false = un bot prend la place
    .true = la partie est terminée, et ces Cerveaux sont perdus
option-first_starter = Qui commence
    .about = Qui commence la première manche.
    .random = au hasard
    .host = la première place
    .last_winner = le gagnant de la dernière partie
option-last_winners = Derniers gagnants
    .about = Qui a gagné la dernière partie, pour savoir qui commence.
    .none = non indiqués
    .free = indiqués pour cette table
option-tie_starter = Égalité pour commencer
    .about = Qui commence une manche si plusieurs ont le moins de Cerveaux.
    .random = au hasard
    .clockwise_from_last = le suivant dans le sens horaire
    .rps = pierre, papier, ciseaux
option-stall_limit = Partie la plus longue
    .about = Après combien de fois jouer ou passer la partie est terminée.
    .number-1000 = après 1000
    .number-0 = jamais
    .free = après un nombre à toi

## Étiquettes

label-round = Manche { $round }
label-reserve = Réserve
label-discard = Défausse
label-supply = Stock de Cerveaux
label-horde = Horde
label-brains = Cerveaux
label-hand = Main
label-grave = Cimetière
label-your-hand = Ta main
label-your-grave = Ton Cimetière
label-your-lot = Tes nouvelles cartes
label-empty = vide
label-die = Dé
label-below = ensuite, moins de 8
label-extras =
    { $count ->
        [one] une carte en trop à donner
       *[other] { $count } cartes en trop à donner
    }

## Décompte

sheet-title = Décompte final
sheet-place = Place
sheet-total = Cerveaux
sheet-rounds = Cerveaux après chaque manche
score-goal = Qui a encore le plus de Cerveaux l’emporte.
score-total = Cerveaux
score-unit =
    { $count ->
        [one] un Cerveau
       *[other] { $count } Cerveaux
    }
score-start = Départ
score-passes = Passés
score-stolen = Volés
score-robbed = Vols subis
score-gained = Gagnés
score-paid = Payés
score-gone = Départ de la table

## On the page

web-box =
    .line = Tes animaux zombies grimpent sur la horde ; qui ne suit pas paie en Cerveaux.
    .minutes-low = 10
    .minutes-high = 20
web-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
web-brains =
    { $count ->
        [0] aucun Cerveau
        [one] un Cerveau
       *[other] { $count } Cerveaux
    }
web-in-grave = { $count } au Cimetière
# What the next card must be; $more: one more than the top card.
web-next =
    { $next ->
        [any] toute carte convient
        [below] moins de 8
        [zero] seulement un 0
       *[climb] { $more } ou plus, ou un 0
    }
web-last-horde = La dernière horde
web-nobody = Personne encore
web-see-pile = Voir toutes les cartes : { $pile }
web-top-by = jouée par { $name }
web-on-top = Au-dessus : { $card }
web-piles = Piles et dé
web-chosen = a choisi
web-starter = a commencé la manche
web-empty-hand = Aucune carte en main.
web-pass = Passer
# § stands for the card until it is picked up.
web-picked = { $card } : combien ?
web-your-sign = ton signe
web-who-starts = Qui commence ?
# After the name of a card.
web-does =
    { $does ->
        [climb] Se joue sur un numéro plus petit, seule ou avec des cartes identiques
        [zero] Se joue toujours, sur n’importe quel numéro
        [spider] La personne suivante doit jouer moins de 8
        [mouse] Défausse la horde ; tu rejoues
       *[roll] Lance ensuite le dé
    }
web-card-does =
    { $does ->
        [any] se joue sur tout
        [below] la carte suivante doit être inférieure à 8
        [again] défausse la horde, et tu rejoues
       *[roll] fait lancer le dé
    }
web-lesson-horde = Tout le monde grimpe sur la horde : ta carte doit dépasser celle du dessus, ou être un 0. Plusieurs cartes identiques se jouent d’un coup ; toutes sauf une vont dans les Cimetières des autres. Si tu ne peux ou ne veux pas jouer, tu passes et perds un Cerveau.
web-lesson-yard = Ton Cimetière, que toi seul vois. Avec moins de trois cartes en main, tu la complètes ici. Débarrasse-toi de toutes tes cartes en premier : les autres paient un Cerveau par carte qui leur reste.

# Why a choice is better than another: what it brings, or spares.

reason-round-ended = La manche se termine : tu n’as plus de carte.
reason-brains = Tu gardes ainsi plus de Cerveaux.
reason-turn-repeated = La horde s’en va, et tu rejoues un tour.
reason-play-repeated = Tu peux rejouer.
reason-rivals-brains = Cela coûte plus de Cerveaux aux autres.
reason-own-cards = Il te reste moins de cartes à écouler, en main et au Cimetière.
reason-strong-hand = Tu gardes tes grosses bêtes pour plus tard.
reason-hand-size = Ta main se vide plus vite.
reason-horde-cleared = La horde s’en va : la carte suivante n’a plus besoin d’être forte.
# La leçon
lesson-aim = Débarrasse-toi de tes cartes avant les autres : celles de ta main et celles de ton Cimetière. La manche s’arrête alors, et les autres paient en Cerveaux.
lesson-climb = Tout le monde grimpe sur la horde : ta carte doit dépasser celle du dessus. Les cartes identiques vont ensemble : touche un 9 et joue les deux.
    .not = C’est permis. Mais joue ici les deux 9 d’un coup : tu te débarrasses de deux cartes à la fois.
lesson-grave = Un 9 reste sur la horde. L’autre, tu l’offres au Cimetière de quelqu’un : touche { $bot } ou { $second }.
    .not = Il s’agit seulement de choisir qui reçoit le second 9 : { $bot } ou { $second }.
lesson-others = Il ne te restait qu’une carte : deux autres sont venues de ton Cimetière. Il est vide ! Appuie sur « Suivant » : les autres grimpent.
lesson-zero = Tu n’as rien au-dessus de 16. Mais le moustique, ton 0, se joue toujours : vas-y.
    .not = Passer coûte un Cerveau et t’apporte deux cartes. Joue plutôt le 0, il se joue toujours.
lesson-eight = { $second } a posé l’araignée, le 8. Il faut y jouer plus petit : joue ton 6.
    .not = Garde ton Cerveau ! Sur le 8, tout ce qui est plus petit que 8 convient, et tu as un 6.
lesson-last = Plus qu’une carte, et elle dépasse le 10. Joue le 12, et la manche est finie !
    .not = Inutile de passer : avec le 12, tu as fini.
lesson-end = Ta première manche est gagnée ! Les autres ont payé un Cerveau par carte. La partie finit dès que quelqu’un n’a plus de Cerveau ; qui en a le plus gagne.
