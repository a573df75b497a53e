import { mkdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { folderOfFile } from '../../../scripts/testing/temporary-folder.ts';
import { listen } from '../http/http-server.ts';
import { serve } from '../http/test-support.ts';
import { startProxySession } from './test-support.ts';

const folder = folderOfFile();

async function ask(upstream: string, args: string[] = []) {
  const session = await startProxySession(upstream, folder, args);
  const response = await fetch(`${session.url}/markets/`)
    .then(async (received) => ({ status: received.status, text: await received.text() }))
    .catch((error: Error) => error.name);
  const { code, report } = await session.end();
  return {
    response,
    code,
    reported: report.differences.map(({ place, what }) => `${place}: ${what}`),
  };
}

const json = { 'content-type': 'application/json' };
const responding = (body: string | Buffer, headers: Record<string, string> = {}) =>
  serve((_, response) => response.writeHead(200, { ...json, ...headers }).end(body));

it('the drift proxy prints only breaks of the contract, and counts other differences', async () => {
  const markets = [{ id: 1, name: 'Surya Day', season: 'a', extra: 1, open_time: 9 }];
  const session = await startProxySession(await responding(JSON.stringify(markets)), folder);
  await (await fetch(`${session.url}/markets/`)).text();
  const { report } = await session.end();
  const printed = session.lines.filter((line) => !/forwards to|responses of/.test(line));
  const harmless = report.differences.filter(({ breaks }) => !breaks);
  expect(harmless.length).toBeGreaterThan(1);
  expect(printed).toHaveLength(report.differences.length - harmless.length);
  expect(printed.filter((line) => !line.startsWith('✗'))).toEqual([]);
  expect(session.lines.at(-1)).toContain(`${harmless.length} do not`);
});

/** The address of a server that has ended. */
async function nobody(): Promise<string> {
  const host = await listen(() => {});
  await host.close();
  return host.url;
}
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const rows = JSON.stringify(Array.from({ length: 30_000 }, () => ({ id: 'row' })));
const noJson = 'content type: something other than application/json';

it.each<{
  when: string;
  host: () => Promise<string>;
  args?: string[];
  response?: unknown;
  reported: string;
  code?: number;
}>([
  {
    when: 'the host is down',
    host: nobody,
    response: {
      status: 502,
      text: '{"detail":"No response from the host: connection refused: is the host running?"}',
    },
    reported: 'response: connection refused: is the host running?',
  },
  {
    when: 'the host is silent',
    host: () => serve(() => {}),
    args: ['--timeout', '0.1'],
    response: expect.objectContaining({ status: 504 }),
    reported: 'response: no response within 100 ms',
  },
  {
    when: 'the host sends HTML',
    host: () => responding('<html></html>', { 'content-type': 'text/html' }),
    response: { status: 200, text: '<html></html>' },
    reported: noJson,
  },
  {
    when: 'the host sends nothing',
    host: () => responding(''),
    reported: 'body: something other than JSON',
  },
  {
    when: 'the host sends text',
    host: () => responding('[]', { 'content-type': 'text/plain' }),
    reported: noJson,
    code: 0,
  },
  {
    when: 'the host closes the connection midway',
    host: () =>
      serve((_, response) => {
        response.writeHead(200, { ...json, 'content-length': '100' });
        response.write('[', () => response.destroy());
      }),
    response: 'TypeError',
    reported: 'response: the host closed the connection',
  },
  {
    when: 'the body is too large to check',
    host: () => responding(rows),
    args: ['--max-mb', '0.1'],
    response: { status: 200, text: rows },
    reported: 'response: too large to be checked',
    code: 0,
  },
  {
    when: 'the host nests JSON without an end',
    host: () => responding(deep),
    response: { status: 200, text: deep },
    reported: 'response: the JSON is nested too deeply',
  },
  {
    when: 'the host compresses twice, in capitals',
    host: () =>
      responding(gzipSync(brotliCompressSync('[7]')), { 'content-encoding': 'BR, X-Gzip' }),
    reported: '$[*]: another value instead of an object',
  },
  ...['gzip', 'deflate'].map((encoding) => ({
    when: `plain text claims the encoding ${encoding}`,
    host: () => responding('[]', { 'content-encoding': encoding }),
    reported: 'response: the body cannot be decompressed',
  })),
])(
  'the app gets a response and the report gets a line when $when',
  async ({ host, args, response = expect.anything(), reported, code = 1 }) => {
    expect(await ask(await host(), args)).toEqual({ response, reported: [reported], code });
  },
);

/** A host that sends these bytes to whatever is asked. */
async function serveBytes(bytes: string): Promise<string> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const head = 'content-type: application/json\r\ncontent-length: 2\r\n\r\n[]';

it.each([
  ['status 000', `HTTP/1.1 000 X\r\n${head}`],
  ['status 099', `HTTP/1.1 099 X\r\n${head}`],
  ['a reason with a control character', `HTTP/1.1 200 O\u0001K\r\n${head}`],
  ['a reason with a line feed', `HTTP/1.1 200 O\nK: 1\r\n${head}`],
  ['no status line', 'hello'],
  ['a header with a control character', `HTTP/1.1 200 OK\r\nx: \u0001\r\n${head}`],
  ['a header without a name', `HTTP/1.1 200 OK\r\n: x\r\n${head}`],
  [
    'an upgrade that nobody asked for',
    'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  ],
])('the app gets 502 and the report gets one failure for %s', async (_, bytes) => {
  const { response, code, reported } = await ask(await serveBytes(bytes));
  expect(response).toMatchObject({ status: 502 });
  expect(reported).toHaveLength(1);
  expect(code).toBe(1);
});

it.each([
  ['status 999', `HTTP/1.1 999 X\r\n${head}`, 999],
  ['no reason', `HTTP/1.1 200 \r\n${head}`, 200],
  ['a reason in another script', `HTTP/1.1 200 ठीक\r\n${head}`, 200],
])('the app gets the response with %s unchanged', async (_, bytes, status) => {
  const { response } = await ask(await serveBytes(bytes));
  expect(response).toEqual({ status, text: '[]' });
});

it.each(['0', '-5', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon', '9'.repeat(20)])(
  'a host that limits requests until %s gets one request for each request of the app',
  async (after) => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.writeHead(429, { ...json, 'retry-after': after }).end('{"detail":"Slow down."}');
    });
    const session = await startProxySession(url, folder);
    for (let count = 1; count <= 3; count += 1) {
      const { status, headers } = await fetch(`${session.url}/markets/`);
      expect([status, headers.get('retry-after'), asked]).toEqual([429, after, count]);
    }
    const { report } = await session.end();
    expect(report.answers).toEqual([{ call: 'GET /markets/', status: 429, times: 3 }]);
  },
);

