"""Colorado on tables, layouts, boxes and terminals: what they bear, how they are locked, what needs an approval."""

from __future__ import annotations

import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import AREAS, LIMITS, Day
from tests.clauses.table_support import Floor
from tests.support import DECLARED, clause, on_felt
from tests.web.web_support import serving

from croupier.live import Request
from croupier.live.tables import Floor as LiveFloor
from croupier.rules import Actor, Role, policy_from
from croupier.table.opening.decide import inspection_points
from croupier.web.socket.announced import GRACE_SECONDS


@pytest.fixture
def day() -> Day:
    return Day().staffed().table()


def refused_attachment(day: Day, box: str, **fields: Any) -> tuple[str, str | None]:
    locks = {"container_locked": True, "table_locked": True}
    refusal = day.refused("G1", "attach-box", **{"box": box, "table": "12", **locks, **fields})
    return refusal.code, refusal.clause


@clause("CO-2202-d")
def test_the_drop_box_is_locked(day: Day) -> None:
    day.box("B-12")
    assert refused_attachment(day, "B-12", container_locked=False) == ("drop_box_unlocked", "CO-2202-d")
    day.attach("B-12")


@clause("CO-2202-e")
def test_the_number_of_the_box_is_the_number_of_the_table(day: Day) -> None:
    for number in ("11", "1", "120"):
        day.box(f"B-{number}", table_mark=number)
        assert refused_attachment(day, f"B-{number}") == ("drop_box_wrong_table", "CO-2202-e")
    day.box("B-12")
    day.attach("B-12")


@clause("CO-2202-e")
def test_a_table_opens_with_the_boxes_that_the_register_has_at_it_and_with_no_others() -> None:
    """The table goes by what it was told itself, whoever asks it, also where its rules ask for no box at all."""
    other = Floor("colorado")
    other.prepare()
    other.do("note-register", source="floor", version=3, facts={"box/drop": "D-1", "box/tip": "T-1"})
    for named, told in (({"drop_box": "D-2"}, "D-1"), ({"drop_box": "D-1", "tip_box": "T-2"}, "T-1")):
        refusal = other.refused("open-table", opener=10_000_00, **named)
        assert (refusal.code, refusal.clause, refusal.facts["box"]) == ("drop_box_wrong_table", "CO-2202-e", told)
    opened = other.do("open-table", opener=10_000_00, drop_box="D-1").one("table-opened")
    assert [opened[name] for name in ("drop_box", "tip_box", "boxes_by")] == ["D-1", "T-1", "register"]
    none = Floor("colorado")
    none.prepare()
    for facts, code in (({"box/drop": "D-1"}, "no_tip_box"), ({"box/drop": None, "box/tip": "T-1"}, "no_drop_box")):
        none.do("note-register", source="floor", version=3, facts=facts)
        assert none.refused("open-table", opener=0, drop_box="D-1", tip_box="T-1").code == code


def test_in_a_house_with_a_register_no_box_is_made_up_and_without_one_it_is_on_record_who_said_it() -> None:
    day = Day().staffed()
    policy = on_felt({"limits": LIMITS, **DECLARED})
    day.script.set_up({"set_up": "12", "rulebook": "south-dakota", "wheel": "double-zero", "policy": policy})
    day.do("K1", "register-table", number="12", rulebook="south-dakota", wheel_end="left", layout_end="right")
    day.do("K1", "put-into-use", thing="table 12", table="12")
    for thing in (day.wheel(zeros=2), day.layout(zeros=2), day.ball()):
        day.use(thing)
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    day.post_sign()
    named = day.refused("S1", "open-table", on="12", opener=10_000_00, drop_box="R9")
    assert (named.code, named.facts["named"]) == ("drop_box_wrong_table", "R9"), "a box that nobody has hung"
    day.attach(day.box("B-12"))
    day.do("S1", "open-table", on="12", opener=10_000_00)
    day.buy_in(1, 100_00)
    said = {recorded.name: recorded.data for recorded in day.script.journal.read("table/12")}
    assert (said["table-opened"]["boxes_by"], said["chips-bought"]["box"]) == ("register", "B-12")
    alone = Floor("colorado").open(by=("pit-supervisor", "S9"))
    assert next(alone.recorded("table-opened")).data["boxes_by"] == "S9"


