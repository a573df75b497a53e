import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginDialogs, confirmJodis, dialog } from '../../../testing/bid-dialogs.ts';
import { labelValue } from '../../../testing/label-value.ts';
import { shownPath, shownState } from '../../../testing/open-app.tsx';

vi.mock('../../../api/suggestions.ts');
vi.mock('../../../api/history.ts', () => import('../../../testing/quiet-history.ts'));
vi.mock('../../../api/bet-types.ts', () => ({
  useBetTypes: () => ({ status: 'pending', retry: () => {} }),
}));
vi.mock('../../../api/betting.ts');

beforeEach(beginDialogs);

it('the success dialog leads back to the betting options of the market', {
  tags: ['@CONFIRM-10', '@CONFIRM-11', '@FLOW-06', '@FLOW-07'],
}, async () => {
  const { press, state } = await confirmJodis();
  await press('Submit');
  const box = await dialog('Success!');
  expect(within(box).getByText('Your bet has been placed successfully')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(box).getByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
  expect(labelValue(box, 'Digits')).toBe('05 + 1');
  expect(labelValue(box, 'Game Type')).toBe('Jodi Digits · Close');
  expect(labelValue(box, 'Total Bids')).toBe('2');
  expect(labelValue(box, 'Total Bid Points')).toBe('35');
  expect(labelValue(box, 'Wallet Balance Before')).toBe('₹500.00');
  expect(labelValue(box, 'Wallet Balance After')).toBe('₹465.00');
  expect(screen.getByRole('banner', { hidden: true }).textContent).toContain('₹465.00');
  await press('Ok');
  expect(shownPath()).toBe('/betting-options');
  expect(shownState()).toEqual({ market: { id: state.market.id }, marketName: 'Kalyan Matka' });
});

it('the success dialog leads to the bid history', async () => {
  const { press } = await confirmJodis();
  await press('Submit');
  await dialog('Success!');
  await press('See All Bids');
  expect(await screen.findByText('Loading bid history...')).toBeTruthy();
  expect(shownPath()).toBe('/bid-history');
});
