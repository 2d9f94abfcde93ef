"""Rules on the wall and on paper: legible, where everybody sees them, with consent to text and spot, and on request."""

from __future__ import annotations

import hashlib
import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.paper.paper_support import table, text_of
from tests.support import clause, croupier

from croupier.journal import MemoryJournal
from croupier.live.desks.desk import Desk
from croupier.live.desks.register import Office
from croupier.live.tables.writer import Request
from croupier.paper import pdf
from croupier.paper.sheets.postings import SPOT, STREAM, TEXT, Walls, place, postings
from croupier.paper.sheets.rules_print import complete_rules
from croupier.refusal import Refused
from croupier.register.things import hash_of
from croupier.rules import Actor, Role, TableRules
from croupier.rules.in_force.policy_model import Limit

KEYS = itertools.count()
AT = "2026-06-02T12:00:00.000000Z"
ROOM, WALL = "main floor", "pillar by the cage"
RULES = pdf(complete_rules(table("colorado")))
VERSION = hashlib.sha256(RULES).hexdigest()


class House:
    """The floor's register of approvals and the register of postings, in one journal."""

    def __init__(self) -> None:
        journal = MemoryJournal()
        self.floor = Office(journal, lambda _table: None)
        self.walls: Desk[Walls] = Desk(journal, postings(self.approved), STREAM)
        person = {
            "badge": "K1",
            "name": "Kay",
            "licence": "CO-1",
            "roles": ["key-manager"],
            "valid_until": "2027-01-01",
        }
        self.premises({"do": "register-person", **person})

    def approved(self, kind: str, subject: str, day: str) -> bool:
        hash_ = subject if kind == TEXT else hash_of({kind: subject})
        return self.floor.premises.approved(kind, hash_, day) is not None

    def approve(self, kind: str, subject: str, hash_: str = "", valid_until: str = "") -> None:
        command = {
            "do": "record-approval",
            "reference": f"DOG-{next(KEYS)}",
            "kind": kind,
            "subject": subject,
            "approved_by": "Director",
            "date": "2026-06-01",
            "valid_until": valid_until,
            "hash": hash_,
        }
        self.premises(command)

    def premises(self, command: dict[str, Any]) -> None:
        answer = self.floor.ask(Request(command, AT, f"k{next(KEYS)}", Actor("K1", Role.KEY_MANAGER)))
        assert answer.refused is None, answer.refused

    def ask(self, do: str, role: Role = Role.PIT_SUPERVISOR, at: str = AT, **fields: Any) -> Refused | None:
        command = {"do": do, **fields}
        return self.walls.ask(Request(command, at, f"k{next(KEYS)}", Actor("S1", role))).refused

    def post(self, version: str = VERSION, spot: str = WALL, at: str = AT, **fields: Any) -> Refused | None:
        facts = {"rulebook": "colorado", "title": "The rules of this table", "room": ROOM}
        return self.ask(
            "post-rules", version=version, spot=spot, at=at, **{**facts, "seen": True, "reached": True, **fields}
        )


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def approved(house: House) -> House:
    house.approve(TEXT, "rules of roulette", VERSION)
    house.approve(SPOT, place(ROOM, WALL))
    return house


