"""What a time server says (RFC 4330): a second clock, to hold the machine's against."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable
from datetime import UTC, datetime
from secrets import token_bytes

from croupier.refusal import Refused

PORT = 123
ASK = 0x23  # version 4, as a client
ANSWER, SERVER = 0x07, 4  # of the first byte, what says who speaks
UNKNOWN = 3  # of its top two bits: a server that is itself not in step
WAIT_SECONDS = 5.0
SINCE_1900 = 2_208_988_800
ERA = 1 << 32  # seconds, until they are counted from 0 again (2036)


def lead(server: str, wall: Callable[[], datetime]) -> float:
    """Seconds by which the machine's clock is ahead of the server's; half of what the question took is forgiven it."""
    host, _, port = server.rpartition(":") if server.rpartition(":")[2].isdigit() else (server, "", "")
    try:
        known = socket.getaddrinfo(host.strip("[]"), int(port or PORT), type=socket.SOCK_DGRAM)
        family, kind, protocol, _, address = known[0]
        with socket.socket(family, kind, protocol) as line:
            line.settimeout(WAIT_SECONDS)
            line.connect(address)
            mark = token_bytes(8)  # it comes back as the moment at which we asked: nobody else can answer
            asked = wall()
            line.send(bytes([ASK]) + bytes(39) + mark)
            answer = line.recv(512)
            heard = wall()
    except OSError as error:
        raise _silent(server, error.strerror or str(error)) from None
    if len(answer) < 48 or answer[24:32] != mark or answer[0] & ANSWER != SERVER or answer[0] >> 6 == UNKNOWN:
        raise _silent(server, "its answer is none")
    seconds, parts = struct.unpack("!II", answer[40:48])
    here = asked + (heard - asked) / 2
    said = seconds - SINCE_1900 + parts / ERA
    said += ERA * round((here.timestamp() - said) / ERA)
    return (here - datetime.fromtimestamp(said, UTC)).total_seconds()


def _silent(server: str, why: str) -> Refused:
    return Refused("time_server_silent", "The time server {server} does not answer: {why}.", server=server, why=why)
