"""A domain's folders, read: what may be asked and who decides it, what may happen and what it changes.

Each subject of a domain is a folder with `commands`, `events`, `decide` and `evolve`. A command `PlaceWager` is decided
by `place_wager` of a subject's `decide`; an event `WagerPlaced` changes the state by `wager_placed` of a subject's
`evolve`, where there is one. What several subjects share stands in the domain's own `commands` and `events`.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from croupier.lean import dataclass


@dataclass(frozen=True)
class Subjects:
    deciders: dict[type, Callable[..., list[Any]]]
    events: tuple[type, ...]
    changes: dict[type, Callable[..., None]]

    def change(self, state: Any, event: Any, at: str) -> None:
        """What the event changes; some are only told, or only move money. The state is then as of that moment."""
        state.as_of = at
        change = self.changes.get(type(event))
        if change is not None:
            change(state, event)


def subjects_of(domain: str, command: type, event: type) -> Subjects:
    """`domain` is a package, `command` and `event` are what its commands and events are made from."""
    found = list(_modules(domain))
    commands = [one for module in found for one in _classes(module, command)]
    events = [one for module in found for one in _classes(module, event)]
    decide, evolve = _functions(found, "decide"), _functions(found, "evolve")
    changing_nothing = {name for name in evolve if not name.startswith("_")} - set(map(_snake, events))
    assert not changing_nothing, f"no event is called so: {changing_nothing}"
    return Subjects(
        {one: decide[_snake(one)] for one in commands},
        tuple(events),
        {one: evolve[_snake(one)] for one in events if _snake(one) in evolve},
    )


def _modules(domain: str) -> Iterator[ModuleType]:
    yield import_module(f"{domain}.commands")
    yield import_module(f"{domain}.events")
    for subject in pkgutil.iter_modules(import_module(domain).__path__, f"{domain}."):
        if subject.ispkg:
            for part in pkgutil.iter_modules(import_module(subject.name).__path__, f"{subject.name}."):
                yield import_module(part.name)


def _classes(module: ModuleType, above: type) -> list[type]:
    """In the order in which they are written."""
    found = [one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module.__name__]
    return [one for one in found if issubclass(one, above) and one is not above]


def _functions(modules: list[ModuleType], part: str) -> dict[str, Callable[..., Any]]:
    return {
        name: function
        for module in modules
        if module.__name__.endswith(f".{part}")
        for name, function in vars(module).items()
        if inspect.isfunction(function) and function.__module__ == module.__name__
    }


def _snake(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
