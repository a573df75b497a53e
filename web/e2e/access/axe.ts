import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of WCAG 2.2 up to AA, and what is good practice besides. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** A control that is scrolled half behind a bar is no fault: it can be scrolled out again. */
const behindBar = /partially obscured/;

const told = ({ violations }: Results): string[] =>
  violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const [why] = [...any, ...all];
        return `${id}: ${target.join(' ')}${why ? ` (${why.message})` : ''}`;
      }),
    )
    .filter((finding) => !behindBar.test(finding));

/** The app has no frames, so axe may run in the page itself, without another page for its result. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** What axe finds on the page as it stands. */
export const axeFindings = async (page: Page): Promise<string[]> =>
  told(await axe(page).withTags(rules).analyze());

/** What axe finds of texts that are hard to read on their ground. */
export const contrastFindings = async (page: Page): Promise<string[]> =>
  told(await axe(page).withRules(['color-contrast']).analyze());
