import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserSwitches, findBrowser } from './lib/browser.ts';
import { readPassedArguments } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { playwrightFlags, playwrightHelp } from './lib/playwright-flags.ts';
import { runTool } from './stages/command.ts';
import { type PlaywrightReport, playwrightFailures } from './stages/failures.ts';
import { runStages } from './stages/run-stages.ts';
import { type Counts, report as printReport } from './stages/stage.ts';
import { buildSite } from './static-site/build-site.ts';
import { serveSite } from './static-site/serve-site.ts';
import { sitePlaces } from './static-site/site-places.ts';

type Place = keyof typeof sitePlaces;

/** Builds the site for some places, and runs its browser tests; `args` go to Playwright. */
async function browserSuite(
  args: readonly string[],
  places: readonly Place[] = ['root', 'prefix', 'next'],
): Promise<Counts> {
  const env: Record<string, string> = {};
  const served = [];
  for (const name of places) {
    const place = sitePlaces[name];
    await buildSite(place);
    env[`MATKA_SITE_${name.toUpperCase()}_FOLDER`] = place.out;
    if (name === 'next') continue;
    const site = await serveSite({ ...place, port: 0 });
    served.push(site);
    env[`MATKA_SITE_${name.toUpperCase()}`] = site.url;
  }
  const report = repoPath('.local/reports/e2e-static.json');
  mkdirSync(repoPath('.local/reports'), { recursive: true });
  rmSync(report, { force: true });
  try {
    const config = ['--config', 'web/static/playwright.config.ts', '--reporter=line,json'];
    const code = await runTool('playwright', ['test', ...config, ...args], {
      label: 'static site',
      env: {
        ...env,
        MATKA_BROWSER: findBrowser().path,
        MATKA_BROWSER_SWITCHES: browserSwitches.join(' '),
        MATKA_TIME_SCALE: process.env.MATKA_TIME_SCALE ?? '3',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    const result: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky } = result.stats;
    const failed = unexpected + flaky;
    return {
      passed: expected,
      failed: failed + (code !== 0 && failed === 0 ? 1 : 0),
      failures: playwrightFailures(result),
    };
  } finally {
    await Promise.all(served.map((site) => site.close()));
  }
}

/**
 * `npm run e2e:static -- [--smoke] [Playwright's arguments]`: the browser tests of the static site; `--smoke` runs the
 * main journey alone.
 */
const usage = `npm run e2e:static -- [--smoke] [FILE…] [options of Playwright]

The browser tests of the static site.

  --smoke          the main journey alone
${playwrightHelp}`;

const passed = readPassedArguments(usage, { ...playwrightFlags, smoke: { type: 'boolean' } });
const args = passed.filter((arg) => arg !== '--smoke');
const work = () =>
  passed.includes('--smoke')
    ? browserSuite(['--grep', '@smoke', ...args], ['prefix'])
    : browserSuite(args);
printReport(await runStages([{ name: 'static site', work }]));
