"""The PAR sheet of a table on paper, from the figures that `croupier odds --par` gives as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.paper.model import Block, Column, Document, Facts, Figure, Heading, Table, Text
from croupier.paper.sheets.felt import felt_svg, letters
from croupier.paper.sheets.rules_print import sheet
from croupier.paper.words import words
from croupier.rules import TableRules
from croupier.words.catalogue import Catalogue

Row = Mapping[str, Any]


def par_document(rules: TableRules, par: Mapping[str, Any]) -> Document:
    """Every kind of bet with its exact figures; bets of a kind are alike."""
    said, letter = words("en"), letters(rules)
    bets: list[Row] = par["bets"]
    exact = tuple(
        (
            letter[row["kind"]],
            row["name"],
            str(row["bets"]),
            f"{row['pays']} to 1" + ("*" if row["pays_assumed"] else ""),
            row["hit_frequency"],
            row["house_edge"],
            f"{row['house_edge_float']:.4%}",
            f"{row['return_to_player_float']:.4%}",
        )
        for row in bets
    )
    spread = tuple(
        (
            letter[row["kind"]],
            row["name"],
            row["variance"],
            *(f"{row[key]:.4f}" for key in ("sd", "skewness", "excess_kurtosis", "volatility_index_90")),
        )
        for row in bets
    )
    coups = list(bets[0]["return_range_95"])
    ranges = tuple(
        (
            letter[row["kind"]],
            *("{:.2%} – {:.2%}".format(*row["return_range_95"][count]) for count in coups),
        )
        for row in bets
    )
    blocks: list[Block] = [
        Facts(
            (
                ("Rulebook", f"{par['title']}"),
                ("Wheel", said(f"wheel.{par['wheel']}")),
                ("Results", str(par["results"])),
                ("Fingerprint", str(par["digest"])[:16]),
            )
        ),
        Figure(felt_svg(rules, said), said("label.felt")),
        Heading("Chance and edge, exactly"),
        Table(
            (
                Column(""),
                Column("Bet", width="fr"),
                Column("Bets", "right"),
                Column("Pays", "right"),
                Column("Hits", "right"),
                Column("House edge", "right"),
                Column("", "right"),
                Column("Return", "right"),
            ),
            exact,
        ),
        Heading("Spread of one coup, for a stake of 1"),
        Table(
            (
                Column(""),
                Column("Bet", width="fr"),
                Column("Variance", "right"),
                Column("Deviation", "right"),
                Column("Skewness", "right"),
                Column("Kurtosis", "right"),
                Column("Volatility", "right"),
            ),
            spread,
        ),
        Text("Kurtosis is the excess over a normal curve; volatility is 1.645 standard deviations.", "small"),
        Heading("Return to expect, 95 per cent of the time"),
        Text(
            "By the normal approximation: rough for few coups of a bet that seldom wins. All else here is exact.",
            "small",
        ),
        Table((Column(""), *(Column(f"{int(count):,} coups", "right", "fr") for count in coups)), ranges),
    ]
    blocks += _options(par, said)
    return replace(sheet(rules, said, "PAR sheet", tuple(blocks), "card"), type_size=10)


def _options(par: Mapping[str, Any], said: Catalogue) -> list[Block]:
    blocks: list[Block] = []
    if par["options"]:
        rows = tuple(
            (
                said(f"option.{row['option']}"),
                row["house_edge"],
                f"{row['house_edge_float']:.4%}",
                row["mean_spins"],
                f"{row['sd']:.4f}",
            )
            for row in par["options"]
        )
        titles = ("Even-money bets with", "House edge", "", "Mean spins", "Deviation")
        blocks += [Heading("Options when a zero falls"), Table(_titled(titles), rows)]
    if par["in_prison_readings"]:
        read = tuple(
            (
                f"{row['on_win']}, {row['on_zero_again']}".replace("_", " "),
                row["choice"],
                row["house_edge"],
                f"{row['house_edge_float']:.4%}",
                row["mean_spins"],
            )
            for row in par["in_prison_readings"]
        )
        blocks += [
            Heading("In Prison in every reading"),
            Table(_titled(("On a win, on another zero", "Choice", "House edge", "", "Mean spins")), read),
        ]
    return blocks


def _titled(titles: tuple[str, ...]) -> tuple[Column, ...]:
    return (Column(titles[0], width="fr"), *(Column(title, "right") for title in titles[1:]))
