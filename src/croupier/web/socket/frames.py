"""Every frame of the WebSocket, strictly typed. `type` says which one it is; amounts are whole cents."""

from __future__ import annotations

from typing import Any

import msgspec

FRAME_BYTES_MAX = 16_384


class Frame(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What all frames have in common."""


# --- from the client


class Hello(Frame, frozen=True, tag="hello"):
    """Watch a table from here on. With `seen`, the last sequence known, only what is missing is sent."""

    table: str
    seen: int | None = None


class Command(Frame, frozen=True, tag="command"):
    """Ask for something. `key` is chosen by the client; the same key twice is answered twice and done once."""

    table: str
    key: str
    command: dict[str, Any]


class Bye(Frame, frozen=True, tag="bye"):
    """Watch a table no longer."""

    table: str


class Announcing(Frame, frozen=True, tag="announcing"):
    """A player's terminal has announced No More Bets of this round: could it be heard, and was it seen?"""

    table: str
    round: int
    sound: bool
    sight: bool


class Ping(Frame, frozen=True, tag="ping"):
    """Is the house there? It answers at once. For a client that has heard nothing for a second: where no answer comes
    either, the line is dead, whatever the network says of it."""


# --- from the house


class Welcome(Frame, frozen=True, tag="welcome"):
    """Who the house takes this client for. `demo` marks a demonstration: no money is real."""

    who: str
    role: str
    table: str = ""
    seat: int = 0
    demo: bool = False
    locked: bool = False


class Event(msgspec.Struct, frozen=True):
    """One journaled event, as far as this client may see it; `sequence` counts the table's events."""

    sequence: int
    event: str
    at: str
    data: dict[str, Any]


class Events(Frame, frozen=True, tag="events"):
    """What happened since the frame before. `to` is the sequence to say hello with after a lost connection."""

    table: str
    to: int
    phase: str
    round: int
    events: list[Event]


class Stack(msgspec.Struct, frozen=True):
    place: str
    chip: str
    amount: int


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: whose it is, its colour, and its chips on the felt."""

    seat: int
    player: str
    colour: str
    design: str
    chip_value: int
    stacks: list[Stack]
    prison: list[Stack]


class Clock(Frame, frozen=True, tag="clock"):
    """How long something still lasts: `betting`, `ball runs`, `ball falls`, `choices`, `next round`."""

    table: str
    what: str
    milliseconds: int


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """The whole table as it may be shown. It takes the place of everything known before."""

    table: str
    to: int
    phase: str
    round: int
    dealer: str
    seats: list[SeatShown]
    result: str
    dolly: str
    commitment: str
    results: list[str]
    suspended: bool = False
    crowd: bool = False  # too many seats to show each: `seats` is empty, `places` has what lies on each place
    places: dict[str, int] = {}
    point_values: dict[str, int] = {}  # what each colour of tournament chips stands for now
    ball_rests: int = 0  # milliseconds from the number until the drawn ball is at rest, on every screen


class Layout(Frame, frozen=True, tag="layout"):
    """At a table with a crowd: what lies on each place, all seats together. Places not named are as they were, or
    (`whole`) empty."""

    table: str
    to: int
    places: dict[str, int]
    whole: bool = False


class Checkpoint(Frame, frozen=True, tag="checkpoint"):
    """The house's signed word for all that has happened so far, given after each round. Keep the newest: with it anyone
    can tell later whether history was changed (`croupier journal verify --checkpoint`)."""

    table: str
    note: str


class Mine(Frame, frozen=True, tag="mine"):
    """For one seat alone: its rack (`chips` of its own, `value` chips), and what it has on the felt. `version` counts
    the changes of its chips there: what `change-wagers` goes by."""

    table: str
    to: int
    seat: int
    player: str
    chips: int
    value: int
    staked: int
    wagers: list[Stack]
    prison: list[Stack]
    events: list[Event] = []
    version: int = 0


class Announced(Frame, frozen=True, tag="announcement"):
    """Words to show and to speak."""

    table: str
    say: str
    text: str
    number: str = ""
    colour: str = ""
    parity: str = ""
    seconds: int = 0


class Answered(Frame, frozen=True, tag="answer"):
    """The command is done and on the disk; these are its events, as far as the one who asked may see them."""

    table: str
    key: str
    to: int
    events: list[Event]


class NotDone(Frame, frozen=True, tag="refused"):
    """The command was not done, and why. The one shape of an error, with the command's key."""

    code: str
    message: str
    clause: str | None
    facts: dict[str, Any]
    request_id: str
    table: str = ""
    key: str = ""
    id: str = ""


class Unknown(Frame, frozen=True, tag="unknown"):
    """Neither done nor refused: the store has not said whether it kept this command. The truth follows on this line
    once it is known, as `answer` or `refused`. Whoever has left asks again with the same key, and it is done once."""

    table: str
    key: str


class Suspended(Frame, frozen=True, tag="suspended"):
    """The table stands still after a failure of the system, or (`over`) goes on again."""

    table: str
    message: str
    over: bool = False


class Standing(Frame, frozen=True, tag="standing"):
    """For one seat of a tournament's table, whenever it changes: points, place among those still in (`of`), and what
    the leader has. `entry` 0 says that nobody of the tournament sits there any more."""

    table: str
    seat: int
    tournament: str
    entry: int
    points: int
    place: int
    of: int
    leader: int


class Pong(Frame, frozen=True, tag="pong"):
    """The house is there."""


class Board(Frame, frozen=True, tag="board"):
    """For the wall, on `/api/tournaments/{tournament}/live`: the tournament, its leaderboard and its clock, just as
    their own addresses give them, whenever one of them changes."""

    tournament: dict[str, Any]
    leaderboard: dict[str, Any]
    clock: dict[str, Any]


Inbound = Hello | Command | Bye | Announcing | Ping
Outbound = (
    Welcome | Events | Snapshot | Layout | Mine | Clock | Announced | Answered | NotDone | Suspended | Checkpoint
    | Standing | Board | Unknown | Pong
)  # fmt: skip

decoder = msgspec.json.Decoder(Inbound)
encoder = msgspec.json.Encoder(enc_hook=str)


def schema() -> dict[str, Any]:
    """The JSON schema of all frames, from which the pages' types are made."""
    (inbound, outbound), components = msgspec.json.schema_components([Inbound, Outbound], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Croupier frames",
        "$defs": {**components, "Inbound": inbound, "Outbound": outbound},
    }
