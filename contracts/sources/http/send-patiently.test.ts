import { afterEach, describe, expect, it } from 'vitest';
import { type LocalServer, listen } from './http-server.ts';
import { retryDelay, sendPatiently } from './send-patiently.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('a rate limit', () => {
  const now = Date.parse('2026-11-20T06:30:00Z');

  it.each([
    ['2', 2000],
    ['0', 0],
    ['Fri, 20 Nov 2026 06:30:05 GMT', 5000],
    ['Fri, 20 Nov 2026 06:29:00 GMT', 0],
    ['soon', 1000],
    [undefined, 1000],
  ])('a rate limit that asks to wait for %s is waited out for %i ms', (value, delay) => {
    expect(retryDelay(value, now)).toBe(delay);
  });

  it.each([
    ['0', 3, 200],
    ['600', 1, 429],
  ])(
    'a rate limit of %s s leads to %i requests and then to %i',
    async (seconds, requests, status) => {
      let received = 0;
      server = await listen((_, response) => {
        received += 1;
        response.writeHead(received < 3 ? 429 : 200, { 'retry-after': seconds }).end('{}');
      });
      const response = await sendPatiently(
        new URL(server.url),
        { method: 'GET' },
        { timeoutMs: 5000 },
      );
      expect([received, response.status]).toEqual([requests, status]);
    },
  );
});
