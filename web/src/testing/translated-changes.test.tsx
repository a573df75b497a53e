import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime, noteHostTime } from '../lib/host-time.ts';
import { MANY_MARKETS } from '../matka/many-markets.ts';
import { homeHost, listOf } from './home-host.ts';
import { openApp } from './open-app.tsx';
import { openBids } from './open-bids.ts';
import { sampleMarket } from './sample-market.ts';
import { translatePage, untranslatedText } from './translate-page.ts';

vi.mock('../api/suggestions.ts');

const user = userEvent.setup({ delay: null });
const home = homeHost();

/** Moves the host's time to a clock time in India on 20 November 2026, and lets the page tick. */
function setClock(time: string): void {
  act(() => {
    noteHostTime(new Date(`2026-11-20T${time}:00+05:30`).toUTCString());
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  localStorage.clear();
  forgetHostTime();
});
afterEach(forgetHostTime);

const opening = sampleMarket();

it.each([true, false])(
  'a translated bid screen shows the remaining minutes (%s)',
  async (heedsNo) => {
    setClock('15:20');
    await openBids('jodi-digits', { market: opening });
    expect(screen.getByText(/40 min/).closest('[translate="no"]')).not.toBeNull();
    for (const [time, left] of [
      ['15:51', '9 min'],
      ['15:58', '2 min'],
      ['16:01', 'Bidding for Kalyan Matka (Open) ended at 04:00 PM.'],
    ] as const) {
      translatePage({ heedsNo });
      setClock(time);
      expect(screen.getByText((text) => text.endsWith(left))).toBeTruthy();
      expect(screen.queryByText(/40 min/)).toBeNull();
    }
  },
);

it('a translated page shows the time left for bidding in its language', async () => {
  setClock('15:20');
  await openBids('jodi-digits', { market: opening });
  const line = screen.getByText(/40 min/);
  expect(Array.from(line.childNodes, ({ nodeType }) => nodeType)).toEqual([Node.TEXT_NODE]);
});

it.each([true, false])('a translated home shows the remaining minutes (%s)', async (heedsNo) => {
  setClock('15:20');
  await openApp('/home');
  expect((await screen.findAllByText(/40 min/)).length).toBeGreaterThan(0);
  for (const [time, left] of [
    ['15:51', '9 min'],
    ['15:58', '2 min'],
  ] as const) {
    translatePage({ heedsNo });
    setClock(time);
    await waitFor(() => expect(untranslatedText()).toContain(left));
    expect(untranslatedText()).not.toContain('40 min');
  }
});

it('a translated page refreshes the list of markets in another order and with other statuses', async () => {
  setClock('12:00');
  const markets = [1, 2, 3].map((id) => ({ ...opening, id, name: `Market ${id}` }));
  home.markets = listOf(...markets);
  await openApp('/home');
  await screen.findByRole('heading', { name: 'Market 1' });
  translatePage();
  const [first, second, third] = markets;
  if (!first || !second || !third) throw new Error('no markets');
  home.markets = listOf(
    { ...third, current_status: 3, current_status_name: 'Betting is closed' },
    { ...first, current_status: 2, current_status_name: 'Running for close' },
    { ...opening, id: 9, name: 'Market 9' },
  );
  setClock('12:55');
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await screen.findByRole('heading', { name: 'Market 9' });
  const names = screen.getAllByRole('heading', { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(['Market 9', 'Market 1', 'Market 3']);
});

const marketsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...opening,
    id: at + 1,
    name: `Market ${at + 1}`,
  }));
const refresh = async (markets: typeof home.markets) => {
  home.markets = markets;
  const before = home.calls('/markets/');
  await user.click(screen.getByRole('button', { name: /Refresh/ }));
  await waitFor(() => expect(home.calls('/markets/')).toBe(before + 1));
};
const refreshAt = (time: string, markets: typeof home.markets) => {
  setClock(time);
  return refresh(markets);
};
type Steps = readonly (readonly [expected: string, change: () => unknown])[];

/** The untranslated texts of home after each step; the page is translated before it. */
async function play(
  markets: ReturnType<typeof marketsOf>,
  steps: Steps,
  translate: () => void,
): Promise<string[]> {
  forgetHostTime();
  setClock('12:00');
  home.markets = listOf(...markets);
  const { unmount } = await openApp('/home');
  await screen.findByRole('heading', { name: 'Market 1' });
  const texts: string[] = [];
  for (const [expected, change] of steps) {
    translate();
    await change();
    await waitFor(() => expect(untranslatedText()).toContain(expected));
    texts.push(untranslatedText());
  }
  unmount();
  return texts;
}

it('a translated home shows the same texts as an untranslated one after each change of its markets', async () => {
  const markets = marketsOf(3);
  const [first, ...others] = markets;
  if (!first) throw new Error('no market');
  const renewed = listOf(
    ...others,
    { ...first, current_status: 3, current_status_name: 'Betting is closed' },
    { ...opening, id: 99, name: 'New market' },
  );
  const steps: Steps = [
    ['04:00 PM', () => setClock('12:55')],
    ['Updated 12:55 PM', () => refresh(renewed)],
    ['New market', () => undefined],
    ['Updated 12:58 PM · Nothing new', () => refreshAt('12:58', renewed)],
    ['Updated 12:59 PM · Nothing new', () => refreshAt('12:59', renewed)],
    ['Updated 01:02 PM', () => refreshAt('13:02', listOf(...markets))],
    ['Error loading markets', () => refresh({ status: 500, body: {} })],
    ['59 min', () => setClock('15:01')],
    ['9 min', () => setClock('15:51')],
    ['Updated 03:52 PM', () => refreshAt('15:52', renewed)],
    ['New results? Refresh', () => setClock('16:05')],
    ['Updated 04:06 PM', () => refreshAt('16:06', renewed)],
  ];
  const plain = await play(markets, steps, () => undefined);
  // A translator that moves every text.
  expect(await play(markets, steps, () => translatePage({ heedsNo: false }))).toEqual(plain);
});

it('a translated home shows the same texts as an untranslated one after each change of its search', async () => {
  const markets = marketsOf(MANY_MARKETS + 2);
  const search = () => screen.getByRole('searchbox');
  const steps: Steps = [
    ['No market matches', () => user.type(search(), 'zz')],
    ['Market 7', () => user.clear(search())],
  ];
  const plain = await play(markets, steps, () => undefined);
  // A translator that moves every text.
  expect(await play(markets, steps, () => translatePage({ heedsNo: false }))).toEqual(plain);
});

it('a translated page shows the added bids, and the message about a rejected bid', async () => {
  const { user: player } = await openBids('jodi-digits');
  translatePage();
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await player.click(screen.getByRole('button', { name: '⇄Add Bid' }));
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all required fields');
  translatePage();
  await player.type(field(/Jodi Digit/), '47');
  expect(screen.queryByRole('alert')).toBeNull();
  await player.type(field(/Enter Points/), '100');
  await player.click(screen.getByRole('button', { name: '⇄Add Bid' }));
  expect(await screen.findByText('47 added, 100 points')).toBeTruthy();
  expect(untranslatedText()).not.toContain('No bids added yet');
});
