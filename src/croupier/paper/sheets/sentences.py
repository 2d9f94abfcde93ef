"""One value of a rulebook, one sentence: what it means for players at this table, in their language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.game import Choice, Shape
from croupier.paper.model import Rule
from croupier.paper.sheets.felt import letters
from croupier.paper.sheets.named import bet_name, option_said, wheel_said
from croupier.rules import TableRules
from croupier.rules.files.cited import Cited
from croupier.words.catalogue import Catalogue


def sentences(rules: TableRules, key: str, value: Cited[Any], said: Catalogue) -> Iterator[Rule]:
    """What one value of the rulebook means for players at this table; nothing where it has no bearing here."""
    head, _, rest = key.partition(".")
    if head == "bets":
        if rest.endswith(".pays"):
            yield bet_rule(rules, rest.partition(".")[0], said)
        return
    if head == "announced":
        if rest.endswith(".chips"):
            yield announced_rule(rules, rest.partition(".")[0], said)
        return
    if not has_bearing(rules, key) or (head == "equipment" and value.value is False):
        return
    if key == "irregularities.no_spin":
        for position, reason in enumerate(value.value):
            one_for_all = len(value.clause) == 1
            own = value.clause if one_for_all else value.clause[position : position + 1]
            readings = marks(value) if one_for_all or not own else ()
            yield Rule(said(f"no_spin.{reason}"), own, readings, value.assumed)
        return
    clauses = tuple(dict.fromkeys(value.clause))
    if key == "wheels" and len(clauses) == len(value.value):  # one for each wheel
        clauses = (value.clause[value.value.index(rules.wheel.name)],)
    yield Rule(worded(rules, key, value, said), clauses, marks(value), value.assumed)


def has_bearing(rules: TableRules, key: str) -> bool:
    chips, policy, equipment = rules.rulebook.chips, rules.policy, rules.rulebook.equipment
    match key:
        case "trios":
            return any(bet.shape is Shape.TRIO for bet in rules.layout.bets.values())
        case "second_place_of_zero_split":
            return "split-0-00" in rules.layout.bets
        case "chips.value_chip_colour_inside_one_player":
            return policy.chips.value_chips and chips.value_chips.value
        case "chips.match_play_bets":
            return policy.chips.match_play
        case "chips.match_play_at_terminals":
            return policy.chips.match_play and policy.terminals is not None
        case "chips.alike_without_central_screen":
            return policy.terminals is not None and policy.terminals.central_screen is False
        case "spin.terminals_announce":
            return policy.terminals is not None
        case "opening.covered_inspection":
            return bool(rules.wheel.void)
        case "equipment.option_areas" | "equipment.option_areas_approved":
            return bool(set(equipment.option_areas.value) & set(policy.chosen)) if equipment else False
        case "equipment.cover_device_approved":
            return bool(rules.wheel.void)
        case _ if key.startswith("equipment.compartments."):
            return key.endswith(f".{len(rules.wheel.zeros)}")
        case _ if key.startswith("options."):
            return option_has_bearing(rules, key.rpartition(".")[2])
        case "limits.count_tips" if policy.tips.binding.counted is not None:
            return False  # the sign of this table has another rule
        case _:
            return not (key.startswith("limits.") and policy.tournament)


def worded(rules: TableRules, key: str, value: Cited[Any], said: Catalogue) -> str:
    """The sentence for a value: the one for exactly this value, or the one with the value filled in."""
    given = value.value
    rule = f"rule-{key.replace('.', '-')}"
    match key:
        case "wheels":
            own = {"pockets": len(rules.wheel.pockets), "zeros": said.joined(rules.wheel.zeros)}
            known = said.has(f"rule-wheels.{rules.wheel.name}")
            return said(f"rule-wheels.{rules.wheel.name}") if known else said("rule-wheels.own", **own)
        case "chips.value_chips" | "chips.match_play":  # permitted is not offered
            given = getattr(rules.policy.chips, key.partition(".")[2])
        case "second_place_of_zero_split":
            return said(
                "rule-second_place_of_zero_split.text", value=said(f"rule-second_place.{given.replace(' ', '-')}")
            )
        case "trios":
            there = [bet.id.partition("-")[2] for bet in rules.layout.bets.values() if bet.shape is Shape.TRIO]
            return said("rule-trios.text", list=said.joined(there))
        case "limits.minimum" | "limits.maximum":
            return said(f"{rule}.text", amount=said.money(given))
        case "irregularities.second_above":
            return said(f"{rule}.text", amount=said.money(rules.second_above))
        case "irregularities.decided_by":
            return said(f"{rule}.text", role=said(f"role.{given}"))
    if key.startswith("equipment."):
        return equipment_worded(rules, key, given, said)
    if key.startswith("options."):
        rule = f"rule-options-{words_for(rules, key)}-{key.rpartition('.')[2]}"
        if rule == "rule-options-own-on":
            return own_rule_worded(rules, given, said)
    if isinstance(given, tuple):
        listed = said.joined(item_named(rules, key, item, said) for item in given)
        name = option_said(rules, rules.option.id, said) if rules.option else ""
        return said(f"{rule}.text", list=listed, name=name) if given else said(f"{rule}.none")
    variant = f"{rule}.{str(given).lower()}"
    return said(variant) if said.has(variant) else said(f"{rule}.text", value=given)


CUSTOMARY = {"in_prison": set(Choice), "la_partage": {Choice.HALF}, "surrender": {Choice.HALF}}
SAID_ALIKE = ("default", "window_seconds", "with_covered_double_zero")  # of every rule on zero in the same words


def option_has_bearing(rules: TableRules, part: str) -> bool:
    """The bets and the choices of a rule on zero are in the sentence about its numbers, and so is its name."""
    if part == "with_covered_double_zero":
        return bool(rules.wheel.void)
    return part not in ("bets", "choices", "name")


def words_for(rules: TableRules, key: str) -> str:
    """Whose words say a value of a rule on zero: its own, where it is what custom knows by that name."""
    _, name, part = key.split(".")
    rule = rules.rulebook.options[name]
    even = all(rules.rulebook.bets[kind].pays.value == 1 for kind in rule.bets.value)
    one_level = rule.levels is None
    if part in SAID_ALIKE:
        return "in_prison"
    return name if CUSTOMARY.get(name) == set(rule.choices.value) and even and one_level else "own"


def own_rule_worded(rules: TableRules, on: tuple[str, ...], said: Catalogue) -> str:
    option = rules.option
    assert option is not None
    form = "choose" if len(option.choices) > 1 else option.choices[0].value
    bets = said.joined(bet_name(rules, kind, said) for kind in rules.rulebook.bets if kind in option.bets)
    name = option_said(rules, option.id, said)
    return said(f"rule-options-own-on.{form}", name=name, list=said.joined(on), bets=bets)


def equipment_worded(rules: TableRules, key: str, given: Any, said: Catalogue) -> str:
    what = key.split(".")[1]
    if isinstance(given, tuple):
        listed = (item_named(rules, key, item, said) for item in given)
        return said(f"rule-equipment.{what}", list=said.joined(listed))
    return said(f"rule-equipment.{what}", value=given)


def item_named(rules: TableRules, key: str, item: Any, said: Catalogue) -> str:
    if key == "equipment.option_areas":
        return option_said(rules, item.replace("_", "-"), said)
    if key.startswith(("opening.", "equipment.")):
        return said(f"point.{item}")
    if key.endswith(".wheels"):
        return wheel_said(item, said)
    return bet_name(rules, item, said) if key.endswith("_bets") else str(item)


def bet_rule(rules: TableRules, kind: str, said: Catalogue) -> Rule:
    bet = rules.rulebook.bets[kind]
    there = [place for place in rules.layout.bets.values() if place.kind == kind]
    pays, due = rules.pay_table.to_one[kind], bet.pays.value
    form = "bet.pays_more" if pays > due else "bet.pays"
    text = said(form, where=where_said(rules, kind, said), count=len(there), pays=pays, at_least=due)
    cited = (bet.name, bet.pays, *((bet.alias,) if bet.alias else ()))
    clauses = tuple(dict.fromkeys(clause for value in cited for clause in value.clause))
    readings = tuple(dict.fromkeys(reading for value in cited for reading in marks(value)))
    lead = bet_name(rules, kind, said)
    return Rule(text, clauses, readings, bet.pays.assumed, lead, letters(rules)[kind])


def where_said(rules: TableRules, kind: str, said: Catalogue) -> str:
    shape, bet = rules.layout.kinds[kind].shape, rules.layout.bets.get(kind)
    if shape is None and bet:
        return said("where.list", label=rules.name(kind), numbers=said.joined(bet.numbers))
    return said(f"where.{shape}")


def announced_rule(rules: TableRules, name: str, said: Catalogue) -> Rule:
    call = rules.rulebook.announced[name]
    laid = ((bet.partition("-")[2], count) for bet, count in call.chips.value.items())
    chips = said.joined(said("bet.chips_on", count=count, bet=numbers) for numbers, count in laid)
    text = said("bet.announced", chips=chips)
    return Rule(text, call.chips.clause, marks(call.chips), lead=call.name.value)


def marks(value: Cited[Any]) -> tuple[str, ...]:
    return (value.reading,) if value.reading else ()
