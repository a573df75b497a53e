import type { EndpointName } from '../../api/endpoints.ts';
import type { Exchange } from '../exchange.ts';
import { judgeResponse } from '../findings/judge-response.ts';

/** What a player is told to be wrong with the body of a success: place, what was found, what was expected. */
export function findingsIn(
  endpoint: EndpointName,
  body: unknown,
  { query = '', ...members }: { query?: string } & Partial<Omit<Exchange, 'query'>> = {},
): string[][] {
  const exchange: Exchange = {
    endpoint,
    path: '/',
    query: new URLSearchParams(query),
    sent: undefined,
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(body),
    },
    receivedAt: 0,
    ...members,
  };
  const { findings } = judgeResponse({ status: 'success' }, exchange);
  return findings.map(({ place, found, expected }) => [place, found, expected]);
}
