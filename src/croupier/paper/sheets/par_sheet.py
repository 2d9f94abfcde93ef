"""The PAR sheet of a table on paper, from the figures that `croupier odds --par` gives as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.paper.model import Block, Column, Document, Facts, Figure, Heading, Table, Text
from croupier.paper.sheets.felt import felt_svg, letters
from croupier.paper.sheets.named import bet_name, option_said, wheel_said
from croupier.paper.sheets.rules_print import sheet
from croupier.paper.words import words
from croupier.rules import TableRules
from croupier.words.catalogue import Catalogue

Row = Mapping[str, Any]


def par_document(rules: TableRules, par: Mapping[str, Any], lang: str = "en") -> Document:
    """Every kind of bet with its exact figures; bets of a kind are alike."""
    said, letter = words(lang), letters(rules)
    bets: list[Row] = par["bets"]
    exact = tuple(
        (
            letter[row["kind"]],
            bet_name(rules, row["kind"], said),
            str(row["bets"]),
            said("label.to_one", pays=row["pays"]) + ("*" if row["pays_assumed"] else ""),
            row["hit_frequency"],
            row["house_edge"],
            said.percent(row["house_edge_float"], 4),
            said.percent(row["return_to_player_float"], 4),
        )
        for row in bets
    )
    spread = tuple(
        (
            letter[row["kind"]],
            bet_name(rules, row["kind"], said),
            row["variance"],
            *(said.number(row[key], 4) for key in ("sd", "skewness", "excess_kurtosis", "volatility_index_90")),
        )
        for row in bets
    )
    coups = list(bets[0]["return_range_95"])
    ranges = tuple(
        (
            letter[row["kind"]],
            *(" – ".join(said.percent(end, 2) for end in row["return_range_95"][count]) for count in coups),
        )
        for row in bets
    )
    bet = Column(said("label.bet"), width="fr")
    figures = ("par.bets", "label.pays", "par.hits", "label.edge")
    moments = ("par.variance", "par.deviation", "par.skewness", "par.kurtosis", "par.volatility")
    blocks: list[Block] = [
        Facts(
            (
                (said("par.rulebook"), f"{par['title']}"),
                (said("label.wheel"), wheel_said(par["wheel"], said)),
                (said("par.results"), str(par["results"])),
                (said("par.fingerprint"), str(par["digest"])[:16]),
            )
        ),
        Figure(felt_svg(rules, said), said("label.felt")),
        Heading(said("par.exactly")),
        Table(
            (Column(""), bet, *_right(said, *figures), Column("", "right"), *_right(said, "par.return")),
            exact,
        ),
        Heading(said("par.spread")),
        Table((Column(""), bet, *_right(said, *moments)), spread),
        Text(said("par.spread_note"), "small"),
        Heading(said("par.expected")),
        Text(said("par.expected_note"), "small"),
        Table((Column(""), *(Column(said("par.coups", count=int(count)), "right", "fr") for count in coups)), ranges),
    ]
    blocks += _options(par, rules, said)
    return replace(sheet(rules, said, said("par.title"), tuple(blocks), "card"), type_size=10)


def _options(par: Mapping[str, Any], rules: TableRules, said: Catalogue) -> list[Block]:
    blocks: list[Block] = []
    edge = (*_right(said, "label.edge"), Column("", "right"), *_right(said, "par.mean_spins"))
    if par["options"]:
        rows = tuple(
            (
                _option(row, rules, said),
                row["house_edge"],
                said.percent(row["house_edge_float"], 4),
                row["mean_spins"],
                said.number(row["sd"], 4),
            )
            for row in par["options"]
        )
        columns = (Column(said("par.even_money"), width="fr"), *edge, *_right(said, "par.deviation"))
        blocks += [Heading(said("par.options")), Table(columns, rows)]
    if par["in_prison_readings"]:
        read = tuple(
            (
                said.joined((said(f"par_reading.{row['on_win']}"), said(f"par_reading.{row['on_zero_again']}"))),
                said(f"par_reading.{row['choice']}"),
                row["house_edge"],
                said.percent(row["house_edge_float"], 4),
                row["mean_spins"],
            )
            for row in par["in_prison_readings"]
        )
        columns = (Column(said("par.prison_on"), width="fr"), *_right(said, "par.choice"), *edge)
        blocks += [Heading(said("par.prison")), Table(columns, read)]
    return blocks


def _right(said: Catalogue, *titles: str) -> tuple[Column, ...]:
    return tuple(Column(said(title), "right") for title in titles)


def _option(row: Mapping[str, Any], rules: TableRules, said: Catalogue) -> str:
    """The option and the choice; with the bets where they are not the even-money ones."""
    option = option_said(rules, row["option"], said)
    if all(rules.pay_table.to_one[kind] == 1 for kind in row["kinds"]):
        return option
    bets = said.joined(bet_name(rules, kind, said) for kind in row["kinds"])
    return said("label.with_option_on", option=option, bets=bets)
