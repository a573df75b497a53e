import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownTotals } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
});

const cell = (digit: string) => `Points for digit ${digit}`;

it('the grid of Multi-digit has a field for each digit, 1 to 9 and then 0', {
  tags: ['@MD-01'],
}, async () => {
  await openBids('multi-digit');
  const group = screen.getByRole('group', { name: 'Points by digit' });
  const names = within(group)
    .getAllByRole('textbox')
    .map((box) => box.getAttribute('aria-label'));
  expect(names).toEqual('1234567890'.split('').map(cell));
});

it('the totals in the footer follow the fields of Multi-digit', {
  tags: ['@MD-02', '@MD-03'],
}, async () => {
  const { type } = await openBids('multi-digit');
  await type(cell('1'), '50');
  await type(cell('0'), '25');
  expect(shownTotals()).toEqual(['2', '75']);
  await type(cell('1'), '');
  expect(shownTotals()).toEqual(['1', '25']);
});

it('the grid of Multi-digit rejects Continue while a field has only a part of the pasted text', async () => {
  const { user, field, press, type } = await openBids('multi-digit');
  await user.click(field(cell('3')));
  await user.paste('1.5');
  expect(field(cell('3')).getAttribute('aria-invalid')).toBe('true');
  await press('Continue');
  expect(screen.queryByRole('dialog')).toBeNull();
  await type(cell('3'), '15');
  await press('Continue');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('the grid of Multi-digit rejects Continue while a field is out of range', {
  tags: ['@MD-04'],
}, async () => {
  const { type, press } = await openBids('multi-digit');
  await type(cell('1'), '50');
  await type(cell('2'), '10001');
  expect(shownMessage()).toBe('Points must be between 1 to 10000');
  await press('Continue');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shownMessage()).toBe('Points must be between 1 to 10000');
});

it('the grid of Multi-digit disables the fields of digits outside the range of the bet type', {
  tags: ['@MD-06'],
}, async () => {
  await openBids('multi-digit', { config: { min_digit: 2, max_digit: 8 } });
  const closed = '1234567890'
    .split('')
    .filter(
      (digit) => screen.getByRole<HTMLInputElement>('textbox', { name: cell(digit) }).disabled,
    );
  expect(closed).toEqual(['1', '9', '0']);
});
