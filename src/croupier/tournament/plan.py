"""A tournament's plan: every cent collected is an entry fee or a buy-in, and the initial rounds keep the limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.rules import BadFile, Finding, clauses
from croupier.rules.reader import parse, read_what_can_be_read


class ChargeKind(StrEnum):
    ENTRY_FEE = "entry-fee"  # whatever does not go to the prize pool; adjusted gross proceeds
    BUY_IN = "buy-in"  # goes to the prize pool, all of it


@dataclass(frozen=True, slots=True)
class Charge:
    """Something that an entrant pays, in cents. `to_pool` is the part that goes to the prize pool."""

    name: str
    amount: int
    kind: str = ""
    to_pool: int | None = None

    @property
    def fee(self) -> int:
        if self.to_pool is not None:
            return self.amount - self.to_pool
        return self.amount if self.kind == ChargeKind.ENTRY_FEE else 0

    @property
    def buy_in(self) -> int:
        return self.amount - self.fee


@dataclass(frozen=True, slots=True)
class Structure:
    """The initial rounds, as spins in each, and the wagering limit with the text that sets it (reading F12)."""

    limit: int
    limit_source: str
    initial_rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    rulebook: str
    name: str
    charges: tuple[Charge, ...]
    structure: Structure


@dataclass(frozen=True, slots=True)
class PlanReport:
    """The figures of the filing: per entrant, and the dollars behind a spin in each initial round."""

    entry_fee: int
    buy_in: int
    per_spin: tuple[Fraction, ...]
    limit: int


def plan_text(text: str, file: str) -> tuple[Plan, PlanReport]:
    """A plan from TOML with its figures; `BadFile` with everything that is wrong."""
    plan, findings = read_what_can_be_read(Plan, parse(text, file), file)
    if plan:
        index = clauses(plan.rulebook)
        for key, refusal in (*charge_faults(plan), *structure_faults(plan)):
            findings.append(Finding.of(file, key, refusal.citing(index.refusing(refusal.code))))
    if findings:
        raise BadFile(findings)
    assert plan is not None
    return plan, plan_report(plan)


def plan_report(plan: Plan) -> PlanReport:
    buy_in = sum(charge.buy_in for charge in plan.charges)
    per_spin = tuple(Fraction(buy_in, spins) for spins in plan.structure.initial_rounds)
    return PlanReport(sum(charge.fee for charge in plan.charges), buy_in, per_spin, plan.structure.limit)


def charge_faults(plan: Plan) -> Iterator[tuple[str, Refused]]:
    """There is no third kind: a service charge is an entry fee."""
    for number, charge in enumerate(plan.charges):
        key = f"charges[{number}]"
        if charge.amount <= 0 or not 0 <= (charge.to_pool or 0) <= charge.amount:
            yield key, Refused("bad_amount", f"{charge.name}: the pool takes a part of a positive amount.")
        if charge.to_pool is None and charge.kind not in set(ChargeKind):
            message = f"{charge.name}: say whether {dollars(charge.amount)} is an entry-fee or a buy-in."
            yield key, Refused("kind_needed", message, charge=charge.name)


def structure_faults(plan: Plan) -> Iterator[tuple[str, Refused]]:
    """By reading F12 the test is on the dollars behind the chips: the buy-in, spread over the spins of a round."""
    structure = plan.structure
    if structure.limit <= 0 or not structure.limit_source:
        yield "structure.limit", Refused("bad_limits", "Give the wagering limit and the text that sets it.")
        return
    buy_in = sum(charge.buy_in for charge in plan.charges)
    for number, spins in enumerate(structure.initial_rounds, start=1):
        key = f"structure.initial_rounds[{number - 1}]"
        if spins < 1:
            yield key, Refused("bad_amount", f"Round {number} needs at least one spin.")
        elif Fraction(buy_in, spins) > structure.limit:
            share = dollars(-(-buy_in // spins))
            message = (
                f"Round {number}: {dollars(buy_in)} over {spins} spins is {share}, above {dollars(structure.limit)}."
            )
            facts: dict[str, Any] = {"round": number, "buy_in": buy_in, "spins": spins, "limit": structure.limit}
            yield key, Refused("structure_exceeds_limit", message, **facts)
