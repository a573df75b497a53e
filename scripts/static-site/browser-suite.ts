import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserSwitches, findBrowser } from '../lib/browser.ts';
import { repoPath } from '../lib/paths.ts';
import { runTool } from '../stages/command.ts';
import { type PlaywrightReport, playwrightFailures } from '../stages/failures.ts';
import type { Counts } from '../stages/stage.ts';
import { buildSite } from './build-site.ts';
import { serveSite } from './serve-site.ts';

const places = {
  MATKA_SITE_ROOT: { base: '/', out: repoPath('.local/static-site/root') },
  MATKA_SITE_PREFIX: { base: '/name/', out: repoPath('.local/static-site/prefix') },
} as const;

/** Builds the site for the root and for a prefix, and runs its browser tests; `args` go to Playwright. */
export async function browserSuite(args: readonly string[]): Promise<Counts> {
  const env: Record<string, string> = {};
  const served = [];
  for (const [name, place] of Object.entries(places)) {
    await buildSite(place);
    const site = await serveSite({ ...place, port: 0 });
    served.push(site);
    env[name] = site.url;
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
