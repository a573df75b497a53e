import { expect, it } from 'vitest';
import { LoginThrottle } from './login-throttle.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

/** The keys that a throttle holds, with their lengths. */
const held = (throttle: LoginThrottle) => JSON.stringify([...throttle.windows]).length;

it('failed logins with very long mobile numbers take little memory', () => {
  const throttle = new LoginThrottle();
  for (let n = 0; n < 1_000; n += 1)
    throttle.failed(`${n}${'9'.repeat(100_000)}`, '127.0.0.1', start);
  expect(held(throttle)).toBeLessThan(200);
  expect(throttle.wait('9876543210', '127.0.0.1', start)).toBe(60);
});

it('failed logins are forgotten after their minute, at any later failure', () => {
  const throttle = new LoginThrottle();
  for (let n = 0; n < 5_000; n += 1) throttle.failed(`98765${n}`, `10.0.0.${n % 250}`, start + n);
  expect(throttle.windows.size).toBe(5_250);
  throttle.failed('9000000000', '10.1.1.1', start + 4_999 + minute);
  expect(throttle.windows.size).toBe(2);
});

it('ten failed logins block a mobile number until its minute is over', () => {
  const throttle = new LoginThrottle();
  for (let n = 0; n < 10; n += 1) throttle.failed('9876543210', `10.0.0.${n}`, start + n);
  expect(throttle.wait('9876543210', '10.0.0.99', start + 10)).toBe(60);
  expect(throttle.wait('9876543211', '10.0.0.99', start + 10)).toBe(0);
  expect(throttle.wait('9876543210', '10.0.0.99', start + minute)).toBe(0);
});
