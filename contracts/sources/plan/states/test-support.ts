import type { HttpRequest } from '../../http/http-client.ts';
import { createVisitor, type VisitorOptions } from '../../http/visitor.ts';
import { createHostReader } from './host-reader.ts';
import { LookupError } from './lookup.ts';
import type { HostContext } from './state-values.ts';

/** A response of a host in this process; 200 with an empty object unless it says otherwise. */
export type TestHost = (
  path: string,
  request: HttpRequest,
) => { status?: number; headers?: Record<string, string>; body?: unknown };

/** Noon in India on a Friday. */
export const now = Date.parse('2026-11-20T12:00:00+05:30');

/** A host that gives bodies by the beginning of a path. */
export const hostWith =
  (bodies: Readonly<Record<string, unknown>>): TestHost =>
  (path) => {
    const found = Object.entries(bodies)
      .filter(([start]) => path.startsWith(start))
      .sort(([a], [b]) => b.length - a.length)[0];
    return found ? { body: found[1] } : { status: 404, body: {} };
  };

const account = { appId: 'app', mobile: '9123012340', password: 'Surya#2031' };

/** Options of a visitor of a host in this process; `sent` gets the calls. */
export const visitorOptions = (host: TestHost, sent: string[] = []): VisitorOptions => ({
  baseUrl: 'http://host.test/',
  account,
  clock: () => now,
  requestOptions: {
    timeoutMs: 20_000,
    transport: async (url, request) => {
      const path = url.pathname + url.search;
      sent.push(`${request.method} ${path}`);
      const { status = 200, headers = {}, body } = host(path, request);
      const type = { 'content-type': 'application/json' };
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
      return { status, headers: { ...type, ...headers }, text };
    },
  },
});

/** The context of a player on a host in this process, with the calls that were sent. */
export function contextOn(host: TestHost, members: Partial<HostContext> = {}) {
  const sent: string[] = [];
  const visitor = createVisitor(visitorOptions(host, sent));
  visitor.adopt({ access: 'access', refresh: 'refresh' });
  const session = { access: 'access', refresh: 'refresh', points: 100 };
  const context: HostContext = {
    account,
    reader: createHostReader({ visitor, appId: 'app', today: '2026-11-20' }),
    session: async () => session,
    newMobile: () => undefined,
    now,
    supportsMagicInputs: false,
    ...members,
  };
  return { context, sent };
}

/** The context of a player on a host that gives bodies by the beginning of a path. */
export const contextWith = (
  bodies: Readonly<Record<string, unknown>>,
  members: Partial<HostContext> = {},
) => contextOn(hostWith(bodies), members).context;

/** A pending bet on a jodi; `more` replaces details, `rest` the fields beside them. */
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

/** A page of a list. */
export const page = (data: readonly unknown[], current = 1, total = 1) => ({
  data,
  pagination: {
    current_page: current,
    has_previous: current > 1,
    has_next: current < total,
    total_pages: total,
  },
});

export const found = (value?: unknown) => ({ value });
export const missing = (reason: string) => ({ missing: reason });
export const inconclusive = (call: string) => ({ inconclusive: `unexpected response to ${call}` });

/** The outcome of a lookup: its value, or why there is none. */
export const outcomeOf = (lookup: Promise<unknown>): Promise<unknown> =>
  lookup.then(found, (error) => {
    if (!(error instanceof LookupError)) throw error;
    return { [error.kind]: error.message };
  });
