import { vi } from 'vitest';

const timers = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const;

/**
 * The timers that are fake although nobody fakes time: a spy on a fake timer, restored after the real timers, puts the
 * fake one back.
 */
export const leftFakeTimers = (): string[] =>
  vi.isFakeTimers() ? [] : timers.filter((name) => Object.hasOwn(globalThis[name], 'clock'));
