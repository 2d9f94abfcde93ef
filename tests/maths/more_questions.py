"""Questions of the further commands, asked like the others: waiting, bets together, zeros, Kelly, the house's side."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.maths import oracle, oracle_more
from tests.maths.oracle import Evening, Game
from tests.maths.questions import (
    GAMES,
    SINGLE,
    SYSTEMS,
    a_game,
    a_slip,
    agrees,
    an_evening,
    asked,
    compare_ruin,
    compare_session,
    compare_simulation,
    money,
    value,
)  # fmt: skip


def bets_of(slip: oracle.Slip, flag: str = "--bet") -> list[str]:
    return [word for bet, stake in slip.items() for word in (flag, f"{bet}={money(stake)}")]


def wait_for_numbers(chances: random.Random) -> None:
    game, args = chances.choice(GAMES[:2])
    size = len(game.pockets)
    until, exact = chances.choice(
        [
            ("all-numbers", oracle_more.all_seen),
            ("repeat", oracle_more.seen_again),
            ("twice", oracle_more.twice_running),
        ]
    )
    found = asked("wait", until, *args, "--wheel", game.wheel)
    for spins in chances.sample(range(1, 30 if until == "repeat" else 300), 4):
        agrees(sum(map(Fraction, found["chances"][:spins])), exact(size, spins), found["error"], (until, spins))
    median = found["quantiles"]["0.5"]
    assert exact(size, median - 1) < Fraction(1, 2) <= exact(size, median), until


def wait_for_the_end(chances: random.Random) -> None:
    system = chances.choice([name for name in SYSTEMS if name != "labouchere"])
    evening, game, slip, args = an_evening(chances, system)
    coup, spins = oracle.one_coup(slip, game), chances.choice([1, 2, 4, 6])
    stopped, reached = oracle_more.decided(system, evening, coup, spins)
    args += ["--target", money(evening.target)]
    parts = {"ruin": stopped, "target": reached, "end": stopped + reached}
    for until, exact in parts.items():
        found = asked("wait", until, *args)
        if exact:
            agrees(sum(map(Fraction, found["chances"][:spins])), exact, 2 * found["error"], (until, args, spins))
    win, _ = oracle.reached(system, evening, coup)
    agrees(asked("wait", "target", *args)["happens"], win, 1e-9, args)


def bets_together(chances: random.Random) -> None:
    game, args = a_game(chances)
    slips = [
        {name: chances.choice([100, 250, 2]) for name in chances.sample(SINGLE, chances.randint(1, 3))}
        for _ in range(3)
    ]
    players = [" ".join(f"{bet}={money(stake)}" for bet, stake in slip.items()) for slip in slips]
    found = asked("correlate", *args, *(word for player in players for word in ("--player", player)))
    for row, one in enumerate(slips):
        for column, other in enumerate(slips):
            exact = oracle_more.covariance(one, other, game)
            assert Fraction(found["covariances"][row][column]["exact"]) == exact, (args, players, row, column)


def rule_on_zero(chances: random.Random) -> None:
    depth = chances.randint(1, 4)
    words: dict[str, Fraction] = {
        "lose": Fraction(0),
        "half": Fraction(1, 2),
        "release": Fraction(1),
        "3/4": Fraction(3, 4),
    }

    def anything(*ways: object) -> object:
        return chances.choice([*ways, *words, *range(1, depth + 1)])

    # Any other pocket ends it, so that nobody stays for ever.
    levels: list[Any] = [
        (anything("release", "pay"), anything("lose"), chances.choice(["lose", *words])) for _ in range(depth)
    ]
    wheel = chances.choice(["single-zero", "double-zero"])
    first = anything()

    def written(goes: object) -> str:
        return str(goes) if isinstance(goes, int) else f'"{goes}"'

    text = f"first = {written(first)}\n" + "".join(
        f"[[level]]\nwin = {written(win)}\nzero = {written(zero)}\nlose = {written(lose)}\n"
        for win, zero, lose in levels
    )
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rule.toml"
        file.write_text(text, encoding="utf-8")
        found = asked("zero", str(file), "--wheel", wheel)

    def share(goes: object) -> object:
        return goes if isinstance(goes, int) else {"pay": Fraction(2), **words}[str(goes)]

    size = len(Game(wheel).pockets)
    rule = (share(first), [tuple(map(share, level)) for level in levels])
    exact = oracle_more.edge_of_rule(rule, Fraction(18, size), Fraction(1, size), 3000)  # type: ignore[arg-type]
    assert found["edge"]["value"] == pytest.approx(exact, abs=1e-9), text
    assert sum(Fraction(row["chance"]["exact"]) for row in found["nets"]) == 1


def unequal_wheel(chances: random.Random) -> None:
    game = chances.choice(GAMES[:2])[0]
    hot = {
        pocket: Fraction(chances.randint(5, 60), 1000) for pocket in chances.sample(game.pockets, chances.randint(1, 5))
    }
    rest = (1 - sum(hot.values(), Fraction(0))) / (len(game.pockets) - len(hot))
    every = {pocket: hot.get(pocket, rest) for pocket in game.pockets}
    args = [word for pocket, chance in hot.items() for word in ("--pocket", f"{pocket}={chance}")]
    found = asked("kelly", "--wheel", game.wheel, *args)
    stakes = {pocket: Fraction(stake["exact"]) for pocket, stake in found["stakes"].items()}
    assert oracle_more.is_kelly(every, stakes, 36), args
    for row in chances.sample(found["bets"], 5):
        hit = sum((every[pocket] for pocket in game.pockets if oracle.covers(row["bet"], pocket)), Fraction(0))
        assert Fraction(row["edge"]["exact"]) == 1 - hit * (oracle.to_one(row["bet"]) + 1), row
        assert Fraction(row["kelly"]["exact"]) == max(0, hit - (1 - hit) / oracle.to_one(row["bet"])), row


def tables_compared(chances: random.Random) -> None:
    games = {
        "classic/single-zero": GAMES[0][0], "house/double-zero": GAMES[1][0],
        "classic/single-zero/la-partage": GAMES[2][0], "classic/double-zero/surrender": GAMES[3][0],
        "classic/single-zero/in-prison/leave": GAMES[4][0], "colorado/double-zero/in-prison/leave": GAMES[7][0],
    }  # fmt: skip
    slip = {name: chances.choice([100, 200]) for name in chances.sample(SINGLE, 2)}
    tables = chances.sample(list(games), 3)
    found = asked("compare", *tables, *bets_of(slip))
    for row in found["tables"]:
        name = "/".join(row[key] for key in ("rulebook", "wheel", "option", "choice") if row[key])
        exact = -oracle.mean(oracle.one_coup(slip, games[name])) / sum(slip.values())
        assert Fraction(row["edge"]["exact"]) == exact, (name, slip)
    edges = [row["edge"]["value"] for row in found["tables"]]
    assert edges == sorted(edges)


def shift(chances: random.Random) -> None:
    slip, game, args = a_slip(chances)
    coup = oracle.one_coup(slip, game)
    spins = chances.choice([1, 5, 60] if len(coup) <= 2 else [1, 2, 4])
    house = {-net: chance for net, chance in oracle.many_coups(coup, spins).items()}
    held, loss = chances.choice(list(house)), chances.choice([1, 100, 5000])
    words = ["--held", f"-{money(-held)}" if held < 0 else money(held), "--loss", money(loss)]
    found = asked("hold", *args, "--spins", str(spins), "--confidence", "0.9", *words)
    below, above = (oracle.chance_that(house, which) for which in (lambda won: won <= held, lambda won: won >= held))
    agrees(found["p"], min(Fraction(1), 2 * min(below, above)), found["error"], (args, words))
    agrees(found["loses_as_much"], oracle.chance_that(house, lambda won: won <= -loss), found["error"], (args, words))
    agrees(found["behind"], oracle.chance_that(house, lambda won: won < 0), found["error"], args)
    assert Fraction(found["mean"]["exact"]) == oracle.mean(house), args
    inside = oracle.chance_that(house, lambda won: found["low"] <= won <= found["high"])
    assert inside >= Fraction(9, 10) - Fraction(1, 10**9), args


def offers(chances: random.Random) -> None:
    game, args = a_game(chances)
    bet, stake = chances.choice(SINGLE), chances.choice([100, 1000])
    slip, spins = {bet: stake}, chances.choice([1, 3, 7])
    coup, pays = oracle.one_coup(slip, game), oracle.to_one(bet) + chances.choice([1, 2])
    hit = Fraction(sum(oracle.covers(bet, pocket) for pocket in game.pockets), len(game.pockets))
    better = asked("offer", *args, *bets_of(slip), "--pays", str(pays))
    assert Fraction(better["cost"]["exact"]) == hit * stake * (pays - oracle.to_one(bet)), args
    free = asked("offer", *args, *bets_of(slip), "--free")
    assert Fraction(free["cost"]["exact"]) == hit * stake * oracle.to_one(bet), args
    back = asked("offer", *args, *bets_of(slip), "--rebate", "10%", "--spins", str(spins))
    lost = sum((-net * chance for net, chance in oracle.many_coups(coup, spins).items() if net < 0), Fraction(0))
    agrees(back["cost"]["value"], lost / 10, back["error"], (args, spins))


def new_bet(chances: random.Random) -> None:
    game = chances.choice(GAMES[:2])[0]
    names = ["red", "odd", "low", "dozen-1", "column-2", "17", "0"]
    lines = [
        [(chances.random() < 0.7, name) for name in chances.sample(names[:5], 2)] for _ in range(chances.randint(1, 2))
    ]
    words = " or ".join(" and ".join(name if wanted else f"not {name}" for wanted, name in line) for line in lines)
    won = oracle_more.rule_wins(lines, game)
    if not 0 < len(won) < len(game.pockets):
        return
    pays = chances.randint(1, 20)
    found = asked("design", words, "--pays", str(pays), "--wheel", game.wheel)
    assert sorted(found["par"]["covers"]) == sorted(won), words
    edge = 1 - Fraction(len(won) * (pays + 1), len(game.pockets))
    assert Fraction(found["par"]["house_edge"]) == edge, words
    assert ("house_does_not_gain" in [row["finding"] for row in found["findings"]]) == (edge <= 0), words


def rare_ruin(chances: random.Random) -> None:
    system = chances.choice(["martingale", "flat", "dalembert", "fibonacci"])
    evening, game, slip, args = an_evening(chances, system)
    win, _ = oracle.reached(system, evening, oracle.one_coup(slip, game))
    found = asked(
        "rare", *args, "--target", money(evening.target), "--players", "500", "--runs", "30", "--steps", "4",
        "--confidence", "0.9999999",
    )  # fmt: skip
    assert found["ruin"]["low"] - 1e-12 <= 1 - win <= found["ruin"]["high"] + 1e-12, (
        args,
        float(1 - win),
        found["ruin"],
    )
    assert not found["exact"]
    assert value(found["ruin"]["value"]) >= 0


def tips(chances: random.Random) -> None:
    """A wager for the dealers: the player pays, the dealers win or lose; the house has the rest."""
    slip, game, args = a_slip(chances)
    given = {bet: chances.choice([1, 50, 100, 500]) for bet in chances.sample(SINGLE, chances.randint(1, 2))}
    if chances.random() < 0.15:
        slip, args = {}, [*args[: args.index("--bet")]]
    args += [word for bet, stake in given.items() for word in ("--bet", f"tip:{bet}={money(stake)}")]
    exact, theirs = oracle.with_tips(slip, given, game), oracle.dealers_get(given, game)
    rulebook = args[args.index("--rulebook") + 1] if "--rulebook" in args else "classic"
    words = " ".join(args).replace("--bet", "--slip").replace("--rulebook colorado", "").split()
    found = asked("odds", rulebook, *words)
    assert {row["net"]: Fraction(row["chance"]["exact"]) for row in found["nets"]} == exact, args
    gets = {row["amount"]: Fraction(row["chance"]["exact"]) for row in found["dealers"]["gets"]}
    assert gets == theirs, args
    assert Fraction(found["dealers"]["mean"]["exact"]) == oracle.mean(theirs), args
    staked = sum(slip.values()) + sum(given.values())
    assert found["staked"] == staked, args
    assert Fraction(found["edge"]["exact"]) * staked == -oracle.mean(exact) - oracle.mean(theirs), args
    spins = chances.choice([1, 2, 3])
    compare_session(exact, spins, args)
    told = asked("session", *args, "--spins", str(spins))["dealers"]
    assert told["mean"] == pytest.approx(float(spins * oracle.mean(theirs)), rel=1e-12), args


def tips_with_a_system(chances: random.Random) -> None:
    """What the dealers have grows with the system's stakes: together with the player's result it is the house's."""
    units, coups = chances.choice([2, 4]), chances.randint(1, 6)
    game = Game("single-zero")
    bank = 100 * 2 * units * 2
    args = ["--bet", "red=1", "--bet", "tip:black=1", "--strategy", "martingale", "--bankroll", money(bank)]
    found = asked("session", *args, "--limit", money(200 * units), "--spins", str(coups))
    coup = oracle.with_tips({"red": 100}, {"black": 100}, game)
    evening = Evening(200, bank, 10**9, 0, 200 * units)
    final, _ = oracle.played("martingale", evening, coup, coups)
    lost = bank - oracle.mean(final)
    assert found["mean"] == pytest.approx(-float(lost), rel=1e-9), args
    staked = lost / -oracle.mean(coup) * 100  # on red, and as much on black
    assert found["dealers"]["staked"] == pytest.approx(float(staked), rel=1e-9), args
    assert found["dealers"]["mean"] == pytest.approx(float(staked) * 36 / 37, rel=1e-9), args


