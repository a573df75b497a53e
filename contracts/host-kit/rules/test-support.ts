import type { EndpointName } from '../../api/endpoints.ts';
import type { Exchange } from '../exchange.ts';
import { findingLines } from '../findings/finding.ts';
import { judgeResponse, type Verdict } from '../findings/judge-response.ts';

type Given = { query?: string } & Partial<Omit<Exchange, 'query'>>;

/** The verdict on the body of a success. */
export function verdictOn(
  endpoint: EndpointName,
  body: unknown,
  { query = '', ...members }: Given = {},
): Verdict {
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
  return judgeResponse({ status: 'success' }, exchange);
}

/** What is wrong with the body of a success: place, what was found, what was expected. */
export const findingsIn = (endpoint: EndpointName, body: unknown, given?: Given): string[][] =>
  verdictOn(endpoint, body, given).findings.map(({ place, found, expected }) => [
    place,
    found,
    expected,
  ]);

/** The same as the lines of a report. */
export const linesIn = (endpoint: EndpointName, body: unknown, given?: Given): string[] =>
  findingLines(verdictOn(endpoint, body, given).findings);
