import { BetTypesResponse } from '@matka/contracts/api/bet-types';
import { BettingResponse } from '@matka/contracts/api/betting';
import { HistoryResponse } from '@matka/contracts/api/history';
import { HomepageResponse } from '@matka/contracts/api/homepage';
import { MarketsResponse } from '@matka/contracts/api/markets';
import { PayoutResponse } from '@matka/contracts/api/payouts';
import { ResultsResponse } from '@matka/contracts/api/results';
import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { LoginResponse, RegisterResponse } from '@matka/contracts/api/users';
import fc from 'fast-check';
import { vi } from 'vitest';
import { hostile, written } from './hostile-values.ts';

/** Every endpoint of the screens with the schema of its response. */
const responses = {
  '/users/login/': LoginResponse,
  '/users/register/': RegisterResponse,
  '/homepage/': HomepageResponse,
  '/markets/': MarketsResponse,
  '/bet-types/': BetTypesResponse,
  '/betting/suggestions/': SuggestionResponse,
  '/betting/': BettingResponse,
  '/bets/history/': HistoryResponse,
  '/markets/results/monthly/': ResultsResponse,
  '/admin/payout-multipliers/': PayoutResponse,
} as const;
type Call = keyof typeof responses;
const calls = Object.keys(responses) as Call[];

interface HostAnswer {
  readonly status: number;
  readonly text: string;
}

export type HostileHost = Readonly<Record<Call, HostAnswer>>;

const errorResponse = {
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
  },
};

const response = (call: Call): fc.Arbitrary<HostAnswer> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: hostile(responses[call]).map((body) => ({ status: 200, text: written(body) })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(400, 403, 422, 500), hostile(errorResponse))
        .map(([status, body]) => ({ status, text: written(body) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '<!doctype html><script>1</script>', '[{')
        .map((text) => ({ status: 200, text })),
    },
  );

export const hostileHosts: fc.Arbitrary<HostileHost> = fc
  .tuple(...calls.map((call) => response(call).map((given) => [call, given] as const)))
  .map((entries) => Object.fromEntries(entries) as HostileHost);

const callOf = (url: string): Call | undefined =>
  calls.find((call) => new URL(url, 'http://a').pathname.endsWith(call));

/** Responds to every request of the app as a host; gives a function that counts the requests in flight. */
export function serve(host: HostileHost): () => number {
  let open = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    open += 1;
    await Promise.resolve();
    open -= 1;
    const call = callOf(url);
    const { status, text } = call ? host[call] : { status: 404, text: '{}' };
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  });
  return () => open;
}
