-- One world: its settings, its players and markets, what was bet, drawn and paid.
-- Money is whole hundredths of a point. Instants are epoch milliseconds.
-- Sessions: 0 open, 1 close. Statuses of a bet: 0 PENDING, 1 won, 2 lost.

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  mobile TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT,
  mpin_hash TEXT,
  -- Whether the one-time code opens this account.
  takes_otp INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE markets (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  open_result TEXT NOT NULL,
  close_result TEXT NOT NULL,
  holidays TEXT NOT NULL,
  suspended INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE bet_types (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  config TEXT NOT NULL
) STRICT;

-- Only draws set by hand; all others are worked out from the seed. A null pana: nothing was drawn.
CREATE TABLE draws (
  market_id INTEGER NOT NULL,
  market_day TEXT NOT NULL,
  session INTEGER NOT NULL,
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
  session INTEGER NOT NULL,
  -- The session whose result decides the bet: close for jodis and sangams.
  decided_by INTEGER NOT NULL,
  status INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  before_amount INTEGER,
  win INTEGER,
  created_at INTEGER NOT NULL,
  -- The numbers of the bet, joined by a hyphen where it has two.
  number TEXT NOT NULL,
  -- 0 holds one placed bet, 1 is bare, 2 holds several (number:points, parted by blanks), 3 is silent.
  shape INTEGER NOT NULL,
  raw_result TEXT
) STRICT;
-- Each of its groups is in the order of ids: pages, filters and settlement all read through it.
CREATE INDEX bets_by_filter ON bets (player_id, market_id, session, status);

-- How many bets of a player each filter meets, so that no page has to count them and a result finds
-- the players who wait for it.
CREATE TABLE bet_counts (
  player_id INTEGER NOT NULL,
  market_id INTEGER NOT NULL,
  session INTEGER NOT NULL,
  status INTEGER NOT NULL,
  bets INTEGER NOT NULL,
  PRIMARY KEY (player_id, market_id, session, status)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  -- opening, bet, win, correction or set
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  -- The first bet of a submission, the bet that won, or null.
  bet_id INTEGER
) STRICT;

-- First answers of submissions that carried an Idempotency-Key.
CREATE TABLE answers (
  player_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT, WITHOUT ROWID;
