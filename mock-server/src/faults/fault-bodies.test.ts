import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../worlds/fault-rule.ts';
import { applyFault } from './apply-fault.ts';

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
      expect(await responseTo({ effect })).toMatchObject({ status: 200, type: json, body: whole });
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
