"""Old events in today's shape. What is stored never changes; it is lifted when it is read for folding."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

from croupier.journal.record.format import Recorded
from croupier.lean import dataclass

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]  # data of one version in, data of the next out


class UnknownEvent(Exception):
    """This program cannot read the event: it is too old for this journal, or the journal is not its own."""


@dataclass(frozen=True, slots=True)
class Upgrades:
    """`versions` names each event the program knows with its version of today; `steps` lead there from every older one.

    >>> renamed = lambda data: {"seat": data["player"]}
    >>> upgrades = Upgrades({"seat-taken": 2}, {("seat-taken", 1): renamed})
    """

    versions: Mapping[str, int]
    steps: Mapping[tuple[str, int], Upgrade]

    def __post_init__(self) -> None:
        wanted = {(name, version) for name, latest in self.versions.items() for version in range(1, latest)}
        assert wanted == set(self.steps), f"steps missing or left over: {sorted(wanted ^ set(self.steps))}"

    def current(self, recorded: Recorded) -> tuple[str, dict[str, Any]]:
        """The event's name and its data in the shape of today."""
        name, version, data = recorded.name, recorded.version, recorded.data
        latest = self.versions.get(name)
        if version == latest:  # most of them
            return name, data
        if latest is None:
            raise UnknownEvent(f"event {recorded.sequence}: this program knows no {name!r}")
        if version > latest:
            raise UnknownEvent(
                f"event {recorded.sequence}: {recorded.kind} is newer than {name}/{latest}, update the program"
            )
        data = deepcopy(data)  # A step may work in place; the recorded event stays as it is.
        for step in range(version, latest):
            data = self.steps[name, step](data)
        return name, data
