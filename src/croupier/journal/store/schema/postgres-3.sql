-- The ledger for people who ask in SQL: nothing is stored for it, every line of it is what a sealed record says.

CREATE VIEW ledger AS
SELECT r.shard, r.sequence, event.number - 1 AS part, entry.number - 1 AS entry, line.number - 1 AS line, r.stream,
       line.value ->> 0 AS account, entry.value ->> 0 AS unit, (line.value ->> 1)::bigint AS amount
FROM records r,
     jsonb_array_elements(r.text::jsonb -> 'events') WITH ORDINALITY AS event (value, number),
     jsonb_array_elements(event.value -> 'entries') WITH ORDINALITY AS entry (value, number),
     jsonb_array_elements(entry.value -> 1) WITH ORDINALITY AS line (value, number);
