import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { type Db, openEmptyDatabase } from './database.ts';
import { inCommitGroup } from './group-commit.ts';
import { inTransaction, inTransactionSteps } from './transaction.ts';

class Refusal extends Error {}
const group = (db: Db, work: () => unknown) =>
  inCommitGroup(db, work, (error) => error instanceof Refusal);

function openNumbers() {
  const db = openEmptyDatabase();
  db.handle.exec('CREATE TABLE numbers (n INTEGER PRIMARY KEY)');
  return {
    db,
    add: (n: number) => () => db.handle.prepare('INSERT INTO numbers VALUES (?)').run(n),
    numbers: () => db.handle.prepare('SELECT n FROM numbers ORDER BY n').pluck().all(),
  };
}

describe('work of one turn of the event loop', () => {
  it('is committed together, in the next turn', async () => {
    const { db, add, numbers } = openNumbers();
    group(db, add(1));
    const first = db.group;
    group(db, add(2));
    expect(db.group).toBe(first);
    expect(db.handle.inTransaction).toBe(true);
    await first?.committed;
    expect([db.handle.inTransaction, db.group, numbers()]).toEqual([false, undefined, [1, 2]]);
  });

  it('is committed before any other transaction, and keeps what that rolls back', () => {
    const { db, add, numbers } = openNumbers();
    group(db, () => inTransaction(db, add(1)));
    expect(db.handle.inTransaction).toBe(true);
    const fails = () => {
      add(2)();
      throw new Error('fails');
    };
    expect(() => inTransaction(db, fails)).toThrow('fails');
    expect([db.handle.inTransaction, numbers()]).toEqual([false, [1]]);
  });

  it('stays when other work refuses before its first write', async () => {
    const { db, add, numbers } = openNumbers();
    group(db, add(1));
    const committed = db.group?.committed;
    const refuses = () => {
      throw new Refusal('no');
    };
    expect(() => group(db, refuses)).toThrow('no');
    await committed;
    expect(numbers()).toEqual([1]);
  });

  it('ends with the error of work that was rolled back already', () => {
    const { db, numbers } = openNumbers();
    const ends = () => {
      db.handle.exec('ROLLBACK');
      throw new Error('the disk is full');
    };
    expect(() => group(db, ends)).toThrow('the disk is full');
    expect(() => inTransaction(db, ends)).toThrow('the disk is full');
    expect([db.handle.inTransaction, db.group, numbers()]).toEqual([false, undefined, []]);
  });

  it('is rolled back together by any other error', async () => {
    const { db, add, numbers } = openNumbers();
    group(db, add(1));
    const committed = db.group?.committed;
    expect(() => group(db, add(1))).toThrow('UNIQUE');
    await expect(committed).rejects.toThrow('UNIQUE');
    expect([db.handle.inTransaction, db.group, numbers()]).toEqual([false, undefined, []]);
  });
});

const submission = (points: number) => ({
  bet_type_id: 3,
  market_id: 7,
  amount: points,
  payload: { bets: [{ jodi: '12', points }] },
});

async function openMock() {
  const { as, anonymous, world } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  return {
    world,
    bet: (points: number) => call('POST /betting/', submission(points)),
    points: async (): Promise<number> =>
      (await anonymous(`GET /__mock/worlds/kalyan-matka/players/${mainPlayer.mobile}/`)).json()
        .points,
    broken: async () =>
      (await anonymous('GET /__mock/worlds/kalyan-matka/invariants/'))
        .json()
        .filter(({ holds }: { holds: boolean }) => !holds),
    history: () => call('GET /bets/history/?page=1'),
    journal: () => world.journal.entries(),
  };
}

describe('bets of one turn', () => {
  it('leave after their commit, in the journal in the order in which they were placed', async () => {
    const { world, bet, journal, points } = await openMock();
    const open: unknown[] = [];
    const sent = [1, 2, 20_000, 3].map(async (amount) => {
      const { statusCode } = await bet(amount);
      open.push([statusCode, world.db.handle.inTransaction]);
    });
    await Promise.all(sent);
    expect(open.toSorted()).toEqual([
      [200, false],
      [200, false],
      [200, false],
      [400, false],
    ]);
    expect(await points()).toBe(9_994);
    expect(journal().map(({ status, rows, ledger }) => [status, rows, ledger])).toEqual([
      [200, 4, -100],
      [200, 4, -200],
      [400, 0, 0],
      [200, 4, -300],
    ]);
  });

  it('are committed before a read of the same turn', async () => {
    const { world, bet, history, journal } = await openMock();
    let read: ReturnType<typeof history> | undefined;
    const { record } = world.journal;
    const spy = vi.spyOn(world.journal, 'record').mockImplementation((entry) => {
      expect(world.db.handle.inTransaction).toBe(entry.method === 'POST');
      if (entry.method === 'POST') read = history();
      return record(entry);
    });
    const placed = bet(1);
    const isFirst = placed.then(() => spy.mock.calls.length);
    await placed;
    expect((await read)?.json().data).toHaveLength(1);
    expect(await isFirst).toBe(2);
    expect(journal().map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('all fail when the commit fails, and the journal says so', async () => {
    const { world, bet, points, journal, broken } = await openMock();
    const { handle } = world.db;
    handle.pragma('foreign_keys = ON');
    handle.exec(`CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER spoil AFTER INSERT ON ledger BEGIN INSERT INTO child VALUES (1); END`);
    const responses = await Promise.all([bet(1), bet(2)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(journal().map(({ status, rows, ledger }) => [status, rows, ledger])).toEqual([
      [503, 0, 0],
      [503, 0, 0],
    ]);
    expect(journal().every(({ answer }) => answer.includes('database'))).toBe(true);
    expect(await points()).toBe(10_000);
    handle.exec('DROP TRIGGER spoil');
    expect((await bet(3)).statusCode).toBe(200);
    expect([await points(), await broken()]).toEqual([9_997, []]);
    expect(journal().at(-1)).toMatchObject({ status: 200, ledger: -300 });
  });
});

describe('work in steps', () => {
  it('is a transaction of its own, after what requests share', () => {
    const { db, add, numbers } = openNumbers();
    group(db, add(1));
    const steps = inTransactionSteps(db, function* () {
      yield;
      add(2)();
    });
    steps.next();
    expect([db.group, db.handle.inTransaction, numbers()]).toEqual([undefined, true, [1]]);
    steps.return();
    expect([db.handle.inTransaction, numbers()]).toEqual([false, [1]]);
  });

  it('is part of a transaction that is open', () => {
    const { db, add, numbers } = openNumbers();
    inTransaction(db, () => {
      const steps = inTransactionSteps(db, function* () {
        add(1)();
        yield;
        return 'done';
      });
      steps.next();
      expect(steps.next()).toEqual({ done: true, value: 'done' });
      expect(db.handle.inTransaction).toBe(true);
    });
    expect([db.handle.inTransaction, numbers()]).toEqual([false, [1]]);
  });
});

it('all work that may write is counted', () => {
  const { db, add } = openNumbers();
  const before = db.writes;
  group(db, add(1));
  inTransaction(db, add(2));
  inTransactionSteps(db, function* () {
    yield;
  }).next();
  expect(db.writes - before).toBe(3);
});
