# What was measured about house rules: on the form for a new table and in the rulebook.

ledger-measured = Measured with bots, { $games } games: { $sentences }
ledger-value = { $value }: { $line }
ledger-among = Together with “{ $preset }”: { $line }
ledger-none = With bots, no measurable difference in { $games } games.
ledger-same = With bots, none of { $games } games went another way.
ledger-decisions =
    { $way ->
        [more] Games take { $percent } % more decisions.
       *[less] Games take { $percent } % fewer decisions.
    }
ledger-starter-wins = Whoever begins wins { $changed } % of all games instead of { $usual } %.
ledger-first-bot-wins = The better of two bots wins { $changed } % of all games instead of { $usual } %.
ledger-score-spread =
    { $way ->
        [more] The final scores lie { $percent } % further apart.
       *[less] The final scores lie { $percent } % closer together.
    }
ledger-shared-wins = { $changed } % of all games end with a shared win instead of { $usual } %.
ledger-lead-changes =
    { $way ->
        [more] The lead changes { $percent } % more often.
       *[less] The lead changes { $percent } % less often.
    }