def an_unequal_wheel(chances: random.Random) -> tuple[Game, list[str]]:
    game, args = a_game(chances)
    some = chances.sample(game.pockets, chances.randint(1, 4))
    hot = {pocket: Fraction(chances.choice([0, 5, 20, 60, 200]), 1000) for pocket in some}
    rest = (1 - sum(hot.values(), Fraction(0))) / (len(game.pockets) - len(hot))
    every = tuple((pocket, hot.get(pocket, rest)) for pocket in game.pockets)
    words = [word for pocket, chance in hot.items() for word in ("--pocket", f"{pocket}={chance}")]
    return replace(game, unequal=every), [*args, *words]


def session_on_an_unequal_wheel(chances: random.Random) -> None:
    game, args = an_unequal_wheel(chances)
    slip = {bet: chances.choice([1, 100, 250]) for bet in chances.sample(SINGLE, chances.randint(1, 2))}
    compare_session(oracle.one_coup(slip, game), chances.choice([1, 2, 3, 5]), [*args, *bets_of(slip)])


def ruin_on_an_unequal_wheel(chances: random.Random) -> None:
    game, args = an_unequal_wheel(chances)
    slip = {chances.choice(SINGLE): 100}
    bankroll = 100 * chances.randint(1, 5)
    evening = Evening(100, bankroll, bankroll + 100 * chances.randint(1, 5))
    compare_ruin("flat", evening, game, slip, [*args, *bets_of(slip), "--bankroll", money(bankroll)])


