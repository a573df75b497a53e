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
    ['a market with an invalid time', "UPDATE markets SET open_result = '25:00:00'"],
    ['a market without days', "UPDATE markets SET holidays = 'x'"],
    ['a market that rests on day 9', "UPDATE markets SET holidays = 'Sunday, Funday'"],
    ['a bet type that is no JSON', "UPDATE bet_types SET config = '{'"],
    ['a draw that is no pana', "INSERT INTO draws VALUES (7, '2026-11-20', 'open', 'abc')"],
    ['an invalid day', "INSERT INTO draws VALUES (7, '2026-02-31', 'open', '128')"],
    ['an invalid session', "PRAGMA ignore_check_constraints = 1; UPDATE bets SET session = 'x'"],
    ['a bet of no time', "UPDATE bets SET created_at = 'yesterday'"],
    ['a bet of an invalid day', "UPDATE bets SET created_at = '2026-02-31T12:00:00.000+05:30'"],
    ['a stake below zero', 'PRAGMA ignore_check_constraints = 1; UPDATE bets SET amount = -5'],
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
  const latency = (milliseconds: number) => ({
    ...{ id: 1, hits: 0 },
    rule: { effect: 'latency', milliseconds },
  });
  it.each<[path: string, value: unknown]>([
    ['more', 1],
    ['beginning.real', -1e15],
    ['beginning.birth.more', 1],
    ['beginning.birth.scenario', 'x'],
    ['journal.0.real', 9e15],
    ['journal.0.url', '/w/other/markets/'],
    ['journal.0.url', '/__mock/worlds/x/'],
    ['journal.0.more', 1],
    ['journal', Array(1_001).fill({})],
    ['faults.active', [latency(600_000)]],
    ['faults.active', Array(101).fill(latency(1))],
    ['faults.drawn', 1e12],
  ])('no %s like %j', async (path, value) => {
    const { app, anonymous } = await buildTestApp();
    await anonymous('GET /markets/?app_id=kalyan-matka');
    const file = (await anonymous(`GET ${world}/file/`)).json();
    const put = () => anonymous('PUT /__mock/worlds/elsewhere/file/', file);
    expect((await put()).statusCode).toBe(200);
    app.worlds.drop('elsewhere');
    const members = path.split('.');
    const last = members.pop() ?? '';
    members.reduce((part, member) => part[member], file)[last] = value;
    const refused = await put();
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['detail']]);
    expect(refused.json().detail).not.toContain('\n');
    expect(app.worlds.get('elsewhere')).toBeUndefined();
  });
});
