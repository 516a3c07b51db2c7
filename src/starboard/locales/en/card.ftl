# What a link shows where it is pasted.
card-title = Starboard: four board games under one sky
card-about = { $games }: send friends a link and play, or play against bots. No account, nothing to install.
card-match = { $game }: { $host }’s match
card-match-by-guest = { $game }: a match
card-playing = The match has begun.
card-finished = The match is over: see how it went, move by move.
