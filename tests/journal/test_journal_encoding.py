"""The canonical encoding can never change silently: every journal ever written hangs on it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.journal.samples import cause

from croupier.canonical import canonical, flat_text, readable
from croupier.journal import Append, Cause, MemoryJournal, NewEvent
from croupier.journal.record import first
from croupier.journal.record.encoding import data_text, events_of, hash_of
from croupier.journal.record.rows import events_from
from croupier.money import Entry, Posting, Unit
from croupier.rules.people import Actor, Role

GOLDEN = (
    '{"at":"2026-11-15T18:50:54.123456Z","device":"terminal-3","digest":"' + "d" * 64 + '","events":['
    '{"data":{"bet":"split-8-11","caf\\u00e9":[1,null,true],"stake":500},"entries":[["USD",[["table/12/rack/3",-500],'
    '["table/12/layout/3",500]]]],"kind":"wager-accepted/1"},{"data":{},"kind":"round-opened/2","unique":"once"}],'
    '"format":2,"key":"k-1","previous":"' + "0" * 64 + '","role":"player","rulebook":"' + "b" * 64 + '",'
    '"sequence":1,"shard":0,"source":{"seen_at":"2026-11-15T18:50:54.000000Z","sensor":"w1"},'
    '"stream":"table/12","version":1,"who":"seat/3"}'
)
GOLDEN_OF_FORMAT_1 = (
    '{"at":"2026-11-15T18:50:54.123456Z","data":{"bet":"split-8-11","caf\\u00e9":[1,null,true],"stake":500},'
    '"device":"terminal-3","digest":"' + "d" * 64 + '","entries":[["cents",[["table/12/rack/3",-500],'
    '["table/12/layout/3",500]]]],"key":"k-1","kind":"wager-accepted/1","previous":"' + "0" * 64 + '","role":"player",'
    '"rulebook":"' + "b" * 64 + '","sequence":1,"stream":"table/12","stream_version":1,"unique":null,"who":"seat/3"}'
)
ACTOR = Actor("seat/3", Role.PLAYER, "terminal-3")
AT = "2026-11-15T18:50:54.123456Z"
DATA = {"stake": 500, "bet": "split-8-11", "café": [1, None, True]}
ENTRY = Entry.transfer("table/12/rack/3", "table/12/layout/3", 500)


def test_the_golden_record() -> None:
    journal = MemoryJournal()
    seen = {"sensor": "w1", "seen_at": "2026-11-15T18:50:54.000000Z"}
    asked = Cause("k-1", "d" * 64, ACTOR, AT, "b" * 64, seen)
    events = (NewEvent("wager-accepted", 1, DATA, (ENTRY,)), NewEvent("round-opened", 2, {}, unique="once"))
    event, other = journal.append([Append("table/12", 0, asked, events)])
    assert [text for text, _ in journal.sealed(0)] == [GOLDEN]
    assert event.hash == other.hash == sha256(GOLDEN.encode()).hexdigest()
    assert event.hash == "e6bd8f48f906647abdfdbf7d12ee0afd2ea9fd4503cc0ef20e1664412c84aa4b"
    assert [head.root for head in journal.heads()] == [sha256(b"\x00" + bytes.fromhex(event.hash)).hexdigest()]


def test_the_golden_event_of_format_1() -> None:
    journal = MemoryJournal()
    asked = Cause("k-1", "d" * 64, ACTOR, AT, "b" * 64)
    (event,) = journal.append([Append("table/12", 0, asked, (NewEvent("wager-accepted", 1, DATA, (ENTRY,)),))])
    assert canonical(first.fields_of(event)) == GOLDEN_OF_FORMAT_1
    hash_ = "a737f067138970997c4ae87c5717583c91555b0cf6f565cb23f047e2b507a8f4"
    assert first.event_hash(first.fields_of(event)) == hash_


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


@given(LABEL, LABEL, LABEL, st.none() | LABEL, st.integers(1, 10**9), st.sampled_from(Unit), st.integers(0, 9))
def test_the_fast_way_to_the_text_is_the_definition(
    stream: str, key: str, account: str, unique: str | None, amount: int, unit: Unit, was: int
) -> None:
    entry = Entry((Posting(account, amount), Posting(account + "'", 1), Posting("b", -amount - 1)), unit)
    journal = MemoryJournal()
    event = NewEvent("note-written", 2, {"k": [key]}, (entry, entry.reversed()), unique)
    plain = NewEvent("note-read", 1, {})
    written = journal.append([Append(stream, 0, cause(key, who=account), (event, plain), was)])
    ((text, hash_),) = journal.sealed(0)
    assert canonical(json.loads(text)) == text
    assert hash_of(text) == hash_
    assert events_from(text, hash_) == written
    assert [recorded.was for recorded in written] == ([was, was + 1] if was else [0, 0])


@given(st.dictionaries(st.text(), PLAIN), st.text(st.characters(categories=["Cs"]), max_size=1))
def test_records_are_read_as_the_standard_library_reads_them(data: dict[str, Any], half: str) -> None:
    journal = MemoryJournal()
    events = (NewEvent("note-written", 1, {**data, "half": half}, (ENTRY,)), NewEvent("note-read", 1, data))
    journal.append([Append("notes", 0, cause("k"), events)])
    ((text, hash_),) = journal.sealed(0)
    read = events_from(text, hash_)
    assert read == events_of(json.loads(text), hash_)
    assert [event.entries for event in read] == [(ENTRY,), ()]
    assert read[0].data["half"] == half


def test_members_of_enumerations_are_their_values() -> None:
    assert data_text({"role": Role.DEALER, "unit": [Unit.POINTS]}) == '{"role":"dealer","unit":["points"]}'


FLAT = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text()
EDGES = st.sampled_from(["\x7f", "\x00\x1f\b\f\n\r\t", '"\\/', "\u2028\u2029", "\ud800", "é🎲", "\xa0", "<&>"])


@given(st.dictionaries(st.text() | EDGES, FLAT | EDGES))
def test_what_is_written_quickly_is_what_the_standard_library_writes(data: dict[str, Any]) -> None:
    assert flat_text(data) == json.dumps(data, sort_keys=True, separators=(",", ":"))
    exact = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert readable(data) == exact.encode(errors="surrogatepass")


@given(st.dictionaries(st.text(), st.recursive(FLAT | st.floats(), lambda inner: st.lists(inner) | st.tuples(inner))))
def test_a_command_of_any_shape_has_the_text_that_it_always_had(data: dict[str, Any]) -> None:
    exact = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    assert readable(data) == exact.encode(errors="surrogatepass")
