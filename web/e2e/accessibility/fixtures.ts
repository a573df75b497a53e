import { test as base } from '../bids/fixtures.ts';
import { expect } from '../fixtures.ts';
import { inspect } from './inspect.ts';

/** Checks the current page; all findings of a test are reported at its end. */
type CheckAccessibility = (place: string) => Promise<void>;

export const test = base.extend<{ checkAccessibility: CheckAccessibility }>({
  // No motion during measurements.
  contextOptions: { reducedMotion: 'reduce' },
  checkAccessibility: async ({ page }, use, info) => {
    const found: string[] = [];
    // Tests begin with different themes.
    let index = info.line;
    await use(async (place) => {
      found.push(...(await inspect(page, place, index)));
      index += 1;
    });
    expect(found).toEqual([]);
  },
});

export { expect };
