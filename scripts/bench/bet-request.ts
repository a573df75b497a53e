import type { LoadRequest } from './load.ts';
import type { MockUnderTest } from './test-bed.ts';

/** Balance that covers every submission of a run. */
export const startingBalance = 1_000_000_000;

/** Points of the bets of one request. */
export const pointsOfRequest = 10;

const body = JSON.stringify({
  bet_type_id: 1,
  market_id: 7,
  amount: pointsOfRequest,
  payload: { bets: [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type: 'open' })) },
});

/** POST /betting/ with ten bets of one point, to the mock or to its baseline. */
export const betRequest = (
  { server, authorization }: MockUnderTest,
  url: string = server.url,
): LoadRequest & { body: string } => ({
  method: 'POST',
  url: `${url}/betting/`,
  headers: { authorization },
  body,
});
