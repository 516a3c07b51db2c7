"""Tables and score sheets as text."""

from rich.console import RenderableType

from starboard.games import part
from starboard.match import Result
from starboard.terminal import generic
from starboard.terminal.layout import View, grid
from starboard.words import GameWords


def show(view: View, words: GameWords) -> RenderableType:
    """Returns the table as its viewer sees it, drawn by the game's `terminal.py` or else generically."""
    module = part(view["game"], "terminal") or generic
    shown: RenderableType = module.show(view, words)
    return shown


def score_sheet(result: Result, words: GameWords, total: str, place: str) -> RenderableType:
    """Returns the points by reason and the place of every seat; `total` and `place` are labels."""
    reasons = list(dict.fromkeys(line["reason"] for seat in result.seats for line in seat.breakdown))
    sheet = grid("", *words.names)
    for reason in reasons:
        row = [
            [line["points"] for line in seat.breakdown if line["reason"] == reason] for seat in result.seats
        ]
        sheet.add_row(
            str(words.value("reason", reason)), *(" + ".join(map(str, points)) or "–" for points in row)
        )
    sheet.add_row(total, *(str(seat.points) for seat in result.seats), style="bold")
    sheet.add_row(place, *(str(seat.place) for seat in result.seats))
    return sheet
