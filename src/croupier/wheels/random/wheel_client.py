"""The house's side of the random wheel's process: start it, ask it, and say what is lost when it dies."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import IO, Any

from croupier.refusal import Refused
from croupier.wheels.random.fair import SeatNonce, nonce_as_json
from croupier.wheels.random.wheel_process import read_message, write_message

ANSWER_SECONDS_MAX = 10.0


@dataclass(frozen=True, slots=True)
class LostCommitment:
    """A commitment whose secret died with the process: the round is void and can never be revealed."""

    table: str
    round: int
    commitment: str


class WheelProcess:
    """One wheel process for many tables. Calls block, so a server makes them from a thread."""

    def __init__(self, command: Sequence[str] | None = None, *, answer_seconds_max: float = ANSWER_SECONDS_MAX) -> None:
        self._command = tuple(command or (sys.executable, "-I", "-m", "croupier.wheels.random.wheel_process"))
        self._answer_seconds_max = answer_seconds_max
        self._lock, self._starting = threading.Lock(), threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._request = 0
        self._tables: dict[str, dict[str, Any]] = {}
        self._open: dict[str, LostCommitment] = {}
        self.lost: list[LostCommitment] = []
        self.start()

    def open_table(self, table: str, wheel: str, pockets: Sequence[str]) -> None:
        """Give this table its wheel, with a generator of its own."""
        request = {"do": "open", "table": table, "wheel": wheel, "pockets": list(pockets)}
        self._ask(request)
        self._tables[table] = request

    def commit(self, table: str, number: int) -> str:
        """The commitment to publish before betting opens, in hexadecimal."""
        self._not_lost(table, number)
        commitment = str(self._ask({"do": "commit", "table": table, "round": number}))
        self._open[table] = LostCommitment(table, number, commitment)
        return commitment

    def close(self, table: str, number: int, journal_head: bytes, nonces: Sequence[SeatNonce] = ()) -> dict[str, Any]:
        """The proof, with its outcome. Journal the close before you ask: a crash then leaves a trace."""
        return self._finish(
            table,
            {
                "do": "close",
                "table": table,
                "round": number,
                "journal_head": journal_head.hex(),
                "nonces": [nonce_as_json(nonce) for nonce in nonces],
            },
        )

    def void(self, table: str, number: int, reason: str) -> dict[str, Any]:
        """The proof of a round given up before its close: the secret, and no outcome."""
        return self._finish(table, {"do": "void", "table": table, "round": number, "reason": reason})

    def restart_entropy(self, person: str) -> None:
        """A named person takes a failed entropy source into use again."""
        self._ask({"do": "restart", "person": person})

    def health(self) -> dict[str, Any]:
        return dict(self._ask({"do": "health"}))

    def start(self) -> tuple[LostCommitment, ...]:
        """Start the process, again after a crash; gives the commitments that are void because of it."""
        with self._lock:
            self._end()
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={"LC_ALL": "C.UTF-8"}
            )
            hello = self._hear()
            if "refused" in hello:
                raise _refused(hello["refused"])
        for request in tuple(self._tables.values()):
            self._ask(request)
        return tuple(self.lost)

    def run_again(self) -> None:
        """Start the process if it has died; of several tables that notice, one starts it."""
        with self._starting:
            if self._process is None:
                self.start()

    def stop(self) -> None:
        with self._lock:
            self._end()

    def _finish(self, table: str, request: dict[str, Any]) -> dict[str, Any]:
        self._not_lost(table, request["round"])
        proof = self._ask(request)
        self._open.pop(table, None)
        return dict(proof)

    def _not_lost(self, table: str, number: int) -> None:
        if any((lost.table, lost.round) == (table, number) for lost in self.lost):
            raise Refused(
                "commitment_lost.wheel_void",
                "The wheel's process died with this round's secret: void it.",
                round=number,
            )

    def _ask(self, request: dict[str, Any]) -> Any:
        with self._lock:
            self._request += 1
            try:
                write_message(self._pipe("stdin"), {"id": self._request, **request})
            except OSError:
                raise self._died() from None
            answer = self._hear()
            if answer["id"] != self._request:
                raise self._died()
        if "refused" in answer:
            raise _refused(answer["refused"])
        return answer["ok"]

    def _hear(self) -> dict[str, Any]:
        """The next answer. A process that says nothing in time is ended, as if it had died by itself."""
        assert self._process is not None
        watchdog = threading.Timer(self._answer_seconds_max, self._process.kill)
        watchdog.start()
        try:
            answer = read_message(self._pipe("stdout"))
        finally:
            watchdog.cancel()
        if answer is None:
            raise self._died()
        return answer

    def _pipe(self, name: str) -> IO[bytes]:
        if self._process is None:
            raise Refused("wheel_not_running", "The random wheel's process is not running; start it.")
        pipe: IO[bytes] = getattr(self._process, name)
        return pipe

    def _died(self) -> Refused:
        self._end()
        return Refused(
            "wheel_lost",
            "The random wheel's process has died. Its open rounds are void; start it again.",
            lost=[asdict(lost) for lost in self.lost],
        )

    def _end(self) -> None:
        """Close the pipes, wait, and count what was open as lost."""
        if self._process is None:
            return
        process, self._process = self._process, None
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except BrokenPipeError:  # It died with a request half written.
                continue
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.lost += self._open.values()
        self._open.clear()


def _refused(refused: dict[str, Any]) -> Refused:
    return Refused.told(refused)
