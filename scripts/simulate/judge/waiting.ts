import type { Page } from '../browser/page-settings.ts';
import type { Tab } from '../browser/tab.ts';
import type { Call } from '../network/network.ts';
import { type Screen, textOf } from '../player/screen.ts';
import type { Report } from './report.ts';

/** Checks that a screen that says it is loading waits for something. */
export interface Waiting {
  readonly check: (tab: Tab, screen: Screen) => void;
}

/** Milliseconds that a page may take between a response and the next drawing or request. */
const PAUSE = 1000;

/** @param openCalls the requests that are under way */
export function createWaiting(
  openCalls: () => readonly Call[],
  now: () => number,
  report: Report,
): Waiting {
  /** Since when pages say that they load although no request of their phone is under way. */
  const since = new WeakMap<Page, number>();
  return {
    check: ({ page, device }, { body, path }) => {
      const texts = body.querySelectorAll('main [role="status"]').map(textOf);
      const said = texts.find((text) => text.startsWith('Loading'));
      // Another tab may refresh the tokens that this one waits for.
      const isBusy = openCalls().some((call) => call.page.device === device);
      const begun = since.get(page);
      if (said === undefined || isBusy) since.delete(page);
      else if (begun === undefined) since.set(page, now());
      else if (now() - begun >= PAUSE)
        report('not at rest', `${path} loads only while a request is under way`, said);
    },
  };
}
