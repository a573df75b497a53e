import { playerOf } from '../../../check/state.ts';
import { createHostSession } from '../../http/host-session.ts';
import type { HttpRequest } from '../../http/http-client.ts';
import { createHostReader } from './host-reader.ts';
import type { HostContext } from './state-values.ts';

/** A response of a host in this process; 200 with an empty object by default. */
export type TestHost = (path: string, request: HttpRequest) => { status?: number; body?: unknown };

/** Noon in India on a Friday. */
const now = Date.parse('2026-11-20T12:00:00+05:30');

/** A host that gives bodies by the beginning of a path. */
export const hostWith =
  (bodies: Readonly<Record<string, unknown>>): TestHost =>
  (path) => {
    const found = Object.entries(bodies).find(([start]) => path.startsWith(start));
    return found ? { body: found[1] } : { status: 404, body: {} };
  };

/** The context of a player on a host in this process, with the calls that were sent. */
export function contextOn(
  host: TestHost,
  { points, ...members }: Partial<HostContext> & { points?: number } = {},
) {
  const sent: string[] = [];
  const hostSession = createHostSession({
    baseUrl: 'http://host.test/',
    account: { appId: 'app', mobile: '9123012340', password: 'Surya#2031' },
    clock: () => now,
    requestOptions: {
      timeoutMs: 20_000,
      transport: async (url, request) => {
        const path = url.pathname + url.search;
        sent.push(`${request.method} ${path}`);
        const { status = 200, body = {} } = host(path, request);
        const headers = { 'content-type': 'application/json' };
        return { status, headers, text: JSON.stringify(body) };
      },
    },
  });
  hostSession.adopt({ access: 'access', refresh: 'refresh' });
  if (points !== undefined)
    playerOf(hostSession.check.state, hostSession.account.mobile).wallet = points * 100;
  const context: HostContext = {
    hostSession,
    reader: createHostReader(hostSession, '2026-11-20'),
    newMobile: () => undefined,
    supportsMagicInputs: false,
    ...members,
  };
  return { context, sent };
}
