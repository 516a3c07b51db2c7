terminal-welcome = Starboard: { $game }, { $players } players. Good luck!
terminal-seed-hash = SHA-256 of the secret seed of this deal: { $hash }
terminal-seed = The seed of this deal was { $seed }
terminal-choose-game = Which game?
terminal-choose-players = How many players ({ $first }–{ $last })?
terminal-your-move = Your move (1–{ $count }, ? for help, q to quit):
terminal-help = Type the number of a move and press Enter. “t” shows the table again, “q” quits.
terminal-not-a-number = “{ $input }” is not one of the numbers above.
terminal-left = You left the table. Only this match is lost.
terminal-saved = The record of the match is in { $file }
terminal-score-sheet = Score sheet
terminal-points = Points
terminal-total = Total
terminal-place = Place
terminal-winner = { $names } wins!
terminal-winner-you = You win!
terminal-winners = Shared victory: { $names }
terminal-ready = Ready to play: { $game } ({ $count } of { $all })
terminal-not-ready = Preparing failed. Games that are not ready are compiled when they are first played.
terminal-preparing = Preparing { $game } for the first time
terminal-verified = Verified and proven: { $moves } legal moves lead to its result, and its deal follows from the committed secret and from what the players added.
terminal-unproven = Unproven: nothing in the record is false ({ $moves } legal moves), but this is missing:
terminal-unproven-seed_sha256 = the hash of its seed (“seed_sha256”)
terminal-unproven-result = its result
terminal-unproven-deal = where its seed comes from (“deal”): the dealer may have chosen it
terminal-unproven-nonces = a nonce of any player: the dealer may have chosen the secret
terminal-silent = { $count ->
        [one] Seat { $seats } added nothing to the deal (a bot, or a program without a nonce).
       *[other] Seats { $seats } added nothing to the deal (bots, or programs without a nonce).
    }
terminal-compare = Compare it with what you kept: --hash HASH --nonce NONCE.
terminal-simulated = { $games ->
        [one] One match
       *[other] { $games } matches
    } of { $game } with { $players } players, played at random
terminal-points-average = Average points
terminal-points-range = Lowest to highest
terminal-wins = Won or shared
terminal-seat = Seat { $seat }
terminal-length = Moves in a match: { $average } on average, from { $shortest } to { $longest }
terminal-speed = { $steps ->
        [one] { $steps } move
       *[other] { $steps } moves
    } a second
terminal-distribution = Points

terminal-serving = Starboard is at { $address } (Ctrl+C to stop)
terminal-copied = Copied { $source } to { $file }.
terminal-site = Wrote { $files ->
    [one] { $files } file
   *[other] { $files } files
} ({ $size } MB) to { $folder }, to be served at { $base }.
terminal-kept = What was there before is kept in { $file }.
terminal-new-game = Install it with: pip install -e { $folder }
    Then play it: starboard play { $game }
