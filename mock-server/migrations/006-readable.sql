-- Rows that a person can read: names instead of codes, times as ISO 8601 in India, weekdays instead of a JSON list.
-- Money is whole hundredths of a point.

ALTER TABLE players RENAME TO coded_players;
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  mobile TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  -- Wins that a correction could not take back; ledger entries of the kind debt say how it came about.
  owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= 0),
  -- 1 if the one-time code opens this account.
  takes_otp INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  password_hash TEXT,
  mpin_hash TEXT
) STRICT;
INSERT INTO players
SELECT id, mobile, first_name, last_name, balance, owed, takes_otp,
  strftime('%Y-%m-%dT%H:%M:%f', created_at / 1000.0 + 19800, 'unixepoch') || '+05:30', password_hash, mpin_hash
FROM coded_players;
DROP TABLE coded_players;

ALTER TABLE markets RENAME TO coded_markets;
CREATE TABLE markets (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- HH:MM:SS in India; a time before 00:30 is after midnight.
  open_result TEXT NOT NULL,
  close_result TEXT NOT NULL,
  -- Weekdays with commas between them.
  holidays TEXT NOT NULL,
  -- 1 if it was closed by hand.
  suspended INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO markets
SELECT id, name, open_result, close_result,
  coalesce((SELECT group_concat(CASE value WHEN 0 THEN 'Sunday' WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday'
    WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' WHEN 6 THEN 'Saturday' END, ', ')
    FROM json_each(holidays)), ''),
  suspended
FROM coded_markets;
DROP TABLE coded_markets;

ALTER TABLE draws RENAME TO coded_draws;
-- Only draws set by hand; all others are worked out from the seed. A null pana: nothing was drawn.
CREATE TABLE draws (
  market_id INTEGER NOT NULL,
  market_day TEXT NOT NULL,
  session TEXT NOT NULL CHECK (session IN ('open', 'close')),
  pana TEXT,
  PRIMARY KEY (market_id, market_day, session)
) STRICT, WITHOUT ROWID;
INSERT INTO draws
SELECT market_id, market_day, CASE session WHEN 0 THEN 'open' WHEN 1 THEN 'close' END, pana FROM coded_draws;
DROP TABLE coded_draws;

DROP INDEX bets_of_player;
DROP INDEX pending_bets;
ALTER TABLE bets RENAME TO coded_bets;
CREATE TABLE bets (
  -- Rises with each bet, so that the order of ids is the order of placing.
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL,
  market_id INTEGER NOT NULL,
  market_day TEXT NOT NULL,
  bet_type_id INTEGER NOT NULL,
  session TEXT NOT NULL CHECK (session IN ('open', 'close')),
  -- The session whose result decides the bet: close for jodis and sangams.
  decided_by TEXT NOT NULL CHECK (decided_by IN ('open', 'close')),
  -- The numbers of the bet, joined by a hyphen where it has two; of several, number:points with blanks between them.
  number TEXT NOT NULL,
  amount INTEGER NOT NULL,
  -- The balance before the bet.
  before_amount INTEGER,
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'won', 'lost')),
  win INTEGER,
  created_at TEXT NOT NULL,
  -- How the API shows the bet: as one entry, by its own numbers, as several entries, or only by raw_result.
  shape TEXT NOT NULL CHECK (shape IN ('single', 'inline', 'several', 'rawOnly')),
  raw_result TEXT
) STRICT;
INSERT INTO bets
SELECT id, player_id, market_id, market_day, bet_type_id,
  CASE session WHEN 0 THEN 'open' WHEN 1 THEN 'close' END,
  CASE decided_by WHEN 0 THEN 'open' WHEN 1 THEN 'close' END,
  number, amount, before_amount,
  CASE status WHEN 0 THEN 'PENDING' WHEN 1 THEN 'won' WHEN 2 THEN 'lost' END,
  win,
  strftime('%Y-%m-%dT%H:%M:%f', created_at / 1000.0 + 19800, 'unixepoch') || '+05:30',
  CASE shape WHEN 0 THEN 'single' WHEN 1 THEN 'inline' WHEN 2 THEN 'several' WHEN 3 THEN 'rawOnly' END,
  raw_result
FROM coded_bets;
DROP TABLE coded_bets;
-- Pages and counts of a player's bets, whatever the filter, are read from this index alone.
CREATE INDEX bets_of_player ON bets (player_id, id, market_id, session, status);
-- What a result settles.
CREATE INDEX pending_bets ON bets (market_id, market_day, decided_by) WHERE status = 'PENDING';

DROP INDEX ledger_wins;
ALTER TABLE ledger RENAME TO coded_ledger;
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL,
  at TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'bet', 'win', 'correction', 'set', 'debt')),
  amount INTEGER NOT NULL,
  -- The balance after it.
  balance INTEGER NOT NULL,
  -- The first bet of a submission, the bet that won, or null.
  bet_id INTEGER
) STRICT;
INSERT INTO ledger
SELECT id, player_id, strftime('%Y-%m-%dT%H:%M:%f', at / 1000.0 + 19800, 'unixepoch') || '+05:30',
  kind, amount, balance, bet_id
FROM coded_ledger;
DROP TABLE coded_ledger;
-- Whether a bet was paid before.
CREATE INDEX ledger_wins ON ledger (bet_id) WHERE kind = 'win';
