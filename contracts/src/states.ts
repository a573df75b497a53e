/**
 * Every state that an interaction may ask for. The names are the ids of the mock's scenarios; on a real host they
 * are met, not made: a probe looks whether the account already satisfies them.
 */
export const states = {
  fresh: 'markets as the clock says, a player with points',
  'before-the-draws': 'markets before the first draw of their day',
  'no-markets': 'the app has no market',
  'all-closed': 'every market is closed for today',
  'balance-of-5': 'the player has 5 points left',
  'three-pages-of-history': 'the player has three pages of bets, won, lost and pending ones',
  'access-token-expired': 'the access token has run out, the refresh token is good',
  'refresh-refused': 'the refresh token is no longer good',
} as const;

export type StateName = keyof typeof states;

/** What a state tells an interaction: values of the account and host that it runs against. */
export const exampleValues = {
  app_id: 'kalyan-matka',
  mobile: '9876543210',
  password: 'Kalyan@2026',
  mpin: '2580',
  otp: '482913',
  access: 'access-token',
  refresh: 'refresh-token',
  market_id: 7,
} as const;

export type StateValues = { [Name in keyof typeof exampleValues]: string | number };
