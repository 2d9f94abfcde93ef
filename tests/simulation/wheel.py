"""The random wheel's own process, of which the machine has one: it outlives the server, and sometimes dies itself."""

from __future__ import annotations

import json
import os
import struct
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from croupier.wheels.random.entropy import WatchedEntropy
from croupier.wheels.random.wheel_client import WheelProcess
from croupier.wheels.random.wheel_process import WheelRoom


class WheelHost:
    """Keeps what no server may know: which number each close has drawn."""

    def __init__(self, chance: Random, ticks: Any, tell: Any) -> None:
        self.chance, self.ticks, self.tell = chance, ticks, tell
        self.room: WheelRoom | None = None
        self.often = 0.0
        self.deaths = 0
        self.died_at = -1.0
        self.commitments: dict[tuple[str, int], str] = {}
        self.drawn: dict[tuple[str, int], tuple[str, str]] = {}  # table's stream, round -> number, journal head

    def begin(self) -> None:
        self.room = WheelRoom(partial(WatchedEntropy, self.chance.randbytes))

    def die(self) -> None:
        if self.room is not None:
            self.tell("the wheel's process dies, with its secrets")
        self.room = None
        self.deaths += 1

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.room is not None
        answer = self.room.answer(json.loads(json.dumps(request)))
        proof = answer.get("ok")
        if request["do"] == "commit" and isinstance(proof, str):
            self.commitments[request["table"], request["round"]] = proof
        elif request["do"] == "close" and isinstance(proof, dict):
            self.drawn[request["table"], request["round"]] = (proof["outcome"], proof["journal_head"])
        return dict(json.loads(json.dumps(answer)))


class Pipe:
    """One line to the process. It breaks before a request is heard, or before its answer is."""

    def __init__(self, host: WheelHost) -> None:
        self._host, self._room = host, host.room
        self._asked = bytearray()
        self._said = b""

    def settimeout(self, _seconds: float | None) -> None:
        """Whatever is late is lost."""

    def getsockopt(self, *_what: int) -> bytes:
        return struct.pack("3i", 1 << 30, os.geteuid(), os.getegid())

    def makefile(self, _mode: str) -> Pipe:
        return self

    def __enter__(self) -> Pipe:
        return self

    def __exit__(self, *_error: object) -> None:
        """The file that was made of it stays open."""

    def close(self) -> None:
        self._room = None

    def write(self, data: bytes) -> None:
        self._asked += data

    def flush(self) -> None:
        request, self._asked = json.loads(bytes(self._asked[4:])), bytearray()
        host = self._host
        often = host.often * (4 if request["do"] == "close" else 1)  # what matters most, most often
        fate = host.chance.random() / (often or 1e-9)
        if self._room is None or self._room is not host.room or fate < 1:
            raise ConnectionResetError
        body = json.dumps(host.answer(request), separators=(",", ":")).encode()
        self._said = struct.pack(">I", len(body)) + body
        if fate < 2:
            host.tell(f"the wheel's answer to {request['do']} is lost")
            self._said = b""
        elif fate < 2.3:
            host.die()

    def read(self, size: int) -> bytes:
        said, self._said = self._said[:size], self._said[size:]
        return said


class WheelClient(WheelProcess):
    """The product's own side of the line; only how the process is found and begun is the machine's."""

    def __init__(self, host: WheelHost) -> None:
        self._host = host
        super().__init__(Path("wheel"), ticks=host.ticks)

    def _connected(self) -> Any:
        if self._host.room is None:
            raise FileNotFoundError
        return Pipe(self._host)

    def _start(self) -> None:
        self._host.begin()
