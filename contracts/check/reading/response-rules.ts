import { anyRow } from '../../reading/place.ts';
import type { Part } from '../finding.ts';
import { type ReadCall, type Reading, read } from '../reader.ts';
import type { Observed } from '../state.ts';
import { pageParts, recordNotes, recordParts } from './bet-records.ts';
import { betTypeNotes, betTypeParts } from './bet-types.ts';
import { homepageNotes, homepageParts } from './homepage.ts';
import { marketNotes, marketParts } from './markets.ts';
import { payoutNotes, payoutParts } from './payouts.ts';
import { resultNotes, resultParts } from './results.ts';
import { loginNotes, loginParts } from './users.ts';

interface ResponseRule<Call extends ReadCall> {
  /** The required agreement of a response with itself, as a sentence without values. */
  holds: string;
  /** Differences, and what the specification permits. */
  judge: (
    value: Reading<Call>,
    observed: Observed,
    body: unknown,
  ) => { parts: readonly Part[]; notes?: readonly Part[] };
}

const ofRecords =
  'each bet has an id of its own and a number under a name of its type, and names one session; a win says how high it is';

/** The rules of a response beside its declaration, by call. */
export const responseRules: { readonly [Call in ReadCall]?: ResponseRule<Call> } = {
  login: {
    holds: 'a player has points, and shows no other mobile number than the one that signs in',
    judge: (value, { exchange }) => ({
      parts: loginParts(value, exchange),
      notes: loginNotes(value, exchange),
    }),
  },
  homepage: {
    holds:
      'banners and buttons have different ids, pictures have an address, colours are of CSS, and banners stay long enough to be seen',
    judge: (value, _, body) => ({ parts: homepageParts(value, body), notes: homepageNotes(value) }),
  },
  markets: {
    holds:
      'markets have different ids, name and number of a status agree, and the last bid comes before its result and is in the time of India',
    judge: (value, { exchange }, body) => ({
      parts: marketParts(value, body, exchange),
      notes: marketNotes(value),
    }),
  },
  betTypes: {
    holds:
      'bet types have different ids, codes are spelt as in the specification and fit their names, and no limit excludes every number',
    judge: (value, _, body) => ({ parts: betTypeParts(value, body), notes: betTypeNotes(value) }),
  },
  payouts: {
    holds: 'each rate is above 0, and the page is the one that was asked for',
    judge: (value, { exchange }) => ({
      parts: payoutParts(value, exchange),
      notes: payoutNotes(value),
    }),
  },
  history: {
    holds: ofRecords,
    judge: (value, { state }, body) => ({
      parts: pageParts(value, body, state),
      notes: recordNotes(value.data, ['data', anyRow]),
    }),
  },
  bettingHistory: {
    holds: ofRecords,
    judge: (value, { state }, body) => ({ parts: pageParts(value, body, state) }),
  },
  bet: {
    holds: ofRecords,
    judge: (value, { state }) => ({ parts: recordParts(value, [], state) }),
  },
  results: {
    holds:
      'a day has the results by market, in lists; a chart has the days of its month, and says of each whether it has a result',
    judge: (value, { exchange }, body) => ({
      parts: resultParts(value, exchange, body),
      notes: resultNotes(exchange, body),
    }),
  },
};

/** The differences of a response within itself, and what the specification permits; undefined without a rule. */
export function judgeResponse<Call extends ReadCall>(call: Call, observed: Observed) {
  const { body } = observed.exchange.response;
  const value = read(call, body);
  const own: ResponseRule<Call> | undefined = responseRules[call];
  return value === undefined ? undefined : own?.judge(value, observed, body);
}
