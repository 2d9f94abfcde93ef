"""What a plan must say before anybody can enter: what each cent is, and that the structure keeps the limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support import clause, croupier
from tests.tournament.hall_support import Written, event, plan, toml_of


def checked(
    folder: Path, charges: str, limit: int = 10_000, rounds: str = "20", source: str = "12-47.1-816 C.R.S."
) -> tuple[int, Any]:
    """One event with these charges; its first rounds are initial and have so many spins each."""
    spins = [int(part) for part in rounds.split(",")]
    played = [{"spins": number, "advance": 2} for number in spins]
    rules = plan(
        event(rounds=played, prizes=[{"place": 1, "share": 10_000}]),
        structure={"limit": limit, "limit_source": source, "initial_rounds": len(spins)},
        name="Friday night",
    )
    rules["events"][0]["charges"] = Written(f"[{charges}]")
    file = folder / "plan.toml"
    file.write_text(toml_of(rules))
    answer = croupier("tournament", "check", str(file), "--json")
    return answer.code, answer.json


def codes(report: Any) -> list[tuple[str, str | None]]:
    return [(finding["code"], finding["clause"]) for finding in report["findings"]]


@clause("CO-2213.05-d")
def test_what_does_not_go_to_the_prize_pool_is_an_entry_fee(tmp_path: Path) -> None:
    code, report = checked(tmp_path, '{name = "entry", amount = 6500, to_pool = 5000}')
    assert (code, report["entry_fee"], report["buy_in"], report["agp_per_entrant"]) == (0, 1500, 5000, 1500)


@clause("CO-2213.05-d")
def test_a_service_charge_is_an_entry_fee_and_nothing_else(tmp_path: Path) -> None:
    charges = '{name = "buy-in", amount = 5000, kind = "buy-in"}, {name = "service", amount = 300, kind = "entry-fee"}'
    code, report = checked(tmp_path, charges)
    assert (code, report["entry_fee"], report["buy_in"]) == (0, 300, 5000)


@clause("CO-2213.05-d")
def test_every_cent_is_one_or_the_other(tmp_path: Path) -> None:
    code, report = checked(tmp_path, '{name = "service", amount = 300}, {name = "tax", amount = 5, kind = "levy"}')
    assert code == 1
    assert codes(report) == [("kind_needed", "CO-2213.05-d")] * 2


@clause("CO-2213.06-g")
def test_the_initial_rounds_keep_the_wagering_limit_behind_the_chips(tmp_path: Path) -> None:
    buy_in = '{name = "buy-in", amount = 100000, kind = "buy-in"}'
    code, report = checked(tmp_path, buy_in, rounds="20")
    assert (code, report["per_spin"]) == (0, ["5000"])
    code, report = checked(tmp_path, buy_in, rounds="20, 5")
    assert code == 1
    assert codes(report) == [("structure_exceeds_limit", "CO-2213.06-g")]
    (finding,) = report["findings"]
    assert finding["facts"] | {"round": 2, "buy_in": 100_000, "spins": 5, "limit": 10_000} == finding["facts"]
    assert "$200.00, above $100.00" in finding["message"]


@clause("CO-2213.06-g")
def test_exactly_the_limit_does_not_exceed_it_and_a_cent_more_does(tmp_path: Path) -> None:
    assert checked(tmp_path, '{name = "buy-in", amount = 50000, kind = "buy-in"}', rounds="5")[0] == 0
    assert checked(tmp_path, '{name = "buy-in", amount = 50001, kind = "buy-in"}', rounds="5")[0] == 1


@clause("CO-2213.05-d", "CO-2213.06-g")
def test_a_plan_says_all_that_is_wrong_with_it(tmp_path: Path) -> None:
    charges = '{name = "a", amount = 0, kind = "buy-in"}, {name = "b", amount = 100, to_pool = 200}'
    code, report = checked(tmp_path, charges, rounds="0", source="")
    assert code == 1
    assert [code for code, _ in codes(report)] == ["bad_amount", "bad_amount", "bad_amount", "bad_limits"]
    code, report = checked(tmp_path, '{name = "a", amount = 500, kind = "buy-in"}', rounds="0")
    assert [code for code, _ in codes(report)] == ["bad_amount", "bad_amount"]


def test_a_plan_is_shown_to_people_too(tmp_path: Path) -> None:
    checked(tmp_path, '{name = "entry", amount = 6500, to_pool = 5000}')
    shown = croupier("tournament", "check", str(tmp_path / "plan.toml")).out
    assert "entry fee $15.00, buy-in $50.00" in shown
    assert "Initial round 1: $2.50 a spin, limit $100.00." in shown
    checked(tmp_path, '{name = "x", amount = 1}')
    refused = croupier("tournament", "check", str(tmp_path / "plan.toml"))
    assert refused.code == 1
    assert "kind_needed" in refused.out
