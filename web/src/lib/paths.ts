import type { BetTypeCode } from '@matka/contracts/bet-types';

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

/** The bid screens of the bet types by code: the name of its file, and its route without the slash. */
const screens = {
  single_digits: 'multi-digit',
  single_digits_bulk: 'single-digit-bulk',
  jodi_digits: 'jodi-digits',
  jodi_bulk: 'jodi-digits-bulk',
  single_pana: 'single-pana',
  single_pana_bulk: 'single-pana-bulk',
  double_pana: 'double-pana',
  double_pana_bulk: 'double-pana-bulk',
  triple_pana: 'triple-pana',
  penal_group: 'penal-group',
  red_bracket: 'red-bracket',
  sp_dp_tp: 'spdptp',
  choice_pana: 'choice-pana',
  sp_motor: 'sp-motor',
  dp_motor: 'dp-motor',
  group_jodi: 'group-jodi',
  digits_based_jodi: 'digits-based-jodi',
  odd_even: 'odd-even',
  two_digits_panel: 'two-digits-panel',
  half_sangam_a: 'half-sangam-a',
  half_sangam: 'half-sangam',
  full_sangam: 'full-sangam',
  half_sangam_b: 'half-sangam-b',
} as const satisfies Record<BetTypeCode, string>;

/** A bid screen. */
export type ScreenId = (typeof screens)[BetTypeCode] | 'single-digit';

const byCode: ReadonlyMap<string, ScreenId> = new Map(Object.entries(screens));

/** The bid screens: one for each bet type, and Single Digit, which no tile opens. */
export const bidScreens: readonly ScreenId[] = ['single-digit', ...byCode.values()];

/** The bid screen of a bet type; undefined for a code of the host's own. */
export const screenOf = (code: string): ScreenId | undefined => byCode.get(code);

export const bidPath = (id: ScreenId) => `/${id}` as const;

export type Path = (typeof paths)[PathName] | ReturnType<typeof bidPath>;
