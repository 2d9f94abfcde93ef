"""A new tournament: what it may begin with, and what its rules come to before they are published."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter

from croupier.domain import plain
from croupier.paper.words import tournament_words
from croupier.rules import BadFile
from croupier.tournament import plan_from, plan_report
from croupier.tournament.plan.checks import rules_in
from croupier.tournament.plan.document import rules_document
from croupier.tournament.plan.plan import rules_digest
from croupier.web.door.errors import refusals
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.tournaments.beginning import free_name, templates, written
from croupier.web.tournaments.models import RulesChecked, RulesToCheck, TemplateShown
from croupier.web.tournaments.routes import clean
from croupier.web.words import Lang

router = APIRouter(prefix="/api", tags=["tournaments"])


@router.get("/tournament-templates", response_model=list[TemplateShown], summary="What a new tournament begins with")
async def beginnings(_session: SignedIn, house: TheHouse, lang: Lang = "en") -> Any:
    """Rules of each kind, with all that the house knows already: licensee and premises of the last tournament, the
    next day that leaves the Division its notice, names of tables that are free. The print is in the language."""
    today = house.floor.day(house.floor.now())
    return templates(house.tournaments.halls, set(house.floor.tables), today, tournament_words(lang))


@router.post(
    "/tournaments/check", response_model=RulesChecked, summary="Check rules", responses=refusals("bad_command")
)
async def check(body: RulesToCheck, _session: SignedIn, house: TheHouse, lang: Lang = "en") -> Any:
    """All that is wrong with them, each finding under its clause, or the figures of the filing and the document as it
    will be printed. The rules come back as data and as a file, whichever was sent. Nothing is kept."""
    rules, name = body.rules, ""
    try:
        rules = rules_in(body.text, "rules") if body.text else rules
        clean(rules)
        name = free_name(str(rules.get("name", "")), house.tournaments.halls)
        plan = plan_from(rules)
    except BadFile as bad:
        findings = [{k: v for k, v in plain(finding.as_json()).items() if k != "file"} for finding in bad.findings]
        told = {"ok": False, "findings": findings, "filing": None, "document": None}
    else:
        report = plan_report(plan)
        filing = {**asdict(report), "per_spin": [float(share) for share in report.per_spin]}
        document = rules_document(plan, 1, rules_digest(rules), tournament_words(lang))
        told = {"ok": True, "findings": [], "filing": filing, "document": plain(document.as_json())}
    return {**told, "rules": rules, "text": written(rules), "tournament": name}
