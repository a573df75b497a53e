import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
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

/** A text of ten thousand blanks in SQL. */
const long = "printf('%10000s', '')";

const many = (table: string, values: string, count = 1_000) =>
  `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
   INSERT INTO ${table} SELECT ${values} FROM numbers`;

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
  ['a draw in the wrong order', "INSERT INTO draws VALUES (5, '2026-11-20', 'open', '987')"],
  ['a draw with 0 as its lowest', "INSERT INTO draws VALUES (5, '2026-11-20', 'close', '012')"],
  ['ten million bets of a reset', setting('spec.bets', '10000000')],
  ['more bets of a reset than one takes at once', setting('spec.bets', '100001')],
  ['a scenario that nobody knows', setting('spec.scenario', '"paradise"')],
  ['draws not settled for two years', setting('settledUntil', '1700000000000')],
  [
    'a thousand markets and one',
    many('markets', "1000 + n, 'm' || n, '12:00:00', '13:00:00', '', 0"),
  ],
  [
    'more players than a world has',
    many(
      'players',
      "1000 + n, n, 'A', 'B', 0, 0, 0, '2026-01-01T00:00:00.000+05:30', NULL, NULL",
      100_000,
    ),
  ],
  [
    'a password that costs a login minutes',
    "UPDATE players SET password_hash = 'scrypt$1048576$a$b'",
  ],
  ['an MPIN of no hash', "UPDATE players SET mpin_hash = 'x' WHERE id = 1"],
  ['a bet below the first id', 'UPDATE bets SET id = -1 WHERE id = 1'],
  ['a movement below the first id', 'UPDATE ledger SET id = 0 WHERE id = 1'],
  ['a bet of nobody', 'UPDATE bets SET player_id = 9999 WHERE id = 1'],
  ['a movement of nobody', 'UPDATE ledger SET player_id = 9999 WHERE id = 1'],
  ['a bet on a number that is none', "UPDATE bets SET number = '999' WHERE bet_type_id = 1"],
  ['a bet on no number', "UPDATE bets SET number = '' WHERE shape = 'single'"],
  ['a bet of an unknown type', 'UPDATE bets SET bet_type_id = 99 WHERE id = 1'],
  ['entries that do not add up', "UPDATE bets SET number = number || '0' WHERE shape = 'several'"],
  ['a won bet without a win', "UPDATE bets SET win = NULL WHERE status = 'won'"],
  ['a pending bet with a win', "UPDATE bets SET win = 100 WHERE status = 'PENDING'"],
  ['a wallet that is not its ledger', 'UPDATE players SET balance = balance + 1 WHERE id = 1'],
  [
    'a bet that was paid twice',
    "UPDATE bets SET win = win + 1 WHERE id = (SELECT bet_id FROM ledger WHERE kind = 'win')",
  ],
  [
    'a pending bet whose result is out',
    "UPDATE bets SET market_day = '2026-11-10' WHERE status = 'PENDING'",
  ],
  ['a bet type without a code', 'UPDATE bet_types SET config = \'{"code":7}\' WHERE id = 1'],
  ['a response of another status', "INSERT INTO idempotency_keys VALUES (1, 'k', 'h', '{}', 700)"],
  ['an invalid day', "INSERT INTO draws VALUES (7, '2026-02-31', 'open', '128')"],
  ['an invalid session', "PRAGMA ignore_check_constraints = 1; UPDATE bets SET session = 'x'"],
  ['a bet of no time', "UPDATE bets SET created_at = 'yesterday'"],
  ['a bet of an invalid day', "UPDATE bets SET created_at = '2026-02-31T12:00:00.000+05:30'"],
  ['a stake below zero', 'PRAGMA ignore_check_constraints = 1; UPDATE bets SET amount = -5'],
  ['more settings than a world has', many('settings', "'k' || n, '{}'", 10)],
  [
    'more bet types than a world has',
    many('bet_types', "1000 + n, 'x', (SELECT config FROM bet_types WHERE id = 1)"),
  ],
  [
    'more draws than a world has',
    many('draws', "1, date('2000-01-01', n || ' days'), 'open', NULL", 100_001),
  ],
  ['a missing index', 'DROP INDEX bets_of_day'],
  ['a market without a name', "UPDATE markets SET name = '' WHERE id = 1"],
  ['a bet type of many words', `UPDATE bet_types SET config = config || ${long} WHERE id = 1`],
  ['a player of no time', "UPDATE players SET created_at = 'yesterday' WHERE id = 2"],
  ['a player without a mobile number', "UPDATE players SET mobile = '' WHERE id = 2"],
  ['a player without a first name', "UPDATE players SET first_name = '' WHERE id = 2"],
  ['a player with a long last name', `UPDATE players SET last_name = ${long} WHERE id = 2`],
  ['a lost bet without its win', "UPDATE bets SET win = NULL WHERE status = 'lost'"],
  [
    'a stake out of reach',
    "UPDATE bets SET shape = 'rawOnly', number = '', amount = 1000000000000000 WHERE id = 1",
  ],
  ['a balance out of reach', 'UPDATE bets SET before_amount = -1000000000000000 WHERE id = 1'],
  ['a long raw result', `UPDATE bets SET raw_result = ${long} WHERE id = 1`],
  [
    'an entry that stakes no points',
    "UPDATE bets SET number = number || ' ' || substr(number, 1, instr(number, ':')) || '0' WHERE shape = 'several'",
  ],
  [
    'entries of parts of points that add up',
    "UPDATE bets SET number = substr(number, 1, instr(number, ':')) || (amount / 100 - 0.005) || ' ' || substr(number, 1, instr(number, ':')) || '0.005' WHERE shape = 'several'",
  ],
  [
    'a movement of nothing for nobody',
    "INSERT INTO ledger VALUES (1000000, 9999, '2026-01-01T00:00:00.000+05:30', 'set', 0, 0, NULL)",
  ],
  ['a movement of no time', "UPDATE ledger SET at = 'yesterday' WHERE id = 1"],
  ['a response to nobody', "INSERT INTO idempotency_keys VALUES (9999, 'k', 'h', '{}', 200)"],
  ['a response that is a list', "INSERT INTO idempotency_keys VALUES (1, 'k', 'h', '[]', 200)"],
  ['a long key', `INSERT INTO idempotency_keys VALUES (1, ${long}, 'h', '{}', 200)`],
  ['a ledger out of reach', 'UPDATE ledger SET amount = 9000000000000000000 WHERE id = 1'],
])('an imported database is refused for %s', async (_, sql) => {
  const { put, anonymous, app } = await putChanged(sql);
  const refused = await put('kalyan-matka');
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['detail']]);
  expect(refused.json().detail).toMatch(/^The snapshot cannot be used: [^\n]+\.$/);
  expect((await put('elsewhere')).statusCode).toBe(400);
  expect(app.worlds.get('elsewhere')).toBeUndefined();
  const player = await anonymous(`GET ${world}/players/${mainPlayer.mobile}/`);
  expect(player.json().points).toBe(10_000);
});

