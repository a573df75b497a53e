import { type BetTypeRow, betTypeRows } from '@matka/contracts/bet-types';

/** The routes of the app except the bid screens. None has parameters: screens read the navigation state, or the query. */
export const paths = {
  splash: '/',
  login: '/login',
  register: '/register',
  home: '/home',
  test: '/test',
  bettingOptions: '/betting-options',
  winHistory: '/win-history',
  bidHistory: '/bid-history',
  myBids: '/my-bids',
  marketResultHistory: '/market-result-history',
  passbook: '/passbook',
  chart: '/chart',
  wallet: '/wallet',
  paymentMethods: '/payment-methods',
  addBankDetails: '/add-bank-details',
  gameRates: '/game-rates',
  changePassword: '/change-password',
  chat: '/chat',
} as const;

export type PathName = keyof typeof paths;

/** A bid screen: the name of its file, and its route without the slash. */
export type ScreenId = BetTypeRow['screen'] | 'single-digit';

/** The bid screens: one for each bet type, and Single Digit, which no tile opens. */
export const bidScreens: readonly ScreenId[] = [
  'single-digit',
  ...betTypeRows.map(({ screen }) => screen),
];

export const bidPath = (id: ScreenId) => `/${id}` as const;

export type Path = (typeof paths)[PathName] | ReturnType<typeof bidPath>;