@clause("CO-2202-f")
@pytest.mark.parametrize("mark", ["game_mark", "table_mark"])
def test_the_box_is_marked_with_game_and_table(day: Day, mark: str) -> None:
    day.box("B-12", **{mark: ""})
    assert refused_attachment(day, "B-12") == ("drop_box_mark_missing", "CO-2202-f")


@clause("CO-2202-g")
def test_marks_that_cannot_be_seen_keep_the_table_closed() -> None:
    day = Day().staffed().equipped()
    day.inspect(marks_visible=False)
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("marks_not_visible", "CO-2202-g")
    day.inspect()
    day.do("S1", "open-table", **day.opening)


@clause("CO-2202-h")
def test_the_box_is_locked_to_the_table_for_as_long_as_the_game_is_open() -> None:
    day = Day().staffed().equipped()
    day.box("B-12b")
    day.inspect(box_locked_to_table=False)
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("drop_box_not_locked_to_table", "CO-2202-h")
    assert day.premises.incidents[1].what.endswith("box_locked_to_table"), "the pit is told"
    day.open()
    assert day.refused("G1", "remove-box", box="B-12", locked=True, second="S1").code == "no_drop_box"
    other = {"box": "B-12", "second": "S1", "replacement": "B-12b"}
    unseen = day.refused("G1", "remove-box", **other, container_locked=True)
    assert (unseen.code, unseen.clause) == ("drop_box_not_locked_to_table", "CO-2202-h"), "locks are seen, not assumed"
    day.do("G1", "remove-box", **other, container_locked=True, table_locked=True)
    assert day.premises.box("12", "drop") == day.premises.things["B-12b"]


@clause("CO-2202-h")
def test_a_box_that_is_not_locked_to_the_table_is_not_attached(day: Day) -> None:
    day.box("B-12")
    assert refused_attachment(day, "B-12", table_locked=False) == ("drop_box_not_locked_to_table", "CO-2202-h")


@pytest.mark.parametrize(
    ("seen", "code", "cited"),
    [
        pytest.param(*row, marks=clause(row[-1]))
        for row in (
            ({"container_locked": False}, "drop_box_unlocked", "CO-2202-d"),
            ({"table_locked": False}, "drop_box_not_locked_to_table", "CO-2202-h"),
        )
    ],
)
def test_a_lock_that_was_seen_open_keeps_the_table_closed(seen: dict[str, bool], code: str, cited: str) -> None:
    day = Day().staffed().equipped()
    day.inspect()
    locked = {"container_locked": True, "table_locked": True}
    day.do("G1", "check-locks", box="B-12", **{**locked, **seen})
    assert day.shut().reasons == {code: cited}
    day.do("G1", "check-locks", box="B-12", **locked)
    day.do("S1", "open-table", **day.opening)


@clause("CO-2202-d")
def test_no_open_container_takes_the_place_of_a_full_one() -> None:
    day = Day().staffed().equipped().open()
    day.box("B-12b")
    other = {"box": "B-12", "second": "S1", "replacement": "B-12b"}
    unseen = day.refused("G1", "remove-box", **other, table_locked=True)
    assert (unseen.code, unseen.clause) == ("drop_box_unlocked", "CO-2202-d")


@clause("CO-2202-i")
@pytest.mark.parametrize("keys", [("K1", "K1"), ("K1", ""), ("", "K1"), ("", "")])
def test_one_key_does_not_open_both_locks_and_each_has_its_own(day: Day, keys: tuple[str, str]) -> None:
    day.box("B-12", contents_key=keys[0], release_key=keys[1])
    assert refused_attachment(day, "B-12") == ("keys_not_separate", "CO-2202-i")


