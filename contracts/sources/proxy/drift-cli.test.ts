import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderOfFile } from '../../../scripts/testing/temporary-folder.ts';
import { serve } from '../http/test-support.ts';
import { main } from './drift-cli.ts';
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

it('the app gets a response and the report gets a line when the host is down', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const { response, code, reported } = await ask(`http://127.0.0.1:${port}`);
  expect(response).toEqual({
    status: 502,
    text: '{"detail":"No response from the host: connection refused: is the host running?"}',
  });
  expect(reported).toEqual(['response: connection refused: is the host running?']);
  expect(code).toBe(1);
});

it('the app gets a response and the report gets a line when the host is silent', async () => {
  const url = await serve(() => {});
  const { response, reported } = await ask(url, ['--timeout', '0.1']);
  expect(response).toMatchObject({ status: 504 });
  expect(reported).toEqual(['response: no response within 100 ms']);
});

it('the app gets a response and the report gets a line when the host sends HTML, nothing, or text', async () => {
  const html = await responding('<html></html>', { 'content-type': 'text/html' });
  expect(await ask(html)).toMatchObject({
    response: { status: 200, text: '<html></html>' },
    reported: ['content type: something other than application/json'],
  });
  expect((await ask(await responding(''))).reported).toEqual(['body: something other than JSON']);
  const text = await responding('[]', { 'content-type': 'text/plain' });
  expect((await ask(text)).reported).toEqual([
    'content type: something other than application/json',
  ]);
});

it('the app gets a response and the report gets a line when the host closes the connection midway', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' });
    response.write('[', () => response.destroy());
  });
  const { response, reported } = await ask(url);
  expect(response).toBe('TypeError');
  expect(reported).toEqual(['response: the host closed the connection']);
});

it('the app gets a response and the report gets a line when the body is too large to check', async () => {
  const rows = JSON.stringify(Array.from({ length: 30_000 }, () => ({ id: 'row' })));
  const { response, reported, code } = await ask(await responding(rows), ['--max-mb', '0.1']);
  expect(response).toEqual({ status: 200, text: rows });
  expect(reported).toEqual(['response: too large to be checked']);
  expect(code).toBe(0);
});

it('the app gets a response and the report gets a line when the host nests JSON without an end', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const { response, reported, code } = await ask(await responding(deep));
  expect(response).toEqual({ status: 200, text: deep });
  expect(reported).toEqual(['response: the JSON is nested too deeply']);
  expect(code).toBe(1);
});

it('the app gets a response and the report gets a line when the host compresses twice, in capitals', async () => {
  const packed = gzipSync(brotliCompressSync('[7]'));
  const url = await responding(packed, { 'content-encoding': 'BR, X-Gzip' });
  expect((await ask(url)).reported).toEqual(['$[*]: another value instead of an object']);
});

it.each(['gzip', 'deflate'])(
  'the app gets a response and the report gets a line when plain text claims the encoding %s',
  async (encoding) => {
    const url = await responding('[]', { 'content-encoding': encoding });
    const { reported, code } = await ask(url);
    expect([reported, code]).toEqual([['response: the body cannot be decompressed'], 1]);
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

const run = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
  const output = { log: vi.fn(), error: vi.fn() };
  const code = await main(args, env, output, Promise.resolve());
  return {
    code,
    out: output.log.mock.calls.join('\n'),
    error: output.error.mock.calls.join('\n'),
  };
};

it.each([
  [[], /^No host given: use --upstream or MATKA_UPSTREAM\./],
  [
    ['--upstream', 'https://example.com', '--port', '70000'],
    /^--port takes a whole number, 0 to 65535, not "70000"/,
  ],
  [['--upstream', 'https://example.com', '--max-mb', 'x'], /^--max-mb x is not a positive number/],
  [['--bogus'], /^There is no flag --bogus\./],
])('npm run contracts:drift exits with 2 and prints its usage for %j', async (args, message) => {
  const { code, error } = await run(args);
  expect(code).toBe(2);
  expect(error).toMatch(message);
  expect(error).toContain('Usage: npm run contracts:drift');
});

it('npm run contracts:drift exits with 2 if its port is in use', async () => {
  const url = await serve(() => {});
  const { port } = new URL(url);
  const report = join(folder, 'taken.json');
  const { code, error } = await run(['--upstream', url, '--port', port, '--report', report]);
  expect({ code, error }).toEqual({
    code: 2,
    error: `Port ${port} of 127.0.0.1 cannot be used: it is in use; --port 0 takes a free one.`,
  });
});

it('npm run contracts:drift prints its usage', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run contracts:drift [\s\S]*Exit code: 0/);
});
