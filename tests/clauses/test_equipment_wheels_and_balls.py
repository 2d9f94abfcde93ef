"""Colorado on wheels and balls: what is delivered is put into use only when it is as the law describes it."""

from __future__ import annotations

import pytest
from tests.clauses.floor_support import DOUBLE, SINGLE, Day
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.game import Pocket
from croupier.rules.in_force.sign import sign_of
from croupier.words.catalogue import catalogue

SWAPPED = SINGLE.replace("32r", "x").replace("19r", "32r").replace("x", "19r")  # two reds of the ring change places


@pytest.fixture
def day() -> Day:
    return Day().staffed().table()


@clause("CO-2209(1)-a")
def test_a_double_zero_wheel_is_a_choice_of_the_house() -> None:
    day = Day().staffed().equipped(zeros=2).open()
    assert len(day.script.writers["12"].rules.layout.bets) == 161


@clause("CO-2209(2)-a", "CO-2210(2)-a")
def test_a_single_zero_wheel_is_a_choice_and_there_is_no_third(day: Day) -> None:
    day.wheel("W-1", zeros=1)
    day.use("W-1")
    day.do("S1", "take-out-of-use", thing="W-1", reason="exchange")
    for zeros in (0, 3):
        day.wheel(f"W-{zeros}", zeros=zeros, ring=SINGLE)
        refusal = day.unusable(f"W-{zeros}")
        assert (refusal.code, refusal.clause) == ("wheel_type_not_allowed", "CO-2209(2)-a")


@pytest.mark.parametrize(
    ("zeros", "other"),
    [pytest.param(2, 1, marks=clause("CO-2209(1)-a")), pytest.param(1, 2, marks=clause("CO-2209(2)-a"))],
)
def test_with_either_wheel_goes_the_layout_of_its_zeros_and_no_other(zeros: int, other: int) -> None:
    day = Day().staffed().equipped(zeros=zeros)
    day.do("S1", "take-out-of-use", thing="L-1", reason="exchange")
    day.use(day.layout("L-2", zeros=other))
    day.inspect()
    differs = day.shut()
    assert (differs.code, differs.facts["reasons"][0]["facts"]["name2"]) == ("layout_differs", "L-2")
    day.do("S1", "take-out-of-use", thing="L-2", reason="exchange")
    day.inspect()
    assert "no_layout" not in day.shut().reasons, "what is not there cannot differ"
    day.use("L-1")
    day.inspect()
    day.do("S1", "open-table", **day.opening)


@clause("CO-2210(2)-a")
def test_a_wheel_with_thirteen_compartments_is_of_no_variety(day: Day) -> None:
    day.wheel("MINI", zeros=1, ring="0g 1r 2b 3r 4b 5r 6b 7r 8b 9r 10b 11r 12b")
    assert day.unusable("MINI").reasons["wheel_pockets"] == "CO-2210(2)(a)-a"


@clause("CO-2210(1)-a")
def test_a_wheel_has_thirty_inches_or_more(day: Day) -> None:
    day.wheel("small", diameter="29.99")
    refusal = day.unusable("small")
    assert (refusal.code, refusal.clause) == ("wheel_too_small", "CO-2210(1)-a")
    day.wheel("right", diameter="30.0")
    day.use("right")


def test_every_reason_is_told_at_once(day: Day) -> None:
    ring = SINGLE.replace("18r", "17b")
    day.wheel("bad", diameter="29", ring=ring, compartments=ring.replace("32r", "32b"))
    refusal = day.unusable("bad")
    assert list(refusal.reasons) == [
        "wheel_too_small", "bad_wheel_numbers", "bad_wheel_colours", "colours_do_not_alternate", "pocket_colour",
    ]  # fmt: skip
    assert all(reason["message"] in refusal.message for reason in refusal.facts["reasons"])


RINGS = [
    # the zeros, the ring, the section of the law
    (1, SINGLE, "CO-2210(2)(a)"),
    (2, DOUBLE, "CO-2210(2)(b)"),
]


def each(letter: str) -> pytest.MarkDecorator:
    """Both wheels, each for the clause of its own section."""
    examples = [pytest.param(*row, marks=clause(f"{row[2]}-{letter}")) for row in RINGS]
    return pytest.mark.parametrize(("zeros", "ring", "section"), examples)


@each("a")
def test_the_compartments_are_counted(day: Day, zeros: int, ring: str, section: str) -> None:
    day.wheel("short", zeros, ring=ring, compartments=ring.rpartition(" ")[0])
    refusal = day.unusable("short")
    assert (refusal.code, refusal.clause) == ("wheel_pockets", f"{section}-a")
    day.wheel("long", zeros, ring=ring, compartments=f"{ring} 17b")
    assert day.unusable("long").reasons["wheel_pockets"] == f"{section}-a"
    day.wheel("right", zeros, ring=ring)
    day.use("right")


