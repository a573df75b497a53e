import { test as base } from '../bids/fixtures.ts';
import { expect } from '../fixtures.ts';
import { inspect } from './inspect.ts';

/** Checks the current page; all findings of a test are reported at its end. */
type CheckAccessibility = (place: string) => Promise<void>;

export const test = base.extend<{ checkAccessibility: CheckAccessibility }>({
  checkAccessibility: async ({ page }, use) => {
    const found: string[] = [];
    await use(async (place) => {
      found.push(...(await inspect(page, place)));
    });
    expect(found).toEqual([]);
  },
});

export { expect };
