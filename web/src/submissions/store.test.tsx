import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLACED_KEY } from '../auth/stored-user.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { fakeStorage } from '../testing/tabs.ts';
import { pageLocks, pageOrTabLocks, tabLocks, tabsAreUnprotected } from './locks.ts';
import { createPlacedBets, HISTORY_LAG, onPlaced } from './placed-bets.ts';
import { createStore } from './store.ts';

describe('the store', () => {
  const unknown = sampleSubmission({ status: 'unknown', attempts: 1 });
  const warn = vi.fn();
  const onChange = vi.fn();

  /** Two tabs' stores over one storage. */
  function stores(storage: Storage = fakeStorage()) {
    const open = () => createStore({ storage, prefix: 'p:', onChange, warn });
    return { storage, here: open(), there: open() };
  }

  beforeEach(() => {
    warn.mockReset();
    onChange.mockReset();
  });

  describe('the store of submissions', () => {
    it('shows every tab the same', { tags: ['@FLOW-15'] }, () => {
      const { here, there } = stores();
      here.write(unknown);
      expect(there.list()).toEqual([unknown]);
      there.apply('k', 'give-up');
      expect(here.read('k')?.status).toBe('given-up');
      here.remove('k');
      expect([there.list(), there.read('k')]).toEqual([[], undefined]);
      expect(onChange).toHaveBeenCalledTimes(3);
    });

    it('ignores events of a submission that was dismissed', { tags: ['@FLOW-15'] }, () => {
      const { here, there } = stores();
      here.write(unknown);
      there.remove('k');
      expect(here.apply('k', 'resume')).toBeUndefined();
      expect(there.list()).toEqual([]);
    });

    it.each([
      ['broken text', '{broken'],
      ['another version', JSON.stringify({ ...unknown, version: 1 })],
      ['what is none', '{"name":"other"}'],
    ])('drops %s, with one line in the console', { tags: ['@FLOW-15'] }, (_what, text) => {
      const { storage, here } = stores();
      storage.setItem('p:k', text);
      storage.setItem('other:k', 'kept');
      expect([here.list(), here.list(), here.read('k')]).toEqual([[], [], undefined]);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('p:k'));
      expect([storage.getItem('p:k'), storage.getItem('other:k')]).toEqual([null, 'kept']);
    });

    it('keeps what the storage refuses as long as the page, and says so', {
      tags: ['@DRAFT-07'],
    }, () => {
      const storage = fakeStorage();
      storage.setItem = () => {
        throw new Error('QuotaExceededError');
      };
      const { here } = stores(storage);
      here.write(unknown);
      expect(here.list()).toEqual([unknown]);
      expect(warn).toHaveBeenCalledOnce();
      here.remove('k');
      expect(here.list()).toEqual([]);
    });

    it('leaves no earlier state to other tabs when storage refuses a later one', {
      tags: ['@FLOW-15', '@FLOW-18'],
    }, () => {
      const { storage, here, there } = stores();
      here.write({ ...unknown, status: 'prepared' });
      storage.setItem = () => {
        throw new Error('QuotaExceededError');
      };
      here.apply('k', 'send');
      expect(here.read('k')?.status).toBe('sending');
      expect(there.list()).toEqual([]);
    });
  });
});

describe('the locks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describe.each([
    ['over all tabs', tabLocks],
    ['within the page', pageLocks],
  ])('a lock %s', (_where, locks) => {
    it('runs one task at a time, and reports which had to wait', {
      tags: ['@FLOW-15'],
    }, async () => {
      const notes: string[] = [];
      const run = (name: string, ms: number) =>
        locks.run('name', async (waited) => {
          notes.push(`${name} begins${waited ? ' later' : ''}`);
          await new Promise((done) => setTimeout(done, ms));
          notes.push(`${name} ends`);
        });
      const first = run('one', 5000);
      await vi.advanceTimersByTimeAsync(100);
      const second = run('two', 10);
      await vi.advanceTimersByTimeAsync(10_000);
      await Promise.all([first, second]);
      expect(notes).toEqual(['one begins', 'one ends', 'two begins later', 'two ends']);
    });

    it('is free again after a task that fails', async () => {
      const first = locks.run('name', async () => {
        throw new Error('failed');
      });
      await expect(first).rejects.toThrow('failed');
      await vi.advanceTimersByTimeAsync(1);
      expect(await locks.run('name', async (waited) => waited)).toBe(false);
    });

    it('does not hold another name', async () => {
      void locks.run('busy', () => new Promise(() => {}));
      expect(await locks.run('free', async (waited) => waited)).toBe(false);
    });
  });

  it('a page without the Web Locks API locks itself only, and knows it', () => {
    expect([tabsAreUnprotected(), pageOrTabLocks()]).toEqual([false, tabLocks]);
    vi.stubGlobal('navigator', { locks: undefined });
    expect([tabsAreUnprotected(), pageOrTabLocks()]).toEqual([true, pageLocks]);
  });
});

