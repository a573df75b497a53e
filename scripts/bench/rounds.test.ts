import { describe, expect, it } from 'vitest';
import { atLeastTimes, atMost, atMostTimes } from './budget.ts';
import { inRounds } from './rounds.ts';

/** Measures the values one by one, and then the last one again and again; gives how many rounds were taken. */
async function roundsOf(
  values: readonly number[],
  options: { quick?: boolean; rounds?: number } = {},
): Promise<number> {
  const measured: number[] = [];
  await inRounds(
    { quick: false, rounds: undefined, ...options },
    {
      usual: { full: 5, quick: 2 },
      round: async () => {
        measured.push(values[measured.length] ?? values.at(-1) ?? Number.NaN);
      },
      rows: () => [atMost(100, { what: 'a tap', unit: 'ms', values: measured })],
    },
  );
  return measured.length;
}

describe('rounds', () => {
  it('end with the number asked for where every verdict is clear', async () => {
    expect(await roundsOf([80, 81, 82, 83, 84])).toBe(5);
    expect(await roundsOf([120, 121, 122, 123, 124])).toBe(5);
    expect(await roundsOf([80], { rounds: 7 })).toBe(7);
  });

  it('go on until the verdict is clear', async () => {
    expect(await roundsOf([130, 80, 80, 80, 80, 80])).toBe(8);
  });

  it('end with three times the number where the verdict stays open', async () => {
    const [below, above] = [90, 110];
    expect(await roundsOf(Array.from({ length: 40 }, (_, n) => (n % 2 ? below : above)))).toBe(15);
  });

  it('are as many as it has in a quick run, clear or not', async () => {
    expect(await roundsOf([90, 110], { quick: true })).toBe(2);
  });
});

describe('a row with a budget', () => {
  it('is judged by the median of its rounds', () => {
    const row = atMost(100, { what: 'a tap', unit: 'ms', values: [60, 70, 300, 80, 65] });
    expect(row).toMatchObject({ withinBudget: true, isClear: false, budget: '≤ 100 ms' });
    expect(atMost(100, { what: 'a tap', unit: 'ms', values: [101] }).withinBudget).toBe(false);
    expect(atMost(100, { what: 'a tap', unit: 'ms', values: [100] }).withinBudget).toBe(true);
  });

  it('that has a baseline is compared round by round', () => {
    const of = { what: 'a key', unit: 'ms', of: 'that of 20' };
    const row = atMostTimes(1.3, { ...of, values: [50, 100, 150], baseline: [40, 80, 75] });
    expect(row).toMatchObject({
      ratio: { median: 1.25, min: 1.25, max: 2 },
      withinBudget: true,
      budget: '≤ 1.3 × that of 20',
    });
    expect(atMostTimes(1.3, { ...of, values: [54], baseline: [40] }).withinBudget).toBe(false);
  });

  it('that must reach a part of its baseline is below budget with less', () => {
    const of = { what: 'a request', unit: 'requests/s', baseline: [100, 100, 100, 100, 100] };
    expect(atLeastTimes(0.9, { ...of, values: [95, 93, 92, 91, 94] })).toMatchObject({
      withinBudget: true,
      isClear: true,
      budget: '≥ 0.9 × baseline',
    });
    expect(atLeastTimes(0.9, { ...of, values: [95, 93, 92, 89, 94] })).toMatchObject({
      withinBudget: true,
      isClear: false,
    });
    expect(atLeastTimes(0.9, { ...of, values: [85, 88, 89, 81, 84] })).toMatchObject({
      withinBudget: false,
      isClear: true,
    });
  });
});
