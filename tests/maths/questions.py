"""Questions at random, aimed at the edges, asked on the command line and answered by the oracle beside it.

Near-certain hits, slips that cannot win or cannot lose much, stakes unlike each other, a limit at one unit, a bankroll
that is just enough, a target one cent away, one spin and very many, halves and prisons.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from scipy.special import bdtrc
from tests.maths import oracle, oracle_more
from tests.maths.oracle import Chances, Evening, Game
from tests.support import croupier

SYSTEMS = (
    "flat", "martingale", "grand-martingale", "dalembert", "fibonacci", "labouchere", "oscars-grind", "paroli",
    "1-3-2-6",
)  # fmt: skip
STRAIGHTS = [f"straight-{number}" for number in range(37)]
EDGES = (
    ["red", "black"],
    ["dozen-1", "dozen-2", "dozen-3"],
    STRAIGHTS,
    STRAIGHTS[1:],
    STRAIGHTS[:34],
    ["low", "high", "straight-0"],
    ["red"],
    ["straight-17"],
    ["column-1", "column-2"],
)
SINGLE = ("red", "even", "high", "dozen-2", "column-3", "straight-5", "corner-1-2-4-5", "line-1-2-3-4-5-6", "split-1-2")
LEAVE = ["--option", "in-prison", "--choice", "leave"]
GAMES: tuple[tuple[Game, list[str]], ...] = (
    (Game("single-zero"), []),
    (Game("double-zero"), []),
    (Game("single-zero", "half"), ["--option", "la-partage"]),
    (Game("double-zero", "half", ("0", "00")), ["--option", "surrender"]),
    (Game("single-zero", "prison"), LEAVE),
    (Game("double-zero", "prison"), LEAVE),
    (Game("single-zero", "prison", stays=False), ["--rulebook", "colorado", *LEAVE]),
    (Game("double-zero", "prison", stays=False), ["--rulebook", "colorado", *LEAVE]),
)
SIDES: dict[str, Callable[[int], bool]] = {
    "ahead": lambda net: net > 0,
    "even": lambda net: net == 0,
    "behind": lambda net: net < 0,
}


def asked(*args: str) -> Any:
    answer = croupier(*args, "--json")
    assert answer.code == 0, (args, answer.out, answer.err)
    return answer.json


def money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


def value(chance: Any) -> Fraction:
    if isinstance(chance, dict):
        return Fraction(chance["mantissa"]) * Fraction(10) ** int(chance["exponent"])
    return Fraction(chance)


def agrees(told: Any, exact: Fraction, error: float, question: object) -> None:
    """Within the bound that the answer states; the last digit of a float is what it takes to write it down."""
    off = abs(value(told) - exact)
    assert off <= Fraction(error) + exact * Fraction(1, 2**52), (question, float(value(told)), float(exact))


def a_game(chances: random.Random) -> tuple[Game, list[str]]:
    game, words = chances.choice(GAMES)
    return game, ["--wheel", game.wheel, *words]


def a_slip(chances: random.Random) -> tuple[oracle.Slip, Game, list[str]]:
    """A slip in cents, its game, and how it is asked for."""
    game, args = a_game(chances)
    names = list(chances.choice(EDGES)) if chances.random() < 0.5 else chances.sample(SINGLE, chances.randint(1, 3))
    unequal = chances.random() < 0.3
    slip = {name: chances.choice([1, 2, 100, 250, 1000]) if unequal else 100 for name in names}
    return slip, game, [*args, *(word for name, stake in slip.items() for word in ("--bet", f"{name}={money(stake)}"))]


def one_coup(chances: random.Random) -> None:
    slip, game, args = a_slip(chances)
    rulebook = args[args.index("--rulebook") + 1] if "--rulebook" in args else "classic"
    words = " ".join(args).replace("--bet", "--slip").replace("--rulebook colorado", "").split()
    found = asked("odds", rulebook, *words)
    exact = oracle.one_coup(slip, game)
    assert {row["net"]: Fraction(row["chance"]["exact"]) for row in found["nets"]} == exact, args
    staked = sum(slip.values())
    assert Fraction(found["edge"]["exact"]) == -oracle.mean(exact) / staked, args
    assert Fraction(found["variance"]["exact"]) == oracle.variance(exact), args
    assert Fraction(found["spins"]["exact"]) == oracle.spins_of_coup(slip, game), args
    assert sum(Fraction(row["chance"]["exact"]) for row in found["nets"]) == 1, args
    for row in found["bets"]:
        alone = oracle.one_coup({row["bet"]: row["stake"]}, game)
        assert Fraction(row["edge"]["exact"]) == -oracle.mean(alone) / row["stake"], args


def every_bet(chances: random.Random) -> None:
    """The pays of a rulebook, bet by bet, beside those that are written down here."""
    rulebook = chances.choice(["classic", "house", "south-dakota", "colorado"])
    covered = ["double-zero-as-single-zero"] if rulebook == "colorado" else []  # where a text allows it
    wheel = chances.choice(["single-zero", "double-zero", *covered])
    bets = asked("odds", rulebook, "--wheel", wheel)["bets"]
    game = Game(wheel)
    for row in chances.sample(bets, 12):
        bet = row["id"]
        won = [pocket for pocket in game.pockets if oracle.covers(bet, pocket)]
        assert sorted(pocket for pocket in row["numbers"] if pocket in game.pockets) == sorted(won), row
        assert row["pays"] == oracle.to_one(bet), row
        assert Fraction(row["probability"]) == Fraction(len(won), len(game.pockets)), row
        assert Fraction(row["house_edge"]) == -oracle.mean(oracle.one_coup({bet: 1}, game)), row


def session_flat(chances: random.Random) -> None:
    slip, game, args = a_slip(chances)
    coup = oracle.one_coup(slip, game)
    many = [1, 2, 3, chances.randint(4, 80), chances.randint(60, 120), chances.randint(81, 500)]
    lengths = many if len(coup) <= 2 else [1, 2, 3, 5, 8] if len(coup) <= 5 else [1, 2, 3]
    spins = chances.choice(lengths)
    compare_session(coup, spins, args)


def nearly_always(chances: random.Random) -> None:
    """Slips that hit on nearly every number: their sums lie close to one end of what is possible."""
    names = chances.choice([*EDGES[:2], STRAIGHTS[:34], STRAIGHTS[:35], STRAIGHTS[:36]])
    slip, (game, args) = dict.fromkeys(names, 100), chances.choice(GAMES[:2])
    words = [word for name in names for word in ("--bet", f"{name}=1")]
    compare_session(oracle.one_coup(slip, game), chances.randint(1, 450), [*args, "--wheel", game.wheel, *words])


def compare_session(coup: Chances, spins: int, args: list[str]) -> None:
    exact = oracle.many_coups(coup, spins)
    found = asked("session", *args, "--spins", str(spins))
    question = (args, spins)
    for name, which in SIDES.items():
        agrees(found[name], oracle.chance_that(exact, which), found["error"], question)
    agrees(sum((value(found[name]) for name in SIDES), Fraction(0)), Fraction(1), 3 * found["error"], question)
    assert found["mean"] == pytest.approx(float(oracle.mean(exact)), rel=1e-12, abs=1e-9), question
    assert found["sd"] ** 2 == pytest.approx(float(oracle.variance(exact)), rel=1e-12, abs=1e-9), question
    _compare_quantiles(exact, found, question)


def _compare_quantiles(exact: Chances, found: Any, question: object) -> None:
    off = Fraction(found["error"]) + Fraction(1, 10**12)
    for level, net in found["quantiles"].items():
        at_most = oracle.chance_that(exact, lambda total, net=net: total <= net)  # type: ignore[misc]
        less = oracle.chance_that(exact, lambda total, net=net: total < net)  # type: ignore[misc]
        assert less - off <= Fraction(level) <= at_most + off, (question, level)


def session_of_very_many(chances: random.Random) -> None:
    """One bet, so often that only its binomial is known: the reference is scipy's."""
    bet, stake = chances.choice(SINGLE), chances.choice([1, 100])
    game, args = chances.choice(GAMES[:2])
    spins = chances.choice([5_000, 20_000, 2_000_000, 10**9])
    found = asked("session", *args, "--wheel", game.wheel, "--bet", f"{bet}={money(stake)}", "--spins", str(spins))
    win = sum(oracle.covers(bet, pocket) for pocket in game.pockets) / len(game.pockets)
    even = spins // (oracle.to_one(bet) + 1)  # so many wins pay for the losses
    ahead = float(bdtrc(even, spins, win))
    if ahead > 1e-250:
        assert float(value(found["ahead"])) == pytest.approx(ahead, rel=max(1e-6, 3 * found["error"])), (args, spins)
    else:
        assert value(found["ahead"]) < Fraction(1, 10**240)
    assert found["exact"] is (spins <= 1_000_000)
    assert found["proven"] is found["exact"], "what is only estimated says so"


