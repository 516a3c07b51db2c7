"""The games as OpenSpiel games: importing this module registers them.

>>> import pyspiel
>>> import starboard.research.openspiel
>>> game = pyspiel.load_game("python_starboard_subastral(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 113)

First, chance draws the seed of the deal, a byte at a time; all later shuffles follow from it and stay hidden.
The string of an information state has everything the seat saw; the tensor has the observation and the last
events only.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from starboard.engine.log import FIELDS, NOTHING, numbers_of
from starboard.engine.naming import Secret
from starboard.games import KEYS
from starboard.match import Match, Record, load, replay
from starboard.research.engine.layouts import layout
from starboard.research.vector import Array, actions_of, observation_of

DRAWS, OUTCOMES = 4, 256
"""Number of chance draws, and of the outcomes of each: four billion deals."""
CHANCE_OUTCOMES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST = 100_000
"""A bound on the moves in a match, far above what is possible."""
LAST_EVENTS = 32
"""The number of events in the tensor of an information state."""


class Past:
    """A match, and what every seat saw of it. Copied quickly; pickled as a record."""

    def __init__(self, match: Match, stories: dict[int, tuple[int, str]] | None = None) -> None:
        self.match = match
        self.stories = stories or dict.fromkeys(range(match.players), (match.first_event, ""))
        """For each seat, a number of events, and their description as the seat saw them."""
        self.actions: list[int] = actions_of(match).tolist()

    def __deepcopy__(self, memo: object) -> "Past":
        return Past(self.match.copy(), dict(self.stories))

    def __reduce__(self) -> Any:
        return _past_of, (self.match.record(),)

    def play(self, action: int) -> None:
        self.match.make(self.match.rulebook.moves.name(self.match.position.legal[self.actions.index(action)]))
        self.actions = actions_of(self.match).tolist()

    def story(self, seat: int) -> str:
        """Returns all events as a seat saw them."""
        since, text = self.stories[seat]
        text += as_lines(self.match.events(seat, since))
        self.stories[seat] = self.match.event_count, text
        return text

    def imagined(self, seat: int, seed: int) -> "Past":
        """Returns a redeal: the same for what `seat` knows; hidden cards and others' memories are new."""
        other = self.match.redealt(seat, seed)
        public = as_lines(self.match.events(None))
        stories = {one: f"{public}{json.dumps(other.view(one))}\n" for one in range(other.players)} | {
            seat: self.story(seat)
        }
        return Past(other, {one: (other.event_count, story) for one, story in stories.items()})


def as_lines(events: list[dict[str, Any]]) -> str:
    """Returns a line for each event: its name and its parts in their order."""
    return "".join(
        " ".join(str(part) for key, part in event.items() if key != "number") + "\n" for event in events
    )


def _past_of(record: Record) -> Past:
    return Past(replay(record))


class StarboardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Starboard; its parameters are the number of players and the options."""

    def __init__(self, key: str, kind: Any, parameters: dict[str, Any]) -> None:
        self.key = key
        self.players = int(parameters["players"])
        self.options = {name: parameters[name] for name in load(key).options}
        self.layout = layout(key, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> "StarboardState":
        return StarboardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | PartObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("only public information and that of a single player can be observed")
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Observer(self, kind.perfect_recall)
        return PartObserver(is_public=kind.public_info)


class StarboardState(pyspiel.State):  # type: ignore[misc]
    """A position. First, chance draws the seed."""

    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self._seed = 0
        self._drawn = 0
        self.past: Past | None = None
        """The match so far; None until chance has drawn the seed."""

    @property
    def _dealt(self) -> Past:
        assert self.past is not None
        return self.past

    def current_player(self) -> int:
        if self.past is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.past.match.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._dealt.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE_OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.past is not None:
            self.past.play(action)
            return
        self._seed, self._drawn = OUTCOMES * self._seed + action, self._drawn + 1
        if self._drawn == DRAWS:
            game = self.get_game()
            self.past = Past(load(game.key).new(game.players, self._seed, **game.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action} of the seed"
        past = self._dealt
        if action not in past.actions:
            return f"action {action}"
        move = past.match.rulebook.moves.name(past.match.position.legal[past.actions.index(action)])
        return " ".join(str(part) for part in move.values())

    def is_terminal(self) -> bool:
        return self.past is not None and self.past.match.over

    def returns(self) -> list[float]:
        """Returns the rewards: each loser pays 1 / (players - 1), which the winners share."""
        players = self.get_game().num_players()
        if not self.is_terminal():
            return [0.0] * players
        winners = self._dealt.match.result().winners
        return [
            ((players / len(winners) if seat in winners else 0.0) - 1) / (players - 1)
            for seat in range(players)
        ]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "StarboardState":
        """Returns a fair sample of the positions that the seat cannot distinguish from this one."""
        twin = self.clone()
        fraction = np.random.random() if sampler is None else sampler()
        twin.past = self._dealt.imagined(player, int(fraction * (1 << 62)))
        return twin  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.past is None:
            return f"chance draws byte {self._drawn + 1} of the seed"
        return json.dumps(self.past.match.table())


class Observer:
    """The observations of a seat; with perfect recall, its past events too."""

    def __init__(self, game: StarboardGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        length = game.layout.length
        self.tensor = np.zeros(length + (LAST_EVENTS * FIELDS if perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:length]}
        if perfect_recall:
            self.dict["events"] = self.tensor[length:].reshape(LAST_EVENTS, FIELDS)

    def set_from(self, state: StarboardState, player: int) -> None:
        """Writes the tensor."""
        self.tensor.fill(0)
        if state.past is None or player < 0:
            return
        self.dict["observation"][:] = observation_of(state.past.match, player)
        if self.perfect_recall:
            rows = map(numbers_of, state.past.match.event_rows[-LAST_EVENTS:])
            for place, row in enumerate(rows):
                self.dict["events"][place] = seen_by(state.past.match, row, player)

    def string_from(self, state: StarboardState, player: int) -> str:
        """Returns the view of the seat; with perfect recall, all events as it saw them."""
        if state.past is None:
            return ""
        if self.perfect_recall:
            return state.past.story(player)
        return json.dumps(state.past.match.view(player))


class PartObserver:
    """Only public or only private information, as a string without a tensor."""

    tensor = None

    def __init__(self, is_public: bool) -> None:
        self.is_public = is_public
        self.dict: dict[str, Array] = {}

    def set_from(self, state: StarboardState, player: int) -> None:
        """Does nothing: there is no tensor."""

    def string_from(self, state: StarboardState, player: int) -> str:
        """Returns the view of a spectator, or what the seat sees of itself beyond that."""
        if state.past is None:
            return ""
        public = state.past.match.view(None)
        if self.is_public:
            return json.dumps(public)
        own, shown = state.past.match.view(player)["seats"][player], public["seats"][player]
        return json.dumps({key: value for key, value in own.items() if value != shown[key]})


def seen_by(match: Match, row: list[int], seat: int) -> Array:
    """Returns an event as numbers: 1 + its kind, and its parts, without those hidden from the seat."""
    kind = match.rulebook.events[row[0]]
    numbers = np.full(FIELDS, NOTHING, np.float32)
    numbers[0] = row[0] + 1
    for place, (number, part) in enumerate(zip(row[1:FIELDS], kind.fields.values(), strict=False), start=1):
        is_secret = isinstance(part, Secret) and row[1] != seat
        numbers[place] = NOTHING if is_secret or isinstance(part, list | tuple) else number
    return numbers


def _register(key: str) -> None:
    game = load(key)
    defaults = {"players": game.players[0], **{name: option.default for name, option in game.options.items()}}
    kind = pyspiel.GameType(
        short_name=f"python_starboard_{key}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults,
    )

    # A class, since OpenSpiel releases it after Python has shut down: a function would be freed then.
    class Registered(StarboardGame):
        """The game with its name and its defaults."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(key, kind, defaults | (parameters or {}))

    pyspiel.register_game(kind, Registered)


for _key in KEYS:
    _register(_key)
