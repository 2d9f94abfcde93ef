"""What `croupier script` makes of lines that are no good: it says so and goes on; only a bad first line ends it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.support import on_felt

from croupier.journal import MemoryJournal
from croupier.live.scripts.table import run_script
from croupier.refusal import Refused

HOUSE: dict[str, Any] = {"rulebook": "house", "wheel": "double-zero", "policy": on_felt({})}
ADA = {"do": "sign-in-dealer", "dealer": "Ada"}


def told(*lines: dict[str, Any] | str) -> list[dict[str, Any]]:
    return list(run_script([line if isinstance(line, str) else json.dumps(line) for line in lines]))


def test_comments_and_empty_lines_are_for_the_reader() -> None:
    assert told("# a table", "", HOUSE, "  # and its dealer", ADA, "#") == told(HOUSE, ADA)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "bad_json"),
        ("[1]", "bad_json"),
        ('{"do": "\\ud800"}', "bad_json"),
        ({"do": "fill-table", "amount": 2**53, "second": "K1"}, "bad_json"),
        ({**ADA, "time": "noon"}, "bad_command"),
        ({**ADA, "time": 12}, "bad_command"),
        ({**ADA, "time": "0001-01-01T00:00:00+23:59"}, "bad_command"),
        ({**ADA, "key": ""}, "key_malformed"),
        ({**ADA, "key": 7}, "key_malformed"),
        ({**ADA, "key": "k" * 201}, "key_malformed"),
        ({"do": "sign-in-dealer", "dealer": "A\nda"}, "bad_command"),
        ({**ADA, "by": {"role": "dealer", "who": "A\nda"}}, "bad_command"),
        ({**ADA, "by": {"role": ["dealer"]}}, "bad_command"),
        ({**ADA, "by": "dealer"}, "bad_command"),
        ({}, "bad_command"),
    ],
)
def test_a_bad_line_is_refused_and_the_script_goes_on(line: dict[str, Any] | str, code: str) -> None:
    _, refused, signed_in, _ = told(HOUSE, line, ADA)
    assert refused["refused"] == code
    assert signed_in["event"] == "dealer-signed-in"


def test_a_longer_script_goes_on_where_the_shorter_one_ended() -> None:
    journal = MemoryJournal()
    lines = [json.dumps(line) for line in (HOUSE, ADA, {"do": "open-table", "opener": 100_000}, {"do": "open-betting"})]
    list(run_script(lines[:3], journal))
    *_, opened, last = run_script(lines, journal)
    assert (opened["event"], last["phase"]) == ("betting-opened", "betting")
    with pytest.raises(Refused) as refused:
        list(run_script([json.dumps({**HOUSE, "source": "recorded"})], journal))
    assert refused.value.code == "key_reused"


def test_the_same_key_twice_is_answered_once_and_another_body_under_it_is_refused() -> None:
    _, first, again, other, last = told(
        HOUSE, {**ADA, "key": "a"}, {**ADA, "key": "a"}, {**ADA, "dealer": "Bo", "key": "a"}
    )
    assert first == again == {"event": "dealer-signed-in", "dealer": "Ada"}
    assert other["refused"] == "key_reused"
    assert last["phase"] == "closed"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ({**HOUSE, "policy": [1]}, "bad_script"),
        ({**HOUSE, "automation": {}}, "bad_script"),
        ({**HOUSE, "automation": ["shuffle"]}, "bad_script"),
        ({**HOUSE, "automation": [["spin-ball"]]}, "bad_script"),
        ({**HOUSE, "colour": "green"}, "unknown_key"),
        ("nonsense", "bad_json"),
    ],
)
def test_a_bad_first_line_ends_it(header: dict[str, Any] | str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        told(header, ADA)
    assert caught.value.code == code


def test_nothing_but_talk_is_no_script() -> None:
    with pytest.raises(Refused, match="begins with a line that names the rulebook"):
        told("# nothing", "", "# but talk")
