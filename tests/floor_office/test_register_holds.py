"""The register cannot be locked out, and what was inspected is what stands at the table."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import Day

MANAGER: dict[str, Any] = {"name": "Kim", "roles": ["key-manager"], "valid_until": "2027-12-31"}


def line(badge: str, **fields: Any) -> dict[str, Any]:
    return {"badge": badge, "licence": f"L-{badge}", **MANAGER, **fields}


@pytest.mark.parametrize(
    "first",
    [line("D7", roles=["dealer"]), line("K2"), line("K1", roles=["dealer"]), line("K1", valid_until="2026-01-01")],
)
def test_the_first_in_the_register_is_the_key_manager_who_keeps_it(first: dict[str, Any]) -> None:
    day = Day()
    assert day.refused("K1", "register-person", **first).code == "last_key_manager"
    day.do("K1", "register-person", **line("K1"))


@pytest.mark.parametrize("change", [{"roles": ["dealer"]}, {"valid_until": "2026-05-01"}])
def test_the_last_key_manager_stays_one(change: dict[str, Any]) -> None:
    day = Day()
    day.register("K1")
    day.register("K2", valid_until="2026-05-04")
    day.at("2026-05-05")
    assert day.refused("K1", "register-person", **line("K1", **change)).code == "last_key_manager"
    assert day.refused("K1", "withdraw-person", badge="K1", reason="left").code == "last_key_manager"
    day.register("K3")
    day.do("K1", "register-person", **line("K1", **change))


def test_where_every_key_managers_licence_has_run_out_one_of_them_registers_the_new_one() -> None:
    day = Day()
    day.register("K1", valid_until="2026-05-04")
    day.register("K2", valid_until="2026-05-20")
    day.register("D7", valid_until="2026-05-04")
    day.at("2026-05-05")
    assert day.refused("K1", "register-person", **line("K1")).code == "licence_not_valid", "K2 can do it"
    day.at("2026-05-21")
    assert day.refused("K1", "register-person", **line("D7", roles=["dealer"])).code == "licence_not_valid"
    assert day.refused("D7", "register-person", **line("D7")).code == "role_not_allowed"
    day.do("K1", "register-person", **line("K1"))
    day.register("K2")
    day.replayed()


@pytest.mark.parametrize("thing", ["W-3", "L-1"])
def test_what_came_to_the_table_after_the_inspection_is_inspected_too(thing: str) -> None:
    day = Day().staffed().equipped()
    day.inspect()
    day.do("S1", "take-out-of-use", thing=thing, reason="worn")
    new = day.wheel("W-9", serial="S-9") if thing == "W-3" else day.layout("L-9")
    day.use(new)
    assert day.shut().code == "inspect_again"
    day.open()
    day.replayed()


def test_one_approval_of_a_ball_may_name_its_size_and_another_its_material() -> None:
    day = Day().staffed().table()
    ball = day.ball("B9", metallic=True, diameter="1")
    for name in ("size", "material"):
        day.unusable(ball)
        day.approve("ball", ball, names=[name])
    day.use(ball)


@pytest.mark.parametrize("zone", ["Mars/Base", "America"])
def test_the_day_of_a_house_is_in_a_zone_that_there_is(zone: str) -> None:
    day = Day().staffed()
    refusal = day.refused("K1", "set-gaming-day", zone=zone, shifts={"day": "06:00"})
    assert (refusal.code, refusal.facts["field"]) == ("bad_day", "zone")
    assert day.refused("S1", "set-gaming-day", zone=zone, shifts={"day": "06:00"}).code == "role_not_allowed"


@pytest.mark.parametrize("text", ["broken = [", 'name = "something else"'])
def test_the_register_reads_no_file_of_the_machine(tmp_path: Path, text: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    day = Day().staffed()
    place = {"number": "9", "wheel_end": "left", "layout_end": "right"}
    assert day.refused("K1", "register-table", **place, rulebook=str(file)).code == "no_such_rulebook"
    wish = {"variation": "V-1", "title": "Odds", "reason": "to try", "changes": {"bets.straight.pays": 36}}
    assert day.refused("K1", "apply-for-variation", **wish, rulebook=str(file)).code == "no_such_rulebook"


LATE, AFTER_MIDNIGHT = "2026-05-05T03:00:00+00:00", "2026-05-05T07:00:00+00:00"  # 21:00 and 01:00 in Denver


def in_denver() -> Day:
    day = Day().staffed()
    day.do("K1", "set-gaming-day", zone="America/Denver", shifts={"day": "06:00"})
    return day


def test_a_licence_until_today_is_good_until_midnight_where_the_house_stands() -> None:
    day = in_denver()
    day.register("S3", valid_until="2026-05-04")
    day.now = datetime.fromisoformat(LATE)
    day.do("S3", "register-ball", ball="B8", material="acetal", metallic=False, diameter="3/4")
    day.now = datetime.fromisoformat(AFTER_MIDNIGHT)
    ball = {"ball": "B9", "material": "acetal", "metallic": False, "diameter": "3/4"}
    assert day.refused("S3", "register-ball", **ball).code == "licence_not_valid"


def test_a_coupon_until_today_is_good_until_midnight_where_the_house_stands() -> None:
    day = in_denver().equipped(chips={"match_play": True})
    day.open()
    table = {"on": "12"}
    day.do("C1", "register-coupon", **table, coupon="MP-1", face=500, expires="2026-05-04")
    day.do("S1", "seat-player", **table, seat=1, player="Ann")
    day.do("C1", "buy-in", **table, seat=1, amount=10_000, chip_value=500)
    day.do("D7", "open-betting", **table)
    day.now = datetime.fromisoformat(LATE)
    day.do("D7", "place-wager", **table, seat=1, bet="red", stake=1_000)
    placed = day.do("D7", "place-coupon", **table, seat=1, coupon="MP-1", bet="red")
    assert placed["day"] == "2026-05-04"
