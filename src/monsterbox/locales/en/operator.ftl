## The operator’s page

title = Operator
enter-about = Whoever has the token of this server sees reports, tables and people here, and can act on them.
token = Token
enter = Enter
leave = Leave
lobby-open = Anybody can open tables.
lobby-closed = The lobby is closed: nobody can open tables, running games go on.
close-lobby = Close the lobby
open-lobby = Open the lobby
reports =
    { $count ->
        [0] No reports
        [one] One report
       *[other] { $count } reports
    }
tables =
    { $count ->
        [0] No tables
        [one] One table
       *[other] The last { $count } tables
    }
people =
    { $count ->
        [0] Nobody there
        [one] One person
       *[other] { $count } people
    }
bans =
    { $count ->
        [0] Nobody is banned
        [one] One ban
       *[other] { $count } bans
    }
to-table = To the table
public = public
new-name = New name for { $name }
rename = Rename
remove = Delete the table
ban = Ban { $name }
ban-household = Ban { $addresses }
ban-sure = Ban { $name }? Open pages stay until their next request.
unban = Let { $name } in again
is-banned = banned
done = Dealt with
ban-who = A person’s number, or addresses such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48
ban-note = Note
ban-now = Ban
