import type { SentBetRecord } from '@matka/contracts/api/history';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMarkets } from '../../api/markets.ts';
import { writeTokens } from '../../api/tokens.ts';
import { pointsAt, WINS_KEY } from '../../auth/stored-user.ts';
import { forgetHostTime } from '../../lib/host-time.ts';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf, threeDays } from '../../testing/history-host.ts';
import { labelValue } from '../../testing/label-value.ts';
import { shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { tokenFor } from '../../testing/token.ts';

const user = userEvent.setup({ delay: null });
const host = historyHost();
const press = (name: string) => user.click(screen.getByRole<HTMLButtonElement>('button', { name }));

const won = { bet_status: 'won', open_digit: '7' };

const pageOfThree = (data: SentBetRecord[], page = 1) => pageOf(data, page, 3);

/** Pages whose wins have the number of their page as digit. */
const threePages: Handler = ({ query }) => {
  const page = Number(new URLSearchParams(query).get('page'));
  return pageOfThree([sampleRecord({ ...won, open_digit: String(page) })], page);
};

const open = (handler: Handler) => host.open('/win-history', 'Win History', handler);

const shownDigits = (digits: string) =>
  waitFor(() => expect(labelValue(document.body, 'Digits')).toBe(digits));
const cards = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Digits'));

describe('at a fixed time', () => {
  beforeEach(forgetHostTime);
  afterEach(() => vi.useRealTimers());

  it('the win history has a header with a back button', {
    tags: ['@WIN-01', '@ROUTE-31'],
  }, async () => {
    await open(() => pageOfThree([]));
    await press('Back');
    await waitFor(() => expect(shownPath()).toBe('/my-bids'));
  });

  it('the win history shows a card for a win', {
    tags: ['@WIN-02', '@WIN-05', '@WIN-12', '@WIN-13', '@WIN-14'],
  }, async () => {
    await open(() =>
      pageOfThree([sampleRecord({ ...won, bet_type: 'open' }, { win_amount: 285.5 })]),
    );
    await screen.findByRole('heading', { name: 'Kalyan Matka' });
    const [card = document.body] = cards();
    const facts = ['Digits', 'Win Amount', 'Game Type', 'Point', 'Transaction Time'];
    expect(facts.map((name) => labelValue(card, name))).toEqual([
      '7',
      '₹285.50',
      'Jodi Digits',
      '30',
      '12:05 AM',
    ]);
    expect(within(card).getByText('Congratulations for winning')).toBeTruthy();
  });

  it('the win history shows 0 if the win amount is missing', {
    tags: ['@WIN-13'],
  }, async () => {
    await open(() => pageOfThree([sampleRecord(won)]));
    await waitFor(() => expect(labelValue(document.body, 'Win Amount')).toBe('₹0.00'));
  });

  it('the win history shows a sub-bet with its session, digits and points', {
    tags: ['@WIN-03'],
  }, async () => {
    const placed_bets = [{ close_pana: '128', open_digit: '5', points: 20 }];
    const win = sampleRecord({ bet_status: 'won', bet_type: 'open', placed_bets });
    await open(() => pageOfThree([win]));
    await screen.findByRole('heading', { name: 'Kalyan Matka (OPEN)' });
    const [card = document.body] = cards();
    expect(labelValue(card, 'Digits')).toBe('128-5');
    expect(labelValue(card, 'Point')).toBe('20');
  });

  it('the win history shows a win of several sub-bets once, with the winning sub-bets if the draw is known', {
    tags: ['@WIN-04'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:20:00+05:30') });
    signInForTest();
    writeTokens(tokenFor(48 * 3600), 'refresh-of-test');
    const placed_bets = ['0', '6'].map(
      (digit) => ({ digit, points: 10, bet_type: 'open' }) as const,
    );
    const win = sampleRecord(
      { bet_status: 'won', bet_type: 'open', placed_bets },
      { win_amount: 95 },
    );
    const shown = async () => {
      await screen.findByRole('heading', { name: 'Kalyan Matka (OPEN)' });
      return cards().map((card) => [labelValue(card, 'Digits'), labelValue(card, 'Win Amount')]);
    };
    await open(() => pageOfThree([win]));
    expect(await shown()).toEqual([['0 + 1', '₹95.00']]);
    cleanup();
    await open(({ path }) =>
      path === '/markets/' ? { body: [sampleMarket()] } : pageOfThree([win]),
    );
    await getMarkets();
    await press('Back');
    await user.click(await screen.findByRole('link', { name: /^Win History/ }));
    expect(await shown()).toEqual([['6', '₹95.00']]);
  });

  it('the win history adds up the wins of today and of this week, and counts a bet with sub-bets once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00+05:30') });
    signInForTest();
    const placed_bets = [
      { jodi: '05', points: 10 },
      { jodi: '50', points: 10 },
    ];
    const on = (day: string, id: number, record: ReturnType<typeof sampleRecord>) => ({
      ...record,
      id,
      timestamps: { created_at: `2026-11-${day}T10:00:00+05:30` },
    });
    const wins = [
      on('21', 5, sampleRecord({ ...won, placed_bets }, { win_amount: 950 })),
      on('21', 4, sampleRecord(won, { win_amount: 0.1 })),
      on('21', 3, sampleRecord(won, { win_amount: null })),
      on('16', 2, sampleRecord(won, { win_amount: 95 })),
      on('15', 1, sampleRecord(won, { win_amount: 7 })),
    ];
    await open(() => pageOfThree(wins));
    const sum = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;
    expect(await sum('Won today')).toBe('₹950.10');
    expect(await sum('Won this week')).toBe('₹1,045.10');
    expect(cards()).toHaveLength(5);
    cleanup();
    // More wins of the week may be on the next page.
    await open(() => pageOfThree(wins.slice(0, 4)));
    expect(await sum('Won today')).toBe('₹950.10');
    expect(screen.queryByText('Won this week')).toBeNull();
    cleanup();
    // The week has nothing but today.
    await open(() => pageOfThree([...wins.slice(0, 3), ...wins.slice(4)]));
    expect(await sum('Won today')).toBe('₹950.10');
    expect(screen.queryByText('Won this week')).toBeNull();
    cleanup();
    // The note of the balance names today's sum.
    localStorage.setItem(
      WINS_KEY,
      JSON.stringify({ at: pointsAt(), bets: { 5: 'decided', 4: 'decided' }, wins: {} }),
    );
    await open(() => pageOfThree(wins));
    expect(await sum('Won this week')).toBe('₹1,045.10');
    expect(screen.queryByText('Won today')).toBeNull();
  });

  it('the win history shows new wins large at its top once, and at the first visit the wins since yesterday', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00+05:30') });
    localStorage.clear();
    signInForTest();
    const win = (id: number, day: string, net_profit: number) => ({
      ...sampleRecord({ ...won, open_digit: '7' }, { win_amount: 95, net_profit }),
      id,
      timestamps: { created_at: `2026-11-${day}T10:00:00+05:30` },
    });
    const head = () => screen.queryByRole('region', { name: 'New win' });
    const visit = async (...records: SentBetRecord[]) => {
      cleanup();
      await open(() => pageOfThree(records));
      await screen.findAllByText('Congratulations for winning');
    };
    await visit(win(7, '19', 85));
    expect(head()).toBeNull();
    await visit(win(9, '21', -5));
    expect(head()).toBeNull();
    await visit(win(11, '21', 85), win(10, '18', 85), win(7, '19', 85));
    const region = await screen.findByRole('region', { name: 'New win' });
    await within(region).findByRole('heading', { name: 'Won ₹190' });
    expect(within(region).getAllByRole('img', { name: /, 7, Won ₹95$/ })).toHaveLength(2);
    expect(within(region).getByText('2 / 2')).toBeTruthy();
    expect(within(region).getAllByRole('button', { name: /^Share the win of 7/ })).toHaveLength(2);
    await visit(win(11, '21', 85), win(10, '18', 85), win(7, '19', 85));
    expect(head()).toBeNull();
    localStorage.clear();
    signInForTest();
    await visit(win(8, '20', 85), win(7, '10', 85));
    expect(head()).not.toBeNull();
    // Its heading shows the sum of the week.
    expect(screen.queryByText('Won this week')).toBeNull();
    await visit(win(8, '20', 85), win(7, '10', 85));
    expect(screen.getByText('Won this week')).toBeTruthy();
  });

  it('the win history also shows a new win large that comes after an earlier visit', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00+05:30') });
    localStorage.clear();
    signInForTest();
    const win = (id: number) => ({
      ...sampleRecord({ ...won, open_digit: String(id) }, { win_amount: 95, net_profit: 85 }),
      id,
      timestamps: { created_at: '2026-11-21T10:00:00+05:30' },
    });
    let wins = [win(6)];
    await open(() => pageOf(wins));
    await screen.findByRole('heading', { name: 'Won ₹95' });
    await press('Back');
    wins = [win(8), win(7), win(6)];
    await user.click(await screen.findByRole('link', { name: /^Win History/ }));
    await screen.findByRole('heading', { name: 'Won ₹190' });
  });

  it('the win history groups the wins under their date in India', async () => {
    const at = (created_at: string) => ({ ...sampleRecord(won), timestamps: { created_at } });
    await open(() =>
      pageOfThree([
        { ...at('2026-11-21T00:05:00+05:30'), id: 3 },
        { ...at('2026-11-20T18:31:00Z'), id: 2 },
        { ...at('2026-11-20T18:29:00Z'), id: 1 },
      ]),
    );
    const today = await screen.findByRole('list', { name: '21/11/2026' });
    expect(within(today).getAllByRole('listitem')).toHaveLength(2);
    const before = screen.getByRole('list', { name: '20/11/2026' });
    expect(within(before).getAllByRole('listitem')).toHaveLength(1);
  });

  it('the win history shows that there are no wins', { tags: ['@WIN-17'] }, async () => {
    await open(() => pageOfThree([]));
    expect(await screen.findByText('No records found')).toBeTruthy();
  });
});

