import { createHostClient, type HostClientOptions } from '../connection/host-client.ts';
import { defaults, type HostOptions } from '../options.ts';
import { hostWith, now, type TestHost, token } from '../relations/test-support.ts';
import { createHostReader } from './host-reader.ts';
import type { HostContext } from './state-values.ts';

/** Options of a client of a host in this process; `sent` gets the calls. */
export function clientOptions(host: TestHost, sent: string[] = []): HostClientOptions {
  return {
    baseUrl: 'http://host.test/',
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
  };
}

/** Options of a run of the kit on a host in this process; `members` replaces some. */
export const hostOptions = (host: TestHost, members: Partial<HostOptions> = {}): HostOptions => ({
  ...defaults,
  ...clientOptions(host),
  baseUrl: 'http://host.test',
  account: { appId: 'app', mobile: '9123012340', password: 'Surya#2031' },
  ...members,
});

/** The context of a player on a host in this process, with the calls that were sent. */
export function contextOn(host: TestHost, members: Partial<HostContext> = {}) {
  const sent: string[] = [];
  const client = createHostClient(clientOptions(host, sent), { access: token(), refresh: 'r' });
  const session = { access: 'access', refresh: 'refresh', points: 100 };
  const context: HostContext = {
    account: { appId: 'app', mobile: '9123012340', password: 'Surya#2031' },
    reader: createHostReader({ client, appId: 'app', today: '2026-11-20' }),
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
