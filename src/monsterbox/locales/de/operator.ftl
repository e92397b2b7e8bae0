## The operator’s page

title = Betrieb
enter-about = Wer das Token dieses Servers hat, sieht hier Meldungen, Tische und Leute und kann eingreifen.
token = Token
enter = Eintreten
leave = Verlassen
lobby-open = Alle können Tische decken.
lobby-closed = Die Lobby ist geschlossen: Niemand kann Tische decken, laufende Spiele gehen weiter.
close-lobby = Lobby schließen
open-lobby = Lobby öffnen
reports =
    { $count ->
        [0] Keine Meldungen
        [one] Eine Meldung
       *[other] { $count } Meldungen
    }
tables =
    { $count ->
        [0] Keine Tische
        [one] Ein Tisch
       *[other] Die letzten { $count } Tische
    }
people =
    { $count ->
        [0] Niemand da
        [one] Eine Person
       *[other] { $count } Leute
    }
bans =
    { $count ->
        [0] Niemand ist ausgesperrt
        [one] Eine Sperre
       *[other] { $count } Sperren
    }
to-table = Zum Tisch
public = öffentlich
new-name = Neuer Name für { $name }
rename = Umbenennen
remove = Tisch löschen
ban = { $name } aussperren
ban-household = { $addresses } aussperren
ban-sure = { $name } aussperren? Offene Seiten bleiben bis zu ihrer nächsten Anfrage.
unban = { $name } wieder hereinlassen
is-banned = ausgesperrt
done = Erledigt
ban-who = Die Nummer einer Person oder Adressen wie 192.0.2.7, 192.0.2.0/24 oder 2001:db8::/48
ban-note = Notiz
ban-now = Aussperren
