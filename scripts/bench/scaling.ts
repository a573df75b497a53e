import type { Measurement, RunOptions } from './benchmark.ts';
import { type LoadRequest, load } from './load.ts';
import { cpuTime } from './process-use.ts';
import { type Spread, spread } from './statistics.ts';

/** What one piece of work costs when there is so much of it. */
export interface ScalingSeries {
  size: number;
  /** Microseconds of processor time of one piece, round by round. */
  costs: number[];
}

/** Costs that rise with a power of the work below this one count as flat: tenfold work costs a quarter more at most. */
const flat = 0.1;

/** The slope of a line through logarithms: 0 for a cost that stays, 1 for one that grows as the work does. */
function exponentOf(points: readonly { size: number; cost: number }[]): number {
  const logs = points.map(({ size, cost }) => [Math.log10(size), Math.log10(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [meanSize, meanCost] = [mean(0), mean(1)];
  const shared = logs.reduce((sum, [x, y]) => sum + (x - meanSize) * (y - meanCost), 0);
  return shared / logs.reduce((sum, [x]) => sum + (x - meanSize) ** 2, 0);
}

/** The exponent of each round, so that weather between rounds shows as a spread. */
function exponents(grown: readonly ScalingSeries[]): Spread {
  const rounds = Math.min(...grown.map(({ costs }) => costs.length));
  return spread(
    Array.from({ length: rounds }, (_, round) =>
      exponentOf(grown.map(({ size, costs }) => ({ size, cost: costs[round] ?? Number.NaN }))),
    ),
  );
}

/** The table of a cost as the work grows tenfold again and again, its exponent last. */
export function scalingMeasurements(
  piece: string,
  of: string,
  grown: readonly ScalingSeries[],
): Measurement[] {
  const exponent = exponents(grown);
  return [
    ...grown.map(({ size, costs }) => ({
      what: `${piece}, ${size.toLocaleString('en')} ${of}`,
      unit: 'µs of processor time',
      value: spread(costs),
    })),
    {
      what: `${piece}: exponent of the growth`,
      unit: '(0 is flat, 1 is as the work)',
      value: exponent,
      budget: `≤ ${flat}`,
      withinBudget: exponent.median <= flat,
    },
  ];
}

/** A server with so much in it, and a call to it. */
interface ScalingTarget {
  size: number;
  pid: number | undefined;
  request: LoadRequest;
}

/** Microseconds of processor time of one answer, each server in turn, in rounds. Ten connections keep each one busy. */
export async function requestCosts(
  { quick }: RunOptions,
  growing: readonly ScalingTarget[],
): Promise<ScalingSeries[]> {
  const grown = growing.map((one) => ({ ...one, costs: [] as number[] }));
  for (let round = 0; round < (quick ? 3 : 5); round += 1) {
    for (const { pid, request, costs } of grown) {
      const before = cpuTime(pid) ?? Number.NaN;
      const { requests } = await load(request, { connections: 10, seconds: quick ? 0.4 : 1 });
      costs.push((((cpuTime(pid) ?? Number.NaN) - before) * 1_000) / requests);
    }
  }
  return grown;
}