it('an endless response delays no other response, and complete responses are counted', async () => {
  const asked = Promise.withResolvers<void>();
  const url = await serve((request, response) => {
    response.writeHead(200, json);
    if (request.url !== '/homepage/') return void response.end('{}');
    response.write('[');
    asked.resolve();
  });
  const session = await startProxySession(url, folder);
  const endless = fetch(`${session.url}/homepage/`).then((received) => received.text());
  await asked.promise;
  for (const path of ['markets', 'bet-types', 'bets/history', 'betting/history', 'markets'])
    await (await fetch(`${session.url}/${path}/`)).text();
  const { code, report } = await session.end();
  await expect(endless).rejects.toThrow();
  expect(report.answers).toHaveLength(4);
  const broken = report.differences.filter(({ breaks }) => breaks).map(({ call }) => call);
  expect([...new Set(broken)]).toEqual(report.answers.map(({ call }) => call));
  expect(code).toBe(1);
});

it('a preflight or conditional request gets a complete response, and the report has API requests only', async () => {
  const received: string[] = [];
  const url = await serve((request, response) => {
    received.push(`${request.method} ${request.headers['if-none-match']}`);
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, json);
    response.end(request.method === 'OPTIONS' ? undefined : '[]');
  });
  const session = await startProxySession(url, folder);
  await fetch(`${session.url}/markets/`, { method: 'OPTIONS' });
  await fetch(`${session.url}/markets/`, { headers: { 'if-none-match': '"7"' } });
  const { code, report } = await session.end();
  expect(received).toEqual(['OPTIONS undefined', 'GET undefined']);
  expect(report.answers).toEqual([{ call: 'GET /markets/', status: 200, times: 1 }]);
  expect(code).toBe(0);
});

it('the proxy runs on while it cannot write its report, and the final report has everything', async () => {
  const session = await startProxySession(await responding('7'), folder);
  const reports = join(folder, 'reports');
  rmSync(reports, { recursive: true });
  const statuses = [];
  for (const path of ['/markets/', '/homepage/'])
    statuses.push((await fetch(session.url + path)).status);
  mkdirSync(reports);
  const { code, report } = await session.end();
  expect(statuses).toEqual([200, 200]);
  expect(report.differences).toHaveLength(2);
  expect(code).toBe(1);
});

it('a request that the app cancels causes no difference', async () => {
  const closed = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const url = await serve((_, response) => {
    response.once('close', closed.resolve);
    arrived.resolve();
  });
  const session = await startProxySession(url, folder);
  const { port } = new URL(session.url);
  const socket = connect(Number(port), '127.0.0.1', () => {
    socket.write('GET /markets/ HTTP/1.1\r\nhost: localhost\r\n\r\n');
  });
  await arrived.promise;
  socket.destroy();
  await closed.promise;
  const { code, report } = await session.end();
  expect(report).toMatchObject({ answers: [], differences: [] });
  expect(code).toBe(0);
});
