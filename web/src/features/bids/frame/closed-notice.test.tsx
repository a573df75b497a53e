import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime, noteHostTime } from '../../../lib/host-time.ts';
import { beginDialogs, confirmJodis, posted } from '../../../testing/bid-dialogs.ts';
import { alertText, shownPath } from '../../../testing/open-app.tsx';
import { shownTotals } from '../../../testing/open-bids.ts';
import { errorResponse } from '../../../testing/submissions.ts';

vi.mock('../../../api/suggestions.ts');
vi.mock('../../../api/history.ts', () => import('../../../testing/quiet-history.ts'));
vi.mock('../../../api/bet-types.ts', () => ({
  useBetTypes: () => ({ status: 'pending', retry: () => {} }),
}));
vi.mock('../../../api/betting.ts');

beforeEach(() => {
  beginDialogs();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:50:00+05:30') });
  noteHostTime('Fri, 20 Nov 2026 10:20:00 GMT');
  posted.mockResolvedValue(errorResponse({ error: 'Market closed' }));
});
afterEach(() => {
  vi.useRealTimers();
  forgetHostTime();
});

it('the alert of a refusal after the end of bidding names its time, and OK leads back to the bids', {
  tags: ['@FLOW-10', '@FLOW-11'],
}, async () => {
  const { press } = await confirmJodis();
  noteHostTime('Fri, 20 Nov 2026 12:50:00 GMT');
  await press('Submit');
  expect(await alertText()).toBe('Error: Unable to process your request. Please try again.');
  expect(screen.getByText('Bidding for Kalyan Matka (Close) ended at 06:00 PM.')).toBeTruthy();
  await press('OK');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shownTotals()).toEqual(['2', '35']);
});

it('the confirmation of a jodi shows the end of Open, like the header, and leads to a fresh market list', async () => {
  const { press } = await confirmJodis();
  const before = screen.getAllByText('Bids till 04:00 PM · 10 min');
  expect(before.map((line) => line.closest('dialog') !== null)).toEqual([false, true]);
  act(() => {
    vi.setSystemTime(new Date('2026-11-20T16:01:00+05:30'));
    noteHostTime('Fri, 20 Nov 2026 10:31:00 GMT');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const ended = 'Bidding for Kalyan Matka (Open) ended at 04:00 PM.';
  expect(screen.getAllByText(ended)).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  await press('Refresh markets');
  expect([shownPath(), posted.mock.calls.length]).toEqual(['/home', 0]);
});

it('the alert of a refusal after the end of bidding leads to a fresh list of markets', async () => {
  const { press } = await confirmJodis();
  noteHostTime('Fri, 20 Nov 2026 12:50:00 GMT');
  await press('Submit');
  await alertText();
  await press('Refresh markets');
  expect(shownPath()).toBe('/home');
});