def an_evening(
    chances: random.Random, system: str, *, roomy: bool = False
) -> tuple[Evening, Game, oracle.Slip, list[str]]:
    game, args = a_game(chances)
    bets = SINGLE[2:6] if system in ("oscars-grind", "labouchere") else SINGLE[:6]  # these hear how much was won
    slip = {chances.choice(bets): chances.choice([2, 100, 500])}
    if chances.random() < 0.2:
        slip["straight-7"] = next(iter(slip.values()))
    unit = sum(slip.values())
    first = oracle.opening(system).stake
    bankroll = chances.choice([first, first + 1, first + 2, 2 * first + 4]) * unit + chances.choice([0, 0, 1])
    limit = chances.choice([first, first + 1, first + 3, first + 6]) * unit + chances.choice([0, 0, 1])
    target = bankroll + chances.choice([1, unit, 3 * unit, 5 * unit])
    if roomy and system == "oscars-grind":  # it takes some losses until it matters how much a win brings
        bankroll, limit = chances.choice([8, 12]) * unit, chances.choice([4, 8]) * unit
        target = bankroll + chances.choice([3, 6, 9]) * unit
    args += ["--bankroll", money(bankroll), "--limit", money(limit), "--strategy", system]
    args += [word for bet, stake in slip.items() for word in ("--bet", f"{bet}={money(stake)}")]
    return Evening(unit, bankroll, target, 0, limit), game, slip, args


