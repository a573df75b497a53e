import { describe, expect, it } from 'vitest';
import { greatest, isClearOf, median, medianInterval } from './statistics.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

describe('the interval of a median', () => {
  it.each([
    [5, 1, 5],
    [7, 1, 7],
    [8, 2, 7],
    [11, 3, 9],
    [15, 4, 12],
  ])('of %i values reaches from the %i. to the %i.', (count, from, to) => {
    expect(medianInterval(upTo(count).reverse())).toEqual({ from, to });
  });

  it.each([0, 1, 4])('of %i values says nothing', (count) => {
    expect(medianInterval(upTo(count))).toBeUndefined();
  });

  it('holds the median of what is measured in nine of ten cases', () => {
    // A linear congruential generator: the same values in every run.
    let state = 1;
    const random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    for (const count of [5, 9, 15]) {
      const samples = Array.from({ length: 4000 }, () => Array.from({ length: count }, random));
      const holding = samples.filter((values) => {
        const { from, to } = medianInterval(values) ?? { from: 1, to: 0 };
        return from <= 0.5 && to >= 0.5;
      });
      expect(holding.length / samples.length).toBeGreaterThan(0.88);
    }
  });
});

describe('a median', () => {
  it.each([
    ['below', [1, 2, 3, 4, 5], 5, true],
    ['above', [6, 7, 8, 9, 10], 5, true],
    ['on both sides of', [3, 4, 5, 6, 7], 5, false],
    ['in too few rounds below', [1, 1, 1, 1], 5, false],
  ])('%s its budget is clear or not', (_, values, budget, clear) => {
    expect(isClearOf(budget, values)).toBe(clear);
  });

  it('is clear in spite of one slow round, where the rounds are many', () => {
    expect(isClearOf(5, [...Array<number>(10).fill(4), 90])).toBe(true);
  });
});

describe('the greatest of several things', () => {
  it('is that with the greatest median, whatever its slowest round', () => {
    const found = new Map([
      ['once slow', [1, 1, 99]],
      ['always slower', [2, 3, 4]],
    ]);
    const { thing, values } = greatest(found);
    expect([thing, median(values)]).toEqual(['always slower', 3]);
  });

  it('of nothing is an error', () => {
    expect(() => greatest(new Map())).toThrow('Nothing was measured.');
  });
});
