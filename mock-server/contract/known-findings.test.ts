import {
  chmodSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LocalServer } from '@matka/contracts/sources/http/http-server';
import { main as verify } from '@matka/contracts/sources/plan/verify-cli';
import { main as explore } from '@matka/contracts/sources/walk/explore-cli';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import type { Mock } from '../create-mock.ts';
import type { Fields } from '../src/host-styles/json.ts';
import type { Transformer } from './hosts/host.ts';
import { allOf, edits } from './hosts/transform.ts';
import { appId, createTestMock, serveMock } from './test-host.ts';

const folder = folderOfFile();
const file = join(folder, 'known.json');
let mock: Mock;
let host: LocalServer | undefined;
let transform: Transformer;

beforeAll(async () => {
  mock = await createTestMock();
  // One address, behind which the host changes.
  host = await serveMock(mock, (next) => (asked) => transform(next)(asked));
});
beforeEach(() => {
  transform = (next) => next;
});
afterEach(() => rmSync(file, { force: true }));
afterAll(async () => {
  await host?.close();
  await mock.close();
});

const wrong = (value: string) => () => value;

/** Defects of several calls, each with its call and its place. */
const defects: readonly (readonly [call: string, place: string, Transformer])[] = [
  ['GET /markets/', '$[*].open_time', edits('markets', '*.open_time', wrong('noon'))],
  ['GET /markets/', '$[*].close_time', edits('markets', '*.close_time', wrong('noon'))],
  ['GET /markets/', '$[*].open_result_time', edits('markets', '*.open_result_time', wrong('-'))],
  [
    'GET /bet-types/',
    '$[*].config.bet_direction',
    edits('betTypes', '*.config.bet_direction', wrong('left')),
  ],
  [
    'GET /bets/history/',
    '$.data[*].timestamps.created_at',
    edits(['history', 'bettingHistory'], 'data.*.timestamps.created_at', wrong('today')),
  ],
];
/** The interactions in which the defects are, without the requests that compare responses. */
const ofMarkets = ['--only', 'the markets'];
/** Only a run of all interactions of an endpoint knows that a finding is gone. */
const allOfMarkets = ['--call', 'GET /markets/'];
const ofBetTypes = ['--only', 'the bet types'];
const ofDefects = [...ofMarkets, ...ofBetTypes, '--only', 'the pending bets'];
const another = edits('results', 'calendar_weeks.*.*.date', wrong('someday'));

async function run(command: typeof verify | typeof explore, ...args: string[]) {
  const lines: string[] = [];
  const { mobile, password } = mainPlayer;
  const env = {
    MATKA_BASE_URL: host?.url,
    MATKA_APP_ID: appId,
    MATKA_MOBILE: mobile,
    MATKA_PASSWORD: password,
  };
  const print = (text: string) => lines.push(text);
  const code = await command(args, env, { log: print, error: print });
  return { code, text: lines.join('\n') };
}

const known = ['--known', file];
const update = [...known, '--update-known', '--reason', 'HOST-12, Asha', '--until', '2099-12-31'];

let openTimeKnown = '';
beforeAll(async () => {
  transform = defects[0]?.[2] ?? transform;
  await run(verify, ...update, ...ofMarkets);
  openTimeKnown = readFileSync(file, 'utf8');
  rmSync(file);
});

/** The host has its first defect, which a run has written to the file of known findings. */
function knowOpenTime(): void {
  transform = defects[0]?.[2] ?? transform;
  writeFileSync(file, openTimeKnown);
}

it('a run passes known findings until they expire or disappear, and fails at a new finding only', async () => {
  transform = allOf(...defects.map(([, , one]) => one));
  const first = await run(verify, ...update, ...ofDefects);
  expect(first.text).toMatch(/known\.json has the known findings: \d+\./);
  expect(first.code).toBe(0);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  const keys = written.findings.map(({ call, place }: Fields) => `${call} ${place}`);
  for (const [call, place] of defects) expect(keys).toContain(`${call} ${place}`);
  expect(JSON.stringify(written)).not.toMatch(/noon|today|someday|SITA/);

  const second = await run(verify, ...known, ...ofDefects);
  expect(second.text).toContain('is known until 2099-12-31: HOST-12, Asha');
  expect(second.code).toBe(0);

  transform = allOf(...defects.map(([, , one]) => one), another);
  const third = await run(verify, ...known, ...allOfMarkets);
  const failed = third.text.split('\n').filter((line) => /^ {2}✗/.test(line));
  expect([third.code, failed.length]).toEqual([1, 1]);
  expect(third.text).toMatch(
    /calendar_weeks.*\n +rule: the client can read what it needs\n +curl -sS 'http:\/\/127\.0\.0\.1:\d+\/markets\/results/,
  );

  transform = allOf(...defects.slice(1).map(([, , one]) => one));
  const fourth = await run(verify, ...known, ...allOfMarkets);
  expect(fourth.text).toMatch(/\$\[\*\]\.open_time \(.*\) is known and no longer seen/);
  expect(fourth.code).toBe(1);
});

it('a run fails at expired known findings, and shows their day and reason', async () => {
  knowOpenTime();
  writeFileSync(file, openTimeKnown.replaceAll('2099-12-31', '2020-01-31'));
  const { code, text: printed } = await run(verify, ...known, ...ofMarkets);
  expect(printed).toContain('was known until 2020-01-31: HOST-12, Asha');
  expect(code).toBe(1);
});

