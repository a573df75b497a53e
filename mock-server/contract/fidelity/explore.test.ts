import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '@matka/contracts/explore/cli';
import { afterAll, describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { behaviourFaults } from '../second-host/faults/faults.ts';
import { accounts } from '../second-host/players.ts';
import { serveSecondHost } from '../second-host/serve.ts';
import { singleVariations } from '../second-host/single-variations.ts';
import { plain, type Variant } from '../second-host/variant.ts';
import { isFullRun, ofShard } from '../selected-calls.ts';
import { exploreVariant } from './explore-host.ts';
import { soundHosts } from './sound-hosts.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-explore-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seeds = ofShard(Array.from({ length: isFullRun ? 20 : 1 }, (_, index) => index + 1));
/** Every so many faults are tried, and all of them in the full run. */
const faults = isFullRun
  ? ofShard(behaviourFaults)
  : behaviourFaults.filter((_, index) => index % 12 === 4);

describe('an exploration', () => {
  it.each(seeds)('finds nothing on the sound host with seed %i', async (seed) => {
    const { finding, stopped, report } = await exploreVariant(plain, { seed });
    expect({ finding, stopped }).toEqual({ finding: undefined, stopped: undefined });
    expect(Object.values(report.checks).filter((count) => count > 0).length).toBeGreaterThan(15);
  });

  it.each(soundHosts)('finds nothing on the sound host $name', async (host) => {
    const { finding, stopped } = await exploreVariant(host);
    expect({ finding, stopped }).toEqual({ finding: undefined, stopped: undefined });
  });

  it.each(faults)('finds the fault $name in a walk of few steps', async (fault) => {
    const { finding, steps, repeated } = await exploreVariant(fault);
    expect(finding?.rule).toBeDefined();
    expect(steps.length).toBeLessThanOrEqual(3);
    expect(repeated).toBe(true);
  });

  it('reads only unless bets are allowed', async () => {
    const sent: string[] = [];
    const watched: Variant = {
      ...plain,
      asked: ({ request }) => {
        sent.push(`${request.method} ${request.url}`);
        return request;
      },
    };
    await exploreVariant(watched, { allowBets: false, maxStake: 0 });
    expect(sent.length).toBeGreaterThan(50);
    expect(sent).not.toContain('POST /betting/');
  });

  it.each([plain, ...behaviourFaults.filter(({ name }) => /debited-twice/.test(name))])(
    'never bets more than its stake on the host $name',
    async (variant) => {
      let staked = 0;
      const counting: Variant = {
        ...variant,
        changed: (response, seen) => {
          const next = variant.changed?.(response, seen) ?? response;
          if (seen.endpoint === 'betting' && next.status === 200)
            staked += Number(JSON.parse(seen.request.body ?? '{}').amount);
          return next;
        },
      };
      const result = await exploreVariant(counting, { maxStake: 9, seed: 3 });
      expect(staked).toBeLessThanOrEqual(9);
      expect(result.staked).toBeLessThanOrEqual(18);
    },
  );

  it('waits for a host that limits the rate of requests', async () => {
    const limited = singleVariations.find(({ name }) => name === 'rate-limit') ?? plain;
    const { finding, stopped } = await exploreVariant({
      ...limited,
      options: { ...limited.options, rateLimit: { every: 9, retryAfterSeconds: 0 } },
    });
    expect({ finding, stopped }).toEqual({ finding: undefined, stopped: undefined });
  });

  it('signs in again when the host signs the account out in the middle', async () => {
    let count = 0;
    const forgetful: Variant = {
      ...plain,
      changed: (response, { endpoint }) => {
        count += 1;
        const isEnded = count % 23 === 0 && endpoint !== 'login';
        return isEnded ? { ...response, status: 401, body: { detail: 'Sign in.' } } : response;
      },
    };
    const { stopped } = await exploreVariant(forgetful);
    expect(stopped).toBeUndefined();
  });
});

async function run(args: string[], env: NodeJS.ProcessEnv = {}, signal?: AbortSignal) {
  const out: string[] = [];
  const errors: string[] = [];
  const log = (text: string) => out.push(text);
  const code = await main(args, env, { log, error: (text) => errors.push(text) }, game, signal);
  return { code, out: out.join('\n'), error: errors.join('\n') };
}

const { mobile, password } = accounts.regular;
const accountOf = (url: string) => ({
  MATKA_BASE_URL: url,
  MATKA_APP_ID: 'surya-club',
  MATKA_MOBILE: mobile,
  MATKA_PASSWORD: password,
});

describe('npm run contracts:explore', () => {
  it('exits with 0 and prints what it compared', async () => {
    const host = await serveSecondHost();
    const { code, out } = await run(['--steps', '6', '--seed', '4'], accountOf(host.url));
    await host.close();
    expect(code).toBe(0);
    expect(out).toMatch(/^Nothing found with seed 4: 6 steps, \d+ requests\.\n\d+ comparisons of /);
    expect(out).toMatch(/Bets: none, reads only\.$/);
  });

  it('exits with 1, prints curl lines without secrets and writes a recording', async () => {
    const fault = behaviourFaults.find(({ name }) => name === 'debited-twice') ?? plain;
    const host = await serveSecondHost(fault);
    const file = join(folder, 'found.json');
    const bets = ['--allow-writes', '--allow-bets', '--max-stake', '60'];
    const { code, out } = await run(['--seed', '4', '--out', file, ...bets], accountOf(host.url));
    await host.close();
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ nothing without a bet: the wallet is /);
    expect(out).toContain(`curl -sS -X POST "$MATKA_BASE_URL"'/betting/'`);
    expect(out).toMatch(/Bets: [\d.]+ of at most 60 points\./);
    const recording = readFileSync(file, 'utf8');
    expect(recording).toContain('"format": "matka-recording"');
    for (const secret of [mobile, password, 'Meera', 'Joshi', 'eyJ', new URL(host.url).host]) {
      expect(out).not.toContain(secret);
      expect(recording).not.toContain(secret);
    }
  });

  it('that is interrupted ends with the step under way and says what was bet', async () => {
    const interrupt = new AbortController();
    let after = 0;
    const host = await serveSecondHost({
      ...plain,
      changed: (response, { endpoint }) => {
        if (interrupt.signal.aborted) after += 1;
        if (endpoint === 'betting' && response.status < 300) interrupt.abort();
        return response;
      },
    });
    const bets = ['--allow-writes', '--allow-bets', '--max-stake', '60'];
    const { code, out, error } = await run(
      ['--seed', '4', ...bets],
      accountOf(host.url),
      interrupt.signal,
    );
    await host.close();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('The walk ended early: it was interrupted.');
    expect(error).toMatch(/Bets: [1-9][\d.]* of at most 60 points\./);
    expect(after).toBeLessThan(10);
  });

  it.each([
    [[], {}, /^No host given/],
    [['--base-url', 'https://example.com'], {}, /^No account given/],
    [['--allow-bets'], accountOf('https://example.com'), /^--allow-bets needs --allow-writes/],
    [
      ['--allow-writes', '--allow-bets'],
      accountOf('https://example.com'),
      /^--allow-bets needs --max-stake/,
    ],
    [
      ['--steps', '0'],
      accountOf('https://example.com'),
      /^--steps takes a whole number, 1 or more/,
    ],
    [
      ['--seed', 'x'],
      accountOf('https://example.com'),
      /^--seed takes a whole number, 0 or more, not "x"/,
    ],
    [[], accountOf('http://127.0.0.1:9'), /connection refused/],
  ])('exits with 2 for %j', async (args, env, message) => {
    const { code, error } = await run(args, env);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error).not.toContain(password);
  });
});
