import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const seen: string[] = [];

/**
 * Fails a test that writes to the console unexpectedly. A test that expects output spies on the method itself.
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
