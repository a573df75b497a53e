import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerBytesParser } from './bytes-parser.ts';

const limit = 200_000;
let app: FastifyInstance;
let received: Buffer[];

beforeEach(async () => {
  app = Fastify();
  received = [];
  registerBytesParser(app, 'application/octet-stream', limit);
  app.put<{ Body: Buffer }>('/', async ({ body }) => {
    received.push(body);
    return { length: body.length };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** The status of a request that sends parts, with an announced length or without one. */
function put(parts: readonly Buffer[], length?: number): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/octet-stream',
      ...(length !== undefined && { 'content-length': length }),
    };
    const sent = request({ port, method: 'PUT', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}

const parts = [Buffer.alloc(70_000, 'a'), Buffer.alloc(90_000, 'b'), Buffer.alloc(1, 'c')];
const whole = Buffer.concat(parts);

describe('a body as bytes', () => {
  it.each([
    ['with its length', whole.length],
    ['in chunks of unknown length', undefined],
  ])('is read %s', async (_, length) => {
    expect(await put(parts, length)).toBe(200);
    expect(received[0]?.equals(whole)).toBe(true);
  });

  it('may be empty', async () => {
    expect(await put([], 0)).toBe(200);
    expect(received[0]).toHaveLength(0);
  });

  it.each([
    ['with its length', limit + 1],
    ['in chunks of unknown length', undefined],
  ])('is refused above the limit %s', async (_, length) => {
    expect(await put([whole, Buffer.alloc(limit + 1 - whole.length)], length)).toBe(413);
    expect(received).toEqual([]);
  });

  it('is refused when its length is not as announced', async () => {
    const inject = async (length: number): Promise<number> => {
      const headers = {
        'content-type': 'application/octet-stream',
        'content-length': String(length),
      };
      const response = await app.inject({ method: 'PUT', url: '/', headers, payload: whole });
      return response.statusCode;
    };
    expect([await inject(whole.length - 1), await inject(whole.length + 1)]).toEqual([400, 400]);
    expect(received).toEqual([]);
  });
});
