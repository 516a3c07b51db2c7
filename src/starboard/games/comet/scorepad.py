"""The score sheet of Comet: saved animals.

Our cards are a reconstruction, so those of a real box may have other points: printed points are entered, not
looked up. Sets and ties are counted by the rules of matches.
"""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from starboard.engine.ranking import give_places
from starboard.games.comet.material import LIZARD, SAME_COUNT, SPECIES_NAMES
from starboard.games.comet.scoring import PLENTY, alike_points, lizard_points
from starboard.match.errors import StarboardError
from starboard.match.result import Reason, Result, result_of

SETS = tuple(name for i, name in enumerate(SPECIES_NAMES) if LIZARD[i] >= 0 or SAME_COUNT[i])
"""Species that score in sets: lizards and vicuñas."""


class Rescue(Struct, forbid_unknown_fields=True):
    """A player's printed points of each saved animal, number of animals in sets, and points of the leader."""

    animals: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=100)] = []
    species: dict[str, Annotated[int, Meta(ge=0, le=99)]] = {}
    leader: Annotated[int, Meta(ge=0, le=999)] = 0


class CometSheet(Struct, forbid_unknown_fields=True):
    """The saved animals of all players at the end."""

    players: Annotated[list[Rescue], Meta(min_length=2, max_length=4)]


def score(sheet: CometSheet) -> Result:
    """Returns the result of a sheet."""
    reasons = [reasons_of(player, seat) for seat, player in enumerate(sheet.players)]
    points = [sum(reason["points"] for reason in own) for own in reasons]
    places = np.array(
        [PLENTY * total + len(player.animals) for total, player in zip(points, sheet.players, strict=True)]
    )
    give_places.py_func(places, len(places))  # type: ignore[attr-defined]
    return result_of(places.tolist(), points, reasons, over=True, ending=None)


def reasons_of(player: Rescue, seat: int) -> list[Reason]:
    """Returns a player's points by reason, or raises StarboardError if the sheet is impossible."""
    if unknown := next((name for name in player.species if name not in SETS), None):
        raise StarboardError("score-no-species", species=unknown[:40], known=", ".join(SETS))
    if sum(player.species.values()) > len(player.animals):
        raise StarboardError("score-more-than-saved", player=seat + 1)
    species = np.array([player.species.get(name, 0) for name in SPECIES_NAMES])
    lizards = lizard_points.py_func(species)  # type: ignore[attr-defined]
    alike = alike_points.py_func(species)  # type: ignore[attr-defined]
    sets = {"lizards": lizards, "alike": alike}
    parts = {"animals": sum(player.animals), **sets, "leader": player.leader}
    return [{"points": int(points), "reason": reason} for reason, points in parts.items() if points]
