# Ideas of the coach at the table.

title = Een idee
ask = Geef me een idee
key = een idee, tegen bots
thinking = De coach denkt na …
chance = { $percent } ± { $doubt } %
none = Hier heeft de coach geen idee.
why-now = { $reason }
why-turn = { $reason } Zo ging het in denkbeeldige partijen tot het einde van je beurt.
why-round = { $reason } Zo ging het in denkbeeldige partijen tot je weer aan zet was.
why-search = Geen enkele gebeurtenis geeft de doorslag: in denkbeeldige partijen won deze keuze vaker.
