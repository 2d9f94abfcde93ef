"""The random wheel's own small process, at a Unix socket: `python -m croupier.wheels.random.wheel_process PATH`.

It outlives whoever asks it: a server that was killed finds its rounds here when it is back, each with the one answer
that it has. A message is its length in 4 bytes, big-endian, then JSON. Secrets live here alone; nothing is logged.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import resource
import signal
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BufferedIOBase
from pathlib import Path
from typing import Any

from croupier.refusal import Refused
from croupier.wheels.random.entropy import WatchedEntropy
from croupier.wheels.random.fair import Close
from croupier.wheels.random.known_answers import self_test
from croupier.wheels.random.random_wheel import RandomWheel
from croupier.wheels.random.verify import read_nonces

MESSAGE_BYTES_MAX = 16 << 20  # Some 60,000 terminals' nonces.
PR_SET_DUMPABLE = 4
LOOK_SECONDS = 0.5
FIRST_SECONDS = 30.0  # for whoever has started it to come
ENDING_SECONDS_MAX = 20.0  # for whoever still asks when a signal says that it is time to go
READY = b"ready\n"


class WheelRoom:
    """The wheels of this process, one generator for each table; every command is a method of the same name."""

    def __init__(self, entropy: Callable[[], WatchedEntropy] = WatchedEntropy) -> None:
        self._entropy = entropy()
        self._wheels: dict[str, RandomWheel] = {}
        self.stopping = False

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply to one request; a refusal is a reply like any other."""
        try:
            return {"id": request["id"], "ok": self._do(request)}
        except Refused as refused:
            return {"id": request["id"], "refused": refused.as_json()}
        except (KeyError, TypeError, ValueError) as error:  # Its text is left out: it may quote a value.
            bad = Refused(
                "bad_request.wheel_process", "The wheel's process cannot read this request.", kind=type(error).__name__
            )
            return {"id": request["id"], "refused": bad.as_json()}

    def _do(self, request: dict[str, Any]) -> Any:
        table = request.get("table", "")
        match request["do"]:
            case "open":
                wheel = RandomWheel(table, request["wheel"], request["pockets"], self._entropy)
                self._open(table, wheel, anew=bool(request.get("anew")))
                return True
            case "stands":
                return self._wheel(table).stands()
            case "commit":
                return self._wheel(table).commit(request["round"]).hex()
            case "close":
                close = Close(bytes.fromhex(request["journal_head"]), read_nonces(request["nonces"]))
                return self._wheel(table).close(request["round"], close).as_json()
            case "void":
                return self._wheel(table).void(request["round"], request["reason"]).as_json()
            case "restart":
                self._entropy.restart(request["person"])
                return True
            case "health":
                return {"failure": self._entropy.failure, "tables": len(self._wheels), "pid": os.getpid()}
            case "stop":
                self.stopping = all(wheel.opened is None for wheel in self._wheels.values())
                return self.stopping
            case _:
                raise Refused("unknown_command", "The wheel's process does not know this command.", do=request["do"])

    def _open(self, table: str, wheel: RandomWheel, *, anew: bool) -> None:
        """The same wheel again is no other: whoever comes back finds the round as it stands."""
        there = self._wheels.get(table)
        if there is None or anew or (there.opened is None and not there.is_like(wheel)):
            self._wheels[table] = wheel
        elif not there.is_like(wheel):
            raise Refused("table_open.already", "This table has its wheel already.", table=table)

    def _wheel(self, table: str) -> RandomWheel:
        if table not in self._wheels:
            raise Refused("no_such_table.random_wheel", "This table has no random wheel.", table=table)
        return self._wheels[table]


def write_message(stream: BufferedIOBase, message: dict[str, Any]) -> None:
    body = json.dumps(message, separators=(",", ":")).encode()
    stream.write(struct.pack(">I", len(body)) + body)
    stream.flush()


def read_message(stream: BufferedIOBase) -> dict[str, Any] | None:
    """The next message, or None where the other side has gone, in the middle of one or not."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (size,) = struct.unpack(">I", head)
    if size > MESSAGE_BYTES_MAX:
        return None
    body = stream.read(size)
    if len(body) < size:
        return None
    message = json.loads(body)
    assert isinstance(message, dict)
    return message


def keep_memory_private() -> None:
    """No core file, and no other process of this user may read this one's memory (where the system can do that)."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)


