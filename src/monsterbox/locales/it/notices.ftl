## La pagina che il browser mostra quando il server non è raggiungibile

offline = Per ora nessuna connessione
offline-about = Il tuo tavolo resta com’era. Appena il server torna, questa pagina riprende da sola.
offline-again = Riprova
offline-wait = Ancora nessuna risposta; continuiamo a provare

## Che cosa segnala il browser quando nessuno guarda

heading = Avvisi
tell-turn = Avvisami quando tocca a me
tell-over = … quando una partita finisce
on = Il browser ti avvisa finché un tavolo resta aperto in una scheda in secondo piano.
off = Il browser ti chiederà una volta se può farlo.
denied = Il browser ha bloccato le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
insecure = Qui il browser non permette notifiche: la pagina andrebbe aperta con https.
install = Installa come app
turn = Tocca a te
over = La partita è finita
