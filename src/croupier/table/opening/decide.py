"""Opening and closing a table: inspection, dealer, boxes, limits, and the day's figures."""

from __future__ import annotations

from dataclasses import replace

from croupier.game import bet_id_at
from croupier.refusal import Refused
from croupier.rules import BadFile, Role, TableRules, policy_from, rulebook
from croupier.rules.files.writer import as_data
from croupier.rules.in_force.felt import felt_findings
from croupier.rules.in_force.policy import policy_findings
from croupier.rules.in_force.policy_model import Policy, Tips
from croupier.rules.in_force.sign import required_statements, sign_of
from croupier.table.asking.asked import Asked, same_person
from croupier.table.asking.boxes import boxes_of_opening
from croupier.table.asking.citing import Uncited, clause_beside
from croupier.table.asking.posting import check_declared, check_sign_posted
from croupier.table.asking.register import ball_told, check_opening_told, check_option_told, check_variations_told
from croupier.table.changing.counting import check_imprest, check_opener, explained, worths_of
from croupier.table.changing.untracked import in_tray
from croupier.table.counted import count_untracked
from croupier.table.events import CouponReturned, Event, WagerTakenDown
from croupier.table.opening import commands as c
from croupier.table.opening import events as e
from croupier.table.opening.back import above_maximum, of_the_option
from croupier.table.phases import ROUND, Phase
from croupier.table.state import Table

COVER = "cover_on_00"


def inspect_table(table: Table, command: c.InspectTable, asked: Asked, rules: TableRules) -> list[Event]:
    wanted = set(inspection_points(rules))
    if set(command.points) != wanted:
        missing = sorted(wanted - set(command.points))
        unknown = sorted(set(command.points) - wanted)
        raise Refused(
            "inspection_incomplete",
            "Answer every point of the check list; missing: {missing:list}.",
            missing=missing,
            unknown=unknown,
        )
    passed = all(command.points.values())
    return [e.TableInspected(asked.actor.who, dict(command.points), passed)]


def inspection_points(rules: TableRules) -> list[str]:
    """The opening check list of the rulebook; the points on 00 belong to a wheel that is used as single-zero."""
    opening = rules.rulebook.opening
    covered = opening.covered_inspection.value if rules.wheel.void else ()
    without = {COVER} if rules.layout.one_zero else set()  # There is no 00 to cover.
    return [point for point in (*opening.inspection.value, *covered) if point not in without]


def _clause_of_point(rules: TableRules, point: str) -> str | None:
    opening = rules.rulebook.opening
    covered = point in opening.covered_inspection.value
    return clause_beside(opening.covered_inspection if covered else opening.inspection, point)


def sign_in_dealer(table: Table, command: c.SignInDealer, asked: Asked, _rules: TableRules) -> list[Event]:
    if not command.dealer or not command.dealer.isprintable():
        raise Refused("bad_name.dealer_signs", "A dealer signs in with a badge or a name that can be printed.")
    if asked.actor.role is Role.DEALER and asked.actor.who not in ("", Role.DEALER, command.dealer):
        who = asked.actor.who
        raise Refused("role_not_allowed.dealer_signs", "A dealer signs in with their own badge.", badge=who)
    if seats := [number for number, seat in table.seats.items() if same_person(seat.player, command.dealer)]:
        raise Uncited(
            "dealer_plays.deals",
            "{dealer} plays at seat {seat} of this table, and cannot deal here.",
            dealer=command.dealer,
            seat=seats[0],
        )
    _check_relief(table, command.dealer, asked)
    before: list[Event] = [e.DealerSignedOut(table.dealer)] if table.dealer else []
    return [*before, e.DealerSignedIn(command.dealer)]


def _check_relief(table: Table, dealer: str, asked: Asked) -> None:
    """One dealer sees a spin through. Only where a supervisor holds the table may they have it go on with another."""
    if not table.dealer or dealer == table.dealer:
        return
    held = table.phase is Phase.HELD and table.held_from in ROUND
    if table.phase in ROUND or (held and asked.actor.role is not Role.PIT_SUPERVISOR):
        raise Uncited(
            "round_running.relief",
            "{dealer} deals this spin; a dealer is relieved between spins.",
            dealer=table.dealer,
            phase=table.phase.value,
        )


