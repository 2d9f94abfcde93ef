"""The journal as auditors see it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from croupier.web.door.models import Count, Digest, Shape, Time

Shard = Annotated[int, Field(description="The part of the journal it is in; most houses have one.", examples=[0])]
Sequence = Annotated[int, Field(description="The number of its record in the shard, from 1.", examples=[412])]
Size = Annotated[int, Field(description="How many records.", examples=[412])]
Stream = Annotated[str, Field(examples=["table/1"])]


class HeadShown(Shape):
    """The end of a shard."""

    shard: Shard
    size: Size
    hash: Digest
    root: Digest = Field(description="Of the Merkle tree over the shard's records.")


class CheckpointShown(Shape):
    """What was signed: so many records, and the root of the tree over the heads of all shards."""

    origin: str = Field(examples=["croupier floor"])
    size: Size
    root: Digest
    note: str = Field(
        description="The signed note itself, to be kept elsewhere.",
        examples=["croupier floor\n412\nAAAA=\n\n\u2014 croupier register BBBB=\n"],
    )


class JournalShown(Shape):
    events: Count
    records: Count
    heads: list[HeadShown]
    streams: dict[str, int] = Field(description="How many events each has.", examples=[{"table/1": 400, "house": 12}])
    checkpoints: Count
    newest: CheckpointShown | None


class JournalEvent(Shape):
    called: str = Field(description="The event's name for ever.", examples=["0-412-0"])
    shard: Shard
    sequence: Sequence
    part: Count = Field(description="Its place in the record.")
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
        examples=[[["USD", [["table/1/rack/3", -500], ["table/1/layout", 500]]]]],
    )
    hash: Digest
    previous: Digest


class ProofShown(Shape):
    """Short, and enough to see that the record is in the tree whose root was signed."""

    shard: Shard
    sequence: Sequence
    hash: Digest
    size: Size
    root: Digest
    note: str = Field(description="The checkpoint that signs this root; empty while none does.", examples=[""])
    proof: list[Digest]
    holds: bool


class VerifiedJournal(Shape):
    ok: bool
    events: Count
    checkpoints: Count
    first_bad: str | None = Field(examples=[None])
    findings: list[str] = Field(examples=[[]])
    remarks: list[str] = Field(examples=[[]])
