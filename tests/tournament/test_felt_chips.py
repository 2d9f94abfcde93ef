"""Tournaments on the felt: the same number of whole chips for all, paid in chips, and counted back to the chip."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.tournament.hall_support import COLOURS, START_DAY, Evening, event, plan

from croupier.live import replay
from croupier.refusal import Refused
from croupier.rules.in_force.sign import sign_of
from croupier.table import Table
from croupier.words.catalogue import catalogue

PIT = ("pit-supervisor", "S1")


def sets(number: int) -> dict[str, Any]:
    return {"chips": {"sets": [{"colour": colour, "number": number} for colour in COLOURS]}}


def worth(points: int) -> dict[str, int]:
    return dict.fromkeys(COLOURS, points)


ROUND: dict[str, Any] = {"spins": 1, "point_values": worth(25)}
SAID = {"de": "30 Punkte sind", "es": "30 puntos no", "fr": "30 points ne", "zh-Hans": "30 分不"}


def played(number: int = 200, *, points: int = 25, rounds: Any = None, **changes: Any) -> Evening:
    """Three players at table 1, whose chips stand for so many points each; betting is open."""
    rounds = rounds or [{"spins": 2, "point_values": worth(points)}]
    evening = Evening(plan(event(on_tables=True, tables=["1"], rounds=rounds, **changes), table=sets(number))).ready()
    for person in "ABC":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    evening.open_table("1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    opens(evening)
    return evening


def opens(evening: Evening) -> None:
    """The notice with the points of the colours hangs, and betting is open."""
    writer = evening.tables.writers["1"]
    code = sign_of(writer.rules, writer.table.point_values).code
    assert evening.at_table("1", "post-sign", sign=code, by=PIT) is None
    assert evening.at_table("1", "open-betting") is None


def table(evening: Evening) -> Table:
    return evening.tables.writers["1"].table


def bets(evening: Evening, seat: int, bet: str, stake: int) -> Refused | None:
    player = ("player", table(evening).seats[seat].player)
    return evening.at_table("1", "place-wager", seat=seat, bet=bet, stake=stake, by=player)


def chips(evening: Evening) -> dict[str, int]:
    """How many chips are where, of all colours."""
    found: Counter[str] = Counter()
    for account, kinds in table(evening).chips.items():
        found[account.partition("/")[0]] += sum(kinds.values())
    return dict(found)


def test_everybody_has_the_same_number_of_chips_and_bets_whole_ones() -> None:
    evening = played()
    hands = [table(evening).chips[f"hand/{seat}"] for seat in table(evening).seats]
    assert sorted(kind for hand in hands for kind in hand) == ["blue/plain", "green/plain", "orange/plain"]
    assert [number for hand in hands for number in hand.values()] == [40, 40, 40]  # of 25 points: 1,000
    refusal = bets(evening, 1, "red", 30)
    assert refusal is not None
    assert (refusal.code, refusal.facts["chip_value"]) == ("not_whole_chips", 25)
    assert bets(evening, 1, "red", 50) is None
    kind = f"{table(evening).seats[1].colour}/plain"
    assert (table(evening).chips["layout/1"], table(evening).chips["hand/1"]) == ({kind: 2}, {kind: 38})
    refusal = evening.at_table("1", "set-point-values", values=worth(50), by=("tournament-director", "O1"))
    assert refusal is not None
    assert refusal.code == "round_running"


def test_what_is_won_is_paid_in_chips_and_the_inventory_closes_to_the_chip() -> None:
    evening = played()
    assert bets(evening, 1, "column-1", 50) is None
    assert bets(evening, 2, "red", 100) is None
    evening.spin("1", "1")
    assert chips(evening) == {"cage": -1200, "hand": 118 + 4, "layout": 6, "tray": 1200 - 128}
    evening.spin("1", "2")
    assert evening.do("end-round", event="E1")[0]["points"]
    assert table(evening).chips["tray"] == {f"{colour}/plain": 200 for colour in COLOURS}
    assert chips(evening) == {"cage": -1200, "tray": 1200}
    tray = dict(table(evening).chips["tray"])
    refusal = evening.at_table("1", "close-table", closer=0, by=PIT)
    assert refusal is not None
    assert refusal.code == "count_differs", "a tray of points is worth nothing: only its chips can be counted"
    short = {**tray, "blue/plain": 199}
    assert evening.at_table("1", "close-table", closer=0, chips=short, reason="?", by=PIT) is not None
    assert evening.at_table("1", "close-table", closer=0, chips=short, reason="one was cracked", by=PIT) is None
    (taken,) = (one.data for one in evening.journal.read("table/1") if one.name == "inventory-taken")
    assert (taken["counted"], taken["differences"]) == (short, {"blue/plain": -1})
    again = Table()
    replay.fold(again, evening.journal.read("table/1"))
    assert again.chips == table(evening).chips


def test_where_the_tray_is_short_of_a_colour_more_of_it_is_brought() -> None:
    evening = played(60)
    assert bets(evening, 1, "straight-17", 50) is None
    kind = next(iter(table(evening).chips["layout/1"]))
    for command, fields in (
        ("spin-ball", {}), ("call-no-more-bets", {"wave": True}), ("declare-result", {"number": "17", "turns": 8}),
        ("place-dolly", {"number": "17"}), ("collect-losers", {}),
    ):  # fmt: skip
        assert evening.at_table("1", command, **fields) is None
    refusal = evening.at_table("1", "pay-winners")
    assert refusal is not None
    assert (refusal.code, refusal.facts["left"], refusal.facts["number"]) == ("float_short", 20, 70)
    slip: dict[str, Any] = {"second": "C1", "by": PIT}
    for wrong, code in (
        ({"amount": 500, "chips": {kind: 50}}, "points_have_no_value"),
        ({"amount": 0}, "not_whole_chips"),
        ({"amount": 0, "chips": {"black/plain": 50}}, "foreign_chip"),
    ):
        refused = evening.at_table("1", "fill-table", **wrong, **slip)
        assert refused is not None
        assert refused.code == code
    assert evening.at_table("1", "fill-table", amount=0, chips={kind: 60}, **slip) is None
    assert evening.at_table("1", "pay-winners") is None
    assert table(evening).chips["hand/1"] == {kind: 38 + 70}
    back = evening.at_table("1", "credit-table", amount=0, chips={kind: 11}, **slip)
    assert back is not None
    assert (back.code, back.facts["left"]) == ("float_short", 10)
    assert evening.at_table("1", "credit-table", amount=0, chips={kind: 10}, **slip) is None
    assert chips(evening) == {"cage": -(360 + 50), "hand": 188, "layout": 2, "tray": 360 + 50 - 190}


def test_a_round_does_not_start_before_the_trays_have_its_stacks() -> None:
    rounds = [{"spins": 1, "advance": 2, "point_values": worth(25)}, {"spins": 1, "point_values": worth(5)}]
    evening = played(rounds=rounds)
    assert bets(evening, 1, "dozen-1", 500) is None
    evening.spin("1", "1")
    evening.do("end-round", event="E1")
    evening.do("advance-players", event="E1")
    evening.seat(seed="second")
    refusal = evening.refused("start-round", event="E1", counts=evening.counts())
    assert (refusal.code, refusal.facts["number"]) == ("float_short", 400)
    more = {f"{colour}/plain": 200 for colour in COLOURS}
    assert evening.at_table("1", "fill-table", amount=0, chips=more, second="C1", by=PIT) is None
    assert evening.at_table("1", "pause-betting") is None
    evening.do("start-round", event="E1", counts=evening.counts())
    hands = [sum(table(evening).chips[f"hand/{seat}"].values()) for seat in table(evening).seats]
    assert sorted(hands) == [200, 400]


@pytest.mark.parametrize(
    ("code", "number", "changes"),
    [
        ("chips_missing", 0, {}),
        ("unequal_chips", 39, {}),
        ("unequal_chips", 200, {"rounds": [{"spins": 1, "point_values": {"blue": 25}}]}),
        ("not_whole_chips", 200, {"chips": 1001}),
        ("not_whole_chips", 200, {"re_buys": {"price": 20_00, "points": 510, "allowed": 1, "until_round": 1}}),
        (
            "not_whole_chips",
            200,
            {
                "rounds": [
                    {"spins": 1, "advance": 2, "point_values": worth(20)},
                    {"spins": 1, "point_values": worth(50)},
                ]
            },
        ),
    ],
)
def test_a_plan_that_whole_and_equal_chips_cannot_play(code: str, number: int, changes: dict[str, Any]) -> None:
    usual = {"rounds": [ROUND], "buy_in": 50_00}
    rules = plan(event(on_tables=True, **{**usual, **changes}), table=sets(number))
    refusal = Evening().refused("publish-rules", rules=rules)
    assert code in {finding["code"] for finding in refusal.facts["findings"]}
    apart = {**rules, "events": [{**one, "on_tables": False} for one in rules["events"]]}
    Evening().do("publish-rules", rules=apart)  # Where points are counted by hand, nobody asks for a table's chips.


def test_halves_are_whole_chips() -> None:
    option = {"wheel": "single-zero", "options": {"in_prison": True}, **sets(200)}
    rules = plan(event(on_tables=True, rounds=[{"spins": 1, "point_values": worth(25)}]), table=option)
    refusal = Evening().refused("publish-rules", rules=rules)
    assert "not_whole_chips" in {finding["code"] for finding in refusal.facts["findings"]}
    option["chips"] = {**option["chips"], "smallest": 25}
    Evening().do("publish-rules", rules=rules)


def test_points_are_called_points_once_in_every_language() -> None:
    refusal = bets(played(), 1, "red", 30)
    assert refusal is not None
    for language, points in (
        ("de", "30 Punkte sind"),
        ("es", "30 puntos no"),
        ("fr", "30 points ne"),
        ("zh-Hans", "30 分不"),
    ):
        assert catalogue(language, "shared").told(refusal.as_json()).startswith(points)
