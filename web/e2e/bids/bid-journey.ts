import { mainPlayer } from '@matka/fixtures/players';
import type { WorldControl } from '@matka/mock-server/client/mock-client';
import { expect, type Page } from '@playwright/test';
import type { PlayedCase, WonCase } from '../../src/features/bids/played-case.ts';
import { market, placedBets, pointsOf, rowsOf } from '../../src/testing/played-cases.ts';
import type { BetTypesPage } from '../pages/bet-types-page.ts';
import type { BidPage } from '../pages/bid-page.ts';
import { eachOf } from '../pages/each-of.ts';
import type { HistoryPage } from '../pages/history-page.ts';
import type { HomePage } from '../pages/home-page.ts';
import { rupees } from '../rupees.ts';

export interface Journey {
  page: Page;
  world: WorldControl;
  home: HomePage;
  betTypes: BetTypesPage;
  bids: BidPage;
  history: HistoryPage;
  open: (screen: PlayedCase) => Promise<void>;
}

const { mobile } = mainPlayer;
const afterTheResults = '2026-11-20T18:30:00+05:30';

/** Plays a case from its tile to the payout and compares the screens with the server's data. */
export async function playCase(
  screen: WonCase,
  { page, world, open, bids, betTypes, home, history }: Journey,
): Promise<void> {
  const { draw, won, lost } = screen;
  const rows = rowsOf(screen.rows);
  const points = pointsOf(rows);
  const earlier = await world.bets(mobile);
  const { points: wallet } = await world.player(mobile);
  /** The bets of this journey in the order of the rows; the server lists the newest first. */
  const newBets = async () => {
    const all = await world.bets(mobile);
    return all.slice(0, all.length - earlier.length).toReversed();
  };

  await open(screen);
  await bids.expectWallet(wallet);
  await screen.fillIn(bids);
  if (!screen.tableless) await bids.hasRows(rows);
  await bids.hasTotals(rows.length, points);

  await bids.press('Continue');
  await bids.confirmation.isShownFor(market);
  await bids.confirmation.lists(rows);
  await bids.confirmation.tells('Wallet Balance Before', rupees(wallet));
  await bids.confirmation.tells('Wallet Balance After', rupees(wallet - points));
  expect(await newBets()).toHaveLength(screen.sendsAtContinue ? rows.length : 0);
  await bids.confirmation.submit();
  await bids.succeeded();
  await betTypes.isShownFor(market);

  const placed = await newBets();
  expect(placed.flatMap(({ bet_details: bet }) => bet.placed_bets)).toEqual(placedBets(screen));
  for (const bet of placed) {
    expect([bet.market.name, bet.bet_type.name]).toEqual([market, screen.tile]);
  }
  expect((await world.player(mobile)).points).toBe(wallet - points);
  await page.getByRole('button', { name: 'Back' }).click();
  await home.expectWallet(wallet - points);

  const results = [
    await world.setDraw({ market, session: 'open', pana: draw.open }),
    await world.setDraw({ market, session: 'close', pana: draw.close }),
    await world.advance({ to: afterTheResults }),
  ];
  const paid = results.flatMap(({ events }) => events).reduce((sum, event) => sum + event.paid, 0);
  expect((await world.player(mobile)).points).toBe(wallet - points + paid);
  const wins = (await newBets()).map(({ calculated_values: values }) => values?.win_amount ?? 0);
  expect(wins.filter((win) => win > 0)).toEqual([won.amount]);
  await home.goTo('All Bids');
  await expect(history.card(won.digits)).toContainText(`Congratulations. You Won(${won.amount})`);
  // Lost bids of one submission are stacked.
  for (const more of await eachOf(page.getByRole('button', { name: /^More about/ })))
    await more.click();
  await expect(history.card(lost)).toContainText('Better luck next time');
  await page.goto('/win-history');
  await expect(history.card(won.digits)).toContainText(`Win Amount${rupees(won.amount)}`);
  await expect(history.card(lost)).toHaveCount(0);
}
