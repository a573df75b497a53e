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
])('the smallest set of entries with %j is found', async (needed, most) => {
  const { tried, shows } = needing(...needed);
  expect(await fewest(numbers(30), shows, most)).toEqual(needed);
  expect(tried.length).toBeLessThanOrEqual(most);
});

it('the smallest set has the entries that the last try reported as needed', async () => {
  const shows = async (some: readonly number[]) => (some.includes(9) ? [9] : undefined);
  expect(await fewest([...numbers(9), 10], shows, 20)).toEqual([9]);
});

it('the smallest set has all entries when no try within the limit shows anything', async () => {
  const { tried, shows } = needing(99);
  expect(await fewest(numbers(30), shows, 5)).toEqual(numbers(30));
  expect(tried).toHaveLength(5);
});
