"""Prometheus's text format: families of figures, each with its kind, what it says, and its samples by label."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Literal

from croupier.lean import dataclass
from croupier.live.measured import Histogram

Kind = Literal["gauge", "counter"]
Samples = Mapping[tuple[str, ...], float]
TYPE = "text/plain; version=0.0.4; charset=utf-8"
IN_LABELS = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})


@dataclass(frozen=True, slots=True)
class Family:
    """One name. Its samples have the same labels, in the order of `labels`."""

    name: str
    kind: Kind
    text: str
    samples: Samples
    labels: tuple[str, ...] = ()

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} {self.kind}"
        for values, value in self.samples.items():
            yield f"{self.name}{_labels(dict(zip(self.labels, values, strict=True)))} {_number(value)}"


@dataclass(frozen=True, slots=True)
class Spread:
    """A histogram under its name: buckets that each hold all that are smaller, too."""

    name: str
    text: str
    histogram: Histogram

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} histogram"
        counts = [*accumulate(self.histogram.counts)]
        for bound, count in zip((*map(_number, self.histogram.bounds), "+Inf"), counts, strict=True):
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f"{self.name}_sum {_number(self.histogram.total)}"
        yield f"{self.name}_count {counts[-1]}"


def one(name: str, kind: Kind, text: str, value: float) -> Family:
    return Family(name, kind, text, {(): value})


def text_of(families: Iterable[Family | Spread]) -> str:
    return "".join(f"{line}\n" for family in families for line in family.lines())


def _labels(labels: Mapping[str, str]) -> str:
    said = ",".join(f'{name}="{value.translate(IN_LABELS)}"' for name, value in labels.items())
    return f"{{{said}}}" if said else ""


def _number(value: float) -> str:
    """Whole numbers in full: a count must not stand still because its last digits are not written."""
    return (
        str(int(value))
        if float(value).is_integer() and abs(value) < 2**63
        else repr(float(value)).replace("nan", "NaN")
    )
