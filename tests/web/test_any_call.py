"""Anything that the OpenAPI allows, and much that it does not, as every role and as none.

Never an error of ours, never an answer that is not described, and whatever is refused has changed nothing.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from tests.web.web_support import HASH, LOOSE, STAFF, Server, open_a_table, serving

from croupier.journal.record.cursor import BEGINNING
from croupier.rules import Role

CALLS, CALLS_LONG = 400, 20_000
EVERYBODY = ("", "terminal", "display", *(who for who in STAFF if who not in ("S2", "K2")))
CALLS_OF_THE_LAB = (
    40  # at most, of each of its questions: they are worked out in a process that everything else comes before
)
NOT_CALLED = {"DELETE /api/session"}  # It would only sign everybody out; other tests do.
KNOWN = {"table": "1", "badge": "X1", "terminal": "1-1", "number": 1, "tournament": "spring"}
REFUSALS = {"command-refused", "refusals-summed", "sign-in-refused", "approval-refused"}  # these are on record


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    quick = replace(
        LOOSE, lab_seconds=1.0, failures_max=1_000_000, approval_seconds=36_000.0
    )  # nothing is over by itself
    with serving(tmp_path_factory.mktemp("any"), quick, tables=open_a_table) as server:
        house = server.house
        server.do(house.floor.pen.write(house.people.enlist, "X1", "X1", [Role.DEALER], HASH))  # may be let go
        yield server


class Crowd:
    """Everybody at once, each with a browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browsers = {who: self.browser(who) for who in EVERYBODY}
        self.turns = itertools.cycle(EVERYBODY)
        self.calls = self.refused = 0
        self.problems: dict[str, str] = {}
        self.answered_as: dict[str, int] = dict.fromkeys(EVERYBODY, 0)

    def browser(self, who: str) -> httpx.Client:
        if who in ("terminal", "display"):
            client = self.server.terminal(2 if who == "terminal" else 0)
        else:
            if who:  # Somebody may have let this one go, or given out a new code.
                self.server.begin_anew(who)
            client = self.server.client(who)
        client.event_hooks, client.timeout = {}, httpx.Timeout(120)
        return client

    def call(self, case: Any) -> None:
        who = next(self.turns)
        if self.calls % 2:
            case.path_parameters = {k: KNOWN.get(k, value) for k, value in (case.path_parameters or {}).items()}
        sent = case.as_transport_kwargs(base_url=self.server.address)
        sent.pop("cookies", None)
        if isinstance(sent.get("data"), bytes | str):
            sent["content"] = sent.pop("data")
        headers = {k: v for k, v in dict(sent.pop("headers", {})).items() if k.lower() not in ("cookie", "origin")}
        before = self.state()
        ours = {"Origin": self.server.address, "Connection": "close"}  # an idle line may be hung up at any moment
        answer = self.browsers[who].request(**sent, headers={**headers, **ours})
        self.calls += 1
        self.answered_as[who] += 1
        wrong = self.wrong_with(answer, before)
        if wrong:
            self.problems.setdefault(f"{case.method} {case.path}: {wrong}", f"{who} {sent} {answer.text[:200]}")
        if answer.status_code == 401 and who and "not_signed_in" in answer.text:
            self.browsers[who] = self.browser(who)  # Somebody has ended this session, as somebody may.

    def wrong_with(self, answer: httpx.Response, before: tuple[object, ...]) -> str:
        if answer.status_code >= 500 and answer.status_code != 503:
            return "a fault of ours"
        try:
            self.server.described.check(answer)
        except AssertionError:
            return f"not described: {answer.status_code} {answer.json().get('code')}"
        if answer.status_code >= 400:
            self.refused += 1
            if (after := self.state()) != before:
                return (
                    f"refused, but changed {[n for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]}"
                )
        return ""

    def state(self) -> tuple[object, ...]:
        """All that a call could change: the journal without refusals, the house's own store, what waits, who is in."""
        house = self.server.house
        for recorded in house.journal.read_all(self.seen):
            self.seen = self.seen.past(recorded)
            self.facts += recorded.name not in REFUSALS and recorded.who != "house"  # which checks itself now and then
        people = tuple(house.people.roll.people.values())
        terminals = tuple(house.people.roll.terminals.values())
        sealed = tuple(house.store.rows("SELECT kind, owner, digest FROM sealed ORDER BY digest"))
        waiting = len(house.doings.read().waiting)
        sessions = len(list(house.sessions.all()))
        return self.facts, people, terminals, sealed, waiting, sessions, len(house.enrolments)

    seen = BEGINNING
    facts = 0


def operations(document: dict[str, Any]) -> list[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis
    schema: Any = schemathesis.openapi.from_dict(document)
    found = [result.ok() for result in schema.get_all_operations()]
    return [operation for operation in found if operation.label not in NOT_CALLED]


def call_often(crowd: Crowd, operation: Any, mode: str, calls: int) -> None:
    from schemathesis.generation import GenerationMode

    @seed(20260301)
    @settings(
        max_examples=calls, deadline=None, database=None, suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)))
    def call(case: Any) -> None:
        crowd.call(case)

    call()


def test_no_call_breaks_the_house(server: Server, request: pytest.FixtureRequest) -> None:
    crowd = Crowd(server)
    wanted = CALLS_LONG if request.config.getoption("--long") else CALLS
    everything = operations(server.described.document)
    slow = [operation for operation in everything if "/lab/" in operation.path or operation.path.endswith("simulate")]
    share = -(-wanted // len(everything))
    for operation in everything:
        before, each = crowd.calls, min(share, CALLS_OF_THE_LAB) if operation in slow else share
        call_often(crowd, operation, "positive", each)
        if crowd.calls - before < each and operation.body:
            call_often(crowd, operation, "negative", each - (crowd.calls - before))
    while crowd.calls < wanted:  # Some addresses have fewer different calls than their share.
        for operation in everything:
            if operation.body and operation not in slow:
                call_often(crowd, operation, "negative", 10)
    assert not crowd.problems, "\n".join(f"{what}\n    {how}" for what, how in crowd.problems.items())
    assert crowd.calls >= wanted
    assert crowd.refused > wanted // 4
    assert min(crowd.answered_as.values()) > wanted // len(EVERYBODY) // 2
