"""`Game`: from a key to a match."""

from collections.abc import Mapping
from dataclasses import dataclass

from starboard.engine.rulebook import Option, Rulebook
from starboard.games import KEYS, rulebook
from starboard.match.errors import InvalidSetup
from starboard.match.match import Match
from starboard.match.seed import seed_bytes


@dataclass(frozen=True)
class Game:
    """A game that can be played. `load` gives one."""

    rulebook: Rulebook

    @property
    def key(self) -> str:
        return self.rulebook.key

    @property
    def name(self) -> str:
        return self.rulebook.name

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        return self.rulebook.players

    @property
    def options(self) -> dict[str, Option]:
        """The options of a match, with their values and defaults."""
        return {option.name: option for option in self.rulebook.options}

    def new(self, players: int, seed: int | str | None = None, **options: bool | str | int) -> Match:
        """Deals a match."""
        if type(players) is not int or players not in self.players:
            raise InvalidSetup(
                "players", players=str(players)[:40], first=self.players[0], last=self.players[-1]
            )
        return Match(self.rulebook, players, self._choose(options), seed_bytes(seed))

    def _choose(self, given: Mapping[str, bool | str | int]) -> dict[str, bool | str | int]:
        known = self.options
        for name, value in given.items():
            if name not in known:
                raise InvalidSetup("option", option=name[:40], known=", ".join(known) or "-")
            # 1 equals True, but is not one of the values.
            if not any(type(value) is type(choice) and value == choice for choice in known[name].values):
                raise InvalidSetup(
                    "option-value",
                    option=name,
                    value=str(value)[:40],
                    known=", ".join(map(str, known[name].values)),
                )
        return {name: given.get(name, option.default) for name, option in known.items()}


def load(key: str) -> Game:
    """Returns the game with this key, one of `starboard.KEYS`."""
    if key not in KEYS:
        raise InvalidSetup("game", game=str(key)[:40], known=", ".join(KEYS))
    return Game(rulebook(key))
