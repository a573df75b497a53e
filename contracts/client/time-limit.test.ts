import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimits } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a time limit aborts when the time is up, and not before', () => {
  const { signal, expired } = timeLimits.begin(100);
  vi.advanceTimersByTime(99);
  expect([signal.aborted, expired()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([signal.aborted, expired()]).toEqual([true, true]);
});

it('a time limit is up by the clock of a device that slept, before its timer fires', () => {
  const { expired } = timeLimits.begin(100);
  vi.setSystemTime(Date.now() + 100);
  expect(expired()).toBe(false);
  vi.setSystemTime(Date.now() + 1);
  expect(expired()).toBe(true);
});

it('a time limit does nothing more after it was cleared', () => {
  const outer = new AbortController();
  const { signal, expired, end } = timeLimits.begin(100, outer.signal);
  end();
  expect(vi.getTimerCount()).toBe(0);
  outer.abort();
  expect([signal.aborted, expired()]).toEqual([false, false]);
});

it('a time limit forwards an abort from outside, which is not a timeout', () => {
  const outer = new AbortController();
  const { signal, expired } = timeLimits.begin(100, outer.signal);
  expect(signal.aborted).toBe(false);
  outer.abort();
  expect([signal.aborted, expired()]).toEqual([true, false]);
});

it('a time limit is aborted from the start if the request was already aborted', () => {
  const { signal, expired } = timeLimits.begin(100, AbortSignal.abort());
  expect([signal.aborted, expired()]).toEqual([true, false]);
});

it('a time limit leaves no listener behind', () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  timeLimits.begin(100, signal).end();
  expect(added.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    removed.mock.calls.map(([type, listener]) => [type, listener]),
  );
  expect(added).toHaveBeenCalledOnce();
});
