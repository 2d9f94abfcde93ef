"""Who there is at the door, and the kinds of doors."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from croupier.rules import Role


class Door(StrEnum):
    OPEN = "open"  # to anybody on the network
    SIGNED_IN = "signed-in"  # any session: staff, terminals, displays
    STAFF = "staff"
    LOCKED_TOO = "locked-too"  # staff, also while the console is locked


R = Role
PIT = frozenset({R.PIT_SUPERVISOR, R.KEY_MANAGER})
READERS = frozenset({R.PIT_SUPERVISOR, R.KEY_MANAGER, R.AUDITOR, R.REGULATOR})
AUTHORITIES = frozenset({R.KEY_MANAGER, R.AUDITOR, R.REGULATOR})  # who takes the house's books away
MANAGERS = frozenset({R.KEY_MANAGER})
TECHNICIANS = frozenset({R.SLOT_TECHNICIAN, R.PIT_SUPERVISOR, R.KEY_MANAGER})
CAGE = frozenset({R.CASHIER})
COMPLIANCE = frozenset({R.COMPLIANCE})
COUNT_ROOM = frozenset({R.DROP_TEAM, R.COUNT_TEAM})  # who sees no table and no book: a count is blind
DEALERS = frozenset({R.DEALER})
PLAYERS = frozenset({R.PLAYER})
DIRECTORS = frozenset({R.TOURNAMENT_DIRECTOR})
FLOOR_STAFF = frozenset({R.SECURITY, R.MAINTENANCE, R.SLOT_TECHNICIAN})
# Who may have chances worked out on a floor with real money: a device that does so is forbidden to players in Colorado
# (C.R.S. 44-30-823). In a demonstration no money is real, and everybody may.
LAB = READERS | TECHNICIANS

Addresses = Mapping[tuple[str, str], Door | frozenset[Role]]  # method and path
