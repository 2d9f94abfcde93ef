"""`croupier journal`: what an auditor needs. Everything here works offline, on a copy."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as RichTable

from croupier.cli.output import answers, console, print_json
from croupier.currencies import counting_in, current
from croupier.journal import Journal
from croupier.journal.backup import backup as make_backup
from croupier.journal.proof.beside import beside
from croupier.journal.proof.checkpoint import CheckpointFile
from croupier.journal.proof.export import export as write_export
from croupier.journal.proof.outside import NOTHING, outside_of
from croupier.journal.proof.proofs import proof_holds, proof_of_growth, proof_of_records
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.proof.verify import Report
from croupier.journal.proof.walk import Finding
from croupier.journal.record.cursor import Cursor
from croupier.journal.record.format import Place
from croupier.journal.segments import close_segment
from croupier.journal.store.address import open_journal
from croupier.live import replay_books
from croupier.live.carrying import carry_house
from croupier.live.clock import utc_now
from croupier.live.currency import currency_of
from croupier.live.forgetting import withheld_in
from croupier.live.moments import stamp
from croupier.live.reports.audit import audit, report_json
from croupier.live.reports.story import tell_round
from croupier.money import counted
from croupier.refusal import Refused
from croupier.rules import Actor, Role

app = typer.Typer(help="Verify, replay, export and back up a journal.", no_args_is_help=True)

Where = Annotated[str, typer.Argument(help="A SQLite file, or postgresql://...")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Day = Annotated[str, typer.Option(help="The gaming day, such as 2026-03-02; the last one otherwise.")]
Shift = Annotated[str, typer.Option(help="The shift by its name; the last one otherwise.")]
Checkpoints = Annotated[Path | None, typer.Option("--checkpoint", help="Checkpoints that were kept elsewhere.")]
Key = Annotated[Path | None, typer.Option("--key", help="A file with the public key of the journal.")]
Alone = Annotated[bool, typer.Option("--alone", help="Look at nothing that lies beside the journal.")]
Within = Annotated[float, typer.Option(help="For so many hours records may wait for a checkpoint.", min=0)]


BESIDE = "The key beside the journal can be exchanged together with it: give --key from elsewhere where that matters."


@contextmanager
def reading(address: str) -> Iterator[Journal]:
    """Meanwhile amounts are in the currency of the journal's house."""
    with closing(open_journal(address, read_only=True)) as journal, counting_in(currency_of(journal)):
        yield journal


@contextmanager
def keeping(address: str | None) -> Iterator[Journal | None]:
    """The journal in which a transcript is kept, in its own currency; or none, and then nothing is."""
    if not address:
        yield None
        return
    with closing(open_journal(address)) as journal, counting_in(currency_of(journal)):
        yield journal


def public_key(file: Path | None) -> PublicKey | None:
    return PublicKey.parse(file.read_text()) if file else None


@app.command()
@answers
def verify(
    where: Where, checkpoint: Checkpoints = None, public: Key = None, alone: Alone = False, within: Within = 24.0,
    as_json: AsJson = False,
) -> None:  # fmt: skip
    """Is this journal what was written, all of it and nothing else? Names the first bad record and exits with 1.

    Uses the checkpoints and the public key that lie beside a SQLite file, unless others are named.
    """
    if "://" not in where and not Path(where).is_file():
        raise Refused("no_such_file.journal", "There is no journal {path}.", path=where)
    if checkpoint and not checkpoint.is_file():
        raise Refused("no_such_file.path", "There is no file {path}.", path=str(checkpoint))
    near, about, outside = beside(where), list[Finding](), NOTHING
    if "://" not in where and not alone:
        outside, about = outside_of(near, checkpoint, public)
        checkpoint = checkpoint or (near.checkpoints if near.checkpoints.is_file() else None)
        public = public or (near.public if near.public.is_file() else None)
    try:
        key = public_key(public)
    except (Refused, UnicodeDecodeError) as error:
        if near.public != public:
            raise
        key = None
        about.append(Finding("key", f"the public key beside the journal cannot be read: {error}"))
    report = audit(where, checkpoint, key, within=timedelta(hours=within), outside=outside)
    report = replace(report, ok=report.ok and not about, findings=(*report.findings, *about))
    if near.public == public:
        report = replace(report, remarks=(*report.remarks, BESIDE))
    if as_json:
        print_json(report_json(report))
    else:
        show_report(where, report)
    if not report.ok:
        raise typer.Exit(1)


def show_report(where: str, report: Report) -> None:
    for finding in report.findings:
        console.print(str(finding), style="red", markup=False)
    for remark in report.remarks:
        console.print(remark, style="yellow", markup=False)
    if report.ok:
        seen = f"{counted(report.events, 'event')} in {counted(report.records, 'record')}"
        seen += f", {counted(report.checkpoints, 'checkpoint')}"
        console.print(f"{where}: {seen}, all good.", style="green")
    else:
        bad = "no record itself" if report.first_bad is None else f"the first bad record is {report.first_bad}"
        console.print(f"{where}: {counted(len(report.findings), 'finding')}; {bad}.")


