import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf, threeDays } from '../../testing/history-host.ts';
import { labelValue } from '../../testing/label-value.ts';
import { shownPath } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { storeSubmission } from '../../testing/stored-submissions.ts';

const user = userEvent.setup({ delay: null });

const host = historyHost();

const open = (handler: Handler = () => pageOf([sampleRecord({ open_digit: '7' })])) =>
  host.open('/bid-history', 'Bid History', handler);

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const shownDigits = async (digits: string) => {
  await waitFor(() => expect(labelValue(document.body, 'Digits')).toBe(digits));
};

it('the bid history has a header with a back button', { tags: ['@BIDS-01'] }, async () => {
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

it('the bid history shows a card for each sub-bet with its digits, session and points', {
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
  ] as const)(
    'a hint marks a bet that matches a submission: the bet %s',
    async (_, members, count) => {
      storeSubmission({ ...members, attempts: 1, baseline: [] });
      await open(({ path }) => (path === '/bets/history/' ? pageOf([record]) : { body: [] }));
      await screen.findByRole('heading', { level: 2 });
      expect(screen.queryAllByText('This may be it: Bid Id 8')).toHaveLength(count);
    },
  );

  it('a hint on the top ticket names the matching bets behind it', async () => {
    storeSubmission({ status: 'unknown', firstSentAt, attempts: 1, baseline: [] });
    const data = [{ ...record, id: 9 }, record];
    await open(({ path }) => (path === '/bets/history/' ? pageOf(data) : { body: [] }));
    await screen.findByText('This may be it: Bid Id 9, 8');
    await user.click(screen.getByRole('button', { name: /^More about/ }));
    expect(screen.getAllByText(/^This may be it/).map((hint) => hint.textContent)).toEqual([
      'This may be it: Bid Id 9',
      'This may be it: Bid Id 8',
    ]);
  });
});

const days = threeDays();
const goTo = async (day: string) => {
  await press('Filter');
  fireEvent.change(screen.getByLabelText('Jump to a date'), { target: { value: day } });
  await press('SET FILTER');
};

it('the jump to a day shows its page, or a message that the day has no bid', async () => {
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

it('the jump to a day shows an error if a page fails', async () => {
  let isDown = false;
  await open((call) =>
    isDown && call.path === '/bets/history/' ? { status: 500, body: {} } : days(call),
  );
  await shownDigits('1');
  isDown = true;
  await goTo('2026-11-11');
  expect(await screen.findByText('Error: Failed to fetch bid history')).toBeTruthy();
});
