import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../../browser/sign-in.ts';
import { browserSwitches, findBrowser } from '../../lib/browser.ts';
import { initialEnvironment } from '../../lib/environment.ts';
import { freePortFrom } from '../../lib/ports.ts';
import type { Benchmark, Measurement, RunOptions } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { spread } from '../statistics.ts';

/** Installed on demand, since it has a hundred dependencies. */
const lighthousePackage = 'lighthouse@13.5.0';

const budgets = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];

interface Report {
  categories: Record<Category, { score: number | null }>;
}

/** Scores (0 to 100) of a page in the browser that listens at `port`. */
async function scores(url: string, port: number, file: string): Promise<Record<Category, number>> {
  const args = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
  ];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await promisify(execFile)(
    npm,
    ['exec', '--yes', `--package=${lighthousePackage}`, '--', 'lighthouse', url, ...args],
    {
      env: { ...initialEnvironment, CHROME_PATH: findBrowser().path },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const score = (name: Category) => Math.round((report.categories[name].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  };
}

/** Scores of a page over several rounds, with their budgets. */
async function lines(
  url: string,
  port: number,
  { quick, rounds = quick ? 1 : 3, folder }: RunOptions,
): Promise<Measurement[]> {
  const all: Record<Category, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await scores(url, port, `${folder}/lighthouse-${round}.json`));
  }
  return categories.map((category) => {
    const value = spread(all.map((one) => one[category]));
    return {
      what: `Lighthouse ${category} of ${new URL(url).pathname}`,
      unit: 'of 100',
      value,
      budget: `≥ ${budgets[category]}`,
      withinBudget: value.median >= budgets[category],
    };
  });
}

/** Lighthouse mobile scores of the two first pages. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  run: (options) =>
    withApp(options, async ({ app, mock }) => {
      const port = await freePortFrom(9222);
      const profile = await chromium.launchPersistentContext(`${options.folder}/profile`, {
        executablePath: findBrowser().path,
        args: [...browserSwitches, `--remote-debugging-port=${port}`],
      });
      try {
        const visitor = await lines(`${app.url}/login`, port, options);
        await signIn(profile, app.url, mock.server.url);
        const page = await profile.newPage();
        await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' });
        await page.close();
        return [...visitor, ...(await lines(`${app.url}/home`, port, options))];
      } finally {
        await profile.close();
      }
    }),
};
