/** All provider states, named like the mock's scenarios. On a real host they are preconditions that the kit checks. */
export const providerStates = {
  usual: 'markets at the current time, a player with points and bets',
  fresh: 'the player has no bet',
  'before-the-draws': 'a market accepts bets on both sessions and has no result',
  'running-for-close': 'a market accepts bets on close only',
  'half-declared': 'a market has its open result but no close result',
  'all-closed': 'a market is closed for today with both results',
  'betting-is-closed': 'betting is closed on a market',
  'market-closed': 'a market is closed',
  'no-markets': 'the app has no market',
  'no-bet-types': 'the app has no bet type',
  'classic-half-sangam': 'a bet type has the older code half_sangam',
  'balance-of-5': 'the player has fewer than 10 points',
  'three-pages-of-history': 'the player has more than one page of bets',
  'chart-with-holes': 'a day of the current month has an open result only',
  'access-token-expired': 'the access token has expired, the refresh token is valid',
  'refresh-refused': 'both tokens are invalid',
} as const;

export type StateName = keyof typeof providerStates;

/** Kinds of bet records that an interaction may need in the history. */
export const recordKinds = {
  digit: 'a sub-bet on a digit',
  pana: 'a sub-bet on a pana',
  jodi: 'a sub-bet on a jodi',
  'half-sangam-a': 'a sub-bet on an open digit and a close pana',
  'half-sangam-b': 'a sub-bet on an open pana and a close digit',
  'full-sangam': 'a sub-bet on an open pana and a close pana',
  several: 'a bet with several sub-bets',
  'bare-digit': 'a bet on an open digit without sub-bets',
  'bare-pana': 'a bet on an open pana without sub-bets',
  'bare-jodi': 'a bet on a jodi without sub-bets',
  'bare-half-sangam': 'a bet on an open pana and a close digit without sub-bets',
  'raw-result': 'a bet with a raw result',
} as const;

export type RecordKind = keyof typeof recordKinds;

/** The parameters that narrow a state down. The mock's scenarios satisfy all parameters of the pact. */
export interface StateParameters {
  /** The player has a bet: any, or one with this status or session. */
  bets?: 'any' | 'won' | 'lost' | 'pending' | 'open' | 'close';
  /** The player has a record of this kind; the value `page` is its page in the history. */
  shows?: RecordKind;
  bets_on?: string[];
  /** The chart of the current month has such a day. */
  chart?: 'drawn' | 'empty';
  /** The player is one of the mock's reserved players. Only the mock has it. */
  player?: string;
  /** The request is a magic input of the mock. Only the mock fails on it. */
  provoked?: true;
}

/** Examples of the values that a state provides: the account's and the host's. */
export const exampleValues = {
  app_id: 'kalyan-matka',
  mobile: '9876543210',
  password: 'Kalyan@2026',
  mpin: '2580',
  otp: '482913',
  new_mobile: '9123456780',
  access: 'access-token',
  refresh: 'refresh-token',
  market_id: 7,
  /** A market that accepts bets on both sessions now. */
  running_market_id: 7,
  /** A market that accepts no bets now. */
  closed_market_id: 7,
  /** A market that takes no bets until it is resumed: its status is “Closed”. */
  suspended_market_id: 7,
  market_name: 'Kalyan Matka',
  /** A market with results in the current month. */
  chart_market: 'SITA MORNING',
  bet_id: 41,
  /** The page of the history with the record of the parameters. */
  page: '1',
  last_page: '3',
  /** A day with results, `YYYY-MM-DD`; `month` and `year` are of the same day. */
  day: '2026-11-19',
  month: '11',
  year: '2026',
} as const;

export type ValueName = keyof typeof exampleValues;
export type StateValue = string | number;
export type StateValues = Partial<Record<ValueName, StateValue>>;
