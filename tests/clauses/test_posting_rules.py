"""Rules on the wall and on paper: legible, where everybody sees them, with consent to text and spot, and on request."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import Day
from tests.paper.paper_support import POLICIES, table, text_of
from tests.support import Refusal, clause, croupier, on_felt

from croupier.paper import pdf
from croupier.paper.sheets.rules_print import complete_rules
from croupier.register.postings import SPOT, TEXT, place
from croupier.register.state import Walls
from croupier.rules import TableRules
from croupier.rules.book import library
from croupier.rules.in_force.policy_model import ChipSet, Limit, Tips
from croupier.rules.in_force.posted import posted_code
from croupier.rules.in_force.variation import Variation

ROOM, WALL = "main floor", "pillar by the cage"


@cache
def printed() -> bytes:
    """What hangs on the wall."""
    return pdf(complete_rules(table("colorado")))


@cache
def hung() -> str:
    return hashlib.sha256(printed()).hexdigest()


class House(Day):
    """A house with the tables whose rules hang, and people who may hang them."""

    def __init__(self) -> None:
        super().__init__(now=datetime(2026, 6, 2, 12, tzinfo=UTC))
        for name in ("colorado", "terminals", "house"):
            policy = on_felt({key: value for key, value in POLICIES[name].items() if key not in ("rulebook", "wheel")})
            made = {key: POLICIES[name][key] for key in ("rulebook", "wheel")}
            self.script.set_up({"set_up": name, **made, "policy": policy})
        self.register("K1")

    @property
    def walls(self) -> Walls:
        return self.premises.walls

    def consent(self, kind: str, subject: str, hash_: str = "", valid_until: str = "") -> None:
        self.approve(kind, subject, hash=hash_, valid_until=valid_until)

    def answer(self, do: str, who: str = "S1", **fields: Any) -> Refusal | None:
        *_, answer = self._ask(who, do, fields)
        return Refusal.told(answer) if "refused" in answer else None

    def post(self, version: str = "", spot: str = WALL, of: str = "colorado", **fields: Any) -> Refusal | None:
        facts = {"table": of, "title": "The rules of this table", "room": ROOM, "seen": True, "reached": True}
        return self.answer("post-rules", version=version or hung(), spot=spot, **{**facts, **fields})


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def approved(house: House) -> House:
    house.consent(TEXT, "rules of roulette", hung())
    house.consent(SPOT, place(ROOM, WALL))
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
    refused = croupier("rules", "print", "colorado", "--type-size", "8", "-o", file, "--json")
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
    (posting,) = approved.walls.hanging.values()
    assert (posting.version, posting.room, posting.spot, posting.day) == (hung(), ROOM, WALL, "2026-06-02")


@clause("CO-2208-c")
def test_the_consent_is_to_exactly_this_text(house: House) -> None:
    house.consent(SPOT, place(ROOM, WALL))
    refusal = house.post()
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2208-c")
    house.consent(TEXT, "rules of roulette", hung())
    other = hashlib.sha256(pdf(complete_rules(table("terminals")))).hexdigest()
    assert getattr(house.post(version=other), "code", "") == "approval_missing", "one more word is another text"
    assert house.post() is None


@clause("CO-2208-c")
def test_other_limits_are_no_other_text() -> None:
    """The licensee sets them and posts them on the sign: what the Director has approved does not speak of them."""
    rules = table("colorado")
    other = TableRules(rules.rulebook, replace(rules.policy, limits={"all": Limit(1_00, 2_00)}, payout_max=50_00))
    assert hashlib.sha256(pdf(complete_rules(other))).hexdigest() == hung()
    assert complete_rules(TableRules(rules.rulebook, replace(rules.policy, odds={}))) != complete_rules(rules)


@clause("CO-2208-c")
def test_chips_and_the_calendar_are_no_other_text() -> None:
    """A colour more in the tray, or one day later under the same variation, voids nothing; another variation does."""
    rules = table("colorado")
    given = {"decision": "temporary", "citation": "47.1-2204T", "effective": "2026-06-01", "ends": "2026-08-31"}
    paying = Variation("V-1", "36 to 1", changes={"bets.split.pays": 18}, **given)

    def on(day: str, **changed: Any) -> str:
        policy = replace(rules.policy, variations=(paying,), on=day, **changed)
        return posted_code(TableRules(library.rulebook("colorado"), policy))

    chips = replace(rules.policy.chips, sets=(ChipSet("red", number=300),))
    assert on("2026-06-02") == on("2026-07-15") == on("2026-07-15", chips=chips) != on("2026-09-01")
    assert on("2026-09-01") == posted_code(rules) != on("2026-09-01", options={})
    assert on("2026-09-01") != on("2026-09-01", tips=Tips())


@clause("CO-2208-b", "CO-2208-c")
def test_no_table_opens_whose_rules_hang_nowhere() -> None:
    """Nor where the rules of another table hang."""
    day = Day().staffed().equipped()
    (posting,) = day.premises.walls.hanging.values()
    day.do("S1", "take-down-rules", room=posting.room, spot=posting.spot, reason="it fell down")
    day.inspect()
    shut = day.shut()
    assert (shut.code, shut.clause) == ("rules_not_posted", "CO-2208-b")
    assert shut.message == "The rules by which this table is played hang nowhere in the house."
    day.table("13", tips={"wager_max": 5_00, "posted": True}).post_rules("13")
    assert day.shut().code == "rules_not_posted", "what hangs are the rules of another table"
    day.post_rules()
    day.do("S1", "open-table", **day.opening)
    day.replayed()


@clause("CO-2208-b")
def test_a_game_with_other_rules_goes_on_when_these_hang() -> None:
    """A restriction of wagers for the dealers is part of what hangs; limits never were."""
    day = Day().staffed().equipped().open()
    day.do("S1", "change-limits", on="12", limits={"all": {"min": 10_00, "max": 500_00}})
    day.post_sign()
    day.do("D7", "open-betting", on="12")
    day.do("S1", "change-tips", on="12", wager_max=5_00)
    day.post_sign()
    refusal = day.refused("D7", "spin-ball", on="12")
    assert (refusal.code, refusal.clause) == ("rules_not_posted", "CO-2208-b")
    day.post_rules()
    day.do("D7", "spin-ball", on="12")
    events = [event.name for event in day.script.journal.read("table/12")]
    assert events.count("play-free") == 1


@clause("CO-2208-d")
def test_the_consent_is_to_exactly_this_spot(house: House) -> None:
    house.consent(TEXT, "rules of roulette", hung())
    refusal = house.post()
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2208-d")
    house.consent(SPOT, place(ROOM, WALL))
    assert house.post() is None
    assert getattr(house.post(spot="behind the bar"), "code", "") == "approval_missing"


@clause("CO-2208-c", "CO-2208-d")
def test_a_consent_that_has_ended_covers_nothing(house: House) -> None:
    house.consent(TEXT, "rules of roulette", hung(), valid_until="2026-06-30")
    house.consent(SPOT, place(ROOM, WALL))
    house.at("2026-07-01")
    assert getattr(house.post(), "code", "") == "approval_missing"
    house.at("2026-06-30")
    assert house.post() is None


@clause("CO-2208-e")
def test_a_player_who_asks_gets_the_version_that_hangs_and_it_is_on_record(approved: House) -> None:
    copy = {"rulebook": "colorado", "version": hung(), "room": ROOM, "to": "player at table 12"}
    refusal = approved.answer("hand-copy", "D1", **copy)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("rules_not_posted", "CO-2208-b")
    assert approved.post() is None
    assert approved.answer("hand-copy", "D1", **copy) is None
    assert approved.walls.handed == 1
    assert "The rules of this table" in text_of(printed())


def test_only_those_in_charge_post_rules(approved: House) -> None:
    refusal = approved.answer("post-rules", "D1", table="colorado", version=hung(), title="x", room="r", spot="s")
    assert refusal is not None
    assert refusal.code == "role_not_allowed"


def test_what_was_taken_down_hangs_no_longer(approved: House) -> None:
    assert approved.post() is None
    assert approved.answer("take-down-rules", room=ROOM, spot=WALL, reason="a new edition") is None
    assert approved.walls.hanging == {}
    assert (
        getattr(approved.answer("take-down-rules", room=ROOM, spot=WALL, reason="again"), "code", "")
        == "rules_not_posted"
    )


def test_house_rules_without_such_clauses_need_no_consent(house: House) -> None:
    version = hashlib.sha256(pdf(complete_rules(table("house")))).hexdigest()
    assert house.post(version=version, of="house") is None


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"version": "abc"}, "hash_needed"), ({"room": " "}, "bad_name"), ({"spot": "a\nb"}, "bad_name")],
)
def test_a_posting_that_says_too_little_is_refused(approved: House, fields: dict[str, str], code: str) -> None:
    assert getattr(approved.post(**fields), "code", "") == code
