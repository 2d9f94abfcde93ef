"""The forms: from a table's journal by the command line, or from a record; with the newest checkpoint in the foot."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.count_room.house import CountHouse
from tests.paper.paper_support import bare, text_of
from tests.playthroughs.transcripts import TRANSCRIPTS
from tests.support import Answer, croupier

from croupier.journal import MemoryJournal
from croupier.journal.proof.checkpoint import parse
from croupier.journal.store.address import open_journal
from croupier.live.replay import event_of
from croupier.live.scripts.training import train
from croupier.paper import html, pdf
from croupier.paper.model import Stamp
from croupier.paper.press import check
from croupier.paper.sheets.boxes import drop_report
from croupier.paper.sheets.forms import adjustment_log, session_report
from croupier.paper.sheets.from_journal import Form, TableForms
from croupier.paper.sheets.letterhead import Letterhead, counts_in
from croupier.paper.sheets.records import Adjustment, AdjustmentLog, Count, DropReport, SessionReport
from croupier.wheels.recorded import RecordedOutcome

FOLDER = TRANSCRIPTS[0].parent
SHIFT = FOLDER / "colorado-win-300.jsonl"
DISPUTED = FOLDER / "colorado-disputed-payout.jsonl"
FILLED = FOLDER / "house-felt-evening.jsonl"
COUNTED = FOLDER / "house-chips-counted.jsonl"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four evenings on record, each signed at its end."""
    folder = tmp_path_factory.mktemp("forms")
    assert croupier("journal", "key", str(folder / "key"), "--name", "test/floor").code == 0
    for script in (SHIFT, DISPUTED, FILLED, COUNTED):
        db, notes = folder / f"{script.stem}.sqlite", folder / f"{script.stem}.notes"
        played = croupier(
            "script", str(script), "--db", str(db), "--sign", str(folder / "key"), "--checkpoints", str(notes)
        )
        assert played.code == 0
    return folder


def printed(folder: Path, script: Path, form: str, *args: str) -> tuple[Answer, str]:
    file = folder / f"{form}.pdf"
    db = folder / f"{script.stem}.sqlite"
    answer = croupier("paper", form, str(db), "--table", "1", *args, "-o", str(file), "--json")
    assert answer.code == 0, answer
    return answer, text_of(file.read_bytes())


def newest(folder: Path, script: Path) -> Stamp:
    journal = open_journal(str(folder / f"{script.stem}.sqlite"), read_only=True)
    try:
        note = max((parse(note) for note in journal.checkpoints()), key=lambda note: note.size)
    finally:
        journal.close()
    return Stamp(note.origin, note.size, note.text.splitlines()[2])


def test_a_session_report_adds_up_to_the_win_of_the_journal(folder: Path) -> None:
    _, text = printed(folder, SHIFT, "session", "--number", "1")
    for line in ("Drop, cash $500.00", "Closer $9,800.00", "less the opener -$10,000.00", "Win $300.00"):
        assert line in text
    stamp = newest(folder, SHIFT)
    assert stamp.root in text
    assert f"{stamp.origin} · {stamp.size} records" in text
    assert "older than this sheet" not in text


def test_a_form_is_to_be_had_in_another_language(folder: Path) -> None:
    _, shift = printed(folder, SHIFT, "session", "--number", "1", "--lang", "de")
    lines = ("Bericht einer Tischöffnung", "Drop, Bargeld 500,00 $", "abzüglich Anfangsbestand -10.000,00 $")
    for line in lines:
        assert line in shift.replace("\N{NO-BREAK SPACE}", " ")
    _, dispute = printed(folder, DISPUTED, "dispute", "--number", "1", "--lang", "fr")
    told = dispute.replace("\N{NO-BREAK SPACE}", " ")
    assert "mise 10,00 $US sur Plein 8" in told
    assert "La bille s’arrête sur le 11, noir." in told
    assert "My chips were on the split 8-11." in told, "what somebody wrote stays as it is"


def test_the_newest_session_is_the_usual_one(folder: Path) -> None:
    assert printed(folder, SHIFT, "session")[1] == printed(folder, SHIFT, "session", "--number", "2")[1]


def test_a_session_that_is_still_on_has_no_win_yet() -> None:
    """Nobody has counted the tray, and an opener alone is no loss."""
    still_open = SessionReport(
        "1", "2026-06-01T03:00:00.000000Z", opened="2026-06-01T02:00:00.000000Z", opener=10_000_00
    )
    text = text_of(pdf(session_report(replace(still_open, cash=800_00))))
    assert "Closer not counted yet" in text
    assert "Win –" in text
    assert "Win $0.00" not in text


def test_an_inspection_record_has_every_point_and_its_answer(folder: Path) -> None:
    _, text = printed(folder, SHIFT, "inspection", "--number", "1")
    for point in ("The table is clear of foreign objects yes", "The ball is not magnetic yes"):
        assert point in text
    assert "passed: the table may open" in text


