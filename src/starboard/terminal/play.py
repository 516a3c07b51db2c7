"""A match of one person against bots."""

from collections.abc import Callable

from rich.console import Console

from starboard.bots import Bot
from starboard.match import Match
from starboard.terminal.tables import score_sheet, show
from starboard.words import GameWords, say

YOU = 0
Ask = Callable[[str], str]


class Left(Exception):
    """Raised when the person leaves the match."""


def play_match(match: Match, language: str, console: Console, ask: Ask, bot: Bot) -> None:
    """Plays a match to its end: the person in seat 0, the bot in all others. Raises `Left`."""
    game = match.rulebook.key
    names = [
        say("player-you", language),
        *(say("player-bot", language, number=number) for number in range(1, match.players)),
    ]
    words = GameWords(game, language, names)
    console.print(
        say("terminal-welcome", language, game=say(f"{game}-name", language), players=match.players),
        style="bold",
    )
    console.print(say("terminal-seed-hash", language, hash=match.seed_hash), style="dim")
    seen = 0
    while True:
        for event in match.events(YOU, since=seen):
            console.print(words.event(event), style="dim", highlight=False)
        seen = match.event_count
        if match.over:
            break
        match.play(choose(match, words, console, ask) if match.to_move == YOU else bot.choose(match).move)
    show_result(match, words, console)
    console.print(say("terminal-seed", language, seed=match.record().seed), style="dim")


def choose(match: Match, words: GameWords, console: Console, ask: Ask) -> dict[str, str | int | None]:
    """Shows the table and the legal moves, and asks until one is chosen."""
    moves = match.moves()
    show_table = True
    while True:
        if show_table:
            console.print()
            console.print(show(match.view(YOU), words), highlight=False)
            console.print()
            console.print(words.say(f"prompt-{match.prompt}"), style="bold")
            for number, move in enumerate(moves, start=1):
                console.print(f"{number:3}  {words.move(move)}", highlight=False)
        answer = ask(say("terminal-your-move", words.language, count=len(moves)) + " ").strip().lower()
        show_table = answer in {"t", ""}
        if answer in {"q", "quit", "exit"}:
            raise Left
        if answer == "?":
            console.print(say("terminal-help", words.language))
        elif answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        elif not show_table:
            console.print(say("terminal-not-a-number", words.language, input=answer[:40]))


def show_result(match: Match, words: GameWords, console: Console) -> None:
    """Prints the score sheet and the winners."""
    language, result = words.language, match.result()
    console.print()
    console.print(say("terminal-score-sheet", language), style="bold")
    console.print(
        score_sheet(result, words, say("terminal-total", language), say("terminal-place", language)),
        highlight=False,
    )
    console.print(words.say(f"ending-{result.ending}"))
    winners = result.winners
    if winners == [YOU] and words.names[YOU] == say("player-you", language):
        console.print(say("terminal-winner-you", language), style="bold")
    else:
        key = "terminal-winner" if len(winners) == 1 else "terminal-winners"
        console.print(
            say(key, language, names=", ".join(words.names[seat] for seat in winners)), style="bold"
        )