it('known findings keep reason and day when a later run asks for other endpoints or sees less', async () => {
  const [openTime, , , direction] = defects;
  transform = allOf(...[openTime, direction].flatMap((one) => one?.[2] ?? []));
  await run(verify, ...update, ...ofMarkets, ...ofBetTypes);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain('HOST-12, Asha');
  const later = [...known, '--update-known', '--reason', 'HOST-99', '--until', '2099-01-31'];
  for (const less of [['--call', 'GET /bet-types/'], ofBetTypes]) {
    await run(verify, ...later, ...less);
    expect(readFileSync(file, 'utf8'), less.join(' ')).toBe(before);
  }
  const steps = ['--steps', '1', '--seed', '3', '--out', join(folder, 'walk.json')];
  await run(explore, ...steps, ...later);
  const kept = JSON.parse(readFileSync(file, 'utf8')).findings;
  for (const entry of JSON.parse(before).findings) expect(kept).toContainEqual(entry);
});

it('a run removes known findings that it sees mended from the file, and keeps the others', async () => {
  transform = allOf(...defects.slice(0, 3).map(([, , one]) => one));
  await run(verify, ...update, ...ofMarkets);
  transform = allOf(...defects.slice(1, 3).map(([, , one]) => one));
  await run(verify, ...update, ...allOfMarkets);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('[*].open_time');
  expect(text).toContain('[*].close_time');
});

it('a run that did not finish does not write the file of known findings', async () => {
  knowOpenTime();
  transform = (next) => next;
  const { code, text } = await run(verify, ...update, ...allOfMarkets, '--require', '900');
  expect([code, readFileSync(file, 'utf8')]).toEqual([2, openTimeKnown]);
  expect(text).toContain(`${file} was not written: the run did not finish.`);
});

it('a run does not report known findings as gone when their list came empty', async () => {
  knowOpenTime();
  transform = edits('markets', '', () => []);
  const { text } = await run(verify, ...known, ...allOfMarkets);
  expect(text).not.toContain('no longer seen');
});

it('a run writes known findings through a symbolic link and keeps the permissions of the file', async () => {
  knowOpenTime();
  const target = join(folder, 'target.json');
  renameSync(file, target);
  chmodSync(target, 0o644);
  symlinkSync(target, file);
  await run(verify, ...update, ...ofMarkets);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(statSync(target).mode & 0o777).toBe(0o644);
});

it('known findings of a host on this machine apply at another port, too', async () => {
  knowOpenTime();
  writeFileSync(file, openTimeKnown.replace(/:\d+"/, ':1"'));
  expect((await run(verify, ...known, ...ofMarkets)).code).toBe(0);
});

it('a random walk continues past known findings', async () => {
  transform = allOf(...defects.slice(0, 3).map(([, , one]) => one));
  const steps = ['--steps', '10', '--seed', '1', '--out', join(folder, 'walk.json')];
  expect((await run(explore, ...steps)).code).toBe(1);
  expect((await run(explore, ...steps, ...update)).code).toBe(0);
  const again = await run(explore, ...steps, ...known);
  expect(again.text).toContain('~ GET /markets/ $[*].open_time');
  expect(again.code).toBe(0);
});

it.each([
  ['', 'holds no known findings: it is empty.'],
  ['{', 'holds no known findings: it is no JSON.'],
  ['[]', 'holds no known findings: it has no host and list of findings.'],
  [
    '{"host":"https://api.example.com","findings":[]}',
    'is of https://api.example.com, not of http://127.0.0.1',
  ],
])('a run refuses known findings in a file of %j in one line', async (text, message) => {
  writeFileSync(file, text);
  const { code, text: printed } = await run(verify, ...known);
  expect(printed.split('\n')[0]).toContain(message);
  expect(code).toBe(2);
});

it.each([
  [{ until: '' }, 'finding 1 has no until.'],
  [{ reason: ' ' }, 'finding 1 has no reason.'],
  [{ until: '2027-02-30' }, 'finding 1 has no day as until: 2027-02-30.'],
])('a run refuses known findings with %j in one line', async (change, message) => {
  const entry = {
    call: 'GET /markets/',
    place: '$',
    rule: 'reading',
    reason: 'X',
    until: '2027-01-31',
  };
  writeFileSync(file, JSON.stringify({ host: host?.url, findings: [{ ...entry, ...change }] }));
  const { code, text } = await run(verify, ...known);
  expect(text.split('\n')[0]).toContain(message);
  expect(code).toBe(2);
});

it.each([
  [['--update-known'], '--update-known needs a file: --known FILE.'],
  [[...known, '--update-known'], '--update-known needs --reason TEXT and --until YYYY-MM-DD.'],
  [
    [...known, '--update-known', '--reason', 'X', '--until', 'soon'],
    '--until takes a day like 2027-01-31, not soon.',
  ],
  [
    [...known, '--update-known', '--reason', 'X', '--until', '2020-01-01'],
    '--until 2020-01-01 is over: it takes today or a later day.',
  ],
  [[...known, '--reason', 'X'], '--reason and --until belong to --update-known.'],
  [known, 'cannot be read. --update-known writes it.'],
])('a run refuses to read known findings with the arguments %j', async (args, message) => {
  const { code, text } = await run(verify, ...args);
  expect(text.split('\n')[0]).toContain(message);
  expect(code).toBe(2);
});
