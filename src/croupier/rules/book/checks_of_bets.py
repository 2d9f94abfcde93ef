"""Checks of what a rulebook declares itself: its kinds of bet, its rules on zero, its rings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from croupier.game import LABELS, NUMBERS, ZEROS, Choice, Shape, Wheel, misplaced, read_ring, wheel_faults
from croupier.refusal import Phrase, Refused, Said
from croupier.rules.book.model import BetRule, Ring, Rulebook, ZeroRule
from croupier.rules.files.cited import Cited
from croupier.rules.files.findings import Finding
from croupier.rules.files.reader import CITED, LIST, TABLE, one_of

WORD = re.compile(r"[a-z]+(_[a-z]+)*")
TAKEN = frozenset(
    {"all", "inside", "outside", "total", "inside_total", "outside_total", "courtesy", "tip", "neighbours", "finale"}
)
LEVELS_MAX = 50
ALWAYS_THERE = (Shape.STRAIGHT, Shape.RED)
POSITIVE = Phrase("expected.positive", "1 or more")
NOT_HERE = Phrase("expected.no_key", "no such key here")
Problem = tuple[str, Refused, Said | str]


def declared_findings(rulebook: Rulebook, standard: Mapping[str, Wheel], file: str) -> Iterator[Finding]:
    for name, ring in rulebook.rings.items():
        for key, refused, expected in ring_problems(name, ring, standard):
            yield Finding.of(file, f"rings.{name}{key}", refused, expected)
    wheels = playable(rulebook, standard)
    for kind, bet in rulebook.bets.items():
        for key, refused, expected in bet_problems(kind, bet, rulebook, wheels):
            yield Finding.of(file, f"bets.{kind}{key}", refused, expected)
    for shape in ALWAYS_THERE:
        if all(bet.shape is None or bet.shape.value is not shape for bet in rulebook.bets.values()):
            refused = Refused("missing_key.bet", "Every roulette has this bet.")
            yield Finding.of(file, f"bets.{shape}", refused, TABLE)
    for kind in rulebook.chips.match_play_bets.value:
        if kind not in rulebook.bets:
            yield Finding.of(file, "chips.match_play_bets.value", no_such_kind(kind, rulebook), one_of(rulebook.bets))
    for name, rule in rulebook.options.items():
        for key, refused, expected in zero_problems(name, rule, rulebook, [*standard, *rulebook.rings]):
            yield Finding.of(file, f"options.{name}{key}", refused, expected)


def playable(rulebook: Rulebook, standard: Mapping[str, Wheel]) -> dict[str, Wheel]:
    """The wheels of the rulebook that are wheels."""
    own = {name: ring.wheel(name) for name, ring in rulebook.rings.items() if not list(ring_faults(ring))}
    known = {**standard, **own}
    return {name: known[name] for name in rulebook.wheels.value if name in known}


def ring_faults(ring: Ring) -> Iterator[Refused]:
    try:
        yield from wheel_faults(read_ring(ring.ring), ring.zeros)
    except Refused as unreadable:
        yield unreadable


def ring_problems(name: str, ring: Ring, standard: Mapping[str, Wheel]) -> Iterator[Problem]:
    taken = {word for wheel in standard.values() for word in (wheel.name, *wheel.aliases)}
    for word in (name, *ring.aliases):
        if word in taken:
            refused = Refused("wrong_value.wheel_known", "“{wheel}” is the name of another wheel.", wheel=word)
            yield "" if word == name else ".aliases", refused, Phrase("expected.another_name", "another name")
    if not 1 <= ring.zeros <= len(ZEROS):
        yield ".zeros", wrong(ring.zeros), "1, 2 or 3"
        return
    for fault in ring_faults(ring):
        yield ".ring", fault, ""
    for pocket in ring.void:
        if pocket not in ZEROS[: ring.zeros] or len(ring.void) >= ring.zeros:
            yield ".void", wrong(pocket), one_of(ZEROS[1 : ring.zeros])


def bet_problems(kind: str, bet: BetRule, rulebook: Rulebook, wheels: Mapping[str, Wheel]) -> Iterator[Problem]:
    if not WORD.fullmatch(kind) or kind in TAKEN or kind in rulebook.announced:
        refused = Refused("wrong_value.kind_word", "“{kind}” cannot be the word for a kind of bet.", kind=kind)
        yield "", refused, Phrase("expected.small_letters", "small letters, and a word that has no meaning yet")
    if bet.pays.value < 1:
        refused = Refused("wrong_value.pays_nothing", "{pays} to 1 pays nothing.", pays=bet.pays.value)
        yield ".pays", refused, POSITIVE
    yield from label_problems(bet.shape, bet.labels)
    if bet.shape and bet.numbers:
        both = Refused("wrong_value.shape_or_numbers", "A bet wins by a shape or by its numbers, not by both.")
        yield ".numbers", both, NOT_HERE
    elif bet.shape:
        yield from shape_problems(kind, bet.shape.value, bet.lies, rulebook)
    elif bet.numbers:
        yield from list_problems(kind, bet.numbers.value, bet.lies, rulebook, wheels)
    else:
        neither = Refused("missing_key.shape", "The bet does not say how it wins: by a shape, or by its numbers.")
        yield ".shape", neither, one_of(Shape)


def shape_problems(kind: str, shape: Shape, lies: Cited[Any] | None, rulebook: Rulebook) -> Iterator[Problem]:
    if kind in set(Shape) and kind != shape:
        refused = Refused("wrong_value.shape_named", "“{kind}” is the name of another shape.", kind=kind)
        yield ".shape", refused, kind
    first = next(key for key, bet in rulebook.bets.items() if bet.shape and bet.shape.value is shape)
    if first != kind:
        refused = Refused("wrong_value.shape_twice", "bets.{first} wins by this shape already.", first=first)
        yield ".shape", refused, Phrase("expected.other_shape", "another shape, or numbers")
    if lies is not None:
        placed = Refused("unknown_key.lies", "Where a shape lies follows from the layout.")
        yield ".lies", placed, NOT_HERE


def label_problems(shape: Cited[Shape] | None, labels: Cited[tuple[str, ...]] | None) -> Iterator[Problem]:
    """As many labels as the shape has boxes beside the numbers; a list of numbers has its name in its box."""
    boxes = len(LABELS.get(shape.value, ())) if shape else 0
    if labels is not None and (len(labels.value) != boxes or not all(map(str.strip, labels.value))):
        refused = Refused(
            "wrong_value.labels",
            "Each box of this bet beside the numbers has one label. Boxes: {boxes}. Labels: {labels}.",
            boxes=boxes,
            labels=len(labels.value),
        )
        yield ".labels.value", refused, LIST


def list_problems(
    kind: str, numbers: tuple[str, ...], lies: Cited[Any] | None, rulebook: Rulebook, wheels: Mapping[str, Wheel]
) -> Iterator[Problem]:
    if kind in set(Shape):
        refused = Refused("wrong_value.shape_named", "“{kind}” is the name of another shape.", kind=kind)
        yield "", refused, Phrase("expected.another_name", "another name")
    if not numbers or len(set(numbers)) < len(numbers):
        refused = Refused("wrong_value.numbers_once", "A bet has its numbers, each of them once.")
        yield ".numbers.value", refused, LIST
    elif wheels and not any(set(numbers) < set(wheel.results) for wheel in wheels.values()):
        refused = Refused("wrong_value.no_wheel_has", "No wheel of this rulebook has these numbers and more.")
        yield ".numbers.value", refused, Phrase("expected.numbers", 'numbers of a wheel, such as "17" or "00"')
    if lies is None:
        missing = Refused("missing_key.lies", "A bet on a list of numbers says where its box lies.")
        yield ".lies", missing, LIST
    elif any(kind in misplaced(wheel, rulebook.kinds) for wheel in wheels.values()):
        refused = Refused("wrong_value.box", "The box {box:list} lies on another one, or off the felt.", box=lies.value)
        yield ".lies.value", refused, Phrase("expected.box", "left, top, right and bottom, such as 0, 5, 4, 6")


def zero_problems(name: str, rule: ZeroRule, rulebook: Rulebook, known: list[str]) -> Iterator[Problem]:
    if not WORD.fullmatch(name):
        refused = Refused("wrong_value.option_word", "“{option}” cannot be the word for a rule on zero.", option=name)
        yield "", refused, Phrase("expected.word", "small letters")
    for number in rule.on.value or ("",):
        if number not in ZEROS + NUMBERS:
            yield ".on.value", wrong(number), Phrase("expected.numbers", 'numbers of a wheel, such as "17" or "00"')
    for kind in rule.bets.value or ("",):
        if kind not in rulebook.bets:
            yield ".bets.value", no_such_kind(kind, rulebook), one_of(rulebook.bets)
    for wheel in (rule.wheels.value or ("",)) if rule.wheels else ():
        if wheel not in known:
            yield ".wheels.value", wrong(wheel), one_of(known)
    choices = rule.choices.value
    if not choices or len(set(choices)) < len(choices):
        yield ".choices.value", Refused("wrong_value.choices_once", "Each choice stands once."), one_of(Choice)
        return
    prison, asked = Choice.LEAVE in choices, len(choices) > 1
    for needed, keys in ((prison, ("on_win", "on_zero_again")), (asked, ("default", "window_seconds"))):
        for key in keys:
            if needed and getattr(rule, key) is None:
                yield f".{key}", Refused("missing_key", "This key is missing."), CITED
            if not needed and getattr(rule, key) is not None:
                yield f".{key}", Refused("unknown_key.no_bearing", "With these choices it has no bearing."), NOT_HERE
    if rule.levels and not prison:
        yield ".levels", Refused("unknown_key.no_bearing", "With these choices it has no bearing."), NOT_HERE
    elif rule.levels and not 1 <= rule.levels.value <= LEVELS_MAX:
        yield ".levels.value", wrong(rule.levels.value), f"1 - {LEVELS_MAX}"
    if rule.window_seconds and rule.window_seconds.value < 1:
        yield ".window_seconds.value", wrong(rule.window_seconds.value), POSITIVE
    if rule.default and rule.default.value not in choices:
        yield ".default.value", wrong(rule.default.value), one_of(choices)


def no_such_kind(kind: str, rulebook: Rulebook) -> Refused:
    return Refused("bet_not_permitted.rulebook", "The {key} rulebook has no bet “{kind}”.", kind=kind, key=rulebook.key)


def wrong(given: object) -> Refused:
    return Refused("wrong_value", "This is {given}.", given=str(given) or "“”")
