import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { serve } from '@matka/contracts/sources/http/test-support';
import { main } from '@matka/contracts/sources/plan/verify-cli';
import { expect, it, onTestFinished } from 'vitest';

const account = { MATKA_MOBILE: '9876501234', MATKA_PASSWORD: 'Ganga-4471', MATKA_MPIN: '8317' };

/** Starts a server that is no HTTP server; it ends with the running test. Returns its address. */
function connect(listener: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    listener(socket);
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

const json = { 'content-type': 'application/json' };
const gzip = { 'content-encoding': 'gzip' };
const answering =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  () =>
    serve((_, response) => response.writeHead(status, { ...json, ...headers }).end(body));
const megabyte = Buffer.alloc(1024 * 1024, 0x20);

const hosts: readonly (readonly [name: string, start: () => Promise<string>, message: RegExp])[] = [
  [
    'sends a body of 40 MB',
    () =>
      serve((_, response) => {
        response.writeHead(200, json);
        const write = (left: number): void => {
          if (left === 0 || response.destroyed) response.end();
          else response.write(megabyte, () => write(left - 1));
        };
        write(40);
      }),
    /the body is longer than 20 MB$/,
  ],
  [
    'sends a body of 40 MB in 40 kB',
    () => answering(gzipSync(Buffer.alloc(40 * 1024 * 1024, 0x20)), gzip)(),
    /the body is longer than 20 MB$/,
  ],
  [
    'never ends its body',
    () =>
      serve((_, response) => {
        response.writeHead(200, json);
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      }),
    /no response within 500 ms$/,
  ],
  ['sends JSON of a million levels', answering('['.repeat(1_000_000)), /invalid JSON|is missing/],
  ['stays silent', () => connect(() => undefined), /no response within 500 ms$/],
  [
    'speaks another protocol',
    () => connect((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')),
    /responds with something other than HTTP$/,
  ],
  [
    'has an invalid status',
    () => connect((socket) => socket.once('data', () => socket.end('HTTP/1.1 999 X\r\n\r\n'))),
    /999 is not an HTTP status$/,
  ],
  [
    'claims to compress its body and does not',
    answering('{}', gzip),
    /the body cannot be decompressed$/,
  ],
  [
    'repeats the secrets of the account in its refusal',
    answering(JSON.stringify({ detail: Object.values(account) }), {}, 400),
    /rejects the login with 400/,
  ],
];

/** Verifies a host; only one that never ends a response is given up soon. */
async function run(url: string, seconds = '20') {
  const errors: string[] = [];
  const lines: string[] = [];
  const output = {
    log: (text: string) => lines.push(text),
    error: (text: string) => errors.push(text),
  };
  const code = await main(['--timeout', seconds, '--base-url', url], account, output);
  return { code, errors, lines };
}

const afterLogin = (listener: RequestListener) =>
  serve((request, response) => {
    if (request.url !== '/users/login/') return listener(request, response);
    const body = { user: { points: 5 }, tokens: { access: 'e30.e30.s', refresh: 'r' } };
    response.writeHead(200, json).end(JSON.stringify(body));
  });

it('a host that nests objects without an end is reported in one line', async () => {
  const levels = 200_000;
  const name = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const url = await afterLogin((_, response) => {
    response.writeHead(200, json).end(`[{"id":1,"name":${name}}]`);
  });
  expect(await run(url)).toEqual({
    code: 2,
    errors: ['The host sends JSON that is nested too deeply.'],
    lines: [],
  });
});

it.each(hosts)(
  'a run prints one line and exits with 2 for a host that it cannot use: %s',
  async (_, start, message) => {
    const { code, errors, lines } = await run(
      await start(),
      message.source.includes('500 ms') ? '0.5' : '20',
    );
    const text = [...errors, ...lines].join('\n');
    expect(text).toMatch(message);
    for (const secret of Object.values(account)) expect(text).not.toContain(secret);
    if (lines.length > 0) return;
    expect(code).toBe(2);
    expect(errors.join('\n').split('\n')).toHaveLength(1);
  },
);

it.each([301, 302, 303, 307, 308])(
  'a run sends no credential on when a host redirects with %i',
  async (status) => {
    let received = 0;
    const elsewhere = await serve((_, response) => {
      received += 1;
      response.end('{}');
    });
    const url = await serve((request, response) => {
      response.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
    });
    const { code, errors } = await run(url);
    expect({ code, received }).toEqual({ code: 2, received: 0 });
    expect(errors.join('\n')).toMatch(/responds to the login with a redirect \(\d+\)\.$/);
  },
);