def test_a_dispute_form_has_the_claim_the_round_and_the_decision(folder: Path) -> None:
    _, text = printed(folder, DISPUTED, "dispute", "--number", "1")
    assert "My chips were on the split 8-11." in text
    assert "puts $10.00 on Straight up 8" in text
    assert "The ball rests in 11, black." in text
    assert "Decision" in text


def test_fill_and_credit_slips_are_numbered_and_signed_by_two(folder: Path) -> None:
    listed = croupier("paper", "list", str(folder / f"{FILLED.stem}.sqlite"), "--table", "1", "--json").json["forms"]
    slips = [row for row in listed if row["form"] == "slip"]
    assert [row["number"] for row in slips] == list(range(1, len(slips) + 1))
    kinds = set()
    for row in slips:
        _, text = printed(folder, FILLED, "slip", "--number", str(row["number"]))
        kind = "Credit" if row["what"].startswith("credit") else "Fill"
        kinds.add(kind)
        assert f"{kind} slip {row['number']:06d}" in text
        assert f"AMOUNT {row['what'].removesuffix(', void').rpartition(' ')[2]}" in text
        assert ("VOID" in text) == row["what"].endswith(", void")
        code = re.search(rf"CODE ({row['number']}-[0-9A-Z]{{4}}-[0-9A-Z]{{4}})", text)
        assert bool(code) != ("VOID" in text), "a void slip has none to redeem"
    assert printed(folder, FILLED, "slip")[1] == text, "the newest without a number"
    assert kinds == {"Fill", "Credit"}
    assert "Made void by S1, cage-4: the wrong table" in text
    assert "Value chips, Red · $5.00 10 $50.00" in text, "each denomination, its number, and what it comes to"
    _, asked = printed(folder, FILLED, "slip", "--number", "3")
    assert "Value chips, Black · $25.00 4 $100.00" in asked, "as they moved"


def test_nobody_is_told_what_a_box_must_hold_before_its_count_is_signed() -> None:
    """Of table 12 the box B-12 has $2,000 in cash and a receipt of $300."""
    house = CountHouse().begun()

    def form() -> str:
        history = ((recorded, event_of(recorded)) for recorded in house.script.journal.read("table/12"))
        head = Letterhead(counted=counts_in(house.script.journal.read("floor")))
        return text_of(pdf(TableForms("12", house=head).read(history).sheet("drop", 1, lambda _: ())))

    assert "2,000" not in (hanging := form())
    assert "printed once its count is signed" in hanging
    house.play({"drop": "B-12"})
    assert "2,000" not in form(), "it is off, and nobody has counted"
    house.play({"count": "B-12", "unsigned": True})
    assert "2,000" not in form()
    house.play({"sign": "B-12", "who": "N3"})
    assert "Expected in the drop box $2,300.00" in form()


def test_an_inventory_has_every_chip_what_was_counted_and_what_differs(folder: Path) -> None:
    _, text = printed(folder, COUNTED, "inventory", "--number", "2")
    assert "Roulette chips, Blue 94 0 0 6 0 0 100" in text
    assert "Value chips, Red · $5.00 74 0 0 26 0 0 100" in text
    assert "Roulette chips, Yellow 100 99 -1" in text
    assert "the count differs from the books" in text
    assert "6 blue chips are gone with their player; one yellow chip is not found" in text
    _, newest = printed(folder, COUNTED, "inventory")
    assert "Roulette chips, Blue 97 0 0 0 0 3 100" in newest, "three of them came back"
    assert "not counted by kind" in newest


def test_the_drop_report_expects_what_was_paid_for_chips(folder: Path) -> None:
    _, text = printed(folder, SHIFT, "drop", "--shift", "1")
    assert "Cash $500.00" in text
    assert "BOX AS TOLD BY pit-supervisor" in text, "there is no register here"
    assert "Expected in the drop box $500.00" in text
    assert "COUNTEDBY,ANOTHERPERSON" in bare(text)


def test_play_money_of_a_training_table_is_never_printed_as_cash() -> None:
    journal = MemoryJournal()
    assert list(train("classic", "single-zero", [RecordedOutcome("17", 1)], [("red", 100)], journal))
    history = ((recorded, event_of(recorded)) for recorded in journal.read("table/1"))
    made = TableForms("1").read(history)
    lines: dict[Form, str] = {
        "drop": "Cash $100,000.00 (training)",
        "session": "less the opener -$1,000,000.00 (training)",
    }
    for form, line in lines.items():
        text = text_of(pdf(made.sheet(form, None, lambda _: ())))
        assert line in text
        assert text.count("$") == text.count("(training)")


