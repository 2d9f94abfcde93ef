"""A rulebook file that calls itself an edition we have must pay what that edition pays."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import clause, croupier

from croupier.rules import rulebook
from croupier.rules.files.writer import as_data, as_toml


def written(folder: Path, key: str, kind: str, pays: int, version: str = "") -> Path:
    data = as_data(rulebook(key))
    data["bets"][kind]["pays"]["value"] = pays
    data["source"]["version"] = version or data["source"]["version"]
    file = folder / "mine.toml"
    file.write_text(as_toml(data))
    return file


@clause("H-PT.straight", "CO-2204(1)-split")
@pytest.mark.parametrize(
    ("key", "kind", "pays", "code", "cited"),
    [
        ("house", "straight", 36, "odds_differ_from_pay_table", "H-PT.straight"),
        ("house", "straight", 34, "odds_differ_from_pay_table", "H-PT.straight"),
        ("colorado", "split", 16, "odds_below_minimum", "CO-2204(1)-split"),
    ],
)
def test_the_loader_refuses_other_odds(tmp_path: Path, key: str, kind: str, pays: int, code: str, cited: str) -> None:
    answer = croupier("rules", "check", str(written(tmp_path, key, kind, pays)), "--json")
    assert answer.code == 1
    (finding,) = answer.json["findings"]
    assert (finding["code"], finding["clause"], finding["key"]) == (code, cited, f"bets.{kind}.pays")


def test_a_floor_may_be_exceeded_and_a_later_edition_may_change_the_law(tmp_path: Path) -> None:
    assert croupier("rules", "check", str(written(tmp_path, "colorado", "split", 18))).code == 0
    assert croupier("rules", "check", str(written(tmp_path, "house", "straight", 36, version="2030-1"))).code == 0
    assert croupier("rules", "check", str(written(tmp_path, "house", "straight", 35))).code == 0


def test_a_file_is_used_like_a_rulebook(tmp_path: Path) -> None:
    file = written(tmp_path, "colorado", "straight", 36)
    rows = croupier("odds", str(file), "--bet", "straight-17", "--json").json["bets"]
    assert rows[0]["pays"] == 36


@pytest.mark.parametrize(
    ("section", "key", "value"), [("settling", "takedown_from", "paid"), ("settling", "collect_before_pay", False)]
)
def test_a_value_that_no_table_obeys_is_refused(tmp_path: Path, section: str, key: str, value: object) -> None:
    data = as_data(rulebook("classic"))
    data[section][key]["value"] = value
    (tmp_path / "mine.toml").write_text(as_toml(data))
    answer = croupier("rules", "check", str(tmp_path / "mine.toml"), "--json")
    assert answer.code == 1
    (finding,) = answer.json["findings"]
    assert (finding["code"], finding["key"]) == ("wrong_value", f"{section}.{key}.value")
