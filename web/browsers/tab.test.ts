import { afterEach, expect, it, vi } from 'vitest';
import { limited } from './tab.ts';

afterEach(() => vi.useRealTimers());

it('a browser that does not answer fails with the name of the step', async () => {
  vi.useFakeTimers();
  const hanging = expect(limited('open /home', new Promise(() => {}))).rejects.toThrow(
    'The browser did not answer within 30 s: open /home.',
  );
  await vi.advanceTimersByTimeAsync(30_000);
  await hanging;
});

it('a browser that answers gives its answer and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(limited('open /home', Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
