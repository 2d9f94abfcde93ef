"""Currencies as people write them: sign, smallest unit, and the same in plain English as in the English catalogue."""

from __future__ import annotations

import threading

import pytest
from babel.numbers import get_currency_name, get_currency_precision
from hypothesis import given
from hypothesis import strategies as st

from croupier.currencies import CURRENCIES, DOLLARS, Currency, counting_in, current
from croupier.maths.exact.slips import read_cents
from croupier.money import currency_named, money
from croupier.refusal import Refused
from croupier.words.catalogue import catalogue

EACH = [pytest.param(currency, id=code) for code, currency in CURRENCIES.items()]


@pytest.mark.parametrize("currency", EACH)
def test_a_currency_is_what_the_standard_says(currency: Currency) -> None:
    assert get_currency_precision(currency.code) == currency.digits
    assert get_currency_name(currency.code, 1, "en").casefold() in (currency.name.casefold(), "british pound")


@pytest.mark.parametrize("currency", EACH)
def test_plain_english_is_the_catalogues_english(currency: Currency) -> None:
    with counting_in(currency):
        for amount in (0, 7, -50, 123_456, -98_765_432):
            assert money(amount) == catalogue("en", "shared").money(amount)


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("USD", "-$1,234.50", "-1.234,50\N{NO-BREAK SPACE}$"),
        ("EUR", "-€1,234.50", "-1.234,50\N{NO-BREAK SPACE}€"),
        ("CHF", "-CHF\N{NO-BREAK SPACE}1,234.50", "-1.234,50\N{NO-BREAK SPACE}CHF"),
        ("JPY", "-¥123,450", "-123.450\N{NO-BREAK SPACE}¥"),
        ("KWD", "-KWD\N{NO-BREAK SPACE}123.450", "-123,450\N{NO-BREAK SPACE}KWD"),
    ],
)
def test_an_amount_as_the_currency_and_the_language_write_it(code: str, english: str, german: str) -> None:
    with counting_in(CURRENCIES[code]):
        assert (money(-123_450), catalogue("de", "shared").money(-123_450)) == (english, german)


@given(st.sampled_from(list(CURRENCIES.values())), st.integers(1, 10**12))
def test_what_is_written_is_read_back(currency: Currency, amount: int) -> None:
    with counting_in(currency):
        assert read_cents(currency.plain(amount), "stake") == amount == read_cents(money(amount), "stake")


@pytest.mark.parametrize(("code", "typed"), [("JPY", "2.5"), ("EUR", "2.505"), ("KWD", "2.5051")])
def test_no_amount_is_finer_than_the_smallest_unit(code: str, typed: str) -> None:
    with counting_in(CURRENCIES[code]), pytest.raises(Refused, match=f"in {code} with at most") as refused:
        read_cents(typed, "stake")
    assert refused.value.id == "bad_amount.cents"


def test_a_currency_holds_within_and_in_this_thread_alone() -> None:
    seen: list[Currency] = []
    with counting_in(CURRENCIES["JPY"]):
        other = threading.Thread(target=lambda: seen.append(current()))
        other.start()
        other.join()
        assert Refused("x", "{stake:money}", stake=500).message == "¥500"
        assert Refused("x", "{due}", due={"training": 500}).message == "¥500 (training)"
    assert (seen, current(), money(500)) == ([DOLLARS], DOLLARS, "$5.00")


def test_a_currency_by_its_code() -> None:
    assert currency_named("eur") is CURRENCIES["EUR"]
    with pytest.raises(Refused, match=r"There is no currency “DEM”\. There are: USD, EUR"):
        currency_named("DEM")