@clause("CO-2202-i")
@pytest.mark.parametrize("remover", ["W1", "W2"])
@pytest.mark.parametrize("first", [True, False])
def test_who_has_freed_a_box_from_its_table_does_not_open_it(remover: str, first: bool) -> None:
    day = Day().staffed().equipped()
    day.do("W1", "remove-box", box="B-12", locked=True, second="W2")
    day.worked_before_as(remover, "drop-team", "count-team")
    opens, beside = (remover, "N2") if first else ("N2", remover)
    by = {"role": "count-team", "who": opens}
    with_key = day.refused("", "take-key", label="B-12-in", second="K1", by={"role": "count-team", "who": remover})
    assert (with_key.code, with_key.clause) == ("keys_not_separate", "CO-2202-i")
    opening = {"box": "B-12", "shown_empty": True}
    assert day.refused("", "empty-box", **opening, second=beside, by=by).code == "remover_counts"
    day.count("B-12")


@clause("CO-2202-i")
@pytest.mark.parametrize(("who", "key"), [("W1", "B-12-in"), ("G1", "B-12-in"), ("N1", "B-12-out")])
def test_the_two_keys_of_a_box_are_in_different_hands(who: str, key: str) -> None:
    day = Day().staffed().equipped()
    refusal = day.refused(who, "take-key", label=key, second="K1")
    assert (refusal.code, refusal.clause) == ("keys_not_separate", "CO-2202-i")


@clause("CO-2202-i")
def test_a_box_is_opened_with_the_key_that_one_of_the_two_has_signed_for() -> None:
    day = Day().staffed().equipped()
    day.do("W1", "remove-box", box="B-12", locked=True, second="W2")
    opening = {"box": "B-12", "shown_empty": True, "second": "N2"}
    assert day.refused("N1", "empty-box", **opening).code == "key_not_held"
    day.do("N4", "take-key", label="B-12-in", second="K1")
    assert day.refused("N1", "empty-box", **opening).code == "key_not_held"
    assert day.refused("N1", "take-key", label="B-12-in", second="K1").code == "key_is_out"
    day.do("N4", "return-key", label="B-12-in")
    day.count("B-12")


@clause("CO-2210(1)-b")
def test_the_layout_is_at_the_end_opposite_the_wheel(day: Day) -> None:
    nowhere = day.refused("K1", "register-table", number="13", rulebook="colorado", wheel_end="left", layout_end=" ")
    assert nowhere.facts["field"] == "layout_end"
    day.do("K1", "register-table", number="13", rulebook="colorado", wheel_end="left", layout_end="Left ")
    refusal = day.refused("K1", "put-into-use", thing="table 13", table="13")
    assert (refusal.code, refusal.clause) == ("layout_not_opposite", "CO-2210(1)-b")
    day.do("K1", "register-table", number="14", rulebook="colorado", wheel_end="left", layout_end="right")
    day.do("K1", "put-into-use", thing="table 14", table="14")


@clause("CO-2210(2)(d)-a")
def test_an_approval_is_for_exactly_this_layout(day: Day) -> None:
    day.layout("L-1")
    day.use("L-1")
    day.do("S1", "take-out-of-use", thing="L-1", reason="worn")
    day.layout("L-1 edited", areas=[*AREAS, "in_prison"], approved=False)
    refusal = day.unusable("L-1 edited")
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2210(2)(d)-a")
    first, second = day.premises.things["L-1"].hash, day.premises.things["L-1 edited"].hash
    other = {"reference": "D-9", "kind": "layout", "subject": "L-1 edited", "approved_by": "The Director"}
    assert first != second
    assert day.refused("K1", "record-approval", **other, date="2026-05-01", hash=first).code == "approval_differs"


@clause("CO-2210(2)(d)-a")
def test_a_layout_whose_approval_ran_out_keeps_the_table_closed() -> None:
    day = Day().staffed().equipped()
    day.do("K1", "withdraw-approval", reference="D-1", reason="the Director's letter of 4 May")
    day.inspect()
    assert day.shut().reasons == {"approval_missing": "CO-2210(2)(d)-a"}


@clause("CO-2210(2)(d)(i)-a")
@pytest.mark.parametrize("kind", [kind for kind in AREAS if kind not in ("trio", "five")])
def test_each_kind_of_wager_has_its_area(day: Day, kind: str) -> None:
    day.layout("L-1", areas=[area for area in AREAS if area != kind])
    refusal = day.unusable("L-1")
    assert (refusal.code, refusal.clause, refusal.facts["areas"]) == (
        "layout_area_missing", "CO-2210(2)(d)(i)-a", [kind],
    )  # fmt: skip


