"""`croupier script` and `croupier journal`: an evening is played, kept, checked, told and tampered with."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from tests.support import croupier, on_felt

EVENING = """
{"rulebook": "colorado", "wheel": "single-zero", "table": 12,
 "policy": {"limits": {"all": {"min": 500, "max": 100000}}, "options": {"in_prison": true},
  "chips": {"smallest": 50, "sets": [{"colour": "blue", "number": 300}],
  "value": [{"colour": "grey", "value": 50, "number": 400}, {"colour": "red", "value": 500, "number": 2000}]}}}
{"do": "inspect-table", "points": {"table_clear": true, "wheel_clear": true, "level": true,
 "rotates_freely_evenly": true, "parts_secure": true, "ball_nonmagnetic": true}}
{"do": "sign-in-dealer", "dealer": "D7"}
{"do": "post-sign", "sign": "5896-2752-7bdf"}
{"do": "open-table", "opener": 1000000, "drop_box": "B1", "tip_box": "T1"}
{"do": "open-betting"}
{"do": "seat-player", "seat": 3, "player": "Ann"}
{"do": "buy-in", "seat": 3, "amount": 50000, "chip_value": 500}
{"do": "place-wager", "seat": 3, "bet": "red", "stake": 1000, "by": {"role": "player"}}
{"do": "place-wager", "seat": 3, "bet": "straight-17", "stake": 500, "by": {"role": "dealer"}}
{"do": "spin-ball"}
{"do": "call-no-more-bets", "wave": true}
{"do": "declare-result", "number": "19", "turns": 12}
{"do": "place-dolly", "number": "19"}
{"do": "collect-losers"}
{"do": "pay-winners"}
{"do": "remove-dolly"}
{"do": "clear-wagers", "seat": 3}
{"do": "cash-out", "seat": 3}
{"do": "unseat-player", "seat": 3}
{"do": "close-table", "closer": 949500}
""".replace(",\n ", ", ")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A kept evening: journal, key and checkpoints."""
    (tmp_path / "evening.jsonl").write_text(EVENING)
    made = croupier("journal", "key", str(tmp_path / "key"), "--name", "test/floor")
    assert made.code == 0
    played = croupier(
        "script", str(tmp_path / "evening.jsonl"), "--db", str(tmp_path / "journal.sqlite"),
        "--sign", str(tmp_path / "key"), "--checkpoints", str(tmp_path / "checkpoints"),
    )  # fmt: skip
    assert played.code == 0, played
    assert "refused" not in played.out
    last = json.loads(played.out.splitlines()[-1])
    assert last["phase"] == "closed"
    assert last["balances"]["house-win"] == -500
    return tmp_path


def verified(folder: Path, journal: str = "journal.sqlite") -> tuple[int, dict[str, object]]:
    answer = croupier(
        "journal", "verify", str(folder / journal), "--checkpoint", str(folder / "checkpoints"),
        "--key", str(folder / "key.pub"), "--json",
    )  # fmt: skip
    return answer.code, answer.json


def test_an_honest_journal_verifies_against_what_was_kept_elsewhere(folder: Path) -> None:
    code, report = verified(folder)
    assert (code, report["ok"], report["checkpoints"]) == (0, True, 2)
    assert report["remarks"] == []


def test_the_private_key_is_private_and_never_overwritten(folder: Path) -> None:
    assert (folder / "key").stat().st_mode & 0o077 == 0
    assert croupier("journal", "key", str(folder / "key"), "--name", "test/floor").code == 2


def test_a_changed_event_is_named(folder: Path) -> None:
    connection = sqlite3.connect(folder / "journal.sqlite")
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")]
    for name in names:
        connection.execute(f"DROP TRIGGER {name}")
    changed = "replace(text, '\"stake\":1000', '\"stake\":9000')"
    done = connection.execute(
        f"UPDATE records SET text = {changed} WHERE text LIKE '%\"stake\":1000%' RETURNING sequence"
    )
    sequences = [sequence for (sequence,) in done]
    connection.commit()
    connection.close()
    code, report = verified(folder)
    assert code == 1
    assert report["first_bad"] == f"0/{sequences[0]}"


