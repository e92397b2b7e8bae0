## The page that a browser shows when the server cannot be reached

offline = No connection right now
offline-about = Your table stays as it was. As soon as the server is back, this page goes on by itself.
offline-again = Try again
offline-wait = No answer yet; we keep trying

## What the browser tells while nobody looks

heading = Notices
tell-turn = Tell me when it is my turn
tell-over = … when a game is over
tell-said = … when somebody says something
on = Your browser tells you as long as a table is open in a tab in the background.
off = Your browser will ask you once whether it may.
denied = Your browser has blocked notices for this site. You can change that in its settings.
insecure = This browser allows no notices here: the page would have to be opened with https.
install = Install as an app
turn = Your turn
over = The game is over
said = Somebody at the table has said something

## Mail about tables that take days

mail = Mail when it is your turn
mail-about = For tables that go on over several days: an e-mail when it is your turn and you have not looked for a while, at most one an hour. Nobody else gets to see your address.
mail-address = Your mail address
mail-ask = Confirm address
mail-waits = is waiting to be confirmed: the link is in the mail to this address.
mail-works = gets mail
mail-fails = refused the latest mail
mail-confirm = Do you get mail here?
mail-confirm-page = Confirm that Monsterbox may write to you:
mail-confirm-now = Yes, this address is right
mail-confirm-subject = Is this address right?
mail-confirm-about = Somebody has entered this address at Monsterbox ({ $server }) to be told when a move is waiting at slow tables.
mail-confirm-else = If that was not you, there is nothing to do: without confirmation no mail will come, and the address is deleted after a week.
mail-confirmed = All set
mail-confirmed-page = You will get mail when a slow table waits for you.
mail-stop = No more mail?
mail-stop-page = Then we delete this address:
mail-stop-now = No more mail
mail-stopped = Done
mail-stopped-page = Your address is deleted. No more mail will come.
mail-turn-subject =
    { $count ->
        [one] Your turn at { $game }
       *[other] Your turn at { $count } tables
    }
mail-turn-about =
    { $count ->
        [one] A move is waiting for you at a table.
       *[other] Moves are waiting for you at { $count } tables.
    }
mail-reminder-subject =
    { $count ->
        [one] Your move is still waiting: { $game }
       *[other] Your moves are still waiting at { $count } tables
    }
mail-reminder-about =
    { $count ->
        [one] Your move has been waiting for two days. In less than a day, a bot may stand in for you.
       *[other] Your moves have been waiting for two days. In less than a day, bots may stand in for you.
    }
mail-to-table = To the table ({ $game })
mail-why = You get this mail because you have entered your address at Monsterbox ({ $server }).
mail-stop-link = Get no more mail

## The picture beside a link

share-waiting = There is a free chair
share-playing = A match is on
