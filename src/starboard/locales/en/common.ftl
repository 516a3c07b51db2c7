## Players

player-you = You
player-bot = Bot { $number }

## Bots

level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-master = Master

## Errors

error-bad-base = --base is a path that begins and ends with a slash, such as /games/; { $base } is not.
error-bad-link = This link does not turn anything off: it may be incomplete.
error-bad-notice-address = Notices cannot be sent to this address: a part of it is missing or wrong.
error-bad-notice-network = --notice-networks takes addresses and networks, separated by commas, such as 10.0.0.0/8; { $proxy } is neither.
error-bad-scheme = This server sends notices only to addresses that begin with one of: { $schemes }.
error-bad-subscription = This browser’s subscription to notices cannot be used.
error-game = There is no game “{ $game }”. Known: { $known }.
error-no-target = Notices are not sent there any more.
error-no-zone = { $zone } is not a time zone.
error-notice-failed = The notice did not arrive. Check the address, and try again later.
error-notices-off = This server does not send such notices.
error-players = This game is for { $first } to { $last } players, not { $players }.
error-option = There is no option “{ $option }”. Known: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
error-seed = “{ $seed }” is not a seed: give a whole number from 0 to 2^256 - 1, or 64 hexadecimal digits.

error-match-over = The match is over.
error-no-network = “{ $file }” holds no network that can play.
error-other-game = This network plays { $game } with { $players } players only.
error-move-code = Move { $move } is not legal in this position.
error-not-legal = Action { $action } is not legal in match { $match }.
error-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
error-take-back = That cannot be taken back: something hidden has been revealed since, or it was not your move.
error-most-backs = In one turn, { $most ->
        [one] only one move
       *[other] no more than { $most } moves
    } can be taken back.
error-no-such-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $players } players.
error-not-a-move = “{ $value }” is not a move: a move is an object such as {"{"}"do": "play", …{"}"}.
error-too-many-targets = Notices can go to at most { $most ->
    [one] { $most } place
   *[other] { $most } places
}. Remove one first.
error-unknown-move = No move is called “{ $do }”. Known: { $known }.
error-wrong-parts = The move “{ $do }” takes these fields besides “do”: { $parts }.
error-unknown-value = The move “{ $do }” has no { $part } “{ $value }”.
error-not-now = The move “{ $do }” cannot be made now.

error-card-not-in-hand = “{ $card }” is not in your hand.

error-record-shape = This is not a record of a match.
error-record-missing = The record lacks: { $missing }.
error-record-format = The record has format “{ $format }”; this version reads format { $known }.
error-record-version = The record was played under version “{ $version }” of the rules; this is version { $known }.
error-record-setup = The record cannot be dealt. { $problem }
error-record-move = Move { $number } of the record cannot be made. { $problem }
error-record-claim = The record is false: its “{ $claim }” does not follow from its seed and moves.
error-record-secret = The record is false: its commitment is not the hash of its secret.
error-record-deal = The record is false: its seed does not follow from its secret and nonces.
error-record-commitment = This is not the deal that was promised: the record has a different commitment.
error-record-nonce = This is not the deal that you took part in: the record does not contain your nonce.
error-no-bot = There is no bot “{ $bot }”. Known: { $known }.
error-bot-seconds = “{ $bot }” is not a bot with a limit: write it as in “master@0.5” (seconds) or “master:3000” (iterations).
error-bad-game-key = “{ $game }” cannot be the key of a game: it must be 2 to 20 lowercase letters from a to z.
error-game-key-taken = “{ $game }” is taken: a game, a package or a part of Starboard already has that name.
error-folder-not-empty = The folder “{ $folder }” is not empty.
error-no-weights = “{ $game }” has no bot.py, so it has no weights to train.
error-no-guest-bot = No package offers a bot “{ $bot }” with a name of at most { $longest } characters. Installed: { $known }.
error-no-knowledge = “{ $file }” does not contain bot weights for { $game }: `starboard train` writes such files.
error-bot-broken = The bot “{ $bot }” of another package could not be created: { $problem }
error-no-check = The material of { $game } cannot be checked. Games with a check: { $known }.
error-no-file = There is no file “{ $file }”.
error-not-json = “{ $file }” does not contain JSON.

