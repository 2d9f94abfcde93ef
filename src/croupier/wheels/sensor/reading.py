"""From frames to the events of a round, a pure fold: the decoder knows bytes, the link knows lines, this the game.

A result is the change into state 5, once a game however often the frame repeats. Nothing else is a result: not a bare
number, not the first frame heard, not a number of a spin that was no spin.
"""

from __future__ import annotations

from dataclasses import replace

from croupier.wheels.sensor.basic import mode_told, read_basic
from croupier.wheels.sensor.config import MayDo, Mode, Model, SensorConfig, pocket_label
from croupier.wheels.sensor.events import (
    BallInTrack,
    BettingOpened,
    DealerLocked,
    Joined,
    NoMoreBets,
    NoSpin,
    NoSpinReason,
    NumberChanged,
    NumberUnreadable,
    OddTransition,
    Result,
    RoundEvent,
    SensorFault,
    SensorRecovered,
    TableClosed,
    VoidNumberSeen,
    WheelStarting,
    WheelWarning,
)
from croupier.wheels.sensor.frames import BareNumber, BetsClosed, Frame, GameStarted, State, Status, Warnings, Winner
from croupier.wheels.sensor.transitions import SILENCE_SECONDS, Odd, explain
from croupier.wheels.sensor.view import NO_WARNINGS, NOTHING, View

TURNS_MIN = 4  # Exactly four complete turns are enough.
FRAME_SECONDS, TOGETHER_SECONDS = 0.5, 0.1  # between two frames; and where they were kept back, and come at once
NEW_SESSION_SECONDS = 60.0  # After so long a silence an equal game counter need not be the same game.
_SPIN = Warnings.SAME_DIRECTION | Warnings.BIT_8


def read(config: SensorConfig, view: View, frame: Frame, at: float) -> tuple[View, tuple[RoundEvent, ...]]:
    """What this frame, heard at this moment, means after all that was heard before."""
    view, told = mode_told(config, view, frame, at)
    match frame:
        case Status() if config.mode is not Mode.BASIC:
            view, events = _Step(config, view, frame, at).taken()
            return view, (*told, *events)
        case GameStarted() | BetsClosed() | Winner() if config.mode is Mode.BASIC:
            view, events = read_basic(config, view, frame, at)
            return view, (*told, *events)
        case BareNumber(number):
            return replace(view, bare=pocket_label(number, config.pockets)), ()
        case _:
            return view, told  # A reply to a command, or a frame of a mode that this table does not play by.


def finish(config: SensorConfig, view: View) -> tuple[View, tuple[RoundEvent, ...]]:
    """What can still be said of a number that was shown once when the wheel shows it no more."""
    if view.held is None:
        return view, ()
    step = _Step(config, view, view.held, view.held_at)
    step.settle("the wheel showed its number once only")
    return step.view, tuple(step.events)


