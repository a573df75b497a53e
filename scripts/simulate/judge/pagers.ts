import type { Page } from '../browser/page-settings.ts';
import type { Tab } from '../browser/tab.ts';
import { type Screen, textOf } from '../player/screen.ts';
import type { Report } from './report.ts';

/** Checks that Next and Prev lead to the neighbouring page of a history. */
export interface Pagers {
  readonly pressed: (tab: Tab, screen: Screen, name: string, player: string | undefined) => void;
  readonly check: (tab: Tab, screen: Screen, player: string | undefined) => void;
}

interface Turning {
  readonly page: Page;
  /** For another player the screen begins anew. */
  readonly player: string | undefined;
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** The number of the page that a history shows; NaN without a pager. */
const pageOn = ({ body }: Screen): number =>
  Number.parseInt(textOf(body.querySelector('nav[aria-label="Pages"] [aria-live]')), 10);

const steps: Readonly<Record<string, number>> = { Next: 1, Prev: -1 };

export function createPagers(report: Report): Pagers {
  const turning = new Map<string, Turning>();
  return {
    pressed: (tab, screen, name, player) => {
      // Whatever else is pressed may lead to any page.
      turning.delete(tab.name);
      const from = pageOn(screen);
      const step = steps[name];
      if (step === undefined || Number.isNaN(from)) return;
      turning.set(tab.name, { page: tab.page, player, path: screen.path, from, to: from + step });
    },
    check: (tab, screen, player) => {
      const expected = turning.get(tab.name);
      if (!expected) return;
      const isSame = expected.page === tab.page && expected.player === player;
      if (!isSame || expected.path !== screen.path) turning.delete(tab.name);
      const page = pageOn(screen);
      if (!turning.has(tab.name) || Number.isNaN(page) || page === expected.from) return;
      turning.delete(tab.name);
      if (page === expected.to) return;
      report('wrong screen', `page ${expected.to} after page ${expected.from}`, `page ${page}`);
    },
  };
}
