import { appendFileSync } from 'node:fs';
import { mainPlayer } from '@matka/fixtures/players';
import type { Page } from '@playwright/test';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { configure } from '../page-config.ts';
import { submissionNotices } from '../pages/submission-notices.ts';
import { expect, test } from '../submissions/fixtures.ts';
import { type Cell, cellsOf, faults, nameOf } from './cells.ts';

const whole = process.env.MATKA_FAULT_TABLE !== undefined;
const { mobile } = mainPlayer;

/** What the app says about a submission. */
type Said = 'placed' | 'found in the history' | 'not known' | 'not placed' | 'nothing';

/** What a page says about the submission now; a dialog counts for more than the notice behind it. */
async function saidOn(page: Page): Promise<Said> {
  const text = await page.locator('body').innerText();
  if (/Success!|Your bets were placed/.test(text)) return 'placed';
  if (text.includes('Found in your bid history')) return 'found in the history';
  if (/It is not known/.test(text)) return 'not known';
  if (/Your bets were not placed/.test(text)) return 'not placed';
  return 'nothing';
}

/** What the app says in the end: once it is certain, or when it has said the same for a while. */
async function saidInTheEnd(page: Page, ms: number): Promise<Said> {
  const end = Date.now() + ms;
  let said = await saidOn(page);
  while (Date.now() < end && !['placed', 'found in the history', 'not placed'].includes(said)) {
    await new Promise((done) => setTimeout(done, 250));
    said = await saidOn(page);
  }
  return said;
}

const emptyHistory = {
  data: [],
  pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
};

/** Lets the history fail as a cell says, from after the baseline on. */
async function spoilHistory(page: Page, history: Cell['history']): Promise<void> {
  if (history === 'readable') return;
  await page
    .context()
    .route('**/api/bets/history/**', (route) =>
      history === 'empty' ? route.fulfill({ json: emptyHistory }) : route.abort(),
    );
}

for (const cell of cellsOf(whole)) {
  test(nameOf(cell), {
    tag: ['@FLOW-14', '@FLOW-15', '@FLOW-17', '@FLOW-18', '@API-27'],
  }, async ({ page, context, world, bids, openTwoBids }) => {
    test.setTimeout(90_000);
    const isKeyed = cell.host === 'keys';
    await openTwoBids(isKeyed ? 'keys' : 'no keys');
    const requests = recordApiRequests(page);
    const rule = faults[cell.fault];
    const when =
      rule.effect === 'delayed-commit'
        ? {}
        : { when: cell.moment === 'after the commit' ? 'after-commit' : 'before-commit' };
    await world.fault({ ...rule, ...when, path: '/betting/', times: 1 } as Parameters<
      typeof world.fault
    >[0]);
    const baseline = page.waitForResponse((response) => response.url().includes('/bets/history/'));
    await bids.press('Continue');
    await baseline;
    await spoilHistory(page, cell.history);
    const sent = page.waitForRequest((request) => request.url().endsWith('/betting/'));
    await bids.confirmation.submit();
    await sent;

    let shown = page;
    let saidBefore: Said = 'nothing';
    if (cell.place === 'reload') {
      await new Promise((done) => setTimeout(done, 500));
      saidBefore = await saidOn(page);
      await page.reload();
    } else if (cell.place === 'two tabs') {
      shown = await context.newPage();
      await configure(shown, { idempotencyKey: isKeyed });
      await shown.goto('/home');
    }
    const slow = rule.effect === 'latency' ? 14_000 : 0;
    let said = await saidInTheEnd(shown, slow + (isKeyed ? 15_000 : 6000));
    // The tab that sent it may have said it and put it away before the second one was there.
    if (said === 'nothing') said = await saidOn(page);
    // A receipt that came before the reload was shown then.
    if (said === 'nothing') said = saidBefore;

    // An impatient player asks for it once more, and agrees to nothing.
    const check = submissionNotices(shown).getByRole('button', { name: 'Check again' });
    if (said === 'not known' && (await check.isVisible())) await check.click();
    await new Promise((done) => setTimeout(done, rule.effect === 'delayed-commit' ? 3500 : 500));

    const booked = (await world.bets(mobile)).length;
    const arrived = (await world.journal()).filter(({ url }) => url === '/betting/').length;
    // Chromium itself repeats a request, e.g. after a 408 on a kept connection; no page can prevent that.
    const resent = isKeyed ? 0 : Math.max(0, arrived - countOf(requests, 'POST /betting/'));
    const row = { ...cell, said, booked, resent };
    const file = process.env.MATKA_FAULT_TABLE;
    if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
    expect(booked, 'bets booked for two bids').toBeLessThanOrEqual(2 + 2 * resent);
    if (said === 'placed' || said === 'found in the history')
      expect(booked).toBeGreaterThanOrEqual(2);
    if (said === 'not placed') expect(booked).toBe(0);
    expect(said, 'something is said').not.toBe('nothing');
    if (isKeyed) expect([said, booked]).toEqual(['placed', 2]);
  });
}
