-- Tables of a Croupier journal of format 2 in PostgreSQL. docs/journal.md says what each is for.

CREATE TABLE records (
  shard     integer NOT NULL CHECK (shard >= 0),
  sequence  bigint NOT NULL CHECK (sequence > 0),
  stream    text COLLATE "C" NOT NULL,
  version   bigint NOT NULL CHECK (version > 0),    -- of the first event in its stream
  events    integer NOT NULL CHECK (events > 0),    -- how many
  key       text NOT NULL CONSTRAINT records_key UNIQUE,  -- idempotency key, never forgotten
  text      text NOT NULL,                          -- what is sealed; the columns before it only repeat it
  hash      text NOT NULL,
  PRIMARY KEY (shard, sequence),
  UNIQUE (stream, version)
);

CREATE TABLE once (
  unique_key  text PRIMARY KEY,                     -- what can happen only once, and where it did
  shard       integer NOT NULL,
  sequence    bigint NOT NULL
);

CREATE TABLE heads (
  shard     integer PRIMARY KEY CHECK (shard >= 0),
  sequence  bigint NOT NULL,
  hash      text NOT NULL,
  peaks     bytea NOT NULL                          -- frontier of the Merkle tree
);

CREATE TABLE tree (
  shard     integer NOT NULL,
  level     integer NOT NULL,
  position  bigint NOT NULL,
  hash      bytea NOT NULL,
  PRIMARY KEY (shard, level, position)
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

CREATE TRIGGER records_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON records EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER once_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON once EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER checkpoints_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON checkpoints EXECUTE FUNCTION history_is_kept();

CREATE TABLE schema_version (version integer NOT NULL);
INSERT INTO schema_version VALUES (2);
