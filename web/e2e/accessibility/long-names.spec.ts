import type { Route } from '@playwright/test';
import { changeResponse } from '../changed-response.ts';
import { horizontalOverflow } from '../horizontal-overflow.ts';
import { putState } from '../put-state.ts';
import { expect, test } from './fixtures.ts';

/** A name as long as a host may give, without a place where a line could end. */
const longName = 'Kalyan'.repeat(33);
/** The numbers of a bet of many panas. */
const panas = Array.from({ length: 60 }, (_, index) => String(100 + index));

/** The response with long texts in the place of names, statuses and numbers. */
function lengthened(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(lengthened);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      // Running markets keep their status: one of them is the next to close.
      const isText = name === 'name' || name === 'bet_status' || name === 'current_status_name';
      if (isText && value !== 'Running now') return [name, longName];
      if (name === 'markets') return [name, { [longName]: Object.values(value)[0] }];
      if (/^(open|close)_(digit|pana)$/.test(name)) return [name, null];
      if (name === 'placed_bets') return [name, []];
      if (name === 'result_data')
        return [name, { raw_result: `{'processed_result': {'digits': ${JSON.stringify(panas)}}}` }];
      return [name, lengthened(value)];
    }),
  );
}
const lengthen = (route: Route) => changeResponse(route, (body) => Object(lengthened(body)));

test.use({ scenario: 'usual' });

test('long texts of the host never make a screen scroll sideways', {
  tag: ['@APP-01'],
}, async ({ page, openAs }) => {
  for (const endpoint of [
    'homepage',
    'markets',
    'bet-types',
    'bets/history',
    'admin',
    'markets/results',
  ])
    await page.route(`**/${endpoint}/**`, lengthen);
  await openAs('/home');
  const isWithin = async (path: string) => {
    await expect(page.getByText('KalyanKalyan').first()).toBeVisible();
    expect(await horizontalOverflow(page), path).toEqual([]);
  };
  await isWithin('/home');
  await page
    .getByRole('button', { name: /Place Bet/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'What is each bet?' }).waitFor();
  await isWithin('/betting-options');
  for (const path of ['/bid-history', '/win-history', '/game-rates', '/market-result-history']) {
    await putState(page, path);
    await isWithin(path);
  }
});
