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

error-game = There is no game “{ $game }”. Known: { $known }.
error-players = { $players } cannot play this game: from { $first } to { $last } can.
error-option = There is no option “{ $option }”. Known: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
error-seed = “{ $seed }” is not a seed: give a whole number from 0 below 2^256, or 64 hexadecimal digits.

error-match-over = The match is over.
error-no-network = “{ $file }” holds no network that can play.
error-other-game = This network plays { $game } with { $players } players only.
error-move-code = Move { $move } is not legal in this position.
error-not-legal = Action { $action } is not legal in match { $match }.
error-not-your-turn = It is not the turn of seat { $seat }, but of seat { $turn }.
error-take-back = That cannot be taken back: something hidden came to light since, or it was not your move.
error-most-backs = In one turn, { $most ->
        [one] only one move
       *[other] no more than { $most } moves
    } can be taken back.
error-no-such-seat = There is no seat { $seat }: seats are numbered from 0, and { $players } play.
error-not-a-move = “{ $value }” is not a move: a move is an object such as {"{"}"do": "play", …{"}"}.
error-unknown-move = No move is called “{ $do }”. Known: { $known }.
error-wrong-parts = The move “{ $do }” has these parts besides “do”: { $parts }.
error-unknown-value = The move “{ $do }” has no { $part } “{ $value }”.
error-not-now = The move “{ $do }” cannot be made now.

error-card-not-in-hand = “{ $card }” is not in your hand.

error-record-shape = This is not a record of a match.
error-record-missing = The record lacks: { $missing }.
error-record-format = The record has format “{ $format }”; this version reads format { $known }.
error-record-version = The record was played by version “{ $version }” of the rules; this is version { $known }.
error-record-setup = The record cannot be dealt. { $problem }
error-record-move = Move { $number } of the record cannot be made. { $problem }
error-record-claim = The record is not true: its “{ $claim }” does not follow from its seed and moves.
error-record-secret = The record is not true: its commitment is not the hash of its secret.
error-record-deal = The record is not true: its seed does not follow from its secret and nonces.
error-record-commitment = This is not the deal that was promised: the commitment of the record is another one.
error-record-nonce = This is not the deal that you took part in: the record does not hold your nonce.
error-no-bot = There is no bot “{ $bot }”. Known: { $known }.
error-bot-seconds = “{ $bot }” is not a bot with a time: write it as in “master@0.5” (seconds) or “master:3000” (iterations).
error-bad-game-key = “{ $game }” cannot be the key of a game: it has to be 2 to 20 small letters from a to z.
error-game-key-taken = “{ $game }” is taken: a game, a package or a part of Starboard is called that already.
error-folder-not-empty = The folder “{ $folder }” is not empty.
error-no-weights = “{ $game }” has no bot.py: there are no weights to find.
error-no-guest-bot = No package offers a bot “{ $bot }” with a name of at most { $longest } characters. Installed: { $known }.
error-no-knowledge = “{ $file }” is not a file of what bots know about { $game }: `starboard train` writes one.
error-bot-broken = The bot “{ $bot }” of another package could not be made: { $problem }
error-no-check = The material of { $game } cannot be checked; of these it can: { $known }.
error-no-file = There is no file “{ $file }”.
error-not-json = “{ $file }” does not hold JSON.

