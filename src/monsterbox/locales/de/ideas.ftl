# Ideas of the coach at the table.

title = Ein Tipp
ask = Gib mir einen Tipp
key = ein Tipp, gegen Bots
thinking = Der Trainer überlegt …
chance = { $percent } ± { $doubt } %
none = Hier weiß der Trainer auch nicht weiter.
why-now = { $reason }
why-turn = { $reason } So kam es in gedachten Partien bis zum Ende deines Zuges.
why-round = { $reason } So kam es in gedachten Partien, bis du wieder gefragt warst.
why-search = Kein einzelnes Ereignis gibt den Ausschlag: In gedachten Partien gewann diese Wahl öfter.
