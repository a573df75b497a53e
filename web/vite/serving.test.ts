// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer as createDevServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../src/testing/api-server.ts';
import { apiProxy } from './api-proxy.ts';
import { configPlugin } from './config-plugin.ts';

const page = `<!doctype html><html><head><title>x</title></head><body>
<script type="application/json" id="matka-config">__MATKA_CONFIG__</script>
<script type="module" src="/main.js"></script></body></html>`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matka-serving-'));
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'main.js'), 'console.log("main")');
});
afterAll(() => rm(root, { recursive: true }));

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** A GET as a browser sends it when it visits a page, or any other with headers of its own. */
function visit(
  port: number,
  path: string,
  host = 'localhost',
  accept = 'text/html',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, accept };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    }).on('error', reject);
  });
}
const appIdOf = ({ text }: Reply): unknown =>
  JSON.parse(text.match(/id="matka-config">(.*?)<\/script>/)?.[1] ?? '{}').appId;

type Served = { port: number; close: () => Promise<void> };
type Serve = (apiUrl: string) => Promise<Served>;
const portOf = (address: unknown): number =>
  typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;

const common = (apiUrl: string): InlineConfig => {
  const at = { host: '127.0.0.1', port: 0, proxy: apiProxy(apiUrl) };
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [configPlugin({ MATKA_APP_ID: 'moon' })],
    server: { ...at, ws: false, watch: null },
    preview: at,
  };
};
const inDevelopment: Serve = async (apiUrl) => {
  const server = await createDevServer(common(apiUrl));
  await server.listen();
  return { port: portOf(server.httpServer?.address()), close: () => server.close() };
};
const inPreview: Serve = async (apiUrl) => {
  await build(common(apiUrl));
  const server = await preview(common(apiUrl));
  return { port: portOf(server.httpServer.address()), close: () => server.close() };
};

describe.each([
  ['development', inDevelopment],
  ['preview', inPreview],
])('%s', (_name, serve) => {
  let web: Served;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    api = await startApi((call) =>
      call.path === '/drop/' ? 'drop' : { body: { path: call.path } },
    );
    web = await serve(api.url);
  });
  afterAll(async () => {
    await web.close();
    await api.close();
  });

  it('puts the configuration into every page of the app', async () => {
    for (const path of ['/', '/home', '/betting-options?x=1.2', '/index.html']) {
      const reply = await visit(web.port, path);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(appIdOf(reply)).toBe('moon');
    }
  });

  it('gives each <world>.localhost its own world', async () => {
    expect(appIdOf(await visit(web.port, '/login', 'sun.localhost'))).toBe('sun');
    expect(appIdOf(await visit(web.port, '/login', 'star-2.localhost'))).toBe('star-2');
  });

  it('leaves files and what is no visit of a page alone', async () => {
    const files = visit(web.port, '/nothing-here.js', 'localhost', '*/*');
    expect((await files).text).not.toContain('"appId"');
    expect((await visit(web.port, '/home', 'localhost', 'application/json')).text).not.toContain(
      '"appId"',
    );
  });

  it('passes /api on without its prefix', async () => {
    const reply = await visit(web.port, '/api/markets/?app_id=moon');
    expect(JSON.parse(reply.text)).toEqual({ path: '/markets/' });
    expect(api.calls.at(-1)?.query).toBe('app_id=moon');
  });

  it('drops the connection when the API drops it or is not there', async () => {
    await expect(visit(web.port, '/api/drop/')).rejects.toThrow(/socket hang up|ECONNRESET/);
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => free.once('listening', listening));
    const port = portOf(free.address());
    await new Promise((closed) => free.close(closed));
    const orphan = await serve(`http://127.0.0.1:${port}`);
    await expect(visit(orphan.port, '/api/markets/')).rejects.toThrow(/socket hang up|ECONNRESET/);
    await orphan.close();
  });
});
