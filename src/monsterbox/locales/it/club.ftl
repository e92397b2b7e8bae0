## Il profilo: una pagina senza account

profile = Il tuo profilo
name-label = Il tuo nome a tutti i tavoli
lives-here = Niente account, niente email: la chiave di questo profilo ce l’ha solo questo browser.
your-monster = Il tuo mostro
head-dog = Cane
head-cat = Gatto
head-rabbit = Coniglio
head-rat = Ratto
head-bear = Orso
head-pig = Maiale
head-owl = Gufo
head-frog = Rana
head-sun = Giallo con un occhio
head-clover = Verde con tre occhi
head-ruby = Rosso con quattro occhi
head-drop = Blu con due occhi
head-cheer = Cheerleader
head-doctor = Dottore
head-crow = Corvo
head-fox = Volpe
list-me = Mostrami nelle classifiche di questo server, con nome, mostro e punteggio di forza. Altrimenti lo vedo solo io.
keep = Salva

## Come gioca qualcuno

how-you-play = Come giochi
how-about = La linea è il tuo punteggio di forza, che nove volte su dieci sta nella fascia, più stretta a ogni partita. Tutti cominciano da 1500 (linea punteggiata); con 200 punti in più si vincono tre partite su quattro. La quota equa sono le vittorie che avresti se tutti fossero ugualmente forti.
rating = Forza
from-to = Da { $first } ± { $before } all’inizio a { $now } ± { $doubt } adesso.
no-rating = Ancora nessuna partita classificata
matches = Partite
won = Vinte
fair-share = Quota equa
number = { $number }
streak = Vittorie di fila
best-streak = (record: { $count })
needed =
    { $count ->
        [one] Ancora una partita classificata e puoi entrare in classifica.
       *[other] Ancora { $count } partite classificate e puoi entrare in classifica.
    }
as-table = I numeri in una tabella
after-matches = Partite giocate

## Che cosa ha giocato qualcuno

your-matches = Le tue partite
day = Giorno
match = Partita
result = Risultato
open = Guarda
date =
    { $day } { $month ->
        [1] gen
        [2] feb
        [3] mar
        [4] apr
        [5] mag
        [6] giu
        [7] lug
        [8] ago
        [9] set
        [10] ott
        [11] nov
       *[12] dic
    }
with = con { $names }
with-bots =
    { $alone ->
        [yes] { $count ->
            [one] con un bot
           *[other] con { $count } bot
        }
       *[no] { $count ->
            [one] un bot
           *[other] { $count } bot
        }
    }
one-device = in più persone su un dispositivo
not-rated = non classificata
won-it = vinta
place-of = { $rank }º su { $seats }
sheet = Punteggio
gone = tavolo eliminato
all-matches = Tutte le partite
no-matches = Qui trovi ogni partita che porti a termine.
to-games = Ai giochi

## Che cosa è tuo

your-things = Le tue cose
export-about = Un file con nome, partite e punteggi di forza, che puoi leggere anche tu.
forget-results = Spariscono anche il tuo mostro, i tuoi punteggi e l’elenco delle partite; chi ha giocato contro di te mantiene il proprio.

## Le classifiche

leaderboard = Classifica
board-about = Le persone compaiono solo se l’hanno permesso nel profilo, e dopo { $fewest } partite classificate. I bot cominciano da quello che hanno mostrato i tornei fra loro. Nove volte su dieci la forza è giusta a meno del numero dopo ±.
place = Posto
player = Chi
you = tu
a-bot = Bot
board-others =
    { $count ->
        [one] Una persona con un punteggio preferisce non comparire.
       *[other] { $count } persone con un punteggio preferiscono non comparire.
    }
to-profile = Al tuo profilo
