import { test as base } from '../bids/fixtures.ts';
import { expect } from '../fixtures.ts';
import { inspect } from './inspect.ts';

/** Looks at the page as it stands; whatever is found anywhere is told together, at the end. */
type CheckAccessibility = (place: string) => Promise<void>;

export const test = base.extend<{ checkAccessibility: CheckAccessibility }>({
  // Nothing moves while it is measured.
  contextOptions: { reducedMotion: 'reduce' },
  checkAccessibility: async ({ page }, use) => {
    const found: string[] = [];
    await use(async (place) => {
      found.push(...(await inspect(page, place)));
    });
    expect(found).toEqual([]);
  },
});

export { expect };
