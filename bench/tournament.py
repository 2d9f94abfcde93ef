"""A tournament of 5,000 entrants: the server's own time for a registration, the draw and the leaderboard, in ms.

Processor time: what else the machine does, and how long its disk takes to be sure, is no part of it (`bench journal`).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from croupier.journal import open_sqlite
from croupier.live.desks.tournaments import Hall
from croupier.live.scripts.tournament import ScriptClock, WriterTables, at_once
from croupier.live.tables.writer import Request
from croupier.tournament import leaderboard


def rules(entrants: int, seats: int = 10) -> dict[str, Any]:
    tables = [f"T{number}" for number in range(-(-entrants // seats))]
    return {
        "name": "Five thousand",
        "licensees": ["Golden Gulch"],
        "premises": [{"name": "Arena", "licence": "R-1", "checklist_signed_by": "S4"}],
        "chips": {"approval": "TC-7", "approved_by": "the Division"},
        "structure": {"limit": 100_00, "limit_source": "the statute"},
        "house_rules": {
            "casino": "Golden Gulch", "re_buys": False, "final_round": "One round.", "conclusion": "By points.",
            "prizes": 1,
        },
        "events": [
            {
                "key": "E1", "date": "2026-11-20", "chips": 1000, "tables": tables, "seats": seats, "on_tables": False,
                "charges": [{"name": "entry", "amount": 65_00, "to_pool": 50_00}], "rounds": [{"spins": 20}],
                "prizes": [{"place": 1, "share": 100_00}],
            }
        ],
    }  # fmt: skip


def run(entrants: int = 5000) -> dict[str, object]:
    with TemporaryDirectory() as folder:
        journal = open_sqlite(f"{folder}/j.sqlite")
        try:
            return measured(Hall("big", journal, WriterTables(journal), at_once), entrants)
        finally:
            journal.close()


def measured(hall: Hall, entrants: int) -> dict[str, object]:
    keys, clock = iter(range(10**9)), ScriptClock()

    def ask(do: str, **fields: Any) -> float:
        """Server time: decided, on the disk, and shown."""
        line = {"do": do, **fields}
        request = Request(line, clock.tick(line, 0), f"k{next(keys)}")
        return timed(lambda: _now(hall.ask(request)))

    ask("publish-rules", rules=rules(entrants))
    ask("file-rules", date="2026-11-01", office="Central City", proof="mail")
    registering = []
    for number in range(1, entrants + 1):
        person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
        paid = {"fee": [{"amount": 15_00}], "buy_in": [{"amount": 50_00}]}
        registering.append(ask("register", event="E1", date="2026-11-10", **person, **paid))
        ask("acknowledge-rules", entry=number)
    ask("start-event", event="E1", date="2026-11-20")
    draw = ask("draw-seats", event="E1", seed="4-8-15-16-23-42")
    for number in range(1, entrants + 1):
        ask("take-seat", event="E1", entry=number, person=f"P{number}")
    start = ask("start-round", event="E1", counts={str(n): 1000 for n in range(1, entrants + 1)})
    updates = [ask("record-points", event="E1", points={str(n): n * 7 % 5000}) for n in range(1, 101)]
    board = [timed(lambda: leaderboard(hall.view, "E1")) for _ in range(20)]
    assert len(leaderboard(hall.view, "E1")) == entrants
    return {
        "entrants": entrants,
        "register_ms": {"median": median(registering), "last_hundred": median(registering[-100:])},
        "draw_ms": draw,
        "start_round_ms": start,
        "points_update_ms": median(updates),
        "leaderboard_ms": median(board),
        "each_under_100_ms": max(median(registering[-100:]), draw, median(updates), median(board)) < 100,
    }


def timed(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return (process_time() - began) * 1000


def _now(work: Coroutine[Any, Any, Any]) -> Any:
    """Nothing waits when everything is in this process."""
    answer = None
    try:
        work.send(None)
    except StopIteration as done:
        answer = done.value
    assert answer is not None, "it waits"
    assert answer.refused is None, answer.refused
    return answer
