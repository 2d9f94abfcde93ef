"""Who may see which event while the game runs. What a person at a felt table could not see is not sent to terminals."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from croupier.journal import Recorded
from croupier.table import EVENTS


class Audience(StrEnum):
    ALL = "all"  # everybody at the table
    SEAT = "seat"  # the seat it is about, and the staff
    STAFF = "staff"


# Turns of the ball and when it leaves the track help to predict a running game, so no terminal hears of them.
AUDIENCE: dict[str, Audience] = {
    "table-set-up": Audience.STAFF,
    "table-inspected": Audience.STAFF,
    "dealer-signed-in": Audience.ALL,
    "dealer-signed-out": Audience.ALL,
    "table-opened": Audience.STAFF,
    "closing-begun": Audience.ALL,
    "table-closed": Audience.STAFF,
    "policy-changed": Audience.ALL,
    "player-seated": Audience.ALL,
    "player-left": Audience.ALL,
    "chips-bought": Audience.SEAT,
    "points-issued": Audience.SEAT,
    "points-returned": Audience.SEAT,
    "point-values-set": Audience.ALL,
    "sign-posted": Audience.ALL,
    "chip-value-set": Audience.ALL,
    "colour-changed": Audience.ALL,
    "coloured-up": Audience.SEAT,
    "cashed-out": Audience.SEAT,
    "tip-given": Audience.SEAT,
    "fill-requested": Audience.STAFF,
    "credit-requested": Audience.STAFF,
    "slip-voided": Audience.STAFF,
    "table-filled": Audience.STAFF,
    "table-credited": Audience.STAFF,
    "coupon-registered": Audience.STAFF,
    "betting-opened": Audience.ALL,
    "betting-paused": Audience.ALL,
    "nonce-sealed": Audience.ALL,
    "nonce-opened": Audience.STAFF,
    "wheel-revealed": Audience.ALL,
    "wager-placed": Audience.ALL,
    "wager-taken-down": Audience.ALL,
    "minimum-not-reached": Audience.SEAT,
    "short-wager-returned": Audience.ALL,
    "coupon-placed": Audience.SEAT,
    "coupon-returned": Audience.SEAT,
    "ball-spun": Audience.ALL,
    "turns-counted": Audience.STAFF,
    "ball-left-track": Audience.STAFF,
    "betting-closed": Audience.ALL,
    "number-seen": Audience.STAFF,
    "call-missed": Audience.STAFF,
    "result-declared": Audience.ALL,
    "spin-voided": Audience.ALL,
    "round-voided": Audience.ALL,
    "dolly-placed": Audience.ALL,
    "choices-opened": Audience.ALL,
    "zero-choice-made": Audience.SEAT,
    "choices-closed": Audience.ALL,
    "losers-collected": Audience.ALL,
    "prison-levels-changed": Audience.STAFF,
    "seat-paid": Audience.ALL,
    "winners-paid": Audience.ALL,
    "dolly-removed": Audience.ALL,
    "result-corrected": Audience.ALL,
    "result-mended": Audience.ALL,
    "settlement-reversed": Audience.ALL,
    "no-spin-declared": Audience.ALL,
    "ball-inspected": Audience.STAFF,
    "ball-assigned": Audience.STAFF,
    "irregularity-reported": Audience.ALL,
    "table-suspended": Audience.ALL,
    "ruling-made": Audience.ALL,
    "wager-ruled": Audience.ALL,
    "ruling-carried-out": Audience.ALL,
    "ruling-observed": Audience.STAFF,
    "table-resumed": Audience.ALL,
    "wagers-returned": Audience.ALL,
    "dispute-opened": Audience.SEAT,
    "dispute-decided": Audience.SEAT,
    "chips-moved": Audience.STAFF,
    "chips-walked": Audience.STAFF,
    "inventory-taken": Audience.STAFF,
    "chips-into-play": Audience.STAFF,
    "chips-out-of-play": Audience.STAFF,
    "win-counted": Audience.STAFF,
    "chips-taken-back": Audience.STAFF,
    "register-noted": Audience.STAFF,  # whose licence was withdrawn is nobody else's matter
    "day-border": Audience.STAFF,
    "box-taken-off": Audience.STAFF,
    "box-put-on": Audience.STAFF,
    "barred-player-seen": Audience.STAFF,
    "play-stopped": Audience.STAFF,
    "play-free": Audience.STAFF,
    "command-refused": Audience.STAFF,  # who asked is answered in person
    "refusals-summed": Audience.STAFF,
}
assert set(AUDIENCE) == set(EVENTS), "every event has its audience"

HIDDEN = {  # fields that stay with the staff, of events that everybody sees
    "ball-spun": ("wheel", "ball", "source"),
    "result-declared": ("tenths",),
    "betting-closed": ("late", "early", "wave_missing", "wave"),
    "no-spin-declared": ("source",),
    "irregularity-reported": ("source",),
    "result-mended": ("seats", "reason"),
    "policy-changed": (),
}


def public_data(recorded: Recorded) -> dict[str, Any]:
    hidden = HIDDEN.get(recorded.name)
    if not hidden:
        return recorded.data
    return {key: value for key, value in recorded.data.items() if key not in hidden}


def seat_of(recorded: Recorded) -> int | None:
    seat = recorded.data.get("seat")
    return seat if isinstance(seat, int) else None
