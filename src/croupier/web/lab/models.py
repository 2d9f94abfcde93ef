"""What the lab is asked. Bounds keep one question within what one worker does in its time."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeVar

from pydantic import AfterValidator, ConfigDict, Field, model_validator

from croupier.refusal import Phrase
from croupier.web.door.models import Body
from croupier.web.words import known_language

WHEEL = r"^[a-z-]+$"
SPINS_SIMULATED_MAX = 200_000_000
SPINS_OF_A_FAN_MAX = 40_000_000

System = Literal[
    "flat", "martingale", "grand-martingale", "dalembert", "fibonacci", "labouchere", "oscars-grind",
    "paroli", "1-3-2-6", "own",
]  # fmt: skip
Money = Annotated[int, Field(ge=1, le=10**9, description="Whole cents.", examples=[10_000])]
Stake = Annotated[int, Field(ge=1, le=10**8, description="Whole cents.", examples=[100])]
Seed = Annotated[int, Field(ge=0, lt=2**53, description="The same seed gives the same numbers.", examples=[7])]
OwnText = Annotated[
    str,
    Field(
        min_length=1,
        max_length=8000,
        description="A staking system as a strategy file has it: stages, or the lines of a Labouchere (TOML).",
        examples=["[[stage]]\nstake = 1\non_win = 0\non_loss = 0\n"],
    ),
]
Name = Annotated[str, Field(min_length=1, max_length=40, pattern=WHEEL)]


class Chip(Body):
    model_config = ConfigDict(strict=True, extra="forbid")
    bet: str = Field(min_length=1, max_length=40, examples=["straight-17"])
    stake: Stake


class Table(Body):
    """The game that is meant, without any house's limits but those that the rulebook itself sets."""

    model_config = ConfigDict(strict=True, extra="forbid")
    rulebook: Name = Field(examples=["classic"])
    wheel: Name = Field(examples=["single-zero"])


class SlipAsked(Table):
    """Chips on the felt, and what the table offers on a zero."""

    bets: list[Chip] = Field(min_length=1, max_length=160)
    option: Name | None = Field(default=None, description="None is no option on zero.", examples=["la-partage"])
    choice: Literal["half", "leave"] | None = Field(default=None, description="With in-prison.", examples=["leave"])


class PlayedAsked(SlipAsked):
    """A slip as it is played: on any wheel, with tips."""

    pockets: str = Field(
        default="",
        max_length=2000,
        description="Pockets with their chances; the others share the rest. Empty: all are equally likely.",
        examples=["17=0.04"],
    )
    tips: list[Chip] = Field(
        default=[], max_length=40, description="Wagers for the dealers: the player pays them, and gets nothing back."
    )


class SessionAsked(PlayedAsked):
    spins: int = Field(ge=1, le=1_000_000, examples=[1000])


class LuckAsked(Table):
    spins: int = Field(ge=1, le=10_000, examples=[370])
    seed: Seed = 0


class GoalAsked(PlayedAsked):
    """A bankroll that should become the target."""

    bankroll: Money
    limit: Money | None = Field(default=None, description="The most that may be staked at a time.", examples=[50_000])
    own: OwnText | None = Field(default=None, description="The system that is called `own`.", examples=[None])


class RuinAsked(GoalAsked):
    target: Money = Field(examples=[20_000])
    strategy: System | Literal["bold"] = Field(default="flat", examples=["martingale"])


class SystemAsked(Body):
    model_config = ConfigDict(strict=True, extra="forbid", str_strip_whitespace=False)  # Lines are counted.
    own: OwnText


class SimulationAsked(GoalAsked):
    target: Money | None = Field(default=None, description="With this much the player leaves.", examples=[20_000])
    spins: int = Field(ge=1, le=10_000, examples=[200])
    sessions: int = Field(ge=1, le=200_000, examples=[10_000])
    seed: Seed = 0


Asked = TypeVar("Asked", bound=SimulationAsked)


class CompareAsked(SimulationAsked):
    strategies: list[System] = Field(min_length=1, max_length=10, examples=[["flat", "martingale"]])

    @model_validator(mode="after")
    def _bounded(self) -> Self:
        return bounded(self, SPINS_SIMULATED_MAX)


class FanAsked(SimulationAsked):
    strategy: System = Field(default="flat", examples=["martingale"])

    @model_validator(mode="after")
    def _bounded(self) -> Self:
        return bounded(self, SPINS_OF_A_FAN_MAX)


def bounded(asked: Asked, most: int) -> Asked:
    if asked.spins * asked.sessions > most:
        raise ValueError(Phrase("problem.product", "sessions times spins may be {most:,} at most", most=most))
    return asked


class FurtherAsked(SlipAsked):
    """One more question about the slip, its table or its wheel; each takes what it needs of the rest."""

    question: Literal[
        "all-numbers", "repeat", "twice", "ruin", "target", "together", "tables", "hold", "pays", "free", "rebate",
        "kelly", "design", "zero", "rare",
    ] = Field(examples=["hold"])  # fmt: skip
    spins: int = Field(default=500, ge=1, le=1_000_000, examples=[500])
    bankroll: Money = 10_000
    target: Money = 20_000
    limit: Money | None = Field(default=None, description="The most that may be staked at a time.", examples=[50_000])
    strategy: System = Field(default="flat", examples=["martingale"])
    held: int | None = Field(
        default=None, ge=-(10**11), le=10**11, description="What the table won in fact, in cents.", examples=[-5_000]
    )
    loss: Money | None = Field(default=None, description="How likely does the house lose so much?", examples=[100_000])
    pays: int = Field(default=35, ge=1, le=1000, description="To one.", examples=[36])
    percent: float = Field(default=10.0, gt=0, le=100, description="Of a loss that comes back.", examples=[10.0])
    text: str = Field(
        default="",
        max_length=2000,
        description="Pockets with their chances, where a new bet wins, a rule on zero (TOML), or other players' slips.",
        examples=["17=0.04"],
    )
    seed: Seed = 0


class SheetAsked(SessionAsked):
    """The slip and its session on one printed page, and each run that was made on one more."""

    jobs: list[Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$", examples=["b1pYkH2wq0mTjQ3e"])]] = Field(
        default=[], max_length=4, description="Runs that are done, to be printed as they were shown."
    )

    language: Annotated[str, AfterValidator(known_language)] = Field(default="en", max_length=35, examples=["en"])
    paper: Literal["us-letter", "a4"] = Field(default="a4", examples=["a4"])
