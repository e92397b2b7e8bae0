## La pagina che il browser mostra quando il server non è raggiungibile

offline = Per ora nessuna connessione
offline-about = Il tuo tavolo resta com’era. Appena il server torna, questa pagina riprende da sola.
offline-again = Riprova
offline-wait = Ancora nessuna risposta; continuiamo a provare
