-- The ledger for people who ask in SQL: nothing is stored for it, every line of it is what a sealed record says.

CREATE VIEW ledger AS
SELECT r.shard, r.sequence, event.key AS part, entry.key AS entry, line.key AS line, r.stream,
       json_extract(line.value, '$[0]') AS account, json_extract(entry.value, '$[0]') AS unit,
       json_extract(line.value, '$[1]') AS amount
FROM records r, json_each(r.text, '$.events') event, json_each(event.value, '$.entries') entry,
     json_each(entry.value, '$[1]') line;
