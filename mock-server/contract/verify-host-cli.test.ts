import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalServer } from '@matka/contracts/sources/http/http-server';
import { main } from '@matka/contracts/sources/plan/verify-cli';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import type { Mock } from '../create-mock.ts';
import { type Change, type Fields, fieldsIn } from '../src/host-styles/json.ts';
import { allOf, bodies } from './hosts/transform.ts';
import { appId, createTestMock, serveMock } from './test-host.ts';

const folder = folderOfFile();
const secrets = [mainPlayer.password, mainPlayer.mobile];
/** One interaction, without the requests that compare responses. */
const markets = ['--call', 'GET /markets/', '--only', 'the markets'];
const homePage = ['--only', 'the home page'];

async function run(args: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(args, env, {
    log: (text) => out.push(text),
    error: (text) => errors.push(text),
  });
  return { code, out: out.join('\n'), errors };
}

let mock: Mock;
const tokens: string[] = [];
let rewrite: Change = (same) => same;
let rewriteMarkets: Change = (same) => same;
let host: LocalServer;
const account = () => ({
  MATKA_BASE_URL: host.url,
  MATKA_APP_ID: appId,
  MATKA_MOBILE: mainPlayer.mobile,
  MATKA_PASSWORD: mainPlayer.password,
});

beforeAll(async () => {
  mock = await createTestMock();
  const noteTokens = bodies('login', (body) => {
    tokens.push(...Object.values(fieldsIn(fieldsIn(body).tokens)).map(String));
    return body;
  });
  host = await serveMock(
    mock,
    allOf(
      noteTokens,
      bodies('homepage', (body) => rewrite(body)),
      bodies('markets', (body) => rewriteMarkets(body)),
    ),
  );
});
afterAll(async () => {
  await host.close();
  await mock.close();
});

it('npm run contracts:verify prints no host text that acts on a terminal, a CI system or a page', async () => {
  const files = ['html', 'markdown', 'junit'].map((kind) => [kind, join(folder, `f.${kind}`)]);
  rewriteMarkets = (body) =>
    (Array.isArray(body) ? body : []).map((market) => ({
      ...fieldsIn(market),
      name: 'SITA\u001b]0;x\u0007\u001b[2J',
      open_time: '9 am\r\n::error::x <b>\u202e',
    }));
  const reports = files.flatMap(([kind, file]) => [`--${kind}`, `${file}`]);
  const { code, out } = await run([...markets, ...reports], account());
  rewriteMarkets = (same) => same;
  expect(code).toBe(1);
  const texts = [out, ...files.map(([, file]) => readFileSync(`${file}`, 'utf8'))];
  for (const text of texts) {
    expect(text).toContain('9 am');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: The characters that may not be there.
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|^\s*::/m);
  }
  for (const text of texts.slice(1)) expect(text).not.toContain('<b>\\u202e');
});

it('npm run contracts:verify writes no secret that a host repeats into a page or a summary', async () => {
  const files = { html: join(folder, 'b.html'), markdown: join(folder, 'b.md') };
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjd9.c2lnbmF0dXJl';
  rewrite = () => [
    {
      id: 1,
      config_json: `${secrets.join(' ')} <b>`,
      [mainPlayer.mobile]: token,
      password: encodeURIComponent(mainPlayer.password),
    },
  ];
  const reports = ['--html', files.html, '--markdown', files.markdown];
  const { code, out } = await run([...homePage, ...reports], account());
  rewrite = (same) => same;
  expect(code).toBe(1);
  const [html, markdown] = [files.html, files.markdown].map((file) => readFileSync(file, 'utf8'));
  expect(html).toContain('GET /homepage/');
  expect(markdown).toContain('GET /homepage/');
  const hidden = [...secrets, ...tokens, token, encodeURIComponent(mainPlayer.password)];
  for (const secret of hidden)
    for (const text of [out, html, markdown]) expect(text).not.toContain(secret);
});

it('npm run contracts:verify exits with 0 if all passed, writes reports, and prints no secret', async () => {
  const files = { json: join(folder, 'a.json'), junit: join(folder, 'a.xml') };
  const reports = ['--json', files.json, '--junit', files.junit];
  const { code, out, errors } = await run([...homePage, ...reports], account());
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(out).toMatch(/^GET \/homepage\/\n {2}✓ the home page\n\n1 passed, 0 failed, 0 skipped$/m);
  const json = readFileSync(files.json, 'utf8');
  expect(JSON.parse(json)).toMatchObject({ counts: { passed: 1, failed: 0 } });
  const junit = readFileSync(files.junit, 'utf8');
  expect(junit).toContain('<testsuite name="matka-api" tests="1" failures="0" skipped="0">');
  expect(junit).toContain('<testcase classname="GET /homepage/" name="the home page"/>');
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of [...secrets, ...tokens])
    for (const text of [out, json, junit]) expect(text).not.toContain(secret);
});

