import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The minified axe, half the size of its module's `source`. */
const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of WCAG 2.2 up to AA and of good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Ignored: a control scrolled partly behind a bar can be scrolled into view. */
const behindBar = /partially obscured/;

/** The rules that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe in the page, which is injected once per page load. */
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
      // A frame shows a page of its own.
      iframes: false,
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

/** All findings of axe on the current page. */
export const axeFindings = (page: Page): Promise<string[]> =>
  run(page, { type: 'tag', values: rules });

/** The findings of axe that depend on colours. */
export const colourFindings = (page: Page): Promise<string[]> =>
  run(page, { type: 'rule', values: colourRules });
