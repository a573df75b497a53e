import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { openSnapshot, serializeDatabase } from '../db/database.ts';

const world = '/__mock/worlds/kalyan-matka';

/** Puts in the world again after SQL has changed its database. */
async function putChanged(sql: string) {
  const { app, anonymous } = await buildTestApp();
  const image = (await app.inject(`${world}/image/`)).rawPayload;
  const db = openSnapshot(image);
  db.handle.exec(sql);
  const put = (id: string) =>
    app.inject({
      method: 'PUT',
      url: `/__mock/worlds/${id}/image/`,
      headers: { 'content-type': 'application/vnd.sqlite3' },
      payload: serializeDatabase(db),
    });
  return { put, anonymous, app };
}

const setting = (path: string, value: string) =>
  `UPDATE settings SET value = json_set(value, '$.${path}', json('${value}'))`;

describe('an imported database is checked whole before it is used', () => {
  it.each([
    ['draws not settled for ever', setting('settledUntil', '-1e15')],
    ['draws not settled for twenty years', setting('settledUntil', '1167609600000')],
    ['a settled time that is no number', setting('settledUntil', '"now"')],
    ['no settled time', "UPDATE settings SET value = json_remove(value, '$.settledUntil')"],
    ['a clock far away', setting('clock.at', '9e15')],
    ['a clock of an unknown mode', setting('clock.mode', '"fast"')],
    ['a clock that is shifted for ever', setting('clock', '{"mode":"shifted","by":1e18}')],
    ['a setting that no world has', setting('speed', '5')],
    ['tokens that live for ever', setting('tokens.accessSeconds', '1e12')],
    ['a seed below zero', setting('spec.seed', '-1')],
    ['pages of no records', setting('host', '{"pageSize":0}')],
    ['settings that are no object', "UPDATE settings SET value = '[]'"],
    ['another table', 'CREATE TABLE more (a)'],
    ['a trigger', 'CREATE TRIGGER t AFTER INSERT ON ledger BEGIN DELETE FROM ledger; END'],
    ['a view', 'CREATE VIEW v AS SELECT 1'],
    ['a missing table', 'DROP TABLE draws'],
    ['a market whose time is none', "UPDATE markets SET open_result = '25:00:00'"],
    ['a market without days', "UPDATE markets SET holidays = 'x'"],
    ['a market that rests on day 9', "UPDATE markets SET holidays = 'Sunday, Funday'"],
    ['a bet type that is no JSON', "UPDATE bet_types SET config = '{'"],
    ['a draw that is no pana', "INSERT INTO draws VALUES (7, '2026-11-20', 'open', 'abc')"],
    ['a day that is none', "INSERT INTO draws VALUES (7, '2026-02-31', 'open', '128')"],
    [
      'a session that is none',
      "PRAGMA ignore_check_constraints = 1; UPDATE bets SET session = 'x'",
    ],
    ['a bet of no time', "UPDATE bets SET created_at = 'yesterday'"],
    ['a bet of a day that is none', "UPDATE bets SET created_at = '2026-02-31T12:00:00.000+05:30'"],
    ['a stake below zero', 'UPDATE bets SET amount = -5'],
    ['a ledger out of reach', 'UPDATE ledger SET amount = 9000000000000000000 WHERE id = 1'],
  ])('%s', async (_, sql) => {
    const { put, anonymous, app } = await putChanged(sql);
    const refused = await put('kalyan-matka');
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['detail']]);
    expect(refused.json().detail).toMatch(/^The snapshot cannot be used: [^\n]+\.$/);
    expect((await put('elsewhere')).statusCode).toBe(400);
    expect(app.worlds.get('elsewhere')).toBeUndefined();
    const player = await anonymous(`GET ${world}/players/${mainPlayer.mobile}/`);
    expect(player.json().points).toBe(10_000);
  });

  it('and taken as it is where nothing is wrong', async () => {
    const { put } = await putChanged('SELECT 1');
    expect((await put('elsewhere')).statusCode).toBe(200);
  });
});

describe('a world file is checked whole before it is used', () => {
  type File = Record<string, unknown> & {
    beginning: Record<string, unknown> & { birth: Record<string, unknown> };
    faults: Record<string, unknown>;
    journal: Record<string, unknown>[];
  };
  const rule = (change: object) => ({ id: 1, hits: 0, rule: { effect: 'latency', ...change } });
  it.each<[string, (file: File) => unknown]>([
    ['a member that the format does not name', (file) => ({ ...file, more: 1 })],
    [
      'a start in no year of a world',
      (file) => ({ ...file, beginning: { ...file.beginning, real: -1e15 } }),
    ],
    [
      'a start that is made of more',
      (file) => ({
        ...file,
        beginning: { ...file.beginning, birth: { ...file.beginning.birth, more: 1 } },
      }),
    ],
    [
      'an unknown scenario',
      (file) => ({
        ...file,
        beginning: { ...file.beginning, birth: { ...file.beginning.birth, scenario: 'x' } },
      }),
    ],
    [
      'a request at no time',
      (file) => ({ ...file, journal: [{ ...file.journal[0], real: 9e15 }] }),
    ],
    [
      'a request to another world',
      (file) => ({ ...file, journal: [{ ...file.journal[0], url: '/w/other/markets/' }] }),
    ],
    [
      'a request that makes a world',
      (file) => ({
        ...file,
        journal: [{ ...file.journal[0], method: 'PUT', url: '/__mock/worlds/x/' }],
      }),
    ],
    ['a request with more', (file) => ({ ...file, journal: [{ ...file.journal[0], more: 1 }] })],
    ['too many requests', (file) => ({ ...file, journal: Array(1_001).fill(file.journal[0]) })],
    [
      'a fault of ten minutes',
      (file) => ({
        ...file,
        faults: { ...file.faults, active: [rule({ milliseconds: 600_000 })] },
      }),
    ],
    [
      'too many faults',
      (file) => ({ ...file, faults: { ...file.faults, active: Array(101).fill(rule({})) } }),
    ],
    ['too many random numbers', (file) => ({ ...file, faults: { ...file.faults, drawn: 1e12 } })],
  ])('%s', async (_, change) => {
    const { app, anonymous } = await buildTestApp();
    await anonymous('GET /markets/?app_id=kalyan-matka');
    const file: File = (await anonymous(`GET ${world}/file/`)).json();
    const put = (payload: unknown) =>
      app.inject({
        method: 'PUT',
        url: '/__mock/worlds/elsewhere/file/',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
    const refused = await put(change(file));
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['detail']]);
    expect(refused.json().detail).not.toContain('\n');
    expect(app.worlds.get('elsewhere')).toBeUndefined();
    expect((await put(file)).statusCode).toBe(200);
  });
});
