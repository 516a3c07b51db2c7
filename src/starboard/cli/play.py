"""Commands that list games, play matches, and replay or verify records."""

import json
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.table import Table

from starboard.bots import LEVELS
from starboard.cli.common import (
    Lang,
    Options,
    Players,
    RecordFile,
    Seed,
    console,
    deal,
    fail,
    get_ready,
    read_json,
)
from starboard.games import KEYS, catalogue
from starboard.match import StarboardError, load, prove, replay
from starboard.words import GameWords, say

app = typer.Typer()


@app.command()
def games() -> None:
    """List the games with their player counts and variants."""
    table = Table("key", "game", "players", "variants", box=None, padding=(0, 3, 0, 0))
    for book in catalogue():
        key, game = book.key, load(book.key)
        variants = "\n".join(f"{name}: {say(f'{key}-option-{name}')}" for name in game.options)
        table.add_row(key, game.name, f"{game.players[0]}–{game.players[-1]}", variants or "–")
    console.print(table)


@app.command()
def play(
    lang: Lang,
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(KEYS)}; asked for if not given."),
    ] = None,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    level: Annotated[
        str,
        typer.Option(
            help=f"Opponents: {', '.join(LEVELS)}; a network file (.npz); or a bot of another package."
        ),
    ] = "casual",
    record: Annotated[
        Path | None, typer.Option(help="File for the record of the match, written when it is over.")
    ] = None,
) -> None:
    """Play a match against bots in the terminal."""
    from starboard.research.players import player_named
    from starboard.terminal.play import Left, play_match

    try:
        key = game or choose_game(lang)
        if players is None and game is None:
            players = choose_players(key, lang)
        load(key)
        get_ready([key], lang, with_bots=True)
        match = deal(key, players, seed, option)
        play_match(match, lang, console, console.input, player_named(level))
    except StarboardError as error:
        raise fail(error, lang) from None
    except (Left, EOFError, KeyboardInterrupt):
        console.print("\n" + say("terminal-left", lang))
        return
    if record:
        record.write_text(
            json.dumps(to_builtins(match.record()), indent=1, ensure_ascii=False) + "\n", "utf-8"
        )
        console.print(say("terminal-saved", lang, file=str(record)))


def choose_game(language: str) -> str:
    """Asks for a game by number."""
    console.print(say("terminal-choose-game", language), style="bold")
    keys = [book.key for book in catalogue()]
    for number, key in enumerate(keys, start=1):
        console.print(f"{number:3}  {say(f'{key}-name', language)}", highlight=False)
    return keys[ask_number(1, len(keys), language) - 1]


def choose_players(key: str, language: str) -> int:
    """Asks for the number of players."""
    possible = load(key).players
    console.print(
        say("terminal-choose-players", language, first=possible[0], last=possible[-1]), style="bold"
    )
    return ask_number(possible[0], possible[-1], language)


def ask_number(first: int, last: int, language: str) -> int:
    """Asks until a number from `first` to `last` is entered."""
    while True:
        answer = console.input(f"{first}–{last}: ").strip()
        if answer.isdecimal() and first <= int(answer) <= last:
            return int(answer)
        console.print(say("terminal-not-a-number", language, input=answer[:40]))


@app.command("replay")
def replay_command(
    file: RecordFile,
    lang: Lang,
    moves: Annotated[
        int | None, typer.Option(min=0, help="Number of moves to replay; all by default.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Show only what this seat saw; everything by default.")
    ] = None,
) -> None:
    """Print a recorded match as text, event by event."""
    from starboard.terminal.play import show_result

    try:
        match = replay(read_json(file), moves)
        events = match.all_events() if seat is None else match.events(seat)
    except StarboardError as error:
        raise fail(error, lang) from None
    words = GameWords(
        match.rulebook.key, lang, [say("terminal-seat", lang, seat=seat) for seat in range(match.players)]
    )
    for event in events:
        console.print(words.event(event), highlight=False)
    if match.over:
        show_result(match, words, console)


UNPROVEN = 1
"""Exit status of `verify` for a record that is correct but does not prove its deal."""


@app.command("verify")
def verify_command(
    file: RecordFile,
    lang: Lang,
    commitment: Annotated[
        str | None,
        typer.Option("--hash", metavar="HASH", help="The commitment you saw before the match."),
    ] = None,
    nonce: Annotated[
        str | None, typer.Option(metavar="NONCE", help="The number you added to the deal.")
    ] = None,
) -> None:
    """Check a recorded match: its moves and result, and that nobody chose the deal.

    Exit status: 0 if everything is proven, 1 if part of the proof is missing, 2 if anything is false.
    """
    try:
        proof = prove(read_json(file), commitment, nonce)
    except StarboardError as error:
        raise fail(error, lang) from None
    if not proof.is_proven:
        console.print(say("terminal-unproven", lang, moves=proof.match.move_count))
        for part in proof.missing:
            console.print(f"- {say(f'terminal-unproven-{part}', lang)}", highlight=False)
        raise typer.Exit(UNPROVEN)
    console.print(say("terminal-verified", lang, moves=proof.match.move_count))
    if proof.silent:
        seats = ", ".join(str(seat) for seat in proof.silent)
        console.print(say("terminal-silent", lang, seats=seats, count=len(proof.silent)), highlight=False)
    if commitment is None or nonce is None:
        console.print(say("terminal-compare", lang), highlight=False)
