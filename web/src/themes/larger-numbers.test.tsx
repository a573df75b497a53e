import { beforeEach, expect, it, vi } from 'vitest';

const { style } = document.documentElement;
const factor = () => style.getPropertyValue('--numbers');

/** The module as a new page loads it. */
async function load() {
  vi.resetModules();
  const module = await import('./larger-numbers.ts');
  module.startLargerNumbers();
  return module;
}

beforeEach(() => localStorage.clear());

it('shows larger numbers until they are switched off, on the next page too', async () => {
  const { showLargerNumbers } = await load();
  expect(factor()).toBe('');
  showLargerNumbers(true);
  expect(factor()).toBe('1.3');
  style.removeProperty('--numbers');
  const next = await load();
  expect(factor()).toBe('1.3');
  next.showLargerNumbers(false);
  expect(factor()).toBe('');
  await load();
  expect(factor()).toBe('');
});
