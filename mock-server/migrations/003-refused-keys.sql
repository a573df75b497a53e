-- The refusal of a request is stored under its Idempotency-Key too.

ALTER TABLE idempotency_keys ADD COLUMN status INTEGER NOT NULL DEFAULT 200;
