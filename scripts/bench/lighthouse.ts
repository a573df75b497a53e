import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../browser/sign-in.ts';
import { browserSwitches, findBrowser } from '../lib/browser.ts';
import { initialEnvironment } from '../lib/environment.ts';
import { freePortFrom } from '../lib/ports.ts';
import { withApp } from './app.ts';
import type { Benchmark, Figure } from './figures.ts';

/** Installed on demand: it has a hundred dependencies. */
const lighthousePackage = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** The scores of a page, 0 to 100, in the browser that listens at `port`; with the emulation of a phone. */
async function scoresOf(url: string, port: number, file: string): Promise<Record<string, number>> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = [
    ...['exec', '--yes', `--package=${lighthousePackage}`, '--', 'lighthouse', url],
    ...[`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json'],
    ...[`--output-path=${file}`, `--only-categories=${categories.join(',')}`],
  ];
  const env = { ...initialEnvironment, CHROME_PATH: findBrowser() };
  await promisify(execFile)(npm, args, { env, maxBuffer: 64 * 1024 ** 2 });
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, score(name)]));
}

/** Lighthouse's mobile scores of login and home. */
export const lighthouse: Benchmark = ({ quick, folder }) =>
  withApp(folder, async ({ url, mock }) => {
    const port = await freePortFrom(9222);
    const profile = await chromium.launchPersistentContext(`${folder}/profile`, {
      executablePath: findBrowser(),
      args: [...browserSwitches, `--remote-debugging-port=${port}`],
    });
    const rows = async (path: string): Promise<Figure[]> => {
      const rounds: Record<string, number>[] = [];
      for (let round = 0; round < (quick ? 1 : 3); round++)
        rounds.push(await scoresOf(url + path, port, `${folder}/lighthouse.json`));
      return categories.map((name) => ({
        what: `Lighthouse ${name} of ${path}`,
        unit: '',
        values: rounds.map((scores) => scores[name] ?? 0),
        budget: name === 'performance' ? '≥ 95' : '≥ 100',
      }));
    };
    try {
      const visitor = await rows('/login');
      await signIn(profile, url, mock.server.url);
      // Lighthouse opens new pages: a page of this profile fills the storage.
      const page = await profile.newPage();
      await page.goto(`${url}/home`, { waitUntil: 'networkidle' });
      await page.close();
      return [...visitor, ...(await rows('/home'))];
    } finally {
      await profile.close();
    }
  });
