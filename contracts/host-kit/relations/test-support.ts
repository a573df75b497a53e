import type { EndpointName } from '../../api/endpoints.ts';
import { type BetType, betType } from '../../decoders/bet-types.ts';
import { decode } from '../../decoding/decode.ts';
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
      timeoutMs: 20_000,
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

/** The description of the relation between bets that the kit placed and the history. */
export const placedBets = 'bets stand in the history as they were placed';

/** A bet type of a host. */
export const game = (id: number, name: string, config: object): BetType => {
  const read = decode(betType, { id, name, config });
  if (!read) throw new Error(`No bet type is read of ${name}.`);
  return read;
};
/** The bet types of a host. */
export const betTypes = [
  game(3, 'Jodi', { code: 'jodi_digits', bet_direction: 'both' }),
  game(4, 'Single Ank', { code: 'single_digits', bet_direction: 'both' }),
  game(5, 'Half Sangam', { code: 'half_sangam', bet_direction: 'open' }),
];

/** A sub-bet on a jodi. */
export const jodi = (number: string, points = 5, session = 'open') => ({
  jodi: number,
  points,
  bet_type: session,
});

/** What the kit sent with a bet; `members` replaces some. */
export const request = (bets: readonly unknown[], members: object = {}) => ({
  bet_type_id: 3,
  market_id: 705,
  amount: 5,
  payload: { bets },
  ...members,
});

/** A bet that the kit placed with a wallet of 100. */
export const sent = (bets: readonly unknown[], members: object = {}): HostResult =>
  placed(100, 5, { sent: request(bets, members) });

/** A history before and after the kit placed bets. */
export interface RunOfBets {
  /** The history after the run. */
  after: readonly unknown[];
  /** The history before it. */
  before?: readonly unknown[] | 'unread';
  results?: readonly HostResult[];
  /** How many pages the history claims to have. */
  total?: number;
}

/** What is said of a history after the kit placed bets; jodi 05 with 5 points if nothing else is given. */
export function linesAfter({
  after,
  before = [],
  results = [sent([jodi('05')])],
  total = 1,
}: RunOfBets) {
  let readings = 0;
  const host: TestHost = (path) => {
    if (path === '/markets/?app_id=app')
      return {
        body: [
          { id: 705, name: 'Surya Day' },
          { id: 706, name: 'Tara Night' },
        ],
      };
    if (path !== '/bets/history/?page=1') return { status: 404 };
    readings += 1;
    if (readings === 1) return { body: page(after, 1, total) };
    return before === 'unread' ? { status: 500 } : { body: page(before) };
  };
  return linesOf(placedBets, host, { results, betTypes });
}
