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
