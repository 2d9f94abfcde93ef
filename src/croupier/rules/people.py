"""Who acts: a person (or a device of the house) in a role."""

from __future__ import annotations

from enum import StrEnum

from croupier.lean import dataclass


class Role(StrEnum):
    PLAYER = "player"
    DEALER = "dealer"
    PIT_SUPERVISOR = "pit-supervisor"
    KEY_MANAGER = "key-manager"
    SECURITY = "security"
    MAINTENANCE = "maintenance"
    SLOT_TECHNICIAN = "slot-technician"
    DROP_TEAM = "drop-team"
    COUNT_TEAM = "count-team"
    CASHIER = "cashier"
    COMPLIANCE = "compliance"
    TOURNAMENT_DIRECTOR = "tournament-director"
    AUDITOR = "auditor"
    REGULATOR = "regulator"
    SYSTEM = "system"  # a clock, a wheel sensor, a random wheel


@dataclass(frozen=True, slots=True)
class Actor:
    """`who` is a badge number or a seat, `device` the terminal or console it came from."""

    who: str
    role: Role
    device: str = ""
