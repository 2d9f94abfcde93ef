"""South Dakota's section has no odds and no limits: the licensee declares them, reading D10, and they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.clauses.table_support import LIMITS, Floor
from tests.support import DECLARED, clause, croupier

from croupier.table import Phase

SD = "south-dakota"
ODDS = DECLARED["odds"]
BETTER = {**DECLARED, "odds": {**ODDS, "straight": 36, "five": 7, "dozen": 3}}
WORSE = {**DECLARED, "odds": {**ODDS, "straight": 30}}


@clause("SD-34:03-P6-a")
@pytest.mark.parametrize(
    ("policy", "code"),
    [
        ({"odds": {}}, "odds_not_declared"),
        ({"odds": {kind: pays for kind, pays in ODDS.items() if kind != "five"}}, "odds_not_declared"),
        ({"odds_source": ""}, "odds_not_declared"),
        ({"limits": {}}, "limits_not_declared"),
    ],
)
def test_no_table_opens_before_the_licensee_has_declared_odds_and_limits(policy: dict[str, Any], code: str) -> None:
    floor = Floor(SD, policy=policy)
    floor.prepare()
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.facts["reading"], floor.phase) == (code, "D10", Phase.CLOSED)


def test_a_bet_that_the_layout_does_not_have_needs_no_odds() -> None:
    floor = Floor(SD, "single-zero", {"odds": {kind: pays for kind, pays in ODDS.items() if kind != "five"}})
    assert floor.open().phase is Phase.BETTING


@clause("SD-34:03-P6-a")
@pytest.mark.parametrize(("declared", "straight", "dozen"), [(BETTER, 36, 3), (WORSE, 30, 2)])
def test_a_table_pays_what_was_declared(declared: dict[str, Any], straight: int, dozen: int) -> None:
    floor = Floor(SD, policy=declared).open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "straight-17", 5_00)
    floor.bet(1, "dozen-2", 5_00)
    floor.result("17")
    assert floor.settle().one("seat-paid")["chips"] == (straight + dozen) * 5_00


@clause("SD-34:03-P6-a")
def test_what_was_declared_is_printed_with_its_source_and_is_no_longer_assumed(tmp_path: Path) -> None:
    policy, card = tmp_path / "policy.toml", tmp_path / "card.html"
    odds = "".join(f"{kind} = {pays}\n" for kind, pays in BETTER["odds"].items())
    limits = "[limits.all]\nmin = {min}\nmax = {max}\n".format(**LIMITS["all"])
    source = f'rulebook = "{SD}"\nwheel = "double-zero"\nodds_source = "{BETTER["odds_source"]}"\n'
    policy.write_text(source + limits + "[odds]\n" + odds, encoding="utf-8")
    (row,) = croupier("odds", SD, "--policy", str(policy), "--bet", "straight-17", "--json").json["bets"]
    assert (row["pays"], row["pays_assumed"], row["house_edge"]) == (36, False, "1/38")
    assert croupier("odds", SD, "--bet", "straight-17", "--json").json["bets"][0]["pays_assumed"]
    assert croupier("paper", "card", SD, "--policy", str(policy), "-o", str(card)).code == 0
    printed = card.read_text(encoding="utf-8")
    assert "36 to 1" in printed
    assert BETTER["odds_source"] in printed
    assert "36 to 1*" not in printed
