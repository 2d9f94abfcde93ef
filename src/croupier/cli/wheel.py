"""`croupier wheel`: check a random wheel's round, read a sensor's recording, predict, run an emulated wheel."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from croupier.cli.output import answers, console, print_json
from croupier.cli.table import wheel_named
from croupier.extras import needs
from croupier.live.scripts.training import train as play_training
from croupier.money import Unit, counted
from croupier.refusal import Refused
from croupier.wheels.random.verify import verify_proof
from croupier.wheels.recorded import recorded_outcomes
from croupier.wheels.sensor.config import Mode, Model
from croupier.wheels.sensor.emulator import simulate as run_emulator
from croupier.wheels.sensor.physics import Body, timed_spins, write_timings
from croupier.wheels.sensor.recording import replay_recording
from croupier.wheels.sensor.spin import Fault

app = typer.Typer(
    help="Check a random wheel's round, read a wheel sensor's recording, predict, emulate a wheel.",
    no_args_is_help=True,
)

AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
WheelName = Annotated[str, typer.Option("--wheel", help="Its name, or RULEBOOK/WHEEL for a rulebook's own.")]


@app.command()
@answers
def verify(
    file: Annotated[Path, typer.Argument(help="A round's proof as JSON; - is standard input.")],
    published: Annotated[str | None, typer.Option(help="The commitment you saw before betting opened.")] = None,
    head: Annotated[str | None, typer.Option(help="The journal's head at the close, as you know it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Does the outcome follow from what was committed before betting opened? Exits with 1 when it does not."""
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    try:
        proof = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("proof_unreadable.json", "{file} is not JSON.", file=file) from None
    checked = verify_proof(proof, published=published, journal_head=head)
    if as_json:
        print_json(checked)
    elif checked["ok"]:
        console.print(f"The round is fair: {checked['outcome'] or 'void, and revealed'}.", style="green")
    else:
        for reason in checked["reasons"]:
            console.print(str(reason), style="red", markup=False)
    if not checked["ok"]:
        raise typer.Exit(1)


@app.command()
@answers
def replay(
    file: Annotated[Path, typer.Argument(help="A recording of a wheel sensor's line.")],
    wheel: WheelName = "single-zero",
    model: Annotated[Model | None, typer.Option(help="The sensor, where it is known.")] = None,
    mode: Annotated[Mode | None, typer.Option(help="Its mode, where it is known.")] = None,
    as_json: AsJson = False,
) -> None:
    """The rounds that a recording contains, and an explanation of everything odd in it."""
    rounds = replay_recording(file, wheel_named(wheel).pockets, model=model, mode=mode)
    if as_json:
        print_json(rounds)
        return
    table = Table("Game", "Number", "At", title=str(file))
    for result in rounds["results"]:
        table.add_row(result["game"], result["number"], result["at"] or "")
    console.print(table)
    for spin in rounds["no_spins"]:
        console.print(f"No spin in game {spin['game']}: {spin['reason']}", style="yellow", markup=False)
    for change in rounds["transitions"]:
        console.print(f"Line {change['line']}: {change['why']}", markup=False)
    kinds = ", ".join(f"{len(rounds[name])} {name}" for name in ("results", "no_spins", "closed", "skipped"))
    console.print(f"{counted(rounds['games'], 'game')}: {kinds}")


@app.command()
@answers
def train(
    file: Annotated[Path, typer.Argument(help="Past numbers: CSV with a column number, or plain text.")],
    rulebook: Annotated[str, typer.Option(help="Whose rules.")] = "classic",
    wheel: WheelName = "single-zero",
    bet: Annotated[list[str] | None, typer.Option(help="A bet before every spin, such as red=500 (cents).")] = None,
    as_json: AsJson = False,
) -> None:
    """Drive a table with past numbers, in play money that can never meet real money."""
    wagers = [_wager(text) for text in bet or ()]
    numbers = recorded_outcomes(file, wheel_named(wheel).pockets)
    for line in play_training(rulebook, wheel, numbers, wagers):
        if as_json:
            sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
        elif (
            line.get("event") in ("result-declared", "seat-paid", "losers-collected", "spin-voided")
            or "refused" in line
        ):
            console.print(_short(line), markup=False)
        elif "balances" in line:
            won = -line["balances"].get("house-win", 0)
            way = "up" if won >= 0 else "down"
            console.print(f"{counted(len(numbers), 'number')}; the trainee is {way} {Unit.TRAINING.shown(abs(won))}.")


def _wager(text: str) -> tuple[str, int]:
    name, _, stake = text.partition("=")
    if not stake.isdecimal() or not int(stake):
        raise Refused("bad_stake.write_bet", "Write a bet as red=500, the stake in cents; this is “{text}”.", text=text)
    return name, int(stake)


