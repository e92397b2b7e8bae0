## La pagina che il browser mostra quando il server non è raggiungibile

offline = Per ora nessuna connessione
offline-about = Il tuo tavolo resta com’era. Appena il server torna, questa pagina riprende da sola.
offline-again = Riprova
offline-wait = Ancora nessuna risposta; continuiamo a provare

## Che cosa segnala il browser quando nessuno guarda

heading = Avvisi
tell-turn = Avvisami quando tocca a me
tell-over = … quando una partita finisce
tell-said = … quando qualcuno dice qualcosa
on = Il browser ti avvisa finché un tavolo resta aperto in una scheda in secondo piano.
off = Il browser ti chiederà una volta se può farlo.
denied = Il browser ha bloccato le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
insecure = Qui il browser non permette notifiche: la pagina andrebbe aperta con https.
install = Installa come app
turn = Tocca a te
over = La partita è finita
said = Qualcuno al tavolo ha detto qualcosa

## Email sui tavoli che durano giorni

mail = Un’email quando tocca a te
mail-about = Per i tavoli che durano più giorni: un’email quando tocca a te e non guardi da un po’, al massimo una all’ora. Nessun altro vede il tuo indirizzo.
mail-address = Il tuo indirizzo email
mail-ask = Conferma l’indirizzo
mail-waits = aspetta conferma: il link è nell’email inviata a questo indirizzo.
mail-works = riceve le email
mail-fails = non ha accettato le ultime email
mail-confirm = È il tuo indirizzo?
mail-confirm-page = Conferma che Monsterbox può scriverti:
mail-confirm-now = Sì, l’indirizzo è giusto
mail-confirm-subject = L’indirizzo è giusto?
mail-confirm-about = Qualcuno ha inserito questo indirizzo su Monsterbox ({ $server }) per sapere quando tocca muovere nelle partite per corrispondenza.
mail-confirm-else = Se non eri tu, non devi fare niente: senza conferma non arriva nessuna email e l’indirizzo viene cancellato dopo una settimana.
mail-confirmed = Tutto a posto
mail-confirmed-page = Riceverai un’email quando un tavolo per corrispondenza ti aspetta.
mail-stop = Basta email?
mail-stop-page = Allora cancelliamo questo indirizzo:
mail-stop-now = Basta email
mail-stopped = Fatto
mail-stopped-page = Il tuo indirizzo è cancellato. Non arriveranno altre email.
mail-turn-subject =
    { $count ->
        [one] Tocca a te: { $game }
       *[other] Tocca a te a { $count } tavoli
    }
mail-turn-about =
    { $count ->
        [one] Una mossa ti aspetta a un tavolo.
       *[other] Ti aspettano mosse a { $count } tavoli.
    }
mail-reminder-subject =
    { $count ->
        [one] La tua mossa aspetta ancora: { $game }
       *[other] Le tue mosse aspettano ancora a { $count } tavoli
    }
mail-reminder-about =
    { $count ->
        [one] La tua mossa aspetta da due giorni. Tra meno di un giorno un bot potrà sostituirti.
       *[other] Le tue mosse aspettano da due giorni. Tra meno di un giorno dei bot potranno sostituirti.
    }
mail-to-table = Al tavolo ({ $game })
mail-why = Ricevi questa email perché hai inserito il tuo indirizzo su Monsterbox ({ $server }).
mail-stop-link = Non ricevere più email

## L’immagine accanto a un link

share-waiting = C’è ancora una sedia libera
share-playing = Si sta giocando
