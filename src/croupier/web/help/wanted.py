"""Which clauses want a field: by the codes that they refuse with, so that the citation follows from the index.

A form is a command, or a form of the office's own pages; each has its place in the manual.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from croupier import register, table, tournament
from croupier.rules import Clause, clauses

Codes = Mapping[str, tuple[str, ...]]

LOCKS: Codes = {"container_locked": ("drop_box_unlocked",), "table_locked": ("drop_box_not_locked_to_table",)}
LOGGED: Codes = {
    "part": ("log_field_missing",), "what": ("log_field_missing",), "date": ("log_field_missing",),
    "table": ("log_field_missing",), "entry": ("log_append_only",),
}  # fmt: skip
WANTED: Mapping[str, Codes] = {
    "register-table": {
        "number": ("table_number_taken", "number_not_on_camera"),
        "camera": ("number_not_on_camera",),
        "wheel_end": ("layout_not_opposite",),
        "layout_end": ("layout_not_opposite",),
        "rulebook": ("rulebook_unversioned",),
    },
    "register-wheel": {
        "diameter": ("wheel_too_small",),
        "zeros": ("wheel_type_not_allowed", "wheel_pockets"),
        "ring": ("bad_wheel_numbers", "ring_mismatch", "colours_do_not_alternate"),
        "compartments": ("pocket_colour",),
        "external_parts": ("seal_broken",),
    },
    "register-ball": {
        "diameter": ("ball_too_small", "ball_too_large"),
        "material": ("ball_metallic",),
        "metallic": ("ball_metallic",),
    },
    "register-layout": {"zeros": ("wheel_type_not_allowed",), "areas": ("layout_area_missing",)},
    "register-cover": {"device": ("cover_missing",)},
    "register-box": {
        "table_mark": ("drop_box_mark_missing", "drop_box_wrong_table"),
        "game_mark": ("drop_box_mark_missing",),
        "contents_key": ("keys_not_separate",),
        "release_key": ("keys_not_separate",),
    },
    "register-person": {"roles": ("inspector_role",)},
    "attach-box": {**LOCKS, "table": ("drop_box_wrong_table",)},
    "check-locks": LOCKS,
    "remove-box": {**LOCKS, "locked": ("drop_box_unlocked",), "replacement": ("no_drop_box",)},
    "take-key": {"label": ("keys_not_separate",)},
    "move-wheel": {"place": ("location_needed",)},
    "seal-wheel": {"seal": ("seal_broken",), "part": ("seal_broken",)},
    "read-seals": {"seals": ("seal_broken",)},
    "adjust-wheel": LOGGED,
    "replace-part": {**LOGGED, "external": ("seal_broken",)},
    "correct-log": {"corrects": ("log_append_only",), "note": ("log_append_only",)},
    "record-director-inspection": {
        "wheel": ("director_inspection_needed",), "inspector": ("director_inspection_needed",)
    },
    "record-approval": dict.fromkeys(("kind", "subject", "approved_by", "names", "hash"), ("approval_missing",)),
    "apply-for-variation": {"changes": ("variation_not_in_force",)},
    "decide-variation": {"decision": ("variation_not_in_force",), "effective": ("variation_not_in_force",)},
    "inspect-opening": {
        "point": ("not_inspected",), "test": ("ball_test_missing",), "announce": ("ebt_announcement_failed",)
    },
    "posting": dict.fromkeys(("room", "spot", "seen", "reached", "table"), ("rules_not_posted",)),
    "postpone-event": {"to": ("over_four_months",)},
    "retire-player": {"reason": ("not_eliminated",)},
    "correct-entry": {"name": ("already_entered",)},
    "file-rules": {"date": ("five_days_notice",), "proof": ("five_days_notice",)},
    "record-division-answer": {"acceptable": ("rules_unacceptable",), "date": ("five_days_notice",)},
    "register": {"name": ("already_entered", "no_substitute"), "voucher": ("voucher_not_here", "voucher_split")},
    "re-award-voucher": {"voucher": ("voucher_not_here",)},
    "count-fees": {"container": ("fee_cash_not_separate",), "counted": ("fee_cash_not_separate",)},
    "open-offer": {"entries": ("unequal_offer",)},
    "add-prize-money": {"charged_to": ("no_tournament_loss",)},
    "pay-prize": {"form": ("payout_form_missing",), "description": ("prize_description_missing",)},
    "conclude-tournament": {"winner": ("no_overall_winner",), "licensee": ("not_responsible_licensee",)},
    "award-prizes": {"licensee": ("not_responsible_licensee",)},
    "ask-for-split": {"entry": ("split_must_be_requested",)},
    "answer-split": {"agree": ("not_unanimous", "notice_first")},
    "confirm-split": {"shares": ("split_sum",), "goods": ("non_cash_split",)},
    "stop-split": {"reason": ("split_stopped_by_director",)},
    "open-table": {
        "drop_box": ("no_drop_box", "drop_box_wrong_table"), "tip_box": ("no_tip_box",),
        "ball": ("ball_too_small", "ball_too_large", "ball_metallic"),
    },
    "sign-in-dealer": {"dealer": ("no_dealer",)},
    "post-sign": {"sign": ("limits_not_posted", "sign_missing")},
    "change-limits": {"min": ("limits_not_posted",), "max": ("limits_not_posted", "above_maximum")},
    "change-chips": {"colour": ("value_colour_taken", "looks_like_value_chip"), "value": ("value_colour_taken",)},
    "assign-ball": {"ball": ("ball_not_inspected",)},
    "correct-result": {"reason": ("reason_needed",)},
    "make-ruling": {"reason": ("reason_needed",)},
    "confirm-observed": {"took_over": ("not_observed",)},
    "decide-dispute": {"reason": ("reason_needed",)},
    "buy-in": {"deposited": ("deposit_not_confirmed",), "receipt": ("receipt_already_dropped",)},
    "set-chip-value": {"value": ("chip_value_locked",)},
    "place-coupon": {"coupon": ("coupon_not_valid",)},
    "begin": {
        "table": ("table_number_taken", "number_not_on_camera"), "camera": ("number_not_on_camera",),
        "rulebook": ("rulebook_unversioned",), "wheel": ("wheel_type_not_allowed", "wheel_pockets"),
        "diameter": ("wheel_too_small",), "ball": ("ball_metallic",),
        "ball_diameter": ("ball_too_small", "ball_too_large"), "role": ("inspector_role",),
        "approved_by": ("approval_missing",), "approved_on": ("approval_missing",), "reference": ("approval_missing",),
        "room": ("rules_not_posted",), "spot": ("rules_not_posted",), "heard": ("ebt_announcement_failed",),
    },
    "plan": {
        "date": ("five_days_notice",), "responsible": ("not_responsible_licensee",),
        "goods": ("prize_description_missing",), "fee": ("fee_cash_not_separate",), "splits": ("not_unanimous",),
        "re_entries": ("already_entered",), "cap_scope": ("combined_over_cap",), "notice": ("five_days_notice",),
        "criterion": ("criterion_reason_needed",), "criterion_reason": ("criterion_reason_needed",),
        "criterion_signed": ("criterion_reason_needed",), "concludes": ("over_four_months",),
        "structure_statement": ("structure_exceeds_limit",), "initial_rounds": ("structure_exceeds_limit",),
        "spins_at_least": ("structure_exceeds_limit",), "container_fees": ("fee_cash_not_separate",),
        "goods_item": ("non_cash_value",), "set_number": ("unequal_chips",), "chip_points": ("unequal_chips",),
    },
}  # fmt: skip

# Where the manual tells of the forms that are no commands.
TOLD: Mapping[str, str] = {
    "slips": "floor/#slips",
    "old-slip": "floor/#slips",
    "forget-person": "journal/#what-is-private",
    "package": "floor/#the-regulators-package",
    "staff": "server/#people",
    "posting": "paper/#sign-and-card",
    "own-key": "floor/#signatures",
    "round-told": "floor/#while-the-game-is-open",
    "protection": "game-protection/",
    "ask-pit": "pages/#the-dealers-console-dealertable2",
    "begin": "pages/#opening-a-house-setup",
    "plan": "tournaments/#the-rules-of-a-tournament",
}
OF_TOURNAMENTS = "tournaments/#what-can-be-asked-for"


def place_of(form: str) -> str | None:
    """Its place in the manual; none where there is no such form."""
    if form in register.COMMANDS:
        return f"reference/floor/#{form}"
    if form in table.COMMANDS:
        return f"reference/commands/#{form}"
    return OF_TOURNAMENTS if form in tournament.COMMANDS else TOLD.get(form)


def wanted_by(form: str, books: Collection[str]) -> dict[str, list[Clause]]:
    """By the field, the clauses of these rulebooks."""
    return {field: list(_clauses(codes, books)) for field, codes in WANTED.get(form, {}).items()}


def _clauses(codes: Collection[str], books: Collection[str]) -> Iterator[Clause]:
    found: dict[str, Clause] = {}
    for book in books:
        index = clauses(book)
        for code in codes:
            if name := index.refusing(code):
                found.setdefault(name, index[name])
    yield from found.values()
