import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest';
import { createStorage } from '../testing/shared-storage.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { storeDraftOf } from '../testing/submission-contexts.ts';
import { pageLock, tabLock, tabsAreUnprotected } from './locks.ts';
import { createStore } from './store.ts';

describe('the store of submissions', () => {
  const unknown = sampleSubmission({ status: 'unknown', attempts: 1 });
  let warn: MockInstance<typeof console.warn>;
  const onChange = vi.fn();

  /** Two tabs' stores over one storage. */
  function stores(storage: Storage = createStorage()) {
    const open = () => createStore(storage, 'p:', onChange);
    return { storage, here: open(), there: open() };
  }

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue();
    onChange.mockReset();
  });

  it('the store shows the same submissions in every tab', { tags: ['@FLOW-15'] }, () => {
    const { here, there } = stores();
    here.write(unknown);
    expect(there.list()).toEqual([unknown]);
    there.move('k', 'given-up');
    expect(here.read('k')?.status).toBe('given-up');
    here.remove('k');
    expect([there.list(), there.read('k'), there.move('k', 'unknown')]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('the store keeps a dismissed submission, but lists it only if it is placed', {
    tags: ['@FLOW-15', '@FLOW-18'],
  }, () => {
    const { here } = stores();
    const placed = { ...unknown, key: 'p', status: 'placed' } as const;
    for (const each of [unknown, placed]) here.write(each);
    for (const each of [unknown, placed]) here.write({ ...each, dismissedAt: 5 });
    expect([here.list(), here.read('k')]).toEqual([[], undefined]);
    expect(here.read('p')).toMatchObject({ status: 'placed' });
    expect(here.all().map(({ key }) => key)).toEqual(['k', 'p']);
  });

  it.each([
    ['broken text', '{broken'],
    ['another version', JSON.stringify({ ...unknown, version: 1 })],
    ['another object', '{"name":"other"}'],
  ])(
    'the store drops %s and writes one line to the console',
    { tags: ['@FLOW-15'] },
    (_what, text) => {
      const { storage, here } = stores();
      storage.setItem('p:k', text);
      storage.setItem('other:k', 'kept');
      expect([here.list(), here.list(), here.read('k')]).toEqual([[], [], undefined]);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('p:k'));
      expect([storage.getItem('p:k'), storage.getItem('other:k')]).toEqual([null, 'kept']);
    },
  );

  it('the store keeps a submission in memory if the storage refuses it, and warns', {
    tags: ['@DRAFT-07'],
  }, () => {
    const storage = createStorage();
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

  it('the store hides an earlier state from other tabs if the storage refuses a later state', {
    tags: ['@FLOW-15', '@FLOW-18'],
  }, () => {
    const { storage, here, there } = stores();
    here.write({ ...unknown, status: 'prepared' });
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    here.move('k', 'sending');
    expect(here.read('k')?.status).toBe('sending');
    expect(there.list()).toEqual([]);
  });

  it('a draft goes with sent bets that the storage refuses, and stays while they are unsent', {
    tags: ['@FLOW-18', '@DRAFT-07'],
  }, () => {
    const storage = createStorage();
    vi.stubGlobal('localStorage', storage);
    onTestFinished(() => void vi.unstubAllGlobals());
    const draft = storeDraftOf(unknown);
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const { here } = stores(storage);
    here.write({ ...unknown, status: 'prepared' });
    expect(localStorage.getItem(draft)).not.toBeNull();
    here.move('k', 'sending');
    expect(localStorage.getItem(draft)).toBeNull();
  });
});

describe('between tabs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['over all tabs', tabLock],
    ['within the page', pageLock],
  ])(
    'the locks run one task of a name at a time, even after a failed task: %s',
    {
      tags: ['@FLOW-15'],
    },
    async (_, lock) => {
      const notes: string[] = [];
      const run = (name: string, ms: number) =>
        lock('name', async () => {
          notes.push(`${name} begins`);
          // biome-ignore lint/plugin/no-sleeps: fake time.
          await new Promise((done) => setTimeout(done, ms));
          notes.push(`${name} ends`);
        });
      void lock('another name', () => new Promise(() => {}));
      const failed = lock('name', async () => Promise.reject(new Error('failed')));
      const both = [run('one', 5000), run('two', 10)];
      await expect(failed).rejects.toThrow('failed');
      await vi.advanceTimersByTimeAsync(10_000);
      await Promise.all(both);
      expect(notes).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    },
  );

  it('the locks do not cover other tabs without the Web Locks API', () => {
    expect(tabsAreUnprotected()).toBe(false);
    vi.stubGlobal('navigator', { locks: undefined });
    expect(tabsAreUnprotected()).toBe(true);
  });
});
