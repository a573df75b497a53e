import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { test as base, expect } from '../bids/fixtures.ts';
import { configure } from '../page-config.ts';

interface SubmissionSteps {
  /**
   * Opens Jodi Digit with two bids for 30 points; `keys`: whether the host supports idempotency
   * keys.
   */
  openTwoBids: (keys: 'keys' | 'no keys') => Promise<void>;
  /** Submits them and loses the response; the bets are placed or not. */
  loseResponse: (placed: 'placed' | 'not placed') => Promise<void>;
}

/** A journey of a submission whose outcome is unknown at first. */
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
