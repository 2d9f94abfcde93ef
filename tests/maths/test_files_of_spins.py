"""Files of spins as people have them, through `croupier bias`: what is understood is said, what is not is named."""

from __future__ import annotations

import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier

from croupier.maths.bias.reading import spins_in
from croupier.rules import wheel
from croupier.wheels.sensor.config import Mode, Model
from croupier.wheels.sensor.emulator import Emulator
from croupier.wheels.sensor.spin import Setting

CHANCES = random.Random(7)
FELL = [CHANCES.randrange(37) for _ in range(240)]
NAMES = ["Ann", "Bob"]


def lines_of(count: int, between: str) -> str:
    return "\n".join(between.join(map(str, FELL[first : first + count])) for first in range(0, len(FELL), count)) + "\n"


def rows(header: str, row: str) -> str:
    told = [header] if header else []
    for place, number in enumerate(FELL):
        day = f"2026-03-{1 + place // 100:02}"
        clock = f"{12 + place // 60 % 10:02}:{place % 60:02}"
        told.append(row.format(n=number, d=day, t=clock, w=NAMES[place // 60 % 2], i=place + 1))
    return "\n".join(told) + "\n"


FORMS = {
    "commas on one line": lines_of(240, ","),
    "commas and spaces on one line": lines_of(240, ", "),
    "spaces on one line": lines_of(240, " "),
    "semicolons, twenty a line": lines_of(20, ";"),
    "tabs, ten a line": lines_of(10, "\t"),
    "bars": lines_of(12, " | "),
    "dashes": lines_of(24, " - "),
    "one a line": lines_of(1, ""),
    "one a line with a comma at its end": lines_of(1, "").replace("\n", ",\n"),
    "in brackets": f"[{', '.join(map(str, FELL))}]",
    "in quotes": ",".join(f'"{number}"' for number in FELL),
    "in words": lines_of(20, ",").replace("\n0,", "\nzero,").replace(",0,", ",Zero,"),
    "padded": " ".join(f"{number:02}" if number else "0" for number in FELL),
    "with colours": "\n".join(f"{number} {'red' if number % 2 else 'black'}" for number in FELL),
    "capital header": rows("NUMBER", "{n}"),
    "header of two words": rows("Date;Winning Number", "{d};{n}"),
    "date, time, result, dealer": rows("Date,Time,Result,Dealer", "{d},{t},{n},{w}"),
    "no header, date and number": rows("", "{d} {t},{n}"),
    "no header, counted": rows("", "{i},{n}"),
    "no header, dealer last": rows("", "{t};{n};{w}"),
    "header spin and number": rows("Spin,Number", "{i},{n}"),
    "days between": "".join(f"2026-03-{day + 1:02}\n{lines_of(240, ',')}" for day in range(1)),
    "a byte order mark": "\ufeff" + lines_of(240, ","),
}


def workbook(file: Path, cells: list[list[str | int]], *, sheet: str = "Spins") -> None:
    """The least that is an Excel file: a first sheet with a remark, and the one with the spins."""
    name = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"

    def told(rows: list[list[str | int]]) -> str:
        written = "".join(
            "<row>"
            + "".join(
                f"<c><v>{cell}</v></c>" if isinstance(cell, int) else f'<c t="inlineStr"><is><t>{cell}</t></is></c>'
                for cell in row
            )
            + "</row>"
            for row in rows
        )
        return f'<worksheet xmlns="{name}"><sheetData>{written}</sheetData></worksheet>'

    kinds = "".join(f'<Relationship Id="r{n}" Type="{office}/worksheet" Target="worksheets/{n}.xml"/>' for n in (1, 2))
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{package}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
        )
        book.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{package}/relationships"><Relationship Id="r" Type="{office}/officeDocument" '
            'Target="xl/workbook.xml"/></Relationships>',
        )
        book.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{name}" xmlns:r="{office}"><sheets><sheet name="Notes" sheetId="1" r:id="r1"/>'
            f'<sheet name="{sheet}" sheetId="2" r:id="r2"/></sheets></workbook>',
        )
        book.writestr(
            "xl/_rels/workbook.xml.rels", f'<Relationships xmlns="{package}/relationships">{kinds}</Relationships>'
        )
        book.writestr("xl/worksheets/1.xml", told([["Night shift"]]))
        book.writestr("xl/worksheets/2.xml", told(cells))


