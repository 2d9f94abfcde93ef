"""A segment is closed on record, and its file verifies by itself, years later, elsewhere."""

from __future__ import annotations

import json
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from tests.journal.samples import AT, fill
from tests.support import croupier

from croupier.journal import Journal, open_sqlite
from croupier.journal.proof.checkpoint import make_checkpoint
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.journal.record.format import Place
from croupier.journal.segments import close_segment, segments
from croupier.refusal import Refused
from croupier.rules.people import Actor, Role

CLERK = Actor("A1", Role.AUDITOR)


def test_what_was_written_since_the_last_one_goes_to_a_file(journal: Journal, tmp_path: Path) -> None:
    fill(journal, 150)
    first = close_segment(journal, 0, tmp_path / "one.jsonl", CLERK, AT)
    fill(journal, 20, "table/2")
    second = close_segment(journal, 0, tmp_path / "two.jsonl", CLERK, AT)
    assert [(each["number"], each["first"], each["last"]) for each in (first, second)] == [(1, 1, 300), (2, 301, 341)]
    assert segments(journal, 0) == [first, second]
    for closed, name in ((first, "one.jsonl"), (second, "two.jsonl")):
        file = tmp_path / name
        assert sha256(file.read_bytes()).hexdigest() == closed["sha256"]
        assert file.stat().st_mode & 0o777 == 0o600
        report = verify(file)
        assert report.findings == ()
        assert [head[1:] for head in report.heads] == [(closed["last"], closed["hash"], closed["root"])]
        assert any("segment" in remark for remark in report.remarks)
    assert verify(journal).ok


def test_a_segment_is_held_against_a_checkpoint(journal: Journal, tmp_path: Path) -> None:
    key = SigningKey.generate("casino", tmp_path / "key")
    fill(journal, 5)
    close_segment(journal, 0, tmp_path / "one.jsonl", CLERK, AT)
    fill(journal, 5, "table/2")
    note = make_checkpoint(journal, key)
    close_segment(journal, 0, tmp_path / "two.jsonl", CLERK, AT)
    assert verify(tmp_path / "two.jsonl", checkpoints=[note], public_key=key.public).findings == ()
    lines = (tmp_path / "two.jsonl").read_text().splitlines()
    begin = json.loads(lines[0])
    begin["segment"]["peaks"] = "00" * (len(begin["segment"]["peaks"]) // 2)
    (tmp_path / "lie.jsonl").write_text("\n".join([json.dumps(begin, separators=(",", ":")), *lines[1:], ""]))
    found = verify(tmp_path / "lie.jsonl", checkpoints=[note], public_key=key.public).findings
    assert {finding.check for finding in found} == {"checkpoint"}
    (tmp_path / "cut.jsonl").write_text("\n".join([*lines[:3], *lines[4:], ""]))
    assert verify(tmp_path / "cut.jsonl").first_bad == Place(0, 13)


def test_nothing_new_is_no_segment_and_no_file_is_written_over(journal: Journal, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        close_segment(journal, 0, tmp_path / "one.jsonl", CLERK, AT)
    assert refused.value.code == "segment_empty"
    fill(journal, 1)
    (tmp_path / "there").write_text("precious")
    with pytest.raises(Refused) as refused:
        close_segment(journal, 0, tmp_path / "there", CLERK, AT)
    assert (refused.value.code, (tmp_path / "there").read_text()) == ("backup_exists", "precious")
    assert segments(journal, 0) == []


def test_by_command(tmp_path: Path) -> None:
    where = str(tmp_path / "j.sqlite")
    with closing(open_sqlite(where)) as journal:
        fill(journal, 2, "sample/1")
    done = croupier("journal", "segment", where, str(tmp_path / "s.jsonl"), "--who", "A1", "--json").json
    assert (done["number"], done["first"], done["last"]) == (1, 1, 4)
    assert croupier("journal", "verify", str(tmp_path / "s.jsonl"), "--json").json["ok"]
    with closing(open_sqlite(where, read_only=True)) as journal:
        (closed,) = journal.read("journal")
        assert (closed.who, closed.role, closed.data["sha256"]) == ("A1", "auditor", done["sha256"])
