import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { CountingPlayer, type Effort } from './counting-player.ts';

test.use({
  viewport: { width: 360, height: 640 },
  now: '2026-11-20T15:20:00+05:30',
});

const jodis = ['05', '12', '23', '34', '47', '58', '61', '79', '83', '96'];

/** From home to the tile of a bet type, by the market that closes next. */
async function open(player: CountingPlayer, page: Page, tile: string): Promise<void> {
  await player.tap(new HomePage(page).market('Kalyan Matka').getByRole('button'));
  await player.tap(page.getByRole('button', { name: tile, exact: true }));
  await page.getByRole('button', { name: 'Continue' }).waitFor();
}

function expectAtMost(effort: Effort, limit: Effort): void {
  for (const kind of ['taps', 'keys', 'swipes'] as const)
    expect(effort[kind], `${kind} of ${JSON.stringify(effort)}`).toBeLessThanOrEqual(limit[kind]);
}

test('the usual tasks of a player take no more taps and keys than allowed', async ({
  page,
  openAs,
  home,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const success = page.getByRole('dialog', { name: 'Success!' });
  const goHome = async () => {
    await success.waitFor();
    await success.getByRole('button', { name: 'Ok' }).click();
    await button('Back').click();
    await home.isShown();
  };
  await openAs('/home');
  await home.isShown();

  const digit = new CountingPlayer(page);
  await open(digit, page, 'Single Digit');
  await digit.tap(page.getByLabel('Points for digit 7'));
  await digit.type('1', '0');
  await digit.tap(button('Continue'));
  await digit.tap(button('Submit'));
  await goHome();
  expectAtMost(digit.effort, { taps: 5, keys: 2, swipes: 0 });

  const bulk = new CountingPlayer(page);
  await open(bulk, page, 'Jodi Digits Bulk');
  await bulk.press(button('10 points'));
  for (const digit of jodis.join('')) await bulk.press(button(digit));
  await bulk.tap(button('Continue'));
  await bulk.tap(button('Submit'));
  await goHome();
  expectAtMost(bulk.effort, { taps: 4, keys: 21, swipes: 0 });

  const single = new CountingPlayer(page);
  await open(single, page, 'Jodi Digits');
  await single.tap(page.getByLabel('Jodi Digit', { exact: true }));
  for (const jodi of jodis) {
    await single.type(...jodi);
    await single.tap(button('Add with 10 points'));
  }
  await single.type('Enter');
  await expect(button('Submit')).toBeFocused();
  await single.type('Enter');
  await goHome();
  expectAtMost(single.effort, { taps: 13, keys: 22, swipes: 0 });

  const wins = new CountingPlayer(page);
  await wins.tap(page.getByRole('button', { name: 'Menu' }));
  await wins.tap(page.getByRole('button', { name: 'My Bids' }));
  await wins.tap(page.getByRole('link', { name: /^Win History/ }));
  // The first page reaches back further than a week.
  const dates = page.getByRole('main').getByText(/^\d\d\/11\/2026$/);
  await expect(dates.last()).toHaveText('07/11/2026');
  await wins.see(page.getByText('Congratulations for winning').last());
  expectAtMost(wins.effort, { taps: 3, keys: 0, swipes: 4 });
});

test('ten jodis take one tap each on the board, reading their draw no tap and repeating the bet six taps', async ({
  page,
  world,
  openAs,
  home,
  moveTime,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openAs('/home');
  await home.isShown();
  await open(new CountingPlayer(page), page, 'Jodi Digits');
  await button('Use the board of jodis').click();

  const board = new CountingPlayer(page);
  await board.tap(button('10 points'));
  for (const jodi of jodis) await board.tap(button(jodi));
  expectAtMost(board.effort, { taps: 11, keys: 0, swipes: 0 });
  await expect(page.getByText('Win up to ₹950')).toBeVisible();
  await button('Continue').click();
  await button('Submit').click();
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click();

  await world.setDraw({ market: 'Kalyan Matka', session: 'open', pana: '130' });
  await world.setDraw({ market: 'Kalyan Matka', session: 'close', pana: '160' });
  await moveTime('2026-11-20T18:10:05+05:30');
  await page.goto('/home');
  const draws = page.getByRole('region', { name: 'Your draws' });
  await expect(draws.getByRole('img', { name: '130-47-160' })).toBeInViewport({ ratio: 1 });

  await moveTime('2026-11-21T15:20:00+05:30');
  await page.goto('/home');
  const again = new CountingPlayer(page);
  await again.tap(page.getByRole('link', { name: 'All Bids' }));
  await again.tap(page.getByRole('button', { name: 'More about the bid on 47' }).first());
  await again.tap(button('Bet on Kalyan Matka'));
  await again.tap(button('Jodi Digits'));
  await again.tap(button('10 points'));
  await again.tap(button('47'));
  await expect(page.getByRole('rowheader', { name: '47' })).toBeVisible();
  expectAtMost(again.effort, { taps: 6, keys: 0, swipes: 0 });
});
