"""The basic mode: three packets and no counter, so the games are counted here; and what is not of the table's mode."""

from __future__ import annotations

from dataclasses import replace

from croupier.wheels.sensor.config import MayDo, Mode, SensorConfig, pocket_label
from croupier.wheels.sensor.events import (
    BallInTrack,
    NoMoreBets,
    NumberChanged,
    NumberUnreadable,
    OddTransition,
    Result,
    RoundEvent,
    WheelWarning,
)
from croupier.wheels.sensor.frames import BetsClosed, Frame, GameStarted, State, Status, Winner
from croupier.wheels.sensor.transitions import Odd
from croupier.wheels.sensor.view import NOTHING, View


def read_basic(
    config: SensorConfig, view: View, frame: GameStarted | BetsClosed | Winner, at: float
) -> tuple[View, tuple[RoundEvent, ...]]:
    """`*S` begins a game; `*W` is its result, once, and only if the game's beginning or closing was seen."""
    match frame:
        case GameStarted():
            return _started(view, at)
        case BetsClosed():
            return _closed(config, view, at)
        case Winner(number):
            return _won(config, view, number, at)


def _started(view: View, at: float) -> tuple[View, tuple[RoundEvent, ...]]:
    if view.state is State.BALL_IN_TRACK:
        return replace(view, at=at), ()  # The same start, repeated.
    events: list[RoundEvent] = []
    games = view.basic_games + 1
    game = f"{games:03}"
    if view.state is State.NO_MORE_BETS:
        why = f"The result of game {view.game} was not seen; the next game started."
        events.append(OddTransition(at, game, State.NO_MORE_BETS, State.BALL_IN_TRACK, Odd.RESULT_MISSED, why))
    events.append(BallInTrack(at, game))
    begun = replace(
        NOTHING, state=State.BALL_IN_TRACK, game=game, since=at, at=at, basic_games=games, mode_told=view.mode_told
    )
    return begun, tuple(events)


def _closed(config: SensorConfig, view: View, at: float) -> tuple[View, tuple[RoundEvent, ...]]:
    if view.state is State.NO_MORE_BETS:
        return replace(view, at=at), ()
    unseen = view.state is not State.BALL_IN_TRACK
    games = view.basic_games + unseen
    game = f"{games:03}"
    event = NoMoreBets(at, game, MayDo.CLOSE_BETTING in config.may, late=False)
    closed = replace(
        NOTHING,
        state=State.NO_MORE_BETS,
        game=game,
        since=at,
        at=at,
        closed=True,
        basic_games=games,
        mode_told=view.mode_told,
    )
    return closed, (event,)


def _won(config: SensorConfig, view: View, shown: str, at: float) -> tuple[View, tuple[RoundEvent, ...]]:
    label = pocket_label(shown, config.pockets)
    if view.state not in (State.BALL_IN_TRACK, State.NO_MORE_BETS):
        # A repetition, or the end of a game that we joined too late to know.
        if view.decided is None or label is None or label == view.decided:
            return replace(view, at=at), ()
        return replace(view, at=at, decided=label), (NumberChanged(at, view.game, view.decided, label),)
    if label is None:
        return replace(view, at=at), (NumberUnreadable(at, view.game, shown),)
    events: list[RoundEvent] = []
    doubts: tuple[str, ...] = ()
    if view.state is State.BALL_IN_TRACK:
        doubts = ("betting was still open here when the wheel was past no more bets",)
        why = "No more bets (4) was not seen."
        events.append(OddTransition(at, view.game, view.state, State.WINNING_NUMBER, Odd.STATES_MISSED, why))
        events.append(NoMoreBets(at, view.game, MayDo.CLOSE_BETTING in config.may, late=True))
    automatic = MayDo.DECLARE_RESULT in config.may and not doubts
    events.append(Result(at, view.game, label, automatic, None, doubts))
    decided = replace(view, state=State.WINNING_NUMBER, since=at, at=at, decided=label, closed=True)
    return decided, tuple(events)


def mode_told(config: SensorConfig, view: View, frame: Frame, at: float) -> tuple[View, tuple[RoundEvent, ...]]:
    """Say once that the wheel is set to another mode than the table."""
    match frame:
        case Status(ball=ball):
            fits = config.mode is (Mode.ADVANCED if ball is None else Mode.EXTENDED)
            # More than was asked for is no trouble; less is.
            fits = fits or (config.mode is Mode.ADVANCED and ball is not None)
        case GameStarted() | BetsClosed() | Winner():
            fits = config.mode is Mode.BASIC
        case _:
            fits = True
    if fits or view.mode_told:
        return view, ()
    what = f"the wheel is not in {config.mode.value} mode, which this table expects"
    return replace(view, mode_told=True), (WheelWarning(at, view.game, what),)
