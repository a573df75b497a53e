import type { SentBetRecord } from '@matka/contracts/api/history';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { createMock } from '@matka/mock-server/create-mock';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { getBetTypes } from '../api/bet-types.ts';
import { type BetRequest, submitBets } from '../api/betting.ts';
import { getMarkets } from '../api/markets.ts';
import { auth } from '../auth/auth-state.ts';
import { register } from '../auth/register.ts';
import { setConfig } from '../config.ts';
import { played as halfSangamA } from '../features/bids/screens/half-sangam-a.ts';
import { played as jodiDigits } from '../features/bids/screens/jodi-digits.ts';
import { played as multiDigit } from '../features/bids/screens/multi-digit.ts';
import { played as penalGroup } from '../features/bids/screens/penal-group.ts';
import { played as singlePana } from '../features/bids/screens/single-pana.ts';
import { paths } from '../lib/paths.ts';
import { submitBids } from '../submissions/player-submissions.ts';
import { expectUnharmed, settled, startOver } from './hostile-screen.ts';
import { signInAs } from './mock-server.ts';
import { openApp } from './open-app.tsx';
import { shownRows } from './open-bids.ts';
import { market, pointsOf, rowsOf } from './played-cases.ts';
import { renderedBidForm } from './rendered-bid-form.ts';
import { shownTexts } from './shown-texts.ts';
import { sampleContent } from './stored-submissions.ts';

/** Five kinds of bid screens: jodis, a grid, panas, suggestions and sangams. */
const cases = [jodiDigits, multiDigit, singlePana, penalGroup, halfSangamA];

/** The screens that show the data of the host. */
const screens = [
  paths.home,
  paths.bidHistory,
  paths.winHistory,
  paths.passbook,
  paths.marketResultHistory,
  paths.chart,
  paths.gameRates,
];

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

const { mobile, password } = mainPlayer;

/** Where a player bets: on each kind of bid screen, once through the client without a screen, or nowhere. */
export type Betting = 'on screens' | 'through the client' | 'nowhere';

/** A player's findings on a host. */
export interface PlayedHost {
  /** The texts of each screen, and of refusals. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** The new bets in the mock, without the effects of its styles. */
  booked: readonly string[];
  wallet: number;
}

const bookedText = ({ market, bet_type, bet_details }: SentBetRecord): string =>
  [market.name, bet_type.name, bet_details.amount, JSON.stringify(bet_details.placed_bets)].join(
    ' ',
  );

/** The texts of a registration, and of a registration with a taken number. */
const registrations = ['9123456780', mobile].map((mobileNumber) => ({
  mobileNumber,
  firstName: 'Asha',
  lastName: 'Patil',
  credential: 'Kalyan@2026',
  confirmation: 'Kalyan@2026',
  referralCode: '',
}));

/** The client's texts for refusals. */
async function refusals(marketId: number): Promise<string[]> {
  await signInAs(mobile, 'Wrong@2026');
  const wrongPassword = auth.error;
  const registered = [];
  for (const form of registrations)
    registered.push(JSON.stringify((await register(form)) ?? 'registered'));
  expect(await signInAs(mobile, password)).toBe(true);
  const amount = 9_999_999;
  const payload = { bets: [{ jodi: '05', points: amount }] };
  const bet = { bet_type_id: 3, market_id: marketId, amount, payload } as const;
  const { kind } = await submitBets(bet);
  return [String(wrongPassword), ...registered, kind];
}

/** Starts a mock that the app reaches without a network. */
export async function startPlayedHost() {
  // Home loads it where a player has bet: a first load of the code would come after the screen has settled.
  await import('../features/home/your-draws.tsx');
  const mock = await createMock({ worlds: 'strict', seed: 11 });
  let open = 0;
  const underWay = () => open;
  const fetch: typeof globalThis.fetch = async (...request) => {
    open += 1;
    try {
      return await mock.fetch(...request);
    } finally {
      open -= 1;
    }
  };
  return {
    /**
     * Plays on a host with some styles: is refused, signs in, bets, loses the access token and reads every screen.
     */
    play: async (hostStyle: readonly string[], betting: Betting): Promise<PlayedHost> => {
      startOver();
      // Both clocks stand still at the same time: a screen may open before or after the first header Date.
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date(testClock) });
      vi.stubGlobal('fetch', fetch);
      setConfig({ apiBase: mock.url });
      const world = mock.world();
      await world.create({ now: testClock, hostStyle });
      const before = (await world.bets(mobile)).length;
      const texts: Record<string, string[]> = { refusals: await refusals(1) };
      if (betting === 'on screens') await bet(underWay);
      if (betting === 'through the client') await betThroughClient();
      await world.expireTokens();
      for (const path of screens) texts[path] = await textsOf(path, underWay);
      const all = await world.bets(mobile);
      return {
        texts,
        booked: all
          .slice(0, all.length - before)
          .map(bookedText)
          .sort(),
        wallet: (await world.player(mobile)).points,
      };
    },
    close: mock.close,
  };
}

async function textsOf(path: string, underWay: () => number): Promise<string[]> {
  document.body.replaceChildren();
  const { unmount } = await openApp(path);
  await settled(underWay);
  expectUnharmed();
  // Banners turn by themselves.
  screen.queryByRole('region', { name: 'Banners' })?.remove();
  const texts = shownTexts();
  unmount();
  return texts;
}

/** The market of the journeys, also in the style that has other names. */
const isPlayed = (name: string | null): boolean => name === market || name === 'Bazar. [0] A/B 50%';

/** Places two jodis with the ids of the host's lists. */
async function betThroughClient(): Promise<void> {
  const [markets, betTypes] = await Promise.all([getMarkets(), getBetTypes()]);
  const ids = {
    market_id: markets.find(({ name }) => isPlayed(name))?.id,
    bet_type_id: betTypes.find(({ name }) => name === sampleContent.betTypeName)?.id,
  };
  // The ids come from the host; the type of the payload follows the product's own table of ids.
  const body = { ...sampleContent.body, ...ids } as BetRequest;
  expect(await submitBids({ ...sampleContent, body }, false)).toMatchObject({
    submission: { status: 'placed' },
  });
}

/** Places the bets of each case through the tiles of a market. */
async function bet(underWay: () => number): Promise<void> {
  await openApp(paths.home);
  await settled(underWay);
  const heads = screen.getAllByRole('heading', { level: 3 });
  const card = heads.find((head) => isPlayed(head.textContent))?.parentElement;
  if (!card) throw new Error(`The home page does not list ${market}`);
  await user.click(within(card).getByRole('button'));
  for (const { tile, fillIn, tableless, ...played } of cases) {
    await screen.findAllByRole('button', { name: /Digit/ });
    const open = screen.queryByRole('button', { name: tile });
    if (!open) continue;
    await user.click(open);
    await screen.findByRole('contentinfo');
    await fillIn(renderedBidForm);
    const rows = rowsOf(played.rows);
    // The order of suggestions is the host's own.
    const shown = () =>
      shownRows()
        .map((cells) => cells.join(' '))
        .sort();
    if (!tableless) await waitFor(() => expect(shown()).toEqual(rows.toSorted()));
    await renderedBidForm.hasTotals(rows.length, pointsOf(rows));
    await press('Continue');
    await screen.findByRole('dialog');
    expectUnharmed();
    await press('Submit');
    await screen.findByRole('dialog', { name: 'Success!' });
    await press('Ok');
    await waitFor(() => expect(location.pathname).toBe(paths.bettingOptions));
  }
  await act(async () => {});
}
