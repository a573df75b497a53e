import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The minified axe, half the size of its module's `source`. */
const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Ignored: a control scrolled partly behind a bar can be scrolled into view. */
const behindBar = /partially obscured/;

/** The size of a target, which takes axe longest after contrast. */
const targetRule = 'target-size';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe in the page, or in its open dialog, which makes the rest inert. Axe is injected once per page load. */
async function run(
  page: Page,
  only: { type: 'tag' | 'rule'; values: string[] },
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  return page.evaluate(
    async ([runOnly, others]) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      const options: RunOptions = {
        runOnly,
        rules: Object.fromEntries(others.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        // A frame shows another page.
        iframes: false,
      };
      const { violations } = await axe.run(place, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all }) => {
          const [why] = [...any, ...all];
          return `${id}: ${target.join(' ')}${why ? ` (${why.message})` : ''}`;
        }),
      );
    },
    [only, without] as const,
  );
}

export const axeFindings = async (page: Page): Promise<string[]> =>
  (await run(page, { type: 'tag', values: rules })).filter((finding) => !behindBar.test(finding));

/** The same without the size of targets, for places where `smallTargets` measures them: 44 px, not 24. */
export const axeFindingsButTargets = (page: Page): Promise<string[]> =>
  run(page, { type: 'tag', values: rules }, [targetRule]);

export const colourFindings = (page: Page): Promise<string[]> =>
  run(page, { type: 'rule', values: colourRules });
