import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiRequest, type Connection, exchange } from './exchange.ts';

const get: ApiRequest = { method: 'GET', path: '/markets/' };

afterEach(() => {
  vi.useRealTimers();
});

describe('what an exchange passes on', () => {
  const connection = (send: Connection['fetch'], more: Partial<Connection> = {}): Connection => ({
    baseUrl: () => 'http://host',
    timeoutMs: 20_000,
    fetch: send,
    ...more,
  });

  it('leaves out the time of a response that came while the device slept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dates: (string | null)[] = [];
    const date = 'Fri, 20 Nov 2026 06:30:00 GMT';
    const late = async () => {
      vi.setSystemTime(Date.now() + 3_600_000);
      return new Response('[]', { headers: { 'content-type': 'application/json', date } });
    };
    const onDate = (seen: string | null) => dates.push(seen);
    const response = await exchange(connection(late, { onDate }), get);
    expect(response.text).toBe('[]');
    expect(dates).toEqual([]);
  });

  it('is type, text and times of the response', async () => {
    const date = 'Fri, 20 Nov 2026 06:30:00 GMT';
    const dates: (string | null)[] = [];
    const onDate = (seen: string | null) => dates.push(seen);
    const type = { 'content-type': 'application/json' };
    const full = async () => new Response('[]', { headers: { ...type, date, 'retry-after': '5' } });
    expect(await exchange(connection(full, { onDate }), get)).toMatchObject({
      status: 200,
      contentType: 'application/json',
      text: '[]',
      retryAfter: '5',
      date,
    });
    const bare = async () => new Response(null, { status: 204 });
    expect(await exchange(connection(bare, { onDate }), get)).toMatchObject({
      status: 204,
      contentType: '',
      text: '',
      retryAfter: undefined,
      date: undefined,
    });
    expect(dates).toEqual([date]);
  });

  it('is the cause of a failure, in words for the log', async () => {
    const failure = (cause: Error) =>
      exchange(
        connection(() => Promise.reject(cause)),
        get,
      ).catch((error: unknown) => error);
    const refused = new TypeError('fetch failed');
    expect(await failure(refused)).toMatchObject({
      kind: 'network',
      message: 'The host could not be reached',
      cause: refused,
    });
  });

  it('leaves no timer behind, whatever becomes of it', async () => {
    vi.useFakeTimers();
    try {
      await exchange(
        connection(async () => new Response('')),
        get,
      );
      expect(vi.getTimerCount()).toBe(0);
      const failing = connection(() => Promise.reject(new TypeError('no')));
      await expect(exchange(failing, get)).rejects.toMatchObject({ kind: 'network' });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
