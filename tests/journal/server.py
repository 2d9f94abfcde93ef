"""A real PostgreSQL server of our own: a temporary folder, a Unix socket, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def binaries() -> Path | None:
    """Where Debian puts them, or on the path elsewhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda file: int(file.parts[4]))
    if found:
        return found[-1].parent
    on_path = shutil.which("postgres")
    return Path(on_path).resolve().parent if on_path else None


@contextmanager
def postgres_server(bin_: Path) -> Iterator[str]:
    """Yields the address. The server dies with this process, even when that is killed (a parent-death signal)."""
    folder = Path(tempfile.mkdtemp(prefix="croupier-pg-", dir="/tmp"))
    prefix: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root.
        user = pwd.getpwnam("postgres" if _exists("postgres") else "nobody")
        os.chown(folder, user.pw_uid, user.pw_gid)
        prefix = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    data = folder / "data"
    try:
        subprocess.run(
            [*prefix, bin_ / "initdb", "-D", data, "-U", "croupier", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            check=True, capture_output=True, cwd="/",
        )  # fmt: skip
        options = {"unix_socket_directories": folder, "listen_addresses": "", "shared_buffers": "32MB"}
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [*(prefix or ["setpriv"]), "--pdeathsig=QUIT", str(bin_ / "postgres"), "-D", str(data)]
                + [part for name, value in options.items() for part in ("-c", f"{name}={value}")],
                cwd="/", stdout=log, stderr=log,
            )  # fmt: skip
        try:
            address = f"postgresql://croupier@/postgres?host={folder}"
            _wait(address, server, folder / "log")
            yield address
        finally:
            server.send_signal(signal.SIGINT)  # fast shutdown
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.send_signal(signal.SIGQUIT)
                server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def _wait(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        try:
            psycopg.connect(address).close()
        except psycopg.OperationalError:
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"PostgreSQL did not start: {log.read_text()}")