def test_a_count_shows_its_difference_and_who_counted() -> None:
    count = Count("R2", 49_900, "C1", "S1", "one note was torn")
    report = DropReport(
        "1",
        "2026-06-01T03:00:00.000000Z",
        box="R2",
        by="register",
        cash=40_000,
        receipts=(("77", 10_000),),
        counts=(count,),
    )
    text = text_of(pdf(drop_report(report)))
    assert "BOX AS TOLD BY the register" in text
    assert "Mobile ATM receipt 77 $100.00" in text
    assert "Difference -$1.00" in text
    assert "one note was torn" in text
    assert "No signed checkpoint" in text


def test_an_adjustment_log_has_a_line_for_every_entry_and_says_when_its_checkpoint_is_old() -> None:
    entries = tuple(
        Adjustment(
            f"2026-06-0{day}T10:00:00.000000Z", f"levelled, leg {day}", "M1", "CO-77", "G1", "table 1", "ab" * 32
        )
        for day in range(1, 6)
    )
    stamp = Stamp("test/floor", 10, "root=", ((0, 10),))
    log = AdjustmentLog("1", "2026-06-05T10:00:00.000000Z", "Rule 22", stamp, (0, 12), entries)
    text = text_of(pdf(adjustment_log(log)))
    for entry in entries:
        assert entry.what in text
    assert text.count("CO-77") == 5
    assert "2 records older than this sheet" in text
    assert "levelled, leg 3" in html(adjustment_log(log))


def test_the_same_form_has_the_same_bytes_and_checks(folder: Path) -> None:
    first = printed(folder, SHIFT, "session", "--number", "1")[0].json
    again = printed(folder, SHIFT, "session", "--number", "1")[0].json
    assert first == again
    sheet = folder / "session.pdf"
    checked = croupier("paper", "check", str(sheet), "--json")
    assert checked.json["ok"]
    assert (checked.json["sha256"], checked.json["copy"]) == (first["sha256"], first["copy"])
    assert checked.json["checkpoint"]["root"] == newest(folder, SHIFT).root
    journals = {script.stem: folder / f"{script.stem}.sqlite" for script in (SHIFT, DISPUTED)}
    own = croupier("paper", "check", str(sheet), "--journal", str(journals[SHIFT.stem]), "--json")
    assert (own.code, own.json["ok"], own.json["in_journal"]) == (0, True, True)
    other = croupier("paper", "check", str(sheet), "--journal", str(journals[DISPUTED.stem]), "--json")
    assert (other.code, other.json["ok"], other.json["genuine"]) == (1, False, True)
    unsigned = folder / "rules.pdf"
    assert croupier("rules", "print", "colorado", "-o", str(unsigned)).code == 0
    nobodys = croupier("paper", "check", str(unsigned), "--journal", str(journals[SHIFT.stem]), "--json")
    assert (nobodys.code, nobodys.json["genuine"], nobodys.json["in_journal"]) == (1, True, None)
    told = croupier("paper", "check", str(unsigned), "--journal", str(journals[SHIFT.stem]))
    assert "has no checkpoint" in told.out
    altered = folder / "altered.pdf"
    altered.write_bytes(sheet.read_bytes() + b" ")
    refused = croupier("paper", "check", str(altered))
    assert refused.code == 1
    assert "ALTERED" in refused.out
    content = check(sheet.read_bytes()).content
    assert json.dumps(content)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("paper", "session", "{db}", "--table", "1", "--number", "9", "-o", "{out}"), "no_such_form"),
        (("paper", "slip", "{db}", "--table", "1", "--number", "1", "-o", "{out}"), "no_such_form"),
        (("paper", "session", "{db}", "--table", "7", "-o", "{out}"), "no_such_table"),
        (("paper", "session", "{db}", "--table", "1", "-o", "sheet.docx"), "no_such_format"),
        (("paper", "check", "{db}"), "not_our_paper"),
        (("paper", "sign", "colorado", "--points", "blue", "-o", "{out}"), "bad_amount"),
        (("paper", "sign", "colorado", "--paper", "napkin", "-o", "{out}"), "no_such_paper"),
        (("paper", "card", "colorado", "--paper", "napkin", "-o", "{out}"), "no_such_paper"),
        (("rules", "print", "colorado", "--lang", "xx", "-o", "{out}"), "no_such_language"),
    ],
)
def test_what_cannot_be_printed_is_said_plainly(folder: Path, args: tuple[str, ...], code: str) -> None:
    out = folder / "out.pdf"
    given = [arg.format(db=folder / f"{SHIFT.stem}.sqlite", out=out) for arg in args]
    answer = croupier(*given, "--json")
    assert (answer.code, answer.json["code"]) == (2, code)
    assert not out.exists()


def test_a_form_with_the_number_nought_is_none_of_those_that_there_are(folder: Path) -> None:
    db = str(folder / f"{SHIFT.stem}.sqlite")
    answer = croupier("paper", "session", db, "--table", "1", "--number", "0", "-o", str(folder / "none.pdf"), "--json")
    assert (answer.code, answer.json["code"]) == (2, "no_such_form")
    assert answer.json["message"] == "Table 1 has no session 0; there are: 1, 2."
