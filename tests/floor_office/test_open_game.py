"""The register binds the open game: licences, balls and variations, on a running server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.clauses.floor_support import Day
from tests.floor_office.office_support import LIMITS, OPENING, Office, closed_table, equipped, points
from tests.support import clause, on_felt
from tests.web.web_support import Server, serving

from croupier.live import TableWriter
from croupier.live.tables import Floor
from croupier.rules import policy_from
from croupier.rules.in_force.sign import sign_of
from croupier.table.opening.decide import inspection_points


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with serving(tmp_path, tables=closed_table) as server:
        yield equipped(server)


def opened(office: Office) -> Office:
    office.done("S1", "inspect-opening", table="1", points=points(office), balls={"B1": "magnet"})
    for command in ({"do": "sign-in-dealer", "dealer": "D1"}, OPENING):
        answer = office.table("S1", **command)
        assert answer.status_code == 200, answer.text
    return office


def told(answer: httpx.Response) -> tuple[int, str, str | None]:
    return answer.status_code, answer.json().get("code"), answer.json().get("clause")


# --- licences


def test_without_a_licence_nobody_does_anything_at_a_table(office: Office) -> None:
    opened(office)
    for badge in ("D1", "S1"):
        office.done("K1", "withdraw-person", badge=badge, reason="the Division withdrew the licence")
    gone = (409, "licence_not_valid")
    for command in (
        {"do": "open-betting"},
        {"do": "spin-ball"},
        {"do": "declare-result", "number": "5", "turns": 9},
        {"do": "seat-player", "seat": 1, "player": "Ann"},
    ):
        assert told(office.table("D1", **command)) == (*gone, "CO-2201(4)-a"), command
    assert told(office.table("S1", do="make-ruling", instruction="go-on", reason="r")) == (*gone, "CO-2206(5)-d")
    assert told(office.table("S1", do="fill-table", amount=100_000)) == (*gone, None)
    assert told(office.table("S2", do="sign-in-dealer", dealer="D1")) == (*gone, "CO-2201(4)-a")
    assert told(office.console("S1").post("/api/tables/1/commands", json=fill("x"))) == (*gone, None)
    shown = office.console("A1").get("/api/tables/1").json()
    assert (shown["phase"], shown["round"]) == ("open", 0), "nothing has changed"


def fill(key: str) -> dict[str, Any]:
    return {"key": key, "command": {"do": "fill-table", "amount": 100_000}}


def test_the_second_person_has_a_licence_too(office: Office) -> None:
    opened(office)
    waiting = office.table("S1", do="fill-table", amount=100_000).json()["approval"]
    office.done("K1", "withdraw-person", badge="S2", reason="the Division withdrew the licence")
    path, body = f"/api/approvals/{waiting['id']}/confirm", {"digest": waiting["digest"]}
    assert told(office.console("S2").post(path, json=body)) == (409, "licence_not_valid", None)
    assert office.console("K1").post(path, json=body).status_code == 200, "somebody else confirms it"


def test_in_a_transcript_nobody_signs_who_is_not_in_the_register() -> None:
    day = Day().staffed().equipped().open()
    refusal = day.refused("S1", "fill-table", on="12", amount=1_000_00, second="NOBODY")
    assert (refusal.code, refusal.facts["badge"]) == ("no_such_person", "NOBODY")
    day.do("S1", "fill-table", on="12", amount=1_000_00, second="C1")


def test_a_new_licence_is_one(office: Office) -> None:
    opened(office)
    office.done("K1", "withdraw-person", badge="D1", reason="left")
    assert told(office.table("D1", do="open-betting"))[1] == "licence_not_valid"
    person = {"badge": "D1", "name": "Dora", "licence": "L-new", "roles": ["dealer"], "valid_until": "2099-12-31"}
    office.done("K1", "register-person", **person)
    assert office.table("D1", do="open-betting").status_code == 200


def test_a_licence_ends_with_its_day() -> None:
    day = Day().staffed().equipped()
    day.register("D7", valid_until="2026-05-04")
    day.open()
    day.do("D7", "open-betting", on="12")
    day.at("2026-05-05")
    refusal = day.refused("D7", "spin-ball", on="12")
    assert (refusal.code, refusal.clause) == ("licence_not_valid", "CO-2201(4)-a")


def test_who_changes_the_register_is_told_which_table_has_not_heard_it(office: Office) -> None:
    """The table's task fails on its next command; taken into use again, it hears the register before anything else."""
    opened(office)

    def broken(*_: Any) -> Any:
        raise AssertionError("a bug of ours")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TableWriter, "draft", broken)
        left = office.ask("K1", "withdraw-person", badge="D1", reason="left").json()
        assert left["tables_not_told"] == ["1"]
        assert left["events"][0]["event"] == "person-withdrawn"
        assert told(office.table("D1", do="open-betting"))[1] == "table_suspended"
    incident = office.ask("S1", "report-incident", table="1", what="a loose chair").json()
    assert incident["tables_not_told"] == ["1"], "it still lacks what was said before"
    recovered = office.console("S2").post("/api/tables/1/recover")
    assert recovered.status_code == 200, recovered.text
    assert told(office.table("D1", do="open-betting"))[:2] == (409, "licence_not_valid")
    chair = office.ask("S1", "report-incident", table="1", what="another chair").json()
    assert chair["tables_not_told"] == []