# What the server refuses.
error-already-begun = The match has already begun.
error-already-left = That player has left already.
error-account-cancelled = The sign-in was cancelled. Nothing was changed.
error-account-down = The server of your accounts does not answer at the moment. Nothing was changed; please try again later.
error-account-expired = That sign-in took too long, was finished already, or began in another browser. Please try again.
error-account-no-room = This device holds as many identities as it can: sign out of one first, then sign in again.
error-account-other = Another account of the same provider keeps this identity already: remove that one first.
error-account-refused = The sign-in did not succeed: the answer of the server of your accounts was not valid. Nothing was changed. If it happens again, please tell the operator.
error-account-taken = This account keeps another identity already.
error-accounts-elsewhere = You can sign in only at { $site }: open the page there.
error-accounts-no-site = Signing in needs the web address of the page, and the operator of this server has not set it. On this machine, open the page by the name localhost.
error-accounts-off = This server has no accounts from elsewhere to sign in with.
error-already-seated = You have a seat at this table already.
error-already-voted = You have voted for that already.
error-analyses-full = Too many matches are being analysed at the moment. Please try again in a few minutes.
error-bad-database = “{ $database }” is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-bad-message = That is not a message of our protocol: { $detail }
error-bad-name = A name is made of letters, digits and signs that can be seen, up to 24 of them, and does not begin like a bot’s.
error-bad-proxy = “{ $proxy }” is neither an address nor a network: write them as in 10.0.0.5,192.168.0.0/16.
error-bad-request = The request cannot be read: { $detail }
error-broken-match = This match cannot be played on: what the server has kept of it is damaged. The operator can see why in the log; your other matches are not affected.
error-bad-passkey = This passkey was refused: it does not answer to this page, or not to this attempt. Try again.
error-bad-site = “{ $site }” is not an address that the page can have: write it as in https://play.example.org, in small letters and without a path.
error-changed-meanwhile = Somebody changed the table at the same moment. Look again, please.
error-come-back = You are away from this seat: come back to it first.
error-copy-failed = The copy could not be made: { $detail }
error-database-in-use = A server uses this database: stop it first.
error-failure = Something went wrong on our side; nothing was changed.
error-foreign-origin = Pages of other sites may not act here.
error-free-seats = There are still free seats: wait for players, or put bots on them.
error-stress-elsewhere = Only a server on this machine may be put under stress.
error-no-account = There is no such account: it may have been removed already.
error-no-address = There is nothing at this address.
error-no-challenge = That took too long, or was answered already. Try again.
error-no-code = This code is wrong, used up or too old.
error-no-device = There is no such device: it may have been signed out already.
error-no-hint = Hints are for those who play alone against bots, in their own turn.
error-no-identity = You have no identity here yet: open the page, or ask for one (GET /api/me).
error-no-identity-here = This device does not hold that identity.
error-no-method = This address does not take such requests.
error-no-moment = The match has { $last ->
        [one] { $last } move
       *[other] { $last } moves
    }.
error-no-port = Nothing can listen at { $host }, port { $port }: { $detail }
error-no-program = That needs the program “{ $program }”: install the client programs of PostgreSQL (in Debian: postgresql-client).
error-no-passkey = There is no such passkey: it may have been removed already.
error-no-tutorial = There is no such tutorial; there are: { $known }.
error-no-table = There is no such table.
error-no-person = Bots do not play by themselves here: at least one person has to sit at the table.
error-not-a-backup = “{ $file }” is not a backup of Starboard.
error-not-away = You are not away from this table.
error-not-begun = The match has not begun yet.
error-not-host = Only the host of the table can do that.
error-not-late = There is time left.
error-not-over = The match is not over yet.
error-not-seated = You have no seat at this table.
error-not-watchable = This table does not want spectators.
error-one-analysis = Another match of yours is being analysed. Wait until it is done, or close it.
error-one-hint = You have asked for a hint already: the engine is thinking.
error-oidc-bad-issuer = “{ $issuer }” is not an OpenID provider that can be used: write its address as in https://id.example.org, without a question mark. Without https, only one on this machine can be used.
error-oidc-half = Signing in with accounts needs both --oidc-issuer and --oidc-client; without them, leave out --oidc-secret and --oidc-name, too.
error-oidc-no-site = Signing in with accounts needs the web address of the page: --site https://play.example.org. Without it, it works on this machine only (--host 127.0.0.1).
error-oidc-not-installed = Signing in with accounts needs two more libraries: pip install "starboard[oidc]".
error-other-rules = This match began with version { $begun } of the rules, and this server now plays version { $now }. It can be shown and played on only by a server with the rules it began with.
error-own-seat = That is your own seat.
error-page-not-built = The page has not been built: run ./play, or “npm install” and “npm run build” in the folder “page”. The API is at /api/schema.
error-program-failed = { $program } failed: { $detail }
error-passkey-taken = This passkey is in use already.
error-passkeys-elsewhere = Passkeys belong to { $site }: open the page there.
error-passkeys-no-site = Passkeys need the web address of the page, and the operator of this server has not set it. On this machine, open the page by the name localhost.
error-seat-closed = This seat is closed.
error-seat-not-free = This seat’s owner is playing.
error-seat-taken = This seat is taken.
error-signed-out = This device was signed out.
error-stale = Something happened in the meantime: the table is at { $number } now.
error-too-busy = The server is very busy at the moment. Please try again shortly.
error-table-closed = The host has closed this table.
error-too-fast = Too fast: wait a moment, please.
error-too-large = That is too large.
error-too-many-masters = Too many matches with masters are going, yours or those at your address (at most { $most ->
        [one] { $most } match
       *[other] { $most } matches
    } for each person). Finish or close one first, or choose weaker bots.