it('npm run contracts:verify exits with 2 and one line if the login is rejected, and prints no secret', async () => {
  const { code, out, errors } = await run(['--password', 'Wrong-2026'], account());
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const [warning, line, ...rest] = errors;
  expect(warning).toBe(
    'Other users of this machine can read --password. Use MATKA_PASSWORD instead.',
  );
  expect(line).toMatch(/rejects the login with 401/);
  expect(rest).toEqual([]);
  expect(line).not.toContain('Wrong-2026');
});

it('npm run contracts:verify exits with 2 and one line if the host is down', async () => {
  const down = { ...account(), MATKA_BASE_URL: 'http://127.0.0.1:1' };
  expect(await run([], down)).toEqual({
    code: 2,
    out: '',
    errors: ['http://127.0.0.1:1: connection refused: is the host running?'],
  });
});

it('npm run contracts:verify exits with 2 if it tried fewer interactions than required', async () => {
  const { code, errors } = await run([...homePage, '--require', '2'], account());
  expect(code).toBe(2);
  expect(errors).toEqual(['1 tried, 2 required.']);
});

it('npm run contracts:verify exits with 2 and prints its usage for an option that it cannot read', async () => {
  const { code, errors } = await run(['--base-url', 'example.com']);
  expect(code).toBe(2);
  expect(errors[0]).toMatch(/^example.com is not an address/);
  expect(errors[0]).toContain('Usage: npm run contracts:verify');
});

it('npm run contracts:verify compares with the mock of this repository', async () => {
  const command = join(import.meta.dirname, '../../scripts/package/contracts-command.ts');
  const args = [command, 'verify', '--only', 'the home page', '--compare-mock'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...account() },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/\nHost and mock\n/);
});

it.each([
  ['--junit', '/proc/no/such/x.xml', /^--junit \/proc\/no\/such\/x\.xml cannot be written: /],
  ['--html', folder, /^--html \S+ cannot be written: EISDIR/],
  ['--known', folder, /cannot be read/],
])('a run refuses the file of %s at %s before it sends a request', async (flag, place, message) => {
  const issued = tokens.length;
  const { code, out, errors } = await run([...markets, flag, place], account());
  expect([code, out, tokens.length]).toEqual([2, '', issued]);
  expect(errors).toEqual([expect.stringMatching(message)]);
});

it('a full disk costs the report file and not the result of the run', async () => {
  const { code, out, errors } = await run([...markets, '--json', '/dev/full'], account());
  expect(code).toBe(2);
  expect(out).toContain('1 passed, 0 failed');
  expect(errors).toEqual([expect.stringMatching(/^--json \/dev\/full cannot be written: ENOSPC/)]);
});

it('a run creates the missing folder of a report', async () => {
  const place = join(folder, 'new', 'x.xml');
  expect((await run([...markets, '--junit', place], account())).code).toBe(0);
  expect(readFileSync(place, 'utf8')).toContain('<testsuites tests="1"');
});

it('a run names the fields of an endpoint that nobody reads, with their share of the bytes', async () => {
  let sent: Fields[] = [];
  const unread = Array.from({ length: 7 }, (_, at) => [
    `legacy_code_${at}`,
    'x'.repeat(10 * at + 10),
  ]);
  rewriteMarkets = (body) => {
    sent = (Array.isArray(body) ? body : []).map((row) => ({
      ...fieldsIn(row),
      ...Object.fromEntries(unread),
    }));
    return sent;
  };
  const { out } = await run([...markets], account());
  rewriteMarkets = (same) => same;
  const part = out.slice(out.indexOf('Nobody reads:'));
  expect(part).toContain('GET /markets/');
  const named = [...part.matchAll(/^ +([\d.]+) % {2}\$\[\*\]\.legacy_code_(\d)$/gm)];
  expect(named.map(([, , at]) => at)).toEqual([...'6543210']);
  const [, shown] = named[0] ?? [];
  // The name, the value, four quotes, a colon and a comma.
  const share =
    (100 * sent.length * ('legacy_code_6'.length + 70 + 6)) / JSON.stringify(sent).length;
  expect(Math.abs(Number(shown) - share)).toBeLessThanOrEqual(share / 100 + 0.05);
});
