"""The house's side of the random wheel's process: find it or start it, ask it, ask again where the line broke."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BufferedIOBase
from pathlib import Path
from typing import Any

from croupier.refusal import Refused
from croupier.wheels.random.fair import SeatNonce, nonce_as_json
from croupier.wheels.random.wheel_process import READY, is_of_this_user, read_message, write_message

ANSWER_SECONDS_MAX = 10.0
SILENT_SECONDS_MAX = 30.0  # a process that has said nothing for so long is ended: its rounds are void
ALONE_SECONDS = 3600.0  # how long it keeps a round for a server that does not come back
PROGRAM = (sys.executable, "-I", "-m", "croupier.wheels.random.wheel_process")


class WheelProcess:
    """One wheel process for many tables. Calls block, so a server makes them from a thread.

    With a `path` it is the process that listens there, started where there is none, and it outlives whoever asks.
    Without one it is this object's own.
    """

    def __init__(
        self,
        path: Path | None = None,
        *,
        alone_seconds: float = ALONE_SECONDS,
        program: Sequence[str] = PROGRAM,
        answer_seconds_max: float = ANSWER_SECONDS_MAX,
        silent_seconds_max: float = SILENT_SECONDS_MAX,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._own = Path(tempfile.mkdtemp(prefix="croupier-wheel-")) if path is None else None
        self._path = path or Path(f"{self._own}/wheel")
        self._alone_seconds = 0.0 if path is None else alone_seconds
        self._program = tuple(program)
        self._answer_seconds_max, self._silent_seconds_max = answer_seconds_max, silent_seconds_max
        self._ticks = ticks
        self._lock = threading.Lock()
        self._line: BufferedIOBase | None = None
        self._request = 0
        self._silent_since = 0.0
        self._tables: dict[str, dict[str, Any]] = {}
        self.pid = 0
        try:
            self.health()
        except BaseException:
            self._tidy()
            raise

    def open_table(self, table: str, wheel: str, pockets: Sequence[str], *, anew: bool = False) -> None:
        """Give this table its wheel, with a generator of its own, or find the one that it has; `anew` forgets that."""
        request = {"do": "open", "table": table, "wheel": wheel, "pockets": list(pockets)}
        self._ask({**request, "anew": anew})
        self._tables[table] = request

    def stands(self, table: str) -> dict[str, Any]:
        """The round whose secret is kept, with its commitment, and the last proof that was given."""
        return dict(self._ask({"do": "stands", "table": table}))

    def commit(self, table: str, number: int) -> str:
        """The commitment to publish before betting opens, in hexadecimal."""
        return str(self._ask({"do": "commit", "table": table, "round": number}))

    def close(self, table: str, number: int, journal_head: bytes, nonces: Sequence[SeatNonce] = ()) -> dict[str, Any]:
        """The proof, with its outcome. Journal the close before you ask: a crash then leaves a trace."""
        asked = {"do": "close", "table": table, "round": number, "journal_head": journal_head.hex()}
        return dict(self._ask({**asked, "nonces": [nonce_as_json(nonce) for nonce in nonces]}))

    def void(self, table: str, number: int, reason: str) -> dict[str, Any]:
        """The proof of a round given up before its close: the secret, and no outcome."""
        return dict(self._ask({"do": "void", "table": table, "round": number, "reason": reason}))

    def restart_entropy(self, person: str) -> None:
        """A named person takes a failed entropy source into use again."""
        self._ask({"do": "restart", "person": person})

    def health(self) -> dict[str, Any]:
        return dict(self._ask({"do": "health"}))

    def stop(self) -> bool:
        """Let it end, unless it keeps a round's secret: that waits for whoever comes back. False where it does."""
        ends = False
        with suppress(Refused):
            ends = bool(self._ask({"do": "stop"}))
        self._hang_up()
        self._tidy()
        return ends

    def _ask(self, request: dict[str, Any]) -> Any:
        """A line that breaks says nothing of what was done; the process answers the same thing the same way again."""
        with self._lock:
            self._request += 1
            request = {"id": self._request, **request}
            try:
                answer = self._asked(request)
            except OSError:
                self._hang_up()
                try:
                    answer = self._asked(request)
                except OSError:
                    self._hang_up()
                    raise self._silent() from None
            self._silent_since = 0.0
        if "refused" in answer:
            raise Refused.told(answer["refused"])
        return answer["ok"]

    def _asked(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._line is None:
            self._reach()
        return self._said(request)

    def _said(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._line is not None
        write_message(self._line, request)
        answer = read_message(self._line)
        if answer is None or answer["id"] != request["id"]:
            raise ConnectionResetError
        return answer

    def _silent(self) -> Refused:
        """It may yet answer, so nothing is lost; one that stays silent for long is ended, and then its rounds are."""
        now = self._ticks()
        self._silent_since = self._silent_since or now
        if now - self._silent_since > self._silent_seconds_max:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, signal.SIGKILL)
        return Refused("wheel_not_running", "The random wheel's process does not answer.")

    def _reach(self) -> None:
        """The process that is there, or else a new one. Each is told of the tables; what it has, it keeps."""
        try:
            line = self._connected()
        except (FileNotFoundError, ConnectionRefusedError):
            self._start()
            line = self._connected()
        if not is_of_this_user(line):
            line.close()
            raise Refused("wheel_not_running.stranger", "The random wheel's socket is somebody else's.")
        line.settimeout(self._answer_seconds_max)
        with line:
            self._line = line.makefile("rwb")
        self.pid = int(self._said({"id": 0, "do": "health"})["ok"]["pid"])
        for request in self._tables.values():
            self._said({"id": 0, **request})

    def _connected(self) -> socket.socket:
        """Through its folder: a socket's address has room for a hundred letters."""
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(self._answer_seconds_max)
        try:
            if sys.platform == "linux":
                folder = os.open(self._path.parent, os.O_PATH | os.O_DIRECTORY)
                try:
                    line.connect(f"/proc/self/fd/{folder}/{self._path.name}")
                finally:
                    os.close(folder)
            else:
                line.connect(str(self._path))
        except BaseException:
            line.close()
            raise
        return line

    def _start(self) -> None:
        """In a session of its own, and nobody's child: whatever happens to the house does not happen to it."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with subprocess.Popen(
            [*self._program, str(self._path.absolute()), "--detach", "--alone", str(self._alone_seconds)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={"LC_ALL": "C.UTF-8"},
            start_new_session=True,
        ) as starting:
            assert starting.stdout is not None
            word = starting.stdout.readline()
        if word != READY:
            with suppress(ValueError):
                raise Refused.told(json.loads(word))
            raise Refused("wheel_not_running", "The random wheel's process does not answer.")

    def _hang_up(self) -> None:
        if self._line is not None:
            with suppress(OSError):
                self._line.close()
            self._line = None

    def _tidy(self) -> None:
        if self._own is not None:
            shutil.rmtree(self._own, ignore_errors=True)