# What the server refuses.
error-already-begun = The match has already begun.
error-already-left = That player has already left.
error-account-cancelled = The sign-in was cancelled. Nothing was changed.
error-account-down = Your account provider is not responding at the moment. Nothing was changed; please try again later.
error-account-expired = That sign-in took too long, was already finished, or was started in another browser. Please try again.
error-account-no-room = This device cannot hold any more identities: sign out of one first, then sign in again.
error-account-other = This identity is already linked to another account of the same provider: remove that one first.
error-account-refused = The sign-in failed: your account provider’s answer was not valid. Nothing was changed. If it happens again, please tell the operator.
error-account-taken = This account is already linked to another identity.
error-accounts-elsewhere = You can sign in only at { $site }: open the page there.
error-accounts-no-site = Signing in needs the web address of the page, and the operator of this server has not set it. On this machine, open the page by the name localhost.
error-accounts-off = This server does not offer sign-in with an account.
error-already-seated = You already have a seat at this table.
error-already-voted = You have already voted for that.
error-analyses-full = Too many matches are being analysed at the moment. Please try again in a few minutes.
error-bad-database = “{ $database }” is not a database address: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-bad-message = That is not a valid message: { $detail }
error-bad-name = A name has up to 24 visible letters, digits and symbols, and does not begin like a bot’s.
error-bad-proxy = “{ $proxy }” is neither an address nor a network: write them as in 10.0.0.5,192.168.0.0/16.
error-bad-request = The request cannot be read: { $detail }
error-broken-match = This match cannot continue: the server’s copy of it is damaged. The operator can see why in the log; your other matches are not affected.
error-bad-passkey = This passkey was refused: it does not belong to this page, or not to this attempt. Try again.
error-bad-site = “{ $site }” is not a valid page address: write it as in https://play.example.org, in lowercase and without a path.
error-changed-meanwhile = Someone changed the table at the same moment. Please look again.
error-come-back = You are away from this seat: come back to it first.
error-copy-failed = The copy could not be made: { $detail }
error-database-in-use = A server is using this database: stop it first.
error-failure = Something went wrong on our side; nothing was changed.
error-foreign-origin = Pages from other sites may not do that here.
error-free-seats = There are still free seats: wait for players, or fill them with bots.
error-stress-elsewhere = Only a server on this machine can be stress-tested.
error-no-account = There is no such account: it may have been removed already.
error-no-address = There is nothing at this address.
error-no-challenge = That took too long, or was already answered. Try again.
error-no-code = This code is wrong, already used or expired.
error-no-device = There is no such device: it may have been signed out already.
error-no-hint = Hints are only for people who play alone against bots, on their own turn.
error-no-identity = You have no identity here yet: open the page, or ask for one (GET /api/me).
error-no-identity-here = This device does not hold that identity.
error-no-method = This address does not accept such requests.
error-no-moment = The match has { $last ->
        [one] { $last } move
       *[other] { $last } moves
    }.
error-no-port = Cannot listen at { $host }, port { $port }: { $detail }
error-no-program = This needs the program “{ $program }”: install the client programs of PostgreSQL (in Debian: postgresql-client).
error-no-passkey = There is no such passkey: it may have been removed already.
error-no-tutorial = There is no such tutorial. Known: { $known }.
error-no-table = There is no such table.
error-no-person = Bots do not play on their own here: at least one person must sit at the table.
error-not-a-backup = “{ $file }” is not a backup of Starboard.
error-not-away = You are not away from this table.
error-not-begun = The match has not begun yet.
error-not-host = Only the host of the table can do that.
error-not-late = There is still time left.
error-not-stored = This device could not store the move, so nothing was changed. It may be out of space.
error-not-over = The match is not over yet.
error-not-seated = You have no seat at this table.
error-not-watchable = This table does not allow spectators.
error-one-analysis = Another match of yours is being analysed. Wait until it is done, or close it.
error-one-hint = You have already asked for a hint: the engine is thinking.
error-oidc-bad-issuer = “{ $issuer }” is not a valid OpenID provider: write its address as in https://id.example.org, without a question mark. Without https, only a provider on this machine can be used.
error-oidc-half = Signing in with accounts needs both --oidc-issuer and --oidc-client; without them, leave out --oidc-secret and --oidc-name, too.
error-oidc-no-site = Signing in with accounts needs the web address of the page: --site https://play.example.org. Without it, it works on this machine only (--host 127.0.0.1).
error-no-compiler = numba has to compile this (custom material, a game without a library for this machine, or an environment for research) and is not installed: pip install "{ $extra }".
error-preparing = This game is being prepared for the first time. It can be played in a minute or two.
error-oidc-not-installed = Signing in with accounts needs two more libraries: pip install "starboard[oidc]".
error-other-rules = This match was played under version { $begun } of the rules, and this server now has version { $now }. Its result is kept, but it can be neither replayed nor continued here.
error-own-seat = That is your own seat.
error-page-not-built = The page has not been built: run ./play, or “npm install” and “npm run build” in the folder “page”. The API is at /api/schema.
error-program-failed = { $program } failed: { $detail }
error-passkey-taken = This passkey is already in use.
error-passkeys-elsewhere = Passkeys belong to { $site }: open the page there.
error-passkeys-no-site = Passkeys need the web address of the page, and the operator of this server has not set it. On this machine, open the page by the name localhost.
error-seat-closed = This seat is closed.
error-seat-not-free = This seat’s owner is playing.
error-seat-taken = This seat is taken.
error-signed-out = This device was signed out.
error-stale = Something happened in the meantime: the table is at { $number } now.
error-too-busy = The server is very busy at the moment. Please try again shortly.
error-table-closed = The host has closed this table.
error-too-fast = Too fast: please wait a moment.
error-too-large = That is too large.
error-too-many-masters = Too many matches with masters are in progress, yours or others from your address (at most { $most ->
        [one] { $most } match
       *[other] { $most } matches
    } for each person). Finish or close one first, or choose weaker bots.
