"""Every text that may be about a person is declared private, or stands here with the reason why it is not."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.domain import private_texts
from croupier.journal.store.keyring import Keyring
from croupier.journal.store.sqlite import open_sqlite
from croupier.live import Request
from croupier.live.desks.desk import Desk, folded
from croupier.live.private import KINDS
from croupier.live.replay import DOMAINS
from croupier.live.tables.floor import clean_command
from croupier.refusal import Refused
from croupier.register.postings import postings
from croupier.register.state import Premises
from croupier.rules import Actor, Role
from croupier.web.tournaments.routes import clean

TELLING = re.compile(
    r"name|names|identity|document|address|from_|player|person|note|reason|what|why|found|finding|findings|explanation|"
    r"message|text|comment|said|description|item|signature|request|facts|witness|inspector|reviewer|approved_by|to|"
    r"cause|title|notice|second|first|by|who|dealer|licensee|office"
)
BADGE = "a badge, which says who it was without saying their name"
WORD = "one of a few words that the program knows"
OFFICE = "an official by office, on whose word a licence stands"
PUBLIC = {
    "person": "the number that the house gave an entrant",
    "witness": BADGE, "second": BADGE, "first": BADGE, "by": BADGE, "who": BADGE, "dealer": BADGE,
    "inspector": OFFICE, "reviewer": OFFICE, "approved_by": OFFICE, "office": "of a division of the state",
    "licensee": "a casino",
    "cause": WORD, "why": WORD, "notice": WORD,
    "title": "of a variation of the rules",
    "description": "of a prize",
    "findings": "what a self-check says of files and records",
    "floor/approval-recorded names": "of equipment", "floor/record-approval names": "of equipment",
    "floor/equipment-registered facts": "about equipment",
    "floor/opening-inspected signature": "over marks and numbers", "floor/inspect-opening signature": "over the same",
    "table/declare-no-spin reason": WORD, "table/no-spin-declared reason": WORD,
    "table/policy-changed what": WORD, "table/barred-player-seen what": WORD,
    "house/help-called reason": WORD, "house/pit-asked what": WORD,
    "house/wheel-suspected found": "numbers of a wheel",
    "table/wager-ruled to": "a place on the layout",
    "people/person-taken-over from_": "streams and a file", "people/record-found-altered found": "a digest",
    "tournament/carry-forward to": "an event of the tournament",
    "tournament/pool-carried-forward to": "an event of the tournament",
    "tournament/re-award-voucher to": "an event of the tournament",
    "tournament/postpone-event to": "a day", "tournament/event-postponed to": "a day",
    "journal/journal-key-changed signature": "over two keys",
    "house/house-named name": "of the house itself",
}  # fmt: skip


def kinds() -> Iterator[tuple[str, type]]:
    for domain in DOMAINS.values():
        for name, kind in {**domain.commands, **domain.events}.items():
            yield f"{domain.name}/{name}", kind


def names_of(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


@pytest.mark.parametrize(("name", "kind"), [pytest.param(*each, id=each[0]) for each in kinds()])
def test_every_telling_text_is_private_or_public_for_a_reason(name: str, kind: type) -> None:
    private = private_texts(kind)
    fields = {field.name: str(field.type) for field in dataclasses.fields(kind)}
    for field, of in fields.items():
        if TELLING.fullmatch(field) and ("str" in of or "Any" in of) and "int" not in of:
            assert field in private or field in PUBLIC or f"{name} {field}" in PUBLIC, f"{name}: whose is {field}?"
    assert private.keys() <= fields.keys()


@pytest.mark.parametrize(
    ("name", "kind"), [pytest.param(*each, id=each[0]) for each in kinds() if private_texts(each[1])]
)
def test_it_is_said_by_a_field_that_leads_to_somebody(name: str, kind: type) -> None:
    domain = DOMAINS[name.partition("/")[0]]
    for field, whose in private_texts(kind).items():
        assert whose in ("actor", "compliance") or whose in names_of(kind), f"{name}: {field} is of {whose}"
        assert whose in ("actor", "compliance") or whose in KINDS or whose in domain.people, f"{name}: who is {whose}?"


def test_no_reason_stands_here_for_nothing() -> None:
    known = {f"{name} {field}" for name, kind in kinds() for field in names_of(kind)}
    assert {key for key in PUBLIC if " " in key} <= known
    assert {key for key in PUBLIC if " " not in key} <= {each.partition(" ")[2] for each in known}


def test_why_rules_were_taken_down_is_sealed_as_its_writer_s_word(tmp_path: Path) -> None:
    """Whoever writes it may name a guest: it stands in no file."""
    keys = Keyring(tmp_path / "keys")
    with closing(open_sqlite(tmp_path / "j.sqlite", keys=keys)) as journal:
        walls = Desk(journal, postings(Premises), "postings")
        actor, at = Actor("S1", Role.PIT_SUPERVISOR), "2026-01-01T12:00:00.000000Z"
        rules = {"table": "1", "version": "0" * 64, "title": "Rules", "rulebook": "classic"}
        wall = {"room": "hall", "spot": "door"}
        posted = walls.ask(Request({"do": "post-rules", **rules, **wall}, at, "k-1", actor))
        assert posted.refused is None, posted.refused
        reason = {"reason": "Ms Quillfeather tore them"}
        down = walls.ask(Request({"do": "take-down-rules", **wall, **reason}, at, "k-2", actor))
        assert down.refused is None
        read = list(journal.read("postings"))
        assert read[-1].data["reason"] == reason["reason"]
        assert folded(DOMAINS["postings"], read) == walls.state
    assert all(b"Quillfeather" not in file.read_bytes() for file in tmp_path.iterdir())


@pytest.mark.parametrize("check", [clean_command, clean])
def test_nobody_sends_what_looks_sealed(check: Callable[[Any], None]) -> None:
    """It would be read as withheld, and history would not be what was written."""
    check({"do": "publish-rules", "rules": {"for": "all", "sealed": "no", "name": "cup"}})
    with pytest.raises(Refused, match="looks like something that the journal has sealed"):
        check({"do": "publish-rules", "rules": {"house": [{"for": "staff/K1", "sealed": "n"}]}})
