import { Agent, request } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, type WebServer, webServers } from '../src/testing/web-servers.ts';
import { noResponse } from './api-proxy.ts';

/** The way in which the API breaks off, by the path of the request. */
const breaks: Readonly<Record<string, (socket: Socket) => void>> = {
  '/reset/': (socket) => socket.resetAndDestroy(),
  '/close/': (socket) => socket.end(),
  '/half-a-head/': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-ty'),
  '/no-http/': (socket) => socket.end('hello\r\n\r\n'),
  '/time-out/': (socket) => socket.end('HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\n\r\n'),
  '/misdirected/': (socket) =>
    socket.end('HTTP/1.1 421 Misdirected Request\r\ncontent-length: 2\r\n\r\n{}'),

  '/half-a-body/': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"a'),
  '/reset-in-the-body/': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n');
    // biome-ignore lint/plugin/no-sleeps: a host that breaks off after its first bytes.
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
};
/** A stream to a GET. */
const streams: typeof breaks = {
  '/half-a-stream/': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n');
    // biome-ignore lint/plugin/no-sleeps: a host that breaks off after its first bytes.
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
};
/** A read that is moved to another address of the API, by its path; others go elsewhere. */
const moves: Readonly<Record<string, [said: (api: string) => string, seen: string]>> = {
  '/by-path/': [() => '/by-path?page=2', '/api/by-path?page=2'],
  '/by-address/': [(api) => `${api}/by-address?page=2`, '/api/by-address?page=2'],
  '/relative/': [() => '../relative', '../relative'],
  '/elsewhere/': [() => 'https://other.example/elsewhere', 'https://other.example/elsewhere'],
};
const whole = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';

/** An API over plain TCP; `arrived` are the received request lines. */
async function startBrokenApi() {
  const arrived: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes: Buffer) => {
      const line = bytes.toString('latin1').split('\r\n', 1)[0] ?? '';
      arrived.push(line);
      const path = line.split(' ')[1] ?? '';
      const act = breaks[path] ?? streams[path];
      const [to] = moves[path] ?? [];
      if (act) act(socket);
      else if (to)
        socket.end(
          `HTTP/1.1 301 Moved Permanently\r\nlocation: ${to(`http://127.0.0.1:${portOf(server.address())}`)}\r\ncontent-length: 0\r\n\r\n`,
        );
      else socket.end(whole);
    });
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { url: `http://127.0.0.1:${portOf(server.address())}`, arrived, close };
}

/** A response to a client with one kept-alive connection; `from` is the client's port. */
type Seen = { status: number; type: string | undefined; text: string; from: number };

function post(port: number, path: string, agent: Agent, method = 'POST'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, method }, (response) => {
      // The socket is detached from an ended response.
      const from = response.socket.localPort ?? 0;
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'],
          text,
          from,
        }),
      );
    });
    sent.once('error', reject);
    sent.end(method === 'POST' ? '{"amount":10}' : undefined);
  });
}

describe.each(webServers())('in %s', (_name, serve) => {
  let api: Awaited<ReturnType<typeof startBrokenApi>>;
  let web: WebServer;
  let agent: Agent;
  beforeAll(async () => {
    api = await startBrokenApi();
    web = await serve(api.url);
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterAll(async () => {
    agent.destroy();
    await web.close();
    await api.close();
  });

  it.each(Object.keys(breaks))(
    'a broken response of the API becomes a 502 on a kept connection: %s',
    async (path) => {
      const before = await post(web.port, '/api/whole/', agent);
      const began = api.arrived.length;
      const broken = await post(web.port, `/api${path}`, agent);
      const after = await post(web.port, '/api/whole/', agent);
      expect(broken).toEqual({
        status: 502,
        type: 'application/json',
        text: noResponse,
        from: before.from,
      });
      expect(after).toMatchObject({ status: 200, from: before.from });
      expect(JSON.parse(broken.text)).toEqual({ detail: expect.any(String) });
      expect(api.arrived.slice(began)).toEqual([`POST ${path} HTTP/1.1`, 'POST /whole/ HTTP/1.1']);
    },
  );

  it.each(Object.keys(streams))(
    'a broken stream of the API breaks the response of the proxy, and is requested once: %s',
    async (path) => {
      const began = api.arrived.length;
      await expect(post(web.port, `/api${path}`, agent, 'GET')).rejects.toThrow(
        /aborted|ECONNRESET/,
      );
      expect(api.arrived.slice(began)).toEqual([`GET ${path} HTTP/1.1`]);
    },
  );

  it('a response of the API is passed on with its status and headers', async () => {
    const seen = await post(web.port, '/api/whole/', agent, 'GET');
    expect(seen).toMatchObject({ status: 200, text: '{}' });
  });

  it.each(Object.entries(moves))(
    'a redirect of the API is rewritten to an address that the page can reach: %s',
    async (path, [, seen]) => {
      const { headers } = await fetch(`http://127.0.0.1:${web.port}/api${path}`, {
        redirect: 'manual',
      });
      expect(headers.get('location')).toBe(seen);
    },
  );

  it('an unreachable API also becomes a 502', async () => {
    const gone = await startBrokenApi();
    await gone.close();
    const orphan = await serve(gone.url);
    const seen = await post(orphan.port, '/api/whole/', agent);
    expect(seen).toMatchObject({ status: 502, text: noResponse });
    await orphan.close();
  });
});
