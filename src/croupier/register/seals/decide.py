"""Seals of wheels: each number is used once, and a seal that is not whole keeps the wheel from being spun.

The texts ask that no part be loose (CO-2212(1)(c)-a) and not for seals: a part needs one since it first had one.
"""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.events import Event, IncidentOpened
from croupier.register.seals import commands as c
from croupier.register.seals import events as e
from croupier.register.state import Premises
from croupier.register.things import check_closed, check_part, found


def seal_wheel(premises: Premises, command: c.SealWheel, asked: Asked) -> list[Event]:
    wheel = found(premises, command.wheel, "wheel")
    check_part(wheel, command.part)
    seal = needed(command.seal, "seal").strip()
    if seal in premises.seals:
        raise Refused("seal_used", "The seal {seal} was put on {wheel}; a seal is used once.",
                      field="seal", seal=seal, wheel=premises.seals[seal])  # fmt: skip
    if whole := wheel.seals.get(command.part):
        raise Refused(
            "seal_whole",
            "The {part} of {wheel} has the seal {seal}, and nobody has found it broken.",
            part=command.part,
            wheel=wheel.name,
            seal=whole,
        )
    if wheel.table:
        check_closed(command.seen, wheel.table)
    check_second(premises, asked, command.second)
    return [e.WheelSealed(asked.actor.who, asked.at, wheel.name, command.part, seal, command.second)]


def read_seals(premises: Premises, command: c.ReadSeals, asked: Asked) -> list[Event]:
    wheel = found(premises, command.wheel, "wheel")
    if set(command.seals) != set(wheel.seals) or not wheel.seals:
        parts = sorted(wheel.seals)
        raise Refused(
            "seals_incomplete",
            "Read the seal of each of these parts of {wheel}, and of no other: {parts:list}.",
            field="seals",
            wheel=wheel.name,
            parts=parts,
        )
    broken = [part for part, seal in wheel.seals.items() if seal and command.seals[part].strip() != seal]
    read = e.SealsRead(asked.actor.who, asked.at, wheel.name, dict(command.seals), broken)
    if not broken:
        return [read]
    what = f"Not the seal that was put on {wheel.name}: {', '.join(broken)}"
    return [read, IncidentOpened(asked.actor.who, asked.at, len(premises.incidents) + 1, wheel.table, what)]
