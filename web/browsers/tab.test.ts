import { afterEach, expect, it, vi } from 'vitest';
import { limited } from './tab.ts';

afterEach(() => vi.useRealTimers());

it('a step fails with its name if the browser does not answer within 30 s', async () => {
  vi.useFakeTimers();
  const hanging = expect(limited('open /home', new Promise(() => {}))).rejects.toThrow(
    'The browser did not answer within 30 s: open /home.',
  );
  await vi.advanceTimersByTimeAsync(30_000);
  await hanging;
});

it('a step returns the answer of the browser and leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(limited('open /home', Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