# --- balls


@clause("CO-2211-a")
def test_only_a_ball_of_the_register_goes_into_the_wheel(office: Office) -> None:
    opened(office)
    balls = (("B2", "acetal", False), ("IRON", "steel", True))
    for ball, material, metallic in balls:
        office.done("S1", "register-ball", ball=ball, material=material, metallic=metallic, diameter="3/4")
    assert told(office.table("D1", do="assign-ball", ball="from my pocket")) == (409, "not_registered", None)
    assert told(office.table("D1", do="assign-ball", ball="W-3")) == (409, "not_registered", None), "a wheel"
    assert told(office.table("D1", do="assign-ball", ball="IRON")) == (409, "ball_metallic", "CO-2211-a")
    assert told(office.table("C1", do="assign-ball", ball="IRON"))[1] == "role_not_allowed", "the table says that"
    assert office.table("D1", do="assign-ball", ball="B2").status_code == 200


def test_a_ball_is_at_one_table() -> None:
    day = Day().staffed().equipped().open()
    day.table("13")
    day.use(day.ball("B13"), "13")
    refusal = day.refused("D7", "assign-ball", on="12", ball="B13")
    assert refusal.code == "in_use_elsewhere"
    assert refusal.facts["table"] == "13"


def another_table(day: Day) -> Day:
    """Table 13, with all that it needs, beside table 12."""
    day.table("13")
    for thing in (day.wheel("W-13"), day.layout("L-13")):
        day.use(thing, "13")
    for box, use in (("B-13", "drop"), ("T-13", "tip")):
        day.attach(day.box(box, use, table_mark="13"), "13")
    sign = sign_of(day.script.writers["13"].rules).code
    day.do("S1", "post-sign", on="13", sign=sign)
    return day


OPENING_13 = {"on": "13", "opener": 0, "drop_box": "B-13", "tip_box": "T-13"}


def test_a_dealer_deals_at_one_table_at_a_time() -> None:
    day = another_table(Day().staffed().equipped().open())
    refusal = day.refused("S1", "sign-in-dealer", on="13", dealer="D7")
    assert (refusal.code, refusal.facts["table"]) == ("deals_elsewhere", "12")
    day.do("D7", "sign-out-dealer", on="12")
    day.do("S1", "sign-in-dealer", on="13", dealer="D7")
    assert day.refused("D7", "sign-in-dealer", on="12", dealer="D7").facts["table"] == "13"


