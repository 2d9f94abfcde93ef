"""A table to try the law on: commands as a script sends them, through the one writer of a table and its journal.

    floor = Floor("colorado").open()
    floor.sit(3, chips=20_00)
    floor.do("place-wager", seat=3, bet="red", stake=5_00)
    refusal = floor.refused("place-wager", seat=3, bet="red", stake=99_00)

`do` fails the test when the command is refused; `refused` fails it when the command is accepted, or when the refusal
changed anything at the table beside being on record.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from tests.support import DECLARED, Refusal, on_felt, without_the_ball

from croupier.journal import MemoryJournal, Recorded
from croupier.live.moments import stamp
from croupier.live.replay import fold
from croupier.live.scripts.table import START, run_script, set_up_table, told
from croupier.live.tables import announcements
from croupier.live.tables.writer import Request, TableWriter
from croupier.rules.in_force.sign import Sign, sign_of
from croupier.table import Phase, Table, broken_sums
from croupier.table.opening.decide import inspection_points
from croupier.table.snapshot import freeze, thaw

LIMITS = {"all": {"min": 1_00, "max": 10_000_00}}
VALUE_CHIPS = [
    {"colour": "red", "design": "crest", "value": 5_00},
    {"colour": "black", "design": "crest", "value": 100_00},
]


class Events(list[dict[str, Any]]):
    """What a command led to, as a script prints it."""

    @property
    def names(self) -> list[str]:
        return [event["event"] for event in self]

    def one(self, name: str) -> dict[str, Any]:
        (event,) = [event for event in self if event["event"] == name]
        return event


@dataclass
class Floor:
    """One table of a rulebook. The policy is what `policy` says; limits are set where the licensee sets them."""

    rulebook: str
    wheel: str = "double-zero"
    policy: Mapping[str, Any] = field(default_factory=dict)
    automation: str | list[str] = "felt"
    writer: TableWriter = field(init=False)
    header: dict[str, Any] = field(init=False)
    lines: list[dict[str, Any]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        licensee_sets_limits = self.rulebook != "house" and not self.policy.get("tournament")
        limits: dict[str, Any] = {"limits": LIMITS} if licensee_sets_limits else {}
        if self.rulebook == "south-dakota":
            limits |= DECLARED
        self.header = {
            "rulebook": self.rulebook,
            "wheel": self.wheel,
            "policy": on_felt({**limits, **self.policy}),
            "automation": self.automation,
        }
        self.writer = set_up_table(self.header, MemoryJournal())

    # --- commands

    def do(self, command: str, **fields: Any) -> Events:
        answer = self._submitted(command, fields)
        assert answer[0].get("refused") is None, answer[0]
        assert broken_sums(self.table.books) == []
        return Events(answer)

    def refused(self, command: str, **fields: Any) -> Refusal:
        before = freeze(self.table)
        *seen, answer = self._submitted(command, fields)
        assert "refused" in answer, answer
        assert [event["event"] for event in seen] in ([], ["number-seen"], ["number-seen", "call-missed"])
        assert seen or freeze(self.table) == before, "a refusal changes nothing"
        assert without_the_ball(freeze(self.table)) == without_the_ball(before)
        if self.writer.refusals.known(f"line/{len(self.lines)}") is None:  # one more of the same is only counted
            assert self.journal[-1].name == "command-refused", "a refusal is on record"
            assert self.journal[-1].data["code"] == answer["refused"]
        return Refusal.told(answer)

    def _submitted(self, command: str, fields: dict[str, Any]) -> list[dict[str, Any]]:
        """`by="dealer"` names the role, `by=("dealer", "D9")` the role and the person."""
        by = fields.pop("by", None)
        line = {"do": command, **fields}
        if by is not None:
            role, who = (by, "") if isinstance(by, str) else by
            line["by"] = {"role": role, "who": who}
        self.lines.append(line)
        time = datetime.fromisoformat(line["time"]) if "time" in line else START + timedelta(seconds=len(self.lines))
        (answer,) = self.writer.submit([Request(line, stamp(time), f"line/{len(self.lines)}")])
        return list(told(answer))

    # --- what most tests begin and go on with

    def open(self, **fields: Any) -> Floor:
        """Inspected, a dealer signed in, opened with $10,000 in the tray, betting open."""
        self.prepare()
        self.do("open-table", **{**self.opening, **fields})
        if self.phase is Phase.OPEN:
            self.do("open-betting")
        return self

    def prepare(self, **points: bool) -> None:
        self.do("sign-in-dealer", dealer="D7")
        if not self.policy.get("tournament") or self.sign.statements:
            self.post_sign()
        if self.points:
            self.inspect(**points)

    def inspect(self, **points: bool) -> Events:
        return self.do("inspect-table", points={**dict.fromkeys(self.points, True), **points})

    @property
    def sign(self) -> Sign:
        """The sign that says what is in force now."""
        return sign_of(self.writer.rules, self.table.point_values)

    def post_sign(self) -> Events:
        return self.do("post-sign", sign=self.sign.code, statements=list(self.sign.statements))

    @property
    def points(self) -> list[str]:
        return inspection_points(self.writer.rules)

    @property
    def opening(self) -> dict[str, Any]:
        opener = 0 if self.policy.get("tournament") else 10_000_00
        return {"opener": opener, "drop_box": "D-12", "tip_box": "T-12"}

    def sit(self, seat: int, chips: int = 0, chip_value: int = 1_00, **fields: Any) -> None:
        """A player at a seat, with chips bought for cash."""
        self.do("seat-player", **{"seat": seat, "player": f"player {seat}", **fields})
        if chips:
            self.do("buy-in", seat=seat, amount=chips, chip_value=chip_value)

    def bet(self, seat: int, bet: str, stake: int, **fields: Any) -> dict[str, Any]:
        return self.do("place-wager", seat=seat, bet=bet, stake=stake, **fields).one("wager-placed")

    def close_betting(self) -> Events:
        self.do("spin-ball")
        return self.do("call-no-more-bets", wave=True)

    def result(self, number: str) -> Events:
        """Spin, no more bets, the number announced and the dolly on it."""
        self.close_betting()
        events = self.do("declare-result", number=number, turns=12)
        return Events([*events, *self.do("place-dolly", number=number)])

    def settle(self) -> Events:
        """Collect, pay where there is something to pay, remove the dolly; then the journal must tell the same."""
        events = self.do("collect-losers")
        if self.phase is Phase.COLLECTED:
            events += self.do("pay-winners")
        events += self.do("remove-dolly")
        self.replayed()
        return Events(events)

    def play(self, number: str) -> Events:
        return Events([*self.result(number), *self.settle()])

    # --- what can be seen

    @property
    def table(self) -> Table:
        return self.writer.table

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def journal(self) -> list[Recorded]:
        return list(self.writer.journal.read(self.writer.stream))

    def recorded(self, name: str) -> Iterator[Recorded]:
        return (event for event in self.journal if event.name == name)

    @property
    def called(self) -> str:
        """What is shown and spoken at the table with the newest event."""
        return " ".join(call.text for call in announcements(self.journal[-1]))

    @property
    def balances(self) -> dict[str, int]:
        return {account: amount for account, amount in self.table.books.items() if amount}

    def rack(self, seat: int) -> int:
        return self.table.rack(seat)

    def on(self, seat: int, bet: str) -> int:
        """What the seat has free on a bet."""
        return self.table.seats[seat].staked.get(bet, 0)

    def in_prison(self, seat: int) -> dict[str, int]:
        return {place: amount for (place, _), amount in self.table.seats[seat].prison.items()}

    def replayed(self) -> Table:
        """The table as the journal alone makes it; it must be the one we have, also after a stop at a snapshot."""
        table = fold(Table(), self.journal)
        assert thaw(freeze(table)) == table == self.table
        assert json.loads(freeze(table)) == json.loads(freeze(self.table)), "in the same order too"
        return table

    def as_script(self) -> list[str]:
        return [json.dumps(line) for line in (self.header, *self.lines)]

    def scripted_balances(self) -> dict[str, int]:
        """The last line that `croupier script` prints for what was done here."""
        *_, last = run_script(self.as_script())
        return {account: amount for account, amount in last["balances"].items() if amount}