def simulation_on_an_unequal_wheel(chances: random.Random) -> None:
    """With a tip or two: what the player has, whatever becomes of them. Where a spin is a coup the answers are one."""
    system = chances.choice(SYSTEMS)
    game, args = an_unequal_wheel(chances)
    while game.rule == "prison":
        game, args = an_unequal_wheel(chances)
    slip = {chances.choice(SINGLE[:6]): chances.choice([2, 100, 500])}
    given = {bet: next(iter(slip.values())) for bet in chances.sample(SINGLE, chances.randint(0, 2))}
    unit, first = sum(slip.values()) + sum(given.values()), oracle.opening(system).stake
    bankroll = chances.choice([first, first + 2, 2 * first + 4]) * unit
    limit = chances.choice([first, first + 3, first + 6]) * unit
    evening = Evening(unit, bankroll, bankroll + chances.choice([1, unit, 5 * unit]), 0, limit)
    args += [*bets_of(slip), *bets_of({f"tip:{bet}": stake for bet, stake in given.items()})]
    args += ["--strategy", system, "--bankroll", money(bankroll), "--limit", money(limit)]
    coup, spins = oracle.with_tips(slip, given, game), chances.choice([1, 3, 6])
    compare_simulation(system, evening, coup, spins, args, chances.randrange(10**6))


MORE_KINDS = (
    wait_for_numbers, wait_for_the_end, bets_together, rule_on_zero, unequal_wheel, tables_compared, shift, offers,
    new_bet, rare_ruin, tips, tips_with_a_system, session_on_an_unequal_wheel, ruin_on_an_unequal_wheel,
    simulation_on_an_unequal_wheel,
)  # fmt: skip
