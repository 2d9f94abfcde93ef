"""The random wheel's own small process: `python -m croupier.wheels.random.wheel_process`, over standard streams.

A message is its length in 4 bytes, big-endian, then JSON. Secrets live here alone; nothing is written to any log.
"""

from __future__ import annotations

import ctypes
import json
import resource
import signal
import struct
import sys
from collections.abc import Callable
from typing import IO, Any

from croupier.refusal import Refused
from croupier.wheels.random.entropy import WatchedEntropy
from croupier.wheels.random.fair import Close
from croupier.wheels.random.known_answers import self_test
from croupier.wheels.random.random_wheel import RandomWheel
from croupier.wheels.random.verify import read_nonces

MESSAGE_BYTES_MAX = 16 << 20  # Some 60,000 terminals' nonces.
PR_SET_DUMPABLE = 4


class WheelRoom:
    """The wheels of this process, one generator for each table; every command is a method of the same name."""

    def __init__(self, entropy: Callable[[], WatchedEntropy] = WatchedEntropy) -> None:
        self._entropy = entropy()
        self._wheels: dict[str, RandomWheel] = {}

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
                if table in self._wheels:
                    raise Refused("table_open.already", "This table has its wheel already.", table=table)
                self._wheels[table] = RandomWheel(table, request["wheel"], request["pockets"], self._entropy)
                return True
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
                return {"failure": self._entropy.failure, "tables": len(self._wheels)}
            case _:
                raise Refused("unknown_command", "The wheel's process does not know this command.", do=request["do"])

    def _wheel(self, table: str) -> RandomWheel:
        if table not in self._wheels:
            raise Refused("no_such_table.random_wheel", "This table has no random wheel.", table=table)
        return self._wheels[table]


def write_message(stream: IO[bytes], message: dict[str, Any]) -> None:
    body = json.dumps(message, separators=(",", ":")).encode()
    stream.write(struct.pack(">I", len(body)) + body)
    stream.flush()


def read_message(stream: IO[bytes]) -> dict[str, Any] | None:
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


def main() -> int:
    """Serve until the parent closes our input; an unforeseen error ends the process and tells its kind alone."""
    keep_memory_private()
    for ending in (signal.SIGINT, signal.SIGTERM):  # They reach the parent too, which first has rounds to reveal.
        signal.signal(ending, signal.SIG_IGN)
    try:
        self_test()
        room = WheelRoom()
        write_message(sys.stdout.buffer, {"id": 0, "ok": "ready"})
        while (request := read_message(sys.stdin.buffer)) is not None:
            write_message(sys.stdout.buffer, room.answer(request))
    except Refused as refused:
        write_message(sys.stdout.buffer, {"id": 0, "refused": refused.as_json()})
        return 1
    except Exception as error:  # A traceback could carry a secret into a log.
        sys.stderr.write(f"the wheel's process ends: {type(error).__name__}\n")
        return 70
    return 0


if __name__ == "__main__":
    sys.exit(main())
