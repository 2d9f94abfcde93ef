"""Chance that anybody can repeat: a shuffle made of SHA-256 over a published seed, every order equally likely."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], seed: str) -> list[T]:
    """Fisher-Yates from the last to the first place. Draws that would favour low numbers are thrown away."""
    order, numbers = list(items), _words(seed)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def lot(seed: str, entry: int) -> str:
    """The lot of one entry, to order those whom points cannot."""
    return hashlib.sha256(f"{seed}/lot/{entry}".encode()).hexdigest()


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 up to the bound, each as likely: 2^64 is cut down to a multiple of the bound."""
    fair = 2**64 - 2**64 % bound
    return next(number for number in numbers if number < fair) % bound


def _words(seed: str) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(f"{seed}/{counter}".encode()).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1