error-too-many-identities = This device already holds { $most ->
        [one] { $most } identity
       *[other] { $most } identities
    }: sign out of one first.
error-too-many-passkeys = You already have { $most ->
        [one] { $most } passkey
       *[other] { $most } passkeys
    }: remove one first.
error-too-many-seats = That is not a way to fill { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }.
error-too-many-nearby = { $most ->
        [one] { $most } table from your address is
       *[other] { $most } tables from your address are
    } already waiting for players: start or close one first.
error-too-many-sockets = { $most ->
        [one] { $most } connection is
       *[other] { $most } connections are
    } already open, by you or from your address: close other windows first.
error-too-many-tables = You already have { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }: finish or close one first.
error-unknown-passkey = This passkey is no longer known here: it was removed, or belongs to another server.
error-workers-need = More than one worker needs PostgreSQL (--database) and Redis (--redis).

## Operators: bans, mutes, reports

error-already-reported = You have already reported this person at this table. Operators will look at it.
error-bad-network = “{ $network }” is neither an address nor a network: write it as in 203.0.113.7 or 203.0.113.0/24.
error-ban-operator = Operators cannot be banned or muted: dismiss them first.
error-ban-whom = Name either a person or an address.
error-banned = You are banned from this server { $until ->
        [never] until an operator lifts the ban
       *[other] until { $until }
    }. The operator’s reason: “{ $reason }”
error-banned-address = Your network address is banned from this server { $until ->
        [never] until an operator lifts the ban
       *[other] until { $until }
    }. The operator’s reason: “{ $reason }”
error-database-failed = The database cannot be used: { $detail }
error-muted = You are muted { $until ->
        [never] until an operator lifts it
       *[other] until { $until }
    }: you can play, but not chat or choose names. The operator’s reason: “{ $reason }”
error-no-ban = There is no such ban: it may have ended or been lifted already.
error-no-line = There is no such chat message: it may have been removed already.
error-no-operator = This person is not an operator.
error-no-operator-link = This link is wrong, already used or older than ten minutes. “starboard admin link” prints a new one.
error-no-reason = A ban needs a reason: the person banned will read it.
error-no-report = There is no such open report: someone may have resolved it already.
error-no-such-person = There is no person “{ $person }”.
error-not-here = This person neither sits at this table nor has written anything here.
error-operator-already = This person is already an operator.
error-own-address = That includes your own address: you would lock yourself out.
error-own-report = You cannot report yourself.
error-several-people = Several people are called “{ $name }”: use one of their ids ({ $people }).
error-wide-network = { $network } is too wide: such a ban would keep out very many people.
error-proxy-address = { $network } includes a proxy of this server: everyone behind it would be banned.

## What operators do to matches and the server
error-already-rated = This match has already been rated: it cannot be rewound to a moment before that.
error-bad-time = { $time } (UTC) is not a valid time for an announcement: it must be within the next 30 days.
error-bad-duration = “{ $typed }” is not a time: write 90s, 10m, 2h or 1d after --in, and 18:30 or “2026-12-24 18:30” after --at.
error-beyond-repair = Not even the deal of this match can be replayed: it can only be ended, or wait for the rules that it began with.
error-maintenance = The server is about to restart: nothing new can start now. Running matches can continue, and their clocks are paused.
error-maintenance-already = Maintenance has already begun.
error-match-ended = The operator of this server has ended this match.
error-no-act = There is no such moment: you can go back to acts { $first } to { $last }.
error-no-announcement = Nothing is announced, and there is no maintenance.
error-no-words = Write what the players should be told.
error-not-playing = This match is not in progress.
