"""Which steps a table takes by itself, read from what somebody wrote."""

from __future__ import annotations

from typing import Any

from croupier.refusal import Refused
from croupier.table import COMMANDS, PRESETS


def read_automation(given: Any) -> frozenset[str]:
    """A list of the dealer's steps that the system takes, or the name of a usual set."""
    names = [given] if isinstance(given, str) else given
    steps: set[str] = set()
    if not isinstance(names, list):
        raise Refused(
            "bad_script.automation",
            "“automation” is a list of commands or one of: {presets:list}",
            presets=list(PRESETS),
        )
    for name in names:
        if not isinstance(name, str):
            raise Refused("bad_script.step", "A step of the automation is a text; this is {step}.", step=repr(name))
        if name in PRESETS:
            steps |= PRESETS[name]
        elif name in COMMANDS:
            steps.add(name)
        else:
            raise Refused(
                "bad_script.step_sets",
                "There is no step “{step}”. Sets are: {presets:list}.",
                step=name,
                presets=list(PRESETS),
            )
    return frozenset(steps)
