"""A slip: what one player stakes each time. Its coup, from the chips on the felt until nothing stands, is exact.

A wager in prison waits for further spins, so a coup is a small Markov chain: its state is the set of wagers that still
stand, each with its level of the prison, and `PayTable.settle` says what every pocket does to each of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from fractions import Fraction

from croupier.currencies import current
from croupier.game import Choice, Result, ZeroOption, check_stake, in_number_order
from croupier.lean import dataclass
from croupier.maths.exact.distribution import Distribution
from croupier.refusal import Refused
from croupier.rules import TableRules, announced_chips, available_options
from croupier.rules.in_force.settlement import SlipWager, check_limits

TIP = "tip:"  # before a bet: it is for the dealers


@dataclass(frozen=True, slots=True)
class Slip:
    """Wagers of one player at one table, and what the table offers on even-money wagers when a zero falls.

    `tips` are wagers for the dealers: the player pays them, and whatever comes of them is the dealers'. `chances` has
    every pocket of a wheel on which they are not equally likely.
    """

    rules: TableRules
    wagers: tuple[SlipWager, ...]
    option: ZeroOption | None = None
    tips: tuple[SlipWager, ...] = ()
    chances: tuple[tuple[str, Fraction], ...] = ()

    @property
    def staked(self) -> int:
        """What the player puts down, tips included."""
        return sum(wager.stake for wager in (*self.wagers, *self.tips))

    @property
    def tipped(self) -> int:
        return sum(wager.stake for wager in self.tips)

    def times(self, factor: int) -> Slip:
        """Every stake times a factor; limits are not asked again."""
        wagers, tips = (
            tuple(replace(wager, stake=wager.stake * factor) for wager in some) for some in (self.wagers, self.tips)
        )
        return replace(self, wagers=wagers, tips=tips)

    @property
    def likely(self) -> Iterable[tuple[str, Fraction]]:
        """Each result that counts, and how likely it is."""
        results = self.rules.wheel.results
        return self.chances or ((outcome, Fraction(1, len(results))) for outcome in results)


@dataclass(frozen=True, slots=True)
class Coup:
    """`spins` is how many results the coup takes on average: more than one where wagers may go in prison.

    The net result is the player's; `given` is what the dealers have of his tips, on average.
    """

    net: Distribution
    staked: int
    spins: Fraction
    given: Fraction = Fraction(0)

    @property
    def edge(self) -> Fraction:
        """What the house keeps of each unit staked."""
        return -(self.net.mean + self.given) / self.staked

    @property
    def hit_frequency(self) -> Fraction:
        return self.net.positive


def coup(slip: Slip) -> Coup:
    """The exact distribution of a slip's net result. Void spins are spun again, so they do not count."""
    nets: dict[int, Fraction] = defaultdict(Fraction)
    spins, known = Fraction(1), dict[State, Solved]()
    for outcome, each in slip.likely:
        if each:
            net, left = spin(slip, fresh(slip), outcome)
            after, more = _from_state(slip, left, known)
            spins += each * more
            for later, chance in after.items():
                nets[net + later] += each * chance
    given = dealers(slip).mean if slip.tips else Fraction(0)
    return Coup(Distribution(dict(sorted(nets.items()))), slip.staked, spins, given)


def bet_coup(slip: Slip, index: int) -> Coup:
    """One wager of a slip by itself."""
    return coup(replace(slip, wagers=(slip.wagers[index],), tips=()))


def dealers(slip: Slip) -> Distribution:
    """What the dealers get of the tips: stakes that come back, and winnings."""
    theirs = coup(replace(slip, wagers=slip.tips, tips=()))
    return Distribution({net + theirs.staked: chance for net, chance in theirs.net.chances.items()})


State = frozenset[tuple[int, int]]
"""The wagers that stand, by their place on the slip, and the level of prison of each; 0 before the first spin."""
Solved = tuple[Mapping[int, Fraction], Fraction]


def fresh(slip: Slip) -> State:
    return frozenset((index, 0) for index in range(len(slip.wagers)))


def _from_state(slip: Slip, state: State, known: dict[State, Solved]) -> Solved:
    """Distribution of what is still to come and the mean number of spins until nothing stands."""
    if not state:
        return {0: Fraction(1)}, Fraction(0)
    if state not in known:
        known.update(_solved(_leading_to_one_another(slip, state, known)))
    return known[state]


