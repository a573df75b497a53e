import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { type Browser, browserSwitches, findBrowser } from '../lib/browser.ts';
import { setApiTarget, startMock } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';
import { freePortFrom } from '../lib/ports.ts';
import { runTool } from '../lib/run-tool.ts';
import { type Counts, readReport } from '../lib/steps.ts';
import { clearWorlds, worldsFolder } from './replay-journals.ts';

export interface Environment {
  browser: Browser;
  webPort: string;
  /** Base URL of the mock behind the web server; its control API accepts this machine. */
  mockUrl: string;
}

/** Runs Playwright's tests of a configuration. A test that passed only when repeated counts as failed. */
export async function runPlaywright(
  name: string,
  config: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const file = repoPath(`.local/reports/${name}.json`);
  rmSync(file, { force: true });
  const code = await runTool(
    'playwright',
    ['test', '--config', config, '--reporter=line,json', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    file,
  );
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs the end-to-end tests; `args` go to Playwright. */
export function playwright(
  args: readonly string[],
  { browser, webPort, mockUrl }: Environment,
): Promise<Counts> {
  console.log(`Browser: ${browser.path} (${browser.from})`);
  clearWorlds();
  return runPlaywright('e2e', 'web/playwright.config.ts', args, {
    MATKA_BROWSER: browser.path,
    MATKA_BROWSER_SWITCHES: browserSwitches.join(' '),
    MATKA_WEB_PORT: webPort,
    MATKA_MOCK_URL: mockUrl,
    MATKA_WORLDS_FOLDER: worldsFolder,
  });
}

/** Serves the production build in `web/dist` with a mock of its own while a task runs. */
export async function withServers<Result>(
  task: (at: Omit<Environment, 'browser'>) => Promise<Result>,
): Promise<Result> {
  const webPort = await freePortFrom(0);
  const page = ['--web', `http://localhost:${webPort}`];
  const mock = await startMock(['--port', '0', '--db', ':memory:', '--worlds', 'strict', ...page]);
  setApiTarget(mock);
  const web = await preview({
    root: repoPath('web'),
    preview: { host: '127.0.0.1', port: webPort, strictPort: true },
    logLevel: 'error',
  });
  try {
    return await task({ webPort: String(webPort), mockUrl: mock.url });
  } finally {
    await web.close();
    await mock.stop();
  }
}

export function journeys(args: readonly string[] = []): Promise<Counts> {
  const browser = findBrowser();
  return withServers((at) => playwright(args, { browser, ...at }));
}
