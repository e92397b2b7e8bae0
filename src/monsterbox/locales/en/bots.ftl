# The names of the bots, and what to expect of them.

## The five levels, from a child's opponent to the strongest

level-1 = Little Ghost
level-1-about = A first opponent that even children can beat.
level-2 = Sleepy Zombie
level-2-about = Thinks no further than its own turn; good company while you learn the game.
level-3 = Sly Witch
level-3-about = Plays soundly and rarely gives anything away.
level-4 = Old Vampire
level-4-about = Has seen many games and hardly ever misses a chance.
level-5 = Ancient Dragon
level-5-about = The strongest we have; thinks about every choice for up to a second.

## Bots by their kind

bot-heuristic = Rule of Thumb
bot-heuristic-about = Weighs what lies on the table and takes what looks best.
bot-uniform = Pure Chance
bot-uniform-about = Picks at random; all choices are equally likely.
# $unit: what $amount counts, seconds or games; "none" if there is no limit.
bot-ismcts =
    { $unit ->
        [seconds] Brooder ({ $amount } s)
        [games]
            { $amount ->
                [one] Brooder ({ $amount } game)
               *[other] Brooder ({ $amount } games)
            }
       *[none] Brooder
    }
bot-ismcts-about = Imagines many ways the game may continue, and picks what wins most often.
