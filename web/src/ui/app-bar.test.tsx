import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppBar } from './app-bar.tsx';

it('the bar shows only the given controls', () => {
  render(<AppBar title="Passbook" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Passbook' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('the bar shows the balance beside or inside the wallet button', async () => {
  const onWallet = vi.fn();
  const { rerender } = render(<AppBar title="Single Pana" balance="₹50.00" />);
  expect(screen.getByText('₹50.00')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  rerender(<AppBar title="Single Pana" balance="₹50.00" onWallet={onWallet} />);
  await userEvent.click(screen.getByRole('button', { name: 'Wallet ₹50.00' }));
  expect(onWallet).toHaveBeenCalledTimes(1);
});
