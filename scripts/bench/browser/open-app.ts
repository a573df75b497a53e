import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { setApiTarget } from '../../lib/mock-process.ts';
import { repoPath } from '../../lib/paths.ts';
import { runTool } from '../../stages/command.ts';
import { type MockUnderTest, seedDatabaseFile, startMockUnderTest } from '../test-bed.ts';
import { openBrowser } from './phone.ts';
import { type ServedApp, serve } from './served.ts';

/** The production build in front of a mock with a thousand bets, and a browser. */
export interface OpenApp {
  app: ServedApp;
  mock: MockUnderTest;
  browser: Browser;
}

/** Makes the production build of the sources as they are: one that lies around may be older. */
export async function freshBuild(): Promise<void> {
  if ((await runTool('vite', ['build', 'web', '--logLevel', 'warn'])) !== 0)
    throw new Error('The build failed.');
}

/** Opens all three for as long as `use` takes; `secure` as served in deployment. */
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
