"""Checks a material file and lists all its problems, as message keys with arguments."""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

from starboard.games.comet.vocabulary import EGGS, KINDS, METALS, NEIGHBOURS, TERRAINS, TIMES

Problem = tuple[str, dict[str, object]]

CARDS = {"silver": 100, "gold": 50}
FEWEST_LEADERS = 4
MOST_HEXES = 100
FEWEST_HEXES = 30
NUMBERS = range(2, 13)
"""The numbers a nest may have."""
MOST = 99
"""The highest number on a card."""
CLAUSES = {"egg": EGGS, "metal": METALS, "terrain": TERRAINS}


def problems(data: Any) -> list[Problem]:
    """Returns all problems; none if the material can be played with."""
    shape = list(_shape(data))
    if shape:
        return shape
    found = [*_species(data), *_leaders(data), *_advantages(data), *_animals(data)]
    for side, hexes in data["boards"].items():
        found += _board(side, hexes)
    return found


def _shape(data: Any) -> Iterator[Problem]:
    parts = {"species": list, "leaders": list, "advantages": list, "animals": list, "boards": dict}
    if not isinstance(data, dict):
        yield "not-material", {}
        return
    for part, kind in parts.items():
        if not isinstance(data.get(part), kind):
            yield "missing-part", {"part": part}
        elif kind is list and not all(isinstance(entry, dict) for entry in data[part]):
            yield "not-objects", {"part": part}
    if isinstance(data.get("boards"), dict) and list(data["boards"]) != ["a", "b"]:
        yield "boards-named", {}


def _names(part: str, entries: list[dict[str, Any]]) -> Iterator[Problem]:
    """Checks that every entry has a valid and unique name."""
    for name, count in Counter(str(entry.get("name")) for entry in entries).items():
        if not name.replace("-", "").isalpha() or not name.islower() or name == "none":
            yield "bad-name", {"part": part, "name": name}
        elif count > 1:
            yield "name-twice", {"part": part, "name": name}


def _species(data: Any) -> Iterator[Problem]:
    yield from _names("species", data["species"])


def _leaders(data: Any) -> Iterator[Problem]:
    yield from _names("leaders", data["leaders"])
    if len(data["leaders"]) < FEWEST_LEADERS:
        yield "too-few-leaders", {"count": len(data["leaders"]), "needed": FEWEST_LEADERS}
    families = tuple(species["family"] for species in data["species"] if species.get("family"))
    for leader in data["leaders"]:
        where = f"leaders: {leader.get('name')}"
        yield from _ability(where, leader.get("ability"), "leader")
        scoring = leader.get("scoring")
        match = scoring.get("match") if isinstance(scoring, dict) else None
        if not isinstance(match, dict) or len(match) != 1:
            yield "bad-clause", {"where": where}
            continue
        [(part, wanted)] = match.items()
        yield from _word(where, part, wanted, {**CLAUSES, "family": families}.get(part, ()))
        yield from _number(where, "points", scoring.get("points"))


def _advantages(data: Any) -> Iterator[Problem]:
    yield from _names("advantages", data["advantages"])
    for advantage in data["advantages"]:
        where = f"advantages: {advantage.get('name')}"
        yield from _number(where, "copies", advantage.get("copies"))
        yield from _word(where, "when", advantage.get("when"), TIMES)
        yield from _ability(where, advantage.get("ability"), "advantage")
        ability = advantage.get("ability")
        if isinstance(ability, dict) and ability.get("kind") in KINDS:
            timing = KINDS[ability["kind"]]["timing"]
            if advantage.get("when") in TIMES and advantage["when"] not in (*timing, "action"):
                yield "wrong-time", {"where": where, "kind": ability["kind"], "when": advantage["when"]}


def _animals(data: Any) -> Iterator[Problem]:
    known = tuple(species.get("name") for species in data["species"])
    for number, card in enumerate(data["animals"], start=1):
        where = f"animals, {number}: {card.get('metal')} {card.get('species')}"
        yield from _word(where, "metal", card.get("metal"), METALS)
        yield from _word(where, "species", card.get("species"), known)
        yield from _word(where, "egg", card.get("egg"), EGGS)
        yield from _number(where, "points", card.get("points"))
        symbols = card.get("symbols")
        if symbols != ["wild"] and not (
            isinstance(symbols, list) and len(symbols) == 2 and all(symbol in TERRAINS for symbol in symbols)
        ):
            yield "bad-symbols", {"where": where}
        if type(card.get("nest")) is not int or card["nest"] not in NUMBERS:
            yield "bad-nest", {"where": where, "first": NUMBERS[0], "last": NUMBERS[-1]}
        yield from _ability(where, card.get("ability"), "animal")
    copies = sum(
        advantage["copies"] for advantage in data["advantages"] if type(advantage.get("copies")) is int
    )
    counts = Counter(str(card.get("metal")) for card in data["animals"]) + Counter(gold=copies)
    for metal, needed in CARDS.items():
        if counts[metal] != needed:
            yield "card-count", {"metal": metal, "count": counts[metal], "needed": needed}


