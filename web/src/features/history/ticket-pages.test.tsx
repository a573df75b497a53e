import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf } from '../../testing/history-host.ts';
import { labelValue } from '../../testing/label-value.ts';
import { shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

const user = userEvent.setup({ delay: null });
const host = historyHost();
const open = (handler: Handler) => host.open('/bid-history', 'Bid History', handler);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('the bids of one submission form one ticket that unfolds and links to their market', async () => {
  const placed_bets = ['61', '47', '05'].map((jodi) => ({ jodi, points: 10, bet_type: 'close' }));
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

it('a single bid on a market that takes no bets has no unfold button', async () => {
  const one = sampleRecord({ placed_bets: [{ jodi: '05', points: 20 }] });
  const stacked = ['61', '47'].map((jodi) => ({ jodi, points: 10 }));
  const markets = [sampleMarket({ current_status_name: 'Closed for today' })];
  await open(({ path }) =>
    path === '/markets/'
      ? { body: markets }
      : pageOf([
          { ...one, id: 33 },
          { ...sampleRecord({ placed_bets: stacked }), id: 32 },
        ]),
  );
  await screen.findByText('+ 1');
  await press('Filter');
  await screen.findByRole('checkbox', { name: 'Kalyan Matka' });
  await press('CANCEL');
  const buttons = screen.getAllByRole('button', { name: /^More about/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'More about the bid on 47',
  ]);
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

it('thirty jodis with separate records form one ticket, and the next page shows the following bets', async () => {
  await open(numbered([...jodis(30), older]));
  await screen.findByText('+ 29');
  expect([cards().length, shownDigit()]).toEqual([1, '30 + 29']);
  await press('Next');
  await waitFor(() => expect(shownDigit()).toBe('00'));
  expect([cards().length, screen.getByRole('button', { name: 'Next' })]).toHaveProperty(
    '1.disabled',
    true,
  );
  await press('Prev');
  await screen.findByText('+ 29');
});

it.each([
  ['ends in the middle of a page', 25],
  ['ends with a page', 20],
])('a bet that %s is shown once', async (_, count) => {
  await open(numbered([...jodis(count), older]));
  await screen.findByText(`+ ${count - 1}`);
  await press('Next');
  await waitFor(() => expect(shownDigit()).toBe('00'));
  expect(cards()).toHaveLength(1);
});

it('the history shows a minimum count for a bet on 220 numbers', async () => {
  await open(numbered(jodis(220)));
  await screen.findByText('+ 49 or more');
  expect(host.requested()).toEqual([1, 2, 3, 4, 5].map((page) => `page=${page}`));
  await press('Next');
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('6'),
  );
  expect(await screen.findByText('+ 49 or more')).toBeTruthy();
});

it('a bet whose other pages fail shows the count of its read records as a minimum', async () => {
  const pages = numbered(jodis(30));
  await open((call) => (call.query.includes('page=2') ? { status: 500, body: {} } : pages(call)));
  expect(await screen.findByText('+ 9 or more')).toBeTruthy();
});

it('a bet is not shown as lost if its win may be on a page that was not read', {
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

it('a decided bet stays one ticket with the winning number in front', async () => {
  const records = jodis(10).map(({ id }) =>
    jodi(id, id === 4 ? 'won' : 'lost', id === 4 ? 950 : 0),
  );
  await open(numbered(records));
  await screen.findByText('+ 9 lost');
  expect([cards().length, shownDigit()]).toEqual([1, '04 + 9 lost']);
  expect(screen.getByText('Congratulations. You Won(950)')).toBeTruthy();
});

it('each winning number has a card', async () => {
  const records = jodis(4).map(({ id }) => jodi(id, id > 2 ? 'won' : 'lost', id > 2 ? 950 : 0));
  await open(numbered(records));
  await screen.findByText('+ 2 lost');
  expect(cards()).toHaveLength(2);
  expect(screen.getAllByText('Congratulations. You Won(950)')).toHaveLength(2);
});

it('a ticket whose bets all lost shows only the count of its other bets', async () => {
  await open(numbered(jodis(3).map(({ id }) => jodi(id, 'lost', 0))));
  expect(await screen.findByText('+ 2')).toBeTruthy();
});

it.each([
  ['time', { timestamps: { created_at: '2026-11-21T00:06:00.000+05:30' } }],
  ['market', { market: { name: 'Sridevi' } }],
  ['bet type', { bet_type: { name: 'Group Jodi' } }],
  ['status', sampleRecord({ bet_status: 'lost' })],
  ['points', sampleRecord({ amount: 31 })],
])('the bids of one ticket have the same %s', async (_, members) => {
  const data = [
    { ...sampleRecord(), id: 32 },
    { ...sampleRecord(), ...members, id: 31 },
  ];
  await open(() => pageOf(data));
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
});
