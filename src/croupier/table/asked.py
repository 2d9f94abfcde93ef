"""A command with who asks and when: what `decide` knows beside the table and its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from croupier.refusal import Refused
from croupier.rules import Actor, Role, TableRules
from croupier.rules.library import authority
from croupier.table.commands import Command
from croupier.table.names import wire_name
from croupier.table.phases import ALLOWED, MESSAGES, WHY_NOT_NOW, Phase
from croupier.table.state import Seat, Table


@dataclass(frozen=True, slots=True)
class Asked:
    """`at` is the time the caller gives, in ISO form; nothing here reads a clock."""

    command: Command
    actor: Actor
    at: str


def check_role(table: Table, asked: Asked) -> None:
    """May this role ask for it? The system may do what the table's automation set gives it."""
    name = wire_name(type(asked.command))
    roles = authority()[name]
    role = asked.actor.role
    if role in roles or (role is Role.SYSTEM and name in table.automation):
        return
    staff = set(roles) - {Role.SYSTEM}
    facts: dict[str, Any] = {"command": name, "role": role.value, "allowed": [r.value for r in roles]}
    if staff == {Role.DEALER}:
        raise Refused("dealer_only", "Only the table's dealer may do this.", **facts)
    if staff == {Role.PIT_SUPERVISOR}:
        raise Refused("pit_supervisor_only", "Only the pit supervisor may decide this.", **facts)
    if name == "inspect-table":
        message = "Only a key manager, a licensed member of security or a pit supervisor may inspect a table."
        raise Refused("inspector_role", message, **facts)
    raise Refused("role_not_allowed", f"A {role} may not do this.", **facts)


def check_phase(table: Table, asked: Asked) -> None:
    """Is it this command's turn? Why not is said in the words of the law where it has some."""
    kind = type(asked.command)
    if table.phase in ALLOWED[kind]:
        return
    code = WHY_NOT_NOW.get(kind, {}).get(table.phase, "out_of_turn")
    facts: dict[str, Any] = {"phase": table.phase.value}
    if table.phase is Phase.BETTING and table.spin_void and code == "no_ball_in_play":
        raise Refused("spin_void", "That spin is void; its number is information only.", **facts)
    stake = getattr(asked.command, "stake", None)
    if code in ("late_bet", "betting_not_open") and stake:
        facts["returned"] = stake
    raise Refused(code, MESSAGES[code], **facts)


def check_seat(table: Table, asked: Asked) -> Seat:
    """The seat that the command is about; a player acts for the own seat only."""
    number: int = asked.command.seat  # type: ignore[attr-defined]
    seat = table.seats.get(number)
    if seat is None:
        raise Refused("seat_empty", f"Nobody sits at seat {number}.", seat=number)
    if asked.actor.role is Role.PLAYER and asked.actor.who not in ("", seat.player):
        raise Refused(
            "no_proxy_wager", f"Seat {number} is {seat.player}'s; a player acts for the own seat.", seat=number
        )
    return seat


def positive(amount: int, what: str) -> int:
    if amount <= 0:
        raise Refused("bad_amount", f"{what} must be a positive whole number of cents.", amount=amount)
    return amount


def known_code(rules: TableRules, *codes: str) -> str:
    """The first of these codes that a clause of the rulebook stands behind: texts use different words for one ban."""
    return next((code for code in codes if rules.index.refusing(code)), codes[0])
