"""The example in docs/examples: a wheel, a bet and rules on zero of its own, played and calculated by its file alone.

What it is held against is written out here by hand, from the file's words, and asks nothing of the engine.
"""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from tests.game import by_hand
from tests.support import croupier

from croupier.game import Choice
from croupier.maths import coup, read_slip
from croupier.rules import Policy, TableRules, table_rules

EXAMPLE = str(Path(__file__).parents[2] / "docs" / "examples" / "snake.toml")
ZEROS = ("0", "00", "000")
POCKETS = (*ZEROS, *map(str, range(1, 37)))
SNAKE = frozenset(["1", "5", "9", "12", "14", "16", "19", "23", "27", "30", "32", "34"])
AT_ZEROS = {
    **{f"straight-{zero}": {zero} for zero in ZEROS},
    **{f"split-{pair}": set(pair.split("-")) for pair in ("0-1", "000-2", "00-3", "0-000", "00-000")},
    **{f"corner-{four}": set(four.split("-")) for four in ("0-000-1-2", "00-000-2-3")},
    "six-0-00-000-1-2-3": {*ZEROS, "1", "2", "3"},
}
COVERS = {**AT_ZEROS, **dict(by_hand.number_bets()), **dict(by_hand.outside_bets()), "snake": SNAKE}
PAYS = by_hand.PAYS | {"six": 5, "snake": 2}


def rules_with(option: str = "") -> TableRules:
    return table_rules(EXAMPLE, policy=Policy(EXAMPLE, "three-zeros", options={option: True} if option else {}))


def test_the_file_is_good() -> None:
    assert croupier("rules", "check", EXAMPLE).code == 0


def test_every_bet_on_every_pocket_is_as_the_file_says() -> None:
    table = rules_with().pay_table
    assert set(table.layout.bets) == set(COVERS)
    for bet, covers in COVERS.items():
        for pocket in POCKETS:
            net = table.net(bet, 100, pocket)
            assert net == (100 * PAYS[by_hand.kind(bet)] if pocket in covers else -100), (bet, pocket)


def test_its_odds_are_exact() -> None:
    told = json.loads(croupier("odds", EXAMPLE, "--json").out)
    assert len(told["bets"]) == len(COVERS)
    for row in told["bets"]:
        covers = len(COVERS[row["id"]])
        edge = 1 - Fraction(covers * (PAYS[row["kind"]] + 1), 39)
        assert Fraction(row["house_edge"]) == edge, row["id"]


def three_prisons(covers: int, pays: int) -> Fraction:
    """The edge by Cramer's rule: the worth of each of three prisons, from the chances of a win, a zero and a loss."""
    win, zero = Fraction(covers, 39), Fraction(3, 39)
    lose = 1 - win - zero
    # Each prison is worth win times the one above and zero times the one below, less a loss; solved for the first.
    a = (-lose * (1 - win * zero) - zero * (lose + zero * (zero + lose))) / (1 - 2 * win * zero)
    return -(win * pays - lose + zero * a)


@pytest.mark.parametrize(("kind", "covers", "pays"), [("red", 18, 1), ("snake", 12, 2)])
def test_a_prison_with_three_levels_has_its_exact_edge(kind: str, covers: int, pays: int) -> None:
    told = json.loads(croupier("odds", EXAMPLE, "--json").out)["options"]
    edge = next(row["house_edge"] for row in told if row["id"] == "three-prisons" and kind in row["kinds"])
    assert Fraction(edge) == three_prisons(covers, pays)
    slip = read_slip(rules_with("three_prisons"), [kind], 100, option="three-prisons")
    assert coup(slip).edge == three_prisons(covers, pays)
    assert coup(slip).spins > 1


def test_half_on_zero_is_for_columns_too_and_not_for_dozens() -> None:
    rules = rules_with("half_on_columns")
    for bet, half in (("column-1", True), ("red", True), ("dozen-1", False), ("snake", False)):
        for zero in ZEROS:
            after = rules.pay_table.settle(bet, 1000, zero, option=rules.option)
            assert after.returned == (500 if half else 0), (bet, zero)


def test_two_wagers_in_prison_are_one_chain() -> None:
    """Red and black together: what one wins on a number the other loses, whatever level they are on."""
    rules = rules_with("three_prisons")
    assert rules.option is not None
    assert rules.option.choices == (Choice.LEAVE,)
    both = coup(read_slip(rules, ["red", "black"], 100, option="three-prisons"))
    assert both.net.mean == 2 * coup(read_slip(rules, ["red"], 100, option="three-prisons")).net.mean


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "zh-Hans"])
def test_its_rules_and_its_sign_are_printed_in_every_language(language: str, tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    limits = "[limits]\nall = { min = 500, max = 50000 }\n"
    policy.write_text(f'rulebook = "{EXAMPLE}"\nwheel = "three-zeros"\n{limits}[options]\nthree_prisons = true\n')
    rules = croupier(
        "rules", "print", EXAMPLE, "--policy", str(policy), "--lang", language, "-o", str(tmp_path / "rules.html")
    )
    assert rules.code == 0, rules.err
    printed = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert "Three prisons" in printed
    assert "Snake" in printed
    assert "000" in printed
    sign = croupier(
        "paper", "sign", EXAMPLE, "--policy", str(policy), "--lang", language, "-o", str(tmp_path / "sign.html")
    )
    assert sign.code == 0, sign.err
    assert "Three prisons" in (tmp_path / "sign.html").read_text(encoding="utf-8")