def test_a_cut_off_journal_does_not_pass(folder: Path) -> None:
    lines = croupier("journal", "export", str(folder / "journal.sqlite")).out.splitlines(keepends=True)
    events = [line for line in lines if line.startswith('{"at"')]
    (folder / "cut.jsonl").write_text("".join(events[:-6]))
    code, report = verified(folder, "cut.jsonl")
    assert code == 1
    assert report["ok"] is False


def test_an_export_verifies_like_the_journal_itself(folder: Path) -> None:
    assert croupier("journal", "export", str(folder / "journal.sqlite"), "-o", str(folder / "all.jsonl")).code == 0
    code, report = verified(folder, "all.jsonl")
    assert (code, report["ok"]) == (0, True)


def test_a_round_is_told_as_a_person_would(folder: Path) -> None:
    answer = croupier("journal", "replay", str(folder / "journal.sqlite"), "--table", "12", "--round", "1")
    assert answer.code == 0
    for sentence in (
        "Ann (seat 3) puts $10.00 on red.",
        "Ann (seat 3) puts $5.00 on straight-17, laid by D7.",
        "No more bets. Wagers: 2, $15.00 in all.",
        "Ann (seat 3) on the layout: $10.00 on red, $5.00 on straight-17",
        "The ball rests in 19, red.",
        "Ann (seat 3) loses $5.00.",
        "Ann (seat 3) is paid $10.00.",
        "The dolly is removed.",
    ):
        assert sentence in answer.out
    data = croupier("journal", "replay", str(folder / "journal.sqlite"), "--table", "12", "--round", "1", "--json").json
    assert (data["result"], data["finished"]) == ("19", True)
    assert [(w["seat"], w["bet"], w["stake"]) for w in data["wagers"]] == [(3, "red", 1000), (3, "straight-17", 500)]


@pytest.mark.parametrize("options", [("--table", "99", "--round", "1"), ("--table", "12", "--round", "77")])
def test_what_is_not_there_cannot_be_told(folder: Path, options: tuple[str, ...]) -> None:
    answer = croupier("journal", "replay", str(folder / "journal.sqlite"), *options, "--json")
    assert answer.code == 2
    assert answer.json["code"] in ("no_such_table", "no_such_round")


def test_a_backup_of_the_journal_verifies(folder: Path) -> None:
    answer = croupier("journal", "backup", str(folder / "journal.sqlite"), str(folder / "copy.sqlite"), "--json")
    assert answer.code == 0
    assert verified(folder, "copy.sqlite")[0] == 0


def test_a_journal_in_postgresql_is_copied_with_its_house(tmp_path: Path) -> None:
    secret = "postgresql://house:hunter2@db.example/floor"
    answer = croupier("journal", "backup", secret, str(tmp_path / "copy.sqlite"), "--json")
    assert (answer.code, answer.json["code"]) == (2, "backup_elsewhere")
    assert "croupier backup" in answer.json["message"]
    assert "hunter2" not in answer.out
    assert not list(tmp_path.iterdir())


def test_the_books_are_derived_again_from_the_events(folder: Path) -> None:
    answer = croupier("journal", "reconcile", str(folder / "journal.sqlite"), "--json")
    assert answer.code == 0
    accounts = {row["account"]: row["events"] for row in answer.json["accounts"]}
    assert accounts["table/12/float"] == 949500
    assert sum(accounts.values()) == 0


