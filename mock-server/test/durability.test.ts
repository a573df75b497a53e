import {
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { mainPlayer } from '@matka/fixtures/players';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { buildApp } from '../src/app.ts';
import { betBody, buildTestApp } from './build-app.ts';

const control = '/__mock/worlds/kalyan-matka';
const bet = (count: number) =>
  betBody(1, Array(count).fill({ digit: '1', points: 1, bet_type: 'open' }));

/** The log of the mock until the end of the test. */
function log(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}

const calls: [string, string, object][] = [
  ['advance', `POST ${control}/clock/advance/`, { to: '2026-11-20T16:20:00+05:30' }],
  ['set the clock', `PUT ${control}/clock/`, { mode: 'fixed', now: '2026-11-20T23:00:00+05:30' }],
];

it.each(calls)(
  'a full disk leaves the clock unchanged, and the refusal names the cause: %s',
  async (_, line, body) => {
    const { world, anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    await anonymous(`PUT ${control}/draws/`, {
      market: 'Kalyan Matka',
      session: 'open',
      pana: '128',
    });
    await as(mainPlayer.mobile)('POST /betting/', bet(400));
    const before = (await anonymous(`GET ${control}/`)).json();
    const state = world.db.handle.serialize();
    const pages = Number(world.db.handle.pragma('page_count', { simple: true }));
    world.db.handle.pragma(`max_page_count = ${pages}`);
    const lines = log();
    const failed = await anonymous(line, body);
    expect([failed.statusCode, failed.json()]).toEqual([
      503,
      { detail: 'The database cannot be used right now: database or disk is full.' },
    ]);
    expect(lines.join('')).toContain('database or disk is full');
    expect((await anonymous(`GET ${control}/`)).json()).toEqual(before);
    expect(world.db.handle.serialize().equals(state)).toBe(true);
    world.db.handle.pragma('max_page_count = 1000000');
    expect((await anonymous(line, body)).statusCode).toBe(200);
    const checks = (await anonymous(`GET ${control}/invariants/`)).json();
    expect(checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  },
);

it('a bet on a full disk is refused as a whole', async () => {
  const { world, as } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  const pages = Number(world.db.handle.pragma('page_count', { simple: true }));
  world.db.handle.pragma(`max_page_count = ${pages}`);
  const lines = log();
  const failed = await call('POST /betting/', bet(400));
  expect(failed.statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect((await call('GET /bets/history/')).json().data).toEqual([]);
  world.db.handle.pragma('max_page_count = 1000000');
  expect((await call('POST /betting/', bet(400))).json().user_balance.previous_balance).toBe(
    10_000,
  );
});

it.each<[string, (file: string) => void]>([
  ['deleted', (file) => rmSync(file)],
  ['moved', (file) => renameSync(file, `${file}.moved`)],
  ['deleted with its folder', (file) => rmSync(dirname(file), { recursive: true })],
  [
    'replaced by a copy',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  ['without its log', (file) => rmSync(`${file}-wal`)],
  ['cut to nothing', (file) => truncateSync(file, 0)],
  ['cut by a page', (file) => truncateSync(file, statSync(file).size - 4096)],
  ['with an empty log', (file) => truncateSync(`${file}-wal`, 0)],
  ['with half of its log', (file) => truncateSync(`${file}-wal`, 4096)],
  ['overwritten by less', (file) => writeFileSync(file, 'no database')],
])(
  'a running mock refuses writes that its damaged database file cannot keep: %s',
  async (_, remove) => {
    const file = join(temporaryFolder(), 'mock.sqlite');
    const { as } = await buildTestApp({ file, scenario: 'fresh' });
    const call = as(mainPlayer.mobile);
    expect((await call('POST /betting/', bet(1))).statusCode).toBe(200);
    remove(file);
    const lines = log();
    for (const [line, body] of [
      ['POST /betting/', bet(1)],
      [`POST ${control}/clock/advance/`, { seconds: 86_400 }],
      [`PUT ${control}/players/${mainPlayer.mobile}/balance/`, { points: 5 }],
    ] as const) {
      const refused = await call(line, body);
      expect([refused.statusCode, refused.json().detail]).toEqual([
        503,
        expect.stringMatching(
          /^The database .* was removed, replaced or cut off while the mock was running/,
        ),
      ]);
    }
    expect(lines).toHaveLength(3);
  },
);

/** The bytes of a database that SQL has made. */
const databaseOf = (sql: string): Buffer => {
  const db = new Database(':memory:');
  db.exec(sql);
  return db.serialize();
};
const damaged = (): Buffer => {
  const values = Array.from({ length: 200 }, (_, i) => `('${'x'.repeat(100)}${i}')`).join();
  const bytes = databaseOf(
    `CREATE TABLE t (a); CREATE INDEX i ON t (a); INSERT INTO t VALUES ${values}`,
  );
  return Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 7)]);
};
const newer = 'CREATE TABLE t (a); PRAGMA application_id = 0x4d41544b; PRAGMA user_version = 999;';

it.each([
  ['is no database', () => Buffer.from('hello\n'), 'it is not a SQLite database'],
  ['is damaged', damaged, 'it is damaged'],
  [
    'is of another program',
    () => databaseOf('CREATE TABLE notes (text)'),
    'it is a database of another program',
  ],
  ['is of a newer mock', () => databaseOf(newer), 'it was made by a newer version of this mock'],
])('a file that %s is refused in one line and left unchanged', async (_, bytes, reason) => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  writeFileSync(file, bytes());
  const before = readFileSync(file);
  const refused: unknown = await buildApp({ file }).catch((error: unknown) => error);
  expect(String(refused)).toContain(`The database ${file} cannot be used: ${reason}`);
  expect(String(refused)).not.toContain('\n');
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('the mock refuses a path that is a folder or where it can create no file', async () => {
  const folder = temporaryFolder();
  await expect(buildApp({ file: folder })).rejects.toThrow(folder);
  expect(readdirSync(folder)).toEqual([]);
  const deep = join(folder, 'missing', 'deep', 'mock.sqlite');
  await expect(buildApp({ file: deep })).rejects.toThrow(deep);
});

it('the mock keeps the default world in its file and others in memory, and fresh replaces the file', async () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  const start = async (options: object = {}) => {
    const app = await buildApp({ ...options, file });
    onTestFinished(() => app.close());
    const points = async (world: string) => {
      const url = `/__mock/worlds/${world}/players/${mainPlayer.mobile}/`;
      return (await app.inject(url)).json().points;
    };
    return { app, points };
  };
  const now = Date.parse('2026-11-20T12:00:00+05:30');
  const first = await start({ now });
  for (const world of ['kalyan-matka', 'another']) {
    const url = `/__mock/worlds/${world}/players/${mainPlayer.mobile}/balance/`;
    await first.app.inject({ method: 'PUT', url, payload: { points: 77 } });
  }
  await first.app.close();
  const second = await start();
  expect([await second.points('kalyan-matka'), await second.points('another')]).toEqual([
    77, 10_000,
  ]);
  expect((await second.app.inject(`${control}/`)).json().now).toBe('2026-11-20T12:00:00.000+05:30');
  await second.app.close();
  expect(await (await start({ fresh: true })).points('kalyan-matka')).toBe(10_000);
});
