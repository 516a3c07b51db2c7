"""Commands for research and design: simulations, arena, balance, training, benchmarks."""

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from starboard.bots import LEVELS, bot_named
from starboard.cli.common import (
    GameKey,
    Lang,
    Options,
    Players,
    Seed,
    console,
    deal,
    fail,
    get_ready,
    parse_options,
    parse_seed,
    print_json,
    progress_bar,
    read_json,
)
from starboard.games import KEYS, has_part, part
from starboard.match import StarboardError, load
from starboard.words import say

CHECKS = [key for key in KEYS if has_part(key, "check")]
"""Games whose material can be checked."""
app = typer.Typer()
material = typer.Typer(help="Data files of cards and boards.", no_args_is_help=True)
app.add_typer(material, name="material")


@app.command()
def simulate(
    game: GameKey,
    lang: Lang,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-k", min=1, help="Number of matches.")] = 1000,
    option: Options = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play many random matches and show their lengths, points and speed."""
    from starboard.lab.report import print_simulation, simulation_figures
    from starboard.lab.simulate import simulate

    try:
        load(game)
        get_ready([game], lang)
        match = deal(game, players, seed, option)
    except StarboardError as error:
        raise fail(error, lang) from None
    with progress_bar() as progress:
        task = progress.add_task("", total=games)
        for simulation in simulate(match, games, parse_seed(seed)):
            progress.update(task, completed=len(simulation.lengths))
    if as_json:
        print_json(simulation_figures(match, simulation))
    else:
        print_simulation(match, simulation, lang, console)


@app.command()
def prepare(
    lang: Lang,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to compile; all by default.")
    ] = None,
    bots: Annotated[bool, typer.Option(help="Compile their bots too.")] = True,
    research: Annotated[bool, typer.Option(help="Compile the environments for research too.")] = False,
) -> None:
    """Compile games now instead of at their first use."""
    from starboard.cli.preparing import FOLDER, prepare_for_server

    if folder := os.environ.get(FOLDER):  # a server waits for them
        prepare_for_server(Path(folder), lang)
        return
    try:
        keys = [load(key).key for key in games or KEYS]
        get_ready(keys, lang, with_bots=bots, with_web=True, with_research=research)
    except StarboardError as error:
        raise fail(error, lang) from None


@app.command("arena")
def arena_command(
    game: GameKey,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, such as `master,strong`, `master@0.25,plain@0.25` (seconds), `master:3000,greedy` "
            "(iterations), `skilled+weights.json,skilled`, `network.npz,greedy`, or bots of other packages."
        ),
    ],
    lang: Lang,
    players: Annotated[
        int | None,
        typer.Option("--players", "-n", help="Number of seats; the last bot takes all that are left."),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", "-k", min=1, help="Number of matches; each deal is played from every seat."),
    ] = 200,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="Time per move for bots that are named without one.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, help="Number of processes; with several, bots search in one thread.")
    ] = 1,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster; `local` starts one here.")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal; later ones count up.")] = 1,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Let each bot play only the one named before it.")
    ] = False,
    results: Annotated[Path | None, typer.Option(help="File for all matches and figures, as JSON.")] = None,
    picture: Annotated[Path | None, typer.Option(help="File for a chart of the wins (PNG or SVG).")] = None,
) -> None:
    """Let bots play each other on mirrored deals (`pip install starboard[arena]`).

    Ctrl-C stops early and reports the matches played so far.
    """
    from starboard.lab.arena import deals, figures, in_processes, on_ray, with_matches
    from starboard.lab.report import print_arena, print_ladder

    try:
        names = [name if "@" in name or seconds is None else f"{name}@{seconds}" for name in bots.split(",")]
        names += names[-1:] * (0 if ladder else (players or len(names)) - len(names))
        tables = (
            [(above, below) for below, above in pairwise(names)] if ladder and names[1:] else [tuple(names)]
        )
        chosen, threads = parse_options(option), 1 if jobs > 1 or ray else 2
        planned = [deals(game, table, games, seed, chosen, threads) for table in tables]
    except StarboardError as error:
        raise fail(error, lang) from None
    get_ready([game], lang, with_bots=True)
    found = []
    with progress_bar() as progress:
        task = progress.add_task(
            "", total=sum(len(table) * len(some) for table, some in zip(tables, planned, strict=True))
        )
        for table, some in zip(tables, planned, strict=True):
            played, is_stopped = [], False
            try:
                for matches in on_ray(some, ray) if ray else in_processes(some, jobs):
                    played += matches
                    progress.advance(task, len(matches))
            except KeyboardInterrupt:  # report the matches played so far
                is_stopped = True
            if played:
                found.append(with_matches(figures(game, table, played, seed), played))
            if is_stopped:
                break
    if not found:
        raise typer.Abort
    if ladder:
        print_ladder(found, console)
    else:
        print_arena(found[0], console)
    if results:
        results.write_text(json.dumps(found if ladder else found[0], indent=1) + "\n", "utf-8")
    if picture:
        from starboard.lab.pictures import picture_of_ladder, picture_of_wins

        if ladder:
            picture_of_ladder(found, picture)
        else:
            picture_of_wins(found[0], picture)


@app.command("balance")
def balance_command(
    game: GameKey,
    lang: Lang,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-k", min=2, help="Number of matches.")] = 500,
    level: Annotated[str, typer.Option(help=f"Level of the bots: {', '.join(LEVELS)}.")] = "casual",
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal; later ones count up.")] = 1,
    results: Annotated[Path | None, typer.Option(help="File for the figures, as JSON.")] = None,
    report: Annotated[Path | None, typer.Option(help="File for a report with charts, as HTML.")] = None,
) -> None:
    """Measure the balance of a game with bots (`pip install starboard[arena]`).

    Shows wins by seat, lengths, points, and how often players win with each card or tile.
    """
    from starboard.lab.balance import Order, balance_figures, play_all
    from starboard.lab.report import print_balance

    try:
        count, chosen = players if players is not None else load(game).players[0], parse_options(option)
        load(game).new(count, seed, **chosen)
        bot_named(level)
    except StarboardError as error:
        raise fail(error, lang) from None
    get_ready([game], lang, with_bots=True)
    order, outcomes = Order(game, count, tuple(chosen.items()), level, range(seed, seed + games)), []
    with progress_bar() as progress:
        task = progress.add_task("", total=games)
        for matches in play_all(order, jobs):
            outcomes += matches
            progress.update(task, completed=len(outcomes))
    found = balance_figures(order, outcomes)
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
    matches: Annotated[int, typer.Option(min=1, help="Matches per candidate.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="Random seed; the same one finds the same weights.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            help="File for the weights. Its other contents are kept; a new file is copied from bot.json."
        ),
    ] = None,
) -> None:
    """Train the weights of a game's bots for a number of players from scratch, by self-play."""
    from starboard.lab.train import Trainer, save

    try:
        if load(game) and not has_part(game, "bot"):
            raise StarboardError("no-weights", game=game)
        trainer = Trainer(game, players if players is not None else load(game).players[0], matches, seed)
    except StarboardError as error:
        raise fail(error, lang) from None
    with Progress(
        BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=Console(stderr=True)
    ) as progress:
        task = progress.add_task("", total=generations)
        for stage in trainer.run(generations):
            progress.update(
                task, completed=stage.generation, description=f"{stage.generation}: {100 * stage.best:.0f} %"
            )
    if out:
        save(game, trainer.players, stage.weights, out)
    print_json([round(weight, 3) for weight in stage.weights])


@material.command("check")
def material_check(
    lang: Lang,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Material of a game, as JSON.")],
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help=f"One of: {', '.join(CHECKS)}; the first by default."),
    ] = None,
) -> None:
    """Check a file of cards and boards for mistakes."""
    try:
        key = load(game).key if game else CHECKS[0]
        check = part(key, "check")
        if check is None:
            raise StarboardError("no-check", game=key, known=", ".join(CHECKS))
        found = check.problems(read_json(file))
    except StarboardError as error:
        raise fail(error, lang) from None
    if not found:
        console.print(say("material-good", lang, file=str(file)), highlight=False)
        return
    errors = Console(stderr=True)
    errors.print(say("material-bad", lang, file=str(file), count=len(found)), style="red", highlight=False)
    for problem, facts in found:
        errors.print("–", say(f"{key}-material-{problem}", lang, **facts), highlight=False, markup=False)
    raise typer.Exit(1)


