import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { type InlineConfig, preview } from 'vite';
import { openBrowser } from '../browser/phone.ts';
import { buildForProduction } from '../lib/build-for-production.ts';
import { setApiTarget } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';
import { runTool } from '../lib/run-tool.ts';
import { type MockUnderTest, seed, startMockUnderTest } from './servers.ts';

interface ServedApp {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const compressible = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

/** Serves what Vite previews: each file in brotli, compressed once, and what comes from the mock in gzip. */
async function serve(config: InlineConfig): Promise<ServedApp> {
  const inner = await preview({
    ...config,
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const from = inner.resolvedUrls?.local[0] ?? '';
  const packed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { authorization, 'content-type': sent, accept } = request.headers;
    const headers = Object.entries({ authorization, 'content-type': sent, accept });
    const found = await fetch(new URL(url, from), {
      method,
      headers: headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const kept = Object.fromEntries(found.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
      delete kept[name];
    const bytes = Buffer.from(await found.arrayBuffer());
    const isPlain = !compressible.test(kept['content-type'] ?? '') || found.status !== 200;
    if (isPlain) {
      response.writeHead(found.status, kept).end(bytes);
      return;
    }
    if (url.startsWith('/api/')) {
      response.writeHead(200, { ...kept, 'content-encoding': 'gzip' }).end(gzipSync(bytes));
      return;
    }
    const small = packed.get(url) ?? brotliCompressSync(bytes);
    packed.set(url, small);
    response.writeHead(200, { ...kept, 'content-encoding': 'br' }).end(small);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await inner.close();
    },
  };
}

/** Builds the floor app, of the same packages and one lazy route, and serves it. */
export async function serveFloor(): Promise<ServedApp> {
  const config: InlineConfig = {
    root: repoPath('scripts/bench/floors/web-app'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: repoPath('.local/floor-app'), emptyOutDir: true },
  };
  await buildForProduction(config);
  return serve(config);
}

export interface OpenApp {
  readonly url: string;
  readonly mock: MockUnderTest;
  readonly browser: Browser;
}

export async function withApp<Result>(
  folder: string,
  use: (open: OpenApp) => Promise<Result>,
): Promise<Result> {
  if ((await runTool('vite', ['build', 'web', '--logLevel', 'warn'])) !== 0)
    throw new Error('The build failed.');
  const mock = await startMockUnderTest(await seed(folder, 1000));
  setApiTarget(mock.server);
  const app = await serve({
    root: repoPath('web'),
    configFile: repoPath('web/vite.config.ts'),
  });
  const browser = await openBrowser();
  try {
    return await use({ url: app.url, mock, browser });
  } finally {
    await browser.close();
    await app.close();
    await mock.server.stop();
  }
}