def session_of_a_system(chances: random.Random) -> None:
    system = chances.choice([*SYSTEMS, "labouchere", "oscars-grind"])
    evening, game, slip, args = an_evening(chances, system, roomy=True)
    spins = chances.choice([1, 2, 4, 7, 8])
    final, stopped = oracle.played(system, evening, oracle.one_coup(slip, game), spins)
    args += ["--target", money(evening.target)]
    found = asked("session", *args, "--spins", str(spins))
    question, error = (args, spins), found["error"]
    for name, which in SIDES.items():
        exact = oracle.chance_that(final, lambda has, which=which: which(has - evening.bankroll))  # type: ignore[misc]
        agrees(found[name], exact, error, question)
    agrees(found["ruined"], stopped, error, question)
    won = oracle.chance_that(final, lambda has: has >= evening.target)
    agrees(found["reached"], won, error, question)
    nets = {has - evening.bankroll: chance for has, chance in final.items()}
    assert found["mean"] == pytest.approx(float(oracle.mean(nets)), rel=1e-9, abs=1e-6), question
    _compare_quantiles(nets, found, question)
    if system not in ("labouchere", "oscars-grind"):
        ruin = asked("ruin", *args)
        assert won - Fraction(1, 10**9) <= value(ruin["win"]) <= 1 - stopped + Fraction(1, 10**9), (question, "overlap")


def ruin(chances: random.Random) -> None:
    system = chances.choice([name for name in SYSTEMS if name != "labouchere"])
    evening, game, slip, args = an_evening(chances, system)
    compare_ruin(system, evening, game, slip, args)


