"""Double entry: what leaves one account comes to another, points never become cents, and nothing is edited."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.money import Balances, Entry, Posting, Unit

ACCOUNTS = ["float", "rack/1", "rack/2", "racket", "drop-box/cash", "wagers"]


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """Any entry of cents: several postings of any size, and a last one that balances them."""
    postings = draw(
        st.lists(st.builds(Posting, st.sampled_from(ACCOUNTS), st.integers(-(10**9), 10**9)), min_size=1, max_size=5)
    )
    rest = Posting(draw(st.sampled_from(ACCOUNTS)), -sum(posting.amount for posting in postings))
    return Entry((*postings, rest))


def applied(*done: Entry) -> Balances:
    balances = Balances()
    balances.apply(done)
    return balances


# --- entries ----------------------------------------------------------------------------------------------------------


@given(st.lists(st.builds(Posting, st.sampled_from(ACCOUNTS), st.integers(-5, 5)), max_size=4))
def test_an_entry_balances_or_does_not_exist(postings: list[Posting]) -> None:
    if len(postings) >= 2 and sum(posting.amount for posting in postings) == 0:
        assert Entry(tuple(postings)).unit is Unit.CENTS
    else:
        with pytest.raises(AssertionError):
            Entry(tuple(postings))


def test_one_posting_is_no_entry_even_of_nothing() -> None:
    with pytest.raises(AssertionError, match="an entry needs two sides"):
        Entry((Posting("float", 0),))


def test_an_entry_that_does_not_balance_says_which() -> None:
    with pytest.raises(AssertionError, match=r"entry does not balance: Entry\(.*'rack/1'"):
        Entry((Posting("float", -1_00), Posting("rack/1", 99)))


def test_a_transfer_takes_from_one_account_and_gives_to_another() -> None:
    entry = Entry.transfer("wagers", "float", 5_00)
    assert entry == Entry((Posting("wagers", -5_00), Posting("float", 5_00)), Unit.CENTS)
    assert Entry.transfer("bank", "stack/1", 50, Unit.POINTS).unit is Unit.POINTS


@given(entries())
def test_a_mistake_is_reversed_never_edited(entry: Entry) -> None:
    balances = applied(entry, entry.reversed())
    assert set(balances.values()) == {0}
    assert entry.reversed().reversed() == entry


def test_a_reversal_is_in_the_same_unit() -> None:
    reversal = Entry.transfer("a", "b", 1, Unit.POINTS).reversed()
    assert reversal == Entry((Posting("a", 1), Posting("b", -1)), Unit.POINTS)


# --- balances ---------------------------------------------------------------------------------------------------------


@given(st.lists(entries(), max_size=20))
def test_all_the_accounts_together_are_zero_whatever_happened(done: list[Entry]) -> None:
    balances = applied(*done)
    assert balances.total() == 0
    for account in ACCOUNTS:
        moved = [posting.amount for entry in done for posting in entry.postings if posting.account == account]
        assert balances[account] == sum(moved)
        assert (account in balances) is bool(moved)


@given(st.lists(entries(), max_size=5), st.lists(entries(), max_size=5))
def test_entries_add_up_in_any_portions(one: list[Entry], other: list[Entry]) -> None:
    balances = applied(*one)
    balances.apply(other)
    assert balances == applied(*one, *other)


def test_an_account_that_nobody_used_holds_nothing_and_is_not_listed() -> None:
    balances = applied(Entry.transfer("wagers", "float", 5_00))
    assert balances["rack/7"] == 0
    assert "rack/7" not in balances
    assert balances.get("rack/7", 3) == 0
    assert list(balances) == ["wagers", "float"]
    assert len(balances) == 2
    assert dict(balances) == {"wagers": -5_00, "float": 5_00}


def test_units_never_mix() -> None:
    balances = applied(Entry.transfer("bank", "stack/1", 1_000, Unit.POINTS))
    assert (balances.unit("stack/1"), balances.unit("float")) == (Unit.POINTS, Unit.CENTS)
    with pytest.raises(AssertionError, match="stack/1 holds points, the entry moves cents"):
        balances.apply([Entry.transfer("float", "stack/1", 10)])


def test_an_entry_is_applied_whole_or_not_at_all() -> None:
    balances = applied(Entry.transfer("bank", "stack/1", 1_000, Unit.POINTS))
    with pytest.raises(AssertionError):
        balances.apply([Entry.transfer("float", "stack/1", 10)])
    assert dict(balances) == {"bank": -1_000, "stack/1": 1_000}
    balances.apply([Entry.transfer("float", "tips", 1, Unit.POINTS)])  # the refused entry has fixed no unit either
    assert balances.unit("float") is Unit.POINTS
    assert balances.total() == 0


def test_what_is_under_an_account_is_itself_and_what_its_path_leads_to() -> None:
    balances = Balances({"rack": 1, "rack/1": 2, "rack/1/side": 4, "racket": 8, "old/rack": 16, "float": -31})
    assert balances.under("rack") == 7
    assert balances.under("rack/1") == 6
    assert balances.under("nothing") == 0


def test_opening_balances_are_cents_unless_said() -> None:
    balances = Balances({"float": 5, "stack": 5}, {"stack": Unit.POINTS})
    assert (balances.unit("float"), balances.unit("stack")) == (Unit.CENTS, Unit.POINTS)
    with pytest.raises(AssertionError):
        balances.apply([Entry.transfer("float", "wagers", 1, Unit.POINTS)])


def test_a_copy_goes_its_own_way_and_nobody_can_reach_in() -> None:
    opening = {"float": 5, "bank": -5}
    balances = Balances(opening, {"float": Unit.POINTS, "bank": Unit.POINTS})
    opening["float"] = 99
    copied = balances.copy()
    copied.apply([Entry.transfer("float", "bank", 2, Unit.POINTS)])
    assert (balances["float"], copied["float"]) == (5, 3)
    assert copied.unit("float") is Unit.POINTS


def test_balances_show_what_they_hold() -> None:
    assert repr(applied(Entry.transfer("wagers", "float", 5))) == "Balances({'wagers': -5, 'float': 5})"


@pytest.mark.parametrize(
    ("unit", "shown"),
    [(Unit.CENTS, "$5.00"), (Unit.POINTS, "500 points"), (Unit.TRAINING, "$5.00 (training)")],
)
def test_an_amount_is_shown_in_its_unit(unit: Unit, shown: str) -> None:
    assert unit.shown(500) == shown


def test_a_move_is_a_transfer_and_keeps_the_unit() -> None:
    books = Balances()
    books.move("float", "rack/1", 500, Unit.CENTS)
    same = Balances()
    same.apply([Entry.transfer("float", "rack/1", 500)])
    assert dict(books) == dict(same)
    with pytest.raises(AssertionError, match="does not hold"):
        books.move("float", "points-bank", 1, Unit.POINTS)