@clause("CO-2210(2)(d)(i)-b")
def test_an_offered_option_has_an_area() -> None:
    without = Day().staffed().equipped(options={"in_prison": True})
    without.inspect()
    assert without.shut().reasons == {"layout_area_missing": "CO-2210(2)(d)(i)-b"}


@clause("CO-2210(2)(e)-a")
def test_the_area_of_an_offered_option_is_approved() -> None:
    day = Day().staffed().table(options={"in_prison": True})
    for thing in (day.wheel(), day.layout(areas=[*AREAS, "in_prison"]), day.ball()):
        day.use(thing)
    day.attach(day.box("B-12"))
    day.attach(day.box("T-12", "tip"))
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    day.post_sign()
    day.post_rules()
    day.inspect()
    assert day.shut().reasons == {"approval_missing": "CO-2210(2)(e)-a"}
    day.approve("optional-area", "L-1")
    day.do("S1", "open-table", **day.opening)


@clause("CO-2210(2)(d)(ii)-a")
def test_a_table_has_a_number_of_its_own(day: Day) -> None:
    again = {"number": "12", "rulebook": "colorado", "wheel_end": "left", "layout_end": "right"}
    refusal = day.refused("K1", "register-table", **again)
    assert (refusal.code, refusal.clause) == ("table_number_taken", "CO-2210(2)(d)(ii)-a")


@clause("CO-2210(2)(d)(ii)-b")
def test_a_fixed_camera_sees_the_number() -> None:
    day = Day().staffed().equipped()
    day.inspect(number_on_camera=False)
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("number_not_on_camera", "CO-2210(2)(d)(ii)-b")
    day.inspect()
    day.do("K1", "take-out-of-use", thing="table 12", reason="another camera")
    blank = {"number": "12", "rulebook": "colorado", "wheel_end": "left", "layout_end": "right", "camera": " "}
    unread = day.refused("K1", "register-table", amends=True, **blank)
    assert (unread.code, unread.facts["field"]) == ("field_missing", "camera")
    for camera, opens in (("", False), ("C-7", True)):
        place = {"wheel_end": "left", "layout_end": "right", "camera": camera}
        day.do("K1", "register-table", number="12", rulebook="colorado", amends=True, **place)
        day.do("K1", "put-into-use", thing="table 12", table="12")
        if not opens:
            assert day.shut().reasons == {"number_not_on_camera": "CO-2210(2)(d)(ii)-b"}, "a tick names no camera"
            day.do("K1", "take-out-of-use", thing="table 12", reason="another camera")
    day.do("S1", "open-table", **day.opening)


@clause("CO-2201(7)-c")
def test_every_terminal_announces_by_sound_and_sight_before_the_table_opens() -> None:
    day = Day().staffed().equipped(terminals={"count": 8, "central_screen": True})
    good = {"sound": True, "sight": True}
    heard = {str(number): good for number in range(1, 9)}
    for silent in ({"sound": False, "sight": True}, {"sound": True, "sight": False}):
        day.inspect(terminals={**heard, "5": silent})
        refusal = day.shut()
        assert (refusal.code, refusal.clause, refusal.facts["terminals"]) == (
            "ebt_announcement_failed", "CO-2201(7)-c", ["5"],
        )  # fmt: skip
    day.inspect(terminals={number: good for number in heard if number != "8"})
    assert day.shut().facts["terminals"] == ["8"], "one that nobody tried has not announced either"
    day.inspect(terminals=heard)
    day.do("S1", "open-table", **day.opening)


