/** Median, minimum and maximum of measured values. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The quantile at `share` (0 to 1) of the values; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** How sure an interval of the median is to hold it. */
const CONFIDENCE = 0.9;

/** The chance of fewer than `successes` of `trials`, each as likely as not. */
function chanceOfFewer(successes: number, trials: number): number {
  let [sum, ways] = [0, 1];
  for (let k = 0; k < successes; k += 1) {
    sum += ways;
    ways = (ways * (trials - k)) / (k + 1);
  }
  return sum / 2 ** trials;
}

/**
 * The interval that holds the median of what is measured in nine of ten cases, by the order of the values alone:
 * of 5 values all, of 11 without the two least and the two greatest. Undefined with fewer than 5 values.
 */
export function medianInterval(
  values: readonly number[],
): { readonly from: number; readonly to: number } | undefined {
  const sorted = ascending(values);
  let left = 0;
  while (2 * chanceOfFewer(left + 1, sorted.length) <= 1 - CONFIDENCE) left += 1;
  const [from, to] = [sorted[left - 1], sorted[sorted.length - left]];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Whether the median of what is measured is on one side of a budget: its interval does not cover the budget. */
export function isClearOf(budget: number, values: readonly number[]): boolean {
  const interval = medianInterval(values);
  return interval !== undefined && (interval.to <= budget || interval.from > budget);
}

/** The values of that of several things that is the greatest by its median, and which one it is. */
export function greatest<Thing>(found: ReadonlyMap<Thing, readonly number[]>): {
  thing: Thing;
  values: readonly number[];
} {
  const [first, ...others] = [...found].map(([thing, values]) => ({ thing, values }));
  if (!first) throw new Error('Nothing was measured.');
  return others.reduce((a, b) => (median(b.values) > median(a.values) ? b : a), first);
}
