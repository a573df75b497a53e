import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { fakeStorage } from '../testing/tabs.ts';
import { pageLocks, pageOrTabLocks, tabLocks, tabsAreUnprotected } from './locks.ts';
import { announcePlaced, onPlaced } from './placed-bets.ts';
import { createStore } from './store.ts';

describe('the store', () => {
  const unknown = sampleSubmission({ status: 'unknown', attempts: 1 });
  let warn: MockInstance<typeof console.warn>;
  const onChange = vi.fn();

  /** Two tabs' stores over one storage. */
  function stores(storage: Storage = fakeStorage()) {
    const open = () => createStore({ storage, prefix: 'p:', onChange });
    return { storage, here: open(), there: open() };
  }

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue();
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

    it('keeps what was dismissed, but shows it only if it is placed', {
      tags: ['@FLOW-15', '@FLOW-18'],
    }, () => {
      const { here } = stores();
      const placed = { ...unknown, key: 'p', status: 'placed' } as const;
      for (const each of [unknown, placed]) here.write(each);
      expect(here.past().map(({ key }) => key)).toEqual(['p']);
      for (const each of [unknown, placed]) here.write({ ...each, dismissedAt: 5 });
      expect([here.list(), here.read('k')]).toEqual([[], undefined]);
      expect(here.read('p')).toMatchObject({ status: 'placed' });
      expect(here.past().map(({ key }) => key)).toEqual(['k', 'p']);
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

it('placed bets reach every listener', () => {
  const [one, two] = [vi.fn(), vi.fn()];
  onPlaced(one);
  onPlaced(two);
  const submission = sampleSubmission();
  announcePlaced(submission);
  expect([one.mock.calls, two.mock.calls]).toEqual([[[submission]], [[submission]]]);
});