def is_of_this_user(line: socket.socket) -> bool:
    """Who is at the other end of a Unix socket, as the kernel says it; elsewhere the socket's own mode must do."""
    if sys.platform != "linux":
        return True
    said = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", said)
    return bool(user == os.geteuid())


class Door:
    """Who comes in is answered in turn; the process ends when it is told to, or when nobody has come for long."""

    def __init__(
        self,
        listener: socket.socket,
        name: str,
        room: WheelRoom,
        alone_seconds: float,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._listener, self._room, self._alone_seconds, self._ticks = listener, room, alone_seconds, ticks
        self._name, self._inode = name, Path(name).stat().st_ino
        self._turn = threading.Lock()
        self._leaves_at = self._ticks() + max(alone_seconds, FIRST_SECONDS)
        self._ending_since = 0.0

    def end(self, *_signal: object) -> None:
        """A signal to go reaches the server too, which first has rounds to finish."""
        self._ending_since = self._ending_since or self._ticks()

    def serve(self) -> None:
        self._listener.settimeout(LOOK_SECONDS)
        while not self._is_over():
            if self._room.stopping:
                time.sleep(LOOK_SECONDS)
                continue
            with suppress(TimeoutError, OSError):
                line, _ = self._listener.accept()
                if is_of_this_user(line):
                    line.settimeout(None)
                    threading.Thread(target=self._talk, args=(line,), daemon=True).start()
                else:
                    line.close()

    def _is_over(self) -> bool:
        now, asked = self._ticks(), threading.active_count() > 1
        if asked:
            self._leaves_at = now + self._alone_seconds
            return bool(self._ending_since) and now - self._ending_since > ENDING_SECONDS_MAX
        return bool(self._ending_since) or self._room.stopping or now > self._leaves_at or self._gone()

    def _gone(self) -> bool:
        """Nobody can find a process whose socket was taken away."""
        try:
            return Path(self._name).stat().st_ino != self._inode
        except FileNotFoundError:
            return True

    def _shut(self) -> None:
        """From here on nobody finds it: the next who comes starts another."""
        if not self._gone():
            Path(self._name).unlink()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)

    def _talk(self, line: socket.socket) -> None:
        try:
            with line, line.makefile("rwb") as stream:
                while (request := read_message(stream)) is not None:
                    with self._turn:
                        answer = self._room.answer(request)
                        if self._room.stopping:
                            self._shut()
                    write_message(stream, answer)
        except OSError:  # Whoever asked has gone.
            return
        except Exception as error:  # A traceback could carry a secret into a log.
            sys.stderr.write(f"the wheel's process ends: {type(error).__name__}\n")
            os._exit(70)


def listening_at(path: Path) -> tuple[socket.socket, str]:
    """A socket for this user alone. Its folder is entered, since a socket's address has room for a hundred letters."""
    os.chdir(path.parent)
    Path(path.name).unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listener.bind(path.name)
    finally:
        os.umask(before)
    listener.listen(16)
    return listener, path.name


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until told to stop; an unforeseen error ends the process and tells its kind alone."""
    parser = argparse.ArgumentParser(prog="croupier-wheel", description="The random wheel's own process.")
    parser.add_argument("path", type=Path, help="The Unix socket to listen at.")
    parser.add_argument("--detach", action="store_true", help="Leave whoever has started it.")
    parser.add_argument("--alone", type=float, default=3600.0, help="Seconds to wait where nobody asks any more.")
    asked = parser.parse_args(arguments)
    if asked.detach and os.fork():
        return 0
    keep_memory_private()
    try:
        self_test()
        listener, name = listening_at(asked.path)
        door = Door(listener, name, WheelRoom(), asked.alone)
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, door.end)
        sys.stdout.buffer.write(READY)
        sys.stdout.flush()
        if asked.detach:
            os.dup2(0, 1)
        door.serve()
    except Refused as refused:
        sys.stdout.write(json.dumps(refused.as_json()) + "\n")
        return 1
    except Exception as error:
        sys.stderr.write(f"the wheel's process ends: {type(error).__name__}\n")
        return 70
    return 0


if __name__ == "__main__":
    sys.exit(main())