class _Step:
    """One status frame against the view; the parts of the reading share it, and it lives for one call."""

    __slots__ = ("at", "before", "behind", "config", "entered", "events", "new_game", "silent", "status", "view")

    def __init__(self, config: SensorConfig, view: View, status: Status, at: float) -> None:
        self.config, self.view, self.status, self.at = config, view, status, at
        self.events: list[RoundEvent] = []
        self.before, self.silent = view.state, at - view.at
        at_once = self.silent < TOGETHER_SECONDS
        self.behind = max(0.0, view.behind - FRAME_SECONDS) if at_once else self.silent if view.state else 0.0
        self.new_game = view.state is not None and status.game != view.game
        self.entered = status.state is not view.state or self.new_game

    def taken(self) -> tuple[View, tuple[RoundEvent, ...]]:
        view, status, at = self.view, self.status, self.at
        if view.state is None:
            self._join()
        elif self.entered:
            if self.new_game or status.state not in (State.BALL_IN_TRACK, State.NO_MORE_BETS):
                self.view, held = finish(self.config, view)
                self.events += held
            self._leave()
        if self.entered:
            self.view = replace(self.view, state=status.state, game=status.game, since=at)
        elif self.silent > NEW_SESSION_SECONDS and status.state is not State.WINNING_NUMBER:
            self.view = replace(self.view, decided=None)
        if self.entered and view.state is not None:
            self._enter()
        warnings = self._believed()
        self._warn(warnings)
        if status.state is State.WINNING_NUMBER:
            self._number()
        if status.ball is not None and status.state in (State.BALL_IN_TRACK, State.NO_MORE_BETS):
            self.view = replace(self.view, turns=status.ball.revolutions)
        self.view = replace(self.view, at=at, behind=self.behind, warned=warnings)
        return self.view, tuple(self.events)

    def _join(self) -> None:
        """The first frame: we take the state as it is, and we have not seen how it came about."""
        state, game = self.status.state, self.status.game
        self.view = replace(NOTHING, bare=self.view.bare, mode_told=self.view.mode_told)
        self.events.append(Joined(self.at, game, state))
        match state:
            case State.PLACE_BETS:
                self.events.append(BettingOpened(self.at, game))
            case State.NO_MORE_BETS:
                self._close_betting(late=True)
            case State.WINNING_NUMBER:
                shown = pocket_label(self.status.number, self.config.pockets) or self.status.number
                self.view = replace(self.view, decided=shown)
            case State.TABLE_CLOSED:
                self.events.append(TableClosed(self.at, game))

    def _leave(self) -> None:
        """The old state and game end: explain what is odd about it, and forget what belonged to them alone."""
        view, status = self.view, self.status
        assert view.state is not None
        odd = explain(view.state, status.state, view.game, status.game, self.silent)
        if odd is not None:
            self.events.append(OddTransition(self.at, status.game, view.state, status.state, *odd))
            if odd[0] is Odd.SPIN_ABANDONED and view.void is None:
                self._no_spin(NoSpinReason.ABANDONED, state=view.state)
        betting = status.state in (State.PLACE_BETS, State.BALL_IN_TRACK)
        reopened = betting and view.state in (State.START, State.TABLE_CLOSED)
        away = self.silent > NEW_SESSION_SECONDS and status.state is not State.WINNING_NUMBER
        if self.new_game or reopened or away:
            # A spin's flag that stays up is told again for the new game; a fault of the sensor is not.
            view = replace(view, decided=None, closed=False, void=None, void_bits=NO_WARNINGS)
            view = replace(view, warned=view.warned & ~_SPIN)
        if betting:
            view = replace(view, bare=None)
        if status.state is State.PLACE_BETS:
            view = replace(view, closed=False, turns=None, turns_before=0)
        self.view = replace(view, held=None)

    def _enter(self) -> None:
        game = self.status.game
        match self.status.state:
            case State.PLACE_BETS:
                self.events.append(BettingOpened(self.at, game))
            case State.BALL_IN_TRACK:
                self.events.append(BallInTrack(self.at, game, self.status.rotor_turns, self.status.ball_runs))
            case State.NO_MORE_BETS:
                self._close_betting(late=self.behind > SILENCE_SECONDS)
            case State.WINNING_NUMBER if not self.view.closed and self.view.decided is None:
                self._close_betting(late=True)
            case State.TABLE_CLOSED:
                self.events.append(TableClosed(self.at, game))
            case State.START:
                self.events.append(WheelStarting(self.at, game))
            case State.DEALER_LOCK:
                self.events.append(DealerLocked(self.at, game))

    def _close_betting(self, *, late: bool) -> None:
        if not self.view.closed:
            automatic = MayDo.CLOSE_BETTING in self.config.may
            self.events.append(NoMoreBets(self.at, self.status.game, automatic, late))
            self.view = replace(self.view, closed=True, closed_late=late)

    def _believed(self) -> Warnings:
        """The flags without those that a Slingshot 2 raises as a matter of course."""
        warnings, state = self.status.warnings, self.status.state
        if self.config.model is not Model.MERCURY_360:
            in_state = self.at - self.view.since
            if state is State.BALL_IN_TRACK and in_state < self.config.flag_8_grace_seconds:
                warnings &= ~Warnings.BIT_8
            if state is State.NO_MORE_BETS and in_state < self.config.flag_1_grace_seconds:
                warnings &= ~Warnings.BIT_1
        return warnings

    def _warn(self, warnings: Warnings) -> None:
        """A flag speaks once, when it goes up."""
        state, game, at = self.status.state, self.status.game, self.at
        up, down = warnings & ~self.view.warned, self.view.warned & ~warnings
        spinning = state in (State.PLACE_BETS, State.BALL_IN_TRACK, State.NO_MORE_BETS)
        open_before = self.before in (State.PLACE_BETS, State.BALL_IN_TRACK)
        respun = state in (State.PLACE_BETS, State.BALL_IN_TRACK) or (state is State.NO_MORE_BETS and open_before)
        if respun and self.view.void_bits & ~warnings:
            # The flag is down before no more bets: the ball has been spun again, and its turns start anew.
            left = self.view.void_bits & warnings
            turns = self.view.turns or 0
            self.view = replace(self.view, void_bits=left, void=self.view.void if left else None, turns_before=turns)
        if up & Warnings.SENSOR_FAILURE:
            what = "rim sensor failure" if self.config.model is Model.MERCURY_360 else "sensor, motor or encoder fault"
            self.events.append(SensorFault(at, game, what))
        if down & Warnings.SENSOR_FAILURE:
            self.events.append(SensorRecovered(at, game))
        if up & Warnings.SAME_DIRECTION:
            self._void_or_warn(spinning, NoSpinReason.SAME_DIRECTION, Warnings.SAME_DIRECTION)
        if up & Warnings.BIT_8:
            slingshot = self.config.model is Model.SLINGSHOT_2
            self._void_or_warn(spinning, NoSpinReason.LAUNCH_FAILED if slingshot else NoSpinReason.VOID, Warnings.BIT_8)
        if up & Warnings.BIT_1:
            match self.config.model:
                case Model.MERCURY_360:
                    self.events.append(WheelWarning(at, game, "the rotor is outside its limits; the game goes on"))
                case Model.SLINGSHOT_2:
                    in_play = state is State.NO_MORE_BETS
                    self._void_or_warn(in_play, NoSpinReason.BALL_LEFT_WHEEL, Warnings.BIT_1)
                case None:
                    what = "flag 1: rotor outside its limits (Mercury 360) or ball removed (Slingshot 2)"
                    self.events.append(WheelWarning(at, game, what))

    def _void_or_warn(self, spinning: bool, reason: NoSpinReason, bit: Warnings) -> None:
        settled = self.status.state is State.WINNING_NUMBER and self.view.decided is None
        if spinning or settled:
            self._no_spin(reason, state=self.status.state)
            self.view = replace(self.view, void=reason, void_bits=self.view.void_bits | bit)
        else:
            self.events.append(WheelWarning(self.at, self.status.game, f"{reason.value} while no ball is in play"))

    def _no_spin(self, reason: NoSpinReason, *, state: State, number_seen: str | None = None) -> None:
        automatic = _NO_SPIN_LEAVE.get(reason) in self.config.may
        self.events.append(NoSpin(self.at, self.status.game, reason, automatic, state, number_seen))

    def _number(self) -> None:
        """State 5: the number, once, unless the spin was none."""
        view, status = self.view, self.status
        label = pocket_label(status.number, self.config.pockets)
        if view.decided is not None:
            if label is not None and label != view.decided:
                self.events.append(NumberChanged(self.at, status.game, view.decided, label))
                self.view = replace(view, decided=label)
            return
        if label is None:
            if self.entered:
                self.events.append(NumberUnreadable(self.at, status.game, status.number))
        elif view.bare != label and (view.held is None or view.held.number != status.number):
            # One bad bit turns state 4 into 5, and one lost byte 28 into 2; there is no check sum. So a number waits
            # for the bare number or for a second frame that says the same.
            self.view = replace(view, held=status, held_at=self.at)
        else:
            self.settle()

    def settle(self, *doubts: str) -> None:
        """The ball is in this pocket: a result, unless the spin was none."""
        view, status = self.view, self.status
        held_at = self.at if view.held is None else view.held_at
        label = pocket_label(status.number, self.config.pockets)
        assert label is not None
        if view.void is not None:
            self.events.append(VoidNumberSeen(held_at, status.game, view.void, label))
        elif status.ball is not None and self._turns() < TURNS_MIN:
            self._no_spin(NoSpinReason.UNDER_FOUR_TURNS, state=status.state, number_seen=label)
        else:
            found = (*doubts, *self._doubts(label))
            turns = None if status.ball is None else self._turns()
            automatic = MayDo.DECLARE_RESULT in self.config.may and not found
            self.events.append(Result(held_at, status.game, label, automatic, turns, found))
        self.view = replace(self.view, decided=label, held=None, bare=None)

    def _doubts(self, label: str) -> list[str]:
        """Reasons to ask the dealer before this number counts."""
        view, status = self.view, self.status
        found = []
        if view.closed_late:
            found.append("betting was still open here when the wheel was past no more bets")
        if status.warnings & Warnings.SENSOR_FAILURE:
            found.append("the wheel reports a sensor fault")
        if status.ball is None and self.config.mode is Mode.EXTENDED:
            found.append("the wheel did not count the ball's turns")
        if view.bare not in (None, label):
            found.append(f"the wheel also sent the number {view.bare}")
        if status.ball is not None and status.ball.pocket is not None:
            pocket = pocket_label(status.ball.pocket, self.config.pockets)
            if pocket not in (None, label):
                found.append(f"the wheel also shows the ball in pocket {pocket}")
        return found

    def _turns(self) -> int:
        assert self.status.ball is not None
        return self.status.ball.revolutions - self.view.turns_before


_NO_SPIN_LEAVE = {
    NoSpinReason.SAME_DIRECTION: MayDo.NO_SPIN_SAME_DIRECTION,
    NoSpinReason.UNDER_FOUR_TURNS: MayDo.NO_SPIN_UNDER_FOUR_TURNS,
    NoSpinReason.VOID: MayDo.NO_SPIN_VOID,
    NoSpinReason.LAUNCH_FAILED: MayDo.NO_SPIN_VOID,
}
