"""The canonical encoding can never change silently: every journal ever written hangs on it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.journal.samples import cause

from croupier.journal import Append, Cause, MemoryJournal, NewEvent
from croupier.journal.record.encoding import canonical, data_text, fields_of, hash_of, recorded_of
from croupier.money import Entry, Posting, Unit
from croupier.rules.people import Actor, Role

GOLDEN = (
    '{"at":"2026-11-15T18:50:54.123456Z","data":{"bet":"split-8-11","caf\\u00e9":[1,null,true],"stake":500},'
    '"device":"terminal-3","digest":"' + "d" * 64 + '","entries":[["cents",[["table/12/rack/3",-500],'
    '["table/12/layout/3",500]]]],"key":"k-1","kind":"wager-accepted/1","previous":"' + "0" * 64 + '","role":"player",'
    '"rulebook":"' + "b" * 64 + '","sequence":1,"stream":"table/12","stream_version":1,"unique":null,"who":"seat/3"}'
)


def test_the_golden_event() -> None:
    journal = MemoryJournal()
    asked = Cause("k-1", "d" * 64, Actor("seat/3", Role.PLAYER, "terminal-3"), "2026-11-15T18:50:54.123456Z", "b" * 64)
    data = {"stake": 500, "bet": "split-8-11", "café": [1, None, True]}
    entry = Entry.transfer("table/12/rack/3", "table/12/layout/3", 500)
    (event,) = journal.append([Append("table/12", 0, asked, (NewEvent("wager-accepted", 1, data, (entry,)),))])
    assert canonical(fields_of(event)) == GOLDEN
    assert event.hash == sha256(GOLDEN.encode()).hexdigest()
    assert event.hash == "a737f067138970997c4ae87c5717583c91555b0cf6f565cb23f047e2b507a8f4"
    assert journal.head().root == sha256(b"\x00" + bytes.fromhex(event.hash)).hexdigest()


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
LABEL = st.text(st.characters(categories=["L", "N", "S", "P"]), min_size=1, max_size=20)


@given(st.dictionaries(st.text(), PLAIN))
def test_the_text_of_data_is_plain_sorted_json(data: dict[str, Any]) -> None:
    text = data_text(data)
    assert text == json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert text.isascii()
    assert json.loads(text) == data


@given(LABEL, LABEL, LABEL, st.none() | LABEL, st.integers(1, 10**9), st.sampled_from(Unit))
def test_the_fast_way_to_the_text_is_the_definition(
    stream: str, key: str, account: str, unique: str | None, amount: int, unit: Unit
) -> None:
    entry = Entry((Posting(account, amount), Posting(account + "'", 1), Posting("b", -amount - 1)), unit)
    journal = MemoryJournal()
    event = NewEvent("note-written", 2, {"k": [key]}, (entry, entry.reversed()), unique)
    (written,) = journal.append([Append(stream, 0, cause(key, who=account), (event,))])
    assert hash_of(fields_of(written)) == written.hash
    assert recorded_of(json.loads(canonical(fields_of(written))), written.hash) == written


def test_members_of_enumerations_are_their_values() -> None:
    assert data_text({"role": Role.DEALER, "unit": [Unit.POINTS]}) == '{"role":"dealer","unit":["points"]}'
