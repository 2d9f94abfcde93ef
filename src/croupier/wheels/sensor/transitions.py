"""Every change of the wheel's state that is not 2, 3, 4, 5, 2 has an explanation."""

from __future__ import annotations

from enum import StrEnum

from croupier.wheels.sensor.frames import State

SILENCE_SECONDS = 5.0  # A status comes twice a second; after this long the wheel may have done anything unseen.
_REGULAR = {
    (State.PLACE_BETS, State.BALL_IN_TRACK),
    (State.BALL_IN_TRACK, State.NO_MORE_BETS),
    (State.NO_MORE_BETS, State.WINNING_NUMBER),
    (State.WINNING_NUMBER, State.PLACE_BETS),
}
_IN_PLAY = (State.BALL_IN_TRACK, State.NO_MORE_BETS)


class Odd(StrEnum):
    """What kind of thing happened, for programs; the sentence is for people."""

    SPIN_ABANDONED = "spin-abandoned"
    RESULT_MISSED = "result-missed"
    GAMES_MISSED = "games-missed"
    STATES_MISSED = "states-missed"
    RESPUN = "respun"
    TAKEN_BACK = "taken-back"
    CLOSED = "closed"
    OPENED = "opened"
    RESTARTED = "restarted"
    LOCKED = "locked"
    UNLOCKED = "unlocked"


def explain(
    before: State, after: State, game_before: str, game_after: str, silent_seconds: float
) -> tuple[Odd, str] | None:
    """Why the wheel went from one state (and game) to the other; None for the regular course of a game."""
    same_game = game_before == game_after
    regular = (before, after) in _REGULAR
    next_game = int(game_after) % 256 == (int(game_before) + 1) % 256
    if regular and (same_game or (next_game and after is State.PLACE_BETS)):
        return None
    if before is after and same_game:
        return None
    odd, why = _explain(before, after, game_before, game_after)
    if silent_seconds > SILENCE_SECONDS:
        why += f" The line had been silent for {_duration(silent_seconds)}."
    return odd, why


def _explain(before: State, after: State, game_before: str, game_after: str) -> tuple[Odd, str]:
    same_game = game_before == game_after
    unfinished = "" if same_game else f" Game {game_before} ended unseen."
    match before, after:
        case (_, State.START):
            if before is State.TABLE_CLOSED:
                return Odd.OPENED, "The closed table is being opened: the wheel starts up." + unfinished
            return (
                Odd.RESTARTED,
                f"The wheel started anew in the middle of game {game_before}; its counter may restart.",
            )
        case (State.START, State.PLACE_BETS):
            return Odd.OPENED, "Start-up is over and the first game begins." + unfinished
        case (_, State.TABLE_CLOSED):
            if before in _IN_PLAY and same_game:
                return Odd.CLOSED, f"The table was closed with the ball in play: game {game_before} has no result."
            if before in _IN_PLAY:
                return Odd.RESULT_MISSED, f"The table was closed; the result of game {game_before} was not seen."
            return Odd.CLOSED, "The table was closed between two spins." + unfinished
        case (State.TABLE_CLOSED, _):
            return Odd.OPENED, "The closed table was opened again; its start-up was not seen." + unfinished
        case (_, State.DEALER_LOCK):
            return Odd.LOCKED, "The dealer locked the wheel." + unfinished
        case (State.DEALER_LOCK, _):
            return Odd.UNLOCKED, "The dealer unlocked the wheel." + unfinished
    if not same_game:
        if before in _IN_PLAY:
            return (
                Odd.RESULT_MISSED,
                f"The result of game {game_before} was not seen; the wheel is in game {game_after}.",
            )
        return Odd.GAMES_MISSED, f"The counter went from {game_before} to {game_after}: what lay between was not seen."
    match before, after:
        case (State.BALL_IN_TRACK | State.NO_MORE_BETS, State.PLACE_BETS):
            return Odd.SPIN_ABANDONED, f"The wheel gave the spin up: game {game_before} goes on without a result."
        case (State.NO_MORE_BETS, State.BALL_IN_TRACK):
            return Odd.RESPUN, "The ball was spun again after no more bets."
        case (State.WINNING_NUMBER, State.BALL_IN_TRACK | State.NO_MORE_BETS):
            return Odd.TAKEN_BACK, "The wheel went back from the winning number within one game: the ball was moved."
        case (State.PLACE_BETS, State.NO_MORE_BETS):
            return Odd.STATES_MISSED, "The ball in the track (3) was not seen."
        case (State.PLACE_BETS, State.WINNING_NUMBER):
            return Odd.STATES_MISSED, "The ball in the track (3) and no more bets (4) were not seen."
        case (State.BALL_IN_TRACK, State.WINNING_NUMBER):
            return Odd.STATES_MISSED, "No more bets (4) was not seen."
    return Odd.STATES_MISSED, f"The states between {before.value} and {after.value} were not seen."


def _duration(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.1f} s"
    if seconds < 7200:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.0f} h"
