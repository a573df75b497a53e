import { expect, it } from 'vitest';
import { allowedVariants, hostStyles, randomHostStyles, readHostStyles } from './host-styles.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index);

it('host styles have different names and end their sentences with a full stop', () => {
  expect(new Set(allowedVariants.map(({ name }) => name)).size).toBe(allowedVariants.length);
  expect(allowedVariants.filter(({ sentence }) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});

it('host styles that decide something have another one to contradict', () => {
  const decided = hostStyles.flatMap(({ decides }) => decides ?? []);
  const once = decided.filter((one) => decided.filter((other) => other === one).length < 2);
  expect(once).toEqual([]);
});

it('host styles of a seed go together, are the same each time and leave none out', () => {
  const drawn = seeds.map(randomHostStyles);
  for (const names of drawn) {
    const decided = readHostStyles(names).flatMap(({ decides }) => decides ?? []);
    expect(new Set(decided).size).toBe(decided.length);
  }
  expect(seeds.map(randomHostStyles)).toEqual(drawn);
  expect(new Set(drawn.flat()).size).toBe(hostStyles.length);
  expect(drawn.filter((names) => names.length < 2 || names.length > 12)).toEqual([]);
});
