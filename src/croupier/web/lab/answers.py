"""What the lab answers. Amounts are cents; exact values are fractions beside their decimals."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from croupier.web.door.models import Bet, Cents, Clause, Count, Facts, Pocket, Shape, Table

Share = Annotated[float, Field(description="A probability.", examples=[0.4865])]
Net = Annotated[int, Field(description="Whole cents, from the player's side.", examples=[-500])]
Spins = Annotated[int, Field(examples=[1000])]
Strategy = Annotated[str, Field(examples=["martingale"])]


class Exact(Shape):
    exact: str = Field(description="A fraction.", examples=["1/37"])
    value: float = Field(examples=[0.02703])


class Small(Shape):
    """A probability that may be too small for a float: mantissa times ten to the power of exponent."""

    value: Share
    mantissa: float = Field(examples=[2.666])
    exponent: int = Field(examples=[-911])


class OptionOffered(Shape):
    option: str = Field(examples=["in-prison"])
    choices: list[str] = Field(examples=[["half", "leave"]])


class WheelOffered(Shape):
    wheel: str = Field(examples=["single-zero"])
    results: Count = Field(description="Pockets that give a result.")
    options: list[OptionOffered]


class RulebookOffered(Shape):
    rulebook: str = Field(examples=["colorado"])
    title: str = Field(examples=["Colorado gaming regulations, rule 22"])
    regulation: bool = Field(description="False where no law stands behind it.")
    wheels: list[WheelOffered]


class Figures(Shape):
    edge: Exact = Field(description="What the house keeps of each unit staked.")
    mean: Exact = Field(description="Net result of a coup in cents.")
    variance: Exact = Field(description="In square cents.")
    deviation: float = Field(description="Standard deviation in cents.", examples=[99.9])
    skewness: float = Field(examples=[0.05])
    hit_frequency: Exact = Field(description="How likely the player is up after the coup.")
    spins: Exact = Field(description="Results that a coup takes on average; more than 1 with wagers in prison.")


class BetFigures(Figures):
    bet: Bet
    stake: Cents


class NetChance(Shape):
    net: Net
    chance: Exact


class AmountChance(Shape):
    amount: Cents
    chance: Exact


class TipsAnswer(Shape):
    """What the dealers get of the tips; the player has nothing of it."""

    staked: Cents
    mean: Exact = Field(description="In cents.")
    deviation: float = Field(examples=[99.9])
    gets: list[AmountChance] = Field(description="The whole distribution of one coup.")


class SlipAnswer(Figures):
    kind: Literal["slip"]
    staked: Cents = Field(description="Tips included.")
    dealers: TipsAnswer | None = Field(default=None, description="Where there are tips.")
    bets: list[BetFigures]
    nets: list[NetChance] = Field(description="The whole distribution of one coup.")


class Quantile(Shape):
    level: Share
    net: Net


class Bar(Shape):
    """Net results from `low` on, below `high`."""

    low: Net
    high: Net
    chance: Share


class Sure(Shape):
    """How sure an answer is: exact but for rounding, within a proven bound, or an estimate."""

    exact: bool = Field(description="Nothing but rounding stands between it and the truth.")
    proven: bool = Field(description="False where it is an estimate.")


Given = Annotated[
    float | None,
    Field(description="What the dealers have of the tips, on average, in cents; None without any.", examples=[97.3]),
]


class SessionAnswer(Sure):
    kind: Literal["session"]
    given: Given
    spins: Spins
    staked: Cents
    mean: float = Field(examples=[-2702.7])
    deviation: float = Field(examples=[3161.1])
    ahead: Small
    even: Small
    behind: Small
    quantiles: list[Quantile]
    bars: list[Bar] = Field(description="All but a thousandth of the distribution.")
    error: float = Field(description="Bounds what any of the probabilities may be off by.", examples=[1e-12])
    method: str = Field(examples=["lattice"])


class Fact(Shape):
    """One figure. `unit` says what it is: a chance, a share, money in cents, spins, a plain number, or a remark."""

    name: str = Field(examples=["theoretical"])
    unit: Literal["chance", "share", "money", "spins", "number", "remark"]
    value: float | None = Field(description="None where there is none, such as a median never reached.", examples=[0.5])
    exact: str | None = Field(description="As a fraction, where it is one.", examples=["1/37"])


class FurtherAnswer(Sure):
    """Figures, and where there are many of a kind a table; its cells are texts, fractions and figures."""

    kind: Literal["further"]
    question: str = Field(examples=["hold"])
    facts: list[Fact]
    head: list[str] = Field(description="Names of the columns.", examples=[["bet", "edge"]])
    rows: list[list[str]] = Field(examples=[[["red", "1/37"]]])
    chances: list[float] = Field(description="Of a wait: how likely it ends at spin 1, 2, ...", examples=[[0.5, 0.25]])
    error: float = Field(description="Bounds what any chance may be off by.", examples=[1e-12])


class CountChance(Shape):
    count: Count
    chance: Share


class NumberCount(Shape):
    number: Pocket
    count: Count


class LuckAnswer(Sure):
    """Hot and cold numbers of a wheel that is fair."""

    kind: Literal["luck"]
    spins: Spins
    numbers: Count
    expected: float = Field(description="Of each number.", examples=[10.0])
    hottest: list[CountChance]
    hottest_mean: float = Field(examples=[17.3])
    coldest: list[CountChance]
    coldest_mean: float = Field(examples=[3.7])
    error: float = Field(description="Bounds what any of these figures may be off by.", examples=[1e-10])
    distinct_mean: float = Field(examples=[36.9])
    all_seen: Share
    spins_until_all: Exact
    repeat: Share = Field(description="That some number comes three times in a row.")
    red_run: list[CountChance] = Field(description="The longest run of red.")
    example: list[NumberCount] = Field(description="One such evening, drawn with the seed.")


class StageShown(Shape):
    stake: Count = Field(description="In units.")
    on_win: Count = Field(description="The stage after a win, counted from 0.")
    on_loss: Count


class SystemAnswer(Shape):
    """A system that somebody wrote, as it is understood: stages, or the lines of a Labouchere."""

    kind: Literal["system"]
    name: str = Field(examples=["two steps"])
    stages: list[StageShown]
    lines: list[int] = Field(examples=[[1, 2, 3]])


class CurvePoint(Shape):
    bankroll: Cents
    win: Share
    spins: float = Field(examples=[297.6])


class Curve(Shape):
    strategy: Strategy
    points: list[CurvePoint]


class RuinAnswer(Sure):
    kind: Literal["ruin"]
    strategy: Strategy
    bankroll: Cents
    target: Cents
    limit: Cents | None
    win: Small
    ruin: Small
    spins: float = Field(examples=[297.6])
    method: str = Field(examples=["closed form"])
    states: Count
    error: float = Field(description="Bounds the relative error of `win`.", examples=[0.0])
    ruin_error: float = Field(description="Bounds the error of `ruin`.", examples=[0.0])
    spins_error: float = Field(description="Bounds the relative error of `spins`.", examples=[1e-15])
    curves: list[Curve] = Field(description="The chance of reaching the target from each bankroll on the way.")


class Estimate(Shape):
    """With its 95 % confidence interval."""

    value: float = Field(examples=[0.21])
    low: float = Field(examples=[0.2])
    high: float = Field(examples=[0.22])


class Simulated(Sure):
    bankroll: Cents
    target: Cents | None
    limit: Cents | None
    spins: Spins
    sessions: Count
    seed: int = Field(examples=[7])


class SystemResult(Shape):
    strategy: Strategy
    mean_net: Estimate
    ahead: Estimate
    ruined: Estimate
    won: Estimate = Field(description="The target was reached.")
    mean_spins: float = Field(examples=[182.4])
    given: Given
    quantiles: list[Quantile]


class CompareAnswer(Simulated):
    kind: Literal["compare"]
    systems: list[SystemResult]


class Mark(Shape):
    spin: Spins
    mean: float = Field(examples=[9_800.0])
    quantiles: list[Cents] = Field(description="Bankrolls at 5, 25, 50, 75 and 95 %.")
    ruined: Share


class PathPoint(Shape):
    spin: Spins
    bankroll: Cents


class FanAnswer(Simulated):
    kind: Literal["fan"]
    strategy: Strategy
    given: Given
    marks: list[Mark]
    paths: list[list[PathPoint]] = Field(description="Some of the sessions, as they went.")


class TestResult(Shape):
    test: str = Field(examples=["sectors"])
    statistic: float = Field(examples=[1.2])
    p: Share
    p_corrected: Share = Field(description="For all tests together.")
    suspicious: bool
    found: str = Field(examples=["the ring leans 3.1% towards 17"])
    facts: Facts


class BetWorth(Shape):
    """What a finding is worth to a player: the edge of the best straight-up bets, with its interval."""

    bet: str = Field(examples=["17-25-2"])
    covered: int = Field(description="How many numbers that is.", examples=[3])
    times: float = Field(description="How often each comes, as a multiple of what is fair.", examples=[1.2])
    times_low: float = Field(examples=[1.05])
    times_high: float = Field(examples=[1.37])
    edge: float = Field(description="The player's: below 0 on a fair wheel.", examples=[0.17])
    edge_low: float = Field(examples=[0.02])
    edge_high: float = Field(examples=[0.33])
    spins_to_gain: int | None = Field(
        description="After so many flat bets the player is ahead with 95 %; None where there is no gain.",
        examples=[3_670],
    )
    statement: str = Field(examples=["To a player, 17 straight up has an edge of +17.4% ..."])


class UnreadLine(Shape):
    line: int = Field(examples=[3])
    text: str = Field(examples=["x"])


class BiasReport(Shape):
    wheel: str = Field(examples=["single-zero"])
    spins: Spins
    level: Share = Field(description="How often a fair wheel is called suspicious.")
    suspicious: bool
    verdict: str = Field(examples=["Nothing in these 3,000 spins is odder than chance makes it."])
    worth: BetWorth | None = Field(description="What the oddest finding is worth to a player, where that can be told.")
    power: Share
    power_statement: str = Field(examples=["With 3,000 spins a 9-pocket sector 10% too frequent would be seen ..."])
    tests: list[TestResult]
    counts: list[NumberCount] = Field(description="Around the ring.")
    expected: float = Field(examples=[81.1])
    unread: list[UnreadLine] = Field(description="The first lines that could not be read.")
    unread_count: Count
    understood: str = Field(description="How the file was read.", examples=["Numbers from the column “Result”"])
    hints: list[str] = Field(description="What looks like a mistake of the asker, such as another wheel.")


class PowerPoint(Shape):
    spins: Spins
    power: Share


class BiasAnswer(BiasReport):
    kind: Literal["bias"]
    power_curve: list[PowerPoint]


class JobShown(Shape):
    """A run of the lab. `refused` says why it came to nothing."""

    job: str = Field(examples=["b1pYkH2wq0mTjQ3e"])
    kind: str = Field(examples=["fan"])
    state: Literal["waiting", "running", "done", "refused", "cancelled"]
    progress: Share
    ahead: Count = Field(description="Jobs before this one.")
    answer: RuinAnswer | CompareAnswer | FanAnswer | BiasAnswer | None
    refused: JobRefused | None


class JobRefused(Shape):
    code: str = Field(examples=["chain_too_large"])
    id: str = Field(examples=["too_few_spins.few"])
    message: str = Field(examples=["This chain has too many states to solve."])
    clause: Clause | None
    facts: Facts


class Alert(Shape):
    """When the wheel was first found suspicious."""

    spins: Spins
    test: str = Field(examples=["sectors"])
    found: str = Field(examples=["sector 17-34-6 came 92 times instead of 41"])
    edge_permille: int | None = Field(default=None, description="Of the best bet on it, to a player.", examples=[42])


class DealerHealth(Shape):
    dealer: str = Field(examples=["D1"])
    spins: Count
    displacement: int = Field(description="Pockets on from the last result.", examples=[12])
    p_corrected: Share
    suspicious: bool


class WheelHealth(Shape):
    """A live wheel by its results. Looks come further apart in time, and together they keep the level."""

    table: Table
    wheel: str = Field(examples=["single-zero"])
    fitted: str = Field(description="Its name in the register; empty where it has none.", examples=["wheel-7"])
    spins: Spins = Field(description="Results since it was fitted, adjusted or given a new part.")
    looked_at: Spins = Field(description="How many of them the last look saw; 0 before the first.")
    looks: Count
    next_look: Spins
    level: Share = Field(description="The chance that a fair wheel is ever called suspicious.")
    alert: Alert | None
    report: BiasReport | None
    dealers: list[DealerHealth]
    working: bool = Field(description="A look is being made just now.")
