"""The command line: `starboard --help` tells the rest."""

import json
import locale
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from starboard.bots import LEVELS, Bot
from starboard.games import KEYS
from starboard.match import Match, StarboardError, load, replay, verify
from starboard.words import GameWords, say

app = typer.Typer(
    help="Subastral, Stella Quest, Codex Naturalis, Comet: play them, simulate them, check and replay matches, measure the rules.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    add_completion=False,
)
material = typer.Typer(help="Cards and boards as data, for owners who correct them.", no_args_is_help=True)
app.add_typer(material, name="material")
console = Console()


class Language(StrEnum):
    """The languages there are."""

    en = "en"
    ru = "ru"


def own_language() -> Language:
    """The language of the user's environment, if it is one of ours."""
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return Language.ru if name.lower().startswith("ru") else Language.en


GameKey = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(KEYS)}.")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many players; the fewest possible by default.")]
Seed = Annotated[
    str | None, typer.Option("--seed", help="A whole number or 64 hexadecimal digits; by default every deal is another.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME[=VALUE]",
        help="Turns a variant on, such as `disturbance`, or sets one: `side=b`; repeatable.",
    ),
]
Lang = Annotated[
    Language, typer.Option("--lang", default_factory=own_language, show_default="your own", help="The language of the words.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match, as JSON.")]


def fail(error: StarboardError, language: str = "en") -> typer.Exit:
    """Says what is wrong; to be raised."""
    Console(stderr=True).print(error.words(language), style="red", highlight=False)
    return typer.Exit(2)


def deal(key: str, players: int | None, seed: str | None, options: list[str] | None) -> Match:
    """A new match as the options ask for it."""
    game = load(key)
    return game.new(players if players is not None else game.players[0], parsed(seed), **chosen_options(options))


def chosen_options(options: list[str] | None) -> dict[str, bool | str | int]:
    """Options as they were typed: a name, or a name and a value."""
    chosen: dict[str, bool | str | int] = {}
    for option in options or []:
        name, _, value = option.partition("=")
        chosen[name] = value or True
    return chosen


def parsed(seed: str | None) -> int | str | None:
    """A seed as it was typed: a number, unless it has 64 digits."""
    return int(seed) if seed is not None and seed.isdecimal() and len(seed) != 64 else seed


def get_ready(keys: list[str], language: str, with_bots: bool = False) -> None:
    """Compiles what was never compiled, showing how far it is."""
    from starboard.lab.prepare import is_prepared, prepare, step_count

    missing = [key for key in keys if not is_prepared(key, with_bots)]
    if not missing:
        return
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        tasks = {
            key: progress.add_task(
                say("terminal-preparing", language, game=say(f"game-{key}", language)), total=step_count(with_bots)
            )
            for key in missing
        }
        for key in prepare(missing, with_bots):
            progress.advance(tasks[key])


@app.command()
def games() -> None:
    """List the games, with players and variants."""
    table = Table("key", "game", "players", "variants", box=None, padding=(0, 3, 0, 0))
    for key in KEYS:
        game = load(key)
        variants = "\n".join(f"{name}: {say(f'{key}-option-{name}')}" for name in game.options)
        table.add_row(key, game.name, f"{game.players[0]}–{game.players[-1]}", variants or "–")
    console.print(table)


@app.command()
def play(
    lang: Lang,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(KEYS)}; asked for if not given.")
    ] = None,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    level: Annotated[str, typer.Option(help=f"How well the others play: {', '.join(LEVELS)}.")] = "casual",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here in the terminal (the only way so far).")] = True,
    record: Annotated[Path | None, typer.Option(help="Where to keep the record of the match when it is over.")] = None,
) -> None:
    """Play a match against bots, here in the terminal."""
    from starboard.terminal.play import Left, play_match

    try:
        key = game or choose_game(lang)
        if players is None and game is None:
            players = choose_players(key, lang)
        load(key)
        get_ready([key], lang, with_bots=True)
        match = deal(key, players, seed, option)
        play_match(match, lang, console, console.input, Bot(level))
    except StarboardError as error:
        raise fail(error, lang) from None
    except (Left, EOFError, KeyboardInterrupt):
        console.print("\n" + say("terminal-left", lang))
        return
    if record:
        record.write_text(json.dumps(match.record(), indent=1, ensure_ascii=False) + "\n", "utf-8")
        console.print(say("terminal-saved", lang, file=str(record)))


