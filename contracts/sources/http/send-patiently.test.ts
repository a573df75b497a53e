import { expect, it } from 'vitest';
import { createPatientSend, RateLimitError, retryDelay } from './send-patiently.ts';

const url = new URL('http://host.test/markets/');
const get = { method: 'GET' };

/** A host whose responses have these statuses, then the last one for ever, with a clock that only waits move. */
function limitingHost(statuses: readonly number[], retryAfter?: string) {
  const waits: number[] = [];
  const lines: string[] = [];
  let received = 0;
  const { send, isLimited } = createPatientSend(
    {
      timeoutMs: 5000,
      transport: async () => {
        const status = statuses[Math.min(received, statuses.length - 1)] ?? 200;
        received += 1;
        return { status, headers: retryAfter ? { 'retry-after': retryAfter } : {}, text: '{}' };
      },
      wait: async (ms) => waits.push(ms),
    },
    { tell: (line) => lines.push(line) },
  );
  return { send: () => send(url, get), isLimited, waits, lines, received: () => received };
}

const seconds = (waits: readonly number[]) => waits.map((ms) => ms / 1000);

const now = Date.parse('2026-11-20T06:30:00Z');

it.each([
  ['2', 2000],
  ['0', 0],
  ['-5', 0],
  ['Fri, 20 Nov 2026 06:30:05 GMT', 5000],
  ['Fri, 20 Nov 2026 06:29:00 GMT', 0],
  ['soon', 0],
  ['1e999', 0],
  [undefined, 0],
])('a Retry-After of %s asks for a wait of %i ms', (value, delay) => {
  expect(retryDelay(value, now)).toBe(delay);
});

it.each([undefined, '0', '-5', 'soon', 'Fri, 20 Nov 2020 06:29:00 GMT'])(
  'an endless rate limit with a Retry-After of %s gets seven requests in a minute, then one more',
  async (retryAfter) => {
    const host = limitingHost([429], retryAfter);
    expect((await host.send()).status).toBe(429);
    expect(seconds(host.waits)).toEqual([1, 2, 4, 8, 16, 29]);
    expect(host.received()).toBe(7);
    expect((await host.send()).status).toBe(429);
    await expect(host.send()).rejects.toThrow(RateLimitError);
    expect(host.received()).toBe(8);
    expect(host.isLimited()).toBe(true);
    expect(host.lines).toEqual([
      'http://host.test limits the rate of requests (429): waiting for it.',
    ]);
  },
);

it('a rate limit delays the next request by the time that the host names', async () => {
  const host = limitingHost([429, 429, 200], '20');
  expect((await host.send()).status).toBe(200);
  expect([seconds(host.waits), host.isLimited()]).toEqual([[20, 20], false]);
});

it('a rate limit of ten minutes is not waited for', async () => {
  const host = limitingHost([429], '600');
  expect([(await host.send()).status, host.waits, host.received()]).toEqual([429, [], 1]);
});

it('a host that limits each second request is waited for anew each time', async () => {
  const host = limitingHost([...Array.from({ length: 50 }, () => [429, 200]).flat(), 200], '5');
  for (let count = 0; count < 50; count += 1) expect((await host.send()).status).toBe(200);
  expect([host.received(), host.lines.length]).toEqual([100, 1]);
});