@app.command("bench")
def bench_command(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    rounds: Annotated[
        int, typer.Option(min=1, help="Number of runs of each benchmark; the median is reported.")
    ] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="Length of a run.")] = 0.4,
    peers: Annotated[
        bool, typer.Option("--peers", help="Compare our research environments with those of others.")
    ] = False,
    views: Annotated[
        bool, typer.Option("--views", help="Compare writing views with encoding them from dicts.")
    ] = False,
    growth: Annotated[
        bool, typer.Option("--growth", help="Measure the vector API by batch size and threads.")
    ] = False,
    picture: Annotated[
        Path | None, typer.Option(help="File for a chart of --peers or --growth (PNG or SVG).")
    ] = None,
) -> None:
    """Compare the speed of random play with that of other libraries on this machine.

    The libraries are installed by `pip install starboard[bench,research]`.
    """
    from starboard.lab import bench, environments, pictures, report, view_bench

    get_ready(list(KEYS), "en", with_bots=not views, with_research=peers or growth)
    if views:
        contest = view_bench.view_bench(rounds, seconds)
    elif peers or growth:
        contest = (
            environments.growth(rounds, seconds) if growth else environments.environments(rounds, seconds)
        )
    else:
        contest = bench.bench(rounds, seconds)
    with Progress(
        BarColumn(), TextColumn("{task.description}"), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("measuring", total=contest.turns)
        measured = contest.run(lambda: progress.advance(task))
    if views:
        figures = view_bench.view_report(measured)
    elif growth:
        figures = {name: round(figure) for name, figure in measured.items()}
    else:
        figures = environments.environment_report(measured) if peers else bench.report(measured)
    if as_json or growth:
        print_json(figures)
    elif views:
        report.print_views(figures, console)
    elif peers:
        report.print_environments(figures, console)
    else:
        report.print_bench(figures, console)
    if picture:
        (pictures.picture_of_growth if growth else pictures.picture_of_environments)(figures, picture)
