"""The file of a running house is taken away or exchanged: nothing is taken into a journal that is not there."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.web_support import open_a_table, serving

from croupier.journal import open_sqlite
from croupier.journal.backup import backup

WAGER = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 500, "round": 1}


def wager(player: httpx.Client, key: str) -> dict[str, Any]:
    return dict(player.post("/api/tables/1/commands", json={"key": key, "command": WAGER}).json())


def keep_away(file: Path) -> None:
    file.rename(file.with_name("kept"))


def exchange(file: Path) -> None:
    """By a good journal of the same house, a moment older."""
    file.rename(file.with_name("kept"))
    shutil.copy(file.with_name("older"), file)


@pytest.mark.parametrize(("away", "why"), [(keep_away, "taken_away"), (exchange, "replaced")])
def test_a_house_without_its_journal_stands_still_until_it_is_back(tmp_path: Path, away: Any, why: str) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        with server.live(server.client("D1")) as dealer:
            dealer.done(do="open-betting")
        player, supervisor = server.terminal(1), server.client("S1")
        file = Path(server.house.settings.db)
        backup(file, file.with_name("older"))
        assert wager(player, "a")["events"]
        away(file)
        refused = wager(player, "b")
        assert (refused["code"], refused["facts"]["cause"]) == ("table_suspended", "journal_damaged")
        again = supervisor.post("/api/tables/1/recover").json()
        assert again["id"] == f"journal_damaged.{why}"
        assert server.client().get("/health").json()["suspended"] == ["1"]
        assert file.exists() is (why == "replaced"), "no new journal is begun in the place of one that is missing"
        file.with_name("kept").rename(file)
        assert supervisor.post("/api/tables/1/recover").status_code == 200
        assert wager(player, "b")["events"]
        assert server.house.floor.tables["1"].view.seats[1].staked == {"red": 1000}
    with closing(open_sqlite(file, read_only=True)) as journal:
        assert [event.key.rpartition("/")[2] for event in journal.read("table/1") if event.name == "wager-placed"] == [
            "a",
            "b",
        ]
