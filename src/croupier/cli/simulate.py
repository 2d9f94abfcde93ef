"""`croupier simulate`: many sessions played, on the CPU, a GPU or a cluster, with confidence intervals."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import timedelta
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import progress as bars
from rich.table import Table

from croupier.cli.output import answers, console, errors, heading, print_json
from croupier.cli.ruin import (
    STRATEGIES,
    AsJson,
    Bets,
    ChoiceMade,
    Rulebook,
    Unit,
    WheelName,
    ZeroRule,
    asked_json,
    asked_limit,
    asked_slip,
    described,
)
from croupier.cli.table import PolicyFile
from croupier.cli.unequal import ChancesFile, Pockets, unequal_slip
from croupier.extras import needs
from croupier.maths.exact.figures import dealers_have
from croupier.maths.exact.slips import read_cents
from croupier.maths.simulate.machines.scheduler import check_scheduler
from croupier.money import counted, money
from croupier.refusal import Refused

if TYPE_CHECKING:
    from croupier.maths import Slip
    from croupier.maths.simulate.kept import Kept
    from croupier.maths.simulate.plans import Plan
    from croupier.maths.simulate.players import Backend, Interval, Outline, Progress, Simulated

STOPPED = 130  # as every shell says of a program that Ctrl-C ended


class Where(StrEnum):
    CPU = "cpu"
    GPU = "gpu"
    CLUSTER = "cluster"


@answers
def simulate(
    spins: Annotated[int, typer.Option(help="Spins of a session at most.")],
    sessions: Annotated[int, typer.Option(help="How many sessions; with --source as many as it has spins for.")] = 0,
    strategy: Annotated[str, typer.Option(help=f"{STRATEGIES} (.toml, .py).")] = "flat",
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    bankroll: Annotated[str | None, typer.Option(help="What the player brings; a strategy needs it.")] = None,
    limit: Annotated[str | None, typer.Option(help="The most that may be staked at a time.")] = None,
    stop_win: Annotated[str | None, typer.Option(help="With this much the player leaves.")] = None,
    stop_loss: Annotated[str | None, typer.Option(help="With this little the player leaves.")] = None,
    source: Annotated[Path | None, typer.Option(help="Past spins instead of drawn ones, see croupier bias.")] = None,
    column: Annotated[str | None, typer.Option(help="The column of a CSV source with the numbers.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same sessions on every backend.")] = 0,
    backend: Annotated[Where, typer.Option(help="cpu, gpu (cupy) or cluster (dask).")] = Where.CPU,
    workers: Annotated[
        int,
        typer.Option("--workers", "--threads", min=0, help="Threads that play; 0 is as many as the machine may use."),
    ] = 0,
    scheduler: Annotated[str | None, typer.Option(help="Of a running dask cluster; without it workers here.")] = None,
    confidence: Annotated[float, typer.Option(help="Of the intervals.")] = 0.95,
    resume: Annotated[
        Path | None, typer.Option(help="Keep in this file what is done, and go on with what it has of this question.")
    ] = None,
    plan_only: Annotated[
        bool, typer.Option("--plan", help="Do not play: say in how many chunks and how long it would take.")
    ] = False,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    pocket: Pockets = None,
    chances: ChancesFile = None,
    as_json: AsJson = False,
) -> None:
    """Play many sessions with a strategy; the result depends on the seed and on nothing else."""
    if not 0 < confidence < 1:
        raise Refused(
            "bad_level.confidence", "The confidence is a probability between 0 and 1, such as 0.95.", level=confidence
        )
    if backend is Where.CLUSTER and scheduler:
        check_scheduler(scheduler)
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy, tips=True)
    slip = unequal_slip(slip, pocket, chances)
    if source and slip.chances:
        raise Refused(
            "bad_chances.recorded_spins",
            "Recorded spins came as they came: give either --source or chances of pockets.",
            source=str(source),
        )
    most = asked_limit(slip, limit)
    with needs("lab"):
        from croupier.maths.bias import read_spins  # noqa: PLC0415
        from croupier.maths.simulate import players as engine  # noqa: PLC0415 - numba is an extra, and slow to load
        from croupier.maths.simulate.kept import Kept  # noqa: PLC0415
        from croupier.maths.simulate.loops import loop_of  # noqa: PLC0415
        from croupier.maths.simulate.plans import make_plan  # noqa: PLC0415
        from croupier.maths.systems.strategies import find_system  # noqa: PLC0415
        from croupier.maths.systems.systems import UNITS_MAX  # noqa: PLC0415
    recorded = read_spins(source, slip.rules.wheel, column=column) if source else None
    if recorded is not None and not sessions and spins > 0:
        sessions = max(1, len(recorded.results) // spins)
    if not sessions:
        raise Refused(
            "bad_plan.how_many",
            "Say how many sessions are played: --sessions, or --source with recorded spins.",
            sessions=sessions,
        )
    plan = make_plan(
        slip,
        find_system(strategy, UNITS_MAX if most is None else most // slip.staked),
        sessions=sessions,
        spins=spins,
        seed=seed,
        bankroll=read_cents(bankroll, "bankroll") if bankroll else None,
        target=read_cents(stop_win, "stop-win") if stop_win else None,
        floor=read_cents(stop_loss, "stop-loss") if stop_loss else 0,
        limit=most,
        source=None if recorded is None else recorded.results,
    )
    kept = Kept.open(resume, plan) if resume else None
    with chosen(backend, workers, scheduler) as where:
        if plan_only:
            show_plan(engine.outline(plan, where, begun=kept.done if kept else 0), as_json=as_json)
            return
        found, spins_played, seconds = finished(plan, where, confidence, kept, quiet=as_json)
    unread = 0 if recorded is None else recorded.unread_count
    if as_json:
        print_json(
            {
                **asked_json(slip),
                "strategy": strategy,
                "seed": seed,
                "backend": backend.value,
                "unread_lines": unread,
                **result_json(found),
                **({"dealers": dealers_of(slip, found)} if slip.tips else {}),
                "loop": loop_of(plan),
                "seconds": seconds,
                "spins_per_second": spins_played / seconds,
            }
        )
        return
    console.print(heading(slip.rules))
    length = f"{counted(sessions, 'session')} of {counted(spins, 'spin')} at most"
    spun = f"spins of {source}" if source else f"seed {seed}"
    console.print(f"{described(slip)}, {strategy}: {length}, {spun}")
    show(found, confidence)
    if slip.tips and (theirs := dealers_of(slip, found)["mean"]) is not None:
        console.print(f"The dealers get {money(round(theirs))} of the tips of a session on average.")
    if unread:
        console.print(f"{counted(unread, 'line')} of the source could not be read.", style="yellow")
    before = found.tally.spins - spins_played
    kept_before = f"{counted(before, 'spin')} were done before. " if before else ""
    rate = (
        f"{counted(spins_played, 'spin')} in {seconds:.1f} s: {spins_played / seconds:,.0f} a second ({loop_of(plan)})."
    )
    console.print(kept_before + rate, style="dim")


def finished(
    plan: Plan, where: Backend, confidence: float, kept: Kept | None, *, quiet: bool
) -> tuple[Simulated, int, float]:
    """The result, how many spins were played for it now, and in how many seconds. Ctrl-C leaves what was done."""
    from croupier.maths.simulate import players as engine  # noqa: PLC0415

    before = kept.tally.spins if kept and kept.tally else 0
    done, started = kept.done if kept else 0, time.perf_counter()
    with shown_progress(plan.sessions, quiet=quiet) as bar:

        def hear(progress: Progress) -> None:
            nonlocal done
            done = progress.done
            if bar:
                bar(progress)

        try:
            found = engine.simulate(plan, where, confidence=confidence, progress=hear, kept=kept)
        except KeyboardInterrupt:
            done = kept.done if kept else done
            told = f"Stopped: {done:,} of {counted(plan.sessions, 'session')} are done"
            on = (
                f"{told}, and kept in {kept.path}. The same command goes on with them: --resume {kept.path}"
                if kept
                else f"{told}, and nothing is kept: with --resume FILE the next run goes on where it was stopped."
            )
            errors.print(on, style="yellow", soft_wrap=True)
            raise typer.Exit(STOPPED) from None
    return found, found.tally.spins - before, time.perf_counter() - started


def show_plan(found: Outline, *, as_json: bool) -> None:
    if as_json:
        print_json({**asdict(found), "exact": False, "proven": False})
        return
    done = f", {found.done:,} of them done" if found.done else ""
    chunks = f"{counted(found.chunks, 'chunk')} of {counted(found.chunk, 'session')}"
    workers = counted(found.workers, "worker")
    console.print(
        f"{counted(found.sessions, 'session')}{done}: {chunks}, about a second each, on {workers}.", soft_wrap=True
    )
    took = timedelta(seconds=round(found.seconds))
    console.print(f"About {took} at {found.spins_per_second:,.0f} spins a second, as the first seconds went.")


def result_json(found: Simulated) -> dict[str, Any]:
    def interval(of: Interval) -> dict[str, float]:
        return {"value": of.value, "low": of.low, "high": of.high}

    return {
        "sessions": found.tally.sessions,
        "spins": found.tally.spins,
        "mean_spins": found.mean_spins,
        "confidence": found.confidence,
        "mean_net": interval(found.mean_net),
        "ahead": interval(found.ahead),
        "won": interval(found.won),
        "ruined": interval(found.ruined) if found.plan.bankroll is not None else None,
        "quantiles": {str(level): found.quantile(level) for level in (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)},
        "exact": False,
        "proven": False,
    }


def dealers_of(slip: Slip, found: Simulated) -> dict[str, Any]:
    """What the dealers have of the tips of a session, estimated as the player's mean is."""
    return dealers_have(slip, found.mean_net.value, found.units)


