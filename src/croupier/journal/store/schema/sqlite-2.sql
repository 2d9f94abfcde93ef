-- Tables of a Croupier journal of format 2 in SQLite. docs/journal.md says what each is for.

CREATE TABLE records (
  shard     INTEGER NOT NULL CHECK (shard >= 0),
  sequence  INTEGER NOT NULL CHECK (sequence > 0),
  stream    TEXT NOT NULL,
  version   INTEGER NOT NULL CHECK (version > 0),   -- of the first event in its stream
  events    INTEGER NOT NULL CHECK (events > 0),    -- how many
  key       TEXT NOT NULL UNIQUE,                   -- idempotency key, never forgotten
  text      TEXT NOT NULL,                          -- what is sealed; the columns before it only repeat it
  hash      TEXT NOT NULL,
  UNIQUE (shard, sequence),
  UNIQUE (stream, version)
) STRICT;

CREATE TABLE once (
  unique_key  TEXT PRIMARY KEY,                     -- what can happen only once, and where it did
  shard       INTEGER NOT NULL,
  sequence    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE heads (
  shard     INTEGER PRIMARY KEY CHECK (shard >= 0),
  sequence  INTEGER NOT NULL,
  hash      TEXT NOT NULL,
  peaks     BLOB NOT NULL                           -- frontier of the Merkle tree
) STRICT;

CREATE TABLE tree (
  shard     INTEGER NOT NULL,
  level     INTEGER NOT NULL,
  position  INTEGER NOT NULL,
  hash      BLOB NOT NULL,
  PRIMARY KEY (shard, level, position)
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

CREATE TRIGGER records_kept_update BEFORE UPDATE ON records BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER records_kept_delete BEFORE DELETE ON records BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

CREATE TRIGGER once_kept_update BEFORE UPDATE ON once BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER once_kept_delete BEFORE DELETE ON once BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

CREATE TRIGGER checkpoints_kept_update BEFORE UPDATE ON checkpoints BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;
CREATE TRIGGER checkpoints_kept_delete BEFORE DELETE ON checkpoints BEGIN SELECT RAISE(ABORT, 'history is never changed'); END;

PRAGMA application_id = 1131574640;       -- 'Crup'
