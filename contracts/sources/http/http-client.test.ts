import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { send } from './http-client.ts';
import { serve } from './test-support.ts';

it('the HTTP client sends its own user agent, unless the caller gives one', async () => {
  const names: unknown[] = [];
  const host = await serve((request, response) => {
    names.push(request.headers['user-agent']);
    response.end();
  });
  const url = new URL(host);
  await send(url, { method: 'GET' }, { timeoutMs: 5_000 });
  await send(url, { method: 'GET', headers: { 'user-agent': 'A/1' } }, { timeoutMs: 5_000 });
  expect(names).toEqual(['matka-contracts', 'A/1']);
});

it('the HTTP client repeats a request when the host closes a kept connection', async () => {
  const sent: string[] = [];
  const server = createServer((socket) => {
    socket.once('data', (first) => {
      sent.push(String(first).slice(0, 4).trim());
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
      socket.once('data', () => socket.resetAndDestroy());
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  for (const method of ['GET', 'GET', 'POST', 'GET'])
    await send(url, { method }, { timeoutMs: 5_000 });
  server.close();
  expect(sent).toEqual(['GET', 'GET', 'POST', 'GET']);
});
