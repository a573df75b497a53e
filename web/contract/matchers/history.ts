import { MatchersV3 } from '@pact-foundation/pact';
import { digit, id, jodi, money, pana, session, text, timestamp } from './primitives.ts';

const { string, boolean, integer, eachLike, equal, nullValue } = MatchersV3;

export const pagination = {
  current_page: integer(1),
  has_previous: boolean(false),
  has_next: boolean(true),
  total_pages: integer(3),
};

export const pageOf = (data: unknown, pages: object = {}) => ({
  data,
  pagination: { ...pagination, ...pages },
});

/** A status as records spell it. */
export const anyStatus = text('PENDING|won|lost', 'PENDING');

/** A bet record; `details` are further fields of its bet_details. */
export const record = (status: unknown = anyStatus, details: object = {}) => ({
  id: id(41),
  market: { name: string('Kalyan Matka') },
  bet_type: { name: string('Single Digit') },
  timestamps: { created_at: timestamp() },
  bet_details: {
    bet_status: status,
    amount: money(10),
    ...details,
  },
});

export const settled = (win: number, net: number) => ({
  calculated_values: { win_amount: money(win), net_profit: money(net) },
});
export const undecided = {
  calculated_values: { win_amount: nullValue(), net_profit: nullValue() },
};

/** A sub-bet with the given numbers. */
const subBet = (numbers: object) => ({
  bet_type: session(),
  points: money(10),
  ...numbers,
});

/** The numbers of a sub-bet by its kind. */
export const numbersOf = {
  digit: { digit: digit('5') },
  pana: { pana: pana('128') },
  /** A single digit for bets of Odd Even, which use this field, too. */
  jodi: { jodi: text('[0-9]{1,2}', '05') },
  'half-sangam-a': { open_digit: digit('5'), close_pana: pana('128') },
  'half-sangam-b': { open_pana: pana('128'), close_digit: digit('5') },
  'full-sangam': { open_pana: pana('128'), close_pana: pana('236') },
};

export const placed = (numbers: object) => ({ placed_bets: eachLike(subBet(numbers)) });

/** Fields that the passbook shows. */
export const wallet = { bet_type: session(), before_amount: money(10000), points: money(10) };

/** A list of at least two sub-bets. */
export const severalPlaced = { placed_bets: eachLike(subBet(numbersOf.pana), 2) };

const none = {
  open_digit: nullValue(),
  close_digit: nullValue(),
  open_pana: nullValue(),
  close_pana: nullValue(),
  jodi: nullValue(),
};

/** A bet without sub-bets contains its numbers itself; the other numbers are null. */
export const bare = {
  'bare-digit': { ...none, open_digit: digit('5') },
  'bare-pana': { ...none, open_pana: pana('128') },
  'bare-jodi': { ...none, jodi: jodi('05') },
  'bare-half-sangam': { ...none, open_pana: pana('128'), close_digit: digit('5') },
};

/** A result as a Python dict with single quotes; its processed result contains the numbers of the bet. */
export const rawResult = text(
  "[\\s\\S]*'processed_result': *\\{'(digits|combinations)': *\\[[^\\]]+\\]\\}[\\s\\S]*",
  "{'open_pana': '123', 'processed_result': {'digits': ['6']}}",
);

export const withRawResult = { result_data: { raw_result: rawResult } };
export const firstPage = {
  current_page: equal(1),
  has_previous: equal(false),
  has_next: equal(true),
};
export const lastPage = { has_previous: equal(true), has_next: equal(false) };
