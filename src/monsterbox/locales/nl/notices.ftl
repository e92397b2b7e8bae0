## De pagina die de browser toont als de server niet te bereiken is

offline = Even geen verbinding
offline-about = Je tafel blijft zoals hij was. Zodra de server er weer is, gaat het hier vanzelf verder.
offline-again = Opnieuw proberen
offline-wait = Nog geen antwoord; we blijven het proberen
