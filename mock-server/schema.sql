-- One world: its settings, its players and markets, what was bet, drawn and paid.
-- Money is whole hundredths of a point; times are ISO 8601 in India, days yyyy-mm-dd.

-- Raise it with each change. Until there is a release, a file of another version is refused.
PRAGMA user_version = 8;

-- Seed, scenario, clock and tokens of the world as JSON under the key world; instants in epoch milliseconds.
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bet_types (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- JSON, as GET /bet-types/ returns it.
  config TEXT NOT NULL
) STRICT;

-- First responses to submissions that carried an Idempotency-Key, refusals too.
CREATE TABLE idempotency_keys (
  player_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  -- SHA-256 of the request.
  body_hash TEXT NOT NULL,
  response TEXT NOT NULL,
  status INTEGER NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT, WITHOUT ROWID;

-- What hosts count that limit tokens, sessions or requests, by what it is a count of. Empty for the mock as it is.
CREATE TABLE counts (
  name TEXT PRIMARY KEY,
  count INTEGER NOT NULL CHECK (count > 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  -- Ten digits.
  mobile TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  -- The wallet: the sum of the player's ledger.
  balance INTEGER NOT NULL CHECK (balance >= 0),
  -- Wins that a correction could not take back; ledger entries of the kind debt say how it came about.
  owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= 0),
  -- 1 if the one-time code opens this account.
  takes_otp INTEGER NOT NULL CHECK (takes_otp IN (0, 1)),
  created_at TEXT NOT NULL,
  -- By scrypt; null without a password, or without an MPIN.
  password_hash TEXT,
  mpin_hash TEXT
) STRICT;

CREATE TABLE markets (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- HH:MM:SS in India; a time before 00:30 is after midnight.
  open_result TEXT NOT NULL,
  close_result TEXT NOT NULL,
  -- Weekdays, as Sunday, Monday.
  holidays TEXT NOT NULL,
  -- 1 if it was closed by hand.
  suspended INTEGER NOT NULL DEFAULT 0 CHECK (suspended IN (0, 1))
) STRICT;

-- Only draws set by hand; all others are worked out from the seed. A null pana: nothing was drawn.
CREATE TABLE draws (
  market_id INTEGER NOT NULL,
  market_day TEXT NOT NULL,
  session TEXT NOT NULL CHECK (session IN ('open', 'close')),
  pana TEXT,
  PRIMARY KEY (market_id, market_day, session)
) STRICT, WITHOUT ROWID;

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
  -- The stake.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- The balance before the bet.
  before_amount INTEGER,
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'won', 'lost')),
  -- What it won; null while it is pending.
  win INTEGER,
  created_at TEXT NOT NULL,
  -- How the API shows the bet: as one entry, by its own numbers, as several entries, or only by raw_result.
  shape TEXT NOT NULL CHECK (shape IN ('single', 'inline', 'several', 'rawOnly')),
  -- The result as a Python dict, where the record has one.
  raw_result TEXT
) STRICT;
-- Pages and counts of a player's bets, whatever the filter, are read from this index alone.
CREATE INDEX bets_of_player ON bets (player_id, id, market_id, session, status);
-- What a result settles.
CREATE INDEX pending_bets ON bets (market_id, market_day, decided_by) WHERE status = 'PENDING';
-- What a market day took and paid, read from this index alone, and what a corrected result settles again.
CREATE INDEX bets_of_day ON bets (market_day, market_id, decided_by, status, win);

-- Every movement of every wallet, in order.
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL,
  at TEXT NOT NULL,
  -- A set is by hand.
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'bet', 'win', 'correction', 'set', 'debt')),
  -- Negative for a debit.
  amount INTEGER NOT NULL,
  -- The wallet after it.
  balance INTEGER NOT NULL,
  -- The first bet of a submission, the bet that won, or null.
  bet_id INTEGER
) STRICT;
CREATE INDEX ledger_of_player ON ledger (player_id);
-- What a bet was paid.
CREATE INDEX ledger_of_bet ON ledger (bet_id, kind, amount);
