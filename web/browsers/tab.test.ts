import { afterEach, expect, it, vi } from 'vitest';
import { limited } from './tab.ts';

afterEach(() => vi.useRealTimers());

it('names the step of a browser that does not answer', async () => {
  vi.useFakeTimers();
  const hanging = expect(limited('open /home', new Promise(() => {}))).rejects.toThrow(
    'The browser did not answer within 30 s: open /home.',
  );
  await vi.advanceTimersByTimeAsync(30_000);
  await hanging;
});

it('gives the answer of a browser, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(limited('open /home', Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
