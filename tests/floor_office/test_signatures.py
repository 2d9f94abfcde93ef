"""A person's key: only the own passphrase opens it, and a signature is over exactly one text."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.live.desks.signatures import PersonalKey, verified
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.server import open_house

QUICK = 8


def test_a_key_is_opened_by_its_own_passphrase_for_its_own_badge() -> None:
    own = PersonalKey.generate()
    kept = own.wrapped("correct horse battery", "M1", QUICK)
    assert PersonalKey.unwrapped(kept, "correct horse battery", "M1").public == own.public
    for passphrase, badge in (("correct horse batterz", "M1"), ("correct horse battery", "M2")):
        with pytest.raises(Refused, match="does not open"):
            PersonalKey.unwrapped(kept, passphrase, badge)
    assert own.wrapped("correct horse battery", "M1", QUICK) != kept, "salted each time"


def test_a_signature_is_over_one_text_by_one_key() -> None:
    own, other = PersonalKey.generate(), PersonalKey.generate()
    signature = own.sign("a quarter turn")
    assert verified(own.public, "a quarter turn", signature)
    assert not verified(own.public, "a half turn", signature)
    assert not verified(other.public, "a quarter turn", signature)
    other_byte = f"{int(signature[:2], 16) ^ 1:02x}"
    assert not verified(own.public, "a quarter turn", other_byte + signature[2:])
    assert not verified("", "a quarter turn", signature)
    assert not verified(own.public, "a quarter turn", "no signature")


def test_the_usual_cost_is_not_the_quick_one(tmp_path: Path) -> None:
    own = PersonalKey.generate()
    assert bytes.fromhex(own.wrapped("correct horse battery", "M1"))[0] == 15
    house = open_house(Settings(db=str(tmp_path / "j.sqlite")))
    assert house.people.key_cost == 15
    house.journal.close()
