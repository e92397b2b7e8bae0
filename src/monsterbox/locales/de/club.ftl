## Das Profil: eine Seite ohne Konto

profile = Dein Profil
name-label = Dein Name an allen Tischen
lives-here = Kein Konto, keine E-Mail: Den Schlüssel zu diesem Profil hat nur dieser Browser.
your-monster = Dein Monster
head-dog = Hund
head-cat = Katze
head-rabbit = Hase
head-rat = Ratte
head-bear = Bär
head-pig = Schwein
head-owl = Eule
head-frog = Frosch
head-sun = Gelbes Einauge
head-clover = Grünes Dreiauge
head-ruby = Rotes Vierauge
head-drop = Blaues Zweiauge
head-cheer = Cheerleaderin
head-doctor = Doktor
head-crow = Krähe
head-fox = Fuchs
list-me = Zeig mich in den Ranglisten dieses Servers, mit Name, Monster und Wertung. Sonst sieht meine Wertung niemand außer mir.
keep = Speichern

## Wie jemand spielt

how-you-play = Wie du spielst
how-about = Die Linie ist deine Wertung, das Band zeigt, wo sie in neun von zehn Fällen liegt: je mehr Partien, desto schmaler. Alle beginnen bei 1500 (gepunktet); wer 200 Punkte mehr hat, gewinnt drei von vier Partien. Der faire Anteil ist, was du gewinnen würdest, wenn alle gleich stark wären.
rating = Wertung
from-to = Von { $first } ± { $before } am Anfang auf { $now } ± { $doubt } jetzt.
no-rating = Noch keine gewertete Partie
matches = Partien
won = Gewonnen
fair-share = Fairer Anteil
number = { $number }
streak = Siege in Folge
best-streak = (Rekord: { $count })
needed =
    { $count ->
        [one] Noch eine gewertete Partie, dann hat die Rangliste Platz für dich.
       *[other] Noch { $count } gewertete Partien, dann hat die Rangliste Platz für dich.
    }
as-table = Die Zahlen als Tabelle
after-matches = Nach Partien

## Was jemand gespielt hat

your-matches = Deine Partien
day = Tag
match = Partie
result = Ergebnis
open = Ansehen
date =
    { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
with = mit { $names }
with-bots =
    { $alone ->
        [yes] { $count ->
            [one] mit einem Bot
           *[other] mit { $count } Bots
        }
       *[no] { $count ->
            [one] einem Bot
           *[other] { $count } Bots
        }
    }
one-device = mehrere an einem Gerät
not-rated = nicht gewertet
won-it = gewonnen
place-of = { $rank }. von { $seats }
sheet = Abrechnung
gone = Tisch gelöscht
all-matches = Alle Partien
no-matches = Hier steht jede Partie, die du zu Ende spielst.
to-games = Zu den Spielen

## Was jemandem gehört

your-things = Deine Sachen
export-about = Eine Datei mit Namen, Partien und Wertungen, die du selbst lesen kannst.
forget-results = Dein Monster, deine Wertungen und deine Liste der Partien sind dann auch weg; wer gegen dich gespielt hat, behält seine Wertung.

## Die Ranglisten

leaderboard = Rangliste
board-about = Menschen stehen hier nur, wenn sie es in ihrem Profil erlauben, und erst nach { $fewest } gewerteten Partien. Bots beginnen mit dem, was Turniere unter ihnen ergeben haben. In neun von zehn Fällen stimmt eine Wertung bis auf die Zahl hinter ±.
place = Platz
player = Wer
you = du
a-bot = Bot
board-others =
    { $count ->
        [one] Jemand mit einer Wertung möchte hier nicht stehen.
       *[other] { $count } mit einer Wertung möchten hier nicht stehen.
    }
to-profile = Zu deinem Profil
