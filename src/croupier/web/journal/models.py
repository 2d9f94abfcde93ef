"""The journal as auditors see it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from croupier.web.door.models import Count, Digest, Shape, Time

Sequence = Annotated[int, Field(description="Its place in the journal, from 1.", examples=[412])]
Stream = Annotated[str, Field(examples=["table/1"])]


class CheckpointShown(Shape):
    """What was signed: so many events, and the root of the Merkle tree over them."""

    origin: str = Field(examples=["croupier floor"])
    size: Sequence
    root: Digest
    note: str = Field(
        description="The signed note itself, to be kept elsewhere.",
        examples=["croupier floor\n412\nAAAA=\n\n\u2014 croupier register BBBB=\n"],
    )


class JournalShown(Shape):
    events: Count
    hash: Digest
    root: Digest
    streams: dict[str, int] = Field(description="How many events each has.", examples=[{"table/1": 400, "house": 12}])
    checkpoints: Count
    newest: CheckpointShown | None


class JournalEvent(Shape):
    sequence: Sequence
    stream: Stream
    version: Count = Field(description="Its place in the stream.")
    event: str = Field(examples=["wager-placed/1"])
    at: Time
    who: str = Field(examples=["Ann"])
    role: str = Field(examples=["player"])
    device: str = Field(examples=["1-3"])
    key: str = Field(examples=["1/1-3/c-7"])
    data: dict[str, Any] = Field(examples=[{"seat": 3, "bet": "red", "stake": 500}])
    entries: list[Any] = Field(
        description="Money moved: unit, then account and amount.",
        examples=[[["cents", [["table/1/rack/3", -500], ["table/1/layout", 500]]]]],
    )
    hash: Digest
    previous: Digest


class ProofShown(Shape):
    """Short, and enough to see that the event is in the tree whose root was signed."""

    sequence: Sequence
    hash: Digest
    size: Sequence
    root: Digest
    proof: list[Digest]
    holds: bool


class VerifiedJournal(Shape):
    ok: bool
    events: Count
    checkpoints: Count
    first_bad: int | None = Field(examples=[None])
    findings: list[str] = Field(examples=[[]])
    remarks: list[str] = Field(examples=[[]])