def stream_of_table(journal: Journal, table: str) -> str:
    stream = f"table/{table}"
    if stream not in journal.streams():
        known = [name.removeprefix("table/") for name in journal.streams() if name.startswith("table/")]
        raise Refused(
            "no_such_table.journal",
            "There is no table {table} in this journal; there are: {known:list}.",
            table=table,
            known=known,
        )
    return stream


@app.command()
@answers
def replay(
    where: Where,
    table: Annotated[str, typer.Option(help="Which table.")],
    round_: Annotated[int, typer.Option("--round", help="Which round.")],
    as_json: AsJson = False,
) -> None:
    """Tell a round as a person would: who had what where, what fell, who got what."""
    with reading(where) as journal:
        stream = stream_of_table(journal, table)
        story = tell_round(stream, round_, journal.read(stream))
    if as_json:
        print_json(story.as_json())
        return
    console.print(f"Table {table}, round {round_} ({story.rulebook}, {story.wheel})", style="bold")
    for line in story.lines:
        console.print(line, markup=False)


@app.command()
@answers
def export(
    where: Where,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="A file; standard output without it.")] = None,
    after: Annotated[str, typer.Option(help="Only what came after: the cursor of an earlier export.")] = "",
    as_json: AsJson = False,  # noqa: ARG001 - it is JSON lines either way
) -> None:
    """Every record and checkpoint as JSON lines; the file can be verified like the journal itself."""
    with reading(where) as journal:
        if output is None:
            write_export(journal, sys.stdout, after=Cursor.parse(after))
            return
        with output.open("w", encoding="utf-8") as out:
            count, cursor = write_export(journal, out, after=Cursor.parse(after))
        private = withheld_in(journal)
    told = f"{output}: {counted(count, 'record')}. The next export goes on with --after {cursor}"
    console.print(told, soft_wrap=True)
    console.print(f"Names and notes about people are sealed in it. {told_withheld(private)}", soft_wrap=True)


def told_withheld(private: Mapping[str, int]) -> str:
    """What nobody can read any more, and whose it was."""
    whose = ", ".join(f"{who} {count}" for who, count in sorted(private.items()))
    return f"Withheld for ever: {whose}." if whose else "Nothing is withheld for ever."


