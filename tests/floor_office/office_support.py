"""The office of a running server, and a table with all that it needs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import httpx
from tests.clauses.floor_support import AREAS, ROLES, SINGLE
from tests.support import on_felt
from tests.web.web_support import PASSPHRASE, Server

from croupier.live.tables import Floor
from croupier.rules import policy_from

LIMITS = {"all": {"min": 500, "max": 100_000}}
PEOPLE = ("K1", "S1", "S2", "G1", "M1", "C1", "D1", "R1", "A1", "W1", "N1", "N2", "N3")


def closed_table(floor: Floor) -> None:
    data = {"rulebook": "colorado", "wheel": "single-zero", "limits": LIMITS}
    floor.set_up("1", policy_from(on_felt(data), "policy"), frozenset())


def job(**fields: Any) -> dict[str, Any]:
    """Work on the wheel of table 1, done today: no earlier than the wheel came into the register."""
    today = datetime.now(UTC).date().isoformat()
    return {"wheel": "W-3", "table": "1", "date": today, "part": "screw", "what": "a turn", **fields}


class Office:
    """Everybody's console."""

    def __init__(self, server: Server) -> None:
        self.server, self.asked = server, 0
        self.consoles: dict[str, httpx.Client] = {}

    def console(self, who: str) -> httpx.Client:
        if who not in self.consoles:
            self.consoles[who] = self.server.client(who)
        return self.consoles[who]

    def ask(self, who: str, do: str, passphrase: str = PASSPHRASE, **fields: Any) -> httpx.Response:
        self.asked += 1
        body = {"key": f"o{self.asked}", "command": {"do": do, **fields}, "passphrase": passphrase}
        return self.console(who).post("/api/floor/commands", json=body)

    def done(self, who: str, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(who, do, **fields)
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["events"][0]["data"])

    def refused(self, who: str, do: str, **fields: Any) -> tuple[int, str]:
        answer = self.ask(who, do, **fields)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def both(self, first: str, second: str, do: str, **fields: Any) -> dict[str, Any]:
        waiting = self.ask(first, do, **fields)
        assert waiting.status_code == 202, waiting.text
        approval = waiting.json()["approval"]
        path = f"/api/approvals/{approval['id']}/confirm"
        confirmed = self.console(second).post(path, json={"digest": approval["digest"]})
        assert confirmed.status_code == 200, confirmed.text
        return dict(confirmed.json()["done"]["events"][0]["data"])

    def count(self, box: str, cash: int) -> dict[str, Any]:
        """The key, the box emptied by two, each of whom counts alone, and a third who signs."""
        key = next(each["contents_key"] for each in self.get("boxes") if each["box"] == box)
        self.both("N1", "K1", "take-key", label=key)
        self.both("N1", "N2", "empty-box", box=box, shown_empty=True)
        for counter in ("N1", "N2"):
            self.done(counter, "tally-box", box=box, cash={"100": cash // 100})
        self.done("N1", "return-key", label=key)
        return self.done("N3", "reconcile-count", box=box, cash=cash)

    def table(self, who: str, **command: Any) -> httpx.Response:
        self.asked += 1
        body = {"key": f"t{self.asked}", "command": command}
        return self.console(who).post("/api/tables/1/commands", json=body)

    def get(self, what: str, who: str = "K1") -> Any:
        answer = self.console(who).get(f"/api/floor/{what}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        return told["rows"] if "rows" in told and "next" in told else told


def equipped(server: Server) -> Office:
    """Everybody registered, with keys, and table 1 equipped."""
    office = Office(server)
    for badge in PEOPLE:
        role = ROLES[badge[0]]
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [role]}
        office.done("K1", "register-person", **person, valid_until="2099-12-31")
    for badge in ("K1", "S1", "M1", "C1", "N1", "N2", "N3"):
        answer = office.console(badge).post("/api/floor/signing-key", json={"passphrase": PASSPHRASE})
        assert answer.status_code == 201, answer.text
    place = {"wheel_end": "left", "layout_end": "right", "camera": "C-1"}
    office.done("K1", "register-table", number="1", rulebook="colorado", **place)
    wheel = {"wheel": "W-3", "serial": "7", "diameter": "32", "zeros": 1, "ring": SINGLE, "compartments": SINGLE}
    office.done("M1", "register-wheel", **wheel, external_parts=["screw"])
    office.done("K1", "register-layout", layout="L-1", zeros=1, areas=AREAS)
    office.done("S1", "register-ball", ball="B1", material="acetal", metallic=False, diameter="3/4")
    approval = {"reference": "D-1", "kind": "layout", "subject": "L-1", "approved_by": "The Director"}
    office.done("K1", "record-approval", **approval, date="2026-05-01")
    for thing in ("table 1", "W-3", "L-1", "B1"):
        office.done("K1", "put-into-use", thing=thing, table="1")
    for box, use in (("B-1", "drop"), ("T-1", "tip")):
        marks = {"table_mark": "1", "game_mark": "ROULETTE", "contents_key": f"{box}i", "release_key": f"{box}o"}
        office.done("K1", "register-box", box=box, use=use, **marks)
        office.done("G1", "attach-box", box=box, table="1", container_locked=True, table_locked=True)
    sign = office.console("S1").get("/api/tables/1/rules").json()["sign"]
    assert office.table("S1", do="post-sign", sign=sign).status_code == 200
    post_rules(office)
    return office


def post_rules(office: Office) -> None:
    """The rules of table 1 hang, as they are now, and the Director has agreed to text and place."""
    posting = {"table": "1", "room": "main floor", "spot": "pillar", "seen": True, "reached": True}
    given = {"approved_by": "The Director", "date": "2026-05-01"}
    missing = office.console("S1").post("/api/paper/postings", json=posting)
    for number, kind in enumerate(("posted-rules", "posting-place")):
        assert missing.json()["code"] == "approval_missing", missing.text
        subject = missing.json()["facts"]["subject"]
        hash_ = {"hash": subject, "subject": "rules of table 1"} if kind == "posted-rules" else {"subject": subject}
        office.done("K1", "record-approval", reference=f"P-{office.asked}-{number}", kind=kind, **given, **hash_)
        missing = office.console("S1").post("/api/paper/postings", json=posting)
        if missing.status_code == 201:
            return
    raise AssertionError(missing.text)


def points(office: Office) -> dict[str, bool]:
    (table,) = office.get("inspections")["tables"]
    return {point["point"]: True for point in table["points"]}


OPENING = {"do": "open-table", "opener": 500_000, "drop_box": "B-1", "tip_box": "T-1"}