@clause("CO-2208-a")
def test_a_sign_is_set_in_the_largest_type_that_fits_and_refused_where_none_can_be_read(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    policy.write_text(
        'rulebook = "colorado"\nwheel = "single-zero"\n[limits]\nall = {min = 500, max = 50000}\n'
        "[options]\nin_prison = true\n"
    )
    sign = tmp_path / "sign.pdf"
    good = croupier("paper", "sign", "colorado", "--policy", str(policy), "-o", str(sign))
    assert good.code == 0
    small = croupier("paper", "sign", "colorado", "--policy", str(policy), "--paper", "a7", "-o", str(sign), "--json")
    assert small.code == 2
    assert (small.json["code"], small.json["clause"]) == ("not_legible", "CO-2208-a")


@clause("CO-2208-a")
def test_rules_are_not_printed_in_type_that_is_too_small(tmp_path: Path) -> None:
    file = str(tmp_path / "rules.pdf")
    refused = croupier("rules", "print", "colorado", "--type-size", "6", "-o", file, "--json")
    assert (refused.json["code"], refused.json["clause"]) == ("not_legible", "CO-2208-a")
    assert croupier("rules", "print", "colorado", "--type-size", "9", "-o", file).code == 0
    refused = croupier("rules", "print", "colorado", "--type-size", "100", "-o", file, "--json")
    assert (refused.json["code"], refused.json["facts"]["largest"]) == ("not_legible", 24)


@clause("CO-2208-b")
def test_a_posting_says_version_room_spot_and_day_and_must_be_seen_and_reached(approved: House) -> None:
    for hidden in ("seen", "reached"):
        fields: dict[str, Any] = {hidden: False}
        refusal = approved.post(**fields)
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("rules_not_posted", "CO-2208-b")
    assert approved.post() is None
    (posting,) = approved.walls.state.hanging.values()
    assert (posting.version, posting.room, posting.spot, posting.day) == (VERSION, ROOM, WALL, "2026-06-02")


@clause("CO-2208-c")
def test_the_consent_is_to_exactly_this_text(house: House) -> None:
    house.approve(SPOT, place(ROOM, WALL))
    refusal = house.post()
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2208-c")
    house.approve(TEXT, "rules of roulette", VERSION)
    other = hashlib.sha256(pdf(complete_rules(table("terminals")))).hexdigest()
    assert getattr(house.post(version=other), "code", "") == "approval_missing", "one more word is another text"
    assert house.post() is None


@clause("CO-2208-c")
def test_other_limits_are_no_other_text() -> None:
    """The licensee sets them and posts them on the sign: what the Director has approved does not speak of them."""
    rules = table("colorado")
    other = TableRules(rules.rulebook, replace(rules.policy, limits={"all": Limit(1_00, 2_00)}, payout_max=50_00))
    assert hashlib.sha256(pdf(complete_rules(other))).hexdigest() == VERSION
    assert complete_rules(TableRules(rules.rulebook, replace(rules.policy, odds={}))) != complete_rules(rules)


@clause("CO-2208-d")
def test_the_consent_is_to_exactly_this_spot(house: House) -> None:
    house.approve(TEXT, "rules of roulette", VERSION)
    refusal = house.post()
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2208-d")
    house.approve(SPOT, place(ROOM, WALL))
    assert house.post() is None
    assert getattr(house.post(spot="behind the bar"), "code", "") == "approval_missing"


@clause("CO-2208-c", "CO-2208-d")
def test_a_consent_that_has_ended_covers_nothing(house: House) -> None:
    house.approve(TEXT, "rules of roulette", VERSION, valid_until="2026-06-30")
    house.approve(SPOT, place(ROOM, WALL))
    assert getattr(house.post(at="2026-07-01T00:00:00.000000Z"), "code", "") == "approval_missing"
    assert house.post() is None


@clause("CO-2208-e")
def test_a_player_who_asks_gets_the_version_that_hangs_and_it_is_on_record(approved: House) -> None:
    copy = {"rulebook": "colorado", "version": VERSION, "room": ROOM, "to": "player at table 12"}
    refusal = approved.ask("hand-copy", Role.DEALER, **copy)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("rules_not_posted", "CO-2208-b")
    assert approved.post() is None
    assert approved.ask("hand-copy", Role.DEALER, **copy) is None
    assert approved.walls.state.handed == 1
    assert "The rules of this table" in text_of(RULES)


def test_only_those_in_charge_post_rules(approved: House) -> None:
    refusal = approved.ask(
        "post-rules", Role.DEALER, rulebook="colorado", version=VERSION, title="x", room="r", spot="s"
    )
    assert refusal is not None
    assert refusal.code == "role_not_allowed"


def test_what_was_taken_down_hangs_no_longer(approved: House) -> None:
    assert approved.post() is None
    assert approved.ask("take-down-rules", room=ROOM, spot=WALL, reason="a new edition") is None
    assert approved.walls.state.hanging == {}
    assert (
        getattr(approved.ask("take-down-rules", room=ROOM, spot=WALL, reason="again"), "code", "") == "rules_not_posted"
    )


def test_house_rules_without_such_clauses_need_no_consent(house: House) -> None:
    version = hashlib.sha256(pdf(complete_rules(table("house")))).hexdigest()
    assert house.post(version=version, rulebook="house") is None


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"version": "abc"}, "hash_needed"), ({"room": " "}, "bad_name"), ({"spot": "a\nb"}, "bad_name")],
)
def test_a_posting_that_says_too_little_is_refused(approved: House, fields: dict[str, str], code: str) -> None:
    assert getattr(approved.post(**fields), "code", "") == code
