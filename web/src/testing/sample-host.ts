import { vi } from 'vitest';
import { sampleResponses } from './sample-responses.ts';

/** An endpoint that has a sample response. */
type SampleEndpoint = keyof typeof sampleResponses;

const requestPaths: Partial<Record<SampleEndpoint, string>> = {
  homepage: '/homepage/',
  markets: '/markets/',
  betTypes: '/bet-types/',
  history: '/bets/history/',
  results: '/markets/results/monthly/',
  payouts: '/admin/payout-multipliers/',
};
const endpoints = Object.keys(requestPaths) as SampleEndpoint[];

/** Responds to every request with its sample or another body; returns a function that counts the requests in flight. */
export function serveSamples(others: Partial<Record<SampleEndpoint, unknown>> = {}): () => number {
  const bodies: Partial<Record<SampleEndpoint, unknown>> = { ...sampleResponses, ...others };
  let underWay = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    underWay += 1;
    await Promise.resolve();
    underWay -= 1;
    const { pathname } = new URL(url, 'http://a');
    const name = endpoints.find((one) => pathname.endsWith(requestPaths[one] ?? ' '));
    const body = name && bodies[name];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body ?? null), { status: name ? 200 : 404, headers });
  });
  return () => underWay;
}
