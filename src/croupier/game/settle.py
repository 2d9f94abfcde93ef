"""Settlement: what one wager wins, gets back or loses when the ball has come to rest.

Amounts are whole cents. Winnings never include the stake: "35 to 1" adds thirty-five stakes, and the stake itself is
returned beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from croupier.game.layout import Layout
from croupier.game.wheel import Pocket
from croupier.money import half_rounded_up
from croupier.refusal import Refused

STAKE_MAX = 2**63 - 1  # what every program and data base that reads the result can hold
LOST_STAKE = -1
NOTHING_MOVES = 0


class Result(StrEnum):
    WON = "won"
    LOST = "lost"
    HALF = "half"  # half of the stake is given back, half is collected
    IMPRISONED = "imprisoned"  # the stake waits for another spin
    RELEASED = "released"  # the stake leaves prison
    VOID = "void"  # the spin does not count; the wager stands as it is


class Choice(StrEnum):
    HALF = "half"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Settlement:
    """`returned` is the part of the stake that is the player's again, `standing` the part that stays at risk.

    `level` is the prison in which that part stands.
    """

    result: Result
    winnings: int = 0
    returned: int = 0
    standing: int = 0
    level: int = 0

    def collected(self, stake: int) -> int:
        """What the house takes of the stake."""
        return stake - self.returned - self.standing


@dataclass(frozen=True, slots=True)
class ZeroOption:
    """What a table may offer on some wagers when a zero falls: in prison, la partage, surrender, or one of its own.

    `bets` are the kinds of bet that have it. With a single choice there is nothing to ask. A prison has `levels`: each
    further zero takes a wager one deeper, each win one up, and a win on the first level out. `on_win` says what a wager
    gets that leaves prison, `on_zero_again` what a zero does on the deepest level. Halves are rounded up to
    `half_unit`, the smallest chip of the table.
    """

    id: str
    bets: frozenset[str]
    on: frozenset[Pocket] = frozenset({Pocket("0")})
    choices: tuple[Choice, ...] = (Choice.HALF, Choice.LEAVE)
    on_win: str = "release"
    on_zero_again: str = "lose"
    half_unit: int = 1
    levels: int = 1

    def at_first_zero(self, stake: int, choice: Choice | None) -> Settlement:
        if choice not in self.choices:
            choice = self.choices[0]
        if choice is Choice.LEAVE:
            return Settlement(Result.IMPRISONED, standing=stake, level=1)
        return Settlement(Result.HALF, returned=half_rounded_up(stake, self.half_unit))

    def at_zero_again(self, stake: int, level: int) -> Settlement:
        if level < self.levels or self.on_zero_again == "stay":
            return Settlement(Result.IMPRISONED, standing=stake, level=min(level + 1, self.levels))
        return Settlement(Result.LOST)

    def at_win(self, stake: int, level: int) -> Settlement:
        """What a win does to a wager in prison."""
        if level > 1:
            return Settlement(Result.IMPRISONED, standing=stake, level=level - 1)
        return Settlement(Result.RELEASED, winnings=stake if self.on_win == "pay_even" else 0, returned=stake)


@dataclass(frozen=True, slots=True)
class PayTable:
    """What each bet of a layout pays, compiled once into bets x pockets.

    `payoffs[outcome][bet]` is what one unit of stake becomes: the odds when the bet wins, -1 when it loses, 0 when the
    spin is void.
    """

    layout: Layout
    to_one: Mapping[str, int]
    payoffs: Mapping[str, Mapping[str, int]] = field(init=False)

    def __post_init__(self) -> None:
        def payoff(bet_id: str, outcome: Pocket) -> int:
            bet = self.layout.bets[bet_id]
            if outcome in self.layout.wheel.void:
                return NOTHING_MOVES
            return self.to_one[bet.kind] if outcome in bet.covers else LOST_STAKE

        payoffs = {
            outcome: {bet_id: payoff(bet_id, outcome) for bet_id in self.layout.bets}
            for outcome in self.layout.wheel.pockets
        }
        object.__setattr__(self, "payoffs", payoffs)

    def net(self, bet_id: str, stake: int, outcome: str) -> int:
        """What the player is up or down by a plain wager. The fast way; ids must be of this table."""
        return self.payoffs[outcome][bet_id] * stake

    def pays(self, bet_id: str) -> int:
        return self.to_one[self.layout.bet(bet_id).kind]

    def settle(
        self,
        bet_id: str,
        stake: int,
        outcome: str,
        *,
        option: ZeroOption | None = None,
        choice: Choice | None = None,
        imprisoned: int = 0,
    ) -> Settlement:
        """Settle one wager. `choice` is the player's, where the table offers one; the option's first is the default.

        `imprisoned` is the level of the prison that it is in, none with 0.
        """
        check_stake(stake)
        if imprisoned and option is None:
            raise TypeError("Only where a zero option is in force can a wager be in prison.")
        payoff = self.payoffs[self.layout.wheel.outcome(outcome)].get(bet_id)
        if payoff is None:
            self.layout.bet(bet_id)
        assert payoff is not None
        if payoff == NOTHING_MOVES:
            return Settlement(Result.VOID, standing=stake)
        if payoff > 0:
            if imprisoned:
                assert option is not None
                return option.at_win(stake, imprisoned)
            return Settlement(Result.WON, winnings=payoff * stake, returned=stake)
        if option is not None and outcome in option.on and self.layout.bets[bet_id].kind in option.bets:
            return option.at_zero_again(stake, imprisoned) if imprisoned else option.at_first_zero(stake, choice)
        return Settlement(Result.LOST)


def check_stake(stake: object) -> None:
    if type(stake) is not int or not 0 < stake <= STAKE_MAX:
        raise bad_stake(stake)


def bad_stake(stake: object) -> Refused:
    return Refused(
        "bad_stake.positive_whole", "A stake is a positive whole number of cents, of 64 bits at most.", stake=stake
    )


def check_choice(pay_table: PayTable, bet_id: str, option: ZeroOption | None, choice: Choice) -> None:
    """A choice needs a table that offers it, and a wager that has it."""
    check_has_choice(pay_table, bet_id, option)
    if option is None or choice not in option.choices:
        raise Refused("choice_not_offered.offer", "This table does not offer the choice “{choice}”.", choice=choice)


def check_has_choice(pay_table: PayTable, bet_id: str, option: ZeroOption | None) -> None:
    """Is this one of the bets that a zero asks about? Customarily they are the even-money bets."""
    even_money = {kind for kind, pays in pay_table.to_one.items() if pays == 1}
    kinds = option.bets if option else even_money
    if pay_table.layout.bet(bet_id).kind in kinds:
        return
    if kinds <= even_money:
        raise Refused(
            "in_prison_even_money_only.bets_none", "Only even-money bets can go in prison; {bet} is none.", bet=bet_id
        )
    raise Refused("in_prison_even_money_only.listed", "{bet} is none of the bets with a choice on zero.", bet=bet_id)
