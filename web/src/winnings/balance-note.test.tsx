import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WINS_KEY } from '../auth/stored-user.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { resetSession, signInForTest } from '../testing/signed-in.ts';
import { BalanceNote } from './balance-note.tsx';

const at = Date.parse('2026-11-20T15:20:00+05:30');

beforeEach(() => {
  forgetHostTime();
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  signInForTest();
});
afterEach(() => vi.useRealTimers());

const store = (wins: Record<string, number>) =>
  localStorage.setItem(WINS_KEY, JSON.stringify({ at, pending: [], wins }));

it('shows the time of the balance and what was won since', () => {
  store({ 1: 400, 2: 75 });
  render(<BalanceNote />);
  expect(
    screen.getByText(
      'Balance at 03:20 PM. The ₹475.00 you won since will be added at your next bet or sign-in.',
    ),
  ).toBeTruthy();
});

it('follows a history that was read in another tab', () => {
  const { container } = render(<BalanceNote />);
  expect(container.textContent).toBe('');
  store({ 1: 400 });
  fireEvent(window, new StorageEvent('storage', { key: WINS_KEY }));
  expect(container.textContent).toContain('The ₹400.00 you won since');
});

it('is nothing without wins, unless the time is wanted always', () => {
  const { container, rerender } = render(<BalanceNote />);
  expect(container.textContent).toBe('');
  rerender(<BalanceNote always={true} />);
  expect(container.textContent).toBe('Balance at 03:20 PM');
});

it('shows the day of a balance that is not from today', () => {
  vi.setSystemTime(at + 24 * 3_600_000);
  const { container } = render(<BalanceNote always={true} />);
  expect(container.textContent).toBe('Balance at 20/11/2026, 03:20 PM');
});

it('is nothing for a visitor', () => {
  resetSession();
  expect(render(<BalanceNote always={true} />).container.textContent).toBe('');
});