it('the pages of wins are requested by page and status won, from the first to the last', {
  tags: ['@CONST-04', '@WIN-18'],
}, async () => {
  await open(threePages);
  const isDisabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  for (const page of ['1', '2', '3']) {
    if (page !== '1') await press('Next');
    await shownDigits(page);
    const pager = screen.getByRole('navigation', { name: 'Pages' });
    expect(pager.textContent).toBe(`Prev${page}Next`);
    expect([isDisabled('Prev'), isDisabled('Next')]).toEqual([page === '1', page === '3']);
  }
  expect(host.requested()).toEqual([1, 2, 3].map((page) => `page=${page}&bet_status=won`));
});

it('the search for a day in the win history shows that the day has no win', async () => {
  await open(threeDays(won));
  const goTo = async (day: string) => {
    await press('Jump to a date');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
    await press('Ok');
  };
  await shownDigits('1');
  await goTo('2026-11-11');
  expect(screen.getByText('Looking for 11/11/2026…')).toBeTruthy();
  await shownDigits('3');
  expect(screen.queryByText(/11\/11\/2026…/)).toBeNull();
  await goTo('2026-11-12');
  expect(await screen.findByText('No wins on 12/11/2026')).toBeTruthy();
  await press('Prev');
  await shownDigits('2');
  expect(screen.queryByText(/^No wins on/)).toBeNull();
  expect(host.requested().every((query) => query.endsWith('bet_status=won'))).toBe(true);
});
