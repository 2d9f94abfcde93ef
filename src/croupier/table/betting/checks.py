"""May this wager be made: in these chips, of this stake, at this place?"""

from __future__ import annotations

from dataclasses import field

from croupier.game import Place
from croupier.lean import dataclass
from croupier.refusal import Phrase, Refused
from croupier.rules import Role, TableRules
from croupier.rules.in_force.policy_model import ValueChip
from croupier.table.asking.asked import Asked, known_code, positive
from croupier.table.betting import commands as c
from croupier.table.changing.counting import whole_points, worths_of
from croupier.table.changing.stacks import of_colour
from croupier.table.changing.stock import held
from croupier.table.state import Seat, Table

A_STAKE = Phrase("phrase.stake", "A stake")
CHIPS, VALUE_CHIPS = c.Tender.CHIPS, c.Tender.VALUE_CHIPS
DEALER, PLAYER = Role.DEALER, Role.PLAYER


@dataclass(slots=True)
class Placing:
    """What several wagers of one command need in common: chips spent earlier in it are spent, and lie on their bet."""

    table: Table
    rules: TableRules
    asked: Asked
    number: int
    seat: Seat
    pockets: bool = True  # value chips may come out of the player's pocket: nobody repeats that by a key
    spent: int = 0
    value_spent: int = 0
    placed: dict[tuple[str, str], int] = field(default_factory=dict)  # by bet and chip
    laid: dict[str, int] = field(default_factory=dict)  # on each bet, as far as it counts towards the limits
    moved: tuple[str, int] = ("", 0)  # from which bet, and how much: it lies there no longer

    def lay(self, bet: str, chip: str, stake: int) -> None:
        """Less than 0: it is taken off."""
        self.placed[bet, chip] = self.placed.get((bet, chip), 0) + stake
        if chip != "tip" or self.rules.tips_count:
            self.laid[bet] = self.laid.get(bet, 0) + stake

    @property
    def by(self) -> str:
        return "" if self.asked.actor.role is PLAYER else self.asked.actor.who or self.asked.actor.role.value


def check_tender(placing: Placing, command: c.PlaceWager) -> str:
    """In what the wager is made, if that may be wagered here at all."""
    tender = command.tender
    if tender is not CHIPS or command.stake == 0 or placing.rules.policy.tournament:
        _check_may_be_wagered(placing.rules, command)
    if tender is VALUE_CHIPS or placing.asked.actor.role is DEALER:
        check_terminal(placing.asked, placing.rules, placing.number, felt=tender is VALUE_CHIPS)
    if tender is VALUE_CHIPS:
        return _in_value_chips(placing.rules, command)
    if command.colour:
        _check_colour(placing, command)
    return "tip" if command.tip else "own"


def _check_may_be_wagered(rules: TableRules, command: c.PlaceWager) -> None:
    """Of anything but chips of the table, with a stake."""
    tender = command.tender
    if rules.policy.tournament and tender is not CHIPS:
        raise Refused(
            "tournament_chips_only.wagered",
            "Only tournament chips can be wagered here.",
            tender=tender,
            returned=command.stake,
        )
    if rules.policy.tournament and command.tip:
        raise Refused("not_redeemable.away", "Tournament chips cannot be given away.", returned=command.stake)
    if tender is c.Tender.SPOKEN or (tender is CHIPS and command.stake == 0):
        code = known_code(rules, "verbal_wager", "chips_only")
        raise Refused("verbal_wager", "Spoken wagers are not accepted; place chips.", code=code, stake=0)
    if tender is c.Tender.CASH:
        code = known_code(rules, "cash_wager", "chips_only")
        raise Refused(
            "cash_wager", "Cash cannot be bet; change it into chips first.", code=code, returned=command.stake
        )
    if tender is c.Tender.OTHER:
        code = known_code(rules, "chips_only", "foreign_chip")
        raise Refused("chips_only.of_this_house", "Only chips of this house can be bet.", code=code)


def _in_value_chips(rules: TableRules, command: c.PlaceWager) -> str:
    if not rules.rulebook.chips.value_chips.value:
        raise Refused("chips_only.roulette_bet", "Only roulette chips can be bet here.", returned=command.stake)
    if not rules.policy.chips.value_chips:
        raise Refused("value_chips_not_accepted_here", "Value chips are not accepted at this table.")
    if command.tip:
        raise Refused(
            "tip_in_own_chips", "A wager for the dealers is made with the seat's own chips.", returned=command.stake
        )
    return f"value/{_value_chip(rules, command).colour}"


