import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteHostTime } from '../lib/host-time.ts';
import { retryAfterOf } from './retry-after.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = (retryAfter: string | undefined) =>
  new ApiError('status', 'Status 503', { status: 503, retryAfter });

it.each([
  ['7', 7000],
  ['0', 1000],
  [' 60 ', 60_000],
  ['61', undefined],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 1000],
  ['Fri, 20 Nov 2026 13:00:00 GMT', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('the header Retry-After %j gives a wait of %s ms', (text, wait) => {
  expect(retryAfterOf(failure(text))).toBe(wait);
});

it('the wait until a date in Retry-After is counted by the clock of the host', () => {
  noteHostTime('Fri, 20 Nov 2026 09:00:00 GMT');
  const wait = retryAfterOf(failure('Fri, 20 Nov 2026 09:00:30 GMT')) ?? 0;
  expect(Math.abs(wait - 30_000)).toBeLessThan(1000);
});

it('the wait is unknown after a failure without a response', () => {
  expect(retryAfterOf(new Error('network'))).toBeUndefined();
});
