## The operator’s page

title = Gestione
enter-about = Chi ha il token di questo server vede qui segnalazioni, tavoli e persone, e può intervenire.
token = Token
enter = Entra
leave = Esci
lobby-open = Tutti possono aprire tavoli.
lobby-closed = La sala è chiusa: nessuno può aprire tavoli, le partite in corso continuano.
close-lobby = Chiudi la sala
open-lobby = Apri la sala
reports =
    { $count ->
        [0] Nessuna segnalazione
        [one] Una segnalazione
       *[other] { $count } segnalazioni
    }
tables =
    { $count ->
        [0] Nessun tavolo
        [one] Un tavolo
       *[other] Gli ultimi { $count } tavoli
    }
people =
    { $count ->
        [0] Nessuno presente
        [one] Una persona
       *[other] { $count } persone
    }
bans =
    { $count ->
        [0] Nessuno è escluso
        [one] Un’esclusione
       *[other] { $count } esclusioni
    }
to-table = Al tavolo
public = pubblico
new-name = Nuovo nome per { $name }
rename = Rinomina
remove = Cancella il tavolo
ban = Escludi { $name }
ban-household = Escludi { $addresses }
ban-sure = Escludere { $name }? Le pagine aperte restano fino alla prossima richiesta.
unban = Riammetti { $name }
is-banned = escluso
done = Risolto
ban-who = Il numero di una persona, o indirizzi come 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48
ban-note = Nota
ban-now = Escludi
