"""A fact of the register ceases to hold while the game is open, on a running server: what stops, what is told, and what
the boxes hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.clauses.floor_support import AREAS
from tests.floor_office.office_support import Office, closed_table, equipped
from tests.floor_office.test_open_game import opened, told
from tests.paper.paper_support import text_of
from tests.support import clause
from tests.web.web_support import serving

LOCKED = {"container_locked": True, "table_locked": True}


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with serving(tmp_path, tables=closed_table) as server:
        yield opened(equipped(server))


def done(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return list(answer.json()["events"])


def alerts(office: Office) -> list[dict[str, Any]]:
    return list(office.console("S1").get("/api/pit").json()["alerts"])


@clause("CO-2210(2)(d)-a")
def test_no_ball_is_spun_on_a_layout_whose_approval_was_withdrawn(office: Office) -> None:
    done(office.table("D1", do="open-betting"))
    office.done("K1", "withdraw-approval", reference="D-1", reason="it was given for another layout")
    (alert,) = alerts(office)
    assert (alert["kind"], alert["table"], alert["facts"]["clause"]) == ("play-stopped", "1", "CO-2210(2)(d)-a")
    assert alert["facts"]["what"] == "The layout L-1 needs an approval."
    for _ in range(2):
        assert told(office.table("D1", do="spin-ball")) == (409, "approval_missing", "CO-2210(2)(d)-a")
    assert len(alerts(office)) == 1, "once is enough"
    approval = {"reference": "D-2", "kind": "layout", "subject": "L-1", "approved_by": "The Director"}
    office.done("K1", "record-approval", **approval, date="2026-05-01")
    done(office.table("D1", do="spin-ball"))


@clause("CO-2210(2)(d)(i)-b", "CO-2210(2)(e)-a")
def test_nothing_is_offered_on_zero_without_its_approved_area(office: Office) -> None:
    on = {"do": "change-options", "option": "in-prison"}
    assert told(office.table("S1", **on)) == (409, "layout_area_missing", "CO-2210(2)(d)(i)-b")
    done(office.table("S1", do="begin-closing"))
    done(office.table("S1", do="close-table", closer=500_000))
    office.done("K1", "take-out-of-use", thing="L-1", reason="another one comes")
    office.done("K1", "register-layout", layout="L-2", zeros=1, areas=[*AREAS, "in_prison"])
    given = {"subject": "L-2", "approved_by": "The Director", "date": "2026-05-01"}
    office.done("K1", "record-approval", reference="D-2", kind="layout", **given)
    office.done("K1", "put-into-use", thing="L-2", table="1")
    opened(office)
    assert told(office.table("S1", **on)) == (409, "approval_missing", "CO-2210(2)(e)-a")
    office.done("K1", "record-approval", reference="D-3", kind="optional-area", **given)
    waiting = office.table("S1", **on)
    assert waiting.status_code == 202, waiting.text
    path = f"/api/approvals/{waiting.json()['approval']['id']}/confirm"
    digest = {"digest": waiting.json()["approval"]["digest"]}
    assert office.console("S2").post(path, json=digest).status_code == 200


@clause("CO-2202-b")
def test_what_is_dropped_is_in_the_box_that_hangs_there(office: Office) -> None:
    """$1,500 go into the first box and $600 into the one that takes its place: in the register, in the table's own
    journal, on paper, and in the count."""
    marks = {"table_mark": "1", "game_mark": "ROULETTE", "contents_key": "2i", "release_key": "2o"}
    office.done("K1", "register-box", box="B-2", use="drop", **marks)
    done(office.table("D1", do="seat-player", seat=1, player="Ann"))
    done(office.table("D1", do="buy-in", seat=1, amount=150_000, chip_value=500))
    unseen = office.ask("G1", "remove-box", box="B-1", locked=True, replacement="B-2")
    assert told(unseen) == (409, "drop_box_unlocked", "CO-2202-d")
    removed = office.both("G1", "S2", "remove-box", box="B-1", locked=True, replacement="B-2", **LOCKED)
    assert "cash" not in removed, "the count is blind"
    (bought, *_) = done(office.table("D1", do="buy-in", seat=1, amount=60_000))
    assert bought["data"]["box"] == "B-2"
    journal = [event.name for event in office.server.house.journal.read("table/1")]
    assert journal[journal.index("box-taken-off") + 1] == "box-put-on"
    counted = office.count("B-1", 150_000)
    assert (counted["expected"], counted["difference"]) == (150_000, 0)
    first, second = (text_of(form(office, "drop", number)) for number in (1, 2))
    assert ("B-1" in first, "$1,500.00" in first, "$600.00" in first) == (True, True, False)
    assert ("B-2" in second, "$600.00" in second, "$1,500.00" in second) == (True, False, False), "not counted yet"


def form(office: Office, kind: str, number: int) -> bytes:
    answer = office.console("S1").get(f"/api/tables/1/forms/{kind}/{number}")
    assert answer.status_code == 200, answer.text
    return answer.content


def test_who_took_a_box_off_does_not_count_it(office: Office) -> None:
    done(office.table("S1", do="begin-closing"))
    done(office.table("S1", do="close-table", closer=500_000))
    office.both("W1", "G1", "remove-box", box="B-1", locked=True)
    assert office.refused("W1", "tally-box", box="B-1") == (403, "role_not_allowed")
    assert office.refused("G1", "tally-box", box="B-1") == (403, "role_not_allowed")
