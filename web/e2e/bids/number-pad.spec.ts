import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { expect, test } from './fixtures.ts';

test("the number pad adds bids in view without scrolling the page, until the phone's keyboard replaces it by the switch, a key press, a screen reader or large text", async ({
  page,
  open,
  bids,
}) => {
  await open(jodiDigits);
  await expect(page.getByRole('button', { name: 'Show the bids' })).toBeHidden();
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
  const remove = page.getByRole('button', { name: 'Delete 05' });
  await bids.isInReach(remove);
  const isWhole = (button: Element) => {
    const { x, width, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, bottom - 2));
  };
  expect(await remove.evaluate(isWhole)).toBe(true);

  for (const digits of ['12', '23', '34', '58', '61', '79'])
    await bids.tapPad('10 points', ...digits);
  await bids.press('Show the bids');
  const table = page.getByRole('region', { name: 'Bids' });
  await expect(table).toBeFocused();
  await bids.isInReach(page.getByRole('columnheader', { name: 'Jodi' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete 79' })).toBeFocused();

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

test('two thumbs type every digit on the number pad, and a scroll that begins on a key types no digit', async ({
  page,
  open,
  bids,
}) => {
  await open(jodiDigits);
  const touch = await page.context().newCDPSession(page);
  const centreOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`No key ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly { x: number; y: number; id: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  /** The second key is pressed before the first is let go. */
  const roll = async (first: string, second: string) => {
    const one = { ...(await centreOf(first)), id: 1 };
    const two = { ...(await centreOf(second)), id: 2 };
    await send('touchStart', [one]);
    await send('touchStart', [one, two]);
    await send('touchEnd', [two]);
    await send('touchEnd', []);
  };
  await roll('4', '7');
  await roll('1', '0');
  await roll('5', 'Add Bid');
  await bids.hasRows(['47 105 Close']);
  await bids.press('Use the board of jodis');
  await bids.press('20 points');
  await roll('05', '12');
  await bids.hasTotals(3, 145);
  const key = await centreOf('35');
  await send('touchStart', [{ ...key, id: 1 }]);
  for (const up of [20, 60, 120]) await send('touchMove', [{ ...key, y: key.y - up, id: 1 }]);
  await send('touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await bids.hasTotals(3, 145);
});
