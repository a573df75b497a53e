import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubtPoints, setPoints, WINS_KEY } from '../auth/stored-user.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { currentPrefix } from '../submissions/presence.ts';
import { resetSession, signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { BalanceNote } from './balance-note.tsx';

const at = Date.parse('2026-11-20T15:20:00+05:30');

beforeEach(() => {
  forgetHostTime();
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  signInForTest();
});
afterEach(() => vi.useRealTimers());

const store = (wins: Record<string, number>) =>
  localStorage.setItem(WINS_KEY, JSON.stringify({ at, pending: [], wins, isWhole: true }));

it('the note shows the time of the balance and the points won since', () => {
  store({ 1: 400, 2: 75 });
  render(<BalanceNote />);
  expect(screen.getByText("+ ₹475 won. It's added at your next bet.")).toBeTruthy();
});

it('the note follows a history that was read in another tab', () => {
  const { container } = render(<BalanceNote />);
  expect(container.textContent).toBe('');
  store({ 1: 400 });
  fireEvent(window, new StorageEvent('storage', { key: WINS_KEY }));
  expect(container.textContent).toContain('₹400 won');
});

it('the balance has no note without wins, unless its time is always shown', () => {
  const { container, rerender } = render(<BalanceNote />);
  expect(container.textContent).toBe('');
  rerender(<BalanceNote always={true} />);
  expect(container.textContent).toBe('As of 03:20 PM');
});

it('the note dates a balance that is known to be wrong, even beside wins', async () => {
  store({ 1: 400 });
  const { container } = render(<BalanceNote always={true} />);
  expect(container.textContent).not.toContain('As of');
  await act(async () => doubtPoints());
  expect(container.textContent).toContain('As of 03:20 PM');
  expect(container.textContent).toContain('₹400 won');
});

it('the note shows the day of a balance that is not from today', () => {
  vi.setSystemTime(at + 24 * 3_600_000);
  const { container } = render(<BalanceNote always={true} />);
  expect(container.textContent).toBe('As of 20/11/2026, 03:20 PM');
});

it('the note names bets with an unknown outcome, and dismissed bets until the balance is newer', {
  tags: ['@FLOW-14'],
}, async () => {
  vi.setSystemTime(at + 5000);
  const members = { status: 'given-up', attempts: 1, dismissedAt: at + 5000 } as const;
  localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(sampleSubmission(members)));
  const { container } = render(<BalanceNote />);
  expect(container.textContent).toBe('₹30 is still being checked. This balance may change.');
  vi.setSystemTime(at + 10_000);
  await act(async () => setPoints(9970));
  expect(container.textContent).toBe('');
});

it('the note is missing for a visitor', () => {
  resetSession();
  expect(render(<BalanceNote always={true} />).container.textContent).toBe('');
});
