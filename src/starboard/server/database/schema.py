"""The tables of the database. Every change here needs a migration (`migrations/versions`)."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

Wide = BigInteger().with_variant(Integer, "sqlite")
"""A 64-bit integer. All integers of SQLite are."""

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    # a placeholder for somebody whose data were erased
    Column("is_erased", Boolean, nullable=False, default=False),
)

keys = Table(  # access to an identity: one key for every device
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to within a day
    Column("renewed", Float, nullable=False),  # when a browser was last given the cookie
    Column("is_program", Boolean, nullable=False),  # sent as a Bearer token
    Column("browser", String(40), nullable=False),  # or a program's name
    Column("system", String(40), nullable=False),
)

passkeys = Table(  # WebAuthn credentials: logging in with one gives the device a key
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),  # its id, in Base64
    Column("public_key", String(2000), nullable=False),  # COSE, in Base64
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

challenges = Table(  # for passkeys, answered once by the device that asked: one for each purpose
    "challenges",
    metadata,
    Column("key", ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),
    Column("purpose", String(8), primary_key=True),
    Column("challenge", String(100), nullable=False),
    Column("expires", Float, nullable=False),
)

accounts = Table(  # of OpenID providers: signing in with one gives the device a key
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("issuer", String(300), nullable=False),
    Column("subject", String(255), nullable=False),  # the issuer's id of the account
    Column("name", String(100), nullable=False),  # shown to its owner; empty if not known
    Column("created", Float, nullable=False),
    Column("used", Float),
    UniqueConstraint("issuer", "subject"),
    UniqueConstraint("person", "issuer"),
)

sign_ins = Table(  # in progress at an OpenID provider: one for each device
    "sign_ins",
    metadata,
    Column("key", ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),
    Column("state", String(64), nullable=False),  # hashed
    Column("nonce", String(64), nullable=False),
    Column("verifier", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)

offers = Table(  # accounts without an identity, until the device that signed in decides: one for each device
    "offers",
    metadata,
    Column("key", ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),
    Column("issuer", String(300), nullable=False),
    Column("subject", String(255), nullable=False),
    Column("name", String(100), nullable=False),
    Column("expires", Float, nullable=False),
)

codes = Table(  # typed on another device to log in there
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Wide, nullable=False),  # of the rules; with an owner's material, a hash
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("is_open", Boolean, nullable=False),  # to everyone; otherwise by link only
    Column("is_watchable", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("starter", Integer),  # the place that starts; none: drawn
    Column("seed", String(64), nullable=False),  # empty before the deal
    # the deal follows from it and the nonces of the seats; none: from the seed alone
    Column("secret", String(64)),
    Column("state", String(10), nullable=False),  # open, playing, finished, abandoned
    Column("changes", Integer, nullable=False),  # number of changes to the table before the start
    Column("turn", Integer),  # the seat to move
    Column("due", Float),  # when a worker has to act: for a bot's turn, or a clock
    Column("created", Float, nullable=False),
    Column("began", Float),  # when play started
    Column("changed", Float, nullable=False),
    Column("result", JSON),
    Column("rematch", String(12)),  # the table that follows this one
    # of the host, while the table is open: one address cannot fill the list of open tables
    Column("address", String(45)),
    Column("host_seen", Float),  # when the host of an open table was last connected
    Column("broken", String(300)),  # why its match cannot be continued; none: it can
    Column("is_ready", Boolean),  # the host wants the match to begin once all invited people have accepted
    Index("tables_lobby", "state", "is_open"),
    Index("tables_old", "state", "changed"),
    Index("tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(10)),
    Column("name", String(40)),  # of another player on the owner's device; none: the owner's own
    Column("seen", Float),  # when the owner was last connected; none: is connected, or not known
    Column("nonce", String(64)),  # the owner's contribution to the deal
    Column("invited", String(16), index=True),  # the person for whom an empty seat is kept
    Column("has_declined", Boolean),  # the invited person declined: the seat is free
)

acts = Table(  # matches are replayed from it; of two appends with the same number, one fails
    "acts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("text", String(300), nullable=False),  # empty once an operator has removed it
    Column("at", Float, nullable=False),
    Column("removed", Float),
    Index("chat_at", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("pool", String(6), primary_key=True),  # people: matches without bots; bots: matches with them
    Column("player", String(20), primary_key=True),  # a person, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

rating_steps = Table(  # the history of ratings
    "rating_steps",
    metadata,
    Column("table_id", String(12), primary_key=True),  # the match itself may have been removed
    Column("player", String(20), primary_key=True, index=True),
    Column("game", String(20), nullable=False),
    Column("pool", String(6), nullable=False),
    Column("rating", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("is_left", Boolean),  # the player left the match; none: no other person played, or not known
    Column("rank", Integer),  # in the result of the match; none: not known
)

serving = Table(  # one row: when a worker last served
    "serving",
    metadata,
    Column("one", Integer, primary_key=True),
    Column("at", Float),
)

pauses = Table(  # times when no worker served: clocks stood still
    "pauses",
    metadata,
    Column("ended", Float, primary_key=True),
    Column("began", Float, nullable=False),
)

announcement = Table(  # at most one row, shown to all players
    "announcement",
    metadata,
    Column("one", Integer, primary_key=True),
    Column("words", String(300), nullable=False),
    Column("begins", Float),  # of maintenance: from then on nothing new begins, and clocks stand still
    Column("ends_at_start", Boolean, nullable=False),  # the next start of the server ends it
)

operators = Table(  # people who operate this server
    "operators",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
)

operator_links = Table(  # each makes one person an operator, once
    "operator_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("expires", Float, nullable=False),
)

operator_log = Table(  # every act of an operator; workers follow it to learn what changed
    "operator_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(16)),  # a person; none: the command line, or the server itself
    Column("act", String(30), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("details", JSON, nullable=False),
)

bans = Table(  # of a person, an address, or both; deleted when lifted
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),  # ban, mute
    Column("person", ForeignKey("people.id"), index=True),
    Column("network", String(45)),
    # the person's address is added as soon as a worker knows it
    Column("wants_address", Boolean, nullable=False),
    Column("reason", String(300), nullable=False),  # shown to the person banned
    Column("operator", String(16)),
    Column("at", Float, nullable=False),
    Column("until", Float),  # none: until it is lifted
    Column("enforced", Float),  # when the person was removed from all tables
)

reports = Table(  # of a person at a table, by another person there
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", ForeignKey("people.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # of the person, at that time
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of acts made until then
    Column("kind", String(10), nullable=False),
    Column("text", String(500), nullable=False),
    Column("line", Integer),  # the line of chat that it is about
    Column("quoted", JSON, nullable=False),  # the lines of chat as they were
    Column("resolved", Float),  # none: open
    Column("operator", String(16)),  # who resolved it
    Index("reports_open", "resolved", "at"),
)

notice_keys = Table(  # one row: the secrets of notices, made at the first start
    "notice_keys",
    metadata,
    Column("one", Integer, primary_key=True),
    Column("push", String(64), nullable=False),  # the private key of Web Push (VAPID), in Base64
    Column("links", String(64), nullable=False),  # signs links that turn notices off
)

notice_targets = Table(  # where notices are sent: to browsers (Web Push), and to addresses (Apprise)
    "notice_targets",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, address
    # of the browser: signing out there ends its notices
    Column("key", ForeignKey("keys.hash", ondelete="CASCADE"), index=True),
    Column("address", String(1000), nullable=False),  # may contain passwords of its owner
    Column("p256dh", String(100)),  # of a browser, in Base64: messages are encrypted with it
    Column("auth", String(40)),
    Column("created", Float, nullable=False),
    Column("used", Float),  # when a notice last arrived
    Column("failures", Integer, nullable=False),  # since then
    UniqueConstraint("person", "address"),
)

quiet_hours = Table(  # when a person wants no notices
    "quiet_hours",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes after midnight
    Column("ends", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # an IANA time zone
)

notices = Table(  # not sent yet: one for each turn and target. A worker claims one by moving `due`
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of acts made when the turn began
    Column("target", ForeignKey("notice_targets.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),  # when the turn began
    Column("mover", Integer),  # the seat that moved before
    Column("due", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)
