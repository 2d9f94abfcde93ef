"""What a printed sheet says, apart from how it looks. PDF and HTML are made from the same blocks."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, field
from typing import Any, NamedTuple

from croupier.lean import dataclass

PAPERS = ("us-letter", "us-legal", "a3", "a4", "a5", "a6", "a7")


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a sheet, set one below the other."""


@dataclass(frozen=True, slots=True)
class Heading(Block):
    text: str
    level: int = 1


@dataclass(frozen=True, slots=True)
class Text(Block):
    """`style` is body, lead (larger, at the top) or small."""

    text: str
    style: str = "body"


@dataclass(frozen=True, slots=True)
class Rule(Block):
    """A sentence of the rules with its clauses in the margin; a reading of ours and an assumption are marked."""

    text: str
    clauses: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    assumed: bool = False
    lead: str = ""  # what the sentence is about, in bolder type
    letter: str = ""  # of the chip on the drawing of the layout


@dataclass(frozen=True, slots=True)
class Reading(Block):
    id: str
    answer: str
    question: str = ""


@dataclass(frozen=True, slots=True)
class Clause(Block):
    """Told in the language of the regulation, English, whatever that of the sheet."""

    id: str
    cite: str
    says: str


@dataclass(frozen=True, slots=True)
class Columns(Block):
    """Blocks that run in several columns."""

    count: int
    blocks: tuple[Block, ...]


class Column(NamedTuple):
    """`width` is auto, or fr for a share of what is left."""

    title: str
    align: str = "left"
    width: str = "auto"


@dataclass(frozen=True, slots=True)
class Table(Block):
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts(Block):
    """Labels with what stands beside them."""

    pairs: tuple[tuple[str, str], ...]
    across: int = 2


@dataclass(frozen=True, slots=True)
class Figure(Block):
    """A drawing (SVG) with what it shows in words."""

    svg: str
    alt: str
    width: int = 100  # per cent of the measure


@dataclass(frozen=True, slots=True)
class Amounts(Block):
    """The lines of a sign that must be read from afar."""

    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Statement(Block):
    """A sentence of a sign, with its letter where a clause prescribes it."""

    text: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Checks(Block):
    """A check list: the point and its answer, empty where it is to be filled in by hand."""

    items: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Signatures(Block):
    """Lines to sign on: what for, and who, where that is known."""

    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class WriteHere(Block):
    """Ruled lines for a pen."""

    label: str
    count: int = 4


@dataclass(frozen=True, slots=True)
class Break(Block):
    """The next block begins a page."""


class Stamp(NamedTuple):
    """The newest signed checkpoint of the journal behind a sheet: it pins all that the sheet tells."""

    origin: str
    size: int
    root: str
    heads: tuple[tuple[int, int], ...] = ()  # each shard of the journal, and how many records of it were signed

    def older_by(self, newest: tuple[int, int]) -> int:
        """How many records of its shard came after what was signed, up to this one."""
        shard, sequence = newest
        return max(0, sequence - dict(self.heads).get(shard, 0))


@dataclass(frozen=True, slots=True)
class Document:
    """A sheet. `kicker` stands above the title; `flavour` is rules, sign, card or form; `date` makes no difference
    to the clock of the machine that prints: it is the day of what is told, so that a second print has the same bytes.
    """

    title: str
    flavour: str
    blocks: tuple[Block, ...]
    kicker: str = ""
    subtitle: str = ""
    lang: str = "en"
    paper: str = "us-letter"
    type_size: int = 11  # of the body, in points
    date: str = "2026-01-01"
    source: str = ""  # the fingerprint of the rules, or the stream behind a form
    stamp: Stamp | None = None
    words: dict[str, str] = field(default_factory=dict)  # of the foot, in the sheet's language
    rests_on: str = ""  # what regulation the sheet rests on, in the foot where the sheet itself does not say it

    def as_data(self) -> dict[str, Any]:
        data = asdict(self)
        if not self.rests_on:
            del data["rests_on"]  # A sheet without it is to the byte what it was before there was one.
        data["blocks"] = [block_data(block) for block in self.blocks]
        data["stamp"] = self.stamp._asdict() if self.stamp else None
        return data

    @property
    def code(self) -> str:
        """Sixteen digits of the SHA-256 of all that the sheet says; printed in its foot, for comparing two copies."""
        return content_code(self.as_data())


def block_data(block: Block) -> dict[str, Any]:
    data = asdict(block)
    if isinstance(block, Columns):
        data["blocks"] = [block_data(inner) for inner in block.blocks]
    if isinstance(block, Table):
        data["columns"] = [column._asdict() for column in block.columns]
    return {"kind": type(block).__name__.lower(), **data}


def content_code(data: dict[str, Any]) -> str:
    digits = hashlib.sha256(canonical(data).encode()).hexdigest()
    return "-".join(digits[i : i + 4] for i in range(0, 16, 4))


def canonical(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
