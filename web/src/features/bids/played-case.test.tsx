import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { mainPlayer } from '@matka/fixtures/players';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../auth/auth-state.ts';
import { formatRupees } from '../../lib/money.ts';
import { type MockServer, signInAs, startMockServer } from '../../testing/mock-server.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import {
  casesByNumber,
  market,
  placedBets,
  playedCases,
  pointsOf,
  rowsOf,
} from '../../testing/played-cases.ts';
import { renderedBidForm as bids } from '../../testing/rendered-bid-form.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import type { PlayedCase, WonCase } from './played-case.ts';

/** Tells if a case is played on to its wins. */
const isWon = (played: PlayedCase): played is WonCase => 'won' in played;

/** The requirements that playing a screen proves, by route. */
const requirements: Readonly<Record<string, string[]>> = {
  '/single-digit': ['@ROUTE-07', '@SD-01', '@SD-03', '@SD-05'],
  '/single-digit-bulk': ['@ROUTE-08', '@SDB-01'],
  '/multi-digit': ['@ROUTE-09', '@MD-02'],
  '/jodi-digits': ['@ROUTE-10', '@JD-01'],
  '/jodi-digits-bulk': ['@ROUTE-11', '@JB-01'],
  '/single-pana': ['@ROUTE-12', '@SP-01'],
  '/single-pana-bulk': ['@ROUTE-13', '@SPB-01'],
  '/double-pana': ['@ROUTE-14', '@DP-01'],
  '/double-pana-bulk': ['@ROUTE-15', '@DPB-01'],
  '/sp-motor': ['@ROUTE-16', '@SPM-05'],
  '/dp-motor': ['@ROUTE-17', '@DPM-05'],
  '/group-jodi': ['@ROUTE-18', '@GJ-01'],
  '/spdptp': ['@ROUTE-19', '@SDT-01'],
  '/odd-even': ['@ROUTE-20', '@OE-02', '@OE-03'],
  '/red-bracket': ['@ROUTE-21', '@RB-03'],
  '/digits-based-jodi': ['@ROUTE-22', '@DBJ-01', '@DBJ-04'],
  '/two-digits-panel': ['@ROUTE-23', '@TDP-01'],
  '/triple-pana': ['@ROUTE-24', '@TP-01'],
  '/half-sangam': ['@ROUTE-25', '@HS-01', '@HS-03', '@HS-04'],
  '/half-sangam-a': ['@ROUTE-26', '@HSA-01'],
  '/half-sangam-b': ['@ROUTE-27', '@HSB-01'],
  '/full-sangam': ['@ROUTE-28', '@FS-01'],
  '/penal-group': ['@ROUTE-29', '@PG-01'],
  '/choice-pana': ['@ROUTE-30', '@CP-01'],
};

const { mobile, password } = mainPlayer;
const afterTheResults = '2026-11-20T18:30:00+05:30';
const user = userEvent.setup({ delay: null });
const click = (name: string) => user.click(screen.getByRole('button', { name }));

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
beforeEach(() => {
  localStorage.clear();
  mock.useMock();
});
afterAll(() => mock.close());

/** Opens the screen of a case: by its tile, or by navigation state where no tile leads there. */
async function open({ path, tile, tileless }: PlayedCase): Promise<void> {
  const opened = { market: sampleMarket() };
  if (tileless) {
    await openApp(path, { ...opened, betType: betTypes.find(({ name }) => name === tile) });
  } else {
    await openApp('/betting-options', opened);
    await user.click(await screen.findByRole('button', { name: tile }));
  }
  await screen.findByRole('contentinfo');
  expect(shownPath()).toBe(path);
}

/** The card of a history with these digits. */
function cardOf(digits: string): HTMLElement | undefined {
  const cards = within(screen.getByRole('main')).getAllByRole('listitem');
  return cards.find((card) =>
    within(card)
      .queryAllByText('Digits')
      // Others of its bet may stand behind it: `7 + 4 lost`.
      .some(({ nextElementSibling: shown }) => shown?.textContent?.split(' + ')[0] === digits),
  );
}

/** A row of the confirmation: `128 10 Open`. */
const listed = (box: HTMLElement): string[] =>
  within(box)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' '));

