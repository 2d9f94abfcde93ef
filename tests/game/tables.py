"""Tables for the tests of the game, each made once and only when a test asks for it.

Tests keep none of them at module level: mutation testing forgets them before each test (tools/mutation).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from tests.game import by_hand

from croupier.game import Kind, Layout, PayTable, Shape, Wheel, ZeroOption, make_wheel
from croupier.game.batch import BatchPayTable
from croupier.refusal import Refused

WHEELS = ("double-zero", "single-zero", "double-zero-as-single-zero")
PRINTED = ("double-zero", "single-zero")  # a covered 00 changes what is offered, not what is printed


@cache
def wheel(name: str) -> Wheel:
    zeros = 2 if name.startswith("double") else 1
    void = ("00",) if name == "double-zero-as-single-zero" else ()
    return make_wheel(name, by_hand.ring(name), zeros, void=void)


def kinds(without: Iterable[str] = ()) -> tuple[Kind, ...]:
    """The kinds of bet that custom knows, each by the shape of its name."""
    return tuple(Kind(kind, Shape(kind), kind not in by_hand.OUTSIDE) for kind in by_hand.PAYS if kind not in without)


def zero_option(id: str, **more: Any) -> ZeroOption:
    """A rule on zero for the even-money bets."""
    return ZeroOption(id, frozenset(by_hand.EVEN_MONEY), **more)


@cache
def layout(name: str) -> Layout:
    """Everything that can be played on this wheel, as custom has it."""
    return Layout(wheel(name), kinds())


@cache
def regulated(name: str) -> Layout:
    """What the regulations list: no first four, and three groups of three at the zeros."""
    return Layout(wheel(name), kinds(without={"four"}), frozenset({"0-1-2", "0-00-2", "00-2-3"}))


@cache
def pay_table(name: str) -> PayTable:
    return PayTable(layout(name), dict(by_hand.PAYS))


@cache
def batch_table(name: str) -> BatchPayTable:
    return BatchPayTable(pay_table(name))


def told(refusal: Refused) -> tuple[str, str, dict[str, object]]:
    """All that a refusal says: to a program, to a person, and the facts behind it."""
    return refusal.code, refusal.message, Facts(refusal.facts)


class Facts(dict[str, Any]):
    """Compared by those that are asked for; the others are in the sentence."""

    def __eq__(self, asked: object) -> bool:
        return isinstance(asked, dict) and {name: self.get(name) for name in asked} == asked

    __hash__ = None
