"""Writes the transcripts of the tournament playthroughs: `python -m tests.tournament.make_transcripts`.

Whole evenings are long and regular, so that they are written by a program; what they say is in the golden files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.tournament.hall_support import Evening, event, plan, toml_of

from croupier.tournament import standings

FOLDER = Path(__file__).parents[1] / "playthroughs" / "tournaments"
Line = dict[str, Any]


class Recording(Evening):
    """An evening that remembers what was asked, refused or not."""

    def __init__(self, rules: dict[str, Any]) -> None:
        self.said: list[Line | str] = []
        super().__init__(rules)
        self.said.clear()  # A run publishes the file's rules itself.

    def _ask(self, command: str, fields: dict[str, Any]) -> Any:
        self.said.append({"do": command, **{key: value for key, value in fields.items() if key != "by"}, **_by(fields)})
        return super()._ask(command, fields)

    def at_table(self, table: str, command: str, **fields: Any) -> Any:
        line = {"table": table, "do": command, **{key: value for key, value in fields.items() if key != "by"}}
        self.said.append({**line, **_by(fields)})
        return super().at_table(table, command, **fields)

    def note(self, text: str) -> None:
        self.said.append(f"# {text}")


def _by(fields: dict[str, Any]) -> Line:
    by = fields.get("by")
    if by is None:
        return {}
    role, who = (by, "") if isinstance(by, str) else by
    return {"by": {"role": role, "who": who}}


def charity() -> tuple[dict[str, Any], Recording]:
    """Free entry, prizes in goods that the house gives, two tables of the floor."""
    prizes = [{"place": 1, "goods": "a bicycle", "value": 400_00}, {"place": 2, "goods": "a hamper", "value": 90_00}]
    rounds = [{"spins": 2, "advance": 1}, {"spins": 1}]
    rules = plan(event(on_tables=True, seats=2, rounds=rounds, prizes=prizes), name="Toys for the town")
    evening = Recording(rules)
    evening.note("A charity evening: nobody pays, so that there are no proceeds, and nobody may be charged.")
    evening.ready()
    for person in "ABCD":
        evening.register(person)
    evening.refused("register", **_entrant("E"), event="E1", date="2026-11-18", fee=[{"means": "cash", "amount": 5_00}])
    evening.refused("register", **_entrant("A"), event="E1", date="2026-11-18")
    evening.do("start-event", event="E1", date="2026-11-20")
    for table in "12":
        evening.open_table(table)
    evening.seat(seed="the evening's lottery numbers: 4-8-15-16-23-42")
    evening.do("start-round", event="E1", counts=evening.counts())
    for table in "12":
        _spins(evening, table, ["1", "2"])
    evening.do("end-round", event="E1")
    evening.do("advance-players", event="E1")
    evening.note("The best of each table play the final at one.")
    evening.seat(seed="16-23-42")
    evening.do("start-round", event="E1", counts=evening.counts())
    _spins(evening, "1", ["36"])
    evening.do("end-round", event="E1")
    evening.do("advance-players", event="E1")
    evening.do("award-prizes", event="E1")
    evening.refused("conclude-tournament", date="2026-11-20")
    evening.pay_all("2026-11-20")
    evening.do("conclude-tournament", date="2026-11-20")
    return rules, evening


def _entrant(person: str) -> dict[str, str]:
    return {"person": person, "name": f"Player {person}", "identity": f"ID {person}"}


def _spins(evening: Recording, table: str, numbers: list[str]) -> None:
    for number in numbers:
        felt = evening.tables.writers[table].table
        if felt.phase.value == "open":
            evening.at_table(table, "open-betting")
        for seat in sorted(felt.seats):
            stake = min(100 * seat, felt.rack(seat))
            bet = ("red", "odd")[seat % 2]
            evening.at_table(
                table, "place-wager", seat=seat, bet=bet, stake=stake, by=("player", felt.seats[seat].player)
            )
        evening.spin(table, number)
    evening.at_table(table, "spin-ball")


def series() -> tuple[dict[str, Any], Recording]:
    """Three events: fee and buy-in with re-buys, then a voucher of each treatment, and what is left carried forward."""
    goods = [
        {"item": "toy", "kind": "entry-fee", "value": 15_00},
        {"item": "canned food", "kind": "buy-in", "value": 50_00},
    ]
    rounds = [{"spins": 20, "advance": 3, "per": "event"}, {"spins": 20}]
    first = event(
        "heat", fee=15_00, buy_in=50_00, goods=goods, rounds=rounds,
        re_buys={"price": 20_00, "points": 500, "allowed": 1, "until_round": 1},
        prizes=[
            {"place": 1, "amount": 100_00},
            {"place": 2, "voucher": "second", "value": 60_00},
            {"place": 3, "voucher": "final", "value": 45_00},
        ],
    )  # fmt: skip
    second = event(
        "second", fee=10_00, buy_in=60_00, date="2026-12-04", prizes=[{"place": 1, "share": 50_00}],
    )  # fmt: skip
    final = event("final", date="2027-01-08", prizes=[{"place": 1, "share": 70_00}, {"place": 2, "share": 30_00}])
    rules = plan(first, second, final, name="Winter series", re_entries=1)
    evening = Recording(rules)
    evening.ready()
    evening.note("The heat: cash, goods and gifts, each at its dollar value.")
    evening.register("A", "heat")
    evening.register("B", "heat", fee=[{"means": "goods", "item": "toy", "amount": 15_00}])
    evening.register("C", "heat", fee=[{"means": "complimentary", "amount": 15_00}])
    evening.register(
        "D", "heat", buy_in=[{"means": "goods", "item": "canned food", "amount": 50_00}], date="2026-11-19"
    )
    evening.register("E", "heat", buy_in=[{"means": "complimentary", "amount": 50_00}])
    evening.do("count-fees", counted=45_00, second="C2", date="2026-11-20")
    evening.start("heat")
    evening.end_round(_points(evening, "heat", [2500, 0, 1500, 0, 900]), "heat")
    evening.do("open-offer", event="heat", offer="re-buy")
    evening.do("buy-chips", event="heat", entry=2, date="2026-11-20", payment=[{"means": "cash", "amount": 20_00}])
    evening.do("close-offer", event="heat")
    evening.do("advance-players", event="heat")
    evening.seat("heat", "final table of the heat")
    evening.do("start-round", event="heat", counts=evening.counts("heat"))
    evening.finish([4000, 100, 50], "heat")
    evening.do("award-prizes", event="heat")
    evening.do("pay-prize", award=1, form="PF-1", date="2026-11-20")
    evening.note("$270.00 came in, $205.00 are awarded: the rest goes on to the second event, and nowhere else.")
    evening.refused("carry-forward", event="heat", to="house")
    evening.do("carry-forward", event="heat", to="second")
    evening.note("The voucher for the second event pays fee and a part of the buy-in: a payout; the rest is cash.")
    second_voucher, final_voucher = (award for award in evening.state.awards.values() if award.kind == "voucher")
    owner = evening.state.entries[second_voucher.entry].person
    other = evening.state.entries[final_voucher.entry].person
    evening.refused("register", **_entrant("A"), event="second", date="2026-12-02", voucher=second_voucher.number)
    top_up = {"fee": [], "buy_in": [{"means": "cash", "amount": 10_00}]}
    evening.register(owner, "second", date="2026-12-02", voucher=second_voucher.number, **top_up)
    evening.register("A", "second", date="2026-12-02")
    evening.register("D", "second", date="2026-12-02")
    evening.start("second", "2026-12-04")
    evening.finish([500, 400, 300], "second")
    evening.do("award-prizes", event="second")
    evening.pay_all("2026-12-04")
    evening.do("carry-forward", event="second", to="final")
    evening.note("The voucher for the final, which is free, becomes a buy-in there and is no payout.")
    evening.register(other, "final", date="2027-01-08", voucher=final_voucher.number)
    evening.register("A", "final", date="2027-01-08")
    evening.do("add-prize-money", event="final", amount=100_00)
    evening.start("final", "2027-01-08")
    evening.finish([700, 900], "final")
    evening.do("award-prizes", event="final")
    evening.refused("conclude-tournament", date="2027-01-08")
    evening.pay_all("2027-01-08")
    evening.refused("conclude-tournament", date="2027-01-08")
    best = next(iter(_ranked(evening, "final")))
    evening.refused("conclude-tournament", date="2026-12-31", winner=best)
    evening.count_fees()
    evening.do("conclude-tournament", date="2027-01-08", winner=best)
    return rules, evening


def _points(evening: Recording, key: str, points: list[int]) -> dict[str, int]:
    entries = sorted(player.entry for player in evening.state.events[key].still_in())
    return {str(entry): amount for entry, amount in zip(entries, points, strict=True)}


def _ranked(evening: Recording, key: str) -> Iterator[int]:
    return (place.entry for place in standings(evening.state, key))


def joint() -> tuple[dict[str, Any], Recording]:
    """Two licensees, one of whom answers: no fee of any kind, every dollar back to the players."""
    prizes = [{"place": 1, "share": 50_00}, {"place": 2, "share": 30_00}, {"place": 3, "share": 20_00}]
    partners: dict[str, Any] = {"licensees": ["Golden Gulch", "Mother Lode"], "responsible": "Mother Lode"}
    rules = plan(event(buy_in=33_33, prizes=prizes), name="Two houses", **partners)
    evening = Recording(rules)
    evening.ready()
    for person, house in zip("ABCD", ("Golden Gulch", "Mother Lode") * 2, strict=True):
        evening.register(person, licensee=house)
    fee = {"fee": [{"means": "cash", "amount": 1_00}], "buy_in": [{"means": "cash", "amount": 33_33}]}
    evening.refused("register", **_entrant("E"), event="E1", date="2026-11-18", **fee)
    evening.refused("register", **_entrant("A"), event="E1", date="2026-11-18", licensee="Mother Lode")
    evening.start()
    evening.finish([100, 200, 300, 400])
    evening.refused("award-prizes", event="E1", licensee="Golden Gulch")
    evening.do("award-prizes", event="E1", licensee="Mother Lode")
    evening.pay_all()
    evening.refused("conclude-tournament", date="2026-11-21", licensee="Golden Gulch")
    evening.do("conclude-tournament", date="2026-11-21", licensee="Mother Lode")
    return rules, evening


def split() -> tuple[dict[str, Any], Recording]:
    """The last three agree; the director makes sure that all of them want it. Somebody was in twice."""
    rounds = [{"spins": 20, "advance": 3, "per": "event"}, {"spins": 20}]
    prizes = [
        {"place": 1, "share": 60_00}, {"place": 2, "share": 40_00}, {"place": 1, "goods": "a cup", "value": 25_00},
    ]  # fmt: skip
    rules = plan(event(fee=5_00, buy_in=40_00, rounds=rounds, prizes=prizes, seats=3), name="Final three", splits=True)
    evening = Recording(rules)
    evening.ready()
    for person in "ABCDEF":
        evening.register(person)
    evening.do("report-concurrent-entries", entries=[5, 6], found="one person with two documents")
    evening.start()
    evening.end_round(_points(evening, "E1", [300, 200, 100, 0]))
    evening.do("advance-players", event="E1")
    evening.refused("ask-for-split", event="E1")
    evening.do("ask-for-split", event="E1", entry=2, by=("player", "B"))
    evening.refused("answer-split", event="E1", entry=1, agree=True, by=("player", "A"))
    for entry, person in ((1, "A"), (2, "B"), (3, "C")):
        evening.do("give-split-notice", event="E1", entry=entry)
        evening.do("answer-split", event="E1", entry=entry, agree=True, by=("player", person))
    shares = {"1": 100_00, "2": 80_00, "3": 60_00}
    evening.refused("confirm-split", event="E1", shares={**shares, "3": 61_00})
    evening.refused("confirm-split", event="E1", shares=shares, goods=["a cup"])
    evening.do("confirm-split", event="E1", shares=shares)
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    evening.count_fees()
    evening.do("conclude-tournament", date="2026-11-21")
    return rules, evening


def called_off() -> tuple[dict[str, Any], Recording]:
    """A series that a snow storm ends: what was played is won, everything else goes back."""
    rounds = [{"spins": 5, "advance": 3}, {"spins": 5}]
    rules = plan(
        event("heat", fee=15_00, buy_in=50_00, rounds=rounds),
        event("final", fee=5_00, buy_in=30_00, date="2026-11-25"),
        name="Winter series",
    )
    evening = Recording(rules)
    evening.note("The copy for the Division was handed in on paper two days earlier.")
    filing = {"do": "file-rules", "date": "2026-11-10", "office": "Central City", "proof": "stamped copy"}
    paper = {"evidence": "stamped copy", "reason": "the line was down", "second": "C2"}
    evening.do("count-fees", counted=0, second="C2", date="2026-11-12")
    evening.do("enter-from-paper", done=filing, by=("key-manager", "K1"), **paper)
    for person in "ABCD":
        evening.register(person, "heat")
    evening.register("A", "final")
    evening.register("B", "final")
    evening.do("correct-entry", entry=3, name="Cora", identity="ID C", reason="misread")
    evening.do("withdraw-entry", event="heat", entry=4, date="2026-11-18", reason="ill")
    evening.start("heat")
    evening.refused("withdraw-entry", event="heat", entry=1, date="2026-11-20", reason="changed her mind")
    evening.end_round({"1": 900, "2": 700, "3": 500}, "heat")
    evening.do("retire-player", event="heat", entry=1, reason="called away")
    evening.do("advance-players", event="heat")
    evening.seat("heat", "4-8-15")
    evening.do("start-round", event="heat", counts=evening.counts("heat"))
    evening.do("postpone-event", event="final", to="2026-12-01", reason="snow")
    evening.do("cancel-tournament", date="2026-11-20", reason="the road is closed")
    evening.do("award-prizes", event="heat")
    evening.pay_all("2026-11-20")
    evening.refused("conclude-tournament", date="2026-11-20", winner=2)
    for number, how in enumerate(("cash", "slip", "voucher"), start=1):
        evening.do("pay-refund", refund=number, how=how, receipt=f"R-{number}", date="2026-11-20")
    evening.count_fees()
    evening.do("conclude-tournament", date="2026-11-20", winner=2)
    return rules, evening


EVENINGS = {"charity": charity, "series": series, "joint": joint, "split": split, "called-off": called_off}


def write(folder: Path = FOLDER) -> None:
    folder.mkdir(exist_ok=True)
    for name, made in EVENINGS.items():
        rules, evening = made()
        (folder / f"{name}.toml").write_text(toml_of(rules), encoding="utf-8")
        lines = [one if isinstance(one, str) else json.dumps(one) for one in evening.said]
        (folder / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
