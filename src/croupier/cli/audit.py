"""`croupier audit`: what an authority takes away."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer

from croupier.audit.package import package as made_package
from croupier.cli.journal import AsJson, Where, reading
from croupier.cli.output import answers, console, print_json
from croupier.journal.private import keep_private
from croupier.journal.proof.signing import SigningKey
from croupier.journal.store.old import written_in_format_1

app = typer.Typer(help="What an authority takes away, to be checked without Croupier.", no_args_is_help=True)


@app.callback()
def audit() -> None:
    """What an authority takes away, to be checked without Croupier."""


@app.command()
@answers
def package(
    where: Where,
    first: Annotated[str, typer.Option("--from", help="The first gaming day, such as 2026-03-01.")],
    last: Annotated[str, typer.Option("--to", help="The last gaming day.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="Where the archive goes.")],
    sign: Annotated[
        Path | None, typer.Option(help="The journal's private key; beside a journal in a file it has its name.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """The regulator's package: one signed archive with the journal's slice, its proofs, paper, reports, registers."""
    key = SigningKey.load(sign or Path(where).with_suffix(".key"))
    with reading(where) as journal:
        if journal.format == 1:
            raise written_in_format_1(where)
        content = made_package(journal, first, last, key)
    keep_private(output)
    output.write_bytes(content)
    digest = hashlib.sha256(content).hexdigest()
    if as_json:
        print_json({"file": str(output), "bytes": len(content), "sha256": digest, "key": str(key.public)})
    else:
        console.print(f"{output}: {first} to {last}, signed by {key.public.name}.", markup=False, soft_wrap=True)
        console.print(f"SHA-256 {digest}", style="dim", soft_wrap=True)
