"""How what two people have agreed on is done. Each folder of this package tells its own actions in its `by_two`.

Every action is decided again when the second person agrees, by the state of that moment: nothing but the request,
which stands in the journal, is carried from the first person to the second.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import croupier.web
from croupier.rules import Actor
from croupier.web.house import House

Does = Callable[[House, Mapping[str, Any], Actor, str], Awaitable[dict[str, Any]]]  # `str`: the second person's badge


def _actions() -> Iterator[tuple[str, Does]]:
    for folder in iter_modules(croupier.web.__path__, "croupier.web."):
        if folder.ispkg and find_spec(f"{folder.name}.by_two"):
            yield from import_module(f"{folder.name}.by_two").ACTIONS.items()


ACTIONS: Mapping[str, Does] = dict(_actions())
