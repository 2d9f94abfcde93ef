"""A witness vouches for a journal that has only grown, remembers across a restart, and never signs two histories."""

from __future__ import annotations

import os
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.journal.samples import fill

from croupier.cli.witness import Server, server_of
from croupier.journal import open_sqlite
from croupier.journal.proof.asking import Asked
from croupier.journal.proof.checkpoint import make_checkpoint, parse
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.witness import WitnessKey, cosigned_text, request_of
from croupier.journal.store.sql import SqlJournal
from croupier.refusal import Refused


@contextmanager
def witnessing(folder: Path, *logs: Path) -> Iterator[Asked]:
    server: Server = server_of(folder, list(logs), "regulator.example/w1", "127.0.0.1", 0)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    key = server.witness.key.public
    try:
        yield Asked(f"http://127.0.0.1:{server.server_port}", WitnessKey(key.name, key.raw))
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
        os.close(server.held)


class Log:
    def __init__(self, folder: Path, name: str = "j") -> None:
        self.journal: SqlJournal = open_sqlite(folder / f"{name}.sqlite")
        self.key = (
            SigningKey.load(folder / "key")
            if (folder / "key").exists()
            else SigningKey.generate("casino", folder / "key")
        )
        self.public = folder / "key.pub"
        self.public.write_text(f"{self.key.public}\n")
        self.rounds = 0

    def note(self, count: int = 3) -> str:
        self.rounds += 1
        fill(self.journal, count, f"table/{self.rounds}")
        return make_checkpoint(self.journal, self.key)


def test_a_witness_signs_what_has_only_grown_and_nothing_else(tmp_path: Path) -> None:
    log = Log(tmp_path)
    with closing(log.journal), witnessing(tmp_path / "w", log.public) as witness:
        first, second = log.note(300), log.note(7)
        status, line = witness.add(request_of(log.journal, None, first))
        assert status == 200
        at = witness.key.seen(first + line)
        assert at
        raw = b64decode(line.rsplit(" ", 1)[1])
        assert raw[:4] == witness.key.id
        assert witness.key.seen(first) is None
        with pytest.raises(Refused, match="not by its key"):
            witness.key.seen(second + line)
        grown = request_of(log.journal, parse(first), second)
        lines = grown.split("\n")
        damaged = "\n".join([lines[0], lines[2], lines[1], *lines[3:]])
        longer = "\n".join([lines[0], lines[1], *lines[1:]])
        for wrong in (damaged, longer, f"{lines[0]}\n\n{second}"):
            assert witness.add(wrong)[0] == 422
        assert witness.add(request_of(log.journal, None, second)) == (409, f"{parse(first).size}\n")
        assert witness.add(grown)[0] == 200
        assert witness.add(grown) == (409, f"{parse(second).size}\n")
        again = f"old {parse(second).size}\n\n{second}"
        assert witness.add(again)[0] == 200, "the same checkpoint may be signed as often as one likes"
        assert witness.add(f"old 99999\n\n{second}")[0] == 400
        assert witness.add("nothing")[0] == 400
        assert witness.add(f"old -1\n\n{second}")[0] == 400
        stranger = SigningKey.generate("casino", tmp_path / "stranger")
        assert witness.add(f"old 0\n\n{make_checkpoint(log.journal, stranger)}")[0] == 403
        other = SigningKey.generate("casino/other", tmp_path / "other")
        assert witness.add(f"old 0\n\n{make_checkpoint(log.journal, other)}")[0] == 404
        assert witness.ahead(second) is None
        assert witness.ahead(first) == parse(second).size
        assert cosigned_text(at, parse(first).text).startswith(f"cosignature/v1\ntime {at}\ncasino\n")


def test_a_fork_is_never_signed_not_even_after_a_restart(tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    log = Log(tmp_path)
    with closing(log.journal):
        with witnessing(tmp_path / "w", log.public) as witness:
            first = log.note(5)
            assert witness.add(request_of(log.journal, None, first))[0] == 200
            with pytest.raises(Refused):
                server_of(tmp_path / "w", [log.public], "", "127.0.0.1", 0)
        (tmp_path / "two" / "key").write_bytes((tmp_path / "key").read_bytes())
        (tmp_path / "two" / "key").chmod(0o600)
        fork = Log(tmp_path / "two")
        with closing(fork.journal), witnessing(tmp_path / "w", log.public) as witness:
            fill(fork.journal, 4, "table/other")
            shorter = make_checkpoint(fork.journal, fork.key)
            fill(fork.journal, 1, "table/last")
            same = make_checkpoint(fork.journal, fork.key)
            fill(fork.journal, 5, "table/more")
            longer = make_checkpoint(fork.journal, fork.key)
            assert parse(same).size == parse(first).size
            assert witness.add(request_of(fork.journal, None, shorter))[0] == 409
            assert witness.add(f"old {parse(same).size}\n\n{same}")[0] == 409
            assert witness.add(request_of(fork.journal, parse(same), longer))[0] == 422
            assert witness.add(request_of(log.journal, parse(first), log.note(2)))[0] == 200
        for file in (tmp_path / "w").glob("*.checkpoint"):
            file.write_text("torn")
        with witnessing(tmp_path / "w", log.public) as witness:
            status, _ = witness.add(request_of(log.journal, None, log.note(1)))
            assert status == 500, "a witness that cannot read what it saw signs nothing"
