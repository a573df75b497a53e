import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetHostTime } from '../lib/host-time.ts';

/** Holds the device's time at 03:20 PM in India before each test. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: india('15:20') });
    forgetHostTime();
  });
  afterEach(() => {
    vi.useRealTimers();
    forgetHostTime();
  });
}

/** A moment of the day of the tests by its clock in India, `HH:MM`. */
export const india = (clock: string) => new Date(`2026-11-20T${clock}:00+05:30`);

/** Moves the time on and renders, as when the page is shown again. */
export function showAt(clock: string): void {
  vi.setSystemTime(india(clock));
  fireEvent(document, new Event('visibilitychange'));
}

export const marketNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Waits for these markets: the market that closes next, the others that take bids, then the closed markets. */
export const expectNames = (...names: readonly string[]) =>
  waitFor(() => expect(marketNames()).toEqual(names));

/** The card of a market, once it is shown. */
export async function cardOf(name: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { level: 3, name })).parentElement;
  if (!card) throw new Error(`There is no card of ${name}`);
  return card;
}
