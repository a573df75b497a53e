import type { Call } from './load.ts';
import type { House } from './test-bed.ts';

/** Points for every submission of a run. */
export const purse = 1_000_000_000;

const body = JSON.stringify({
  bet_type_id: 1,
  market_id: 7,
  amount: 10,
  payload: { bets: [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type: 'open' })) },
});

/** POST /betting/ with ten bets of one point, to a house or to another server. */
export const submission = (
  { server, authorization }: House,
  url: string = server.url,
): Call & { body: string } => ({
  method: 'POST',
  url: `${url}/betting/`,
  headers: { authorization },
  body,
});
