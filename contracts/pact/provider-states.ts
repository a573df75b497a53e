/**
 * Every state that an interaction may ask for. The names are the ids of the mock's scenarios; on a real host they
 * are met, not made: a probe looks whether the account and the host already satisfy them.
 */
export const providerStates = {
  usual: 'markets as the clock says, a player with points and with bets',
  fresh: 'the player has not bet yet',
  'before-the-draws': 'a market that runs and has no result yet',
  'running-for-close': 'a market that runs for close',
  'half-declared': 'a market with its open result and without its close result',
  'all-closed': 'a market that is closed for today, both results drawn',
  'betting-is-closed': 'a market on which betting is closed',
  'market-closed': 'a market that is closed',
  'no-markets': 'the app has no market',
  'no-bet-types': 'the app has no bet type',
  'classic-half-sangam': 'a bet type of the older code half_sangam',
  'balance-of-5': 'the player has fewer than 10 points left',
  'three-pages-of-history': 'the player has more than a page of bets',
  'chart-with-holes': 'a day of the current month has its open result alone',
  'access-token-expired': 'the access token is no longer good, the refresh token is',
  'refresh-refused': 'neither token is good any longer',
} as const;

export type StateName = keyof typeof providerStates;

/** What a history must hold for an interaction, by what its records look like. */
export const recordKinds = {
  digit: 'a sub-bet on a digit',
  pana: 'a sub-bet on a pana',
  jodi: 'a sub-bet on a jodi',
  'half-sangam-a': 'a sub-bet on open digit and close pana',
  'half-sangam-b': 'a sub-bet on open pana and close digit',
  'full-sangam': 'a sub-bet on open pana and close pana',
  several: 'a bet with several sub-bets',
  'bare-digit': 'a bet on an open digit without sub-bets',
  'bare-pana': 'a bet on an open pana without sub-bets',
  'bare-jodi': 'a bet on a jodi without sub-bets',
  'bare-half-sangam': 'a bet on an open pana and a close digit without sub-bets',
  'raw-result': 'a bet with a raw result',
} as const;

export type RecordKind = keyof typeof recordKinds;

/** The closed list of parameters that narrow a state down. The mock's scenarios satisfy every one that is asked for. */
export interface StateParameters {
  /** The player has a bet, any or one of this status or side. */
  bets?: 'any' | 'won' | 'lost' | 'pending' | 'open' | 'close';
  /** The player has a record of this kind; the value `page` is the page of the history that shows it. */
  shows?: RecordKind;
  /** The player has bets on these markets. */
  bets_on?: string[];
  /** The chart of the current month has such a day. */
  chart?: 'drawn' | 'empty';
  /** The player is this one of the mock's documented players: no other host has it. */
  player?: string;
  /** The mock fails on purpose at what it is sent, in a documented way: no other host does. */
  provoked?: true;
}

/** What a state tells an interaction: values of the account and host that it runs against. */
export const exampleValues = {
  app_id: 'kalyan-matka',
  mobile: '9876543210',
  password: 'Kalyan@2026',
  mpin: '2580',
  otp: '482913',
  /** A number that nobody has registered yet. */
  new_mobile: '9123456780',
  access: 'access-token',
  refresh: 'refresh-token',
  /** Any market. */
  market_id: 7,
  /** A market that takes bets now, on both sides. */
  running_market_id: 7,
  /** A market that takes no bets now. */
  closed_market_id: 7,
  /** A market on which the player has bet. */
  market_name: 'Kalyan Matka',
  /** A market with results in the current month. */
  chart_market: 'SITA MORNING',
  /** A bet of the player. */
  bet_id: 41,
  /** A page of the history that shows what the state's parameters ask for. */
  page: '1',
  last_page: '3',
  /** A day with results, yyyy-mm-dd, with its month and year. */
  day: '2026-11-19',
  month: '11',
  year: '2026',
} as const;

export type ValueName = keyof typeof exampleValues;
export type StateValue = string | number;
/** The values that one interaction asks for. */
export type StateValues = Partial<Record<ValueName, StateValue>>;
