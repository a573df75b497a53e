import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Exchange, requestText } from '@matka/contracts/check/exchange';
import { readSession, sessionText } from '@matka/contracts/session/session-file';
import type { LocalServer } from '@matka/contracts/sources/http/http-server';
import { main as record } from '@matka/contracts/sources/proxy/record-cli';
import { main as replay } from '@matka/contracts/sources/replay/replay-cli';
import { explore } from '@matka/contracts/sources/walk/explore';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOfFile } from '../../../scripts/testing/temporary-folder.ts';
import type { Mock } from '../../create-mock.ts';
import { type Change, each, fieldsIn, type Json, listIn } from '../../src/host-styles/json.ts';
import { pagesOf } from '../hosts/rewrite.ts';
import { appId, createTestMock, serveMock } from '../test-host.ts';
import { openReplayMock } from './open-replay-mock.ts';

const folder = folderOfFile();
const session = join(folder, 'session.json');
const { mobile, password } = mainPlayer;
const env = { MATKA_MOBILE: mobile, MATKA_PASSWORD: password, MATKA_APP_ID: appId };
let mock: Mock;
let host: LocalServer;
const printed: string[] = [];

async function recordWalk(upstream: string, out: string): Promise<number> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: url, resolve: listens } = Promise.withResolvers<string>();
  const output = {
    log: (text: string) => {
      printed.push(text);
      const [, address] = /^(http:\S+) forwards/.exec(text) ?? [];
      if (address) listens(address);
    },
    error: (text: string) => printed.push(text),
  };
  const args = ['--upstream', upstream, '--port', '0', '--out', out];
  const recorded = record(args, {}, output, stopped);
  const { finding } = await explore({
    baseUrl: await url,
    account: { appId, mobile, password },
    steps: 12,
    seed: 3,
    allowBets: true,
    maxStake: 500,
    out: undefined,
    requestOptions: { timeoutMs: 10_000 },
  });
  expect(finding).toBeUndefined();
  stop();
  return recorded;
}

async function play(file: string, ...args: string[]) {
  const lines: string[] = [];
  const output = {
    log: (text: string) => lines.push(text),
    error: (text: string) => lines.push(text),
  };
  const code = await replay([file, ...args], env, output, { loadMock: async () => openReplayMock });
  return { code, text: lines.join('\n') };
}

/** The recording with changes, each of the first exchange of a call that it alters. */
function changed(changes: readonly (readonly [call: string, change: Change])[]): string {
  const rows: unknown[] = [...readSession(session).exchanges];
  for (const [call, change] of changes) {
    const index = rows.findIndex((row) => {
      const { request, response } = row as Exchange;
      const isChanged = JSON.stringify(change(row as Json)) !== JSON.stringify(row);
      return requestText(request).startsWith(call) && response.status === 200 && isChanged;
    });
    rows[index] = change(rows[index] as Json);
  }
  const path = join(folder, 'changed.json');
  writeFileSync(path, sessionText(rows as Exchange[]));
  return path;
}

const more = (value: Json): Json => Number(value) + 1;

beforeAll(async () => {
  mock = await createTestMock();
  host = await serveMock(mock);
  expect(await recordWalk(host.url, session)).toBe(0);
});
afterAll(async () => {
  await host.close();
  await mock.close();
});

it('a recorded walk holds no secret', () => {
  const text = readFileSync(session, 'utf8');
  expect(text).toContain('"method":"POST","url":"http://host.invalid/betting/"');
  expect(text).not.toMatch(/eyJ[\w-]{5,}\.|Kalyan@/);
  for (const secret of [mobile, password]) expect(text).not.toContain(secret);
  expect(printed.at(-1)).toMatch(/^\d+ exchanges in .*session\.json, without secrets\.$/);
});

it('a recorded walk gets the same responses from the mock', async () => {
  const { code, text } = await play(session);
  expect(text).toMatch(
    /\d+ exchanges played on the mock: \d{3,} comparisons are the same, 0 differ/,
  );
  expect(code).toBe(0);
});

it('a recorded walk with fields named like object members is played without a difference', async () => {
  const named = each('request.body', (body) => ({ ...fieldsIn(body), constructor: 'x' }));
  const { code, text } = await play(changed([['POST /users/login/', named]]));
  expect(text).toContain(' 0 differ, ');
  expect(code).toBe(0);
});

it('a recorded walk that was cut off is played to its last whole line', async () => {
  const file = join(folder, 'cut-off.json');
  writeFileSync(file, readFileSync(session, 'utf8').slice(0, -2000));
  const { code, text } = await play(file);
  expect(text).toContain(' 0 differ, ');
  expect(text).toContain('The file was cut off: what follows its last whole line is lost.');
  expect(code).toBe(0);
});

it('a replay shows its result although it cannot write the report file', async () => {
  const { code, text } = await play(session, '--json', '/dev/full');
  expect(text).toMatch(/ 0 differ, [\s\S]*--json \/dev\/full cannot be written: ENOSPC/);
  expect(code).toBe(2);
});

it('a replay against a host stays within the stake and prints no secret', async () => {
  const bets = ['--allow-writes', '--allow-bets', '--max-stake', '40'];
  const { code, text } = await play(session, '--against', host.url, ...bets);
  expect(text).toMatch(/Bets placed: [1-9]\d*; [1-9]\d* of at most 40 points/);
  const [, staked] = /Bets placed: [1-9]\d*; (\d+) of at most 40 points/.exec(text) ?? [];
  expect(Number(staked)).toBeLessThanOrEqual(40);
  expect(text).not.toContain(password);
  expect(text).not.toContain(mobile);
  expect(code).toBe(0);
});

it('a replay reports each changed aspect of a recorded walk as a difference', async () => {
  const changes: readonly (readonly [aspect: string, call: string, change: Change])[] = [
    [
      'balance after a bet',
      'POST /betting/',
      each('response.body.user_balance.current_balance', more),
    ],
    [
      'suggestions',
      'POST /betting/suggestions/',
      each('response.body.suggestions.combinations', (list) => listIn(list).slice(1)),
    ],
    ['status', 'GET /markets/', each('response.status', () => 500)],
    ['fields and types', 'GET /bet-types/', each('response.body', (rows) => [...listIn(rows), {}])],
  ];
  const { code, text } = await play(changed(changes.map(([, ...change]) => change)));
  for (const [aspect] of changes)
    expect(text).toMatch(new RegExp(`\\| ${aspect} \\| \\d+ \\| [1-9]\\d* \\|`));
  expect(code).toBe(1);
});

it('a replay against a host reports a changed payout rate as a difference in "rates"', async () => {
  const rates = each('response.body.data.*.payout_config.multiply_by', more);
  const file = changed([['GET /admin/payout-multipliers/', rates]]);
  const { code, text } = await play(file, '--against', host.url);
  expect(text).toMatch(/\| rates \| \d+ \| [1-9]\d* \|/);
  expect(code).toBe(1);
});

it('the mock answers a recording with histories of two page sizes without a difference', async () => {
  const other = await serveMock(mock, pagesOf(7, ['bettingHistory']));
  const file = join(folder, 'two-sizes.json');
  expect(await recordWalk(other.url, file)).toBe(0);
  await other.close();
  const { code, text } = await play(file);
  expect(text).toContain('the histories have pages of different sizes');
  expect([code, text]).toEqual([0, expect.stringMatching(/ 0 differ/)]);
});
