import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../../browser/phone.ts';
import { setApiTarget } from '../../lib/mock-process.ts';
import { repoPath } from '../../lib/paths.ts';
import { runTool } from '../../lib/run-tool.ts';
import { type MockUnderTest, seedDatabaseFile, startMockUnderTest } from '../test-bed.ts';
import { type ServedApp, serve } from './served.ts';

/** The production build, a mock with a thousand bets behind it, and a browser. */
export interface OpenApp {
  app: ServedApp;
  mock: MockUnderTest;
  browser: Browser;
}

/** Builds the current sources: an existing build may be outdated. */
export async function freshBuild(): Promise<void> {
  if ((await runTool('vite', ['build', 'web', '--logLevel', 'warn'])) !== 0)
    throw new Error('The build failed.');
}

/** Runs `use` with all three; `secure` serves HTTP/2 over TLS as deployed. */
export async function withApp<T>(
  { folder, secure = false }: { folder: string; secure?: boolean },
  use: (open: OpenApp) => Promise<T>,
): Promise<T> {
  await freshBuild();
  const file = `${folder}/web.sqlite`;
  if (!existsSync(file)) seedDatabaseFile(file, 1_000);
  const mock = await startMockUnderTest(file);
  setApiTarget(mock.server);
  const app = await serve({ root: repoPath('web'), secure });
  const browser = await openBrowser();
  try {
    return await use({ app, mock, browser });
  } finally {
    await browser.close();
    await app.close();
    await mock.server.stop();
  }
}
