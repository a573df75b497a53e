import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../verifier/http-server.ts';
import { main } from './cli.ts';
import { startProxySession } from './test-support.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-drift-'));
const ends: (() => Promise<void>)[] = [];

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(listener: RequestListener): Promise<string> {
  const host = await listen(listener);
  ends.push(host.close);
  return host.url;
}

/** Asks for the markets through the proxy; gives what the app gets and what the report says. */
async function ask(upstream: string, args: string[] = []) {
  const session = await startProxySession(upstream, folder, args);
  const got = await fetch(`${session.url}/markets/`)
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch((error: Error) => error.name);
  const { code, report } = await session.end();
  return { got, code, told: report.differences.map(({ place, what }) => `${place}: ${what}`) };
}

const json = { 'content-type': 'application/json' };

describe('the app gets an answer, and the report a line, when the host', () => {
  it('is down', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { got, code, told } = await ask(`http://127.0.0.1:${port}`);
    expect(got).toEqual({
      status: 502,
      text: '{"detail":"The host does not answer: it refuses connections: is it running?"}',
    });
    expect(told).toEqual(['answer: it refuses connections: is it running?']);
    expect(code).toBe(1);
  });

  it('is silent', async () => {
    const url = await serve(() => {});
    const { got, told } = await ask(url, ['--timeout', '0.1']);
    expect(got).toMatchObject({ status: 504 });
    expect(told).toEqual(['answer: no answer within 100 ms']);
  });

  it('answers HTML, nothing, or a text', async () => {
    const html = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    });
    expect(await ask(html)).toMatchObject({
      got: { status: 200, text: '<html></html>' },
      told: ['answer: HTML instead of JSON'],
    });
    const empty = await serve((_, response) => {
      response.writeHead(200, json).end();
    });
    expect((await ask(empty)).told).toEqual(['answer: nothing instead of JSON']);
    const text = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('[]');
    });
    expect((await ask(text)).told).toEqual(['content type: another type than application/json']);
  });

  it('breaks off in the middle', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' });
      response.write('[', () => response.destroy());
    });
    const { got, told } = await ask(url);
    expect(got).toBe('TypeError');
    expect(told).toEqual(['answer: it broke the connection']);
  });

  it('answers more than can be looked at', async () => {
    const rows = JSON.stringify(Array.from({ length: 30_000 }, () => ({ id: 'row' })));
    const url = await serve((_, response) => {
      response.writeHead(200, json).end(rows);
    });
    const { got, told, code } = await ask(url, ['--max-mb', '0.1']);
    expect(got).toEqual({ status: 200, text: rows });
    expect(told).toEqual(['answer: too large to be looked at']);
    expect(code).toBe(0);
  });

  it('packs its answer all the same', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('[7]'));
    });
    const { got, told } = await ask(url);
    expect(got).toEqual({ status: 200, text: '[7]' });
    expect(told).toEqual(['$[*]: a whole number instead of an object']);
  });
});

describe('a browser that asks whether it may call, or for what has changed', () => {
  it('gets whole answers, and the report holds calls alone', async () => {
    const asked: string[] = [];
    const url = await serve((request, response) => {
      asked.push(`${request.method} ${request.headers['if-none-match']}`);
      response.writeHead(request.method === 'OPTIONS' ? 204 : 200, json);
      response.end(request.method === 'OPTIONS' ? undefined : '[]');
    });
    const session = await startProxySession(url, folder);
    await fetch(`${session.url}/markets/`, { method: 'OPTIONS' });
    await fetch(`${session.url}/markets/`, { headers: { 'if-none-match': '"7"' } });
    const { code, report } = await session.end();
    expect(asked).toEqual(['OPTIONS undefined', 'GET undefined']);
    expect(report.answers).toEqual([{ call: 'GET /markets/', status: 200, times: 1 }]);
    expect(code).toBe(0);
  });
});

describe('an app that gives up', () => {
  it('is no difference', async () => {
    const gone = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const url = await serve((_, response) => {
      response.once('close', gone.resolve);
      asked.resolve();
    });
    const session = await startProxySession(url, folder);
    const { port } = new URL(session.url);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('GET /markets/ HTTP/1.1\r\nhost: localhost\r\n\r\n');
    });
    await asked.promise;
    socket.destroy();
    await gone.promise;
    const { code, report } = await session.end();
    expect(report).toMatchObject({ answers: [], differences: [] });
    expect(code).toBe(0);
  });
});

describe('npm run contracts:drift', () => {
  const run = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
    const voice = { log: vi.fn(), error: vi.fn() };
    const code = await main(args, env, voice, Promise.resolve());
    return { code, out: voice.log.mock.calls.join('\n'), error: voice.error.mock.calls.join('\n') };
  };

  it.each([
    [[], /^No host is given: --upstream or MATKA_UPSTREAM\./],
    [['--upstream', 'example.com'], /^example\.com is no address/],
    [['--upstream', 'https://asha:secret@example.com'], /^The address of a host holds no name/],
    [['--upstream', 'https://example.com', '--port', '70000'], /^--port 70000 is no port/],
    [['--upstream', 'https://example.com', '--max-mb', 'x'], /^--max-mb x is no positive number/],
    [['--bogus'], /^Unknown option '--bogus'/],
  ])('ends with 2 and its usage for %j', async (args, message) => {
    const { code, error } = await run(args);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error).toContain('Usage: npm run contracts:drift');
    expect(error).not.toContain('secret');
  });

  it('ends with 2 when its port is taken', async () => {
    const url = await serve(() => {});
    const { port } = new URL(url);
    const report = join(folder, 'taken.json');
    const { code, error } = await run(['--upstream', url, '--port', port, '--report', report]);
    expect({ code, error }).toEqual({
      code: 2,
      error: `listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
    });
  });

  it('explains itself', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run contracts:drift [\s\S]*Exit code: 0/);
  });
});