it.each([
  ['an open time after 24:00', "UPDATE markets SET open_result = '25:00:00' WHERE id = 1"],
  ['a close time after 24:00', "UPDATE markets SET close_result = '25:00:00' WHERE id = 1"],
  ['a wallet out of reach', 'UPDATE players SET balance = 1000000000000000 WHERE id = 1'],
  ['a debt out of reach', 'UPDATE players SET owed = 1000000000000000 WHERE id = 1'],
  ['a long pana', "INSERT INTO draws VALUES (7, '2026-11-20', 'open', '1280')"],
  ['a bet of no day', "UPDATE bets SET market_day = '2026-02-31' WHERE id = 1"],
  ['a win out of reach', "UPDATE bets SET status = 'won', win = 1000000000000000 WHERE id = 1"],
  ['a win below zero', "UPDATE bets SET status = 'won', win = -1 WHERE id = 1"],
  ['an endless number', "UPDATE bets SET number = printf('%100000s', '1') WHERE id = 1"],
  ['a movement out of reach', 'UPDATE ledger SET amount = 1000000000000000 WHERE id = 1'],
  ['a balance out of reach', 'UPDATE ledger SET balance = 1000000000000000 WHERE id = 1'],
])('an imported world of another host with its own wallets is refused for %s', async (_, sql) => {
  const ofHost = setting('host', '{"pageSize":20}');
  expect((await (await putChanged(ofHost)).put('elsewhere')).statusCode).toBe(200);
  const refused = await (await putChanged(`${ofHost}; ${sql}`)).put('elsewhere');
  expect(refused.json().detail).toMatch(/has impossible values/);
});

it('an imported database without a fault is accepted', async () => {
  const { put } = await putChanged('SELECT 1');
  expect((await put('elsewhere')).statusCode).toBe(200);
});

const latency = (milliseconds: number) => ({
  id: 1,
  hits: 0,
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
])('a world file is refused for a field %s like %j', async (path, value) => {
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
