import { appendFileSync } from 'node:fs';
import { mainPlayer } from '@matka/fixtures/players';
import type { WorldControl } from '@matka/mock-server/client/mock-client';
import type { FaultRule } from '@matka/mock-server/src/worlds/fault-rule';
import type { Page } from '@playwright/test';
import type { ConfigInput } from '../../src/config.ts';
import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { REQUEST_TIMEOUT } from '../../src/lib/timings.ts';
import { rowsOf } from '../../src/testing/played-cases.ts';
import { configure } from '../page-config.ts';
import { submissionNotices } from '../pages/submission-notices.ts';
import { mockUrl } from '../servers.ts';
import { expect, test } from '../submissions/fixtures.ts';
import { type Cell, cellsOf, faults, nameOf } from './cells.ts';
import { failHistory } from './histories.ts';
import { finalMessage, firstMessage, type Message, messageOn } from './messages.ts';
import { pageTimeOf, pause } from './page-time.ts';

const whole = process.env.MATKA_FAULT_TABLE !== undefined;
const meant = rowsOf(jodiDigits.rows).length;
const isSubmission = (url: string): boolean => new URL(url).pathname.endsWith('/betting/');

const ruleOf = ({ fault, moment }: Cell): FaultRule => {
  const rule = { ...faults[fault], path: '/betting/', times: 1 };
  if (rule.effect === 'delayed-commit') return rule;
  return { ...rule, when: moment === 'after the commit' ? 'after-commit' : 'before-commit' };
};

/** The configuration of the pages: through the proxy of the web server, or to the mock itself. */
function configOf({ host, fault }: Cell, world: WorldControl): ConfigInput {
  const idempotencyKey = host === 'keys';
  if (!fault.endsWith('no proxy between')) return { idempotencyKey };
  const { port } = new URL(mockUrl);
  return { idempotencyKey, apiBase: `http://${world.id}.localhost:${port}` };
}

/** When the host is done with a submission, in milliseconds from the request. */
function settlingOf({ fault }: Cell): number {
  const { effect, milliseconds = 0 }: Omit<FaultRule, 'path'> = faults[fault];
  return effect === 'latency' || effect === 'delayed-commit' ? milliseconds + 500 : 0;
}

/** Presses "Check again" as an impatient player does, who agrees to nothing. */
async function askAgain(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  if (await alert.isVisible()) await alert.click({ timeout: 2000 }).catch(() => undefined);
  const check = submissionNotices(page).getByRole('button', { name: 'Check again' });
  await check.click({ timeout: 2000 }).catch(() => undefined);
}

/** Where the player goes on after Submit; gives the page that is looked at from then on. */
async function goOn(page: Page, place: Cell['place'], config: ConfigInput): Promise<Page> {
  if (place === 'reload') await page.reload();
  if (place !== 'two tabs') return page;
  const second = await page.context().newPage();
  await configure(second, config);
  await second.goto('/home');
  return second;
}

for (const cell of cellsOf(whole)) {
  test(`the app shows the true state of a submission after ${nameOf(cell)}`, {
    tag: ['@FLOW-14', '@FLOW-15', '@FLOW-16', '@FLOW-17', '@FLOW-18', '@API-27'],
  }, async ({ page, context, world, bids, openFilled }) => {
    const isKeyed = cell.host === 'keys';
    const config = configOf(cell, world);
    const isSlow = faults[cell.fault].effect === 'latency';
    const time = pageTimeOf(context, (request) => {
      const { pathname } = new URL(request.url());
      const isCall = request.resourceType() === 'fetch' && pathname.endsWith('/');
      return isCall && !(isSlow && isSubmission(request.url()));
    });
    let sent = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && isSubmission(request.url())) sent++;
    });
    // The pages come from the test itself, which the browser takes for a public network.
    if (config.apiBase) await context.grantPermissions(['local-network-access']);
    await configure(page, config);
    await openFilled(jodiDigits);
    await world.fault(ruleOf(cell));
    const baseline = page.waitForResponse((response) => response.url().includes('/bets/history/'));
    await bids.press('Continue');
    await (await baseline).finished();
    await failHistory(context, world, cell.history);
    const left = page.waitForRequest((request) => isSubmission(request.url()));
    await bids.confirmation.submit();
    await left;
    const leftAt = Date.now();

    if (cell.place !== 'two tabs') await time.quiet();
    const saidAtOnce = await firstMessage(page, cell.place === 'two tabs' ? 0 : 3000);
    const shown = await goOn(page, cell.place, config);
    if (isSlow) await time.pass(REQUEST_TIMEOUT);
    let said: Message = await finalMessage(shown, time, isKeyed ? 15_000 : 4000);
    await pause(Math.max(0, leftAt + settlingOf(cell) - Date.now()));
    if (said === 'not known') {
      if (cell.history === 'late') await world.clearFaults();
      await askAgain(shown);
      said = await finalMessage(shown, time, 1500);
    }
    const saidInFirst = await messageOn(page);
    // A known outcome is shown once: before the reload, or by the tab that sent it.
    if (said === 'nothing') said = saidInFirst === 'nothing' ? saidAtOnce : saidInFirst;

    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const booked = (await world.bets(mainPlayer.mobile)).length;
    const arrived = (await world.journal()).filter(({ url }) => url === '/betting/').length;
    /** Requests that the browser sent again by itself. */
    const resent = Math.max(0, arrived - sent);
    const file = process.env.MATKA_FAULT_TABLE;
    if (file) appendFileSync(file, `${JSON.stringify({ ...cell, said, booked, resent })}\n`);

    if (!isKeyed) expect(sent, 'requests of the app for one tap').toBe(1);
    expect(booked, 'bets booked').toBeLessThanOrEqual(isKeyed ? meant : meant * (1 + resent));
    // Chromium repeats after a dropped connection, and after a 408.
    if (resent > 0) expect(cell.fault, 'resent by the browser').toMatch(/no proxy between/);
    for (const each of new Set([said, saidInFirst, saidAtOnce])) {
      if (each === 'placed' || each === 'found in the history')
        expect(booked, `said: ${each}`).toBeGreaterThanOrEqual(meant);
      if (each === 'not placed') expect(booked, `said: ${each}`).toBe(0);
    }
    expect(said, 'something is said').not.toBe('nothing');
    if (cell.fault === 'refusal 400') expect(said).toBe('not placed');
    else if (isKeyed) expect([said, booked]).toEqual(['placed', meant]);
    else if (cell.moment === 'after the commit' && ['readable', 'late'].includes(cell.history))
      expect(['placed', 'found in the history'], 'what can be found is found').toContain(said);
  });
}
