import { played as singleDigitBulk } from '../../src/features/bids/screens/single-digit-bulk.ts';
import { expect, test } from './fixtures.ts';

// With motion.
test.use({ contextOptions: {} });

test('a key of the digit keypad looks pressed in the first frame, and releases slowly', async ({
  page,
  open,
  bids,
}) => {
  await open(singleDigitBulk);
  const key = bids.keys.first();
  await key.hover();
  const transitions = await key.evaluateHandle((element) => {
    const begun: string[] = [];
    element.addEventListener('transitionrun', () =>
      begun.push(element.matches(':active') ? 'pressed' : 'released'),
    );
    return begun;
  });
  await page.mouse.down();
  // Two frames: a transition of the press would have begun.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect.poll(() => transitions.jsonValue()).toEqual(['released']);
});
