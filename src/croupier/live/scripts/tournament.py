"""A whole tournament from a file and a transcript: the same desk and the same tables as the server's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from dataclasses import field
from datetime import datetime, timedelta
from typing import Any

from croupier.journal import Journal, MemoryJournal
from croupier.lean import dataclass
from croupier.live.automation import read_automation
from croupier.live.desks.tournaments import Hall
from croupier.live.moments import stamp
from croupier.live.scripts.table import START, read_key, read_object, read_time, refused, told
from croupier.live.tables.floor import check_texts
from croupier.live.tables.writer import Answer, Request, TableWriter
from croupier.refusal import Refused
from croupier.rules import Actor, Role, policy_from
from croupier.table import Table
from croupier.tournament import COMMANDS, broken_sums, leaderboard, payout_form, summary, tax_figures, tournament_form
from croupier.tournament.plan.plan import is_day


@dataclass(slots=True)
class ScriptClock:
    """A transcript's own time, which never goes back: a line has its `time`, or its `date`, or comes a second later."""

    at: str = stamp(START)

    def tick(self, line: Mapping[str, Any], number: int) -> str:
        if line.get("time") is not None:
            time = read_time(line["time"], number)
            if time < self.at:
                raise Refused(
                    "bad_command.line_goes",
                    "Line {line} goes back in time: it is {at} already.",
                    line=number,
                    at=self.at,
                )
        else:
            time = stamp(datetime.fromisoformat(self.at) + timedelta(seconds=1))
            date = line.get("date")
            if isinstance(date, str) and is_day(date) and date > time[:10]:
                time = read_time(f"{date}T12:00:00Z", number)
        self.at = time
        return time


@dataclass(slots=True)
class WriterTables:
    """Tables in this process, one writer each, with the transcript's own time."""

    journal: Journal
    at: str = stamp(START)
    writers: dict[str, TableWriter] = field(default_factory=dict)

    def table(self, name: str) -> Table | None:
        return self.writers[name].table if name in self.writers else None

    def shown(self, name: str) -> Table | None:
        return self.table(name)

    async def set_up(self, name: str, policy: Mapping[str, Any], automation: str) -> None:
        writer = TableWriter(self.journal, f"table/{name}")
        by = Actor("script", Role.SYSTEM)
        steps = read_automation(automation)
        writer.set_up(policy_from(policy, "table"), steps, self.at, by, f"table/{name}/set-up")
        self.writers[name] = writer

    async def ask(
        self, name: str, command: Mapping[str, Any], key: str, actor: Actor | None, refused: Refused | None = None
    ) -> Answer:
        if name not in self.writers:
            raise Refused("no_such_table.name", "There is no table “{name}”.", tables=sorted(self.writers), name=name)
        (answer,) = self.writers[name].submit([Request(command, self.at, key, actor, refused)])
        return answer


async def at_once(work: Callable[[], Answer]) -> Answer:
    return work()


async def run_tournament(
    rules: Mapping[str, Any], lines: Iterable[str], name: str, journal: Journal | None = None
) -> AsyncIterator[dict[str, Any]]:
    """The file's rules are published first; then line by line. A table's command says its `table`.

    What is printed: events and refusals as they come, then standings, forms, and all the figures in the last line.
    """
    journal = journal or MemoryJournal()
    tables, clock = WriterTables(journal), ScriptClock()
    hall = Hall(name, journal, tables, at_once)
    answer = await hall.ask(Request({"do": "publish-rules", "rules": dict(rules)}, tables.at, f"{name}/rules"))
    for line in told_of(answer):
        yield {key: value for key, value in line.items() if key != "rules"}
    for number, text in enumerate(lines, start=1):
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        try:
            data = read_object(text, number)
            check_texts(data)
            tables.at = clock.tick(data, number)
            key = read_key(data.get("key", f"{name}/line/{number}"))
            answer, table = await _asked(hall, tables, data, key)
        except Refused as refusal:
            answer, table = Answer(refused=refusal), ""
        for line in told(answer) if table else told_of(answer):
            yield {"table": table, **line} if table else line
        assert not broken_sums(hall.state.books), broken_sums(hall.state.books)
    if hall.state.plan is None:
        return
    for event in hall.state.events:
        yield {"standings": event, "places": leaderboard(hall.state, event)}
    yield {"form": "tournament", **tournament_form(hall.state).as_json()}
    yield {"form": "payout", **payout_form(hall.state).as_json()}
    yield {"form": "tax", **tax_figures(hall.state).as_json()}
    yield summary(hall.state)


def told_of(answer: Answer) -> Iterator[dict[str, Any]]:
    """As at a table; the event of the tournament that it happened in is `of`, because `event` is what happened."""
    if answer.refused is not None:
        yield refused(answer.refused)
        return
    for event in answer.events:
        data = {"of" if name == "event" else name: value for name, value in event.data.items()}
        yield {"event": event.name, **data}


async def _asked(hall: Hall, tables: WriterTables, data: dict[str, Any], key: str) -> tuple[Answer, str]:
    """Some of the tournament's own commands name a table too."""
    command = {name: value for name, value in data.items() if name != "key"}
    if data.get("do") in COMMANDS or not isinstance(table := command.pop("table", None), str):
        return await hall.ask(Request(command, tables.at, key)), ""
    return await tables.ask(table, command, key, None, hall.objection(table, command, tables.at)), table
