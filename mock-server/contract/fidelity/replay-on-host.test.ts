import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingText } from '@matka/contracts/recording/recording-file';
import { main } from '@matka/contracts/replay/cli';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { openReplayMock } from '../replay/open-replay-mock.ts';
import { accounts } from '../second-host/players.ts';
import { serveSecondHost } from '../second-host/serve.ts';
import { plain, type Variant } from '../second-host/variant.ts';
import { recordWalk } from './record-walk.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-replay-host-'));
const file = join(folder, 'session.json');
beforeAll(async () => writeFileSync(file, recordingText(await recordWalk(plain, 7))));
afterAll(() => rmSync(folder, { recursive: true }));

const { mobile, password } = accounts.regular;
const account = { MATKA_MOBILE: mobile, MATKA_PASSWORD: password };
const bets = (stake: string) => ['--allow-writes', '--allow-bets', '--max-stake', stake];

/** Plays the session on a variant of the second host and counts what is bet there. */
async function playOn(variant: Variant, args: readonly string[], env: NodeJS.ProcessEnv = account) {
  let staked = 0;
  const sent: string[] = [];
  const host = await serveSecondHost({
    ...variant,
    changed: (response, seen) => {
      const next = variant.changed?.(response, seen) ?? response;
      sent.push(`${seen.request.method} ${seen.url.pathname}`);
      if (seen.endpoint === 'betting' && next.status === 200)
        staked += Number(JSON.parse(seen.request.body ?? '{}').amount);
      return next;
    },
  });
  const out: string[] = [];
  const errors: string[] = [];
  const output = {
    log: (text: string) => out.push(text),
    error: (text: string) => errors.push(text),
  };
  const all = [file, '--against', host.url, ...args];
  const code = await main(all, env, output, { openMock: openReplayMock, game });
  await host.close();
  return { code, out: out.join('\n'), error: errors.join('\n'), staked, sent };
}

describe('a replay on a host at an address', () => {
  it('sends no bet and no registration unless bets are allowed', async () => {
    const { code, out, sent } = await playOn(plain, []);
    expect(code).toBe(0);
    expect(sent.length).toBeGreaterThan(100);
    expect(sent).not.toContain('POST /betting/');
    expect(sent).not.toContain('POST /users/register/');
    expect(out).toMatch(/Not sent: .*\d+ \(bets, which are not allowed\)/);
  });

  it('bets within its stake and says what it placed', async () => {
    const { out, staked } = await playOn(plain, bets('9'));
    expect(staked).toBeGreaterThan(0);
    expect(staked).toBeLessThanOrEqual(9);
    expect(out).toMatch(/\d+ \(bets beyond the stake\)/);
    expect(out).toMatch(new RegExp(`\\nBets placed: \\d+; ${staked} of at most 9 points\\.$`));
  });

  it('places bets under the ids of the host', async () => {
    const { staked, code } = await playOn(
      { ...plain, options: { betTypeIds: 'product' } },
      bets('9'),
    );
    expect({ code, isPlaced: staked > 0 }).toEqual({ code: 0, isPlaced: true });
  });

  it('renews a session that the host ends in the middle', async () => {
    const { code, error } = await playOn(
      { ...plain, options: { accessSeconds: 10, tickMs: 1000 } },
      [],
    );
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  it.each([
    [
      'ends each session at once',
      (count: number, endpoint?: string) => count > 40 && endpoint !== 'login' && 401,
      /^the host signs the account out again and again\. Bets placed: \d+; \d+ of at most 60 points\.$/,
    ],
    [
      'rejects the account in the middle',
      (count: number) => count > 40 && 401,
      /^the host ends the session and rejects the login with status 401\. Bets placed: /,
    ],
    [
      'limits the rate of requests for too long',
      (count: number) => count > 40 && 429,
      /^the host limits the rate of requests for too long\. Bets placed: /,
    ],
  ] as const)('says in one line that the host %s', async (_, statusOf, message) => {
    let count = 0;
    const broken: Variant = {
      ...plain,
      changed: (response, { endpoint }) => {
        count += 1;
        const status = statusOf(count, endpoint);
        const headers = { ...response.headers, 'retry-after': '3600' };
        return status ? { ...response, status, headers, body: { detail: 'No.' } } : response;
      },
    };
    const { code, error } = await playOn(broken, bets('60'));
    expect({ code, lines: error.split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(error).toMatch(message);
    expect(error).not.toContain(password);
  });

  it.each([
    [[], {}, /^No account given/],
    [['--allow-bets'], account, /^--allow-bets needs --allow-writes/],
    [['--allow-writes', '--allow-bets'], account, /^--allow-bets needs --max-stake/],
  ])('does not start with %j', async (args, env, message) => {
    const { code, error, sent } = await playOn(plain, args, env);
    expect({ code, sent }).toEqual({ code: 2, sent: [] });
    expect(error).toMatch(message);
  });
});