/** The value of a label in the confirmation. */
const shownValue = (box: HTMLElement, label: string) =>
  within(box).getByText(label).nextElementSibling?.textContent;

const wallet = async () => (await mock.world.player(mobile)).points;
/** The bets placed since the world began with some others, in the order of their rows; the server lists the newest first. */
async function placedAfter(earlier: number) {
  const all = await mock.world.bets(mobile);
  return all.slice(0, all.length - earlier).toReversed();
}

/** Plays a case from its tile until its bets are placed, and compares each step with the server's data. */
async function place(played: PlayedCase, earlier: number): Promise<void> {
  const { fillIn, tableless, sendsAtContinue, tile } = played;
  const rows = rowsOf(played.rows);
  const points = pointsOf(rows);
  const before = await wallet();
  await open(played);
  await fillIn(bids);
  if (!tableless) await bids.hasRows(rows);
  await bids.hasTotals(rows.length, points);

  await click('Continue');
  const box = await screen.findByRole('dialog', { name: market });
  expect(listed(box)).toEqual(rows);
  expect(shownValue(box, 'Wallet Balance Before')).toBe(formatRupees(before));
  expect(shownValue(box, 'Wallet Balance After')).toBe(formatRupees(before - points));
  expect(await placedAfter(earlier)).toHaveLength(sendsAtContinue ? rows.length : 0);
  await click('Submit');
  await screen.findByRole('dialog', { name: 'Success!' });
  await click('Ok');
  await waitFor(() => expect(shownPath()).toBe('/betting-options'));

  const bets = await placedAfter(earlier);
  expect(bets.flatMap(({ bet_details: bet }) => bet.placed_bets)).toEqual(placedBets(played));
  for (const bet of bets) expect([bet.market.name, bet.bet_type.name]).toEqual([market, tile]);
  expect([await wallet(), auth.user?.points]).toEqual([before - points, before - points]);
}

/** Draws the results of a case and compares payout, history and win history. */
async function settle({ draw, won, lost }: WonCase, earlier: number): Promise<void> {
  const before = await wallet();
  const results = [
    await mock.world.setDraw({ market, session: 'open', pana: draw.open }),
    await mock.world.setDraw({ market, session: 'close', pana: draw.close }),
    await mock.world.advance({ to: afterTheResults }),
  ];
  const paid = results.flatMap(({ events }) => events).reduce((sum, event) => sum + event.paid, 0);
  expect(await wallet()).toBe(before + paid);
  const wins = (await placedAfter(earlier)).map(
    ({ calculated_values: values }) => values?.win_amount ?? 0,
  );
  expect(wins.filter((win) => win > 0)).toEqual([won.amount]);

  cleanup();
  await openApp('/bid-history');
  await waitFor(() =>
    expect(cardOf(won.digits)?.textContent).toContain(`Congratulations. You Won(${won.amount})`),
  );
  // Lost bids of one submission are stacked.
  for (const more of screen.getAllByRole('button', { name: /^More about/ })) await user.click(more);
  expect(cardOf(lost)?.textContent).toContain('Better luck next time');
  cleanup();
  await openApp('/win-history');
  await waitFor(() =>
    expect(cardOf(won.digits)?.textContent).toContain(`Win Amount${formatRupees(won.amount)}`),
  );
  expect(cardOf(lost)).toBeUndefined();
}

for (const [heading, cases] of casesByNumber) {
  describe(`a bid screen of a ${heading}`, () => {
    for (const played of cases) {
      const { path, tile } = played;
      it(`the screen ${path} is played from its tile${isWon(played) ? ' to its wins' : ''}`, {
        tags: requirements[path] ?? [],
      }, async () => {
        const isClassic = tile === classicHalfSangam.name;
        await mock.world.create({ scenario: isClassic ? 'classic-half-sangam' : 'fresh' });
        expect(await signInAs(mobile, password)).toBe(true);
        const earlier = (await mock.world.bets(mobile)).length;
        await place(played, earlier);
        if (isWon(played)) await settle(played, earlier);
      });
    }
  });
}

it('every requirement of a bid screen has a played case', () => {
  const paths = playedCases.map(({ path }) => path);
  expect(Object.keys(requirements).filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  for (const [numbers, cases] of casesByNumber)
    expect([numbers, cases.some(isWon)]).toEqual([numbers, true]);
});
