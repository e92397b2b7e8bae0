## The operator’s page

title = Beheer
enter-about = Wie het token van deze server heeft, ziet hier meldingen, tafels en mensen en kan ingrijpen.
token = Token
enter = Naar binnen
leave = Verlaten
lobby-open = Iedereen kan tafels openen.
lobby-closed = De lobby is dicht: niemand kan tafels openen, lopende spellen gaan door.
close-lobby = Lobby sluiten
open-lobby = Lobby openen
reports =
    { $count ->
        [0] Geen meldingen
        [one] Eén melding
       *[other] { $count } meldingen
    }
tables =
    { $count ->
        [0] Geen tafels
        [one] Eén tafel
       *[other] De laatste { $count } tafels
    }
people =
    { $count ->
        [0] Niemand aanwezig
        [one] Eén persoon
       *[other] { $count } mensen
    }
bans =
    { $count ->
        [0] Niemand is buitengesloten
        [one] Eén uitsluiting
       *[other] { $count } uitsluitingen
    }
to-table = Naar de tafel
public = openbaar
new-name = Nieuwe naam voor { $name }
rename = Hernoemen
remove = Tafel wissen
ban = { $name } buitensluiten
ban-household = { $addresses } buitensluiten
ban-sure = { $name } buitensluiten? Open pagina’s blijven tot hun volgende verzoek.
unban = { $name } weer toelaten
is-banned = buitengesloten
done = Afgehandeld
ban-who = Het nummer van een persoon, of adressen zoals 192.0.2.7, 192.0.2.0/24 of 2001:db8::/48
ban-note = Notitie
ban-now = Buitensluiten
