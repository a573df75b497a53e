import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { submitBets } from '../api/betting.ts';
import { readHistoryPage } from '../api/history.ts';
import { openBids } from './open-bids.ts';
import { page, placed } from './submissions.ts';

/** POST /betting/ and the search of the history, in a test that mocks both. */
export const posted = vi.mocked(submitBets);
export const looked = vi.mocked(readHistoryPage);

/** Begins a test with a host that accepts bets and an empty history. */
export function beginDialogs(): void {
  localStorage.clear();
  posted.mockReset().mockResolvedValue(placed(500, 465));
  looked.mockReset().mockResolvedValue(page([]));
}

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const confirmation = () => dialog('Kalyan Matka');

/** Opens Jodi Digit with two bids and its confirmation. */
export async function confirmJodis() {
  const opened = await openBids('jodi-digits');
  await opened.add('Jodi Digit', '05', '10');
  await opened.add('Jodi Digit', '47', '25');
  await opened.press('Continue');
  return { ...opened, box: await confirmation() };
}
