import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf } from '../../testing/history-host.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

const user = userEvent.setup({ delay: null });
const host = historyHost();
const press = (name: string) => user.click(screen.getByRole<HTMLButtonElement>('button', { name }));

/** Pages whose bets have the number of their page as amount. */
const threePages: Handler = ({ query }) => {
  const page = Number(new URLSearchParams(query).get('page'));
  return pageOf([sampleRecord({ amount: page })], page, 3);
};

const open = (handler: Handler) => host.open('/passbook', 'Passbook', handler);

const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
};
const shownAmount = (amount: string) =>
  waitFor(async () => expect((await rows())[0]?.[3]).toBe(amount));

it('the passbook has its header and five columns', {
  tags: ['@PASSBOOK-01', '@PASSBOOK-04', '@ROUTE-35'],
}, async () => {
  await open(() => pageOf([sampleRecord()]));
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Transaction',
    'Particulars',
    'Previous amount',
    'Transaction amount',
    'Current amount',
  ]);
});

it('the passbook shows a row for each sub-bet', {
  tags: ['@PASSBOOK-05', '@PASSBOOK-06', '@PASSBOOK-09', '@PASSBOOK-10'],
}, async () => {
  const placed_bets = [
    { jodi: '05', points: 10, bet_type: 'close' },
    { jodi: '67', points: 20, bet_type: 'close' },
  ];
  const win = sampleRecord(
    { bet_status: 'won', before_amount: 500, bet_type: 'open', open_digit: '7' },
    { win_amount: 285 },
  );
  const lost = sampleRecord({ bet_status: 'lost', before_amount: 1000.5, placed_bets });
  await open(() => pageOf([{ ...win, id: 2 }, lost]));
  const when = '21/11/2026 12:05 AM';
  expect(await rows()).toEqual([
    [when, 'Won(Kalyan Matka : Jodi Digits : open) : 7', '₹500.00', '+₹285.00', '₹470.00'],
    [when, 'Bid(Kalyan Matka : Jodi Digits : close) : 05', '₹1,000.50', '-₹10.00', '₹990.50'],
    [when, 'Bid(Kalyan Matka : Jodi Digits : close) : 67', '₹990.50', '-₹20.00', '₹970.50'],
  ]);
  const [note] = screen.getByRole('region', { name: 'Transactions' }).children;
  expect(note?.textContent).toBe(
    'Shows your wallet after the bet. Wins are added after the result.',
  );
  expect(screen.getByText('+₹285.00').dataset.tone).toBe('good');
  expect(screen.getByText('-₹10.00').dataset.tone).toBe('bad');
});

it('the passbook shows the minus of a negative amount before the rupee sign', async () => {
  await open(() => pageOf([sampleRecord({ amount: 30 })]));
  expect((await rows())[0]?.slice(2)).toEqual(['₹0.00', '-₹30.00', '-₹30.00']);
  expect(screen.queryByText(/Wins are added after the result/)).toBeNull();
});

it('the passbook shows a fixed text for a failed fetch, and Retry fetches again', {
  tags: ['@PASSBOOK-17'],
}, async () => {
  let fails = true;
  await open((call) =>
    fails ? { status: 500, body: { error: 'Out of order' } } : threePages(call),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load history');
  fails = false;
  await press('Retry');
  await shownAmount('-₹1.00');
});

it('the passbook shows that there are no bets', { tags: ['@PASSBOOK-18'] }, async () => {
  await open(() => pageOf([]));
  expect(await screen.findByText('No records found')).toBeTruthy();
});

it('the passbook starts with its first page at the next visit', async () => {
  await open(threePages);
  await shownAmount('-₹1.00');
  await press('Next');
  await shownAmount('-₹2.00');
  await user.click(screen.getByRole('link', { name: /Chat/ }));
  await screen.findByRole('heading', { level: 1, name: 'Chat' });
  await user.click(screen.getByRole('link', { name: /Passbook/ }));
  await shownAmount('-₹1.00');
  // The page that was read before is shown until the new one comes.
  await waitFor(() => expect(host.requested()).toEqual(['page=1', 'page=2', 'page=1']));
});
