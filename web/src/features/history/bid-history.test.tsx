import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../auth/sign-out.ts';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf, threeDays } from '../../testing/history-host.ts';
import { labelValue } from '../../testing/label-value.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { sampleSubmission, storeSubmission } from '../../testing/stored-submissions.ts';
import { drawTickets, keepTickets } from '../../winnings/draw-tickets.ts';

const user = userEvent.setup({ delay: null });

const host = historyHost();

const open = (handler: Handler = () => pageOf([sampleRecord({ open_digit: '7' })])) =>
  host.open('/bid-history', 'Bid History', handler);

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const shownDigits = async (digits: string) => {
  await waitFor(() => expect(labelValue(document.body, 'Digits')).toBe(digits));
};

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
  await open(() => pageOf([record]));
  const card = (await screen.findByRole('heading', { name: 'Kalyan Matka (OPEN)' })).parentElement;
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
  await open(() => pageOf([sampleRecord({ placed_bets })]));
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
  await open(() => pageOf([]));
  expect(await screen.findByText('No records found')).toBeTruthy();
});

describe('tickets', () => {
  it('the bids of one submission are one ticket that unfolds, with the way to their market', async () => {
    const placed_bets = ['05', '47', '61'].map((jodi) => ({ jodi, points: 10, bet_type: 'close' }));
    const submission = { ...sampleRecord({ placed_bets }), id: 33 };
    const other = { ...sampleRecord({ placed_bets: [{ jodi: '05', points: 20 }] }), id: 32 };
    await open(({ path }) =>
      path === '/markets/' ? { body: [sampleMarket()] } : pageOf([submission, other]),
    );
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

  /** A host with a record for each number, newest first, ten on a page. */
  const numbered = (records: ReturnType<typeof sampleRecord>[]): Handler => {
    const total = Math.ceil(records.length / 10);
    return ({ path, query }) => {
      if (path === '/markets/') return { body: [] };
      const page = Number(new URLSearchParams(query).get('page'));
      return pageOf(records.slice(10 * page - 10, 10 * page), page, total);
    };
  };
  const jodi = (id: number, status = 'PENDING', win: number | null = null, points = 10) => ({
    ...sampleRecord(
      { bet_status: status, placed_bets: [{ jodi: String(id).padStart(2, '0'), points }] },
      { win_amount: win, net_profit: win },
    ),
    id,
  });
  const jodis = (count: number) => Array.from({ length: count }, (_, at) => jodi(count - at));
  const older = jodi(0, 'PENDING', null, 25);
  const cards = () => screen.getAllByRole('heading', { level: 2 });
  const shownDigit = () => labelValue(document.body, 'Digits');

  it('thirty jodis with a record for each are one ticket, and the next page shows what follows', async () => {
    await open(numbered([...jodis(30), older]));
    await screen.findByText('+ 29');
    expect([cards().length, shownDigit()]).toEqual([1, '01 + 29']);
    await press('Next');
    await shownDigits('00');
    expect([cards().length, screen.getByRole('button', { name: 'Next' })]).toHaveProperty(
      '1.disabled',
      true,
    );
    await press('Prev');
    await screen.findByText('+ 29');
  });

  it.each([
    ['ends in the middle of a page', 25, '00'],
    ['ends with a page', 20, '00'],
  ])('a bet that %s is shown once', async (_, count, after) => {
    await open(numbered([...jodis(count), older]));
    await screen.findByText(`+ ${count - 1}`);
    await press('Next');
    await shownDigits(after);
    expect(cards()).toHaveLength(1);
  });

  it('the history shows how many numbers a bet on 220 has at least', async () => {
    await open(numbered(jodis(220)));
    await screen.findByText('+ 49 or more');
    expect(host.requested()).toEqual([1, 2, 3, 4, 5].map((page) => `page=${page}`));
    await press('Next');
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('6'),
    );
    expect(await screen.findByText('+ 49 or more')).toBeTruthy();
  });

  it('a bet whose other pages cannot be read has at least what was read', async () => {
    const pages = numbered(jodis(30));
    await open((call) => (call.query.includes('page=2') ? { status: 500, body: {} } : pages(call)));
    expect(await screen.findByText('+ 9 or more')).toBeTruthy();
  });

  it('a bet that has a win on a page that was not read is not told as lost', {
    tags: ['@BIDS-08'],
  }, async () => {
    const records = jodis(99).map(({ id }) =>
      jodi(id, id === 1 ? 'won' : 'lost', id === 1 ? 950 : 0),
    );
    await open(numbered(records));
    expect(await screen.findByText('50 lost so far')).toBeTruthy();
    expect(screen.queryByText('Better luck next time')).toBeNull();
    const [more = document.body] = screen.getAllByRole('button', { name: /^More about/ });
    await user.click(more);
    expect(screen.getAllByText('Better luck next time')).toHaveLength(50);
    expect(screen.queryByText(/lost so far/)).toBeNull();
  });

  it('a decided bet stays whole, with the number that won in front', async () => {
    const records = jodis(10).map(({ id }) =>
      jodi(Number(id), id === 4 ? 'won' : 'lost', id === 4 ? 950 : 0),
    );
    await open(numbered(records));
    await screen.findByText('+ 9 lost');
    expect([cards().length, shownDigit()]).toEqual([1, '04 + 9 lost']);
    expect(screen.getByText('Congratulations. You Won(950)')).toBeTruthy();
  });

  it('each number that won has a card', async () => {
    const records = jodis(4).map(({ id }) =>
      jodi(Number(id), Number(id) > 2 ? 'won' : 'lost', Number(id) > 2 ? 950 : 0),
    );
    await open(numbered(records));
    await screen.findByText('+ 2 lost');
    expect(cards()).toHaveLength(2);
    expect(screen.getAllByText('Congratulations. You Won(950)')).toHaveLength(2);
  });

  it('bets that all lost are one card without more words', async () => {
    await open(numbered(jodis(3).map(({ id }) => jodi(Number(id), 'lost', 0))));
    expect(await screen.findByText('+ 2')).toBeTruthy();
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
    await open(() => pageOf(data));
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});

describe('a bet that may be one of an open submission', () => {
  const record = { ...sampleRecord({ placed_bets: [{ jodi: '05', points: 10 }] }), id: 8 };
  const sent = Date.parse(record.timestamps.created_at) - 900;
  const firstSentAt = { host: sent, device: sent };
  afterEach(() => localStorage.clear());

  it.each([
    ['is marked', { status: 'unknown', firstSentAt }, 1],
    ['is not marked once the outcome is known', { status: 'refused', firstSentAt }, 0],
    [
      'is not marked if it is older',
      { status: 'unknown', firstSentAt: { host: sent + 60_000, device: sent } },
      0,
    ],
  ] as const)('a bet that looks like it %s', async (_, members, count) => {
    storeSubmission({ ...members, attempts: 1, baseline: [] });
    await open(({ path }) => (path === '/bets/history/' ? pageOf([record]) : { body: [] }));
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryAllByText('This may be it: Bid Id 8')).toHaveLength(count);
  });

  it('the ones behind another ticket are named on it', async () => {
    storeSubmission({ status: 'unknown', firstSentAt, attempts: 1, baseline: [] });
    const data = [{ ...record, id: 9 }, record];
    await open(({ path }) => (path === '/bets/history/' ? pageOf(data) : { body: [] }));
    await screen.findByText('This may be it: Bid Id 8, 9');
    await user.click(screen.getByRole('button', { name: /^More about/ }));
    expect(screen.getAllByText(/^This may be it/).map((hint) => hint.textContent)).toEqual([
      'This may be it: Bid Id 8',
      'This may be it: Bid Id 9',
    ]);
  });
});

const days = threeDays();
const goTo = async (day: string) => {
  await press('Filter');
  fireEvent.change(screen.getByLabelText('Jump to a date'), { target: { value: day } });
  await press('SET FILTER');
};

it('the jump to a day shows its page, or that the history has no bid of it', async () => {
  await open(days);
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

it('the jump to a day reports a page on the way that fails', async () => {
  let isDown = false;
  await open((call) =>
    isDown && call.path === '/bets/history/' ? { status: 500, body: {} } : days(call),
  );
  await shownDigits('1');
  isDown = true;
  await goTo('2026-11-11');
  expect(await screen.findByText('Error: Failed to fetch bid history')).toBeTruthy();
});

const profit = { win_amount: 95, net_profit: 85 };
const bet = (id: number, status: string, values = {}) => ({
  ...sampleRecord({ bet_status: status, open_digit: String(id), amount: 10 * id }, values),
  id,
});
const note = () => within(screen.getByRole('main')).queryByText(/^\d+ (bet won|lost)/);
const isNew = (text: string) =>
  screen.getByText(text).closest('[data-new]')?.getAttribute('data-new') ?? null;

it('decided bets are counted and stamped, and only on the next visit', async () => {
  let data = [bet(4, 'PENDING'), bet(3, 'PENDING'), bet(2, 'PENDING'), bet(1, 'lost')];
  await open(() => pageOf(data));
  await screen.findAllByText('PENDING');
  expect(note()).toBeNull();
  const visitAgain = async () => {
    await user.click(screen.getByRole('link', { name: /Wallet/ }));
    await waitFor(() => expect(screen.queryByText('Digits')).toBeNull());
    await user.click(screen.getByRole('link', { name: /All Bids/ }));
  };
  data = [bet(4, 'PENDING'), bet(3, 'lost'), bet(2, 'won', profit), bet(1, 'lost')];
  await visitAgain();
  expect(await screen.findByRole('button', { name: '1 lost' })).toBeTruthy();
  const wins = screen.getByRole('link', { name: '1 bet won ₹95' });
  expect(wins.getAttribute('href')).toBe('/win-history');
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
  await open(() => pageOf([record, bet(5, 'PENDING'), bet(3, 'lost')]));
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

it('decided bets of a host without ids are not counted', async () => {
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
