"""`croupier witness`: a small server that vouches for journals of others."""

from __future__ import annotations

import fcntl
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.output import answers, console
from croupier.journal.private import keep_private
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.proof.witness import BODY_MAX, Answered, Witness, WitnessKey
from croupier.live.clock import utc_now
from croupier.refusal import Refused

SECONDS = 30  # for a request


@answers
def witness(
    folder: Annotated[Path, typer.Argument(help="Where the key and the newest checkpoints are kept.")],
    log: Annotated[list[Path], typer.Option(help="A file with the public key of a journal; several times.")],
    name: Annotated[str, typer.Option(help="Of the witness, at its first start, such as regulator.example/w1.")] = "",
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at; 0 lets the system choose.")] = 8100,
    as_json: Annotated[bool, typer.Option("--json", help="Answers are those of the protocol either way.")] = False,  # noqa: ARG001
) -> None:
    """Cosign checkpoints of journals, each of which has only grown since the last one. C2SP tlog-witness."""
    server = server_of(folder, log, name, host, port)
    key = server.witness.key.public
    console.print(f"{WitnessKey(key.name, key.raw)} at http://{host}:{server.server_port}", soft_wrap=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        console.print("Closed.")
    finally:
        server.server_close()


class Server(ThreadingHTTPServer):
    daemon_threads = True
    witness: Witness
    held: int


def server_of(folder: Path, log: list[Path], name: str, host: str, port: int) -> Server:
    """Listening, not yet answering. One for a folder: two would each sign a history."""
    folder.mkdir(parents=True, exist_ok=True)
    keep_private(folder / "lock")
    held = os.open(folder / "lock", os.O_RDWR)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise Refused("witness_in_use", "Another witness keeps its checkpoints in {path}.", path=str(folder)) from None
    file = folder / "witness.key"
    if not file.exists() and not name:
        raise Refused("key_malformed.name_spaces", "A key's name has no spaces and no plus sign.", name=name)
    key = SigningKey.load(file) if file.exists() else SigningKey.generate(name, file)
    logs = [PublicKey.parse(each.read_text(encoding="utf-8")) for each in log]
    server = Server((host, port), Answering)
    server.held = held
    server.witness = Witness(key, folder, {each.name: each for each in logs}, lambda: int(utc_now().timestamp()))
    return server


class Answering(BaseHTTPRequestHandler):
    timeout = SECONDS
    server: Server

    def do_POST(self) -> None:
        length = self.headers.get("content-length", "")
        if self.path != "/add-checkpoint" or not length.isdigit() or int(length) > BODY_MAX:
            self._say(Answered(404 if self.path != "/add-checkpoint" else 413))
            return
        self._say(self.server.witness.add_checkpoint(self.rfile.read(int(length)).decode(errors="replace")))

    def do_GET(self) -> None:
        """Whose it is."""
        key = self.server.witness.key.public
        self._say(Answered(200, f"{WitnessKey(key.name, key.raw)}\n") if self.path == "/" else Answered(404))

    def _say(self, answered: Answered) -> None:
        content = answered.body.encode()
        self.send_response(answered.status)
        self.send_header("content-type", answered.kind)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """What was seen is in the folder."""
