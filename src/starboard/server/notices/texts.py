"""What a notice says: the game, who moved, and that it is your turn. Nothing of the position."""

import json
from typing import NamedTuple

from starboard.server.play.messages import Seat
from starboard.words import say


class Text(NamedTuple):
    """A notice in a person's language."""

    title: str
    body: str
    off: str
    """The label of the link that turns notices off."""


def text_of(game: str, mover: Seat | None, language: str) -> Text:
    """Returns the notice of a turn. `mover`: the seat that moved before, if any."""
    name = mover.person.name if mover and mover.person else ""
    if mover is None:
        body = say("notices-begun", language)
    elif name:
        body = say("notices-moved", language, name=name)
    else:
        body = say("notices-others-moved", language)
    title = say("notices-your-turn", language, game=say(f"{game}-name", language))
    return Text(title, body, say("notices-off", language))


def trial_text(language: str) -> Text:
    """Returns a notice that somebody sends to themselves."""
    return Text(
        say("notices-test-title", language), say("notices-test-body", language), say("notices-off", language)
    )


def push_message(text: Text, path: str, tag: str, target: str, token: str) -> bytes:
    """Returns what the service worker of a browser gets. `tag`: a newer notice with it replaces this one."""
    message = {
        "title": text.title,
        "body": text.body,
        "path": path,
        "tag": tag,
        "off": {"label": text.off, "target": target, "token": token},
    }
    return json.dumps(message, ensure_ascii=False).encode()


def plain_text(text: Text, link: str, off: str) -> str:
    """Returns the notice for an address. A name cannot mention people there: `@` is made harmless."""
    body = text.body.replace("@", "@\u200b")
    return f"{body}\n{link}\n\n{text.off}: {off}"
