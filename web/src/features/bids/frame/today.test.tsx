import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime, noteHostTime } from '../../../lib/host-time.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { openBids, textIn } from '../../../testing/open-bids.ts';
import { serveSamples } from '../../../testing/sample-host.ts';
import { signInForTest } from '../../../testing/signed-in.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => forgetHostTime());
afterEach(() => {
  vi.useRealTimers();
  forgetHostTime();
});

/** Opens something in the last minute of 20 November in India. */
async function beforeMidnight<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:59:00+05:30') });
  noteHostTime('Fri, 20 Nov 2026 18:29:00 GMT');
  return open();
}

/** Two minutes later. */
const afterMidnight = () =>
  act(() => {
    vi.setSystemTime(new Date('2026-11-21T00:01:00+05:30'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('a bid form that is open over midnight in India has the new date', async () => {
  await beforeMidnight(() => openBids('jodi-digits'));
  expect(textIn('Date')).toBe('20-11-2026');
  afterMidnight();
  expect(textIn('Date')).toBe('21-11-2026');
});

it('its confirmation has the date of the form', async () => {
  const { add, press } = await beforeMidnight(() => openBids('jodi-digits'));
  await add('Jodi Digit', '47', '10');
  afterMidnight();
  await press('Continue');
  const time = (await screen.findByRole('dialog')).querySelector('time');
  expect(time?.textContent).toContain('21/11/2026');
  expect(textIn('Date')).toBe('21-11-2026');
});

it('the results of a day can be chosen up to the new day', async () => {
  serveSamples();
  signInForTest();
  await beforeMidnight(() => openApp('/market-result-history'));
  const day = await screen.findByLabelText<HTMLInputElement>('Date');
  expect(day.max).toBe('2026-11-20');
  afterMidnight();
  expect(day.max).toBe('2026-11-21');
});