describe('placed bets', () => {
  const submission = sampleSubmission();
  const labels = ['05', '47'];

  it('are known to every tab of the player, and to no other player', { tags: ['@FLOW-18'] }, () => {
    const storage = fakeStorage();
    createPlacedBets(storage, 'a').add(submission, 5, 1);
    expect(createPlacedBets(storage, 'a').list()).toMatchObject([{ at: 5, labels }]);
    expect(createPlacedBets(storage, 'b').list()).toEqual([]);
  });

  it('are forgotten once no history lags so long', () => {
    const bets = createPlacedBets(fakeStorage(), 'a');
    bets.add(submission, 0, 1);
    bets.add(submission, HISTORY_LAG + 1, 1);
    expect(bets.list().map(({ at }) => at)).toEqual([HISTORY_LAG + 1]);
  });

  it('are kept for ten minutes, however the clock is set', { tags: ['@FLOW-18'] }, () => {
    expect(HISTORY_LAG).toBe(600_000);
    const keptAfter = (first: number, second: number) => {
      const bets = createPlacedBets(fakeStorage(), 'a');
      bets.add(submission, first, 1);
      bets.add(submission, second, 1);
      return bets.list().map(({ at }) => at);
    };
    expect(keptAfter(0, HISTORY_LAG - 1)).toEqual([0, HISTORY_LAG - 1]);
    expect(keptAfter(0, HISTORY_LAG)).toEqual([HISTORY_LAG]);
    expect(keptAfter(HISTORY_LAG, 1)).toEqual([HISTORY_LAG, 1]);
    expect(keptAfter(HISTORY_LAG, 0)).toEqual([0]);
  });

  it('name market, type and each number as often as it may be booked', {
    tags: ['@FLOW-18'],
  }, () => {
    const bets = createPlacedBets(fakeStorage(), 'a');
    bets.add(submission, 5, 1);
    bets.add(submission, 6, 2);
    const { key, marketName, betTypeName } = submission;
    expect(bets.list()).toEqual([
      { key, at: 5, marketName, betTypeName, labels },
      { key, at: 6, marketName, betTypeName, labels: ['05', '05', '47', '47'] },
    ]);
  });

  it('are distinguished from those whose outcome is unknown, which reach no listener', {
    tags: ['@FLOW-18'],
  }, () => {
    const bets = createPlacedBets(fakeStorage(), 'a');
    const reader = vi.fn();
    onPlaced(reader);
    bets.add(submission, 5, 2, true);
    expect(bets.list()).toMatchObject([{ labels: ['05', '05', '47', '47'], isUnknown: true }]);
    expect(reader).not.toHaveBeenCalled();
    bets.add(submission, 6, 1);
    expect(bets.list()[1]).not.toHaveProperty('isUnknown');
  });

  it('are read entry by entry', () => {
    const storage = fakeStorage();
    const good = { at: 1, marketName: 'Kalyan Matka', betTypeName: null, labels };
    const placed = [null, 5, 'x', { ...good, at: '1' }, { ...good, labels: 'x' }, {}, good];
    storage.setItem(PLACED_KEY, JSON.stringify({ player: 'a', placed }));
    expect(createPlacedBets(storage, 'a').list()).toEqual([good]);
    storage.setItem(PLACED_KEY, JSON.stringify({ player: 'a', placed: good }));
    expect(createPlacedBets(storage, 'a').list()).toEqual([]);
  });

  it('reach every listener, also where storage is full', () => {
    const storage = fakeStorage();
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const [one, two] = [vi.fn(), vi.fn()];
    onPlaced(one);
    onPlaced(two);
    createPlacedBets(storage, 'a').add(submission, 5, 1);
    expect(one.mock.calls).toEqual([[submission]]);
    expect(two.mock.calls).toEqual([[submission]]);
  });

  it('are read from any text without harm', () => {
    const storage = fakeStorage();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem(PLACED_KEY, text);
        expect(createPlacedBets(storage, 'a').list()).toEqual([]);
      }),
    );
  });
});
