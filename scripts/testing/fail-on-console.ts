import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const seen: string[] = [];

// Node prints them past the console: a wrong delay of a timer, too many listeners, a deprecated call. A worker runs
// many files, and each of them replaces the listener of the one before.
const listenerKey = Symbol.for('matka.fail-on-warning');
const onWarning = ({ name, message }: Error): void => {
  // SWR passes an event as a delay, which browsers take as 0.
  if (name !== 'TimeoutNaNWarning') seen.push(`process warning: ${name}: ${message}`);
};
const earlier = Reflect.get(process, listenerKey);
if (typeof earlier === 'function') process.off('warning', earlier as typeof onWarning);
Reflect.set(process, listenerKey, onWarning);
process.on('warning', onWarning);

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
  // Node reports a warning in the next turn.
  await Promise.resolve();
  expect(seen, `unexpected output: ${seen.join('\n')}`).toEqual([]);
});