class TestASpreadsheet:
    def test_is_read_like_any_table(self, tmp_path: Path) -> None:
        file = tmp_path / "night.xlsx"
        cells: list[list[str | int]] = [["Date", "Winning Number", "Dealer"]]
        cells += [["2026-03-01", number, NAMES[place // 120]] for place, number in enumerate(FELL)]
        workbook(file, cells)
        found = asked(str(file))
        assert (found["spins"], found["unread_count"]) == (240, 0)
        assert found["counts"] == {number: FELL.count(int(number)) for number in found["counts"]}
        assert {test["dealer"] for test in found["tests"] if test["test"] == "dealer"} == {"Ann", "Bob"}
        assert found["understood"] == "Sheet “Spins”: numbers from the column “Winning Number”, dealers from “Dealer”"

    def test_without_a_header_and_in_words(self, tmp_path: Path) -> None:
        file = tmp_path / "night.xlsx"
        spoken: list[list[str | int]] = [["zero"], ["double zero"], ["Double Zero"], ["00"], ["0"], ["17 red"]]
        workbook(file, spoken * 10)
        found = asked(str(file), "--wheel", "double-zero")
        assert (found["spins"], found["unread_count"]) == (60, 0)
        assert (found["counts"]["00"], found["counts"]["0"], found["counts"]["17"]) == (30, 20, 10)

    def test_that_is_broken_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "night.xlsx"
        file.write_bytes(b"PK\x03\x04 not a workbook")
        answer = croupier("bias", str(file), "--json")
        assert (answer.code, answer.json["code"]) == (2, "bad_spreadsheet")

    def test_that_unpacks_to_more_than_memory_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "night.xlsx"
        with (
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as book,
            book.open("xl/a.xml", "w") as out,
        ):
            for _ in range(300):
                out.write(bytes(1 << 20))
        answer = croupier("bias", str(file), "--json")
        assert (answer.code, answer.json["code"]) == (2, "too_large")


def test_the_rotor_s_direction_is_heard(tmp_path: Path) -> None:
    """A signature that turns with the rotor, which does not alternate: only the column tells."""
    chances = random.Random(3)
    ring = wheel("single-zero").ring
    place, told = 0, ["Number,Rotor Direction,RPM"]
    for _ in range(2500):
        clockwise = chances.random() < 0.5
        way = round(chances.gauss(9.25, 5)) * (1 if clockwise else -1)
        place = (place + (way if chances.random() < 0.3 else chances.randrange(37))) % 37
        told.append(f"{ring[place]},{'cw' if clockwise else 'CCW'},{chances.uniform(14, 20):.1f}")
    file = tmp_path / "spins.csv"
    file.write_text("\n".join(told))
    found = asked(str(file))
    assert found["understood"].endswith("the rotor's direction from “Rotor Direction”, its speed from “RPM”")
    worst = min(found["tests"], key=lambda test: test["p_corrected"])
    assert (worst["test"], worst["with_rotor"], found["suspicious"]) == ("signature", True, True)
    file.write_text("\n".join(line.partition(",")[0] for line in told))
    assert not asked(str(file))["suspicious"]


def test_a_sensor_s_recording_is_read(tmp_path: Path) -> None:
    """What an emulated wheel sends in extended mode: results with the direction and the speed of the rotor."""
    setting = Setting(Model.MERCURY_360, Mode.EXTENDED, tuple(map(str, range(37))), betting_seconds=1.0)
    emulator = Emulator(setting, seed=5)
    file = tmp_path / "wheel-7.log"
    file.write_bytes(b"".join(send.data for send in emulator.sends(150)))
    found = asked(str(file))
    assert found["spins"] == 150
    assert found["counts"] == {
        number: sum(fell == number for _, fell, _ in emulator.played) for number in found["counts"]
    }
    assert [test["test"] for test in found["tests"]][-3:] == ["signature", "speed", "cusum"]
    assert "rotor's direction and speed" in found["understood"]


def asked(*args: str) -> Any:
    answer = croupier("bias", *args, "--json")
    assert answer.code == 0, answer.out
    return answer.json


@pytest.mark.parametrize("form", list(FORMS))
def test_is_read(form: str, tmp_path: Path) -> None:
    file = tmp_path / "spins.csv"
    file.write_text(FORMS[form], encoding="utf-8")
    found = asked(str(file))
    assert (found["spins"], found["unread_count"]) == (240, 0)
    assert found["counts"] == {number: FELL.count(int(number)) for number in found["counts"]}
    assert found["understood"]


def test_what_was_understood_is_said(tmp_path: Path) -> None:
    file = tmp_path / "spins.csv"
    file.write_text(FORMS["date, time, result, dealer"])
    assert "Numbers from the column “Result”, dealers from “Dealer”." in croupier("bias", str(file)).out.replace(
        "\n", " "
    )
    file.write_text(FORMS["commas on one line"])
    assert "240 numbers on a line" in croupier("bias", str(file)).out
    file.write_text(FORMS["no header, counted"])
    assert "the column 2" in asked(str(file))["understood"]


def test_what_is_no_number_is_named_and_not_guessed(tmp_path: Path) -> None:
    file = tmp_path / "spins.txt"
    file.write_text(",".join(map(str, FELL)) + "\n17,banana,40\n")
    found = asked(str(file))
    assert found["spins"] == 241
    assert found["unread"] == [{"line": 2, "text": "banana"}, {"line": 2, "text": "40"}]


def test_dealers_of_a_table_without_header_are_heard(tmp_path: Path) -> None:
    file = tmp_path / "spins.csv"
    file.write_text(FORMS["no header, dealer last"])
    found = asked(str(file), "--column", "2", "--dealer", "3")
    assert {test["dealer"] for test in found["tests"] if test["test"] == "dealer"} == {"Ann", "Bob"}


class TestAWheelNamedWrongly:
    def test_double_zero_never_came(self, tmp_path: Path) -> None:
        file = tmp_path / "spins.txt"
        file.write_text(" ".join(str(CHANCES.randrange(37)) for _ in range(3000)))
        found = asked(str(file), "--wheel", "double-zero")
        assert found["hints"] == [
            "00 never came in 3,000 spins. If the wheel has none, name it rightly: --wheel single-zero."
        ]
        assert "00 never came" in croupier("bias", str(file), "--wheel", "double-zero").out
        assert asked(str(file))["hints"] == []

    def test_double_zero_came(self, tmp_path: Path) -> None:
        file = tmp_path / "spins.txt"
        file.write_text(" ".join(CHANCES.choice(["00", *map(str, range(37))]) for _ in range(3000)))
        [hint] = asked(str(file))["hints"]
        assert hint.startswith("00 came ")
        assert hint.endswith(" times, and this wheel has none. Name it rightly: --wheel double-zero.")
        assert asked(str(file), "--wheel", "double-zero")["hints"] == []


def test_dealers_of_any_length_are_told_apart_in_a_large_table() -> None:
    """Names that share their first eight letters, letters of several bytes, none at all, and a very long one."""
    names = ["Ann", "Anna", "Annabella", "Annabellas", "Annabella ", "Jürgen", "Zoë", "", "x" * 5_000, "Ann\x00"]
    told = [names[place * 7 % len(names)] for place in range(3_000)]
    rows = [f"2026-03-01,{place % 37},{name}" for place, name in enumerate(told)]
    spins = spins_in("\n".join(["Date,Number,Dealer", *rows]).encode(), wheel("single-zero"))
    assert spins.dealers == tuple(sorted({name.strip() for name in names} - {""}))
    heard = [spins.dealers[who] if who >= 0 else "" for who in spins.dealer.tolist()]
    assert heard == [name.strip() for name in told]
    assert [str(spins.wheel.pockets[place]) for place in spins.pockets.tolist()] == [str(n % 37) for n in range(3_000)]
