"""A table's felt and rules: enough to draw it, to hit a place, and to say what it pays and why."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from croupier.web.door.models import Bet, Cents, Clause, Colour, Digest, Place, Pocket, Seconds, Shape

Rect = Annotated[list[float], Field(description="Left, top, right, bottom.", examples=[[0, 0, 1, 1]])]

Shaped = Annotated[
    str | None,
    Field(description="By which shape of the layout it wins; none for a list of numbers.", examples=["split"]),
]


class RingPocket(Shape):
    pocket: Pocket
    colour: Colour


class WheelShown(Shape):
    name: str = Field(examples=["single-zero"])
    ring: list[RingPocket] = Field(description="Clockwise.")
    void: list[Pocket] = Field(description="Covered pockets, which give no result.")


class Box(Shape):
    """A box that is printed on the felt."""

    label: str = Field(examples=["17"])
    prescribed: bool = Field(description="The rulebook prescribes the label: it is printed as it stands.")
    bet: Bet
    shape: Shaped
    number: Pocket | None
    colour: Colour | None
    rect: Rect
    offered: bool


class PlaceShown(Shape):
    place: Place
    bet: Bet
    point: list[float] = Field(description="Where the chips are drawn: x, y.", examples=[[5.5, 1.5]])
    zone: Rect = Field(description="A press in here means this place.")


class BetShown(Shape):
    bet: Bet
    kind: str = Field(examples=["straight"])
    shape: Shaped
    name: str = Field(description="As this rulebook calls it.", examples=["Straight"])
    covers: list[Pocket]
    pays: int = Field(description="To one.", examples=[35])
    min: Cents | None = Field(description="Of one player on this bet.")
    max: Cents | None


class CallShown(Shape):
    """A bet that is announced with one word and laid on several places."""

    call: str = Field(examples=["voisins"])
    name: str = Field(examples=["Voisins du zéro"])
    chips: dict[str, int] = Field(examples=[{"split-4-7": 1}])


class LayoutShown(Shape):
    """The felt: the unit is one number box; x runs along the streets, y towards the player."""

    wheel: WheelShown
    boxes: list[Box]
    places: list[PlaceShown]
    bets: list[BetShown]
    announced: list[CallShown]


class Pays(Shape):
    kind: str = Field(examples=["straight"])
    name: str = Field(examples=["Straight"])
    inside: bool
    pays: int = Field(examples=[35])
    min: Cents | None
    max: Cents | None
    clause: list[Clause]
    reading: str | None = Field(description="Where the text is silent.", examples=["D10"])
    assumed: bool = Field(description="The text gives no odds; these are customary.", examples=[False])


class TotalShown(Shape):
    """What one player may stake in one spin on bets together; there may be no largest."""

    name: Literal["inside_total", "outside_total", "total"]
    min: Cents
    max: Cents | None


class OptionShown(Shape):
    """What some wagers are offered when a zero falls; the first choice is what silence means."""

    option: str = Field(examples=["in-prison"])
    name: str | None = Field(description="Where the rule is the rulebook's own.", examples=["Three prisons"])
    on: list[Pocket]
    bets: list[str] = Field(description="The kinds of bet that have it.", examples=[["red", "black"]])
    choices: list[str] = Field(examples=[["half", "leave"]])
    levels: int = Field(description="How many prisons there are, one below the other.", examples=[1])
    on_win: str = Field(description="`release` or `pay_even`.", examples=["release"])
    on_zero_again: str = Field(description="`lose` or `stay`, on the deepest level.", examples=["lose"])
    window_seconds: Seconds | None = Field(description="To choose in; none where nobody is asked.")


class ChipsShown(Shape):
    """Chips of this table. A player's own chips carry no amount: `chip_values` are the values to offer."""

    smallest: Cents
    chip_values: list[Cents]
    sets: list[ChipSetShown]
    value: list[ValueChipShown]
    value_chips: bool
    match_play: bool = Field(description="Coupons are taken at this table.")
    tracked: bool = Field(description="False: the table keeps the results alone; wagers and pay-outs are the dealer's.")
    dealers_eye: list[str] = Field(
        description="The clauses that the dealer alone sees to, where wagers are not on record.",
        examples=[["CO-2205(4)-a"]],
    )


class ChipSetShown(Shape):
    colour: Colour
    design: str = Field(examples=["plain"])


class ValueChipShown(Shape):
    colour: Colour
    design: str = Field(examples=["plain"])
    value: Cents


class TipsShown(Shape):
    """Wagers for the dealers, as the sign restricts them."""

    restriction: str = Field(description="Further words of the sign.", examples=["One wager a spin."])
    bets: list[str] = Field(description="The kinds of bets for them; none named, all.", examples=[["red", "black"]])
    wager_max: Cents | None = Field(description="Of one player on one bet; 0 where none are taken.")
    spin_max: Cents | None = Field(description="Of one player in one spin.")
    split: bool = Field(description="One bet may be split between the player's own chips and the dealers'.")
    counted: bool = Field(description="They count towards the limits.")


class ReadingShown(Shape):
    """What the house takes the text to mean where it is silent."""

    reading: str = Field(examples=["A1"])
    question: str = Field(examples=["What does the default do?"])
    answer: str = Field(examples=["Half goes back."])


class RulesShown(Shape):
    rulebook: str = Field(examples=["colorado"])
    title: str = Field(examples=["Colorado gaming regulations, rule 22"])
    version: str = Field(examples=["2025-02-14"])
    regulation: bool = Field(description="False where no law stands behind it.")
    digest: Digest
    sign: str = Field(description="The code of the sign that says so.", examples=["3f1a-99c0-07de"])
    option: str | None = Field(examples=["in-prison"])
    options: list[OptionShown] = Field(description="The one that this table offers, or none.")
    known: list[OptionShown] = Field(description="All that its rulebook has for this wheel.")
    policy: dict[str, Any] = Field(description="What the house has set.", examples=[{"rulebook": "colorado"}])
    pays: list[Pays]
    totals: list[TotalShown]
    payout_max: Cents | None = Field(description="The most that one player can win in one spin.")
    chips: ChipsShown
    tips: TipsShown
    turns_min: int = Field(description="The ball must go round so often, or it is no spin.", examples=[4])
    inspection: list[str] = Field(description="Points of the check list at opening.", examples=[["wheel level"]])
    no_spin: list[str] = Field(description="Reasons for no spin.", examples=[["foreign_object"]])
    readings: list[ReadingShown]
