"""Running a transcript of commands: one JSON line in, one JSON line for every event or refusal out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from croupier.journal import Journal, MemoryJournal
from croupier.journal.record.encoding import AMOUNT_MAX
from croupier.journal.record.format import BAD_KEY, is_label
from croupier.live.automation import read_automation
from croupier.live.moments import stamp
from croupier.live.replay import REFUSED
from croupier.live.tables.floor import check_texts
from croupier.live.tables.writer import Answer, Request, TableWriter
from croupier.refusal import Refused
from croupier.rules import Actor, Policy, Role, policy_from
from croupier.table.asking.posting import sign_in_force

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
HEADER = {"rulebook", "wheel", "policy", "automation", "table", "source"}
SOURCES = ("dealer", "sensor", "random", "recorded")


def run_script(
    lines: Iterable[str], journal: Journal | None = None, seal: Callable[[Journal], str] | None = None
) -> Iterator[dict[str, Any]]:
    """The first line says which table it is, each further one is a command.

    The first answer has the code of the sign that the table is to have, the last one all the balances.

    Empty lines and lines that begin with `#` are for the reader.
    """
    numbered = (
        (number, line) for number, line in enumerate(lines, start=1) if line.strip() and line.lstrip()[0] != "#"
    )
    first = next(numbered, None)
    if first is None:
        raise Refused("bad_script.begins_line", "A script begins with a line that names the rulebook and the wheel.")
    writer = set_up_table(read_object(first[1], first[0]), journal or MemoryJournal())
    writer.seal = seal
    yield {"stream": writer.stream, "sign": sign_in_force(writer.table, writer.rules)}
    time = ""
    for number, line in numbered:
        try:
            data = read_object(line, number)
            check_texts(data)
            time = read_time(data.get("time"), number, time)
            key = read_key(data.get("key", f"{writer.stream}/line/{number}"))
        except Refused as refusal:
            yield {**refused(refusal), "line": number}
            continue
        (answer,) = writer.submit([Request({k: v for k, v in data.items() if k != "key"}, time, key)])
        yield from told(answer)
    yield {"balances": dict(sorted(writer.table.books.items())), "phase": writer.table.phase.value}


def set_up_table(
    header: Mapping[str, Any], journal: Journal, check: Callable[[Policy], None] = lambda _policy: None
) -> TableWriter:
    """The table of a script's first line. `check` may refuse its policy."""
    unknown = sorted(header.keys() - HEADER)
    if unknown:
        raise Refused(
            "unknown_key.script_first",
            "A script's first line has no “{unknown}”: {header:list}.",
            unknown=unknown[0],
            header=sorted(HEADER),
        )
    extra = header.get("policy", {})
    if not isinstance(extra, Mapping):
        raise Refused("bad_script.policy_object", "“policy” is an object, as in a policy file.")
    names = {key: header[key] for key in ("rulebook", "wheel") if key in header}
    writer = TableWriter(journal, f"table/{header.get('table', 1)}")
    policy = policy_from({**extra, **names}, "policy")
    check(policy)
    automation = read_automation(header.get("automation", []))
    source = header.get("source", "dealer")
    if source not in SOURCES:
        raise Refused("bad_script.source", "“source” is one of {sources:list}.", source=source, sources=list(SOURCES))
    by, key = Actor("script", Role.SYSTEM), f"{writer.stream}/set-up"
    writer.set_up(policy, automation, stamp(START), by, key, source)
    return writer


def told(answer: Answer) -> Iterator[dict[str, Any]]:
    """A refused command may tell something all the same: a number that was keyed is known."""
    for event in answer.events:
        if event.name != REFUSED:
            yield {"event": event.name, **event.data}
    if answer.refused is not None:
        yield refused(answer.refused)


def refused(refusal: Refused) -> dict[str, Any]:
    said: dict[str, Any] = {"refused": refusal.code, "clause": refusal.clause, "message": refusal.message}
    return {**said, "facts": refusal.facts} if refusal.facts else said


def read_time(given: Any, number: int, before: str = "") -> str:
    """A line's own time, or one second after the line before it, so that a transcript needs no clock."""
    if given is None:
        usual = START + timedelta(seconds=number)
        return stamp(max(usual, datetime.fromisoformat(before) + timedelta(seconds=1)) if before else usual)
    try:
        moment = datetime.fromisoformat(given)
        return stamp(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    except (TypeError, ValueError, OverflowError):
        raise Refused(
            "bad_command.time", "“time” is like 2026-01-01T12:00:00Z; this is {given}.", given=repr(given)
        ) from None


def read_key(given: Any) -> str:
    if not isinstance(given, str) or not is_label(given):
        raise Refused.saying(BAD_KEY)
    return given


def _exact(digits: str) -> int:
    """What a journal can keep."""
    if abs(number := int(digits)) > AMOUNT_MAX:
        raise ValueError(f"the number {digits[:20]} is too large")
    return number


def read_object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line, parse_int=_exact)
        json.dumps(data, ensure_ascii=False).encode()  # Half of a character cannot be kept.
    except (ValueError, RecursionError) as error:
        raise Refused("bad_json.line", "Line {line} is not JSON: {error}.", line=number, error=error) from None
    if not isinstance(data, dict):
        raise Refused("bad_json.object", "Line {line} is not a JSON object.", line=number)
    return data
