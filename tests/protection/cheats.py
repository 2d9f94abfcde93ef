"""The ten cheats of docs/game-protection.md, each as people play it. Mallory sits at seat 1 of table 1, D1 may help.

Each is asked at the moments of a round and does what its line in the document says, about every sixth round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.protection.evening import CHIP, COLOURS, EVEN_MONEY, SEATS, Cheat, Evening, Game, wins

TABLE, SEAT, HELPER = "1", 1, "D1"
MALLORY = f"P{TABLE}{SEAT}"
TIMES = 6  # every so many rounds


def _here(game: Game, *, helped: bool = False) -> bool:
    return game.table == TABLE and (not helped or game.dealer == HELPER)


def _now(game: Game) -> bool:
    return game.round % TIMES == 0


def past_post(evening: Evening, game: Game, moment: str) -> None:
    """The ball rests, and chips slip onto its number before the dealer looks."""
    if _here(game) and _now(game) and moment in ("resting", "declared"):
        evening.ask(TABLE, "place-wager", seat=SEAT, bet=f"straight-{game.number}", stake=CHIP)


def collusive_no_spin(evening: Evening, game: Game, moment: str) -> None:
    """Mallory has much on the table and is about to lose; D1 finds something in the wheel."""
    if _here(game, helped=True) and moment == "resting" and game.round % 3 == 0:
        bets = evening.at(TABLE).seats[SEAT].staked
        if not any(wins(bet, game.number) for bet in bets):
            game.no_spin = "foreign_object"


def ball_swapped(evening: Evening, game: Game, moment: str) -> None:
    """D1 has a ball of the own in the sleeve: in it goes when Mallory bets high, and out after."""
    if _here(game, helped=True) and _now(game) and moment in ("betting", "over"):
        evening.change_ball(TABLE)


def capped_bet(evening: Evening, game: Game, moment: str) -> None:
    """Another chip on top of a stack that has just won."""
    if _here(game) and moment == "declared":
        won = [bet for bet in evening.at(TABLE).seats[SEAT].staked if wins(bet, game.number)]
        if won:
            evening.ask(TABLE, "place-wager", seat=SEAT, bet=won[0], stake=CHIP)


def pinched_bet(evening: Evening, game: Game, moment: str) -> None:
    """The ball is about to rest far from Mallory's chips, and a hand draws them back."""
    if _here(game) and _now(game) and moment in ("resting", "declared"):
        lost = [bet for bet in evening.at(TABLE).seats[SEAT].staked if not wins(bet, game.number)]
        if lost:
            evening.ask(TABLE, "take-down-wager", seat=SEAT, place=lost[0])


def wrong_colour(evening: Evening, game: Game, moment: str) -> None:
    """Mallory plays with chips that are a neighbour's."""
    if _here(game) and _now(game) and moment == "betting":
        evening.ask(TABLE, "place-wager", seat=SEAT, bet="red", stake=CHIP, colour=COLOURS[1])


def overpaid(evening: Evening, game: Game, moment: str) -> None:
    """D1 pays Mallory more than is due, and means it to pass for a slip of the finger."""
    if _here(game, helped=True) and moment == "declared":
        won = any(wins(bet, game.number) for bet in evening.at(TABLE).seats[SEAT].staked)
        game.overpay = {SEAT: 100 * CHIP} if won else {}


def false_choice(evening: Evening, game: Game, moment: str) -> None:
    """Red has lost to black, and D1 keys half of it back for Mallory as if zero had come."""
    if _here(game, helped=True) and _now(game) and moment == "declared" and game.number:
        bets = [bet for bet in evening.at(TABLE).seats[SEAT].staked if bet in EVEN_MONEY]
        evening.ask(TABLE, "choose-on-zero", {"role": "dealer"}, seat=SEAT, bet=(bets or ["red"])[0], choice="half")


def dispute_by_agreement(evening: Evening, game: Game, moment: str) -> None:
    """Mallory claims, and a supervisor who shares in it pays without looking."""
    if _here(game) and _now(game) and moment == "over":
        evening.dispute(TABLE, SEAT, pay=True, by={"role": "pit-supervisor", "who": "S2"})


def tip_abuse(evening: Evening, game: Game, moment: str) -> None:
    """D1 helps the tip box to a chip of whoever looks away."""
    if _here(game, helped=True) and moment == "over":
        seat = SEATS[game.round % len(SEATS)]
        if evening.at(TABLE).rack(seat) >= CHIP:
            evening.ask(TABLE, "tip", {"role": "dealer"}, seat=seat, amount=CHIP)


@dataclass(frozen=True, slots=True)
class Planted:
    """A cheat, and what of it is on record: events, or refusals by their codes."""

    play: Cheat
    traces: frozenset[str]
    helped: bool = False


CHEATS: Mapping[str, Planted] = {
    "past post": Planted(past_post, frozenset({"late_bet"})),
    "collusive no spin": Planted(collusive_no_spin, frozenset({"no-spin-declared"}), helped=True),
    "ball swapped": Planted(ball_swapped, frozenset({"ball-assigned"}), helped=True),
    "capped bet": Planted(capped_bet, frozenset({"late_bet"})),
    "pinched bet": Planted(pinched_bet, frozenset({"betting_closed", "dolly_on_table"})),
    "wrong colour claimed": Planted(wrong_colour, frozenset({"not_your_colour"})),
    "dealer overpays": Planted(overpaid, frozenset({"payout_differs"}), helped=True),
    "false zero choice": Planted(false_choice, frozenset({"choice_not_offered"}), helped=True),
    "dispute by agreement": Planted(dispute_by_agreement, frozenset({"dispute-opened", "dispute-decided"})),
    "tip abuse": Planted(tip_abuse, frozenset({"tip-given"}), helped=True),
}
ROUNDS = 60  # of a shift


def planted(name: str, seed: int = 7) -> Evening:
    """A shift with one of them in it."""
    cheat = CHEATS[name]
    return Evening(seed, cheat.play, cheat.helped).play(1, ROUNDS)
