import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readHistoryPage } from '../api/history.ts';
import { page } from '../testing/submissions.ts';
import { quietFor, readPage } from './read-page.ts';

vi.mock('../api/history.ts');
const read = vi.mocked(readHistoryPage);
const busy = (retryAfter?: string) =>
  new ApiError('status', 'Status 429', { status: 429, body: {}, retryAfter });

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue(page([]));
});
afterEach(() => {
  vi.useRealTimers();
});

it('a refused later page is read again after Retry-After, and its search continues', {
  tags: ['@FLOW-14'],
}, async () => {
  read.mockRejectedValueOnce(busy('5'));
  const reading = readPage(3);
  await vi.advanceTimersByTimeAsync(4999);
  expect(read.mock.calls).toEqual([[3]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual(page([]));
  expect(read.mock.calls).toEqual([[3], [3]]);
});

it.each([
  ['the first page', 1, '5', 5000],
  ['a page without Retry-After', 3, undefined, 0],
])(
  'the reading of %s is not repeated, and no search starts until Retry-After',
  { tags: ['@FLOW-14'] },
  async (_, number, wait, quiet) => {
    read.mockRejectedValue(busy(wait));
    await expect(readPage(number)).rejects.toThrow('429');
    expect([read.mock.calls.length, quietFor()]).toEqual([1, quiet]);
  },
);

it('a search ends after a page is refused twice', { tags: ['@FLOW-14'] }, async () => {
  read.mockRejectedValue(busy('5'));
  const failure = readPage(3).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await failure).toBeInstanceOf(ApiError);
  expect(read).toHaveBeenCalledTimes(2);
});
