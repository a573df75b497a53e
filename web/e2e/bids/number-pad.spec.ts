import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { expect, test } from './fixtures.ts';

test('the number pad adds bids in view, without a move of the page', async ({
  page,
  open,
  bids,
}) => {
  await open(jodiDigits);
  const place = () => bids.field('Jodi Digit').boundingBox();
  const before = await place();
  await bids.tapPad('4', '7');
  await bids.isInReach(bids.field('Enter Points'));
  await bids.tapPad('Add with 50 points');
  await bids.hasRows(['47 50 Close']);
  await bids.tapPad('20 points', '0', '5');
  await bids.hasRows(['05 20 Close', '47 50 Close']);
  expect(await place()).toEqual(before);
  await expect(page.getByRole('columnheader', { name: 'Jodi' })).toBeInViewport({ ratio: 1 });
  await bids.isInReach(page.getByRole('button', { name: 'Undo' }));
  // The notice with Undo lies over the rows for eight seconds.
  await page.clock.fastForward(8000);
  const remove = page.getByRole('button', { name: 'Delete 05' });
  await bids.isInReach(remove);
  const isWhole = (button: Element) => {
    const { x, width, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, bottom - 2));
  };
  expect(await remove.evaluate(isWhole)).toBe(true);
});

test("the phone's keyboard comes back by the switch, a key, a screen reader and large text", async ({
  page,
  open,
  bids,
}) => {
  const field = bids.field('Jodi Digit');
  const isBack = async () => {
    await expect(bids.pad).toBeHidden();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await bids.isInReach(page.getByRole('button', { name: 'Add Bid' }));
  };
  const usePad = async () => {
    await bids.press('Use the number pad');
    await expect(field).toHaveAttribute('inputmode', 'none');
  };
  await open(jodiDigits);
  await bids.press("Use the phone's keyboard");
  await isBack();
  await page.reload();
  await isBack();
  await usePad();
  await field.press('4');
  await isBack();
  await expect(field).toHaveValue('4');
  await usePad();
  // A screen reader clicks without a finger.
  await field.evaluate((input: HTMLInputElement) => input.click());
  await isBack();
  await usePad();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
  await isBack();
});

test('the footer leads to the table of bids', async ({ page, open, bids }) => {
  await open(jodiDigits);
  await expect(page.getByRole('button', { name: 'Show the bids' })).toBeHidden();
  await bids.tapPad('10 points');
  for (const digits of ['05', '12', '23', '34', '47', '58', '61', '79'])
    await bids.tapPad('10 points', ...digits);
  await bids.press('Show the bids');
  const table = page.getByRole('region', { name: 'Bids' });
  await expect(table).toBeFocused();
  await bids.isInReach(page.getByRole('columnheader', { name: 'Jodi' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete 79' })).toBeFocused();
});
