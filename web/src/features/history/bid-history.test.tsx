import type { HistoryQuery, SentHistoryResponse } from '@matka/contracts/api/history';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../auth/sign-out.ts';
import { type ApiServer, type Handler, startApi } from '../../testing/api-server.ts';
import { labelValue } from '../../testing/label-value.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { sampleSubmission } from '../../testing/stored-submissions.ts';
import { drawTickets, keepTickets } from '../../winnings/draw-tickets.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer | undefined;
afterEach(() => api?.close());
beforeEach(() => signInForTest());

const page = (over: Partial<SentHistoryResponse> = {}): SentHistoryResponse => ({
  data: [sampleRecord({ open_digit: '7' })],
  pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
  ...over,
});

/** The pages of a history of three, each with the number of its page as its digit. */
const threePages: Handler = ({ path, query }) => {
  if (path === '/markets/') {
    return { body: [sampleMarket(), sampleMarket({ id: 2, name: 'Sridevi' })] };
  }
  const current_page = Number(new URLSearchParams(query).get('page'));
  return {
    body: page({
      data: [sampleRecord({ open_digit: String(current_page) })],
      pagination: {
        current_page,
        has_previous: current_page > 1,
        has_next: current_page < 3,
        total_pages: 3,
      },
    }),
  };
};

async function open(handler: Handler = () => ({ body: page() })) {
  api = await startApi(handler);
  await openApp('/bid-history');
  await screen.findByRole('heading', { name: 'Bid History' });
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
const shownDigits = async (digits: string) => {
  await waitFor(() => expect(labelValue(document.body, 'Digits')).toBe(digits));
};
const requested = () =>
  (api?.calls ?? []).filter(({ path }) => path === '/bets/history/').map(({ query }) => query);
const lastQuery = () => new URLSearchParams(requested().at(-1));
const all = (name: keyof HistoryQuery) => lastQuery().getAll(name);

/** Three pages, each of the bets of one day. */
const threeDays: Handler = (call) => {
  const response = threePages(call);
  const page = Number(new URLSearchParams(call.query).get('page'));
  if (call.path === '/markets/' || !response || typeof response !== 'object') return response;
  const created_at = `2026-11-${20 - 3 * page}T12:00:00+05:30`;
  const record = { ...sampleRecord({ open_digit: String(page) }), timestamps: { created_at } };
  const { pagination } = (response as { body: SentHistoryResponse }).body;
  return { body: { data: [record], pagination } };
};

describe('the jump to a day', () => {
  const goTo = async (day: string) => {
    await press('Filter');
    fireEvent.change(screen.getByLabelText('Go to a day'), { target: { value: day } });
    await press('SET FILTER');
  };

  it('the jump to a day shows its page, and says when the history has no bid of it', async () => {
    await open(threeDays);
    await shownDigits('1');
    await goTo('2026-11-11');
    expect(screen.getByText('Looking for 11/11/2026…')).toBeTruthy();
    await shownDigits('3');
    expect(screen.queryByText(/11\/11\/2026…/)).toBeNull();
    await goTo('2026-11-12');
    expect(await screen.findByText('No bids on 12/11/2026')).toBeTruthy();
    await shownDigits('3');
    await user.click(screen.getByRole('button', { name: /Prev/ }));
    await shownDigits('2');
    expect(screen.queryByText(/^No bids on/)).toBeNull();
  });

  it('the jump to a day says when a page on the way fails', async () => {
    let isDown = false;
    await open((call) =>
      isDown && call.path === '/bets/history/' ? { status: 500, body: {} } : threeDays(call),
    );
    await shownDigits('1');
    isDown = true;
    await goTo('2026-11-11');
    expect(await screen.findByText('Error: Failed to fetch bid history')).toBeTruthy();
  });
});

describe('bid history', () => {
  it('the bid history has a header with a way back', { tags: ['@BIDS-01'] }, async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bid History');
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(shownPath()).toBe('/bid-history');
  });

  it('the bid history shows a card for each bet', {
    tags: ['@BIDS-04', '@BIDS-05', '@BIDS-06'],
  }, async () => {
    const record = sampleRecord({ open_digit: '7', bet_type: 'open', points: 20 });
    await open(() => ({ body: page({ data: [record] }) }));
    const card = (await screen.findByRole('heading', { name: 'Kalyan Matka (OPEN)' }))
      .parentElement;
    if (!card) throw new Error('The title stands in no card');
    const facts = ['Digits', 'Game Type', 'Point', 'Bid Id', 'Bid Date', 'Transaction Time'];
    expect(facts.map((name) => labelValue(card, name))).toEqual([
      '7',
      'Jodi Digits',
      '30',
      '4711',
      '21/11/2026',
      '12:05 AM',
    ]);
    expect(within(card).getByText('PENDING').dataset.tone).toBe('warn');
  });

  it('the bid history shows a card for each sub-bet, with its digits, side and points', {
    tags: ['@BIDS-04', '@BIDS-12'],
  }, async () => {
    const placed_bets = [
      { jodi: '05', points: 10, bet_type: 'close' },
      { close_pana: '128', open_digit: '5', points: 20, bet_type: 'open' },
    ];
    await open(() => ({ body: page({ data: [sampleRecord({ placed_bets })] }) }));
    const cards = await screen.findAllByRole('listitem');
    const shown = cards
      .filter((card) => within(card).queryByText('Digits'))
      .map((card) => [
        within(card).getByRole('heading').textContent,
        labelValue(card, 'Digits'),
        labelValue(card, 'Point'),
      ]);
    expect(shown).toEqual([
      ['Kalyan Matka (CLOSE)', '05', '10'],
      ['Kalyan Matka (OPEN)', '128-5', '20'],
    ]);
  });

  it('the bid history offers no way to cancel or change a bet', { tags: ['@APP-07'] }, async () => {
    await open();
    await screen.findByRole('heading', { name: /Kalyan Matka/ });
    const [card] = within(screen.getByRole('list', { name: 'Bids' })).getAllByRole('listitem');
    if (!card) throw new Error('There is no card');
    const [more, ...others] = within(card).getAllByRole('button');
    expect([more?.getAttribute('aria-label'), others]).toEqual(['More about the bid on 7', []]);
    for (const role of ['link', 'textbox', 'combobox', 'checkbox']) {
      expect(within(card).queryAllByRole(role)).toEqual([]);
    }
  });

  it('the bid history shows that there are no bids', { tags: ['@BIDS-19'] }, async () => {
    await open(() => ({ body: page({ data: [] }) }));
    expect(await screen.findByText('No records found')).toBeTruthy();
  });
});