@pytest.mark.parametrize("what", [("--record", "7"), ("--since", "0/7"), ("--table", "12", "--round", "1")])
def test_a_short_proof_holds_and_a_forged_one_does_not(folder: Path, what: tuple[str, ...]) -> None:
    proof = croupier("journal", "prove", str(folder / "journal.sqlite"), *what)
    assert proof.code == 0
    (folder / "proof.json").write_text(proof.out)
    assert croupier("journal", "check-proof", str(folder / "proof.json")).code == 0
    forged = proof.json
    where = forged["records"][-1] if "records" in forged else forged
    where["proof"][0] = "00" * 32
    (folder / "proof.json").write_text(json.dumps(forged))
    assert croupier("journal", "check-proof", str(folder / "proof.json"), "--json").json == {"ok": False}
    (folder / "proof.json").write_text('{"proof": 3}')
    assert croupier("journal", "check-proof", str(folder / "proof.json")).code == 2


def test_the_proof_of_a_round_covers_its_wagers_its_result_and_its_payments(folder: Path) -> None:
    proof = croupier("journal", "prove", str(folder / "journal.sqlite"), "--table", "12", "--round", "1").json
    kinds = [event["kind"] for record in proof["records"] for event in json.loads(record["text"])["events"]]
    for kind in ("wager-placed/1", "result-declared/1", "losers-collected/1", "seat-paid/1", "dolly-removed/1"):
        assert kind in kinds


@pytest.mark.parametrize(
    "what", [(), ("--record", "0"), ("--record", "999"), ("--record", "x"), ("--record", "1", "--since", "1")]
)
def test_a_proof_is_asked_for_one_thing_that_is_there(folder: Path, what: tuple[str, ...]) -> None:
    assert croupier("journal", "prove", str(folder / "journal.sqlite"), *what, "--json").code == 2


def test_a_missing_journal_is_said_plainly(tmp_path: Path) -> None:
    for command in (["verify"], ["reconcile"], ["export"]):
        answer = croupier("journal", *command, str(tmp_path / "none.sqlite"), "--json")
        assert answer.code == 2
        assert answer.json["code"] == "no_such_file"
    assert not (tmp_path / "none.sqlite").exists()


HOUSE = {"rulebook": "house", "wheel": "double-zero"}


def test_a_script_says_which_line_is_wrong(tmp_path: Path) -> None:
    script = tmp_path / "script.jsonl"
    script.write_text(json.dumps({**HOUSE, "policy": on_felt({})}) + '\n{"do": \n{"do": "dance"}\n')
    answer = croupier("script", str(script))
    assert answer.code == 0
    _, first, second, last = map(json.loads, answer.out.splitlines())
    assert (first["refused"], first["line"]) == ("bad_json", 2)
    assert second["refused"] == "bad_command"
    assert last["phase"] == "closed"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "bad_script"),
        ("[1]", "bad_json"),
        ('{"rulebook": "nevada", "wheel": "double-zero"}', "no_such_rulebook"),
        ('{"rulebook": "house", "wheel": "triple-zero"}', "no_such_wheel"),
        ('{"rulebook": "house", "wheel": "double-zero", "automation": ["fly"]}', "bad_script"),
        ('{"rulebook": "house", "wheel": "double-zero", "automation": 3}', "bad_script"),
        ('{"rulebook": "house", "wheel": "double-zero", "colour": 3}', "unknown_key"),
        ('{"rulebook": "house", "wheel": "double-zero", "policy": 3}', "bad_script"),
        ('{"rulebook": "house", "wheel": "double-zero"}', "chips_missing"),
        ('{"rulebook": "house", "wheel": "double-zero", "policy": {"limits": {"all": {"min": 5, "max": 1}}}}', None),
    ],
)
def test_a_script_needs_a_good_first_line(tmp_path: Path, header: str, code: str | None) -> None:
    script = tmp_path / "script.jsonl"
    script.write_text(header)
    answer = croupier("script", str(script), "--json")
    assert answer.code == 2
    if code:
        assert answer.json["code"] == code
    else:
        assert {finding["code"] for finding in answer.json["findings"]} == {"bad_limits", "limits_fixed"}
