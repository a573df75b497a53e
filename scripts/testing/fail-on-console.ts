import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const seen: string[] = [];

/**
 * Takes over the console for every test: whatever is written there without the test asking for it
 * (by spying on the method itself) fails the test.
 */
beforeEach(() => {
  seen.length = 0;
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      seen.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(seen, 'unexpected console output').toEqual([]);
});
