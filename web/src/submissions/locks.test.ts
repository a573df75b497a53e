import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locks, leases, ownLocks, webLocks } from './locks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that holds a name for some milliseconds and notes when it began. */
function tasksOn(notes: string[]) {
  return (locks: Locks, name: string, ms: number) =>
    locks.run('name', async (waited) => {
      notes.push(`${name} begins${waited ? ' later' : ''}`);
      await new Promise((done) => setTimeout(done, ms));
      notes.push(`${name} ends`);
    });
}

describe.each([
  ['the Web Locks API', () => [webLocks, webLocks]],
  ['one tab', () => [ownLocks, ownLocks]],
  ['leases of one tab', () => Array(2).fill(leases(localStorage, 'one'))],
  ['leases of two tabs', () => [leases(localStorage, 'one'), leases(localStorage, 'two')]],
])('a lock by %s', (_by, make) => {
  it('lets one task at a time run, and tells who had to wait', { tags: ['@FLOW-15'] }, async () => {
    const notes: string[] = [];
    const run = tasksOn(notes);
    const [one, two] = make() as [Locks, Locks];
    const first = run(one, 'one', 5000);
    await vi.advanceTimersByTimeAsync(100);
    const second = run(two, 'two', 10);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all([first, second]);
    expect(notes).toEqual(['one begins', 'one ends', 'two begins later', 'two ends']);
  });

  it('goes on after a task that fails', async () => {
    const [one, two] = make() as [Locks, Locks];
    const first = one.run('name', async () => {
      throw new Error('failed');
    });
    await Promise.all([expect(first).rejects.toThrow('failed'), vi.advanceTimersByTimeAsync(500)]);
    const second = two.run('name', async () => 'done');
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toBe('done');
  });
});

describe('a lease', () => {
  it('of a tab that is gone ends by itself, however the clock stands', {
    tags: ['@FLOW-15'],
  }, async () => {
    for (const until of [Date.now() + 10_000, Date.now() + 3_600_000]) {
      localStorage.setItem('name:lease', JSON.stringify({ holder: 'gone', until }));
      const run = leases(localStorage, 'here').run('name', async (waited) => waited);
      await vi.advanceTimersByTimeAsync(until - Date.now() < 20_000 ? 11_000 : 500);
      expect(await run).toBe(until - Date.now() < 20_000);
    }
  });

  it('that two tabs write at once is taken by one of them', { tags: ['@FLOW-15'] }, async () => {
    const notes: string[] = [];
    const run = tasksOn(notes);
    // Each tab has the module to itself.
    vi.resetModules();
    const otherTab = await import('./locks.ts');
    const both = [
      run(leases(localStorage, 'one'), 'one', 20),
      run(otherTab.leases(localStorage, 'two'), 'two', 20),
    ];
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(both);
    expect(notes.map((note) => note.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('is renewed as long as its task runs, and leaves nothing behind', async () => {
    const run = leases(localStorage, 'one').run(
      'name',
      () => new Promise((done) => setTimeout(done, 60_000)),
    );
    await vi.advanceTimersByTimeAsync(50_000);
    expect(JSON.parse(localStorage.getItem('name:lease') ?? '{}').until).toBeGreaterThan(
      Date.now(),
    );
    await vi.advanceTimersByTimeAsync(11_000);
    await run;
    expect(localStorage.length).toBe(0);
  });
});

describe('a stored lease', () => {
  const second = 1000;
  /** Milliseconds until a tab gets a name whose lease is stored as this text. */
  async function waitFor(text: string): Promise<number> {
    localStorage.setItem('name:lease', text);
    const start = Date.now();
    let end = Number.NaN;
    const run = leases(localStorage, 'here').run('name', async () => {
      end = Date.now();
    });
    await vi.advanceTimersByTimeAsync(60 * second);
    await run;
    return end - start;
  }
  const lease = (members: object) => JSON.stringify({ holder: 'gone', ...members });

  it('holds a name until its end', { tags: ['@FLOW-15'] }, async () => {
    expect(await waitFor(lease({ until: Date.now() }))).toBe(60);
    expect(await waitFor(lease({ until: Date.now() + 1 }))).toBe(310);
    const whole = await waitFor(lease({ until: Date.now() + 15 * second }));
    expect([whole >= 15 * second, whole <= 15.4 * second]).toEqual([true, true]);
  });

  it('that ends later than a lease lasts, or is none, holds nothing', async () => {
    const texts = [
      (until: number) => lease({ until: until + 1 }),
      (until: number) => lease({ until: String(until) }),
      (until: number) => JSON.stringify({ until }),
      (until: number) => JSON.stringify({ holder: 7, until }),
      () => 'null',
      () => '7',
      () => '{broken',
    ];
    for (const text of texts) expect(await waitFor(text(Date.now() + 15 * second))).toBe(60);
  });

  it('of another tab is left to it, also when it was lost to it meanwhile', async () => {
    const run = leases(localStorage, 'here').run(
      'name',
      () => new Promise((done) => setTimeout(done, second)),
    );
    await vi.advanceTimersByTimeAsync(second);
    const other = lease({ holder: 'other', until: Date.now() + second });
    localStorage.setItem('name:lease', other);
    await vi.advanceTimersByTimeAsync(second);
    await run;
    expect(localStorage.getItem('name:lease')).toBe(other);
  });

  it('is no longer renewed once its task has failed', async () => {
    const run = leases(localStorage, 'here').run('name', async () => {
      throw new Error('failed');
    });
    await Promise.all([expect(run).rejects.toThrow('failed'), vi.advanceTimersByTimeAsync(100)]);
    await vi.advanceTimersByTimeAsync(20 * second);
    expect([localStorage.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

it('names are free of each other', async () => {
  for (const locks of [webLocks, ownLocks, leases(localStorage, 'one')]) {
    void locks.run('busy', () => new Promise(() => {}));
    const run = locks.run('free', async (waited) => waited);
    await vi.advanceTimersByTimeAsync(100);
    expect(await run).toBe(false);
  }
});
