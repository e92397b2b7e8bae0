# Invitations: one link or short code for the whole table

title = Join with a code
code = Code of the table
go = To the table
where-from = Whoever opened the table has the code: eight characters, such as K7MX-4QBN. Capitals and the hyphen do not matter.
one-for-all =
    { $count ->
        [one] One chair is free. Whoever opens this link or types the code sits down there.
       *[other] { $count } chairs are free. Send everybody the same link, or tell them the code: each of them gets the next free chair.
    }
for-table = One link for everybody
picture = QR code that leads to the table
or-type = Or type this on the home page:
per-chair = A link for each chair
per-chair-why = With these you decide who sits where. Each link is for one person.
then-at = Then your friends reach you at
chair = Which chair?
next-chair = the next free one
no-account = You need no account: your browser remembers your chair.
all-taken = All chairs are taken.
no-watching = Only those who sit at this table can see it.
