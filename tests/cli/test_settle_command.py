"""`croupier settle`: one round from JSON, every result, and totals that add up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import croupier, settled

from croupier.rules import table_rules

SINGLE, DOUBLE, COVERED = "single-zero", "double-zero", "double-zero-as-single-zero"


def row(bet: str, stake: int, result: str, winnings: int, returned: int, **more: int) -> dict[str, Any]:
    """A row as the contract has it, and what we add: what the house collects and what still stands."""
    standing = more.get("standing", 0)
    return {
        "seat": more.get("seat", 1),
        "bet": bet,
        "stake": stake,
        "result": result,
        "winnings": winnings,
        "returned": returned,
        "collected": stake - returned - standing,
        "standing": standing,
    }


class TestEachResult:
    def test_won(self) -> None:
        assert settled("house", DOUBLE, [{"bet": "straight-17", "stake": 200}], "17") == [
            row("straight-17", 200, "won", 7000, 200)
        ]

    def test_lost(self) -> None:
        assert settled("house", DOUBLE, [{"bet": "red", "stake": 200}], "00") == [row("red", 200, "lost", 0, 0)]

    def test_half(self) -> None:
        assert settled("colorado", SINGLE, [{"bet": "red", "stake": 501, "prison": "half"}], "0") == [
            row("red", 501, "half", 0, 251)
        ]

    def test_imprisoned(self) -> None:
        assert settled("colorado", SINGLE, [{"bet": "red", "stake": 500, "prison": "leave"}], "0") == [
            row("red", 500, "imprisoned", 0, 0, standing=500)
        ]

    def test_released(self) -> None:
        assert settled("colorado", SINGLE, [{"bet": "red", "stake": 500, "prison": "leave"}], "0", "19") == [
            row("red", 500, "released", 0, 500)
        ]

    @pytest.mark.parametrize("bet", ["straight-17", "red", "dozen-1", "straight-0"])
    def test_void(self, bet: str) -> None:
        assert settled("colorado", COVERED, [{"bet": bet, "stake": 500}], "00") == [
            row(bet, 500, "void", 0, 0, standing=500)
        ]


class TestTheSecondOutcome:
    LEAVE = {"bet": "even", "stake": 500, "prison": "leave"}  # noqa: RUF012 - a row, never changed

    @pytest.mark.parametrize(("second", "result"), [("8", "released"), ("9", "lost"), ("0", "lost")])
    def test_resolves_imprisoned_wagers(self, second: str, result: str) -> None:
        [found] = settled("colorado", SINGLE, [self.LEAVE], "0", second)
        assert found["result"] == result

    def test_leaves_all_other_rows_as_the_first_settled_them(self) -> None:
        wagers = [self.LEAVE, {"bet": "odd", "stake": 100}, {"bet": "straight-0", "stake": 100}]
        found = settled("colorado", SINGLE, wagers, "0", "8")
        assert [one["result"] for one in found] == ["released", "lost", "won"]

    def test_of_double_zero_on_the_american_wheel_loses(self) -> None:
        assert settled("colorado", DOUBLE, [self.LEAVE], "0", "00")[0]["result"] == "lost"

    def test_counts_instead_of_a_void_first_one(self) -> None:
        found = settled("colorado", COVERED, [{"bet": "even", "stake": 500}], "00", "8")
        assert found == [row("even", 500, "won", 500, 500)]

    def test_may_keep_a_wager_in_prison_by_custom(self) -> None:
        assert settled("classic", SINGLE, [self.LEAVE], "0", "0")[0]["result"] == "imprisoned"


class TestPrison:
    @pytest.mark.parametrize("bet", ["red", "black", "odd", "even", "low", "high"])
    def test_set_means_that_the_table_offers_it(self, bet: str) -> None:
        assert settled("colorado", SINGLE, [{"bet": bet, "stake": 500, "prison": "half"}], "0")[0]["result"] == "half"

    @pytest.mark.parametrize("wager", [{"prison": None}, {}])
    def test_null_or_absent_means_that_it_does_not(self, wager: dict[str, Any]) -> None:
        [found] = settled("colorado", SINGLE, [{"bet": "red", "stake": 500, **wager}], "0")
        assert found["result"] == "lost"

    def test_does_not_matter_when_the_wager_wins(self) -> None:
        [found] = settled("colorado", SINGLE, [{"bet": "red", "stake": 500, "prison": "leave"}], "19")
        assert found == row("red", 500, "won", 500, 500)


class TestPlaces:
    def test_the_courtesy_line_is_the_zero_split(self) -> None:
        found = settled("house", DOUBLE, [{"place": "courtesy", "stake": 200}], "00")
        assert found == [row("split-0-00", 200, "won", 3400, 200)]

    def test_a_place_may_stand_beside_its_bet(self) -> None:
        wager = {"bet": "split-0-00", "place": "courtesy", "stake": 200}
        assert settled("house", DOUBLE, [wager], "0")[0]["result"] == "won"

    def test_a_point_of_the_felt_is_a_place(self) -> None:
        assert settled("house", DOUBLE, [{"at": [8, 3.5], "stake": 200}], "0")[0]["bet"] == "split-0-00"
        assert settled("house", DOUBLE, [{"at": [0, 3], "stake": 200}], "0")[0]["bet"] == "five-0-00-1-2-3"


class TestTheAnswer:
    ROUND = {  # noqa: RUF012 - never changed
        "wagers": [
            {"seat": 1, "bet": "straight-17", "stake": 100},
            {"seat": 2, "bet": "red", "stake": 400},
            {"seat": 2, "place": "split-17-20", "stake": 150},
        ],
        "outcomes": ["17"],
    }

    def test_for_programs(self) -> None:
        answer = croupier("settle", "house", "--wheel", DOUBLE, "--json", stdin=json.dumps(self.ROUND))
        assert answer.code == 0
        assert answer.err == ""
        assert answer.json == {
            "rulebook": "house",
            "wheel": DOUBLE,
            "pays_assumed": False,
            "outcomes": ["17"],
            "rows": [
                row("straight-17", 100, "won", 3500, 100),
                row("red", 400, "lost", 0, 0, seat=2),
                row("split-17-20", 150, "won", 2550, 150, seat=2),
            ],
            "totals": {
                "wagers": 3,
                "stake": 650,
                "winnings": 6050,
                "returned": 250,
                "collected": 400,
                "standing": 0,
                "house": -5650,
            },
        }

    def test_for_people(self) -> None:
        answer = croupier("settle", "house", stdin=json.dumps(self.ROUND))
        assert answer.code == 0
        assert answer.out.startswith("House rules of roulette, double-zero wheel: 17\n")
        assert answer.out.endswith("Staked $6.50, house -$56.50.\n")
        assert all(len(line) <= 80 for line in answer.out.splitlines())

    def test_says_when_the_odds_are_assumed(self) -> None:
        text = json.dumps({"wagers": [{"seat": 1, "bet": "red", "stake": 100}], "outcomes": ["19"]})
        assert croupier("settle", "south-dakota", "--json", stdin=text).json["pays_assumed"] is True
        assert "* assumed: the text of this rulebook" in croupier("settle", "south-dakota", stdin=text).out

    def test_of_no_wagers_is_an_empty_list(self) -> None:
        assert settled("house", DOUBLE, [], "17") == []

    def test_keeps_the_rows_in_the_order_of_the_wagers(self) -> None:
        wagers = [{"seat": seat, "bet": "red", "stake": 100} for seat in (3, 1, 2)]
        assert [one["seat"] for one in settled("house", DOUBLE, wagers, "17")] == [3, 1, 2]

    def test_accepts_a_byte_order_mark(self) -> None:
        answer = croupier("settle", "house", "--json", stdin=b"\xef\xbb\xbf" + json.dumps(self.ROUND).encode())
        assert answer.code == 0

    def test_follows_a_policy(self, tmp_path: Path) -> None:
        path = tmp_path / "policy.toml"
        path.write_text('rulebook = "colorado"\nwheel = "single-zero"\n[odds]\nred = 2\n[options]\nin_prison = true\n')
        text = json.dumps({"wagers": [{"seat": 1, "bet": "red", "stake": 100}], "outcomes": ["0"]})
        args = ("settle", "colorado", "--policy", str(path), "--json")
        assert croupier(*args, stdin=text).json["rows"][0]["result"] == "half"
        assert croupier(*args, stdin=text.replace('"0"', '"19"')).json["rows"][0]["winnings"] == 200


BETS = {wheel: list(table_rules("colorado", wheel).layout.bets) for wheel in (SINGLE, DOUBLE, COVERED)}


@settings(max_examples=30)
@given(st.data(), st.sampled_from(list(BETS)))
def test_any_round_conserves_money(data: st.DataObject, wheel: str) -> None:
    wagers = data.draw(
        st.lists(
            st.fixed_dictionaries(
                {"seat": st.integers(1, 7), "bet": st.sampled_from(BETS[wheel]), "stake": st.integers(1, 10**12)}
            ),
            max_size=5,
        )
    )
    pockets = table_rules("colorado", wheel).wheel.pockets
    outcomes = data.draw(st.lists(st.sampled_from(pockets), min_size=1, max_size=3))
    found = settled("colorado", wheel, wagers, *outcomes)
    assert [{key: one[key] for key in ("seat", "bet", "stake")} for one in found] == wagers
    for one in found:
        assert one["returned"] + one["collected"] + one["standing"] == one["stake"]
        assert (one["result"] == "won") == (one["winnings"] > 0)
        assert (one["result"] == "void") == (wheel == COVERED and set(outcomes) == {"00"})