def sign_out_dealer(table: Table, _command: c.SignOutDealer, asked: Asked, _rules: TableRules) -> list[Event]:
    if not table.dealer:
        raise Refused("no_dealer", "No dealer is signed in.")
    _check_relief(table, "", asked)
    return [e.DealerSignedOut(table.dealer)]


def open_table(table: Table, command: c.OpenTable, asked: Asked, rules: TableRules) -> list[Event]:
    opening = rules.rulebook.opening
    check_opening_told(table, command, asked)
    _check_policy(rules)
    _check_felt(rules.policy)
    if table.failed_points:
        clause = _clause_of_point(rules, table.failed_points[0])
        raise Refused(
            "inspection_failed",
            "The inspection found fault with: {points:list}. The table stays closed.",
            clause=clause,
            points=list(table.failed_points),
        )
    if opening.inspection.value and not table.inspected:
        raise Refused("not_inspected.this_table", "The table has not been inspected for this opening.")
    if not table.dealer and "spin-ball" not in table.automation:
        raise Refused("no_dealer", "No dealer is signed in.")
    boxes = boxes_of_opening(table, asked, rules)
    if opening.limits_posted.value and not rules.policy.tournament and not rules.policy.limits:
        raise Refused(
            "limits_not_posted.minimum_maximum", "The minimum and maximum must be set and posted on the game."
        )
    check_declared(rules)
    check_sign_posted(table, rules)
    ball = ball_told(table, command.ball)
    if ball in table.retired_balls:
        raise Refused(
            "ball_not_inspected.inspection",
            "{ball} was retired after an inspection; assign another ball.",
            ball=ball,
        )
    if command.opener < 0:
        raise Refused("bad_amount.opener", "The opener cannot be negative.", opener=command.opener)
    if command.opener and rules.policy.tournament:
        raise Refused(
            "points_have_no_value.opens_empty",
            "A tournament table has no chips of the cage; it opens with an empty tray.",
        )
    if rules.policy.results_only and command.chips:
        check_opener(in_tray(table, command.chips, rules)[0], command.opener, worths_of(table.policy))
    left = table.closer if table.opened_before else None
    if left is not None and command.opener != left:
        raise Refused(
            "opener_differs",
            "The tray was closed with {closer:money}; it cannot open with {opener:money}.",
            closer=left,
            opener=command.opener,
        )
    if left is None:
        check_imprest(command.opener, rules)
    return [
        e.TableOpened(
            command.opener,
            command.opener if left is None else 0,
            boxes.drop,
            boxes.tip,
            ball,
            ball not in table.unfit_balls,
            boxes.by,
        )
    ]


def post_sign(table: Table, command: c.PostSign, asked: Asked, rules: TableRules) -> list[Event]:
    """Only the sign that says what is in force counts as posted, with every statement that a clause prescribes."""
    in_force = sign_of(rules, table.point_values)
    if _digits(command.sign) != _digits(in_force.code):
        code = "colour_notice_stale" if table.point_values else "limits_not_posted"
        raise Refused(
            "sign_not_in_force",
            "The sign {posted} does not say what is in force; print {sign} and post that.",
            code=code,
            posted=command.sign,
            sign=in_force.code,
        )
    missing = [statement for statement in in_force.statements if statement not in command.statements]
    if missing:
        raise Refused(
            "sign_incomplete",
            "The sign lacks a statement that it must have: {missing:list}.",
            clause=_clause_of_statement(rules, missing[0]),
            missing=missing,
        )
    return [e.SignPosted(in_force.code, asked.actor.who, command.spot)]


def _digits(code: str) -> str:
    """A code as it was scanned or typed: hyphens, spaces and capitals say nothing."""
    return "".join(code.split()).replace("-", "").lower()


def _clause_of_statement(rules: TableRules, statement: str) -> str | None:
    """The clauses that refuse an incomplete sign stand in the order of the statements."""
    refusing = [clause.id for clause in rules.index.values() if "sign_incomplete" in clause.refuses]
    return dict(zip(required_statements(rules), refusing, strict=False)).get(statement)


