-- Tables of a Croupier journal in SQLite. docs/journal.md says what each is for.

CREATE TABLE commands (
  first     INTEGER PRIMARY KEY,          -- sequence of the command's first event
  events    INTEGER NOT NULL CHECK (events > 0),
  key       TEXT NOT NULL UNIQUE,         -- idempotency key, never forgotten
  digest    TEXT NOT NULL,
  who       TEXT NOT NULL,
  role      TEXT NOT NULL,
  device    TEXT NOT NULL,
  at        TEXT NOT NULL,
  rulebook  TEXT NOT NULL
) STRICT;

CREATE TABLE events (
  sequence        INTEGER PRIMARY KEY CHECK (sequence > 0),
  stream          TEXT NOT NULL,
  stream_version  INTEGER NOT NULL CHECK (stream_version > 0),
  kind            TEXT NOT NULL,
  command         INTEGER NOT NULL REFERENCES commands (first),
  data            TEXT NOT NULL,
  entries         TEXT NOT NULL,
  unique_key      TEXT,
  previous        TEXT NOT NULL,
  hash            TEXT NOT NULL,
  UNIQUE (stream, stream_version)
) STRICT;

CREATE UNIQUE INDEX events_unique_key ON events (unique_key) WHERE unique_key IS NOT NULL;

CREATE TABLE entries (
  sequence  INTEGER NOT NULL REFERENCES events (sequence),
  entry     INTEGER NOT NULL,
  line      INTEGER NOT NULL,
  account   TEXT NOT NULL,
  unit      TEXT NOT NULL CHECK (unit IN ('cents', 'points', 'training')),
  amount    INTEGER NOT NULL,
  PRIMARY KEY (sequence, entry, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE balances (
  account  TEXT PRIMARY KEY,
  unit     TEXT NOT NULL,
  amount   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE head (
  one       INTEGER PRIMARY KEY CHECK (one = 1),
  sequence  INTEGER NOT NULL,
  hash      TEXT NOT NULL,
  peaks     BLOB NOT NULL                 -- frontier of the Merkle tree
) STRICT;

CREATE TABLE tree (
  level     INTEGER NOT NULL,
  position  INTEGER NOT NULL,
  hash      BLOB NOT NULL,
  PRIMARY KEY (level, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE checkpoints (
  number  INTEGER PRIMARY KEY CHECK (number > 0),
  size    INTEGER NOT NULL,
  note    TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE snapshots (
  stream   TEXT PRIMARY KEY,
  version  INTEGER NOT NULL,
  schema   TEXT NOT NULL,
  state    BLOB NOT NULL,
  digest   TEXT NOT NULL
) STRICT;

-- History is never changed. (INSERT OR REPLACE fires the delete trigger where recursive_triggers is on, as Croupier has it.)

CREATE TRIGGER commands_kept_update BEFORE UPDATE ON commands BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER commands_kept_delete BEFORE DELETE ON commands BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

CREATE TRIGGER events_kept_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER events_kept_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

CREATE TRIGGER entries_kept_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER entries_kept_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

CREATE TRIGGER checkpoints_kept_update BEFORE UPDATE ON checkpoints BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER checkpoints_kept_delete BEFORE DELETE ON checkpoints BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

CREATE TRIGGER balances_one_unit BEFORE UPDATE OF unit ON balances WHEN NEW.unit <> OLD.unit
  BEGIN SELECT RAISE(ABORT, 'an account holds one unit'); END;

INSERT INTO head (one, sequence, hash, peaks)
  VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', x'');

PRAGMA application_id = 1131574640;       -- 'Crup'
PRAGMA user_version = 1;
