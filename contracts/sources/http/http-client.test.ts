import { afterEach, expect, it } from 'vitest';
import { send } from './http-client.ts';
import { type LocalServer, listen } from './http-server.ts';

let host: LocalServer | undefined;
afterEach(() => host?.close());

it('gives its name to the host, as gateways ask for it, and that of the client where there is one', async () => {
  const names: unknown[] = [];
  host = await listen((request, response) => {
    names.push(request.headers['user-agent']);
    response.end();
  });
  const url = new URL(host.url);
  await send(url, { method: 'GET' }, { timeoutMs: 5_000 });
  await send(url, { method: 'GET', headers: { 'user-agent': 'A/1' } }, { timeoutMs: 5_000 });
  expect(names).toEqual(['matka-contracts', 'A/1']);
});
