"""The network between the house and its screens: frames are lost, doubled, late, and come before their turn."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any, Protocol

from croupier.web.socket.line import Packet

USUAL_SECONDS = 0.02
LATE_SECONDS_MAX = 3.0


class Peer(Protocol):
    """Whoever has a screen."""

    name: str

    def heard(self, payload: bytes) -> None: ...

    def cut(self, reason: str) -> None: ...


class Connection:
    """One socket, and the house's `Line` of it. `ear` is set by the house that accepts it."""

    def __init__(self, network: Network, peer: Peer, house: Context) -> None:
        self._network, self.peer, self._house = network, peer, house
        self.ear: Callable[[bytes], None] | None = None
        self.gone: Callable[[], None] | None = None
        self.over = False
        self.reads = True
        self.backlog = 0
        self._in_order = {True: 0.0, False: 0.0}

    # --- the house's side

    def write(self, packet: Packet) -> None:
        for payload in packet.payloads:
            if self.over:
                return
            self._network.told(self.peer.name, payload)
            if self.reads:
                self._carry(payload, to_house=False)
            else:
                self.backlog += len(payload)

    def hang_up(self, _code: int, reason: str) -> None:
        if not self.over:
            self.over = True
            self._network.later(USUAL_SECONDS, None, self.peer.cut, reason)

    # --- the screen's side

    def send(self, payload: bytes) -> None:
        if not self.over:
            self._carry(payload, to_house=True)

    def close(self, reason: str = "cut") -> None:
        """Of itself, or by the network: both sides hear of it, sooner or later."""
        if self.over:
            return
        self.over = True
        if self.gone is not None:
            self._network.later(self._network.chance.uniform(0, LATE_SECONDS_MAX), self._house, self._house_hears)
        self._network.later(USUAL_SECONDS, None, self.peer.cut, reason)

    def _house_hears(self) -> None:
        gone, self.gone, self.ear = self.gone, None, None
        if gone is not None:
            gone()

    def _carry(self, payload: bytes, *, to_house: bool) -> None:
        network = self._network
        chance, often = network.chance, network.often
        at = network.now() + USUAL_SECONDS * chance.random()
        fate = chance.random() / (often or 1e-9)
        if fate < 1:
            network.tell(f"network: a frame {'from' if to_house else 'to'} {self.peer.name} is lost")
            network.later(chance.uniform(0, LATE_SECONDS_MAX), None, self.close)  # no network goes on after that
            return
        if fate < 2:
            at += chance.uniform(0, LATE_SECONDS_MAX)  # and what follows waits behind it
        out_of_order = 2 <= fate < 3
        if out_of_order:
            at += chance.uniform(0, LATE_SECONDS_MAX)
        else:
            at = self._in_order[to_house] = max(at, self._in_order[to_house])
        for _ in range(2 if 3 <= fate < 4 else 1):
            network.later(at - network.now(), self._house if to_house else None, self._arrive, payload, to_house)

    def _arrive(self, payload: bytes, to_house: bool) -> None:
        if to_house:
            if self.ear is not None:
                self._network.hears(self.peer.name, payload)
                self.ear(payload)
        elif not self.over:
            self.peer.heard(payload)


class Network:
    """`told` is shown every frame that leaves the house, `hears` every one that reaches it."""

    def __init__(self, chance: Random, loop: Any, tell: Callable[[str], None]) -> None:
        self.chance, self._loop, self.tell = chance, loop, tell
        self.often = 0.0
        self.told: Callable[[str, bytes], None] = lambda _name, _payload: None
        self.hears: Callable[[str, bytes], None] = lambda _name, _payload: None
        self._world = Context()

    def now(self) -> float:
        return float(self._loop.now)

    def post(self, name: str, context: Context | None, call: Callable[..., None], *args: Any) -> None:
        """One way of a question over HTTP: it is lost, late, or comes twice."""
        chance = self.chance
        fate = chance.random() / (self.often * 2 or 1e-9)
        if fate < 1:
            self.tell(f"network: what goes {'from' if context else 'to'} the {name} is lost")
            return
        late = chance.uniform(0, LATE_SECONDS_MAX) if fate < 2 else USUAL_SECONDS * chance.random()
        for _ in range(2 if 2 <= fate < 3 else 1):
            self.later(late, context, call, *args)

    def later(self, seconds: float, context: Context | None, call: Callable[..., None], *args: Any) -> None:
        self._loop.call_at(self.now() + seconds, call, *args, context=self._world if context is None else context)
