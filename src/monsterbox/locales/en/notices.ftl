## The page that a browser shows when the server cannot be reached

offline = No connection right now
offline-about = Your table stays as it was. As soon as the server is back, this page goes on by itself.
offline-again = Try again
offline-wait = No answer yet; we keep trying

## What the browser tells while nobody looks

heading = Notices
tell-turn = Tell me when it is my turn
tell-over = … when a game is over
on = Your browser tells you as long as a table is open in a tab in the background.
off = Your browser will ask you once whether it may.
denied = Your browser has blocked notices for this site. You can change that in its settings.
insecure = This browser allows no notices here: the page would have to be opened with https.
install = Install as an app
turn = Your turn
over = The game is over