@each("a")
def test_a_wheel_whose_compartments_are_not_equally_spaced_keeps_its_table_closed(
    zeros: int, ring: str, section: str
) -> None:
    day = Day().staffed().equipped(zeros=zeros)
    assert day.premises.things["W-3"].facts["compartments"] == ring
    day.inspect(compartments_spaced=False)
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("inspection_failed", f"{section}-a")
    day.open()


@each("b")
def test_whoever_inspects_is_asked_for_the_spacing_of_the_ring_too(zeros: int, ring: str, section: str) -> None:
    day = Day().staffed().equipped(zeros=zeros)
    assert "areas of its ring are equally spaced" in catalogue("en", "console")("point.compartments_spaced")
    day.inspect(compartments_spaced=False)
    assert day.shut().code == "inspection_failed"


@each("b")
def test_the_ring_matches_the_compartments(day: Day, zeros: int, ring: str, section: str) -> None:
    first, _, rest = ring.partition(" ")
    day.wheel("shifted", zeros, ring=ring, compartments=f"{rest} {first}")
    assert day.unusable("shifted").reasons["ring_mismatch"] == f"{section}-b"
    day.wheel("fewer", zeros, ring=rest, compartments=ring)
    assert day.unusable("fewer").reasons["ring_mismatch"] == f"{section}-b"


@each("c")
def test_the_ring_has_each_number_once_in_alternating_colours(day: Day, zeros: int, ring: str, section: str) -> None:
    twice = ring.replace("18r", "17r")
    day.wheel("twice", zeros, ring=twice)
    refusal = day.unusable("twice")
    assert refusal.reasons["bad_wheel_numbers"] == f"{section}-c"
    assert "17 twice, 18 is missing" in refusal.message
    day.wheel("red-red", zeros, ring=ring.replace("15b", "15r").replace("36r", "36b"))
    assert day.unusable("red-red").reasons["colours_do_not_alternate"] == f"{section}-c"
    day.wheel("zero", zeros, ring=ring.replace("0g", "0r", 1))
    assert "zero_not_green" in day.unusable("zero").reasons


@clause("CO-2210(2)(a)-d")
def test_another_order_of_the_single_zero_ring_needs_an_approval(day: Day) -> None:
    _another_order(day, 1, SWAPPED, "CO-2210(2)(a)-d")


@clause("CO-2210(2)(b)-d")
def test_another_order_of_the_double_zero_ring_needs_an_approval(day: Day) -> None:
    swapped = DOUBLE.replace("9r", "x", 1).replace("30r", "9r").replace("x", "30r")
    _another_order(day, 2, swapped, "CO-2210(2)(b)-d")


def _another_order(day: Day, zeros: int, ring: str, expected: str) -> None:
    day.wheel("other", zeros, ring=ring)
    refusal = day.unusable("other")
    assert (refusal.code, refusal.clause) == ("approval_missing", expected)
    usual, _, others = (SINGLE if zeros == 1 else DOUBLE).partition(" ")
    day.wheel("usual", zeros, ring=f"{others} {usual}")
    day.use("usual")
    day.do("S1", "take-out-of-use", thing="usual", reason="another")
    first, _, rest = ring.partition(" ")
    day.wheel("turned", zeros, ring=f"{rest} {first}")
    assert day.unusable("turned").clause == expected, "it begins elsewhere and is the same unusual order"
    reference = day.approve("ring-order", "other")
    assert day.use("other")["approvals"] == [reference]


@each("e")
def test_a_compartment_has_the_rings_colour_or_an_approved_neutral_one(
    day: Day, zeros: int, ring: str, section: str
) -> None:
    day.wheel("wrong", zeros, ring=ring, compartments=ring.replace("19r", "19b"))
    refusal = day.unusable("wrong")
    assert (refusal.code, refusal.clause) == ("pocket_colour", f"{section}-e")
    silver = " ".join(f"{area[:-1]}n" for area in ring.split())
    day.wheel("silver", zeros, ring=ring, compartments=silver)
    refusal = day.unusable("silver")
    assert (refusal.code, refusal.clause) == ("approval_missing", f"{section}-e")
    day.approve("neutral-pockets", "silver")
    day.use("silver")
    assert Floor("colorado").open().writer.rules.wheel.colours[Pocket("19")] == "red", "the ring decides what 19 is"