@dataclass(slots=True)
class _Row:
    """What one spin does in a state: it leads to others with the same wagers, or money moves and fewer stand."""

    among: dict[State, Fraction]
    nets: dict[int, Fraction]
    spins: Fraction


def _leading_to_one_another(slip: Slip, first: State, known: dict[State, Solved]) -> dict[State, _Row]:
    rows: dict[State, _Row] = {}
    waiting = [first]
    while waiting:
        state = waiting.pop()
        if state in rows:
            continue
        row = rows[state] = _Row(defaultdict(Fraction), defaultdict(Fraction), Fraction(1))
        for outcome, each in slip.likely:
            if not each:
                continue
            net, left = spin(slip, state, outcome)
            if len(left) == len(state):
                assert net == 0
                row.among[left] += each
                waiting.append(left)
                continue
            after, more = _from_state(slip, left, known)
            row.spins += each * more
            for later, chance in after.items():
                row.nets[net + later] += each * chance
    return rows


def _solved(rows: dict[State, _Row]) -> dict[State, Solved]:
    """By elimination. A state that leads to itself is left with certainty in the end: divide by the chance of that."""
    for state, row in rows.items():
        leaving = 1 - row.among.pop(state, Fraction(0))
        row.spins /= leaving
        for chances in (row.among, row.nets):
            for key in chances:
                chances[key] /= leaving  # type: ignore[index]
        for other in rows.values():
            share = other.among.pop(state, Fraction(0))
            if share:
                other.spins += share * row.spins
                for net, chance in row.nets.items():
                    other.nets[net] += share * chance
                for to, chance in row.among.items():
                    other.among[to] += share * chance
    return {state: (row.nets, row.spins) for state, row in rows.items()}


def spin(slip: Slip, state: State, outcome: str) -> tuple[int, State]:
    """What one result brings the player, and which wagers stand after it."""
    net, left = -slip.tipped if any(not level for _, level in state) or not slip.wagers else 0, []
    for index, level in state:
        wager = slip.wagers[index]
        settled = slip.rules.pay_table.settle(
            wager.bet, wager.stake, outcome, option=slip.option, choice=wager.prison, imprisoned=level
        )
        assert settled.result is not Result.VOID
        net += settled.winnings - settled.collected(wager.stake)
        if settled.standing:
            left.append((index, settled.level))
    return net, frozenset(left)


def read_slip(
    rules: TableRules,
    texts: Iterable[str],
    unit: int,
    *,
    option: str | None = None,
    choice: str | None = None,
    limits: bool = True,
    tips: bool = False,
) -> Slip:
    """A slip from words: `red`, `straight-17=2.50`, or a call such as `voisins`; without an amount a unit each.

    `option` is what the table offers on zero (`la-partage`); without it the policy of the table decides. Where `tips`
    may be given, `tip:red=5` is a wager for the dealers.
    """
    check_stake(unit)
    if isinstance(texts, str):
        raise TypeError(f"The bets of a slip are several texts; this is one: {texts!r}.")
    offered = zero_option(rules, option)
    stakes: dict[str, int] = defaultdict(int)
    given: dict[str, int] = defaultdict(int)
    for text in texts:
        name, _, amount = text.partition("=")
        stake = read_cents(amount, "stake") if amount else unit
        tip = tips and name.strip().startswith(TIP)
        for bet, chips in _bets(rules, name.strip().removeprefix(TIP) if tip else name.strip()).items():
            (given if tip else stakes)[bet] += chips * stake
    if not stakes and not given:
        raise Refused("empty_slip.straight", "A slip needs at least one bet, such as red or straight-17=2.50.")
    for stake in (*stakes.values(), *given.values()):
        check_stake(stake)
    if choice is not None and (offered is None or choice not in offered.choices):
        raise Refused("choice_not_offered.offer", "This table does not offer the choice “{choice}”.", choice=choice)
    chosen = Choice(choice) if choice else None
    wagers, theirs = (
        tuple(
            SlipWager(1, bet, stake, chosen if offered and rules.layout.bets[bet].kind in offered.bets else None)
            for bet, stake in some.items()
        )
        for some in (stakes, given)
    )
    if limits:
        check_limits(rules, (*wagers, *theirs))
    return Slip(rules, wagers, offered, theirs)


