import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { apiProxy } from '../../vite/api-proxy.ts';
import { pagePlugin } from '../../vite/page-plugin.ts';

const page = `<!doctype html><html><head><title>x</title></head><body>
<script type="application/json" id="matka-config">__MATKA_CONFIG__</script>
<script type="module" src="/main.js"></script></body></html>`;

export type WebServer = { port: number; close: () => Promise<void> };

export const portOf = (address: unknown): number =>
  typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;

let root = '';

function options(apiUrl: string): InlineConfig {
  const at = { host: '127.0.0.1', port: 0, proxy: apiProxy(apiUrl) };
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pagePlugin({ MATKA_APP_ID: 'moon' })],
    server: { ...at, ws: false, watch: null },
    preview: at,
  };
}

async function serveDevelopment(apiUrl: string): Promise<WebServer> {
  const server = await createServer(options(apiUrl));
  await server.listen();
  return { port: portOf(server.httpServer?.address()), close: () => server.close() };
}

async function servePreview(apiUrl: string): Promise<WebServer> {
  await build(options(apiUrl));
  const server = await preview(options(apiUrl));
  return { port: portOf(server.httpServer.address()), close: () => server.close() };
}

/** The two web servers of Vite, each started in front of an API. */
export function webServers() {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'matka-serving-'));
    await writeFile(join(root, 'index.html'), page);
    await writeFile(join(root, 'main.js'), 'console.log("main")');
  });
  afterAll(() => rm(root, { recursive: true }));
  return [
    ['development', serveDevelopment],
    ['preview', servePreview],
  ] as const;
}
