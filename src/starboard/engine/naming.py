"""Names for numbers: moves, events and decisions are small numbers inside, and words outside.

The values of a field are `Words` or `Numbers`; several fields make a family of moves, or an event. Each
number is declared once: `add` takes a name and its meaning, and returns the number that the rules use.

    EVENTS = EventBook()
    CARD_DRAWN = EVENTS.add("CardDrawn", FINAL, seat=SEAT, card=Secret(CARD))
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from starboard.engine.log import FIELDS, NOTHING

Name = str | int | None
NamedMove = dict[str, Name]
NamedEvent = dict[str, Any]


class Unnamed(ValueError):
    """A name that is not a move. `key` says what is wrong, `facts` with which part."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Words:
    """A field of words: the number of a word is its index."""

    def __init__(self, *words: str | None) -> None:
        self.words = words
        self._numbers = {word: number for number, word in enumerate(words)}
        self._is_closed = False

    def add(self, word: str) -> int:
        """Adds a word and returns its number; only before moves use the field."""
        if self._is_closed or word in self._numbers:
            raise TypeError(f"{word} comes too late, or twice")
        self.words += (word,)
        return self._numbers.setdefault(word, len(self._numbers))

    def close(self) -> None:
        """Forbids more words: another one would change the numbers of later moves."""
        self._is_closed = True

    @property
    def size(self) -> int:
        """The number of values."""
        return len(self.words)

    def name(self, number: int) -> Name:
        return None if number == NOTHING else self.words[number]

    def number(self, name: object) -> int:
        if not isinstance(name, str) or name not in self._numbers:
            raise ValueError(name)
        return self._numbers[name]


class Numbers:
    """A field of numbers, written as they are. Parts of moves have limits: `first` and `last`."""

    def __init__(self, first: int = 0, last: int = -1) -> None:
        self.first = first
        self.last = last

    @property
    def size(self) -> int:
        """The number of values; 0 without limits."""
        return self.last - self.first + 1

    def name(self, number: int) -> Name:
        return None if number == NOTHING else number

    def number(self, name: object) -> int:
        if type(name) is not int or not self.first <= name <= self.last:
            raise ValueError(name)
        return name - self.first


class Coordinate(Numbers):
    """A number that may be negative and is never empty."""

    def name(self, number: int) -> Name:
        return number


Field = Words | Numbers
SEAT = Numbers()
FINAL = True
"""Marks an event that reveals something hidden or passes the turn: moves before it cannot be taken back."""


@dataclass(frozen=True)
class Secret:
    """A part of an event that only the event's `seat` sees; others see its `back`, or nothing."""

    field: Field
    back: Field | None = None


class MoveFamily:
    """Moves of one kind, such as {"do": "play", "card": ...}, for each combination of field values."""

    def __init__(self, do: str, **fields: Field) -> None:
        self.do = do
        self.fields = fields
        for field in fields.values():
            if isinstance(field, Words):
                field.close()
        self.size = prod(field.size for field in fields.values())

    def name(self, number: int) -> NamedMove:
        parts: NamedMove = {}
        for key, field in reversed(self.fields.items()):
            number, part = divmod(number, field.size)
            parts[key] = field.name(part + field.first if isinstance(field, Numbers) else part)
        return {"do": self.do, **dict(reversed(parts.items()))}

    def number(self, move: Mapping[str, object]) -> int:
        if move.keys() - {"do"} != self.fields.keys():
            raise Unnamed("wrong-parts", do=self.do, parts=", ".join(self.fields) or "-")
        number = 0
        for key, field in self.fields.items():
            try:
                number = number * field.size + field.number(move[key])
            except ValueError:
                raise Unnamed("unknown-value", do=self.do, part=key, value=str(move[key])[:40]) from None
        return number


class MoveBook:
    """All moves of a game, numbered by family."""

    def __init__(self, *families: MoveFamily) -> None:
        self.families: tuple[MoveFamily, ...] = ()
        self.first_numbers: tuple[int, ...] = ()
        self.count = 0
        self._names: dict[int, NamedMove] = {}
        self._by_name: dict[str, tuple[MoveFamily, int]] = {}
        for family in families:
            self._append(family)

    def add(self, do: str, **fields: Field) -> int:
        """Adds a family of moves and returns the number of its first move."""
        return self._append(MoveFamily(do, **fields))

    def _append(self, family: MoveFamily) -> int:
        first = self.count
        if family.do in self._by_name:
            raise TypeError(f"{family.do} is declared twice")
        self.families += (family,)
        self.first_numbers += (first,)
        self.count += family.size
        self._by_name[family.do] = family, first
        return first

    def _ranges(self) -> Iterator[tuple[MoveFamily, int]]:
        return zip(self.families, self.first_numbers, strict=True)

    def family(self, number: int) -> tuple[MoveFamily, int]:
        """Returns the family of a move, and its number within that family."""
        for family, first in self._ranges():
            if first <= number < first + family.size:
                return family, number - first
        raise IndexError(number)

    def name(self, number: int) -> NamedMove:
        if number not in self._names:
            family, offset = self.family(number)
            self._names[number] = family.name(offset)
        return {**self._names[number]}

    def number(self, move: object) -> int:
        if not isinstance(move, Mapping):
            raise Unnamed("not-a-move", value=str(move)[:40])
        do = move.get("do")
        if not isinstance(do, str) or do not in self._by_name:
            raise Unnamed("unknown-move", do=str(do)[:40], known=", ".join(self._by_name))
        family, first = self._by_name[do]
        return first + family.number(move)


class Event:
    """One kind of event: its name and its fields.

    A list in brackets holds the numbers attached to the event.
    """

    def __init__(
        self, name: str, final: bool = False, /, **fields: Field | Secret | Sequence[Field | Secret]
    ) -> None:
        if len(fields) >= FIELDS:
            raise TypeError(f"{name} has more fields than a row of the log holds")
        self.name = name
        self.final = final
        self.fields = fields
        self.has_secret = any(
            isinstance(field[0] if isinstance(field, Sequence) else field, Secret)
            for field in fields.values()
        )


class EventBook(list[Event]):
    """All kinds of events of a game: the code of each is its index."""

    def add(
        self, name: str, final: bool = False, /, **fields: Field | Secret | Sequence[Field | Secret]
    ) -> int:
        """Adds a kind of event and returns its code."""
        self.append(Event(name, final, **fields))
        return len(self) - 1


class DecisionBook:
    """All decisions of a game, followed by the automatic steps within a move."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.moves: tuple[tuple[str, ...], ...] = ()
        """For each decision: the `do` of its moves."""
        self._steps = 0

    def add(self, *do: str, name: str = "") -> int:
        """Adds a decision by the `do` of its moves (none: the match is over).

        Its default name is the first `do`.
        """
        if self._steps:
            raise TypeError("decisions come before the steps that follow of themselves")
        self.names += (name or do[0],)
        self.moves += (do,)
        return len(self.moves) - 1

    def add_step(self) -> int:
        """Adds an automatic step: no table is ever seen in it."""
        self._steps += 1
        return len(self.moves) + self._steps - 1
