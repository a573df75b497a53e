import { request as httpRequest } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import type { Exchange } from '../../check/exchange.ts';
import { serve } from '../http/test-support.ts';
import { runProxy } from './proxy.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff00fe01c0c1', 'hex');

/** A host that keeps what it was sent, behind a proxy that keeps the exchanges. */
async function start() {
  const received: { headers: string[]; body: Buffer }[] = [];
  const host = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.rawHeaders, body: Buffer.concat(chunks) });
    response.writeHead(200, [
      ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Odd', 'Kept'],
      ...['Content-Type', 'image/png'],
    ]);
    response.end(png);
  });
  const exchanges: Exchange[] = [];
  const [started, stopped] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const options = {
    upstream: `${host}/api`,
    port: 0,
    requestOptions: { timeoutMs: 5000 },
    maxBytes: 1_000_000,
    onStart: started.resolve,
    onExchange: (exchange: Exchange) => exchanges.push(exchange),
    onTooLarge: () => undefined,
    onFailure: () => undefined,
  };
  const ended = runProxy(options, stopped.promise);
  onTestFinished(async () => {
    stopped.resolve();
    await ended;
  });
  return { url: await started.promise, received, exchanges };
}

it('the drift proxy passes bytes and headers through in both directions', async () => {
  const { url, received, exchanges } = await start();
  const body = gzipSync('{"amount":5}');
  const got = await new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(`${url}/betting/`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip', 'X-Own': 'Kept', 'accept-encoding': 'br' },
    });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) });
    });
    sent.end(body);
  });
  expect(got.body).toEqual(png);
  expect(got.headers.join('|')).toContain('Set-Cookie|a=1|Set-Cookie|b=2|X-Odd|Kept');
  expect(gunzipSync(received[0]?.body ?? Buffer.alloc(0)).toString()).toBe('{"amount":5}');
  expect(received[0]?.headers.join('|')).toMatch(
    /content-encoding\|gzip.*X-Own\|Kept.*accept-encoding\|br/,
  );
  expect(exchanges[0]?.request).toMatchObject({ path: '/betting/', body: { amount: 5 } });
});
