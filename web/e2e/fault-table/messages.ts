import type { Page } from '@playwright/test';
import { type PageTime, pause } from './page-time.ts';

export type Message = 'placed' | 'found in the history' | 'not known' | 'not placed' | 'nothing';

const isCertain = (said: Message): boolean =>
  said === 'placed' || said === 'found in the history' || said === 'not placed';

/** Reads what a page tells of the submission now; a dialog counts for more than the notice behind it. */
export async function messageOn(page: Page): Promise<Message> {
  const text = await page.locator('body').innerText();
  if (text.includes('Success!')) return 'placed';
  // Its text begins like the text of a placed bet.
  if (text.includes('Found in your bid history')) return 'found in the history';
  if (/Your bets? (is|are) in/.test(text)) return 'placed';
  if (/We're checking your bet|We can't tell yet/.test(text)) return 'not known';
  // The error of a refusal stands alone; an unknown outcome has its text behind the error.
  return /not placed|^Error: /m.test(text) ? 'not placed' : 'nothing';
}

/** The first message that the page shows within `ms` of real time. */
export async function firstMessage(page: Page, ms: number): Promise<Message> {
  const end = Date.now() + ms;
  for (;;) {
    const said = await messageOn(page);
    if (said !== 'nothing' || Date.now() >= end) return said;
    await pause(25);
  }
}

const STEP = 500;
/** The time in which a page may show no message, in milliseconds of the machine: it may still be starting. */
const START_WAIT = 6000;

/** Reads the app's last word: once it is certain, or when so many milliseconds of the page are over. */
export async function finalMessage(page: Page, time: PageTime, ms: number): Promise<Message> {
  const start = Date.now();
  for (let passed = 0; ; passed += STEP) {
    await time.quiet();
    const said = await messageOn(page);
    await time.pass(STEP);
    if (said === 'nothing' && Date.now() < start + START_WAIT) passed = 0;
    if (passed >= ms) return said;
    // A certain outcome stays: half a second later the page shows the same.
    if (isCertain(said) && (await messageOn(page)) === said) return said;
  }
}