def _ability(where: str, ability: Any, on: str) -> Iterator[Problem]:
    if not isinstance(ability, dict) or ability.get("kind") not in KINDS:
        kind = ability.get("kind") if isinstance(ability, dict) else ability
        yield "unknown-ability", {"where": where, "kind": str(kind), "known": ", ".join(KINDS)}
        return
    kind = KINDS[ability["kind"]]
    if on not in kind["on"]:
        yield "ability-elsewhere", {"where": where, "kind": ability["kind"], "on": ", ".join(kind["on"])}
    parts = dict(kind.get("parts", {}))
    if on == "advantage":
        parts.pop("when", None)  # given by the advantage, not by its ability
    for extra in ability.keys() - parts.keys() - {"kind"}:
        yield "extra-part", {"where": where, "kind": ability["kind"], "part": extra}
    for part, wanted in parts.items():
        if wanted is int:
            yield from _number(where, part, ability.get(part))
        elif isinstance(wanted, tuple):
            yield from _word(where, part, ability.get(part), wanted)
        else:
            yield from _list(where, part, ability.get(part), wanted[0])
    pair = ability.get("terrains")
    if isinstance(pair, list) and (len(pair) != 2 or pair[0] == pair[1] or pair[0] == "any"):
        yield "bad-pair", {"where": where}


def _number(where: str, part: str, value: Any) -> Iterator[Problem]:
    if type(value) is not int or not 0 <= value <= MOST:
        yield "bad-number", {"where": where, "part": part, "value": str(value), "most": MOST}


def _word(where: str, part: str, value: Any, words: tuple[str, ...]) -> Iterator[Problem]:
    if value not in words:
        yield "unknown-word", {"where": where, "part": part, "value": str(value), "known": ", ".join(words)}


def _list(where: str, part: str, values: Any, words: tuple[str, ...]) -> Iterator[Problem]:
    if not isinstance(values, list) or not values or len(set(map(str, values))) != len(values):
        yield "bad-list", {"where": where, "part": part}
    else:
        for value in values:
            yield from _word(where, part, value, words)


# ---- boards ------------------------------------------------------------------------------------------------


def _board(side: str, hexes: Any) -> list[Problem]:
    """Checks that a board is connected, has one cave, and numbers its nests by their distance."""
    board: dict[tuple[int, int], Any] = {}
    found: list[Problem] = []
    for entry in hexes if isinstance(hexes, list) else []:
        if not (isinstance(entry, list) and len(entry) == 3 and type(entry[0]) is type(entry[1]) is int):
            return [("bad-hex", {"side": side, "hex": str(entry)})]
        q, r, what = entry
        is_nest = type(what) is int and what in NUMBERS
        if not is_nest and what != "cave" and what not in TERRAINS:
            found.append(("bad-hex", {"side": side, "hex": str(entry)}))
        if (q, r) in board:
            found.append(("hex-twice", {"side": side, "hex": f"{q}, {r}"}))
        board[q, r] = what
    if not FEWEST_HEXES <= len(board) <= MOST_HEXES:
        found.append(
            ("board-size", {"side": side, "count": len(board), "fewest": FEWEST_HEXES, "most": MOST_HEXES})
        )
    caves = [place for place, what in board.items() if what == "cave"]
    if len(caves) != 1:
        found.append(("one-cave", {"side": side, "count": len(caves)}))
    return found or list(_distances(side, board, caves[0]))


def _distances(side: str, board: dict[tuple[int, int], Any], cave: tuple[int, int]) -> Iterator[Problem]:
    distance = {cave: 0}
    queue = deque([cave])
    while queue:
        q, r = queue.popleft()
        for dq, dr in NEIGHBOURS:
            place = q + dq, r + dr
            if place in board and place not in distance:
                distance[place] = distance[q, r] + 1
                if board[place] in TERRAINS:  # ways lead over terrains only
                    queue.append(place)
    for (q, r), what in board.items():
        if (q, r) not in distance:
            yield "no-way", {"side": side, "hex": f"{q}, {r}"}
        elif type(what) is int and what != distance[q, r]:
            yield (
                "nest-distance",
                {"side": side, "hex": f"{q}, {r}", "number": what, "distance": distance[q, r]},
            )
    if not any(type(what) is int for what in board.values()):
        yield "no-nest", {"side": side}
