import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The program of axe: half as long as the one that its module hands out, and half as long on its way. */
const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of WCAG 2.2 up to AA, and what is good practice besides. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A control that is scrolled half behind a bar is no fault: it can be scrolled out again. */
const behindBar = /partially obscured/;

/** Those of its rules that colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe in the page; its program comes once for each load of a page. */
async function run(
  page: Page,
  only: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const findings = await page.evaluate(async (runOnly) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
    const { violations } = await axe.run({
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const [why] = [...any, ...all];
        return `${id}: ${target.join(' ')}${why ? ` (${why.message})` : ''}`;
      }),
    );
  }, only);
  return findings.filter((finding) => !behindBar.test(finding));
}

/** What axe finds on the page as it stands. */
export const axeFindings = (page: Page): Promise<string[]> =>
  run(page, { type: 'tag', values: rules });

/** What of it can be another in other colours on the same page. */
export const colourFindings = (page: Page): Promise<string[]> =>
  run(page, { type: 'rule', values: colourRules });
