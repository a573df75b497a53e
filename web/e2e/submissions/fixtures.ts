import { jodiDigits } from '../bids/cases/jodis.ts';
import { test as base, expect } from '../bids/fixtures.ts';
import { configure } from '../page-config.ts';

interface SubmissionSteps {
  /** Opens Jodi Digit with two bids, 30 points in all; `keys`: whether the host understands idempotency keys. */
  openTwoBids: (keys: 'keys' | 'no keys') => Promise<void>;
  /** Submits them so that the response is lost; the bets are placed, or they are not. */
  loseResponse: (placed: 'placed' | 'not placed') => Promise<void>;
}

/** A journey of a submission whose outcome the player is not told at once. */
export const test = base.extend<SubmissionSteps>({
  openTwoBids: async ({ page, openFilled }, use) => {
    await use(async (keys) => {
      await configure(page, { idempotencyKey: keys === 'keys' });
      await openFilled(jodiDigits);
    });
  },
  loseResponse: async ({ world, bids }, use) => {
    await use(async (placed) => {
      const when = placed === 'placed' ? 'after-commit' : 'before-commit';
      await world.fault({ effect: 'html', when, path: '/betting/', times: 1 });
      await bids.submitBids();
    });
  },
});

export { expect, jodiDigits };
