import type { RequestListener } from 'node:http';
import { expect, it, vi } from 'vitest';
import { MarketsResponse } from '../api/markets.ts';
import { listen } from '../sources/http/http-server.ts';
import { serve } from '../sources/http/test-support.ts';
import { type ApiRequest, type Connection, exchange } from './exchange.ts';
import { expectSuccess, readResponse } from './read-response.ts';

/** A host that answers with a listener, and a connection to it. */
async function start(listener: RequestListener, options: Partial<Connection> = {}) {
  const url = await serve(listener);
  return { baseUrl: () => url, timeoutMs: 5000, ...options };
}

interface Sent {
  status?: number;
  type?: string;
  text?: string;
  headers?: Record<string, string>;
}
const responds =
  ({ status = 200, type = 'application/json', text = '[]', headers = {} }: Sent): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(text);
  };

const get: ApiRequest = { method: 'GET', path: '/markets/' };

const echo: RequestListener = async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { method, url, headers } = request;
  response.end(JSON.stringify({ method, url, headers, body }));
};
const echoed = async (request: ApiRequest, token?: string) =>
  JSON.parse((await exchange(await start(echo), request, token)).text);

it('a request repeats a parameter for each value of a list, and leaves out unset parameters', async () => {
  const query = {
    page: 2,
    bet_status: ['won', 'lost'],
    session_type: undefined,
    market_names: [],
  };
  const { url, headers } = await echoed({ method: 'GET', path: '/bets/history/', query });
  expect(url).toBe('/bets/history/?page=2&bet_status=won&bet_status=lost');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('content-type');
});

it('a request reads past every cache', async () => {
  const { headers } = await echoed({ method: 'GET', path: '/bets/history/' });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
  const posted = await echoed({ method: 'POST', path: '/betting/', body: {} });
  expect(posted.headers).not.toHaveProperty('pragma');
});

it('a request sends JSON, the access token and further headers', async () => {
  const headers = { 'Idempotency-Key': 'k1' };
  const body = { amount: 5 };
  const request = { method: 'POST', path: '/betting/', body, headers } as const;
  expect(await echoed(request, 'token-1')).toMatchObject({
    method: 'POST',
    body: '{"amount":5}',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    },
  });
});

it('a request uses the fetch that it is given', async () => {
  const fetched: string[] = [];
  const connection: Connection = {
    baseUrl: () => 'http://nowhere.invalid',
    timeoutMs: 5000,
    fetch: async (url) => {
      fetched.push(url);
      return new Response('fetched');
    },
  };
  expect((await exchange(connection, get)).text).toBe('fetched');
  expect(fetched).toEqual(['http://nowhere.invalid/markets/']);
});

it('a response has its date and its Retry-After', async () => {
  const date = 'Sat, 21 Nov 2026 06:30:00 GMT';
  const headers = { date, 'retry-after': '7' };
  const connection = await start(responds({ status: 429, headers }));
  const response = await exchange(connection, get);
  expect(response).toMatchObject({ status: 429, retryAfter: '7' });
  expect(() => expectSuccess(response)).toThrow(expect.objectContaining({ retryAfter: '7' }));
  expect(response.date).toBe(date);
});

it.each([
  ['a success in JSON', {}, ['Sat, 21 Nov 2026 06:30:00 GMT']],
  [
    'a success whose media type is in capitals',
    { type: 'Application/JSON;Charset=UTF-8' },
    ['Sat, 21 Nov 2026 06:30:00 GMT'],
  ],
  ["a gateway's error", { status: 502 }, []],
  ["a portal's page", { type: 'text/html' }, []],
])('the clock of the host is read from JSON successes only: %s', async (_what, sent, told) => {
  const dates: (string | null)[] = [];
  const headers = { date: 'Sat, 21 Nov 2026 06:30:00 GMT' };
  const onDate = (value: string | null) => dates.push(value);
  await exchange(await start(responds({ ...sent, headers }), { onDate }), get);
  expect(dates).toEqual(told);
});

it('the clock of the host is not read from a response that came while the device slept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const dates: (string | null)[] = [];
  const type = { 'content-type': 'application/json' };
  const late = async () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    return new Response('[]', { headers: { ...type, date: 'Fri, 20 Nov 2026 06:30:00 GMT' } });
  };
  const onDate = (seen: string | null) => dates.push(seen);
  const connection = { baseUrl: () => 'http://host', timeoutMs: 20_000, fetch: late, onDate };
  expect((await exchange(connection, get)).text).toBe('[]');
  expect(dates).toEqual([]);
  vi.useRealTimers();
});

it('a request does not follow a redirect where it forbids them', async () => {
  const connection = await start(responds({ status: 307, headers: { location: '/other/' } }));
  expect(await exchange(connection, { ...get, redirect: 'manual' })).toMatchObject({
    status: 307,
  });
});

it('a failure is a timeout when no response comes in time, or a response does not end', async () => {
  const silent = await start(() => {}, { timeoutMs: 30 });
  await expect(exchange(silent, get)).rejects.toMatchObject({ kind: 'timeout' });
  const endless = await start((_request, response) => void response.writeHead(200).write('['));
  await expect(exchange(endless, { ...get, timeoutMs: 50 })).rejects.toMatchObject({
    kind: 'timeout',
  });
});

it('a failure is a network error when the connection is refused or dropped', async () => {
  const connection = await start((_request, response) => void response.destroy());
  const network = { kind: 'network', status: undefined };
  await expect(exchange(connection, get)).rejects.toMatchObject(network);
  const ended = await listen(() => {});
  await ended.close();
  await expect(exchange({ ...connection, baseUrl: () => ended.url }, get)).rejects.toMatchObject(
    network,
  );
});

it.each<[Sent, unknown]>([
  [{ status: 400, text: '{"error":"No"}' }, { error: 'No' }],
  [{ status: 503, text: 'Back soon', type: 'text/plain; charset=utf-8' }, 'Back soon'],
  [{ status: 503, text: 'Back soon', type: 'Text/Plain' }, 'Back soon'],
  [{ status: 502, text: '<h1>Bad gateway</h1>', type: 'text/html' }, undefined],
  [{ status: 500, text: '' }, undefined],
])(
  'a failure has the status and the body as JSON, plain text or nothing: %j',
  async (sent, body) => {
    const response = await exchange(await start(responds(sent)), get);
    expect(() => readResponse(MarketsResponse, response)).toThrow(
      expect.objectContaining({ name: 'ApiError', kind: 'status', status: sent.status, body }),
    );
  },
);

it.each<Sent>([
  { text: '' },
  { text: '<html>' },
  { text: 'hello', type: 'text/plain' },
  { text: '{}' },
])(
  'a failure is malformed when a success is not JSON or not the requested data: %j',
  async (sent) => {
    const response = await exchange(await start(responds(sent)), get);
    expect(() => readResponse(MarketsResponse, response)).toThrow(
      expect.objectContaining({ kind: 'malformed', status: 200 }),
    );
  },
);

it('a failure by an abort from outside is its reason, not an error of the request', async () => {
  const controller = new AbortController();
  const running = exchange(await start(() => {}), { ...get, signal: controller.signal });
  controller.abort('replaced');
  await expect(running).rejects.toBe('replaced');
  const again = exchange(await start(() => {}), { ...get, signal: controller.signal });
  await expect(again).rejects.toBe('replaced');
});
