import { rmSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { freePortFrom } from '../lib/ports.ts';
import { failuresOf, type PlaywrightReport, playwrightTests, readReport } from '../lib/reports.ts';
import { runTool } from '../lib/run-tool.ts';
import type { Counts } from '../lib/steps.ts';
import { startServers } from './servers.ts';

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
    ['test', '--config', config, '--reporter=dot,json', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport<
    PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number } }
  >(file);
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky;
  const failures = report ? failuresOf(playwrightTests(report)) : [];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures };
}

/** Runs the end-to-end tests by `playwright.config.ts`; `args` go to Playwright. */
export const journeys = (
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = { MATKA_BUILT: 'true' },
): Promise<Counts> => runPlaywright('e2e', 'playwright.config.ts', args, env);

/** Serves the production build in `web/dist` with a new mock while a task runs. */
export async function withServers<Result>(
  task: (at: { webPort: string; mockUrl: string }) => Promise<Result>,
): Promise<Result> {
  const [webPort, mockPort] = [await freePortFrom(0), await freePortFrom(0)];
  const stop = await startServers({ webPort, mockPort });
  try {
    return await task({ webPort: String(webPort), mockUrl: `http://127.0.0.1:${mockPort}` });
  } finally {
    await stop();
  }
}
