import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { mainPlayer } from '@matka/fixtures/players';
import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import { applyFault, breakConnection } from './apply-fault.ts';

const faults = '/__mock/worlds/kalyan-matka/faults/';
const bet = {
  bet_type_id: 3,
  market_id: 7,
  amount: 5,
  payload: { bets: [{ jodi: '12', points: 5 }] },
};

async function spoiling(rule: object) {
  const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  const added = await anonymous(`POST ${faults}`, rule);
  expect(added.statusCode).toBe(201);
  const placed = async () => (await call('GET /bets/history/?page=1')).json().data.length;
  return { anonymous, call, placed };
}

describe('faults', () => {
  it('before the commit leave nothing done', async () => {
    const rule = { effect: 'status', status: 503, path: '/betting/', times: 1 };
    const { call, placed } = await spoiling(rule);
    expect((await call('POST /betting/', bet)).statusCode).toBe(503);
    expect(await placed()).toBe(0);
    expect((await call('POST /betting/', bet)).statusCode).toBe(200);
  });

  it('after the commit lose the answer only: the bet is placed', async () => {
    const rule = { effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 };
    const { call, placed } = await spoiling(rule);
    await expect(call('POST /betting/', bet)).rejects.toThrow();
    expect(await placed()).toBe(1);
  });

  it('before the commit a broken connection places nothing', async () => {
    const { call, placed } = await spoiling({ effect: 'reset', path: '/betting/', times: 1 });
    await expect(call('POST /betting/', bet)).rejects.toThrow();
    expect(await placed()).toBe(0);
  });

  it.each([
    ['malformed', 200],
    ['html', 502],
  ])('answer something that is no JSON: %s', async (effect, status) => {
    const rule = { effect, when: 'after-commit', path: '/betting/' };
    const { call, placed } = await spoiling(rule);
    const answer = await call('POST /betting/', bet);
    expect(answer.statusCode).toBe(status);
    expect(() => JSON.parse(answer.body)).toThrow();
    expect(await placed()).toBe(1);
  });

  it.each([
    [{ effect: 'html', status: 429, headers: { location: '/' } }, 429],
    [{ effect: 'status', status: 302, headers: { location: '/' } }, 302],
  ])('respond with the status of the rule: %j', async (rule, status) => {
    const { call } = await spoiling({ ...rule, path: '/betting/' });
    const response = await call('POST /betting/', bet);
    expect(response.statusCode).toBe(status);
    expect(response.headers.location).toBe('/');
  });

  it('throttle with Retry-After, and burst with 401', async () => {
    const { call, anonymous } = await spoiling({ effect: 'status', status: 429, times: 1 });
    const throttled = await call('GET /bets/history/?page=1');
    expect(throttled.statusCode).toBe(429);
    expect(throttled.headers['retry-after']).toBe('30');
    await anonymous(`POST ${faults}`, { effect: 'status', status: 401, times: 3 });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      statuses.push((await call('GET /bets/history/?page=1')).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 200]);
  });

  it('meet only the method and path of their rule, with a star for any rest', async () => {
    const { call } = await spoiling({
      effect: 'status',
      status: 500,
      method: 'GET',
      path: '/bet*',
    });
    expect((await call('POST /betting/', bet)).statusCode).toBe(200);
    expect((await call('GET /betting/history/')).statusCode).toBe(500);
    expect((await call('GET /markets/?app_id=kalyan-matka')).statusCode).toBe(200);
  });

  it('strike by the random numbers of the world: the same seed, the same calls', async () => {
    const pattern = async () => {
      const { call } = await spoiling({ effect: 'status', status: 500, probability: 0.5 });
      const statuses = [];
      for (let i = 0; i < 12; i += 1) {
        statuses.push((await call('GET /betting/history/')).statusCode);
      }
      return statuses;
    };
    const first = await pattern();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await pattern()).toEqual(first);
  });

  it('are listed with their hits and go when they are removed', async () => {
    const { call, anonymous } = await spoiling({ effect: 'status', status: 500 });
    await call('GET /betting/history/');
    expect((await anonymous(`GET ${faults}`)).json()).toMatchObject([{ id: 1, hits: 1 }]);
    expect((await anonymous(`DELETE ${faults}1/`)).statusCode).toBe(204);
    expect((await call('GET /betting/history/')).statusCode).toBe(200);
  });

  it('strike a login in its world too', async () => {
    const { anonymous } = await spoiling({ effect: 'status', status: 500, path: '/users/login/' });
    const login = { app_id: 'kalyan-matka', grant_type: 'otp', mobile_number: mainPlayer.mobile };
    const answer = await anonymous('POST /users/login/', { ...login, otp: mainPlayer.otp });
    expect(answer.statusCode).toBe(500);
    const other = { ...login, app_id: 'elsewhere', otp: mainPlayer.otp };
    expect((await anonymous('POST /users/login/', other)).statusCode).toBe(200);
  });

  it.each([
    { 'no name': 'x' },
    { '': 'x' },
    { name: 'two\nlines' },
    { name: 'a zero \u0000' },
    { name: 'पाना' },
    { 'content-length': '5' },
    { 'Transfer-Encoding': 'chunked' },
  ])('take no header that cannot be sent: %o', async (headers) => {
    const { anonymous } = await buildTestApp();
    const answer = await anonymous(`POST ${faults}`, { effect: 'status', status: 500, headers });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['headers']);
  });
});