def show(found: Simulated, confidence: float) -> None:
    from croupier.maths.simulate.plans import NO_TARGET  # noqa: PLC0415 - numpy is an extra

    table = Table("", "Estimate", f"{confidence:.0%} interval")
    mean = found.mean_net
    table.add_row("mean net result", money(round(mean.value)), f"{money(round(mean.low))} to {money(round(mean.high))}")
    rows = [("ahead", found.ahead)]
    if found.plan.target < NO_TARGET:
        rows.append(("target reached", found.won))
    if found.plan.bankroll is not None:
        rows.append(("ruined or at the stop-loss" if found.plan.floor else "ruined", found.ruined))
    for name, share in rows:
        table.add_row(name, f"{share.value:.4%}", f"{share.low:.4%} to {share.high:.4%}")
    table.add_row("mean number of spins", f"{found.mean_spins:,.1f}", "")
    for level in (0.05, 0.5, 0.95):
        table.add_row(f"{level:.0%} quantile", money(found.quantile(level)), "")
    console.print(table)


@contextmanager
def chosen(backend: Where, workers: int, scheduler: str | None) -> Iterator[Backend]:
    """The backend, and for a cluster its connection, which is closed in the end."""
    if backend is Where.GPU:
        from croupier.maths.simulate.machines.gpu import Gpu  # noqa: PLC0415

        yield Gpu()
    elif backend is Where.CLUSTER:
        from croupier.maths.simulate.machines.cluster import connected  # noqa: PLC0415

        with connected(scheduler, workers, say_aside) as cluster:
            yield cluster
    else:
        from croupier.maths.simulate.players import Cpu  # noqa: PLC0415

        yield Cpu(workers)


def say_aside(line: str) -> None:
    errors.print(line, style="yellow", soft_wrap=True)


@contextmanager
def shown_progress(sessions: int, *, quiet: bool) -> Iterator[Callable[[Progress], None] | None]:
    """A bar on standard error with the rate and the time that is left; nothing where nobody looks."""
    if quiet or not errors.is_terminal:
        yield None
        return
    columns = (
        bars.BarColumn(),
        bars.TextColumn("{task.percentage:>3.0f}%"),
        bars.TextColumn("{task.fields[rate]}"),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task("", total=sessions, rate="")

        def hear(progress: Progress) -> None:
            bar.update(task, completed=progress.done, rate=f"{progress.spins_per_second / 1e6:,.0f} million spins/s")

        yield hear