def check_terminal(asked: Asked, rules: TableRules, number: int, *, felt: bool = False) -> None:
    if rules.policy.terminals and (felt or asked.actor.role is DEALER):
        raise Refused("use_the_terminal.made", "At this table wagers are made on the terminal.", seat=number)


def _value_chip(rules: TableRules, command: c.PlaceWager) -> ValueChip:
    for chip in rules.policy.chips.value:
        if chip.colour == command.colour and command.design in ("", chip.design):
            return chip
    raise Refused(
        "foreign_chip",
        "A {colour}/{plain} chip was not issued for these premises.",
        colour=command.colour,
        returned=command.stake,
        plain=command.design or "plain",
    )


def _check_colour(placing: Placing, command: c.PlaceWager) -> None:
    seat, colour, design = placing.seat, command.colour, command.design
    if colour == seat.colour and design in ("", seat.design):
        return
    for number, other in placing.table.seats.items():
        if number != placing.number and other.colour == colour and design in ("", other.design):
            raise Refused(
                "not_your_colour",
                "The {colour} chips are seat {owner}'s.",
                owner=number,
                returned=command.stake,
                colour=colour,
            )
    raise Refused(
        "chips_not_issued.look",
        "Seat {seat} was issued no {look:list} chips.",
        returned=command.stake,
        seat=placing.number,
        look=[part for part in (colour, design) if part],
    )


def find_place(rules: TableRules, command: c.PlaceWager) -> Place:
    if command.at:
        if len(command.at) != 2:
            raise Refused("no_such_position.point_felt", "A point of the felt has an x and a y.")
        return rules.layout.at(*command.at)
    if command.place:
        return rules.layout.place(command.place)
    if command.bet:
        return rules.layout.places[rules.layout.bet(command.bet).id]
    raise Refused("no_such_position.name", "Where do the chips stand? Name a bet, a place or a point.")


def check_stake(placing: Placing, command: c.PlaceWager, chip: str) -> int:
    """The stake is whole chips; what one of them is worth is the answer."""
    positive(command.stake, A_STAKE)
    if chip.startswith("value/"):
        unit = _value_chip(placing.rules, command).value
    elif placing.rules.policy.tournament:
        unit = placing.seat.chip_value or 1
        whole_points(command.stake, unit)
        return unit
    else:
        unit = placing.seat.chip_value
        if not unit:
            raise Refused("chip_value_unset", "Set the value of these chips before betting.", seat=placing.number)
    if command.stake % unit:
        raise Refused(
            "not_whole_chips.number",
            "{stake:money} is not a whole number of {chip_value:money} chips.",
            chip_value=unit,
            stake=command.stake,
        )
    return unit


def check_value_colour(placing: Placing, place: Place, chip: str) -> None:
    """One player for each colour of value chips on the inside bets of a spin, where the rulebook says so."""
    if not placing.rules.rulebook.chips.value_chip_colour_inside_one_player.value:
        return
    inside = placing.rules.layout.inside
    if not chip.startswith("value/") or place.bet.kind not in inside:
        return
    colour = chip.removeprefix("value/")
    lying = (placing.table.value_stacks.get(of_colour(chip, kind), {}) for kind in inside)
    others = [number for holders in lying for number in holders if number != placing.number]
    if others:
        raise Refused(
            "value_colour_taken",
            "{capitalize} value chips are in use on the inside bets by seat {holder} this spin.",
            colour=colour,
            holder=others[0],
            capitalize=colour.capitalize(),
        )


def _value_in_hand(placing: Placing, chip: str) -> int:
    """What the seat has left to bet in such value chips. Where chips are counted, $5 is not in one chip of $25."""
    if not placing.table.chips:
        return placing.table.rack_value(placing.number) - placing.value_spent
    worth = worths_of(placing.table.policy)[chip]
    spent = sum(amount for (_, other), amount in placing.placed.items() if other == chip)
    return max(0, held(placing.table.chips, f"hand/{placing.number}", chip) * worth - spent)


def check_chips(placing: Placing, command: c.PlaceWager, chip: str) -> int:
    """Are the chips there? Value chips may come out of the player's pocket: that part is the answer."""
    value = chip.startswith("value/")
    if value and placing.pockets:
        return max(0, command.stake - _value_in_hand(placing, chip))
    rack = _value_in_hand(placing, chip) if value else placing.table.rack(placing.number) - placing.spent
    if command.stake > rack:
        missing, sum_of = command.stake - rack, placing.table.unit.sum_of
        raise Refused(
            "chips_not_issued.too_few",
            "Seat {seat} has {has} in chips, {missing} too few.",
            rack=rack,
            stake=command.stake,
            not_issued=missing,
            seat=placing.number,
            has=sum_of(rack),
            missing=sum_of(missing),
        )
    return 0
