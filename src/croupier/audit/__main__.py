"""`python -m croupier.audit JOURNAL KEYS KEY FROM TO FILE`: the package made beside the game, which does not notice.

A refusal is printed as JSON.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import closing
from pathlib import Path

from croupier.audit.package import package
from croupier.currencies import counting_in
from croupier.journal.proof.signing import SigningKey
from croupier.journal.store.address import open_journal
from croupier.live.currency import currency_of
from croupier.refusal import Refused

if __name__ == "__main__":
    os.nice(10)  # the game comes first
    where, keys, key, first, last, file = sys.argv[1:]
    with closing(open_journal(where, read_only=True, keys=Path(keys))) as journal, counting_in(currency_of(journal)):
        try:
            Path(file).write_bytes(package(journal, first, last, SigningKey.load(Path(key))))
        except Refused as refused:
            sys.stdout.write(json.dumps(refused.as_json()))
