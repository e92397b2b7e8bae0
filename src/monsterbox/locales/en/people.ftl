## The page of a person: what is stored, the way to another device, deletion

your-data-about = There is no account. This browser keeps a secret, and whoever has it plays as you. The server stores only what your tables need.
your-id = Your number here
download-data = Download everything about you
other-device-about = A link, or a phrase to type in, brings your chairs along. It works once, within seven days. Keep it like a key: whoever has it plays as you.
make-link = Make a link and a phrase
have-phrase = Enter a phrase on this device
recovery-title = Take your chairs along
recovery-link = The link, for the other device
recovery-phrase = The phrase, to write down
recovery-once = Between them they work once: when one has been used, the other no longer works. This page does not show them again.
recover-title = Bring your chairs here
recover-about = From now on, this browser plays as whoever made the phrase. If it has chairs of its own, it gives them up.
recover-phrase = Phrase
recover-now = Play on here
forget-me = Delete everything about you
forget-about = In running games bots take over your chairs. Games of others stay without your name, and tables that are nobody else’s are deleted. This cannot be undone.
forget-now = Delete now
delete-table = Delete this table
delete-table-sure = Delete this table with its whole log? Nobody will be able to see it again.

## Reports

report = Report somebody
report-about = Tell the operator of this server what is wrong. The others at the table do not learn of it.
report-who = Who
report-why = What is wrong
report-name = The name
report-conduct = The behaviour
report-other = Something else
report-details = In your words, if you like
report-send = Send report
report-sent = Thank you. The operator will see your report.
report-nobody = Nobody else sits at this table.
