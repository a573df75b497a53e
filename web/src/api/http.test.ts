// @vitest-environment node
import { either, list } from '@matka/contracts/decoders/collections';
import { entity, whole } from '@matka/contracts/decoders/entities';
import { markets } from '@matka/contracts/decoders/markets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiServer, type Handler, startApi } from '../testing/api-server.ts';
import { type Call, exchange, readResponse } from './http.ts';

const anything = either(list(either(entity({}))), whole({}));
const send = async (call: Call, token?: string) =>
  readResponse(anything, await exchange(call, token));

let api: ApiServer | undefined;
const start = async (handler: Handler): Promise<ApiServer> => {
  api = await startApi(handler);
  return api;
};
afterEach(() => api?.close());

describe('a call', () => {
  it('repeats a parameter for each value of a list and leaves out what is not set', async () => {
    const { calls } = await start(() => ({ body: [] }));
    const query = {
      page: 2,
      bet_status: ['won', 'lost'],
      session_type: undefined,
      market_names: [],
    };
    await send({ method: 'GET', path: '/bets/history/', query });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: '/bets/history/',
      query: 'page=2&bet_status=won&bet_status=lost',
    });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
    expect(calls[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends JSON, the bearer and further headers', async () => {
    const { calls } = await start(() => ({ body: { ok: true } }));
    const headers = { 'Idempotency-Key': 'k1' };
    const call = { method: 'POST', path: '/betting/', body: { amount: 5 }, headers } as const;
    expect(await send(call, 'token-1')).toEqual({ ok: true });
    expect(calls[0]).toMatchObject({
      body: { amount: 5 },
      headers: {
        authorization: 'Bearer token-1',
        'content-type': 'application/json',
        'idempotency-key': 'k1',
      },
    });
  });
});

describe('a failure', () => {
  const get = { method: 'GET', path: '/markets/' } as const;

  it('is a time-out when no answer comes in time', async () => {
    await start(() => 'hang');
    await expect(send({ ...get, timeoutMs: 30 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is a time-out when the answer begins and does not end', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    });
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    const address = server.address();
    const { setConfig } = await import('../config.ts');
    setConfig({ apiBase: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
    await expect(send({ ...get, timeoutMs: 50 })).rejects.toMatchObject({ kind: 'timeout' });
    server.closeAllConnections();
    server.close();
  });

  it('is a network error when the connection is refused or dropped', async () => {
    const { close } = await start(() => 'drop');
    await expect(send(get)).rejects.toMatchObject({ kind: 'network', status: undefined });
    await close();
    await expect(send(get)).rejects.toMatchObject({ kind: 'network' });
  });

  it('is a status with its parsed body, plain text or nothing', async () => {
    const answers = [
      { status: 400, body: { error: 'No' } },
      { status: 503, text: 'Back soon', type: 'text/plain; charset=utf-8' },
      { status: 502, text: '<h1>Bad gateway</h1>', type: 'text/html' },
      { status: 500, text: '' },
    ];
    await start(() => answers.shift() ?? {});
    const failure = { name: 'ApiError', kind: 'status' };
    await expect(send(get)).rejects.toMatchObject({
      ...failure,
      status: 400,
      body: { error: 'No' },
    });
    await expect(send(get)).rejects.toMatchObject({ ...failure, status: 503, body: 'Back soon' });
    await expect(send(get)).rejects.toMatchObject({ ...failure, status: 502, body: undefined });
    await expect(send(get)).rejects.toMatchObject({ ...failure, status: 500, body: undefined });
  });

  it('is malformed when a success is no JSON or not what was asked for', async () => {
    const answers = [
      { text: '' },
      { text: '<html>' },
      { text: 'hello', type: 'text/plain' },
      { body: {} },
    ];
    await start(() => answers.shift() ?? {});
    const malformed = { kind: 'malformed', status: 200 };
    await expect(send(get)).rejects.toMatchObject(malformed);
    await expect(send(get)).rejects.toMatchObject(malformed);
    await expect(send(get)).rejects.toMatchObject(malformed);
    const list = exchange(get).then((response) => readResponse(markets, response));
    await expect(list).rejects.toMatchObject(malformed);
  });

  it('from outside is the reason of the abort, not an error of the call', async () => {
    await start(() => 'hang');
    const controller = new AbortController();
    const running = send({ ...get, signal: controller.signal });
    controller.abort('replaced');
    await expect(running).rejects.toBe('replaced');
  });
});

it('without a time-out of its own a call is given up after 10 s', {
  tags: ['@API-44'],
}, async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  await start(() => ({ body: [] }));
  await send({ method: 'GET', path: '/markets/' });
  expect(timeouts.mock.calls).toEqual([[10_000]]);
});
