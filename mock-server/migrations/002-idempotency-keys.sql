-- Standard names: idempotency_keys for the stored responses, spec for what a world was made from.

ALTER TABLE answers RENAME TO idempotency_keys;
ALTER TABLE idempotency_keys RENAME COLUMN answer TO response;

UPDATE settings
SET value = json_set(json_remove(value, '$.birth'), '$.spec', json_extract(value, '$.birth'))
WHERE key = 'world' AND json_extract(value, '$.birth') IS NOT NULL;
