import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeAll(async () => {
  await loadRoute('/add-bank-details');
});
beforeEach(async () => {
  api = await startApi(() => ({ status: 500 }));
  signInForTest();
});
afterEach(() => api.close());

async function openScreen() {
  const opened = await openApp('/add-bank-details');
  await screen.findByRole('table');
  return opened;
}

/** The rows of the table by column header. */
function rows() {
  const [names = [], ...body] = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  return body.map((cells) => Object.fromEntries(cells.map((text, at) => [names[at], text])));
}

const fields = ['Account Number', 'Account Holder Name', 'IFSC Code'];

it('the bank form has three empty fields', {
  tags: ['@BANK-01', '@ROUTE-39'],
}, async () => {
  await openScreen();
  expect(screen.getByRole('heading', { name: 'Add Bank Details' })).toBeTruthy();
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(inputs).toEqual(fields.map((label) => screen.getByLabelText(label)));
  expect(inputs.map(({ value }) => value)).toEqual(['', '', '']);
});

it('the button Add Bank only writes a line with the masked account number to the log', {
  tags: ['@BANK-03', '@API-47'],
}, async () => {
  await openScreen();
  const before = rows();
  const log = vi.spyOn(console, 'info').mockReturnValue();
  await user.type(screen.getByLabelText('Account Number'), '123456789012');
  await user.type(screen.getByLabelText('Account Holder Name'), 'Asha Patil');
  await user.type(screen.getByLabelText('IFSC Code'), 'UTIB0000003');
  await user.click(screen.getByRole('button', { name: 'Add Bank' }));
  expect(log.mock.calls).toEqual([
    [
      'Add Bank',
      { accountNumber: 'XXXXXXXX9012', accountHolder: 'Asha Patil', ifsc: 'UTIB0000003' },
    ],
  ]);
  expect(rows()).toEqual(before);
  expect(api.calls).toEqual([]);
});

it('the bank form states that nothing is saved or sent', async () => {
  await openScreen();
  expect(screen.getByText(/^Nothing you enter here is saved or sent\./)).toBeTruthy();
});

it('the bank table starts with samples of both statuses in four columns', {
  tags: ['@BANK-02', '@BANK-04'],
}, async () => {
  await openScreen();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Bank', 'Acc. Holder', 'IFSC', 'Status']);
  expect(rows()).toEqual([
    expect.objectContaining({ Bank: 'State Bank of India', Status: 'Verified' }),
    expect.objectContaining({ Bank: 'HDFC Bank', Status: 'Pending' }),
  ]);
  for (const row of rows()) expect(row).toMatchObject({ 'Acc. Holder': 'Aarav Sharma' });
});

it('the bank table shows Verified in green and Pending in amber', {
  tags: ['@BANK-05'],
}, async () => {
  await openScreen();
  expect(screen.getByText('Verified').dataset.tone).toBe('good');
  expect(screen.getByText('Pending').dataset.tone).toBe('warn');
});

it('the delete icon removes its row until the screen is opened again, and the focus stays nearby', {
  tags: ['@BANK-06', '@BANK-07'],
}, async () => {
  await openScreen();
  await user.click(screen.getByRole('button', { name: 'Remove State Bank of India' }));
  expect(rows().map((row) => row.Bank)).toEqual(['HDFC Bank']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your banks' }));
  await user.click(screen.getByRole('button', { name: 'Remove HDFC Bank' }));
  expect(screen.getByText('No banks here')).toBeTruthy();
  expect(api.calls).toEqual([]);
  // Nothing is stored: they are back.
  cleanup();
  await openScreen();
  expect(rows().map((row) => row.Bank)).toEqual(['State Bank of India', 'HDFC Bank']);
});
