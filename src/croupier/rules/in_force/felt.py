"""What a table needs for play on the felt: chips that people handle, and how many there are of each."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.refusal import Phrase, Refused, Said
from croupier.rules.book.model import Rulebook
from croupier.rules.files.findings import BadFile, Finding
from croupier.rules.files.reader import WORDS
from croupier.rules.in_force.policy_model import Policy

ONE_OR_MORE = Phrase("expected.positive", "1 or more")


def check_felt(policy: Policy, file: str = "policy") -> None:
    """`BadFile` with all that is missing; asked where a table is set up, opened, or given other chips."""
    if findings := list(felt_findings(policy, file)):
        raise BadFile(findings)


def felt_findings(policy: Policy, file: str) -> Iterator[Finding]:
    """Sets to sell, value chips to change them into, and the number of each. Terminals and tournaments need none."""
    if not policy.felt:
        return
    chips = policy.chips
    if not chips.sets:
        refusal = Refused("chips_missing.sets", "On the felt people play with sets of chips; the policy names none.")
        yield Finding.of(file, "chips.sets", refusal, Phrase("expected.sets", "colours with the number of their chips"))
    if not chips.value:
        refusal = Refused(
            "chips_missing.value",
            "On the felt roulette chips are changed into value chips; the policy names none.",
        )
        yield Finding.of(file, "chips.value", refusal, Phrase("expected.value_chips", "value chips with their number"))
    for key, one in chips.named():
        if one.number < 1:
            refusal = Refused("chips_missing.number", "How many {chips} chips are there?", chips=str(one))
            yield Finding.of(file, f"{key}.number", refusal, ONE_OR_MORE)
    for number, value in enumerate(chips.value):
        if any(value.colour == other.colour for other in chips.value[:number]):
            refusal = Refused("colour_in_use.value", "Two value chips are {colour}.", colour=value.colour)
            yield Finding.of(file, f"chips.value[{number}]", refusal, Phrase("expected.colour", "another colour"))
    smallest = min((value.value for value in chips.value), default=0)
    if policy.chosen and smallest > 0 and chips.smallest % smallest:
        refusal = Refused(
            "not_whole_chips.halves",
            "Halves are rounded up to {unit:money}, and the smallest chip of the table is {smallest:money}.",
            unit=chips.smallest,
            smallest=smallest,
        )
        yield Finding.of(file, "chips.smallest", refusal, str(smallest))


def untracked_on_the_felt_alone(policy: Policy, _rulebook: Rulebook) -> Iterator[tuple[str, Refused, Said | str]]:
    """Where people handle the chips a house may leave wagers to the dealer's eye; terminals and points are data."""
    for wish, told in (("terminals", policy.terminals), ("tournament", policy.tournament)):
        if policy.results_only and told:
            refusal = Refused(
                "chips_not_tracked.felt",
                "Chips go untracked on the felt alone: terminals and tournaments know each of them.",
                wish=wish,
            )
            yield "chips.tracked", refusal, WORDS[bool]
    if policy.results_only and policy.chips.match_play:
        refusal = Refused(
            "chips_not_tracked.coupons", "A coupon counts once, and a table that tracks no wagers cannot see to that."
        )
        yield "chips.match_play", refusal, "false"
