"""What is told of a tournament over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from croupier.tournament.plan.plan import Ties
from croupier.web.door.models import NAME, Body, Cents, Clause, Count, Digest, Facts, Seat, Shape, Table, Time, Told
from croupier.web.tournaments.form_models import (
    Day,
    EntryNumber,
    EventKey,
    Flag,
    MoneyShown,
    Name,
    Number,
    Paper,
    Points,
    Text,
    TournamentId,
)


class TournamentCommandBody(Body):
    """`do` names a command of `/api/tournament-commands`; a tournament begins with `publish-rules`."""

    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        json_schema_extra={"example": {"key": "c-1", "command": {"do": "draw-seats", "event": "E1", "seed": "2-7-19"}}},
    )
    key: str = Field(min_length=1, max_length=100, pattern=NAME)
    command: dict[str, Any]


class TournamentDone(Shape):
    """What a command led to, in order."""

    events: list[dict[str, Any]] = Field(examples=[[{"event": "event-started", "data": {"event": "E1"}}]])
    sequence: Count = Field(description="The version of the tournament after this.")


class TournamentFinding(Shape):
    key: str = Field(description="Where in the rules.", examples=["events[0].charges[0]"])
    code: str = Field(examples=["kind_needed"])
    id: str = Field(examples=["kind_needed"])
    message: str = Field(examples=["service: say whether $3.00 is an entry-fee or a buy-in."])
    expected: str = Field(examples=[""])
    expects: Told | None = Field(description="What was expected, as catalogues know it.")
    clause: Clause | None
    facts: Facts


class Filing(Shape):
    """The figures of the filing, for one entry over all the events."""

    entry_fee: Cents
    buy_in: Cents
    buy_ins_max: Cents = Field(description="With every re-buy and add-on.")
    person_max: Cents = Field(description="With every re-entry.")
    per_spin: list[Number] = Field(description="Cents behind a spin, for each initial round.")
    limit: Cents
    last_day: Day


class RulesToCheck(Body):
    """Rules as data, or a tournament file as it is written."""

    rules: dict[str, Any] = Field(
        default_factory=dict, description="As in a tournament file.", examples=[{"name": "Spring series"}]
    )
    text: str = Field(default="", max_length=60_000, description="TOML.", examples=['name = "Spring series"'])


class PrizeShown(Shape):
    """By name once it is awarded; before, what the place would get out of the pool as it is."""

    place: Count
    kind: str = Field(examples=["cash"])
    amount: Cents
    description: Text
    name: str = Field(description="Empty until it is awarded.", examples=["Ann Smith"])


class PrizeProposed(PrizeShown):
    pool: str = Field(examples=["E1"])
    entry: EntryNumber
    points: Points
    tied: Flag = Field(description="Somebody else has the same points: the printed rules decided.")


class SeatMoved(Shape):
    """Somebody who has another seat now, and has not taken it yet."""

    entry: EntryNumber
    name: Name
    table: Table
    seat: Seat
    from_table: Table
    from_seat: Seat


class TournamentEvent(Shape):
    event: EventKey
    name: str = Field(examples=["First heat"])
    date: Day
    entry_fee: Cents
    buy_in: Cents
    entered: Count
    still_in: Count = Field(description="Entered, and neither out nor disqualified.")
    started: str = Field(description="The day; empty before.", examples=["2026-11-20"])
    round: Count
    rounds: Count
    drawn: Flag = Field(description="Seats are drawn for this round.")
    running: Flag
    played: Flag = Field(description="This round is played; players go on or out.")
    over: Flag
    cancelled: str = Field(description="The day on which it was called off: it is not held.", examples=[""])
    offer: str = Field(description="What may be bought now: re-buy, add-on, or nothing.", examples=[""])
    pool: Cents
    awarded: Flag
    tables: list[Table]
    on_tables: Flag = Field(description="Its rounds run on tables of the house; otherwise points are counted by hand.")
    go_on: Count = Field(description="How many go on from this round; 0 in the final.")
    per_table: Flag = Field(description="So many of each table; otherwise of the event.")
    prizes: list[PrizeShown]
    moved: list[SeatMoved]


class TournamentShown(Shape):
    tournament: TournamentId
    name: str = Field(examples=["Spring series"])
    licensees: list[str] = Field(examples=[["Golden Gulch"]])
    version: Count = Field(description="Of the written rules.")
    first_day: Day
    last_day: Day = Field(description="Four months after the first day of play, planned or, once it has begun, real.")
    ties: Ties = Field(description="What the printed rules say of equal points.", examples=[Ties.DRAW])
    entries: Count
    events: list[TournamentEvent]
    concluded: str = Field(description="The day; empty before.", examples=[""])
    winner: str = Field(description="Over all; empty before.", examples=[""])
    sequence: Count


class RulesSection(Shape):
    heading: str = Field(examples=["Prizes"])
    clause: Clause
    lines: list[str] = Field(examples=[["There is 1 prize."]])


class RulesPrinted(Shape):
    title: str = Field(examples=["Spring series: tournament rules"])
    version: Count
    digest: Digest
    sections: list[RulesSection]
    readings: list[list[str]] = Field(examples=[[["F2", "From and to which day do the four months run?"]]])


class RulesDocumentShown(RulesPrinted):
    text: str = Field(examples=["Spring series: tournament rules\n"])
    html: str = Field(description="A fragment without style or script.", examples=["<article></article>"])


class RulesChecked(Shape):
    ok: Flag
    findings: list[TournamentFinding]
    filing: Filing | None
    rules: dict[str, Any] = Field(description="As they are published.", examples=[{"name": "Spring series"}])
    text: str = Field(description="The same as a tournament file.", examples=['name = "Spring series"'])
    document: RulesPrinted | None = Field(description="As it will be printed; none while something is wrong.")
    tournament: str = Field(
        description="What its stream would be called: made of the name, and free.", examples=["spring-series"]
    )


class TemplateShown(Shape):
    template: str = Field(examples=["single"])
    rules: dict[str, Any] = Field(description="As in a tournament file.", examples=[{"name": "Spring series"}])


class LeaderPlace(Shape):
    place: Count
    entry: EntryNumber
    name: Name
    points: Points
    stand: str = Field(examples=["in"])
    table: Table
    seat: Seat
    round_out: Count = Field(description="The round in which the player went out; 0 while in.")


class Leaderboard(Shape):
    tournament: TournamentId
    event: EventKey
    round: Count
    running: Flag
    leader: Points = Field(description="What the leader has.")
    places: list[LeaderPlace]
    sequence: Count


class TableSpins(Shape):
    table: Table
    spins: Count


class ClockShown(Shape):
    tournament: TournamentId
    event: EventKey
    round: Count
    rounds: Count
    running: Flag
    started_at: str = Field(examples=["2026-11-20T19:00:00.000000Z"])
    break_since: str = Field(examples=[""])
    minutes: Count = Field(description="How long the round is; 0 is as long as its spins take.")
    seconds_left: int | None = Field(description="Of a round by the clock.", examples=[540])
    spins: Count = Field(description="How many the round has; 0 is as many as the time gives.")
    tables: list[TableSpins]
    now: Time


class PlayerView(Shape):
    """What a terminal shows its player."""

    tournament: TournamentId
    event: EventKey
    entry: EntryNumber
    name: Name
    points: Points
    place: Count
    of: Count = Field(description="How many are still in.")
    leader: Points
    round: Count
    running: Flag


class DeskPlayer(Shape):
    event: EventKey
    entry: EntryNumber
    points: Points
    pending: Points = Field(description="Bought, and in play with the next game.")
    due: Points = Field(description="What must lie on the table when the next game begins.")
    re_buys: Count
    add_ons: Count
    table: Table
    seat: int = Field(examples=[3])
    present: Flag
    declined: Flag
    stand: str = Field(examples=["in"])


class DeskEntry(Shape):
    entry: EntryNumber
    person: str = Field(examples=["P-1001"])
    name: Name
    identity: str = Field(examples=["CO 94-118-2231"])
    licensee: str = Field(examples=[""])
    rules_given: Count = Field(description="The version of the rules that the player was given; 0 is none.")
    disqualified: Flag
    closed: Flag
    paid: Cents = Field(description="Fees and buy-ins at their dollar value.")


class AwardShown(Shape):
    number: Count
    pool: str = Field(examples=["E1"])
    entry: EntryNumber
    place: Count
    kind: str = Field(examples=["voucher"])
    amount: Cents
    description: Text
    voucher_for: str = Field(examples=["E2"])
    status: str = Field(examples=["open"])
    form: str = Field(examples=[""])
    date: str = Field(examples=[""])
    used_in: str = Field(examples=[""])
    paper: Paper


class SplitShown(Shape):
    event: EventKey
    asked_by: int = Field(examples=[3])
    among: list[EntryNumber]
    noticed: list[EntryNumber]
    agreed: list[EntryNumber]
    refused_by: int = Field(examples=[0])
    stopped: str = Field(examples=[""])
    cash: Cents = Field(description="What there is to share.")
    shares: dict[str, int] = Field(description="By entry, once it is confirmed.", examples=[{}])


class TableCounted(Shape):
    """How far a table is counted by hand; what the first of two found is not told."""

    event: EventKey
    table: Table
    first_by: str = Field(description="Who has counted, for the second person to follow; or empty.", examples=["S4"])
    left: list[EntryNumber] = Field(description="On whose points two people have not agreed yet.")
    differ: list[EntryNumber] = Field(description="Of whom two people found something else.")


class SeatProposed(Shape):
    table: Table
    seat: Seat


class TableToBreak(Shape):
    """A table whose players have room at the others."""

    event: EventKey
    table: Table
    seats: dict[str, SeatProposed] = Field(description="By entry.")


class RefundOwed(Shape):
    refund: Count
    entry: EntryNumber
    name: Name
    amount: Cents = Field(description="With goods at their value.")


class DirectorsDesk(Shape):
    """All that a director and the registration desk work with."""

    today: str = Field(description="The house's own day, which whatever happens now has.", examples=["2026-11-20"])
    tournament: TournamentShown
    rules: dict[str, Any] = Field(description="As published.", examples=[{"name": "Spring series"}])
    filings: list[dict[str, Any]] = Field(examples=[[{"version": 1, "date": "2026-11-10"}]])
    answers: list[dict[str, Any]] = Field(examples=[[{"version": 1, "acceptable": True}]])
    objection: str = Field(description="What the Division has against these rules; empty where nothing.", examples=[""])
    entries: list[DeskEntry]
    players: list[DeskPlayer]
    awards: list[AwardShown]
    splits: list[SplitShown]
    money: MoneyShown
    pools: dict[str, int] = Field(examples=[{"E1": 15000}])
    refunds: list[RefundOwed] = Field(description="What is owed back and not paid yet.")
    uncounted_fees: Cents = Field(description="Fee cash in its container.")
    counts: list[TableCounted] = Field(description="Of rounds that are counted by hand.")
    breakable: list[TableToBreak] = Field(description="Before a round: tables that could be given up.")
    proposed: list[PrizeProposed] = Field(description="Prizes by the standings, of pools that nobody has awarded yet.")


class GameIn(Body):
    spins: int = Field(ge=1, le=500, strict=True, examples=[20])
    advance: int = Field(0, ge=0, le=5000, strict=True, examples=[2])
    per_table: bool = Field(True, strict=True)


class TrialIn(Body):
    players: int = Field(ge=2, le=500, strict=True, examples=[24])
    games: list[GameIn] = Field(min_length=1, max_length=10)
    stack: int = Field(1000, ge=1, le=10_000_000, strict=True, examples=[1000])
    seats: int = Field(6, ge=1, le=100, strict=True, examples=[6])
    seconds_a_spin: int = Field(90, ge=1, le=3600, strict=True, examples=[90])
    seconds_between: int = Field(600, ge=0, le=86400, strict=True, examples=[600])
    strategies: dict[str, Annotated[int, Field(ge=0, le=500)]] = Field(
        default_factory=dict, max_length=10, examples=[{"steady": 12, "bold": 12}]
    )
    runs: int = Field(500, ge=1, le=5000, strict=True, examples=[500])
    seed: int = Field(1, ge=0, le=2**53 - 1, strict=True, examples=[1])


Spread = Annotated[list[float], Field(description="Mean, 10 and 90 percent points.", examples=[[12.4, 10, 15]])]


class SurvivorsShown(Shape):
    started: Spread
    with_chips: Spread
    going_on: Spread


class StyleShown(Shape):
    players: Count
    fair_share: Number
    wins: Number
    low: Number
    high: Number
    mean_place: Number


class OutlookShown(Shape):
    runs: Count
    minutes: Spread
    rounds: list[SurvivorsShown]
    styles: dict[str, StyleShown] = Field(
        examples=[
            {"bold": {"players": 6, "fair_share": 0.25, "wins": 0.13, "low": 0.11, "high": 0.15, "mean_place": 15.5}}
        ]
    )
    luck: Number = Field(description="1 is a lottery: the way to play explains nothing of the places.")
    winning_points: Spread
