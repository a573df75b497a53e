import { exactly } from '@matka/contracts/pact/example';

export const pagination = { current_page: 1, has_previous: false, has_next: true, total_pages: 3 };

export const pageOf = (data: unknown, pages: object = {}) => ({
  data,
  pagination: { ...pagination, ...pages },
});

export const record = {
  id: 41,
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Single Digit' },
  timestamps: { created_at: '2026-11-20T12:00:00.000+05:30' },
  bet_details: { bet_status: 'PENDING', amount: 10 },
};

/** A bet record for an interaction that is only about these details. */
export const recordWith = (bet_details: object) => ({ bet_details });

export const settled = (win: number, net: number) => ({
  calculated_values: { win_amount: win, net_profit: net },
});
export const undecided = { calculated_values: { win_amount: null, net_profit: null } };

export const numbersOf = {
  digit: { digit: '5' },
  pana: { pana: '128' },
  jodi: { jodi: '05' },
  'half-sangam-a': { open_digit: '5', close_pana: '128' },
  'half-sangam-b': { open_pana: '128', close_digit: '5' },
  'full-sangam': { open_pana: '128', close_pana: '236' },
};

export const subBet = { bet_type: 'open', points: 10, pana: '128' };

export const wallet = { bet_type: 'open', before_amount: 10000, points: 10 };

const none = {
  open_digit: null,
  close_digit: null,
  open_pana: null,
  close_pana: null,
  jodi: null,
};

/** A bet without sub-bets contains its numbers itself; the other numbers are null, as the first one shows. */
export const bare = {
  'bare-digit': { ...none, open_digit: '5' },
  'bare-pana': { open_pana: '128' },
  'bare-jodi': { jodi: '05' },
  'bare-half-sangam': { open_pana: '128', close_digit: '5' },
};

/** A result as a Python dict with single quotes; its processed result contains the numbers of the bet. */
export const withRawResult = {
  result_data: { raw_result: "{'open_pana': '123', 'processed_result': {'digits': ['6']}}" },
};
export const firstPage = {
  current_page: exactly(1),
  has_previous: exactly(false),
  has_next: exactly(true),
};
export const lastPage = { has_previous: exactly(true), has_next: exactly(false) };
