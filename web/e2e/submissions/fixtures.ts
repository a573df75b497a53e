import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { test as base, expect } from '../bids/fixtures.ts';
import { configure } from '../page-config.ts';

interface SubmissionSteps {
  /**
   * Opens Jodi Digit with two bids for 30 points; `keys`: whether the host supports idempotency
   * keys.
   */
  openTwoBids: (keys: 'keys' | 'no keys') => Promise<void>;
}

/** A journey of a submission whose outcome is unknown at first. */
export const test = base.extend<SubmissionSteps>({
  openTwoBids: async ({ page, openFilled }, use) => {
    await use(async (keys) => {
      await configure(page, { idempotencyKey: keys === 'keys' });
      await openFilled(jodiDigits);
    });
  },
});

export { expect, jodiDigits };