@app.command()
@answers
def backup(
    where: Where,
    target: Path,
    keys: Annotated[
        Path | None, typer.Option(help="Copy the keys of people too, to this file. It must not outlive a forgetting.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Copy a SQLite journal while it is in use; the copy is verified before it gets its name."""
    if "://" in where:
        raise Refused(
            "backup_elsewhere",
            "Only a SQLite journal is copied here; “croupier backup” copies a house with either store.",
            journal=where.partition("://")[0],
        )
    report = make_backup(Path(where), target, keys=keys)
    if as_json:
        print_json({"file": str(target), **report_json(report)})
    else:
        console.print(f"{target}: {counted(report.events, 'event')}, verified.", style="green")


@app.command()
@answers
def reconcile(where: Where, as_json: AsJson = False) -> None:
    """Derive the books again from the events alone and compare them with the ledger. Exits with 1 on a difference."""
    with reading(where) as journal:
        kept, currency = journal.balances(), current()
        derived: dict[str, int] = {}
        for stream in journal.streams():
            derived.update(replay_books(stream, journal.read(stream)))
        accounts = sorted({*kept, *derived})
        rows: list[dict[str, Any]] = [{"account": a, "ledger": kept[a], "events": derived.get(a, 0)} for a in accounts]
        shown = [(a, *map(kept.unit(a).shown, (kept[a], derived.get(a, 0)))) for a in accounts]
    different = [row for row in rows if row["ledger"] != row["events"]]
    if as_json:
        print_json({"ok": not different, "currency": currency.code, "accounts": rows, "different": different})
    else:
        table = RichTable("Account", "Ledger", "From the events")
        for row, cells in zip(rows, shown, strict=True):
            table.add_row(*cells, style="red" if row in different else None)
        console.print(table)
        agree = "The books agree" if not different else f"{len(different)} accounts differ"
        console.print(f"{agree}. Money is in {currency.code} ({currency.name}, counted in {currency.smallest}).")
    if different:
        raise typer.Exit(1)


@app.command()
@answers
def key(
    file: Annotated[Path, typer.Argument(help="Where the private key goes; the public one beside it, with .pub.")],
    name: Annotated[str, typer.Option(help="The origin of the journal, such as casino.example/floor-1.")],
    as_json: AsJson = False,
) -> None:
    """Make the key that signs a journal's checkpoints; “croupier rotate signing-key” changes it."""
    if not name or any(character.isspace() or character == "+" for character in name):
        raise Refused("key_malformed.name_spaces", "A key's name has no spaces and no plus sign.", name=name)
    made = SigningKey.generate(name, file)
    public = file.with_name(f"{file.name}.pub")
    public.write_text(f"{made.public}\n", encoding="utf-8")
    if as_json:
        print_json({"private": str(file), "public": str(public), "key": str(made.public)})
    else:
        console.print(f"{file} (keep it secret) and {public} (give it to your auditors).")


@app.command()
@answers
def checkpoints(
    where: Where,
    file: Annotated[Path, typer.Argument(help="Where they go, such as floor.checkpoints.")],
    as_json: AsJson = False,
) -> None:
    """Write the checkpoints that a journal has itself, where the file beside it was lost for good."""
    if file.exists():
        raise Refused("backup_exists", "There is a file at {path} already; it is kept.", path=str(file))
    with closing(open_journal(where, read_only=True)) as journal:
        notes = journal.checkpoints()
    kept = CheckpointFile(file)
    for note in notes:
        kept.add(note)
    if as_json:
        print_json({"file": str(file), "checkpoints": len(notes)})
    else:
        console.print(f"{file}: {counted(len(notes), 'checkpoint')}.", style="green", soft_wrap=True)


@app.command()
@answers
def upgrade(
    old: Annotated[str, typer.Argument(help="A journal of an earlier format; it is only read.")],
    new: Annotated[str, typer.Argument(help="Where the new one goes: a SQLite file, or postgresql://...")],
    as_json: AsJson = False,
) -> None:
    """Carry an older journal over into a new one of today's format. Stopped on the way, it goes on when run again."""
    with console.status("") if not as_json else nullcontext() as status:

        def told(done: int, of: int) -> None:
            if status is not None:
                status.update(f"{done:,} of {of:,} events")

        carried = carry_house(old, new, told)
    report = audit(new)
    if as_json:
        print_json({"file": new, "carried": carried.events, **report_json(report)})
    elif report.ok:
        console.print(f"{new}: {counted(carried.events, 'event')} carried over, verified. {old} is as it was.")
    else:
        show_report(new, report)
    if not report.ok:
        raise typer.Exit(1)


@app.command()
@answers
def segment(
    where: Where,
    file: Annotated[Path, typer.Argument(help="Where the records go that no segment has yet.")],
    who: Annotated[str, typer.Option(help="Who closes it, for the record.")],
    shard: Annotated[int, typer.Option(help="Of which shard.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Close a segment: its records go to a file that verifies by itself, and the journal has its hash."""
    with closing(open_journal(where)) as journal:
        closed = close_segment(journal, shard, file, Actor(who, Role.AUDITOR, "command line"), stamp(utc_now()))
    if as_json:
        print_json({"file": str(file), **closed})
    else:
        told = f"{file}: segment {closed['number']}, records {closed['first']} to {closed['last']}."
        console.print(told, style="green", soft_wrap=True)


@app.command()
@answers
def prove(
    where: Where,
    record: Annotated[str | None, typer.Option(help="Prove that this record is in the journal: 0/412.")] = None,
    table: Annotated[str | None, typer.Option(help="With --round: prove every record of this table's round.")] = None,
    round_: Annotated[int | None, typer.Option("--round", help="With --table.")] = None,
    since: Annotated[str | None, typer.Option(help="Prove that a shard only grew since it had a size: 0/412.")] = None,
    as_json: AsJson = False,  # noqa: ARG001 - a proof is JSON either way
) -> None:
    """A short proof for a record or a round, or that history only grew; `check-proof` checks it anywhere."""
    asked = [record is not None, table is not None and round_ is not None, since is not None]
    if sum(asked) != 1:
        raise Refused("bad_proof.ask_record", "Ask for one proof: --record N, --table T --round N, or --since N.")
    with reading(where) as journal:
        if since is not None:
            print_json(proof_of_growth(journal, _place(since)))
        else:
            places = [_place(record)] if record is not None else _records_of_round(journal, str(table), round_ or 0)
            print_json(proof_of_records(journal, places))


def _place(text: str) -> Place:
    """`0/412`, or `412` of the first shard."""
    shard, _, sequence = text.rpartition("/")
    if not (shard or "0").isdecimal() or not sequence.isdecimal():
        raise Refused("no_such_record", "There is no record {record} in this journal.", record=text[:40])
    return Place(int(shard or 0), int(sequence))


def _records_of_round(journal: Journal, table: str, round_: int) -> list[Place]:
    stream = stream_of_table(journal, table)
    story = tell_round(stream, round_, journal.read(stream))
    between = journal.read(stream, story.first - 1, story.last - story.first + 1)
    return list(dict.fromkeys(recorded.place for recorded in between))


@app.command("check-proof")
@answers
def check_proof(file: Path, as_json: AsJson = False) -> None:
    """Check a proof made by `prove`, with nothing but the proof: compare its root with a signed checkpoint."""
    try:
        good = proof_holds(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("bad_proof.file", "{file} is not a proof.", file=file) from None
    if as_json:
        print_json({"ok": good})
    else:
        console.print("The proof holds." if good else "The proof is FALSE.", style="green" if good else "red")
    if not good:
        raise typer.Exit(1)