describe('the bids of one submission', () => {
  it('the bids of one submission are one ticket that unfolds, with the way to their market', async () => {
    const placed_bets = ['05', '47', '61'].map((jodi) => ({ jodi, points: 10, bet_type: 'close' }));
    const submission = { ...sampleRecord({ placed_bets }), id: 33 };
    const other = { ...sampleRecord({ placed_bets: [{ jodi: '05', points: 20 }] }), id: 32 };
    await open(({ path }) => ({
      body: path === '/markets/' ? [sampleMarket()] : page({ data: [submission, other] }),
    }));
    const tickets = () => screen.getAllByRole('heading', { level: 2 });
    await screen.findByText('+ 2');
    expect(tickets()).toHaveLength(2);
    const [more] = screen.getAllByRole('button', { name: 'More about the bid on 05' });
    if (!more) throw new Error('There is no button');
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(tickets()).toHaveLength(4);
    expect(screen.queryByText('+ 2')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Bet on Kalyan Matka' }));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
  });

  it.each([
    ['time', { timestamps: { created_at: '2026-11-21T00:06:00.000+05:30' } }],
    ['market', { market: { name: 'Sridevi' } }],
    ['bet type', { bet_type: { name: 'Group Jodi' } }],
    ['status', sampleRecord({ bet_status: 'lost' })],
    ['points', sampleRecord({ amount: 31 })],
  ])('the bids of one ticket are of the same %s', async (_, members) => {
    const data = [
      { ...sampleRecord(), id: 32 },
      { ...sampleRecord(), ...members, id: 31 },
    ];
    await open(() => ({ body: page({ data }) }));
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});

describe('bets that were pending at the last visit', () => {
  const profit = { win_amount: 95, net_profit: 85 };
  const bet = (id: number, status: string, values = {}) => ({
    ...sampleRecord({ bet_status: status, open_digit: String(id) }, values),
    id,
  });
  const note = () => screen.queryByRole('button', { name: /won|lost/ });
  const isNew = (text: string) =>
    screen.getByText(text).closest('[data-new]')?.getAttribute('data-new') ?? null;

  it('decided bets are counted and stamped, and only on the next visit', async () => {
    let data = [bet(4, 'PENDING'), bet(3, 'PENDING'), bet(2, 'PENDING'), bet(1, 'lost')];
    await open(() => ({ body: page({ data }) }));
    await screen.findAllByText('PENDING');
    expect(note()).toBeNull();
    const visitAgain = async () => {
      await user.click(screen.getByRole('link', { name: /Wallet/ }));
      await waitFor(() => expect(screen.queryByText('Digits')).toBeNull());
      await user.click(screen.getByRole('link', { name: /All Bids/ }));
    };
    data = [bet(4, 'PENDING'), bet(3, 'lost'), bet(2, 'won', profit), bet(1, 'lost')];
    await visitAgain();
    expect(await screen.findByRole('button', { name: '1 won ₹95 · 1 lost' })).toBeTruthy();
    expect(isNew('Congratulations. You Won(95)')).toBe('true');
    expect(isNew('PENDING')).toBeNull();
    const lost = screen.getAllByText('Better luck next time');
    expect(lost.map((stamp) => stamp.dataset.new)).toEqual(['true', undefined]);
    await visitAgain();
    await screen.findByText('Congratulations. You Won(95)');
    await waitFor(() => expect(note()).toBeNull());
  });

  it('decided bets are known by their tickets on this device, which go once they were seen', async () => {
    const record = bet(4, 'lost');
    const sent = Date.parse(record.timestamps.created_at) - 900;
    vi.useFakeTimers({ toFake: ['Date'], now: sent + 3_600_000 });
    signInForTest();
    keepTickets(
      sampleSubmission({
        firstSentAt: { host: sent, device: sent },
        bids: ['4', '5'].map((label) => ({ label, points: 10, session: 'open' })),
      }),
    );
    await open(() => ({ body: page({ data: [record, bet(5, 'PENDING'), bet(3, 'lost')] }) }));
    expect(await screen.findByRole('button', { name: '1 lost' })).toBeTruthy();
    expect(drawTickets()).toHaveLength(2);
    cleanup();
    expect(drawTickets().map(({ label }) => label)).toEqual(['5']);
    vi.useRealTimers();
  });

  it('decided bets are not counted for the next player', async () => {
    let status = 'PENDING';
    await open(() => ({ body: { data: [bet(1, status)] } }));
    await screen.findByText('PENDING');
    cleanup();
    signOut();
    status = 'lost';
    signInForTest({ id: 2, mobile_number: '9000000002' });
    await openApp('/bid-history');
    await screen.findByText('Better luck next time');
    expect(note()).toBeNull();
  });

  it('decided bets are not counted where they have no ids', async () => {
    let status = 'PENDING';
    await open(() => ({ body: { data: [{ ...bet(1, status), id: null }] } }));
    await screen.findByText('PENDING');
    status = 'lost';
    await user.click(screen.getByRole('link', { name: /Wallet/ }));
    await waitFor(() => expect(screen.queryByText('Digits')).toBeNull());
    await user.click(screen.getByRole('link', { name: /All Bids/ }));
    await screen.findByText('Better luck next time');
    expect(note()).toBeNull();
  });
});

describe('the pages', () => {
  it('the pages of the bid history start again, without a filter, at the next visit', {
    tags: ['@BIDS-20'],
  }, async () => {
    await open(threePages);
    await shownDigits('1');
    await press('Filter');
    await tick('Won');
    await press('SET FILTER');
    await waitFor(() => expect(all('bet_status')).toEqual(['won']));
    await shownDigits('1');
    await press('Next');
    await shownDigits('2');
    await user.click(screen.getByRole('link', { name: /Wallet/ }));
    await waitFor(() => expect(screen.queryByText('Digits')).toBeNull());
    await user.click(screen.getByRole('link', { name: /All Bids/ }));
    await shownDigits('1');
    await waitFor(() => expect(requested().at(-1)).toBe('page=1'));
  });
});

describe('the filter', () => {
  it('the filter sets the ticks, loads page 1 and keeps them on other pages', {
    tags: ['@BIDS-28', '@BIDS-21', '@BIDS-23', '@BIDS-24', '@BIDS-30'],
  }, async () => {
    await open(threePages);
    await shownDigits('1');
    await press('Next');
    await shownDigits('2');
    await press('Filter');
    await screen.findByRole('checkbox', { name: 'Sridevi' });
    const offered = (title: string) =>
      within(screen.getByRole('group', { name: title }))
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.textContent);
    expect(offered('By Game Type')).toEqual(['Open', 'Close']);
    expect(offered('By Winning Status')).toEqual(['Won', 'Loss', 'Pending']);
    expect(offered('By Games')).toEqual(['Kalyan Matka', 'Sridevi']);
    for (const name of ['Close', 'Won', 'Loss', 'Sridevi', 'Kalyan Matka']) await tick(name);
    await press('SET FILTER');
    expect(screen.queryByRole('dialog')).toBeNull();
    await shownDigits('1');
    await press('Next');
    await shownDigits('2');
    expect([all('page'), all('session_type')]).toEqual([['2'], ['close']]);
    expect([all('bet_status'), all('market_names')]).toEqual([
      ['won', 'lost'],
      ['Sridevi', 'Kalyan Matka'],
    ]);
    await press('Filter');
    const ticked = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((box) => box.checked)
      .map((box) => box.parentElement?.textContent);
    expect(ticked).toEqual(['Close', 'Won', 'Loss', 'Kalyan Matka', 'Sridevi']);
  });

  it('the filter searches more than twenty games by name, and keeps what is ticked', async () => {
    const names = [...Array.from({ length: 20 }, (_, id) => `Market ${id}`), 'Milan Day'];
    const many = names.map((name, id) => sampleMarket({ id, name }));
    await open((call) => (call.path === '/markets/' ? { body: many } : { body: page() }));
    await press('Filter');
    await screen.findByRole('checkbox', { name: 'Market 7' });
    await tick('Market 7');
    await user.type(screen.getByRole('searchbox', { name: 'Search markets' }), 'milan');
    expect(screen.queryByRole('checkbox', { name: 'Market 7' })).toBeNull();
    await tick('Milan Day');
    await press('SET FILTER');
    await waitFor(() => expect(all('market_names')).toEqual(['Market 7', 'Milan Day']));
  });

  it('the filter with both game types ticked is open, and is so again in the dialog', {
    tags: ['@BIDS-22', '@BIDS-30'],
  }, async () => {
    await open(threePages);
    await shownDigits('1');
    await press('Filter');
    for (const name of ['Close', 'Open']) await tick(name);
    await press('SET FILTER');
    await waitFor(() => expect(all('session_type')).toEqual(['open']));
    await press('Filter');
    const ticked = ['Open', 'Close'].map(
      (name) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked,
    );
    expect(ticked).toEqual([true, false]);
  });

  it.each([
    ['BIDS-25', 'hang', 'Loading markets...'],
    ['BIDS-26', { status: 500, body: {} }, 'Failed to load markets'],
    ['BIDS-27', { body: [] }, 'No markets available'],
  ] as const)(
    'the filter shows the state of the markets (%s)',
    { tags: ['@BIDS-25', '@BIDS-26', '@BIDS-27'] },
    async (_id, markets, text) => {
      await open(({ path }) => (path === '/markets/' ? markets : { body: page() }));
      await press('Filter');
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );
});
