import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownPath, shownState } from '../../../testing/open-app.tsx';
import { openBids, shownRows, shownTotals, textIn } from '../../../testing/open-bids.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';

vi.mock('../../../api/suggestions.ts');
vi.mock('../../../api/bet-types.ts', () => ({
  useBetTypes: () => ({ status: 'pending', retry: () => {} }),
}));

beforeEach(() => {
  localStorage.clear();
});

const LATER = 'Betting is currently closed. Please check back later.';
const TOMORROW = 'Betting is closed for today. Please try again tomorrow.';

it('the header leads back to the betting options of the market', {
  tags: ['@FRAME-01'],
}, async () => {
  const { press, state } = await openBids('jodi-digits');
  await press('Back');
  expect(shownPath()).toBe('/betting-options');
  expect(shownState()).toMatchObject({ market: { id: state.market.id } });
});

it('the header shows the market and the wallet', { tags: ['@FRAME-02'] }, async () => {
  await openBids('jodi-digits');
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
  expect(header.textContent).toContain('₹10,000.00');
});

it('the header shows the market name of the navigation state', { tags: ['@JB-03'] }, async () => {
  await openBids('jodi-digits-bulk', { marketName: 'KALYAN' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('KALYAN');
});

it('the header shows the fallback name of a market without one', {
  tags: ['@FRAME-19'],
}, async () => {
  await openBids('jodi-digits', { market: { name: '' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SITA MORNING');
});

it.each([
  ['Closed for today', TOMORROW],
  ['Betting is closed', LATER],
  ['Closed', LATER],
])(
  'a closed market in status “%s” shows the notice alone',
  { tags: ['@FRAME-05', '@FRAME-06', '@FRAME-07', '@FRAME-08'] },
  async (name, text) => {
    await openBids('sp-motor', { market: { current_status_name: name } });
    expect(screen.getByRole('heading', { name: 'Betting Closed' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
);

it('a closed market leads back to the options', { tags: ['@FRAME-09'] }, async () => {
  const { press } = await openBids('sp-motor', { market: { current_status_name: 'Closed' } });
  await press('Go Back');
  expect(shownPath()).toBe('/betting-options');
});

it('the form shows today in India as a read-only date', { tags: ['@FRAME-10'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
  await openBids('jodi-digits');
  vi.useRealTimers();
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' });
  expect([date.value, date.readOnly]).toEqual(['21-11-2026', true]);
});

it('the form has type, points and Add Bid', { tags: ['@FRAME-11'] }, async () => {
  const { field } = await openBids('jodi-digits');
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeTruthy();
  expect(field('Enter Points')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Bid' })).toBeTruthy();
});

it.each(['multi-digit', 'single-digit-bulk', 'single-pana-bulk'] as const)(
  'the form of %s has no Add Bid, because a field or a tap adds the bids',
  { tags: ['@FRAME-11'] },
  async (id) => {
    await openBids(id);
    expect(screen.queryByRole('button', { name: 'Add Bid' })).toBeNull();
  },
);

it.each([
  ['Running now', 'both', ['Close', 'Open']],
  ['Running now', 'close', ['Close', 'Open']],
  ['Running for close', 'both', ['Close']],
  ['Announced', 'open', ['Open']],
  ['Announced', 'both', ['Close', 'Open']],
] as const)(
  'the form in status “%s” with direction %s offers %j',
  { tags: ['@MARKET-02', '@MARKET-03'] },
  async (name, bet_direction, types) => {
    await openBids('single-digit', {
      config: { bet_direction },
      market: { current_status_name: name },
    });
    const options = within(screen.getByRole('combobox', { name: 'Type' })).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(types);
  },
);

it('the table shows the bids with the newest on top', {
  tags: ['@FRAME-12', '@FRAME-14', '@SD-01', '@FLOW-03'],
}, async () => {
  const { add } = await openBids('single-digit');
  await add('Single Digit', '7', '10');
  await add('Single Digit', '3', '25');
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Digit', 'Points', 'Game Type', 'Action']);
  expect(shownRows()).toEqual([
    ['3', '25', 'Open'],
    ['7', '10', 'Open'],
  ]);
});

it('the table and the totals follow a deletion', {
  tags: ['@FRAME-03', '@FRAME-15', '@FRAME-16'],
}, async () => {
  const { add, press } = await openBids('jodi-digits');
  expect(screen.getByText('No bids added yet')).toBeTruthy();
  await add('Jodi Digit', '05', '10');
  await add('Jodi Digit', '47', '25');
  expect(shownTotals()).toEqual(['2', '35']);
  await press('Delete 05');
  expect(shownRows()).toEqual([['47', '25', 'Close']]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete 47');
  expect(shownTotals()).toEqual(['1', '25']);
  await press('Delete 47');
  expect(screen.getByText('No bids added yet')).toBeTruthy();
  expect(shownTotals()).toEqual(['0', '0']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bids' }));
});

it('the table is emptied by a change of type', { tags: ['@FLOW-12', '@SP-14'] }, async () => {
  const { add, chooseType } = await openBids('single-pana');
  await add('Single Pana', '128', '10');
  await chooseType('Close');
  expect(shownRows()).toEqual([]);
  await add('Single Pana', '128', '10');
  expect(shownRows()).toEqual([['128', '10', 'Close']]);
});

it('the table of a bulk screen is emptied by Clear', { tags: ['@JB-04'] }, async () => {
  const { add, press } = await openBids('jodi-digits-bulk');
  await add('Jodi Digit', '05', '10');
  await press('Clear');
  expect(shownRows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bids' }));
});

it('the draft is restored by a reload, and removed when the player leaves', {
  tags: ['@DRAFT-02', '@DRAFT-04'],
}, async () => {
  const { add, type, unmount } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '10');
  await type('Jodi Digit', '4');
  await waitFor(() => expect(localStorage.getItem('bid-draft:jodi-digits:3:7')).toContain('"4"'));
  const draft = localStorage.getItem('bid-draft:jodi-digits:3:7') ?? '';
  unmount();
  expect(localStorage.getItem('bid-draft:jodi-digits:3:7')).toBeNull();
  // A reload ends the page without leaving the screen.
  localStorage.setItem('bid-draft:jodi-digits:3:7', draft);
  await openBids('jodi-digits');
  expect(shownRows()).toEqual([['05', '10', 'Close']]);
  expect(textIn('Jodi Digit')).toBe('4');
});

it.each([
  ['bet type', { betType: { id: 4 }, market: {}, key: 'bid-draft:jodi-digits:4:7' }],
  ['market', { betType: {}, market: { id: 8 }, key: 'bid-draft:jodi-digits:3:8' }],
])(
  'the draft is removed by a change of %s on the same screen',
  { tags: ['@DRAFT-06'] },
  async (_, to) => {
    const { add, state } = await openBids('jodi-digits', {
      otherMarket: sampleMarket({ id: 8 }),
    });
    await add('Jodi Digit', '05', '10');
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('bid-draft:'));
    await waitFor(() => expect(drafts()).toEqual(['bid-draft:jodi-digits:3:7']));
    const other = {
      betType: { ...state.betType, ...to.betType },
      market: { ...state.market, ...to.market },
    };
    act(() => {
      history.pushState({ usr: other, key: 'other', idx: 1 }, '', '/jodi-digits');
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await waitFor(() => expect(shownRows()).toEqual([]));
    expect(drafts()).toEqual([]);
    await add('Jodi Digit', '47', '25');
    await waitFor(() => expect(drafts()).toEqual([to.key]));
    expect(localStorage.getItem(to.key)).not.toContain('"05"');
  },
);
