"""`croupier journal`: what an auditor needs. Everything here works offline, on a copy."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as RichTable

from croupier.cli.output import answers, console, print_json
from croupier.currencies import counting_in, current
from croupier.journal import Journal
from croupier.journal.backup import backup as make_backup
from croupier.journal.merkle import consistency_proof, inclusion_proof, tree_root, verify_consistency, verify_inclusion
from croupier.journal.proof.export import export as write_export
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.proof.verify import Report
from croupier.journal.store.address import open_journal
from croupier.live import replay_books
from croupier.live.currency import currency_of
from croupier.live.reports.audit import audit, report_json
from croupier.live.reports.story import tell_round
from croupier.money import counted
from croupier.refusal import Refused

app = typer.Typer(help="Verify, replay, export and back up a journal.", no_args_is_help=True)

Where = Annotated[str, typer.Argument(help="A SQLite file, or postgresql://...")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Checkpoints = Annotated[Path | None, typer.Option("--checkpoint", help="Checkpoints that were kept elsewhere.")]
Key = Annotated[Path | None, typer.Option("--key", help="A file with the public key of the journal.")]


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
def verify(where: Where, checkpoint: Checkpoints = None, public: Key = None, as_json: AsJson = False) -> None:
    """Is this journal what was written, all of it and nothing else? Names the first bad event and exits with 1."""
    if "://" not in where and not Path(where).is_file():
        raise Refused("no_such_file.journal", "There is no journal {path}.", path=where)
    if checkpoint and not checkpoint.is_file():
        raise Refused("no_such_file.path", "There is no file {path}.", path=str(checkpoint))
    report = audit(where, checkpoint, public_key(public))
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
        seen = f"{counted(report.events, 'event')}, {counted(report.checkpoints, 'checkpoint')}"
        console.print(f"{where}: {seen}, all good.", style="green")
    else:
        bad = "no event itself" if report.first_bad is None else f"the first bad event is {report.first_bad}"
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
    after: Annotated[int, typer.Option(help="Only events after this sequence number.")] = 0,
    as_json: AsJson = False,  # noqa: ARG001 - it is JSON lines either way
) -> None:
    """Every event and checkpoint as JSON lines; the file can be verified like the journal itself."""
    with reading(where) as journal:
        if output is None:
            write_export(journal, sys.stdout, after=after)
            return
        with output.open("w", encoding="utf-8") as out:
            count = write_export(journal, out, after=after)
    console.print(f"{output}: {counted(count, 'event')}.")


@app.command()
@answers
def backup(where: Where, target: Path, as_json: AsJson = False) -> None:
    """Copy a SQLite journal while it is in use; the copy is verified before it gets its name."""
    if "://" in where:
        raise Refused(
            "backup_elsewhere",
            "Only a SQLite journal is copied here; copy PostgreSQL with pg_dump, and verify the copy.",
            journal=where.partition("://")[0],
        )
    report = make_backup(Path(where), target)
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
    """Make the key that signs a journal's checkpoints, once in its life."""
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
def prove(
    where: Where,
    event: Annotated[int | None, typer.Option(help="Prove that this event is in the journal.")] = None,
    table: Annotated[str | None, typer.Option(help="With --round: prove every event of this table's round.")] = None,
    round_: Annotated[int | None, typer.Option("--round", help="With --table.")] = None,
    since: Annotated[int | None, typer.Option(help="Prove that the journal only grew since it had this size.")] = None,
    as_json: AsJson = False,  # noqa: ARG001 - a proof is JSON either way
) -> None:
    """A short proof for an event or a round, or that history only grew; `check-proof` checks it anywhere."""
    asked = [event is not None, table is not None and round_ is not None, since is not None]
    if sum(asked) != 1:
        raise Refused("bad_proof.ask_event", "Ask for one proof: --event N, --table T --round N, or --since N.")
    with reading(where) as journal:
        head = journal.head()
        proof: dict[str, Any] = {"size": head.sequence, "root": head.root}
        if since is not None:
            _check_sequence(since, head.sequence)
            path = consistency_proof(journal.node, since, head.sequence)
            proof |= {"since": since, "since_root": tree_root(journal.node, since).hex(), "proof": _hex(path)}
        else:
            wanted = [event] if event is not None else _events_of_round(journal, str(table), round_ or 0)
            proof["events"] = [_inclusion(journal, sequence, head.sequence) for sequence in wanted]
    print_json(proof)


def _check_sequence(sequence: int, size: int) -> None:
    if not 1 <= sequence <= size:
        raise Refused("no_such_event.journal_events", "The journal has events 1 to {size}.", asked=sequence, size=size)


def _events_of_round(journal: Journal, table: str, round_: int) -> list[int]:
    stream = f"table/{table}"
    story = tell_round(stream, round_, journal.read(stream))
    between = journal.read_all(story.first - 1, story.last - story.first + 1)
    return [recorded.sequence for recorded in between if recorded.stream == stream]


def _inclusion(journal: Journal, sequence: int, size: int) -> dict[str, Any]:
    _check_sequence(sequence, size)
    recorded = next(journal.read_all(sequence - 1, 1))
    path = inclusion_proof(journal.node, sequence - 1, size)
    return {"event": sequence, "kind": recorded.kind, "hash": recorded.hash, "proof": _hex(path)}


def _hex(path: list[bytes]) -> list[str]:
    return [node.hex() for node in path]


@app.command("check-proof")
@answers
def check_proof(file: Path, as_json: AsJson = False) -> None:
    """Check a proof made by `prove`, with nothing but the proof: compare its root with a signed checkpoint."""
    try:
        proof = json.loads(file.read_text(encoding="utf-8"))
        good = _proof_holds(proof)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("bad_proof.file", "{file} is not a proof.", file=file) from None
    if as_json:
        print_json({"ok": good})
    else:
        console.print("The proof holds." if good else "The proof is FALSE.", style="green" if good else "red")
    if not good:
        raise typer.Exit(1)


def _proof_holds(proof: dict[str, Any]) -> bool:
    size, root = proof["size"], bytes.fromhex(proof["root"])
    if "since" in proof:
        before = bytes.fromhex(proof["since_root"])
        return verify_consistency(proof["since"], size, before, root, [bytes.fromhex(node) for node in proof["proof"]])
    return bool(proof["events"]) and all(
        verify_inclusion(
            bytes.fromhex(event["hash"]), event["event"] - 1, size, [bytes.fromhex(n) for n in event["proof"]], root
        )
        for event in proof["events"]
    )
