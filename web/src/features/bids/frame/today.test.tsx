import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime, noteHostTime } from '../../../lib/host-time.ts';
import { openBids, textIn } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => forgetHostTime());
afterEach(() => {
  vi.useRealTimers();
  forgetHostTime();
});

it('a bid form that is open over midnight in India has the new date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:59:00+05:30') });
  noteHostTime('Fri, 20 Nov 2026 18:29:00 GMT');
  await openBids('jodi-digits');
  expect(textIn('Date')).toBe('20-11-2026');
  act(() => {
    vi.setSystemTime(new Date('2026-11-21T00:01:00+05:30'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(textIn('Date')).toBe('21-11-2026');
});
