import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main as record } from '@matka/contracts/record/cli';
import { parseRecording, recordingText } from '@matka/contracts/recording/recording-file';
import { main } from '@matka/contracts/replay/cli';
import { differencesIn, replay } from '@matka/contracts/replay/replay';
import { afterAll, describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { openReplayMock } from '../replay/open-replay-mock.ts';
import { behaviourFaults } from '../second-host/faults/faults.ts';
import { accounts } from '../second-host/players.ts';
import { serveSecondHost } from '../second-host/serve.ts';
import { plain } from '../second-host/variant.ts';
import { isFullRun, ofShard } from '../selected-calls.ts';
import { recordWalk } from './record-walk.ts';
import { soundHosts } from './sound-hosts.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seeds = ofShard(Array.from({ length: isFullRun ? 20 : 1 }, (_, index) => index + 1));
/** Every so many faults are tried, and all of them in the full run. */
const faults = isFullRun
  ? ofShard(behaviourFaults)
  : behaviourFaults.filter((_, index) => index % 40 === 6);

describe('a replay on the mock', () => {
  it.each(seeds)('finds no difference to the sound host in walk %i', async (seed) => {
    const fidelity = await replay(await recordWalk(plain, seed), openReplayMock, game);
    expect(fidelity.verdicts.filter(({ verdict }) => verdict === 'different')).toEqual([]);
    expect(differencesIn(fidelity)).toBe(0);
    const same = fidelity.verdicts.filter(({ verdict }) => verdict === 'same');
    expect(same.length).toBeGreaterThan(1000);
  });

  it.each(soundHosts)('finds no difference to the sound host $name', async (host) => {
    const fidelity = await replay(await recordWalk(host, 7), openReplayMock, game);
    expect(fidelity.verdicts.filter(({ verdict }) => verdict === 'different')).toEqual([]);
    expect(differencesIn(fidelity)).toBe(0);
  });

  it.each(faults)('finds the fault $name', async (fault) => {
    const fidelity = await replay(await recordWalk(fault, 7), openReplayMock, game);
    expect(differencesIn(fidelity)).toBeGreaterThan(0);
  });
});

async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const out: string[] = [];
  const errors: string[] = [];
  const output = {
    log: (text: string) => out.push(text),
    error: (text: string) => errors.push(text),
  };
  const code = await main(args, env, output, { openMock: openReplayMock, game });
  return { code, out: out.join('\n'), error: errors.join('\n') };
}

describe('npm run contracts:record and contracts:replay', () => {
  const { mobile, password } = accounts.regular;

  it('record through the proxy without secrets, and play on the mock and on the host', async () => {
    const host = await serveSecondHost();
    const file = join(folder, 'session.json');
    const stop = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<string>();
    const output = {
      log: (text: string) => ready.resolve(text.split(' ', 1)[0] ?? ''),
      error: (text: string) => ready.reject(new Error(text)),
    };
    const args = ['--upstream', host.url, '--out', file, '--port', '0'];
    const recording = record(args, {}, output, stop.promise);
    const url = await ready.promise;
    const json = { 'content-type': 'application/json' };
    const login = await fetch(`${url}/users/login/`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        app_id: 'surya-club',
        grant_type: 'password',
        mobile_number: mobile,
        password,
      }),
    });
    const { tokens } = (await login.json()) as { tokens: { access: string } };
    const headers = { ...json, authorization: `Bearer ${tokens.access}` };
    const get = (path: string) =>
      fetch(url + path, { headers }).then((response) => response.text());
    await get('/markets/?app_id=surya-club');
    await get('/bet-types/?app_id=surya-club');
    await get('/admin/payout-multipliers/?page=1');
    for (const page of [1, 2, 3, 4, 5, 6]) await get(`/bets/history/?page=${page}`);
    const bets = [{ digit: '3', points: 5, bet_type: 'open' }];
    const body = { bet_type_id: 411, market_id: 705, amount: 5, payload: { bets } };
    await fetch(`${url}/betting/`, { method: 'POST', headers, body: JSON.stringify(body) });
    await get('/bets/history/?page=1');
    stop.resolve();
    expect(await recording).toBe(0);
    const text = readFileSync(file, 'utf8');
    for (const secret of [mobile, password, tokens.access, 'Meera', 'Joshi', host.url])
      expect(text).not.toContain(secret);
    expect(parseRecording(text).exchanges).toHaveLength(12);

    const onMock = await run([file, '--markdown', join(folder, 'table.md')]);
    expect(onMock).toMatchObject({ code: 0, error: '' });
    expect(onMock.out).toMatch(
      /^\| call \| same \| different \| cannot be told \| first example \|/,
    );
    expect(readFileSync(join(folder, 'table.md'), 'utf8')).toContain('| `POST /betting/` |');
    const account = { MATKA_MOBILE: mobile, MATKA_PASSWORD: password };
    const onHost = await run([file, '--against', host.url], account);
    await host.close();
    expect(onHost).toMatchObject({ code: 0, error: '' });
    expect(onHost.out).toMatch(/ Not sent: 1 \(bets, which are not allowed\)\.$/);
  });

  it.each([
    ['truncated', (text: string) => text.slice(0, 40), /not complete JSON/],
    ['foreign', () => '{"log":{"entries":[]}}', /it is a HAR/],
    ['newer', (text: string) => text.replace('"version": 1', '"version": 2'), /has version 2/],
    ['empty', () => recordingText({ exchanges: [] }), /it is empty/],
  ])('exit with 2 and one line for a recording that is %s', async (name, change, message) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, change(recordingText({ exchanges: [] })));
    const { code, error } = await run([file]);
    expect({ code, lines: error.split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(error).toMatch(message);
  });
});