def check_halves(slip: Slip) -> None:
    """Half of k units must be k times half of a unit, or what a stake brings would not grow with it."""
    if slip.option is None or Choice.HALF not in slip.option.choices:
        return
    for wager in slip.wagers:
        if wager.stake % (2 * slip.option.half_unit):
            raise Refused(
                "odd_half",
                "Under this option half of every stake must be a whole amount: choose an even unit.",
                bet=wager.bet,
                stake=wager.stake,
            )


def most_units(slip: Slip) -> int | None:
    """How many times the slip the limits of its table allow; None where nobody has set any."""
    most = [
        limit.max // wager.stake
        for wager in (*slip.wagers, *slip.tips)
        if (limit := slip.rules.limit(slip.rules.layout.bets[wager.bet].kind)) and limit.max is not None
    ]
    return min(most) if most else None


def highest_stake(slip: Slip, wager: SlipWager, limit: int | None) -> int | None:
    """The most that may stand on one of the bets, in cents: the lower one of a limit and what the table allows."""
    allowed = slip.rules.limit(slip.rules.layout.bets[wager.bet].kind)
    return min((most for most in (limit, allowed.max if allowed else None) if most is not None), default=None)


def highest_total(slip: Slip, limit: int | None, *, one_at_a_time: bool = False) -> int | None:
    """The most that may be staked on the slip at once, or on one of its bets where they are played one at a time."""
    if one_at_a_time:
        each = [highest_stake(slip, wager, limit) for wager in slip.wagers]
        return None if None in each else max(most for most in each if most is not None)
    units = most_units(slip)
    allowed = None if units is None else units * slip.staked
    return min((most for most in (limit, allowed) if most is not None), default=None)


def _bets(rules: TableRules, name: str) -> Mapping[str, int]:
    bet = in_number_order(name)
    if bet in rules.layout.bets:
        return {bet: 1}
    if rules.rulebook.announced and name.partition("-")[0] in {*rules.rulebook.announced, "neighbours", "finale"}:
        return announced_chips(rules, name)
    try:
        rules.layout.bet(name)
    except Refused as refusal:
        raise rules.refuse(refusal) from None
    raise AssertionError(name)


def zero_option(rules: TableRules, name: str | None) -> ZeroOption | None:
    """The option of that name; without a name the one of the table's policy."""
    if name is None:
        return rules.option
    known = {option.id: option for option in available_options(rules.rulebook, rules.policy).values()}
    if name not in known:
        raise Refused(
            "option_not_offered",
            "This rulebook and wheel have no option “{option}”. There are: {known:list}.",
            option=name,
            known=list(known),
        )
    return known[name]


def read_cents(text: str, what: str) -> int:
    """`20`, `20.5` or `20.50`, as a whole number of the currency's smallest unit."""
    currency = current()
    try:
        cents = Decimal(text.strip().removeprefix(currency.sign.strip()).replace(",", "")) * currency.units
    except InvalidOperation:
        raise Refused(
            "bad_amount.what_text", "The {what} “{text}” is not an amount, such as 20 or 2.50.", text=text, what=what
        ) from None
    if not cents.is_finite() or cents != cents.to_integral_value() or cents <= 0:
        raise Refused(
            "bad_amount.cents",
            "The {what} “{text}” is not a positive amount in {currency} with at most {digits} decimal places.",
            text=text,
            what=what,
            currency=currency.code,
            digits=currency.digits,
        )
    return int(cents)


@dataclass(frozen=True, slots=True)
class PrisonReading:
    """One way to read In Prison: what a win gives, what another zero does, what the player chooses."""

    on_win: str
    on_zero_again: str
    choice: Choice
    edge: Fraction
    spins: Fraction


def prison_readings(rules: TableRules, bet: str | None = None) -> Iterator[PrisonReading]:
    """The edge of an even-money bet under every reading of In Prison, on this wheel and these zeros."""
    options = available_options(rules.rulebook, rules.policy).values()
    written = next((option for option in options if len(option.choices) > 1), None)
    if written is None:
        return
    bet = bet or next(bet.id for bet in rules.layout.bets.values() if bet.kind in written.bets)
    stake = 2 * written.half_unit  # so that half is half
    for on_win in ("release", "pay_even"):
        for again in ("lose", "stay"):
            for choice in Choice:
                option = replace(written, on_win=on_win, on_zero_again=again)
                held = coup(Slip(rules, (SlipWager(1, bet, stake, choice),), option))
                yield PrisonReading(on_win, again, choice, held.edge, held.spins)