def begin_closing(table: Table, _command: c.BeginClosing, _asked: Asked, _rules: TableRules) -> list[Event]:
    """No ball is spun while a table closes, so nothing may wait for one: what lies free goes back to its player."""
    imprisoned = sorted(number for number, seat in table.seats.items() if seat.prison)
    if imprisoned:
        raise Refused(
            "wagers_on_layout.prison_next",
            "Wagers of seats {seats} are in prison; the next spin decides them, and then the table closes.",
            seats=imprisoned,
        )
    coupons = [
        CouponReturned(number, coupon, bet, table.coupons[coupon].face)
        for number, seat in table.seats.items()
        for coupon, bet in seat.coupons.items()
    ]
    chips = [
        WagerTakenDown(number, place, bet_id_at(place), amount, chip) for number, place, chip, amount in table.stacks()
    ]
    return [*coupons, *chips, e.ClosingBegun(table.round)]


def _check_counted_by_two(table: Table, command: c.CloseTable, asked: Asked, rules: TableRules) -> None:
    """Where the house wants it so, one person counts the tray and another closes it with that count."""
    count = table.inventory
    if not ((table.chips or rules.policy.results_only) and rules.policy.chips.counted_by_two):
        return
    if count.get("by", "") in ("", asked.actor.who) or dict(command.chips or count["counted"]) != count["counted"]:
        raise Refused(
            "second_person_needed.inventory",
            "One person counts the tray and another closes it with that count; it has not been counted so.",
            counted_by=count.get("by", ""),
        )


def close_table(table: Table, command: c.CloseTable, asked: Asked, rules: TableRules) -> list[Event]:
    playing = sorted(number for number, seat in table.seats.items() if seat.has_chips_out or seat.coupons)
    if playing:
        raise Refused("wagers_on_layout.seats", "There are wagers of seats {seats} on the layout.", seats=playing)
    if table.disputes:
        raise Refused("disputes_open", "A dispute is not decided yet.", disputes=sorted(table.disputes))
    if table.requested:
        raise Refused(
            "slips_under_way",
            "Slips {slips:list} are under way; chips that are asked for arrive, or their slip is made void.",
            slips=sorted(table.requested),
        )
    if command.closer < 0:
        raise Refused("bad_amount.closer", "The closer cannot be negative.", closer=command.closer)
    check_imprest(command.closer, rules)
    untracked = count_untracked(table, command, rules) if rules.policy.results_only else []
    difference = 0 if untracked else command.closer - table.books["float"]
    if difference and not explained(command.reason):
        raise Refused(
            "count_differs.books_tray",
            "The books have {tray} in the tray; give the reason for the difference.",
            counted=command.closer,
            books=table.books["float"],
            tray=table.unit.sum_of(table.books["float"]),
        )
    for number in () if rules.policy.tournament else sorted(table.seats):
        if table.books.under(f"rack/{number}"):  # At a closed table nobody could.
            raise Refused("chips_out.cash", "Seat {seat} still has chips; cash out first.", seat=number)
    _check_counted_by_two(table, command, asked, rules)
    drop = table.books.under("drop-box") - table.drop_at_opening
    win = drop + command.closer + table.credits - table.opener - table.fills
    return [
        *untracked,
        e.TableClosed(
            table.opener,
            table.fills,
            table.credits,
            drop,
            command.closer,
            win,
            difference,
            command.reason,
            dict(table.pit_notes),
        ),
    ]


def change_limits(table: Table, command: c.ChangeLimits, _asked: Asked, rules: TableRules) -> list[Event]:
    """What lies above the new maximum goes back to its player: nobody plays above what is posted."""
    changed = _changed(rules, {"limits": as_data(command.limits), "payout_max": command.payout_max}, "limits")
    return [*above_maximum(table, rules_of(changed)), changed]


