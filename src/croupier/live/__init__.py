"""Running tables: one writer for each, deciding in memory, and nothing true before the journal has it."""

from croupier.live.replay import fold, replay_books
from croupier.live.tables.writer import Answer, Request, TableWriter

__all__ = ["Answer", "Request", "TableWriter", "fold", "replay_books"]