@clause("CO-2206(4)-c")
@pytest.mark.parametrize("found", ["damaged", "tampered", "nothing yet", "sound"])
def test_a_ball_that_is_unfit_at_one_table_is_unfit_at_all(found: str) -> None:
    day = another_table(Day().staffed().equipped())
    day.use(day.ball("B2"))
    day.inspect()
    day.do("S1", "open-table", **day.opening, ball="B1")
    day.do("D7", "open-betting", on="12")
    day.do("D7", "spin-ball", on="12")
    day.do("D7", "declare-no-spin", on="12", reason="ball_left_wheel")
    if found != "nothing yet":
        day.do("S1", "inspect-ball", on="12", damaged=found == "damaged", tampered=found == "tampered")
    day.do("S1", "assign-ball", on="12", ball="B2")
    day.do("S1", "take-out-of-use", thing="B1", reason="to another table")
    day.use("B1", "13")
    day.use(day.ball("B13"), "13")
    day.register("D8")
    day.do("S1", "sign-in-dealer", on="13", dealer="D8")
    day.inspect("13")
    if found == "sound":
        day.do("S1", "open-table", **OPENING_13, ball="B1")
        return
    refusal = day.refused("S1", "assign-ball", on="13", ball="B1")
    assert (refusal.code, refusal.clause, refusal.facts["table"]) == ("ball_not_inspected", "CO-2206(4)-c", "12")
    *_, answer = day._ask("S1", "open-table", {**OPENING_13, "ball": "B1"})
    assert (answer["refused"], answer["clause"]) == ("ball_not_inspected", "CO-2206(4)-c")
    day.do("S1", "open-table", **OPENING_13, ball="B13")


# --- variations


def approved(office: Office, name: str = "V-1") -> dict[str, Any]:
    """What a policy says to be played under it: straight bets at 36 to 1, from today on."""
    changes = {"bets.straight.pays": 36}
    proposal = {"rulebook": "colorado", "title": "36 to 1", "reason": "summer", "changes": changes}
    office.done("K1", "apply-for-variation", variation=name, **proposal)
    today = next(one["applied"] for one in office.get("variations") if one["variation"] == name)
    office.done("R1", "review-variation", variation=name, reviewer="The Division", date=today)
    rule = {"citation": "47.1-2204T", "effective": today, "ends": "2099-01-01"}
    office.done("R1", "decide-variation", variation=name, decision="temporary", date=today, **rule)
    return next(dict(one["policy"]) for one in office.get("variations") if one["variation"] == name)


FORGERIES: tuple[dict[str, Any], ...] = (
    {"changes": {"bets.straight.pays": 30}},
    {"changes": {"bets.straight.pays": 99}},
    {"changes": {"bets.straight.pays": 36, "bets.split.pays": 20}},
    {"effective": "2020-01-01"},
    {"ends": "2098-01-01"},
    {"decision": "permanent", "ends": ""},
    {"title": "Another"},
    {"citation": "another"},
)


@clause("CO-2215(1)-c")
def test_a_table_is_set_up_with_what_was_approved_and_with_nothing_else(office: Office) -> None:
    overlay = approved(office)
    no = (409, "variation_not_approved", "CO-2215(1)-c")
    policy = on_felt({"rulebook": "colorado", "wheel": "single-zero", "limits": LIMITS})

    def set_up(name: str, *variations: dict[str, Any]) -> httpx.Response:
        table = {"table": name, "automation": "felt", "policy": {**policy, "variations": list(variations)}}
        return office.console("K1").post("/api/tables", json=table)

    for forged in FORGERIES:
        assert told(set_up("forged", {**overlay, **forged})) == no, forged
        load = {"do": "load-variations", "variations": [{**overlay, **forged}]}
        assert told(office.table("S1", **load)) == no, forged
    assert told(set_up("forged", overlay, {**overlay, "name": "V-2"})) == no
    assert set_up("2", overlay).status_code == 202


@pytest.mark.parametrize("forged", FORGERIES, ids=str)
@clause("CO-2215(1)-c")
def test_a_table_does_not_open_under_the_name_of_another_variation(forged: dict[str, Any]) -> None:
    """It was set up before the house had a register, with an approved name and other contents."""
    changes = {"bets.straight.pays": 36}
    rule = {"citation": "47.1-2204T", "effective": "2026-05-04", "ends": "2099-01-01"}
    overlay = {"name": "V-1", "title": "36 to 1", "decision": "temporary", **rule, "changes": changes}

    def ready(variation: dict[str, Any]) -> Day:
        day = Day().staffed().equipped(variations=[variation])
        proposal = {"rulebook": "colorado", "title": "36 to 1", "reason": "summer", "changes": changes}
        day.do("K1", "apply-for-variation", variation="V-1", **proposal)
        day.do("R1", "review-variation", variation="V-1", reviewer="The Division", date="2026-05-04")
        day.do("R1", "decide-variation", variation="V-1", decision="temporary", date="2026-05-04", **rule)
        day.inspect()
        return day

    refusal = ready({**overlay, **forged}).shut()
    assert (refusal.code, refusal.clause) == ("variation_not_approved", "CO-2215(1)-c")
    ready(overlay).open()


