"""`croupier --currency EUR ...`: amounts read and shown in another currency than dollars."""

from __future__ import annotations

import pytest
from tests.support import croupier

from croupier.cli.app import application


def test_amounts_are_shown_in_the_currency_that_is_named_and_in_dollars_without() -> None:
    slip = ("odds", "classic", "--wheel", "single-zero", "--slip", "red=2500")
    assert "€2,500.00 staked" in croupier("--currency", "EUR", *slip).out
    assert "¥2,500 staked" in croupier("--currency", "JPY", *slip).out
    assert "$2,500.00 staked" in croupier(*slip).out, "once is not for ever"
    in_cents = croupier("--currency", "KWD", *slip, "--json").json["staked"]
    assert in_cents == 2_500_000, "fils"


def test_amounts_are_read_by_the_digits_of_the_currency() -> None:
    told = croupier("--currency", "JPY", "odds", "classic", "--slip", "red=2.5")
    assert (told.code, told.err) == (
        2,
        "bad_amount: The stake “2.5” is not a positive amount in JPY with at most 0 decimal places.\n",
    )
    assert "€0.4865" in croupier("--currency", "EUR", "offer", "--bet", "red=1", "--free", "--wheel", "single-zero").out


def test_a_currency_that_there_is_not() -> None:
    told = croupier("--currency", "DEM", "odds", "classic")
    assert told.code == 2
    assert "There is no DEM. There are: USD, EUR" in told.err


@pytest.mark.parametrize("before", [(), ("--currency", "EUR"), ("--currency=EUR",)])
def test_the_command_behind_it_is_the_only_one_that_is_loaded(before: tuple[str, ...]) -> None:
    assert list(application([*before, "ruin", "--bankroll", "5"]).commands) == ["ruin"]
