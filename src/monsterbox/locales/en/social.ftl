## What is said at the table: everybody reads the phrases in their own language

talk = Table talk
talk-unread = Table talk, { $count } new
talk-lines = What was said
talk-nobody = Nobody has said anything yet.
talk-says = { $name }: { $text }
talk-does = { $name } { $text }
talk-you = You
talk-removed = This was removed.
talk-watching = Spectators listen and say nothing.
talk-reactions = Reactions
talk-phrases = Phrases
talk-own-words = In your own words
talk-own-about = At most 120 characters. Be kind.
talk-say = Say it
talk-mute-all = Mute everybody
talk-hear-all = Hear everybody again
talk-mute = Stop hearing { $name }
talk-hear = Hear { $name } again
talk-remove = Remove what { $name } said
talk-report = Report what { $name } said
talk-allow = Allow own words
talk-forbid = Allow phrases only
talk-quiet = No speech bubbles in this browser
talk-people = Whom you hear
free-text = Own words: people may also write at this table, not just say phrases
key-talk = say something
report-said = What was said: “{ $text }”
operator-said = Said: “{ $text }”
operator-remove = Remove from the table talk

## Phrases

group-hello = Hello
group-manners = Polite
group-praise = Praise
group-tease = Cheeky
group-pace = Time
group-luck = Luck
group-monsters = Monsters
group-end = The end

say-hello = Hello, everyone!
say-glad = Nice to see you all!
say-first-time = This is my first time playing.
say-have-fun = Have fun!
say-ready = Ready when you are.
say-thanks = Thank you!
say-kind = That’s kind of you.
say-no-problem = You’re welcome!
say-sorry = Sorry!
say-slip = I didn’t mean to do that.
say-no-offence = No hard feelings!
say-well-played = Well played!
say-clever = Clever!
say-what-a-move = What a move!
say-unexpected = I didn’t see that coming.
say-hats-off = Hats off!
say-saw-that = I saw that!
say-just-wait = Just you wait!
say-as-planned = All going to plan.
say-you-again = You again!
say-innocent = Me? I didn’t do anything.
say-one-moment = Just a moment, please.
say-back-soon = Back in a minute.
say-back = I’m back.
say-thinking = Still thinking.
say-your-turn = It’s your turn!
say-lucky = That was lucky!
say-unlucky = What bad luck!
say-close = That was close!
say-at-last = At last!
say-boo = Boo!
say-brains = Braaains …
say-hungry = My monster is hungry.
say-button-eye = Oops, there goes my button eye.
say-full-moon = There’s a full moon tonight!
say-good-game = Good game!
say-congratulations = Congratulations!
say-another = Another round?
say-fun = That was fun.
say-goodbye = Bye, see you soon!

## Reactions

react-wave = waves
react-laugh = laughs
react-applause = claps
react-love = sends a heart
react-wow = is amazed
react-sad = sniffles
react-sleepy = yawns
react-think = ponders
react-oops = says oops
react-grumble = grumbles
react-luck = crosses fingers
react-party = celebrates
