"""Roulette itself: wheels, layouts, bets, settlement and exact odds. Pure; the outcome is always an input."""

from croupier.game.bets import LABELS, Bet, Kind, Shape, in_number_order, kind_of
from croupier.game.layout import COURTESY, Box, Layout, Place, bet_id_at, misplaced
from croupier.game.odds import BetOdds, OptionOdds, bet_odds, option_odds
from croupier.game.settle import (
    Choice,
    PayTable,
    Result,
    Settlement,
    ZeroOption,
    bad_stake,
    check_choice,
    check_has_choice,
    check_stake,
)
from croupier.game.wheel import NUMBERS, ZEROS, Colour, Pocket, Wheel, make_wheel, read_ring, wheel_faults, write_ring

__all__ = [
    "COURTESY",
    "LABELS",
    "NUMBERS",
    "ZEROS",
    "Bet",
    "BetOdds",
    "Box",
    "Choice",
    "Colour",
    "Kind",
    "Layout",
    "OptionOdds",
    "PayTable",
    "Place",
    "Pocket",
    "Result",
    "Settlement",
    "Shape",
    "Wheel",
    "ZeroOption",
    "bad_stake",
    "bet_id_at",
    "bet_odds",
    "check_choice",
    "check_has_choice",
    "check_stake",
    "in_number_order",
    "kind_of",
    "make_wheel",
    "misplaced",
    "option_odds",
    "read_ring",
    "wheel_faults",
    "write_ring",
]