def ruin_flat(chances: random.Random) -> None:
    """Several bets, a stop-loss, a target that no whole number of units reaches."""
    game, args = a_game(chances)
    names = chances.sample(SINGLE, chances.randint(1, 2))
    slip = {name: chances.choice([50, 100, 200]) for name in names}
    unit = sum(slip.values())
    bankroll = unit * chances.randint(1, 5) + chances.choice([0, 0, 25])
    floor = chances.choice([0, 0, 1, bankroll - 1, bankroll // 2])
    evening = Evening(unit, bankroll, bankroll + chances.choice([1, unit, 4 * unit, 400]), floor)
    args += ["--bankroll", money(bankroll), *(["--stop-loss", money(floor)] if floor else [])]
    args += [word for bet, stake in slip.items() for word in ("--bet", f"{bet}={money(stake)}")]
    compare_ruin("flat", evening, game, slip, args)


def compare_ruin(system: str, evening: Evening, game: Game, slip: oracle.Slip, args: list[str]) -> None:
    win, coups = oracle.reached(system, evening, oracle.one_coup(slip, game))
    spins = coups * oracle.spins_of_coup(slip, game)
    found = asked("ruin", *args, "--target", money(evening.target))
    agrees(found["win"], win, float(win) * found["error"], args)
    agrees(found["ruin"], 1 - win, found["ruin_error"], args)
    agrees(found["mean_spins"], spins, found["mean_spins"] * found["mean_spins_error"], args)
    assert found["exact"]
    scaled = list(_ten_times(args))
    ten_times = asked("ruin", *scaled, "--target", money(10 * evening.target))
    assert ten_times["win"] == pytest.approx(float(win), rel=1e-9), (scaled, "units scale")


def _ten_times(args: list[str]) -> Iterator[str]:
    for before, word in zip(["", *args], args, strict=False):
        name, _, amount = word.rpartition("=")
        if before in ("--bankroll", "--limit", "--stop-loss"):
            yield money(10 * round(float(word) * 100))
        elif before == "--bet":
            yield f"{name}={money(10 * round(float(amount) * 100))}"
        else:
            yield word


def best_play(chances: random.Random) -> None:
    game = chances.choice(GAMES[:2])[0]
    bets = chances.sample(["red", "dozen-1", "straight-7", "line-1-2-3-4-5-6"], chances.randint(1, 3))
    chips = [1, *(chances.choice([1, 1, 2]) for _ in bets[1:])]
    limit = chances.randint(max(chips), 4)
    bankroll = chances.randint(max(chips), 6)
    target = bankroll + chances.randint(1, 6)
    args = ["ruin", "--wheel", game.wheel, "--strategy", "best", "--bankroll", str(bankroll), "--target", str(target)]
    args += ["--limit", str(limit)]
    words = [word for bet, chip in zip(bets, chips, strict=True) for word in ("--bet", f"{bet}={chip}")]
    found = asked(*args, *words)
    choice = [(bet, chip, limit) for bet, chip in zip(bets, chips, strict=True)]
    exact = oracle.best(choice, game, bankroll, target)
    agrees(found["win"], exact, float(exact) * found["error"], args + words)
    for fewer in range(1, len(bets)):
        less = asked(*args, *words[: 2 * fewer])
        assert less["win"] <= found["win"] * (1 + 1e-9), (args, words, "more choice is never worse")


def bold_play(chances: random.Random) -> None:
    game = chances.choice(GAMES[:2])[0]
    bet, unit = chances.choice(SINGLE), chances.choice([1, 10])
    bankroll = unit * chances.randint(1, 9)
    limit = chances.choice([None, None, unit, 3 * unit])
    evening = Evening(unit, bankroll, bankroll + unit * chances.randint(1, 12), 0, limit)
    args = ["ruin", "--wheel", game.wheel, "--strategy", "bold", "--bet", f"{bet}={money(unit)}"]
    args += ["--bankroll", money(bankroll), "--target", money(evening.target)]
    found = asked(*args, *(["--limit", money(limit)] if limit else []))
    exact = oracle.bold(bet, game, unit if limit else 1, evening)
    agrees(found["win"], exact, float(exact) * found["error"], args)


def numbers(chances: random.Random) -> None:
    """The hottest and the coldest number, all of them, and the longest run of losses."""
    game, args = a_game(chances)
    bet, spins = chances.choice(SINGLE), chances.choice([1, 2, 7, 37, 45])
    size = len(game.pockets)
    found = asked("session", *args, "--bet", bet, "--spins", str(spins))["numbers"]
    hottest = sum(1 - oracle_more.all_between(size, spins, 0, most) for most in range(spins))
    coldest = sum(oracle_more.all_between(size, spins, least, spins) for least in range(1, spins // size + 1))
    agrees(found["hottest_mean"], Fraction(hottest), found["error"], (args, spins))
    agrees(found["coldest_mean"], Fraction(coldest), found["error"], (args, spins))
    agrees(found["all_seen"], oracle_more.all_between(size, spins, 1, spins), 0.0, (args, spins))
    agrees(found["distinct_mean"], size * (1 - Fraction(size - 1, size) ** spins), 0.0, (args, spins))
    losing = oracle.chance_that(oracle.one_coup({bet: 100}, game), lambda net: net < 0)
    median = found["longest_losing_run_median"]
    assert oracle_more.longest_run_at_most(losing, spins, median) >= Fraction(1, 2), (args, spins)
    assert not median or oracle_more.longest_run_at_most(losing, spins, median - 1) < Fraction(1, 2), (args, spins)


def simulation(chances: random.Random) -> None:
    system = chances.choice([*SYSTEMS, *(4 * ["labouchere"]), "oscars-grind"])
    evening, game, slip, args = an_evening(chances, system, roomy=True)
    if game.rule == "prison":
        game, args = GAMES[0][0], _without_prison(args)  # where a spin is a coup, the three answers are one
    spins = chances.choice([1, 3, 6, 8])
    compare_simulation(system, evening, oracle.one_coup(slip, game), spins, args, chances.randrange(10**6))


def compare_simulation(
    system: str, evening: Evening, coup: oracle.Chances, spins: int, args: list[str], seed: int
) -> None:
    """The exact answer lies within intervals that one run in a hundred million misses by chance."""
    final, stopped = oracle.played(system, evening, coup, spins)
    found = asked(
        "simulate", *args, "--stop-win", money(evening.target), "--spins", str(spins), "--sessions", "2000",
        "--seed", str(seed), "--confidence", "0.99999999", "--threads", "1",
    )  # fmt: skip
    ahead = oracle.chance_that(final, lambda has: has > evening.bankroll)
    won = oracle.chance_that(final, lambda has: has >= evening.target)
    net = oracle.mean(final) - evening.bankroll
    for name, exact in (("ahead", ahead), ("won", won), ("ruined", stopped), ("mean_net", net)):
        interval = found[name]
        assert interval["low"] - 1e-9 <= float(exact) <= interval["high"] + 1e-9, (args, name, float(exact), interval)
    assert found["exact"] is False
    assert found["proven"] is False


def _without_prison(args: list[str]) -> list[str]:
    words = iter(args)
    kept: list[str] = []
    for word in words:
        if word in ("--option", "--choice", "--rulebook", "--wheel"):
            next(words)
        else:
            kept.append(word)
    return ["--wheel", "single-zero", *kept]


def rare_loss(chances: random.Random) -> None:
    """A Martingale that nearly always wins a unit: most samples have not seen its loss, and the mean lies below."""
    losses = chances.choice([6, 8, 10, 12])
    unit, has = 100, 2**losses - 1
    evening = Evening(unit, has * unit, (has + 1) * unit, 0, 2 ** (losses - 1) * unit)
    args = ["--bankroll", money(evening.bankroll), "--limit", money(evening.limit or 0), "--strategy", "martingale"]
    final, _ = oracle.played("martingale", evening, oracle.one_coup({"red": unit}, Game()), losses)
    found = asked(
        "simulate", *args, "--stop-win", money(evening.target), "--spins", str(losses), "--sessions", "300",
        "--seed", str(chances.randrange(10**6)), "--confidence", "0.99999", "--threads", "1",
    )  # fmt: skip
    interval, exact = found["mean_net"], float(oracle.mean(final) - evening.bankroll)
    assert interval["low"] <= exact <= interval["high"], (args, exact, interval)


def too_little(chances: random.Random) -> None:
    """Nobody plays with less than the first stake, whoever is asked."""
    system = chances.choice(SYSTEMS)
    first = oracle.opening(system).stake
    bankroll = first * 1000 - chances.choice([1, 500, first * 999])
    args = ["--strategy", system, "--unit", "10", "--bankroll", money(bankroll), "--json"]
    more = {"session": ["--spins", "2"], "ruin": ["--target", "500"], "simulate": ["--spins", "2", "--sessions", "100"]}
    for command, words in more.items():
        answer = croupier(command, *args, *words)
        assert answer.code == 2, (command, args, answer.out)
        assert answer.json["code"] in ("bankroll_too_small", "limit_below_first_stake"), (command, args, answer.json)


def odd_halves(chances: random.Random) -> None:
    """Half of three odd cents is not three times half of one: who is asked about growing stakes says so."""
    system = chances.choice([name for name in SYSTEMS if name != "flat"])
    unit = chances.choice([1, 3, 25])
    args = ["--option", "la-partage", "--bet", f"red={money(unit)}", "--strategy", system, "--limit", money(20 * unit)]
    args += ["--bankroll", money(20 * unit), "--json"]
    more = {"session": ["--spins", "2"], "ruin": ["--target", "9"], "simulate": ["--spins", "2", "--sessions", "100"]}
    for command, words in more.items():
        answer = croupier(command, *args, *words)
        assert answer.code == 2, (command, args, answer.out)
        assert answer.json["code"] == "odd_half", (command, args, answer.json)


KINDS = (
    one_coup, every_bet, session_flat, session_flat, nearly_always, session_of_very_many, session_of_a_system,
    session_of_a_system, session_of_a_system, ruin, ruin_flat, best_play, bold_play, numbers, simulation, simulation,
    rare_loss, too_little, odd_halves,
)  # fmt: skip
