-- Tables of a Croupier journal in PostgreSQL. docs/journal.md says what each is for.

CREATE TABLE commands (
  first     bigint PRIMARY KEY,           -- sequence of the command's first event
  events    integer NOT NULL CHECK (events > 0),
  key       text NOT NULL UNIQUE,         -- idempotency key, never forgotten
  digest    text NOT NULL,
  who       text NOT NULL,
  role      text NOT NULL,
  device    text NOT NULL,
  at        text NOT NULL,                -- as given: a timestamp type would write it in its own way
  rulebook  text NOT NULL
);

CREATE TABLE events (
  sequence        bigint PRIMARY KEY CHECK (sequence > 0),
  stream          text NOT NULL,
  stream_version  bigint NOT NULL CHECK (stream_version > 0),
  kind            text NOT NULL,
  command         bigint NOT NULL REFERENCES commands (first),
  data            text NOT NULL,          -- the canonical text itself, because it is hashed
  entries         text NOT NULL,
  unique_key      text,
  previous        text NOT NULL,
  hash            text NOT NULL,
  CONSTRAINT events_stream_version UNIQUE (stream, stream_version)
);

CREATE UNIQUE INDEX events_unique_key ON events (unique_key) WHERE unique_key IS NOT NULL;

CREATE TABLE entries (
  sequence  bigint NOT NULL REFERENCES events (sequence),
  entry     integer NOT NULL,
  line      integer NOT NULL,
  account   text NOT NULL,
  unit      text NOT NULL CHECK (unit IN ('cents', 'points', 'training')),
  amount    bigint NOT NULL,
  PRIMARY KEY (sequence, entry, line)
);

CREATE TABLE balances (
  account  text PRIMARY KEY,
  unit     text NOT NULL,
  amount   bigint NOT NULL
);

CREATE TABLE head (
  one       integer PRIMARY KEY CHECK (one = 1),
  sequence  bigint NOT NULL,
  hash      text NOT NULL,
  peaks     bytea NOT NULL                -- frontier of the Merkle tree
);

CREATE TABLE tree (
  level     integer NOT NULL,
  position  bigint NOT NULL,
  hash      bytea NOT NULL,
  PRIMARY KEY (level, position)
);

CREATE TABLE checkpoints (
  number  bigint PRIMARY KEY CHECK (number > 0),
  size    bigint NOT NULL,
  note    text NOT NULL UNIQUE
);

CREATE TABLE snapshots (
  stream   text PRIMARY KEY,
  version  bigint NOT NULL,
  schema   text NOT NULL,
  state    bytea NOT NULL,
  digest   text NOT NULL
);

CREATE FUNCTION history_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'history is never changed' USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TRIGGER commands_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON commands EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER events_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON events EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON entries EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER checkpoints_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON checkpoints EXECUTE FUNCTION history_is_kept();

CREATE FUNCTION account_holds_one_unit() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'an account holds one unit' USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TRIGGER balances_one_unit BEFORE UPDATE OF unit ON balances FOR EACH ROW
  WHEN (NEW.unit <> OLD.unit) EXECUTE FUNCTION account_holds_one_unit();

INSERT INTO head (one, sequence, hash, peaks)
  VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', '');
