import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { counted } from '../lib/running-fetches.ts';
import { afterScreen } from './after-screen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for an idle browser and for the data of the screen', async () => {
  const idle = vi.fn((task: () => void) => setTimeout(task, 5));
  vi.stubGlobal('requestIdleCallback', idle);
  const task = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  void counted(() => promise);
  afterScreen(task);
  await vi.advanceTimersByTimeAsync(5000);
  expect(task).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledTimes(1);
  expect(idle).toHaveBeenCalled();
});

it('waits for the end of the page load', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const task = vi.fn();
  afterScreen(task);
  await vi.advanceTimersByTimeAsync(5000);
  expect(task).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs no cancelled task, and counts failed fetches no longer', async () => {
  const [cancelled, task] = [vi.fn(), vi.fn()];
  await counted(() => Promise.reject(new Error('no network'))).catch(() => undefined);
  const cancel = afterScreen(cancelled);
  afterScreen(task);
  cancel();
  await vi.advanceTimersByTimeAsync(200);
  expect(cancelled).not.toHaveBeenCalled();
  expect(task).toHaveBeenCalledTimes(1);
});
