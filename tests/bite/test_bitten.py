"""What `croupier clauses` says was bitten: every counter-mutation of the list, as it was last seen to be noticed."""

from __future__ import annotations

from collections import defaultdict

from tests.bite.mutations import bites
from tests.support import croupier

from croupier.rules.trace import bitten


def test_what_is_shown_as_bitten_is_what_the_list_of_bites_says() -> None:
    named: dict[str, list[str]] = defaultdict(list)
    for bite in bites():
        named[bite.clause].append(bite.so)
    differ = [clause for clause in {**named, **bitten()} if list(bitten().get(clause, ())) != named[clause]]
    assert differ == [], f"run `python -m tests.bite --write {' '.join(differ)}`"


def test_each_clause_tells_in_which_ways_its_rule_was_broken() -> None:
    rows = {row["id"]: row["bitten"] for row in croupier("clauses", "--json").json["clauses"]}
    assert rows["H-PW.5-b"] == ["the maximum is $5.00"]
    assert {clause: tuple(ways) for clause, ways in rows.items() if ways} == bitten()
