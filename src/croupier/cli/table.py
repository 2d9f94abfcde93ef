"""The table that a command is about: a rulebook, a wheel, and the house's policy where there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from croupier.game import Wheel
from croupier.refusal import Refused
from croupier.rules import TableRules, policy_text, rulebook, table_rules, wheel

PolicyFile = Annotated[Path | None, typer.Option("--policy", help="A house policy (TOML): its limits, odds, options.")]


def wheel_named(name: str) -> Wheel:
    """A wheel by its name, or by RULEBOOK/WHEEL where it is a rulebook's own, such as docs/examples/snake.toml."""
    book, _, own = name.rpartition("/")
    return wheel(own, rulebook(book)) if book else wheel(name)


def rules_of_table(book: str, on_wheel: str | None, policy_file: Path | None) -> TableRules:
    """The rules of that table. A policy for another rulebook or wheel is refused, not bent."""
    if policy_file is None:
        return table_rules(book, on_wheel)
    policy = policy_text(policy_file.read_text(encoding="utf-8"), str(policy_file))
    own = rulebook(policy.rulebook)
    asked = {"rulebook": rulebook(book).key, "wheel": wheel(on_wheel or policy.wheel, own).name}
    written = {"rulebook": own.key, "wheel": wheel(policy.wheel, own).name}
    if asked != written:
        raise Refused(
            "policy_of_another_table",
            "{policy_file} is a policy for {rulebook} on the {wheel} wheel.",
            asked=asked,
            policy=written,
            policy_file=policy_file,
            **written,
        )
    return table_rules(book, policy=policy)
