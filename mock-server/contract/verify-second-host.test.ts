import type { HostOptions } from '@matka/contracts/host-kit/options';
import { exitCodeOf, verifyHost } from '@matka/contracts/host-kit/run';
import { afterEach, describe, expect, it } from 'vitest';
import { fridayNoon } from './second-host/options.ts';
import { accounts } from './second-host/players.ts';
import { type ServedHost, serveSecondHost } from './second-host/serve.ts';
import { plain, type Variant } from './second-host/variant.ts';
import { variations } from './second-host/variations/variations.ts';
import { optionsFor, today } from './test-host.ts';

let host: ServedHost | undefined;
afterEach(async () => {
  await host?.close();
  host = undefined;
});

/** Endpoints whose interactions fit any host. */
const endpoints = ['GET /homepage/', 'GET /admin/', 'POST /token/refresh/', 'results/monthly/'];

async function verifyVariant(variant: Variant, overrides: Partial<HostOptions> = {}) {
  host = await serveSecondHost(variant);
  const account = { appId: 'surya-club', ...accounts.regular };
  const options = optionsFor(host.url, { account, call: endpoints, ...overrides });
  const report = await verifyHost(options, { today, now: fridayNoon });
  const failed = report.lines.filter(({ outcome }) => outcome === 'failed');
  return { failed, code: exitCodeOf(report, options), report };
}

const named = (name: string) => variations.filter((one) => one.name === name);

const transport: Variant[] = [
  ...['gzip', 'short-lived-tokens', 'a-loud-content-type'].flatMap(named),
  {
    name: 'chunks-and-closed-connections',
    description: 'Bodies come in pieces, and each response ends its connection.',
    delivery: { chunkBytes: 37, closes: true },
  },
];

describe('the transport of the kit', () => {
  it.each(transport)('is that of the client: $name', async (variant) => {
    const { failed, code, report } = await verifyVariant(variant);
    expect(failed).toEqual([]);
    expect(code).toBe(0);
    expect(report.counts.passed).toBeGreaterThan(10);
  });

  it('waits as long as a rate limit asks for', async () => {
    const start = Date.now();
    const rateLimit = { every: 5, retryAfterSeconds: 1 };
    const { failed, code } = await verifyVariant({ ...plain, options: { rateLimit } });
    expect(failed).toEqual([]);
    expect(code).toBe(0);
    expect(Date.now() - start).toBeGreaterThan(2000);
  });

  it('renews a token once and no more', async () => {
    const useless = {
      ...plain,
      options: { accessSeconds: 5, tickMs: 1000 },
      changed: ((response, { endpoint }) =>
        endpoint === 'refresh' && response.status === 200
          ? { ...response, body: { access: 'useless' } }
          : response) satisfies Variant['changed'],
    };
    const { failed, code } = await verifyVariant(useless, {
      call: ['GET /admin/', 'GET /homepage/'],
    });
    expect(code).toBe(0);
    expect(failed).toEqual([]);
    const more = await verifyVariant(useless);
    expect(more.code).toBe(1);
    expect(JSON.stringify(more.failed)).toContain('401');
  });
});
