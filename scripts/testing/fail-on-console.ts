import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const seen: string[] = [];

// Node prints some warnings without the console: too many listeners, a deprecated call.
const onWarning = ({ name, message }: Error): void => {
  // SWR passes an event as a delay, which browsers treat as 0.
  if (name !== 'TimeoutNaNWarning') seen.push(`process warning: ${name}: ${message}`);
};
process.on('warning', onWarning);
afterAll(() => void process.off('warning', onWarning));

/** Fails a test that writes to the console unexpectedly. A test that expects output spies on the method itself. */
beforeEach(() => {
  seen.length = 0;
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      seen.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  vi.restoreAllMocks();
  // Node reports a warning in the next tick.
  await new Promise((done) => process.nextTick(done));
  expect(seen, `unexpected output: ${seen.join('\n')}`).toEqual([]);
});
