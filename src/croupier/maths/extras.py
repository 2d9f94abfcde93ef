"""What is not installed is said so that a person can act on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from croupier.refusal import Refused


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of optional packages: a missing one names the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        message = f"This needs the extra “{extra}”: install croupier[{extra}]. Missing: {missing.name}."
        raise Refused("extra_missing", message, extra=extra, missing=missing.name) from None