def _short(line: dict[str, Any]) -> str:
    match line:
        case {"event": "result-declared" | "spin-voided", "round": number, "number": pocket}:
            return f"Round {number}: {pocket}"
        case {"event": "seat-paid", "chips": chips}:
            return f"    paid {Unit.TRAINING.shown(chips)}"
        case {"event": "losers-collected", "collected": collected}:
            lost = sum(amount for stacks in collected.values() for amount in stacks.values())
            return f"    lost {Unit.TRAINING.shown(lost)}"
    return f"    refused: {line['message']}"


@app.command()
@answers
def predict(
    file: Annotated[
        Path, typer.Argument(help="When ball and rotor passed a mark: CSV with spin, what, at, direction.")
    ],
    wheel: WheelName = "single-zero",
    as_json: AsJson = False,
) -> None:
    """How predictable is this wheel? What a stop-watch would give a player at each moment of closing; for the house."""
    with needs("lab"):
        from croupier.maths.bias.passes import read_timings  # noqa: PLC0415 - scipy is an extra, and slow to load
        from croupier.maths.bias.predict import FRAMES_TOO_COARSE, prediction_json  # noqa: PLC0415
        from croupier.maths.bias.predict import predict as how_predictable  # noqa: PLC0415
    timings = read_timings(file, wheel_named(wheel))
    if timings is None:
        told = {"too_coarse": True, "verdict": FRAMES_TOO_COARSE, "moments": []}
        if as_json:
            print_json(told)
        else:
            console.print(FRAMES_TOO_COARSE, style="yellow")
        return
    found = how_predictable(timings)
    if as_json:
        print_json(prediction_json(found))
        return
    shown = Table("A turn takes", "Falls in", "Numbers bet on", "Hits", "Player's edge", title=str(file))
    for moment in found.moments:
        edge = f"{moment.edge:+.0%} ({moment.edge_low:+.0%} to {moment.edge_high:+.0%})"
        hits = f"{moment.hits} of {moment.spins}"
        style = "red" if moment.predictable else None
        row = (f"{moment.period:.2f} s", f"{moment.seconds_left:.1f} s", str(moment.covered), hits, edge)
        shown.add_row(*row, style=style)
    console.print(shown)
    spins = counted(len(timings.spins), "timed spin")
    console.print(f"{spins}, every other pair held out; the clock steps by {timings.step:g} s.")
    console.print(found.verdict, style="bold red" if found.first_predictable else "green")


@app.command()
@answers
def timings(
    file: Annotated[Path, typer.Argument(help="The CSV file to write.")],
    spins: Annotated[int, typer.Option(min=1, max=100_000, help="How many spins.")] = 400,
    wheel: WheelName = "single-zero",
    tilt: Annotated[float, typer.Option(min=0, max=0.8, help="How much the bowl leans; 0 is level.")] = 0.0,
    resolution: Annotated[
        float, typer.Option(min=0.001, max=1, help="The step of the sensor's clock in seconds.")
    ] = 0.001,
    seed: Annotated[int, typer.Option(help="Which spins.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Time an emulated wheel of which the physics is known: passes of ball and rotor, and results."""
    body = Body(wheel_named(wheel).ring, tilt=tilt, resolution=resolution)
    write_timings(file, list(timed_spins(body, spins, seed)))
    told = {"file": str(file), "spins": spins, "tilt": tilt, "resolution": resolution, "seed": seed}
    if as_json:
        print_json(told)
    else:
        console.print(f"{counted(spins, 'spin')} in {file}.", markup=False)


@app.command()
@answers
def simulate(
    tcp: Annotated[int, typer.Option(help="The port on which the emulated wheel answers.")],
    model: Annotated[Model, typer.Option(help="Which sensor.")] = Model.MERCURY_360,
    mode: Annotated[Mode, typer.Option(help="Which frames it sends.")] = Mode.EXTENDED,
    wheel: WheelName = "single-zero",
    fault: Annotated[list[Fault] | None, typer.Option(help="A fault to show now and then; may be repeated.")] = None,
    every: Annotated[int, typer.Option(min=1, help="A fault every so many games.")] = 5,
    speed: Annotated[float, typer.Option(min=0.01, help="How many times faster than life.")] = 1.0,
    seed: Annotated[int, typer.Option(help="Which games are played.")] = 0,
    as_json: AsJson = False,  # noqa: ARG001 - it runs until it is stopped and prints nothing but its address
) -> None:
    """Run an emulated wheel on a TCP port until it is interrupted."""
    console.print(f"{model.value} in {mode.value} mode on 127.0.0.1:{tcp}; Ctrl-C ends it.")
    pockets = wheel_named(wheel).pockets
    run_emulator(model, mode, tcp, pockets, faults=fault or (), every=every, speed=speed, seed=seed)
