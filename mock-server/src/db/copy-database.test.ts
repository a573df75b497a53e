import { expect, it } from 'vitest';
import { emptyTables, restoreSnapshot, tableNames } from './copy-database.ts';
import { openEmptyDatabase, serializeDatabase, withoutLog } from './database.ts';
import { addMarket, readMarkets } from './markets.ts';

const market = (id: number) => ({
  id,
  name: `Market ${id}`,
  schedule: { openResultTime: '16:10:00', closeResultTime: '18:10:00', holidays: [0] },
});

function withMarkets(...ids: number[]) {
  const db = openEmptyDatabase();
  for (const id of ids) addMarket(db, market(id));
  return db;
}
const idsOf = (db: ReturnType<typeof withMarkets>) => readMarkets(db).map(({ id }) => id);

it('the tables of a database are known without those of SQLite', () => {
  const db = withMarkets();
  db.handle.exec('CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT)');
  expect(tableNames(db)).toEqual(expect.arrayContaining(['markets', 'bets', 'counted']));
  expect(tableNames(db)).not.toContain('sqlite_sequence');
  expect(tableNames(db)).not.toContain('bets_of_player');
});

it('all rows of all tables are deleted', () => {
  const db = withMarkets(1, 2);
  db.handle.exec("INSERT INTO settings VALUES ('a', 'b')");
  emptyTables(db);
  expect(idsOf(db)).toEqual([]);
  expect(db.handle.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(0);
});

it('a snapshot replaces all rows of a database', () => {
  const target = withMarkets(1, 2);
  restoreSnapshot(target, serializeDatabase(withMarkets(2, 3, 4)));
  expect([idsOf(target), target.writes]).toEqual([[2, 3, 4], 1]);
});

it('a snapshot that does not fit leaves the database as it is', () => {
  const target = withMarkets(1);
  const other = withMarkets(2);
  other.handle.exec('CREATE TABLE foreign_rows (id INTEGER)');
  expect(() => restoreSnapshot(target, serializeDatabase(other))).toThrow(/foreign_rows/);
  expect([idsOf(target), target.handle.inTransaction]).toEqual([[1], false]);
});

it('the bytes of a database say that it has no write-ahead log', () => {
  const bytes = withoutLog(Buffer.alloc(21, 2));
  expect([...bytes.subarray(16)]).toEqual([2, 2, 1, 1, 2]);
  expect([...withoutLog(Buffer.alloc(20, 2)).subarray(17)]).toEqual([2, 1, 1]);
  expect([...withoutLog(Buffer.alloc(19, 2))]).toEqual(Array(19).fill(2));
});
