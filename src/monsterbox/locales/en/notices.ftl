## The page that a browser shows when the server cannot be reached

offline = No connection right now
offline-about = Your table stays as it was. As soon as the server is back, this page goes on by itself.
offline-again = Try again
offline-wait = No answer yet; we keep trying
