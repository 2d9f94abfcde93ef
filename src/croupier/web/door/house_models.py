"""Terminals, slips, approvals, calls for help, and what an operator looks at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from croupier.rules import Role
from croupier.web.door.models import (
    BADGE,
    NAME,
    Badge,
    Body,
    Cents,
    Count,
    Digest,
    Facts,
    Seat,
    Seconds,
    Shape,
    Table,
    Time,
)

CODE_PATTERN = r"^[A-Za-z2-9]{4}(-[A-Za-z2-9]{4})*$"
TerminalName = Annotated[str, Field(description="`TABLE-SEAT`.", examples=["1-3"])]
Slip = Annotated[int, Field(description="Its number, through the whole house.", examples=[7])]


class Screen(Body):
    """Seat 0 is a display for everybody."""

    table: Annotated[str, Field(min_length=1, max_length=80, pattern=NAME, examples=["1"])]
    seat: Annotated[int, Field(ge=0, le=100_000, strict=True, examples=[3])]


class Code(Body):
    code: Annotated[str, Field(min_length=4, max_length=40, pattern=CODE_PATTERN, examples=["ABCD-2345"])]


class DigestIn(Body):
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", examples=["9f" * 32])]


class BesideIn(DigestIn):
    """Whoever is the second person, at the console of the first."""

    badge: Annotated[str, Field(min_length=1, max_length=40, pattern=BADGE, examples=["K2"])]
    passphrase: Annotated[str, Field(min_length=1, max_length=200, examples=["a long passphrase of mine"])]


class Asking(Shape):
    """Shown on the screen until staff have confirmed it."""

    code: str = Field(examples=["ABCD-2345"])
    terminal: TerminalName
    confirmed: bool
    seconds: Seconds = Field(description="How long the code is good for.")


class Enrolled(Shape):
    terminal: TerminalName
    table: Table
    seat: int = Field(description="0 is a display.", examples=[3])


class AnnouncedShown(Shape):
    """The last No More Bets of a terminal."""

    round: int
    sound: bool = Field(description="It could be heard.")
    sight: bool = Field(description="It was on the screen.")


class TerminalShown(Enrolled):
    confirmed_by: Badge
    watching: bool = Field(description="Its socket is open now.")
    announced: AnnouncedShown | None = Field(description="Its last No More Bets, since the house was started.")


class Removed(Shape):
    terminal: TerminalName


class SlipCode(Body):
    """As it is printed on the slip, and at which window somebody presents it."""

    code: Annotated[str, Field(min_length=1, max_length=40, examples=["41-7KQ2-M9XC"])]
    window: Annotated[str, Field(max_length=40, examples=["window 2"])] = ""


class SlipShown(Shape):
    """`instead` is the void slip in whose place it was given, or 0."""

    table: Table
    slip: Slip
    kind: Literal["fill", "credit", "cash-out"]
    amount: Cents
    at: Time
    instead: Slip
    void: bool
    redeemed: bool
    redeemed_by: Badge | None
    redeemed_at: Time | None
    window: str = Field(examples=["window 2"])


class CommandShown(Shape):
    """A command of a table, of the floor or of a tournament: who may ask for it, and the JSON schema of its fields."""

    command: str = Field(examples=["fill-table"])
    text: str = Field(examples=["Chips from the cage."])
    roles: list[Role] = Field(examples=[["pit-supervisor", "key-manager"]])
    second: list[Role] = Field(description="Who may confirm it; empty where one is enough.", examples=[["cashier"]])
    signed: bool = Field(description="With the own key of the one who asks.")
    fields: dict[str, Any] = Field(examples=[{"type": "object"}])


class ApprovalShown(Shape):
    """Something that one person has asked for and another has to confirm, exactly as it stands here."""

    id: str = Field(examples=["4be0643f1d98573b"])
    action: str = Field(examples=["fill-table"])
    request: dict[str, Any] = Field(examples=[{"table": "1", "command": {"do": "fill-table", "amount": 50000}}])
    digest: Digest = Field(description="Of the request; the second person confirms this.")
    asked_by: Badge
    seconds_left: Seconds
    second_may_be: list[Role] = Field(examples=[["pit-supervisor", "key-manager"]])
    confirmed_by: str = Field(
        "", description="Whoever has confirmed it, where nothing says yet that it was done: they confirm it again."
    )


class Became(Shape):
    """What became of a request."""

    state: str = Field(
        description="`waiting`, `done`, `refused`, `taken-back`, `lapsed`, or why not.", examples=["done"]
    )


class Waiting(Shape):
    """Nothing is done yet: a second person has to confirm it."""

    approval: ApprovalShown


class Carried(Shape):
    """It was confirmed and is done."""

    confirmed: Literal[True]
    action: str = Field(examples=["fill-table"])
    done: Facts = Field(description="What doing it gave: events, a start code, a terminal.")


class Turned(Shape):
    refused: bool


class Help(Body):
    """What the player wants."""

    reason: Literal["attendant", "cash-out", "drinks", "problem"] = "attendant"


class HelpCall(Shape):
    """A terminal that asks for somebody."""

    call: str = Field(examples=["c1f09e5a"])
    terminal: TerminalName
    table: Table
    seat: Seat
    reason: str = Field(examples=["attendant"])
    at: Time
    answered_by: Badge | None


class Authority(Shape):
    """Who may do what: commands, addresses of this interface, and what needs two people."""

    commands: dict[str, list[Role]] = Field(description="Of a table.", examples=[{"spin-ball": ["dealer"]}])
    floor: dict[str, list[Role]] = Field(examples=[{"log-incident": ["security"]}])
    tournament: dict[str, list[Role]] = Field(examples=[{"seat-entrant": ["tournament-director"]}])
    routes: dict[str, str | list[Role]] = Field(examples=[{"GET /health": "open"}])
    two_person: dict[str, list[Role]] = Field(examples=[{"fill-table": ["cashier"]}])


class SelfChecked(Shape):
    """What the house found when it last looked at itself: hashes of the journal, seals, books, program."""

    at: str = Field(examples=["2026-03-01T12:00:00+00:00"])
    ok: bool
    events: Count
    checkpoints: Count
    first_bad: int | None = Field(description="The first event that is not as it was written.", examples=[None])
    findings: list[str]
    program_changed: bool = Field(description="The program's files are not those that were started.")


class WitnessShown(Shape):
    name: str = Field(examples=["regulator.example/w1"])
    vouches: bool | None = Field(description="None until it was asked.")
    cosigned_at: Time | None = Field(description="When it last vouched, by its own clock.")


class Health(Shape):
    ok: bool = Field(description="No table stands still, the disk has room, and the clock is not in doubt.")
    version: str = Field(examples=["0.4.0"])
    demo: bool
    tables: Count
    suspended: list[Table]
    up_seconds: Seconds
    disk_free_mb: int | None = Field(description="Of the journal's disk.", examples=[61_000])
    disk_low: bool = Field(description="Less than the reserve is free: betting has stopped.")
    clock_apart: int = Field(
        description="Seconds that the machine's clock is ahead, where it is in doubt.", examples=[0]
    )
    fsync_ms: float = Field(description="The disk's own time for one durable write.", examples=[1.3])
    journal_records: int | None = Field(description="None while the store does not answer.", examples=[412])
    program: str = Field(description="The hash of the program's files at the start.", examples=["9f86d081884c7d65"])
    rulebooks: str = Field(description="The hash of the rulebooks.", examples=["60303ae22b998861"])
    seal: str = Field(description="The newest checkpoint, as the journal was checked against it at the start.")
    witnesses: list[WitnessShown]
    self_check: SelfChecked | None = Field(description="None until the first check is done, a minute after the start.")
    setup_needed: bool