describe('a broken connection', () => {
  /** What happens to a response and its connection, in order. */
  async function stepsOf(how: 'reset' | 'drop', socket = new Socket()): Promise<string[]> {
    const steps: string[] = [];
    const raw = new ServerResponse(new IncomingMessage(socket));
    raw.assignSocket(socket);
    vi.spyOn(raw, 'writeProcessing').mockImplementation(() => void steps.push('102'));
    vi.spyOn(raw, 'destroy').mockImplementation(() => {
      steps.push('destroy');
      return raw;
    });
    vi.spyOn(socket, 'resetAndDestroy').mockImplementation(() => {
      steps.push('reset');
      return socket;
    });
    await breakConnection({ raw }, how);
    return steps;
  }

  describe('a broken connection', () => {
    it('sends 102 and then resets, so that the client does not repeat the request', async () => {
      expect(await stepsOf('reset')).toEqual(['102', 'reset']);
    });

    it('sends nothing when it is dropped', async () => {
      expect(await stepsOf('drop')).toEqual(['destroy']);
    });

    it('that is broken already is left alone', async () => {
      const socket = new Socket();
      socket.destroy();
      expect(await stepsOf('reset', socket)).toEqual(['destroy']);
    });
  });
});

describe('the body of a fault', () => {
  const whole = '{"text":"पाना और जोड़ी"}';

  /** The response that a rule makes of a whole one. */
  async function responseTo(rule: FaultRule) {
    const app = fastify();
    app.get('/', (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-length', Buffer.byteLength(whole))
        .send(applyFault(reply, rule, whole)),
    );
    const { statusCode, headers, body } = await app.inject('/');
    await app.close();
    return { status: statusCode, type: headers['content-type'], headers, body };
  }

  const json = 'application/json; charset=utf-8';
  const html = 'text/html; charset=utf-8';

  /** The pieces of the body that a rule sends, and the error at its end. */
  async function piecesOf(rule: FaultRule) {
    const pieces: string[] = [];
    const app = fastify();
    app.get('/', async (_request, reply) => {
      for await (const piece of applyFault(reply, rule, whole)) pieces.push(String(piece));
      return 'done';
    });
    const { statusCode, body } = await app.inject('/');
    await app.close();
    return { pieces, error: statusCode === 500 ? JSON.parse(body).message : undefined };
  }

  describe('the body of a fault', () => {
    it.each(['latency', 'reset', 'drop', 'delayed-commit', 'eventual-history'] as const)(
      'is the whole response for %s, which breaks something else',
      async (effect) => {
        expect(await responseTo({ effect })).toMatchObject({
          status: 200,
          type: json,
          body: whole,
        });
      },
    );

    it.each([
      [401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }],
      [403, { detail: 'You do not have permission to perform this action.' }],
      [404, { detail: 'Not found.' }],
      [429, { detail: 'Request was throttled. Expected available in 30 seconds.' }],
      [500, { detail: 'A server error occurred.' }],
      [418, { detail: 'A server error occurred.' }],
      [undefined, { detail: 'A server error occurred.' }],
    ])('is that of the host for the status %s', async (status, body) => {
      const response = await responseTo({ effect: 'status', ...(status && { status }) });
      expect([response.status, response.type]).toEqual([status ?? 500, json]);
      expect(JSON.parse(response.body)).toEqual(body);
      expect(response.headers['content-length']).toBe(String(response.body.length));
      expect(response.headers['retry-after']).toBe(status === 429 ? '30' : undefined);
    });

    it('is that of the rule, with its headers', async () => {
      const headers = { 'retry-after': '5', 'x-host': 'a' };
      const response = await responseTo({ effect: 'status', status: 429, body: [1], headers });
      expect(response).toMatchObject({ status: 429, body: '[1]' });
      expect(response.headers).toMatchObject(headers);
    });

    it.each([
      [undefined, 502, '502 Bad Gateway'],
      [504, 504, '504 Gateway Timeout'],
      [599, 599, '599'],
    ])('is the page of a proxy for html and the status %s', async (status, expected, title) => {
      const response = await responseTo({ effect: 'html', ...(status && { status }) });
      expect(response).toMatchObject({
        status: expected,
        type: html,
        body: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
      });
    });

    it('is a page with the status 200 for a captive portal', async () => {
      const response = await responseTo({ effect: 'captive-portal' });
      expect(response).toMatchObject({ status: 200, type: html });
      expect(response.body).toMatch(/^<html>.*<h1>Sign in to use this network<\/h1>.*<\/html>$/);
    });

    it('is no JSON any more when it is malformed, and all of it arrives', async () => {
      const { body, headers } = await responseTo({ effect: 'malformed' });
      expect(body).toBe(`${whole.slice(0, -1)},`);
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
    });

    it.each([
      [undefined, Math.floor(Buffer.byteLength(whole) / 2)],
      [0, 0],
      [7, 7],
    ])('is truncated to %s bytes and says so', async (bytes, expected) => {
      const rule = { effect: 'truncated', ...(bytes !== undefined && { bytes }) } as const;
      const { body, headers } = await responseTo(rule);
      expect(headers['content-length']).toBe(String(expected));
      expect(Buffer.from(whole).subarray(0, expected).toString()).toBe(body);
    });

    it('breaks off in the middle of its announced length', async () => {
      await expect(responseTo({ effect: 'half-body' })).rejects.toThrow();
      expect(await piecesOf({ effect: 'half-body' })).toEqual({
        pieces: [whole.slice(0, Math.floor(whole.length / 2))],
        error: 'The connection breaks here on purpose',
      });
    });

    it('drips in at most ten pieces', async () => {
      const { pieces } = await piecesOf({ effect: 'slow-drip', milliseconds: 10 });
      expect(pieces.join('')).toBe(whole);
      expect(new Set(pieces.slice(0, -1).map(({ length }) => length))).toEqual(new Set([3]));
      expect(pieces).not.toContain('');
    });

    it('drips whole, over the time of the rule', async () => {
      const begin = performance.now();
      const response = await responseTo({ effect: 'slow-drip', milliseconds: 100 });
      // Each of its timers may fire a moment early.
      expect(performance.now() - begin).toBeGreaterThan(70);
      expect(response).toMatchObject({ status: 200, type: json, body: whole });
      expect(response.headers['content-length']).toBe(String(Buffer.byteLength(whole)));
    });
  });
});