@clause("CO-2215(1)-c")
def test_an_open_game_goes_on_by_what_was_approved_alone() -> None:
    """It was opened before the house had a register; the one that comes knows nothing of its variation."""
    rule = {"citation": "47.1-2204T", "effective": "2026-05-04", "ends": "2026-05-10"}
    said = {"name": "V-1", "title": "36 to 1", "decision": "temporary", **rule, "changes": {"bets.straight.pays": 36}}
    day = Day()
    policy = on_felt({"limits": LIMITS, "variations": [said]})
    day.script.set_up({"set_up": "12", "rulebook": "colorado", "wheel": "single-zero", "policy": policy})
    writer = day.script.writers["12"]
    day.do("S1", "load-variations", on="12", variations=[said])  # as of today
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    day.do("S1", "inspect-table", on="12", points=dict.fromkeys(inspection_points(writer.rules), True))
    day.do("S1", "post-sign", on="12", sign=sign_of(writer.rules).code)
    day.do("S1", "open-table", **day.opening)
    day.staffed().table()
    refusal = day.refused("D7", "open-betting", on="12")
    assert (refusal.code, refusal.clause) == ("variation_not_approved", "CO-2215(1)-c")
    day.do("S1", "load-variations", on="12", variations=[])
    day.post_sign()
    assert [event["event"] for event in day._ask("D7", "open-betting", {"on": "12"})] == ["play-free", "betting-opened"]


def test_a_table_of_a_house_without_a_register_is_as_before(tmp_path: Path) -> None:
    def table(floor: Floor) -> None:
        data = {"rulebook": "house", "wheel": "double-zero"}
        floor.set_up("1", policy_from(on_felt(data), "policy"), frozenset())

    with serving(tmp_path, tables=table) as server:
        assert spun(server).status_code == 200


def spun(server: Server) -> httpx.Response:
    client = server.client("S1")
    for number, command in enumerate(({"do": "sign-in-dealer", "dealer": "D1"}, {"do": "open-table", "opener": 0})):
        body = {"key": f"k{number}", "command": command}
        assert client.post("/api/tables/1/commands", json=body).status_code == 200
    body = {"key": "ball", "command": {"do": "assign-ball", "ball": "any"}}
    return server.client("D1").post("/api/tables/1/commands", json=body)


@pytest.mark.parametrize(
    ("command", "wrong", "code"),
    [
        ("register-ball", {"material": " "}, "field_missing"),
        ("register-ball", {"material": "\u200f"}, "field_missing"),
        ("register-wheel", {"zeros": -1}, "bad_size"),
        ("register-layout", {"zeros": -1}, "bad_size"),
        ("apply-for-variation", {"changes": {"bets.straight.pays": -1}}, "wrong_type"),
    ],
)
def test_what_cannot_be_is_not_registered(command: str, wrong: dict[str, Any], code: str) -> None:
    things: dict[str, dict[str, Any]] = {
        "register-ball": {"ball": "B", "metallic": False, "diameter": "3/4", "material": "acetal"},
        "register-wheel": {
            "wheel": "W",
            "serial": "1",
            "diameter": "32",
            "ring": "0g",
            "compartments": "0g",
            "zeros": 1,
        },
        "register-layout": {"layout": "L", "areas": ["red"], "zeros": 1},
        "apply-for-variation": {"variation": "V", "rulebook": "colorado", "title": "t", "reason": "r", "changes": {}},
    }
    day = Day().staffed()
    assert day.refused("K1", command, **{**things[command], **wrong}).code == code
