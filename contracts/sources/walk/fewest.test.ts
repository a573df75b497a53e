import { expect, it } from 'vitest';
import { fewest } from './fewest.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Entries that show something when some are among them, with how often they were tried. */
function needing(...needed: number[]) {
  const tried: (readonly number[])[] = [];
  const shows = async (some: readonly number[]) => {
    tried.push(some);
    return needed.every((one) => some.includes(one)) ? some : undefined;
  };
  return { tried, shows };
}

it.each([
  [[30], 1],
  [[7, 30], 40],
  [[1, 15, 16, 30], 80],
])('the fewest entries with %j are found', async (needed, most) => {
  const { tried, shows } = needing(...needed);
  expect(await fewest(numbers(30), shows, most)).toEqual(needed);
  expect(tried.length).toBeLessThanOrEqual(most);
});

it('the fewest entries are those that the last try needed, if it needed less than it got', async () => {
  const shows = async (some: readonly number[]) => (some.includes(9) ? [9] : undefined);
  expect(await fewest([...numbers(9), 10], shows, 20)).toEqual([9]);
});

it('the fewest entries are all of them when no try shows anything, within the limit', async () => {
  const { tried, shows } = needing(99);
  expect(await fewest(numbers(30), shows, 5)).toEqual(numbers(30));
  expect(tried).toHaveLength(5);
});