@clause("CO-2210(2)(c)-a")
def test_only_a_double_zero_wheel_is_used_as_a_single_zero_one() -> None:
    day = _covered(zeros=1)
    assert "mode_needs_double_zero_wheel" in day.shut().reasons
    assert day.shut().reasons["mode_needs_double_zero_wheel"] == "CO-2210(2)(c)-a"
    table = Floor("colorado", "double-zero-as-single-zero")
    assert len(table.writer.rules.layout.bets) == 154
    table.open()
    table.sit(1, chips=100_00)
    for bet in ("straight-00", "split-0-00", "trio-00-2-3", "trio-0-00-2", "five-0-00-1-2-3"):
        assert table.refused("place-wager", seat=1, bet=bet, stake=5_00).code == "bet_needs_double_zero", bet


@clause("CO-2210(2)(c)(i)-a")
def test_the_area_of_00_is_covered_on_a_double_zero_layout() -> None:
    day = _covered(zeros=2)
    day.inspect()
    assert day.shut().reasons["cover_missing"] == "CO-2210(2)(c)(i)-a"
    day.do("S1", "register-cover", cover="C-1", device="frosted glass")
    refusal = day.unusable("C-1")
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2210(2)(c)(i)-a")
    day.do("S1", "register-cover", cover="C-2")
    day.use("C-2")
    day.inspect(cover_on_00=False)
    assert day.shut().reasons["cover_missing"] == "CO-2212(1)(e)-a", "the check list asks for it too"
    day.inspect()
    day.do("S1", "post-sign", on="12", **_sign(day))
    day.do("S1", "open-table", **day.opening)


def test_a_single_zero_layout_needs_no_cover() -> None:
    day = _covered(zeros=2, layout_zeros=1)
    day.inspect()
    assert "cover_missing" not in _reasons(day)


def _covered(zeros: int, layout_zeros: int | None = None) -> Day:
    """A table whose game is a double-zero wheel used as a single-zero one."""
    day = Day().staffed().table(wheel="double-zero-as-single-zero")
    layout = layout_zeros or 2
    for thing in (day.wheel(zeros=zeros), day.layout(zeros=layout), day.ball()):
        day.use(thing)
    day.attach(day.box("B-12"))
    day.attach(day.box("T-12", "tip"))
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    day.post_rules()
    return day


def _sign(day: Day) -> dict[str, object]:
    """What the table wants to be told of its sign; the sign itself is the paper's matter."""
    sign = sign_of(day.script.writers["12"].rules)
    return {"sign": sign.code, "spot": "at the wheel", "statements": list(sign.statements)}


def _reasons(day: Day) -> dict[str, str | None]:
    answer = day._ask("S1", "open-table", day.opening)
    return {reason["code"]: reason["clause"] for reason in answer[0].get("facts", {}).get("reasons", ())}


@clause("CO-2211-a")
def test_a_ball_has_no_metal_in_it(day: Day) -> None:
    day.ball("steel", material="steel", metallic=True)
    refusal = day.unusable("steel")
    assert (refusal.code, refusal.clause) == ("ball_metallic", "CO-2211-a")


SMALL = [
    ("6/16", None), ("3/8", None), ("0.375", None), ("0.374", "ball_too_small"), ("5/16", "ball_too_small"),
]  # fmt: skip
LARGE = [
    ("14/16", None), ("7/8", None), ("0.875", None), ("0.876", "ball_too_large"), ("15/16", "ball_too_large"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("diameter", "code"),
    [
        *(pytest.param(*row, marks=clause("CO-2211-b")) for row in SMALL),
        *(pytest.param(*row, marks=clause("CO-2211-c")) for row in LARGE),
    ],
)
def test_a_ball_measures_from_three_eighths_to_fourteen_sixteenths(day: Day, diameter: str, code: str | None) -> None:
    day.ball("B", diameter=diameter)
    if code is None:
        day.use("B")
    else:
        refusal = day.unusable("B")
        assert (refusal.code, refusal.clause) == (code, {"s": "CO-2211-b", "l": "CO-2211-c"}[code[9]])


@clause("CO-2211-d")
def test_another_ball_only_with_an_approval_that_names_why(day: Day) -> None:
    day.ball("inch", diameter="1")
    assert day.unusable("inch").code == "ball_too_large"
    day.approve("ball", "inch", names=["material"])
    assert day.unusable("inch").reasons == {"ball_too_large": "CO-2211-c", "approval_missing": "CO-2211-d"}
    day.do("K1", "withdraw-approval", reference="D-1", reason="a slip of the pen")
    reference = day.approve("ball", "inch", names=["size"])
    assert day.use("inch")["approvals"] == [reference], "the list of balls shows it as excepted"