@clause("CO-2201(7)-c")
def test_terminals_tell_that_they_announced_and_the_pit_hears_of_one_that_did_not(tmp_path: Path) -> None:
    with serving(tmp_path, tables=_table_of_a_dealer) as server, ExitStack() as lines:
        dealer, pit = server.client("D1"), server.client("S1")
        screens = [lines.enter_context(server.live(server.terminal(seat))) for seat in range(1, 9)]
        for screen in screens:
            screen.next("snapshot")
        table, rounds = server.house.announced["1"], count(1)

        def play(*silent: int) -> None:
            """A round in which these terminals cannot be heard."""
            number = next(rounds)
            opening: list[dict[str, Any]] = (
                [{"do": "open-betting"}] if number == 1 else []
            )  # it opens again as the dolly is taken away
            for do in (*opening, {"do": "spin-ball"}, {"do": "call-no-more-bets", "wave": True}):
                body = {"key": f"r{number}-{do['do']}", "command": do}
                assert dealer.post("/api/tables/1/commands", json=body).status_code == 200
            for seat, screen in enumerate(screens, start=1):
                screen.next("announcement", say="no-more-bets")
                told = {"table": "1", "round": number, "sound": seat not in silent, "sight": True}
                screen.send({"type": "announcing", **told})
            for do in ({"do": "declare-result", "number": "23", "turns": 9}, {"do": "place-dolly", "number": "23"},
                       {"do": "collect-losers"}, {"do": "remove-dolly"}):  # fmt: skip
                body = {"key": f"r{number}-{do['do']}", "command": do}
                answer = dealer.post("/api/tables/1/commands", json=body)
                assert answer.status_code == 200, answer.text

        def told(number: int) -> list[dict[str, Any]]:
            """What the terminals have said, once the word of each has come."""
            for _ in range(200):
                shown = pit.get("/api/terminals").json()["rows"]
                if all(one["announced"] and one["announced"]["round"] == number for one in shown):
                    return [one["announced"] for one in shown]
                time.sleep(0.05)
            raise AssertionError(shown)

        def alarms() -> list[dict[str, Any]]:
            return [one for one in pit.get("/api/pit").json()["alerts"] if one["kind"] == "terminal-silent"]

        later = table.clock
        play()
        assert told(1) == [{"round": 1, "sound": True, "sight": True}] * 8
        table.clock = lambda: later() + GRACE_SECONDS
        assert alarms() == []
        table.clock = later
        play(5)
        told(2)
        assert alarms() == [], "a word may take a moment"
        table.clock = lambda: later() + GRACE_SECONDS
        assert [alarm["facts"]["terminals"] for alarm in alarms()] == [["1-5"]]
        assert pit.post(f"/api/alerts/{alarms()[0]['id']}/acknowledge", json={"note": "loudspeaker"}).status_code == 200
        assert [alarm["acknowledged_by"] for alarm in alarms()] == ["S1"]


@clause("CO-2201(3)-b")
def test_a_terminal_that_comes_back_sees_the_dolly_where_it_stands(tmp_path: Path) -> None:
    with serving(tmp_path, tables=_table_of_a_dealer) as server:
        dealer = server.client("D1")
        for number, command in enumerate(
            (
                {"do": "open-betting"},
                {"do": "spin-ball"},
                {"do": "call-no-more-bets", "wave": True},
                {"do": "declare-result", "number": "23", "turns": 9},
                {"do": "place-dolly", "number": "23"},
            )
        ):
            body = {"key": f"d{number}", "command": command}
            assert dealer.post("/api/tables/1/commands", json=body).status_code == 200
        with server.live(server.terminal(4)) as terminal:
            assert terminal.next("snapshot")["dolly"] == "23"


def _table_of_a_dealer(floor: LiveFloor) -> None:
    """Terminals for the players, and a dealer who does everything by hand."""
    terminals = {"count": 8, "central_screen": True}
    data = {"rulebook": "colorado", "wheel": "single-zero", "limits": LIMITS, "terminals": terminals}
    writer = floor.set_up("1", policy_from(on_felt(data), "policy"), frozenset())
    points = dict.fromkeys(inspection_points(writer.rules), True)
    opening = {"do": "open-table", "opener": 9_000_00, "drop_box": "E", "tip_box": "E"}
    steps: tuple[dict[str, Any], ...] = (
        {"do": "inspect-table", "points": points},
        {"do": "sign-in-dealer", "dealer": "D1"},
        opening,
    )
    supervisor = Actor("S1", Role.PIT_SUPERVISOR)
    requests = [Request(step, floor.now(), f"open/{number}", supervisor) for number, step in enumerate(steps)]
    assert [answer.refused for answer in writer.submit(requests)] == [None] * 3
