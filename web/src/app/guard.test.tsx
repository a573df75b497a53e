import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { storeUser } from '../auth/store-user.ts';
import { openBids, shownRows, textIn } from '../testing/open-bids.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';

vi.mock('../api/suggestions.ts');

/** Signs a player in as another tab does. */
function signInElsewhere(mobile_number: string, points: number): void {
  writeTokens(tokenFor(3600), 'refresh-of-other-tab');
  storeUser({ mobile_number, points });
  dispatchEvent(new StorageEvent('storage', { key: 'user_data' }));
}

/** A bid in the table and a number in its field, of the player 9876543210. */
async function enterBids(): Promise<void> {
  signInForTest({ mobile_number: '9876543210', points: 10000 });
  const { add, type } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '25');
  await type('Jodi Digit', '47');
}

const wallet = (text: string) => screen.findByText(text);

it('bids that a player entered are not those of the next, who signs in in another tab', async () => {
  await enterBids();
  signInElsewhere('9812345678', 50);
  await wallet('₹50.00');
  await waitFor(() => expect(shownRows()).toEqual([]));
  expect(textIn('Jodi Digit')).toBe('');
});

it('bids stay when the same player signs in once more, and when the wallet changes', async () => {
  await enterBids();
  signInElsewhere('9876543210', 9000);
  await wallet('₹9,000.00');
  expect(shownRows()).toEqual([['05', '25', 'Close']]);
  expect(textIn('Jodi Digit')).toBe('47');
});
