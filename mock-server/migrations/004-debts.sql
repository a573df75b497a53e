-- What players owe: wins that a correction could not take back. Ledger entries of the kind debt say how it came about.

ALTER TABLE players ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= 0);

-- Whether a bet was paid before.
CREATE INDEX ledger_wins ON ledger (bet_id) WHERE kind = 'win';

-- A bet is paid once; what comes later are corrections.
UPDATE ledger SET kind = 'correction' WHERE kind = 'win'
  AND id > (SELECT min(id) FROM ledger AS first WHERE first.kind = 'win' AND first.bet_id = ledger.bet_id);

-- What earlier corrections could not take back is owed.
CREATE TEMP TABLE unpaid AS
SELECT bets.id AS bet_id, bets.player_id, sum(ledger.amount) - coalesce(win, 0) AS amount, max(ledger.at) AS at
FROM bets JOIN ledger ON ledger.bet_id = bets.id AND kind IN ('win', 'correction')
GROUP BY bets.id HAVING sum(ledger.amount) > coalesce(win, 0);

INSERT INTO ledger (player_id, at, kind, amount, balance, bet_id)
SELECT player_id, at, kind, amount, balance, bet_id FROM (
  SELECT player_id, at, 'debt' AS kind, amount, balance + amount AS balance, bet_id, 1 AS step
  FROM unpaid JOIN players ON players.id = player_id
  UNION ALL
  SELECT player_id, at, 'correction', -amount, balance, bet_id, 2 FROM unpaid JOIN players ON players.id = player_id)
ORDER BY bet_id, step;

UPDATE players SET owed = (SELECT sum(amount) FROM unpaid WHERE player_id = players.id)
WHERE id IN (SELECT player_id FROM unpaid);

DROP TABLE unpaid;
