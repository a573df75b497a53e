import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { preview } from 'vite';
import { type Browser, browserSwitches, findBrowser } from '../lib/browser.ts';
import { setApiTarget, startMock } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';
import { freePortFrom } from '../lib/ports.ts';
import { writeBundle } from '../mock-bundle/write-bundle.ts';
import { runCheck, runTool } from './command.ts';
import { type PlaywrightReport, playwrightFailures, playwrightTests } from './failures.ts';
import { clearWorlds, printApiCoverage, replayJournals, worldsFolder } from './replay-journals.ts';
import { runStages, slotsOfMachine } from './run-stages.ts';
import type { Counts, Stage, StageResult } from './stage.ts';

async function journeys(args: readonly string[]): Promise<Counts> {
  const browser = findBrowser();
  const webPort = await freePortFrom(0);
  // Every run tries the bundle, also the first one after a change.
  await writeBundle();
  const page = ['--web', `http://localhost:${webPort}`];
  const mock = await startMock(['--port', '0', '--db', ':memory:', '--worlds', 'strict', ...page]);
  setApiTarget(mock);
  const web = await preview({
    root: repoPath('web'),
    preview: { host: '127.0.0.1', port: webPort, strictPort: true },
    logLevel: 'error',
  });
  try {
    const at = { browser, webPort: String(webPort), mockUrl: mock.url };
    const counts = await playwright(args, at);
    await printApiCoverage(mock.url);
    return counts;
  } finally {
    await web.close();
    await mock.stop();
  }
}

/** Slots that the end-to-end tests take: half of a run's, one worker for each. Each worker has a browser of its own. */
const slots = Math.min(8, Math.ceil(slotsOfMachine / 2));

/** More time the busier the machine is: other stages begin beside this one, and other programs were there before. */
const timeScale = (): number => Math.min(5, 3 + (loadavg()[0] ?? 0) / availableParallelism());

/** Servers and browser that the end-to-end tests use. */
export interface Environment {
  browser: Browser;
  /** Port of the web server on this machine. */
  webPort: string;
  /** Base URL of the mock behind the web server; its control API accepts this machine. */
  mockUrl: string;
}

/** Runs the end-to-end tests; `args` go to Playwright. A flaky test counts as failed. */
export async function playwright(
  args: readonly string[],
  { browser, ...at }: Environment,
): Promise<Counts> {
  console.log(`Browser: ${browser.path} (${browser.from})`);
  const file = repoPath('.local/reports/e2e.json');
  clearWorlds();
  mkdirSync(repoPath('.local/reports'), { recursive: true });
  rmSync(file, { force: true });
  const code = await runTool(
    'playwright',
    [
      'test',
      '--config',
      'web/playwright.config.ts',
      '--reporter=line,json',
      `--workers=${slots}`,
      ...args,
    ],
    {
      label: 'e2e',
      env: {
        MATKA_BROWSER: browser.path,
        MATKA_BROWSER_SWITCHES: browserSwitches.join(' '),
        MATKA_WEB_PORT: at.webPort,
        MATKA_MOCK_URL: at.mockUrl,
        MATKA_WORLDS_FOLDER: worldsFolder,
        MATKA_TIME_SCALE: String(timeScale()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.stats.unexpected + report.stats.flaky;
  return {
    passed: report.stats.expected,
    failed: failed + (code !== 0 && failed === 0 ? 1 : 0),
    failures: playwrightFailures(report),
    tests: playwrightTests(report),
  };
}

/**
 * Builds the web app, runs the end-to-end tests in a real Chromium against a mock of their own, then replays the
 * journals of that mock; `args` go to Playwright.
 */
export const endToEndStages = (args: readonly string[] = []): Stage[] => [
  {
    name: 'production build',
    // It holds the slots for the tests, which would wait for them behind shorter stages.
    slots,
    work: () => runCheck('vite', ['build', 'web', '--logLevel', 'warn']),
  },
  { name: 'end to end', needs: ['production build'], slots, work: () => journeys(args) },
  { name: 'journal replay', needs: ['end to end'], work: replayJournals },
];

/** The stages of `npm run e2e`: alone, the tests have every slot. */
export const endToEnd = (args: readonly string[] = []): Promise<StageResult[]> =>
  runStages(endToEndStages([`--workers=${availableParallelism() + 1}`, ...args]));