def change_tips(table: Table, command: c.ChangeTips, _asked: Asked, rules: TableRules) -> list[Event]:
    """What lies for the dealers goes back to its player: nobody plays by a sign that hangs no more."""
    tips = Tips(**{name: getattr(command, name) for name in command.__slots__}, posted=True)
    back = [
        WagerTakenDown(number, place, bet_id_at(place), amount, chip)
        for number, place, chip, amount in table.stacks()
        if chip == "tip"
    ]
    return [*back, _changed(rules, {"tips": as_data(tips)}, "tips")]


def load_variations(table: Table, command: c.LoadVariations, asked: Asked, rules: TableRules) -> list[Event]:
    if any(seat.prison for seat in table.seats.values()):
        raise Uncited("round_running.rules", "A wager is still in prison; rules change when none is left.")
    check_variations_told(table, command.variations, rules)
    loaded = [as_data(variation) for variation in command.variations]
    return variations_changed(table, rules, {"variations": loaded, "on": asked.day})


def variations_changed(table: Table, rules: TableRules, change: dict[str, object]) -> list[Event]:
    """Other variations in force. What lies where the layout then has no place goes back to its player."""
    changed = _changed(rules, change, "variations")
    places = rules_of(changed).layout.places
    back: list[Event] = [
        WagerTakenDown(number, place, bet_id_at(place), amount, chip)
        for number, place, chip, amount in table.stacks()
        if place not in places
    ]
    return [*back, changed]


def change_options(table: Table, command: c.ChangeOptions, asked: Asked, rules: TableRules) -> list[Event]:
    if any(seat.prison for seat in table.seats.values()):
        raise Uncited("round_running.options", "A wager is still in prison; options change when none is left.")
    check_option_told(table, command.option, asked)
    options = {command.option.replace("-", "_"): True} if command.option else {}
    changed = _changed(rules, {"options": options}, "options")
    return [*of_the_option(table, rules, rules_of(changed)), changed]


def change_chips(table: Table, command: c.ChangeChips, asked: Asked, rules: TableRules) -> list[Event]:
    """Signed by two, as a fill is. Value chips that somebody has, or that lie in the tray, stay what they are."""
    worths = {f"value/{chip.colour}": chip.value for chip in command.value}
    for kind, worth in worths_of(table.policy).items():
        in_use = any(kind in kinds for account, kinds in table.chips.items() if account != "cage")
        if in_use and worths.get(kind) != worth:
            raise Refused("chips_out.kind", "There are {kind} chips about; their value stays.", kind=kind)
    chips = replace(rules.policy.chips, sets=command.sets, value=command.value)
    if command.smallest is not None:
        chips = replace(chips, smallest=command.smallest)
    if command.imprest is not None:
        chips = replace(chips, imprest=command.imprest or None)
    changed = _changed(rules, {"chips": as_data(chips)}, "chips")
    _check_felt(rules_of(changed).policy)
    if not command.second or same_person(command.second, asked.actor.who):
        raise Refused(
            "second_person_needed.chips",
            "What chips a table has is signed by two different people.",
            second=command.second,
        )
    return [replace(changed, sign=False, second=command.second)]


def _check_felt(policy: Policy) -> None:
    finding = next(felt_findings(policy, "policy"), None)
    if finding is not None:
        raise finding.refused()


def _check_policy(rules: TableRules) -> None:
    """A policy that was right when it was set may not be right any more."""
    plain = rulebook(rules.policy.rulebook)  # without the variations, which are part of what is checked
    finding = next(policy_findings(rules.policy, plain, "policy"), None)
    if finding is not None:
        raise finding.refused()


def rules_of(changed: e.PolicyChanged) -> TableRules:
    policy = policy_from(changed.policy, "policy")
    return TableRules(rulebook(policy.rulebook), policy)


def _changed(rules: TableRules, change: dict[str, object], what: str) -> e.PolicyChanged:
    """The policy with the change, checked against the rulebook like any policy."""
    data = {name: value for name, value in {**as_data(rules.policy), **change}.items() if value is not None}
    try:
        policy_from(data, "policy")
    except BadFile as bad:
        raise bad.findings[0].refused() from None
    return e.PolicyChanged(data, what, sign=True)
