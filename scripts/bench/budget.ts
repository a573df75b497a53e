import type { Measurement } from './benchmark.ts';
import { isClearOf, spread } from './statistics.ts';

/** What is measured: its name, its unit, and a value for each round. */
interface Measured {
  what: string;
  unit: string;
  values: readonly number[];
}

/** A baseline that was measured in the same rounds. */
interface Baseline {
  /** A value for each round. */
  baseline: readonly number[];
  /** What it is in words. */
  of?: string;
}

/** A row whose median must not exceed `most`, in its unit. */
export function atMost(
  most: number,
  { what, unit, values, baseline }: Measured & Partial<Baseline>,
): Measurement {
  const value = spread(values);
  return {
    what,
    unit,
    value,
    ...(baseline && { baseline: spread(baseline), ratio: spread(ratios(values, baseline)) }),
    budget: `≤ ${most} ${unit}`.trim(),
    withinBudget: value.median <= most,
    isClear: isClearOf(most, values),
  };
}

/** A row that must reach at least `least` times its baseline, by the median of the rounds. */
export function atLeastTimes(
  least: number,
  { what, unit, values, baseline }: Measured & Baseline,
): Measurement {
  const found = ratios(values, baseline);
  const ratio = spread(found);
  return {
    what,
    unit,
    value: spread(values),
    baseline: spread(baseline),
    ratio,
    budget: `≥ ${least} × baseline`,
    withinBudget: ratio.median >= least,
    isClear: isClearOf(least, found),
  };
}

/** A row that must not take more than `most` times its baseline, by the median of the rounds. */
export function atMostTimes(
  most: number,
  { what, unit, values, baseline, of = 'baseline' }: Measured & Baseline,
): Measurement {
  const found = ratios(values, baseline);
  const ratio = spread(found);
  return {
    what,
    unit,
    value: spread(values),
    baseline: spread(baseline),
    ratio,
    budget: `≤ ${most} × ${of}`,
    withinBudget: ratio.median <= most,
    isClear: isClearOf(most, found),
  };
}

const ratios = (values: readonly number[], baseline: readonly number[]): number[] =>
  values.map((value, round) => value / (baseline[round] ?? Number.NaN));
