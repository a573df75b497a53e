import { beforeEach, expect, it, vi } from 'vitest';

const attribute = () => document.documentElement.dataset.numbers;

/** The module as a new page loads it. */
async function load() {
  vi.resetModules();
  return import('./larger-numbers.ts');
}

beforeEach(() => localStorage.clear());

it('shows larger numbers until they are switched off, on the next page too', async () => {
  const { showLargerNumbers } = await load();
  expect(attribute()).toBeUndefined();
  showLargerNumbers(true);
  expect(attribute()).toBe('large');
  delete document.documentElement.dataset.numbers;
  const next = await load();
  expect(attribute()).toBe('large');
  next.showLargerNumbers(false);
  expect(attribute()).toBeUndefined();
  await load();
  expect(attribute()).toBeUndefined();
});
