import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLocks, pageOrTabLocks, tabLocks, tabsAreUnprotected } from './locks.ts';

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
  it('lets one task at a time run, and tells who had to wait', { tags: ['@FLOW-15'] }, async () => {
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
