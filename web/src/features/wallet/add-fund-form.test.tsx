import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '../../auth/auth-state.ts';
import { labelValue } from '../../testing/label-value.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { AddFundForm } from './add-fund-form.tsx';

const user = userEvent.setup({ delay: null });

function openForm() {
  const onRequest = vi.fn();
  render(<AddFundForm onRequest={onRequest} />);
  return onRequest;
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const send = () => user.click(screen.getByRole('button', { name: 'Send Request' }));

describe('the add-fund sheet', () => {
  it('shows a balance of 0, whatever the player has', { tags: ['@WALLET-06'] }, () => {
    signInForTest({ id: 1, points: 10_000 });
    openForm();
    expect(auth.user?.points).toBe(10_000);
    expect(labelValue(document.body, 'Wallet Balance')).toBe('₹0.00');
  });

  it('hands a positive amount over as a number, with the type add-fund', {
    tags: ['@WALLET-07'],
  }, async () => {
    const onRequest = openForm();
    await user.type(amount(), '250.50');
    await send();
    expect(onRequest).toHaveBeenCalledExactlyOnceWith({ amount: 250.5, type: 'add-fund' });
  });

  it.each([
    ['1,00,00,000', 10_000_000],
    ['₹ १,०००.५०', 1000.5],
    ['500/-', 500],
  ])('reads %j as people write it', async (text, number) => {
    const onRequest = openForm();
    await user.click(amount());
    await user.paste(text);
    await send();
    expect(onRequest).toHaveBeenCalledExactlyOnceWith({ amount: number, type: 'add-fund' });
  });

  it.each(['', '0', '-5', '1,5', '5 lakh', '1.000,50'])(
    'rejects the amount %j',
    { tags: ['@WALLET-08'] },
    async (text) => {
      const onRequest = openForm();
      if (text) await user.type(amount(), text);
      expect(screen.queryByText('Enter the Amount')).toBeNull();
      await send();
      expect(screen.getByText('Enter the Amount')).toBeTruthy();
      expect(amount().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(amount());
      expect(onRequest).not.toHaveBeenCalled();
    },
  );

  it('removes the message as soon as something is typed', { tags: ['@WALLET-09'] }, async () => {
    openForm();
    await send();
    await user.type(amount(), '0');
    expect(screen.queryByText('Enter the Amount')).toBeNull();
  });

  it('shows that it is simulated', () => {
    openForm();
    expect(screen.getByText('Simulated')).toBeTruthy();
  });
});
