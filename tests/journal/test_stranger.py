"""A stranger's verifier, written from docs/journal.md alone, agrees with ours about everything."""

from __future__ import annotations

import io
import json
from base64 import b64encode
from contextlib import closing
from pathlib import Path

import pytest
from tests.journal import stranger
from tests.journal.old import old_root, old_sqlite
from tests.journal.samples import AT, fill, settlement, wager

from croupier.canonical import canonical
from croupier.journal import open_sqlite
from croupier.journal.carrying import carry_over
from croupier.journal.port import Journal
from croupier.journal.proof.checkpoint import Checkpoint, make_checkpoint
from croupier.journal.proof.export import export
from croupier.journal.proof.proofs import proof_of_growth, proof_of_records
from croupier.journal.proof.signing import SigningKey
from croupier.journal.record.encoding import hash_of
from croupier.journal.record.format import Place
from croupier.journal.store.sqlite import open_old_sqlite


def exported(journal: Journal) -> list[str]:
    out = io.StringIO()
    export(journal, out)
    return out.getvalue().splitlines()


@pytest.fixture
def key(tmp_path: Path) -> SigningKey:
    return SigningKey.generate("casino.example/floor-1", tmp_path / "key")


@pytest.fixture
def two_shards(key: SigningKey, tmp_path: Path) -> list[str]:
    for shard in (0, 1, 0):
        with closing(open_sqlite(tmp_path / "j.sqlite", shard=shard)) as journal:
            begin = journal.version(f"table/{shard}")
            for at in range(begin, begin + 12, 3):
                commands = (
                    wager(f"table/{shard}", at, f"{shard}-w{at}"),
                    settlement(f"table/{shard}", at + 1, f"{shard}-s{at}", at),
                )
                journal.append(commands)
            make_checkpoint(journal, key)
            found = exported(journal)
    return found


@pytest.fixture
def carried(key: SigningKey, tmp_path: Path) -> list[str]:
    """From format 1, with two checkpoints of then and one of now."""
    commands = [wager("table/1", 0, "w"), settlement("table/1", 1, "s", 1), wager("table/1", 3, "w2")]
    notes = []
    for size in (3, 4):
        text = Checkpoint(key.public.name, size, old_root(commands, size)).text
        blob = b64encode(key.public.id + key.sign(text)).decode()
        notes.append(f"{text}\n— {key.public.name} {blob}\n")
    file = old_sqlite(tmp_path / "old.sqlite", commands, notes)
    with closing(open_old_sqlite(file)) as old, closing(open_sqlite(tmp_path / "new.sqlite")) as new:
        carry_over(old, new, AT)
        fill(new, 2, "table/2")
        make_checkpoint(new, key)
        return exported(new)


def test_every_journal_verifies(two_shards: list[str], carried: list[str], key: SigningKey) -> None:
    for lines in (two_shards, carried):
        assert stranger.verify(lines, str(key.public)) == []
    assert sum('"was"' in line for line in carried) == 3


@pytest.mark.parametrize("which", ["two_shards", "carried"])
def test_and_a_change_of_any_line_is_found(which: str, request: pytest.FixtureRequest, key: SigningKey) -> None:
    lines: list[str] = request.getfixturevalue(which)
    public = str(key.public)
    for place in range(len(lines) - 1):
        assert stranger.verify([*lines[:place], *lines[place + 1 :]], public) or '"checkpoint"' in lines[place]
        record = json.loads(lines[place])
        if "checkpoint" in record:
            assert stranger.verify(
                [*lines[:place], lines[place].replace("casino", "kasino"), *lines[place + 1 :]], public
            )
            continue
        del record["hash"]
        record["who"] = "thief"
        forged = canonical(record | {"hash": hash_of(canonical(record))})
        assert stranger.verify([*lines[:place], forged, *lines[place + 1 :]], public)


def test_proofs_are_checked_alike(tmp_path: Path) -> None:
    with closing(open_sqlite(tmp_path / "j.sqlite")) as journal:
        fill(journal, 20)
        for size in range(1, 41):
            grown = json.loads(json.dumps(proof_of_growth(journal, Place(0, size))))
            assert stranger.check_proof(grown)
            assert not stranger.check_proof(grown | {"since_root": "00" * 32})
            proof = json.loads(json.dumps(proof_of_records(journal, [Place(0, size)])))
            assert stranger.check_proof(proof)
            assert not stranger.check_proof({**proof, "records": [proof["records"][0] | {"hash": "00" * 32}]})
