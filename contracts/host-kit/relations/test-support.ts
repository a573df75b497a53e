import type { EndpointName } from '../../api/endpoints.ts';
import { createHostClient } from '../connection/host-client.ts';
import type { Exchange } from '../exchange.ts';
import { findingLines } from '../findings/finding.ts';
import type { HostResult } from '../run-on-host.ts';
import { createHostReader } from '../states/host-reader.ts';
import { createProbe, type Probe, type ProbeOptions } from './probe.ts';
import type { Unread } from './relation.ts';
import { selectRelations } from './run-relations.ts';

/** What a host of a test gives for a request: a body with status 200, or a whole response. */
export type TestHost = (
  path: string,
  request: { method: string; headers?: Record<string, string>; body?: unknown },
) => { status?: number; headers?: Record<string, string>; body?: unknown };

/** The clock of the tests: a Friday noon in India. */
export const now = Date.parse('2026-11-20T12:00:00+05:30');

/** A token that ends an hour from now. */
export const token = (claims: object = { exp: now / 1000 + 3600 }): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** A probe of a host in this process. */
export function probeOn(host: TestHost, given: Partial<ProbeOptions> = {}): Probe {
  const options = {
    baseUrl: 'http://host.test',
    requestOptions: {
      timeoutMs: 1000,
      transport: async (
        url: URL,
        request: { method: string; headers?: Record<string, string>; body?: unknown },
      ) => {
        const { status = 200, headers = {}, body } = host(url.pathname + url.search, request);
        const type = { 'content-type': 'application/json' };
        return { status, headers: { ...type, ...headers }, text: JSON.stringify(body ?? {}) };
      },
    },
  };
  const client = createHostClient(options, { access: token(), refresh: 'refresh' });
  return createProbe({
    ...options,
    account: { appId: 'app', mobile: '9123012340', password: 'Surya#2031' },
    reader: createHostReader({ client, appId: 'app', today: '2026-11-20' }),
    client,
    betTypes: [],
    points: undefined,
    now,
    clockOffset: now - Date.now(),
    results: [],
    ...given,
  });
}

/** A host with bodies by the beginning of a path; the longest that fits counts, anything else is not there. */
export const hostWith =
  (bodies: Readonly<Record<string, unknown>>): TestHost =>
  (path) => {
    const fitting = Object.keys(bodies).filter((start) => path.startsWith(start));
    const [longest] = fitting.sort((a, b) => b.length - a.length);
    return longest === undefined ? { status: 404, body: {} } : { body: bodies[longest] };
  };

/** The host, and the paths that it was asked for, in order. */
export function recording(host: TestHost): { host: TestHost; asked: string[] } {
  const asked: string[] = [];
  const recorded: TestHost = (path, request) => {
    asked.push(path);
    return host(path, request);
  };
  return { host: recorded, asked };
}

/** The origin of the pages that a host is to allow. */
export const origin = 'https://app.example';

/** What a report says of a relation on a host: its lines, or why it cannot be checked. */
export async function linesOf(
  description: string,
  host: TestHost,
  given: Partial<ProbeOptions> = {},
  endpoint?: EndpointName,
): Promise<string[] | string | Unread> {
  const found = selectRelations({ only: [description], call: [], origin });
  const relation = found.find((one) => endpoint === undefined || one.endpoint === endpoint);
  if (!relation) throw new Error(`There is no relation “${description}”.`);
  const result = await relation.check(probeOn(host, given));
  return Array.isArray(result) ? findingLines(result) : result;
}

/** A bet of a history; `more` replaces members of its details. */
export const bet = (id: number, more: object = {}, rest: object = {}) => ({
  id,
  market: { name: 'Surya Day' },
  bet_type: { name: 'Jodi' },
  timestamps: { created_at: new Date(now - id * 60_000).toISOString() },
  calculated_values: { win_amount: null, net_profit: null },
  bet_details: {
    bet_status: 'PENDING',
    amount: 5,
    before_amount: 100,
    bet_type: 'open',
    placed_bets: [{ bet_type: 'open', jodi: '05', points: 5 }],
    ...more,
  },
  ...rest,
});

/** A page of a history. */
export const page = (data: readonly unknown[], current = 1, total = 1) => ({
  data,
  pagination: {
    current_page: current,
    has_previous: current > 1,
    has_next: current < total,
    total_pages: total,
  },
});

/** A bet on jodi 05 that the kit placed, with its receipt; `members` replaces some of the exchange. */
export const placed = (
  before: number,
  amount = 5,
  members: Partial<Exchange> = {},
): HostResult => ({
  description: `a bet at ${before}`,
  passed: true,
  mismatches: [],
  findings: [],
  read: new Set(),
  exchange: {
    endpoint: 'betting',
    path: '/betting/',
    query: new URLSearchParams(),
    sent: {
      bet_type_id: 3,
      market_id: 705,
      amount,
      payload: { bets: [{ jodi: '05', points: amount, bet_type: 'open' }] },
    },
    receivedAt: Date.now(),
    response: {
      status: 200,
      headers: {},
      text: JSON.stringify({
        user_balance: { previous_balance: before, current_balance: before - amount },
        bet_details: { market: {} },
      }),
    },
    ...members,
  },
});
