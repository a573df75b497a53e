import type { Server } from 'node:http';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import compression from 'compression';
import { type InlineConfig, type Plugin, preview } from 'vite';
import { openBrowser } from '../browser/phone.ts';
import { buildForProduction } from '../lib/build-for-production.ts';
import { setApiTarget } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';
import { buildWeb } from '../lib/steps.ts';
import { type MockUnderTest, seed, startMockUnderTest } from './servers.ts';

interface ServedApp {
  readonly url: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** Compresses pages and responses too, as the web server of the image does; `vite preview` compresses files alone. */
const compressing: Plugin = {
  name: 'compressing',
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(compression());
  },
};

/** Serves a build by `vite preview`. */
async function serve(config: InlineConfig): Promise<ServedApp> {
  const server = await preview({
    ...config,
    plugins: [...(config.plugins ?? []), compressing],
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const { httpServer } = server;
  return {
    url: new URL(address).origin,
    server: httpServer as Server,
    close: () => server.close(),
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
  /** This server serves the app's files and passes its requests on. */
  readonly server: Server;
  readonly mock: MockUnderTest;
  readonly browser: Browser;
}

export async function withApp<Result>(
  folder: string,
  use: (open: OpenApp) => Promise<Result>,
): Promise<Result> {
  if ((await buildWeb()).failed > 0) throw new Error('The build failed.');
  const mock = await startMockUnderTest(await seed(folder, 1000));
  setApiTarget(mock.server);
  const app = await serve({
    root: repoPath('web'),
    configFile: repoPath('web/vite.config.ts'),
  });
  const browser = await openBrowser();
  try {
    return await use({ ...app, mock, browser });
  } finally {
    await browser.close();
    await app.close();
    await mock.server.stop();
  }
}