error-too-many-identities = This device holds { $most ->
        [one] { $most } identity
       *[other] { $most } identities
    } already: sign out of one first.
error-too-many-passkeys = You have { $most ->
        [one] { $most } passkey
       *[other] { $most } passkeys
    } already: remove one first.
error-too-many-seats = That is not how { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    } can be filled.
error-too-many-nearby = { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } from your address already wait for players: start or close one first.
error-too-many-sockets = { $most ->
        [one] { $most } connection is
       *[other] { $most } connections are
    } open already, by you or from your address: close other windows first.
error-too-many-tables = You have { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } already: finish or close one first.
error-unknown-passkey = This passkey is not known here any more: it was removed, or belongs to another server.
error-workers-need = More than one worker need PostgreSQL (--database) and Redis (--redis).

## Operators: bans, mutes, reports

error-already-reported = You have reported this person at this table already. Operators will look at it.
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
    }: you can play, but neither chat nor choose names. The operator’s reason: “{ $reason }”
error-no-ban = There is no such ban: it may be over or lifted already.
error-no-line = There is no such line of chat: it may have been removed already.
error-no-operator = This person is not an operator.
error-no-operator-link = This link is wrong, used up or older than ten minutes. “starboard admin link” prints a new one.
error-no-reason = A ban needs a reason: it is told to those who are banned.
error-no-report = There is no such open report: somebody may have resolved it already.
error-no-such-person = There is no person “{ $person }”.
error-not-here = This person neither sits at this table nor said anything here.
error-operator-already = This person is an operator already.
error-own-address = Your own address is part of that: you would lock yourself out.
error-own-report = You cannot report yourself.
error-several-people = Several people are called “{ $name }”: use one of their ids ({ $people }).
error-wide-network = { $network } is too wide: such a ban would keep out very many people.
error-proxy-address = { $network } holds a proxy of this server: everybody who comes by it would be banned.

## What operators do to matches and the server
error-already-rated = The ratings have changed by what you want to rewind: a match that was rated cannot go back before that.
error-bad-time = { $time } (UTC) is no time for an announcement: it has to be within the next 30 days.
error-bad-duration = “{ $typed }” is not a time: write 90s, 10m, 2h or 1d after --in, and 18:30 or “2026-12-24 18:30” after --at.
error-beyond-repair = Not even the deal of this match can be replayed: it can only be ended, or wait for the rules that it began with.
error-maintenance = The server is about to restart: nothing new begins now. Matches that go on can be played on, and their clocks stand still.
error-maintenance-already = There is maintenance already.
error-match-ended = The operator of this server has ended this match.
error-no-act = There is no such moment: acts { $first } to { $last } can be gone back to.
error-no-announcement = Nothing is announced, and there is no maintenance.
error-no-words = Say what the players shall be told.
error-not-playing = This match does not go on.
