"""What takes two people, by the disk alone: asked once, agreed to by somebody else, done once, never forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.web_support import STAFF

from croupier.journal.record.format import Recorded
from croupier.live.replay import REFUSED

if TYPE_CHECKING:
    from tests.simulation.checkers import Checkers

BY_TWO = frozenset({"table-filled", "prizes-awarded", "fees-counted"})  # nobody does these alone, whatever they say
OF_DESKS = ("floor", "people", "tournament/")


class Pairs:
    def __init__(self, checkers: Checkers) -> None:
        self._all, self.check = checkers, checkers.check
        self.asked: dict[str, dict[str, Any]] = {}
        self.agreed: dict[str, str] = {}  # approval -> badge of the second
        self.over: dict[str, str] = {}  # approval -> the code it was refused with, or nothing
        self._done: dict[tuple[str, str], int] = {}  # stream and key -> the version of the last event of it

    # --- what is on the disk

    def on_disk(self, event: Recorded) -> None:
        if event.stream.startswith(OF_DESKS):
            self._once(event)
        if self._all.world.loop.steps and (
            event.name in BY_TWO or (event.name == "ruling-made" and event.data["second"])
        ):
            self._by_two(event)
        if event.name in ("approval-asked", "approval-confirmed", "approval-carried-out"):
            self._step(event)

    def _once(self, event: Recorded) -> None:
        """What a key brings about stands together: nothing comes to it later."""
        where = (event.stream, event.key)
        last = self._done.get(where, event.stream_version - 1)
        what = f"{event.stream} {event.stream_version} {event.name}: {event.key} was done before"
        self.check(holds=last == event.stream_version - 1, what=what)
        self._done[where] = event.stream_version

    def _by_two(self, event: Recorded) -> None:
        """Whoever signs as the second has agreed to just this, and is not the first."""
        agreed = [by for name, by in self.agreed.items() if self.key_of(name) == event.key]
        self.check(holds=bool(agreed), what=f"{event.name} of {event.who}: nobody else has agreed to {event.key}")
        second = event.data.get("second", agreed[0])
        self.check(holds=second in agreed, what=f"{event.name}: {second} has signed, and {agreed} have agreed")

    def _step(self, event: Recorded) -> None:
        name, where = event.data["approval"], f"approval {event.data['approval']}"
        if event.name == "approval-asked":
            self.asked[name] = event.data
            return
        asked = self.asked[name]
        self.check(holds=name not in self.over, what=f"{where}: {event.name} after it was over")
        if event.name == "approval-confirmed":
            by = event.data["by"]
            self.check(holds=name not in self.agreed, what=f"{where}: confirmed twice")
            self.check(holds=by != asked["who"], what=f"{where}: {by} has agreed with nobody but themselves")
            self.check(holds=STAFF[by] in asked["second"], what=f"{where}: {by} may not agree to {asked['action']}")
            self.agreed[name] = by
            return
        self.check(holds=name in self.agreed, what=f"{where}: carried out, and nobody agreed")
        self.over[name] = event.data["refused"]
        done = self.done(name)
        is_so = done is None or event.data["refused"] == "key_reused" or done == (not event.data["refused"])
        self.check(holds=is_so, what=f"{where} ({asked['action']}): refused {event.data['refused']!r}, done: {done}")

    def key_of(self, approval: str) -> str:
        """Under which what is asked for is done; of a person there is none."""
        asked = self.asked[approval]
        request, who = asked["request"], asked["who"]
        key = request.get("key", "")
        if "tournament" in request:
            return str(key)
        return f"{request['table']}/{who}/{key}" if "table" in request else f"floor/{who}/{key}" if key else ""

    def done(self, approval: str) -> bool | None:
        """Is it on the disk? None where its key does not say so."""
        key = self.key_of(approval)
        return any(one.name != REFUSED for one in self._all.records.get(key, ())) if key else None

    # --- what is told

    def told(self, key: str, told: Any, do: str) -> None:
        self._all.world.read_disk()
        done = [one for one in self._all.records.get(key, ()) if one.name != REFUSED]
        if "approval" in told:
            waits = told["approval"]["id"]
            self.check(
                holds=waits in self.asked, what=f"{key} waits for a second person, and the disk has nothing of it"
            )
        elif "code" in told:
            self.check(
                holds=not done or told["code"] == "key_reused", what=f"{key} ({do}) was done, and is told {told}"
            )
        else:
            self.check(holds=bool(done), what=f"{key} ({do}) is told to be done, and the disk has nothing of it")
            self._all.acknowledged[key] = done[0].hash

    def confirmed_told(self, approval: str, by: str, told: Any) -> None:
        """Whoever agreed is told the truth; what waits is not forgotten, also not by a house that was started anew."""
        self._all.world.read_disk()
        where = f"approval {approval} ({self.asked[approval]['action']})"
        if "code" not in told:
            self.check(holds=self.over.get(approval) == "", what=f"{where}: {by} is told it is done, and it is not")
        elif told["code"] == "no_such_approval":
            lapsed = self._all.world.machine.jumped or self.asked[approval]["who"] == by
            others = self.agreed.get(approval, by) != by  # whoever agreed does it, and nobody else
            self.check(
                holds=approval in self.over or lapsed or others, what=f"{where}: forgotten, and nobody has done it"
            )