def choose_game(language: str) -> str:
    """Asks for a game by number."""
    console.print(say("terminal-choose-game", language), style="bold")
    for number, key in enumerate(KEYS, start=1):
        console.print(f"{number:3}  {say(f'game-{key}', language)}", highlight=False)
    return KEYS[ask_number(1, len(KEYS), language) - 1]


def choose_players(key: str, language: str) -> int:
    """Asks how many play."""
    possible = load(key).players
    console.print(say("terminal-choose-players", language, first=possible[0], last=possible[-1]), style="bold")
    return ask_number(possible[0], possible[-1], language)


def ask_number(first: int, last: int, language: str) -> int:
    """Asks until one of the numbers is given."""
    while True:
        answer = console.input(f"{first}–{last}: ").strip()
        if answer.isdecimal() and first <= int(answer) <= last:
            return int(answer)
        console.print(say("terminal-not-a-number", language, input=answer[:40]))


@app.command()
def simulate(
    game: GameKey,
    lang: Lang,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-k", min=1, help="How many matches.")] = 1000,
    option: Options = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play many matches at random and show lengths, points and speed."""
    from starboard.lab.report import print_simulation, simulation_figures
    from starboard.lab.simulate import simulate

    try:
        load(game)
        get_ready([game], lang)
        match = deal(game, players, seed, option)
    except StarboardError as error:
        raise fail(error, lang) from None
    with Progress(
        BarColumn(), TextColumn("{task.completed}/{task.total}"), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("", total=games)
        for simulation in simulate(match, games, parsed(seed)):
            progress.update(task, completed=len(simulation.lengths))
    if as_json:
        print_json(simulation_figures(match, simulation))
    else:
        print_simulation(match, simulation, lang, console)


@app.command("replay")
def replay_command(
    file: RecordFile,
    lang: Lang,
    moves: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Tell only what this seat saw; by default everything.")] = None,
) -> None:
    """Tell a recorded match in words, move by move."""
    from starboard.terminal.play import show_result

    try:
        match = replay(read_json(file), moves)
        events = match.all_events() if seat is None else match.events(seat)
    except StarboardError as error:
        raise fail(error, lang) from None
    words = GameWords(match.rulebook.key, lang, [say("terminal-seat", lang, seat=seat) for seat in range(match.players)])
    for event in events:
        console.print(words.event(event), highlight=False)
    if match.over:
        show_result(match, words, console)


@app.command("verify")
def verify_command(file: RecordFile, lang: Lang) -> None:
    """Check a recorded match: every move, the hash of its seed, and its result."""
    try:
        match = verify(read_json(file))
    except StarboardError as error:
        raise fail(error, lang) from None
    console.print(say("terminal-verified", lang, moves=match.move_count))


def read_json(file: Path) -> Any:
    """The JSON in a file."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError:
        raise StarboardError("no-file", file=str(file)) from None
    except ValueError:
        raise StarboardError("not-json", file=str(file)) from None


@app.command()
def prepare(
    lang: Lang,
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all by default.")] = None,
    bots: Annotated[bool, typer.Option(help="Their bots too.")] = True,
) -> None:
    """Compile games now rather than at their first use."""
    try:
        get_ready([load(key).key for key in games or KEYS], lang, with_bots=bots)
    except StarboardError as error:
        raise fail(error, lang) from None


@app.command("arena")
def arena_command(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="Who plays, such as `master,strong` or `master@0.25,plain@0.25,greedy,random`.")],
    lang: Lang,
    players: Annotated[
        int | None, typer.Option("--players", "-n", help="How many seats; the last bot fills those left over.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-k", min=1, help="How many matches; every deal is played from every seat.")
    ] = 200,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Time for a move of those who search by time.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes; each bot then thinks in one thread.")] = 1,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster; `local` starts one here.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal; the others follow.")] = 1,
    results: Annotated[Path | None, typer.Option(help="Where to write all matches and figures, as JSON.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Where to draw the victories (PNG or SVG).")] = None,
) -> None:
    """Let bots play each other on mirrored deals (`pip install starboard[arena]`)."""
    from dataclasses import asdict

    from starboard.lab.arena import deals, figures, in_processes, on_ray
    from starboard.lab.report import print_arena

    try:
        names = [name if "@" in name or seconds is None else f"{name}@{seconds}" for name in bots.split(",")]
        names += names[-1:] * ((players or len(names)) - len(names))
        chosen = chosen_options(option)
        planned = deals(game, tuple(names), games, seed, chosen, 1 if jobs > 1 or ray else 2)
    except StarboardError as error:
        raise fail(error, lang) from None
    get_ready([game], lang, with_bots=True)
    played = []
    with Progress(
        BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeElapsedColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("", total=len(planned) * len(names))
        for matches in on_ray(planned, ray) if ray else in_processes(planned, jobs):
            played += matches
            progress.update(task, completed=len(played))
    found = figures(game, tuple(names), played, seed)
    print_arena(found, console)
    if results:
        results.write_text(json.dumps({**found, "played": [asdict(match) for match in played]}, indent=1) + "\n", "utf-8")
    if picture:
        from starboard.lab.pictures import picture_of_wins

        picture_of_wins(found, picture)


@app.command("balance")
def balance_command(
    game: GameKey,
    lang: Lang,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-k", min=2, help="How many matches.")] = 500,
    level: Annotated[str, typer.Option(help=f"Who plays: {', '.join(LEVELS)}.")] = "casual",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal; the others follow.")] = 1,
    results: Annotated[Path | None, typer.Option(help="Where to write the figures, as JSON.")] = None,
    report: Annotated[Path | None, typer.Option(help="Where to write the report with pictures, as HTML.")] = None,
) -> None:
    """Look at a game as its designer would: who starts, how long, what its takers win (`pip install starboard[arena]`)."""
    from starboard.lab.balance import Order, balance_figures, watch
    from starboard.lab.report import print_balance

    try:
        count, chosen = players if players is not None else load(game).players[0], chosen_options(option)
        load(game).new(count, seed, **chosen)
        Bot(level)
    except StarboardError as error:
        raise fail(error, lang) from None
    get_ready([game], lang, with_bots=True)
    order, seen = Order(game, count, tuple(chosen.items()), level, range(seed, seed + games)), []
    with Progress(
        BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeElapsedColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("", total=games)
        for matches in watch(order, jobs):
            seen += matches
            progress.update(task, completed=len(seen))
    found = balance_figures(order, seen)
    print_balance(found, console)
    if results:
        results.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if report:
        from starboard.lab.balance_report import page

        report.write_text(page(found), "utf-8")


@app.command("train")
def train_command(
    game: GameKey,
    lang: Lang,
    players: Players = None,
    generations: Annotated[int, typer.Option(min=1, help="Generations of the evolution strategy.")] = 100,
    matches: Annotated[int, typer.Option(min=1, help="Matches that every candidate plays.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="The same seed finds the same weights.")] = 1,
    save: Annotated[bool, typer.Option(help="Write the weights into the game's file.")] = False,
) -> None:
    """Find the weights of a game's bots anew, by self-play from nothing."""
    from starboard.lab.train import Trainer
    from starboard.lab.train import save as save_weights

    try:
        trainer = Trainer(game, players if players is not None else load(game).players[0], matches, seed)
    except StarboardError as error:
        raise fail(error, lang) from None
    with Progress(BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=generations)
        for stage in trainer.run(generations):
            progress.update(task, completed=stage.generation, description=f"{stage.generation}: {100 * stage.best:.0f} %")
    if save:
        save_weights(game, stage.weights)
    print_json([round(weight, 3) for weight in stage.weights])


@material.command("check")
def material_check(
    lang: Lang,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Material of Comet, as JSON.")],
) -> None:
    """Say what is wrong with a file of cards and boards, before it is played with."""
    from starboard.games.comet.check import problems

    try:
        found = problems(read_json(file))
    except StarboardError as error:
        raise fail(error, lang) from None
    if not found:
        console.print(say("material-good", lang, file=str(file)), highlight=False)
        return
    errors = Console(stderr=True)
    errors.print(say("material-bad", lang, file=str(file), count=len(found)), style="red", highlight=False)
    for key, facts in found:
        errors.print("–", say(f"material-{key}", lang, **facts), highlight=False, markup=False)
    raise typer.Exit(1)


@app.command("bench")
def bench_command(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Turns that each contestant has; the median counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="Length of a turn.")] = 0.4,
) -> None:
    """Measure random play of every game beside peers on this machine (`pip install starboard[bench]`)."""
    from starboard.lab.bench import bench
    from starboard.lab.report import print_bench

    get_ready(list(KEYS), "en")
    contest = bench(rounds, seconds)
    with Progress(BarColumn(), TextColumn("{task.description}"), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=contest.turns)
        figures = contest.run(lambda: progress.advance(task))
    if as_json:
        print_json(figures)
    else:
        print_bench(figures, console)


def print_json(figures: object) -> None:
    """JSON for other programs: no colours, no wrapping."""
    typer.echo(json.dumps(figures, indent=1))
