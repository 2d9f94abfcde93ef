"""Whether a dask scheduler answers at all, asked before anything slow is loaded or begun."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from croupier.refusal import Refused

CONNECT_SECONDS = 3


def check_scheduler(address: str) -> None:
    """Refuses where nobody listens, or who listens does not greet as a scheduler does. Other transports dask finds."""
    try:
        parts = urlsplit(address if "://" in address else f"tcp://{address}")
        if parts.scheme in ("tcp", "tls") and parts.hostname and parts.port:
            with socket.create_connection((parts.hostname, parts.port), timeout=CONNECT_SECONDS) as line:
                if parts.scheme == "tcp" and not line.recv(1):
                    raise unreachable(address, ConnectionError("it hangs up"))
    except (OSError, ValueError) as error:
        raise unreachable(address, error) from None


def unreachable(address: str, error: Exception) -> Refused:
    return Refused(
        "scheduler_unreachable",
        "No scheduler answers at {scheduler} within {connect_seconds} s. Is a dask scheduler running there?",
        scheduler=address,
        why=str(error),
        connect_seconds=CONNECT_SECONDS,
    )
