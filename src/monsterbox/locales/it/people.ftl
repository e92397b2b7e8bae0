## La pagina di una persona: che cosa è salvato, il passaggio a un altro dispositivo, la cancellazione

your-data-about = Non c’è nessun account. Questo browser conserva un segreto, e chi lo possiede gioca al posto tuo. Il server salva solo ciò che serve ai tuoi tavoli.
your-id = Il tuo numero qui
download-data = Scarica tutto ciò che ti riguarda
other-device-about = Un link, o una frase segreta da digitare, porta con sé le tue sedie. Funziona una volta sola, entro sette giorni. Custodiscilo come una chiave: chi lo possiede gioca al posto tuo.
make-link = Crea un link e una frase segreta
have-phrase = Inserisci una frase segreta su questo dispositivo
recovery-title = Porta con te le tue sedie
recovery-link = Il link per l’altro dispositivo
recovery-phrase = La frase segreta da annotare
recovery-once = Valgono insieme una volta sola: usato uno, l’altro non funziona più. Questa pagina non li mostrerà di nuovo.
recover-title = Porta qui le tue sedie
recover-about = D’ora in poi questo browser gioca come chi ha creato la frase segreta. Se ha sedie sue, le lascia.
recover-phrase = Frase segreta
recover-now = Continua qui
forget-me = Cancella tutto ciò che ti riguarda
forget-about = Nelle partite in corso i bot prendono le tue sedie. Le partite degli altri restano senza il tuo nome, e i tavoli che non sono di nessun altro vengono cancellati. Non si può annullare.
forget-now = Cancella ora
delete-table = Cancella questo tavolo
delete-table-sure = Cancellare questo tavolo con tutto il suo diario? Nessuno potrà più vederlo.

## Segnalazioni

report = Segnala qualcuno
report-about = Di’ al gestore di questo server che cosa non va. Gli altri al tavolo non lo sapranno.
report-who = Chi
report-why = Che cosa non va
report-name = Il nome
report-conduct = Il comportamento
report-other = Altro
report-details = Con parole tue, se vuoi
report-send = Invia la segnalazione
report-sent = Grazie. Il gestore vedrà la tua segnalazione.
report-nobody = Nessun altro siede a questo tavolo.
