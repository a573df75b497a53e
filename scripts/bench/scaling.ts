import type { Measurement, RunOptions } from './benchmark.ts';
import { type LoadRequest, load } from './load.ts';
import { cpuTime } from './process-use.ts';
import { type Spread, spread } from './statistics.ts';

/** Cost of one operation at one size of the data. */
export interface ScalingSeries {
  size: number;
  /** CPU microseconds per operation, per round. */
  costs: number[];
}

/** An operation by size: what it is, and what the size counts. */
export interface ScalingSubject {
  piece: string;
  of: string;
  /** The highest exponent within budget; flat by default. */
  most?: number;
}

/** Exponents up to this one count as flat: tenfold data costs at most a quarter more. */
const flat = 0.1;

/** Slope of a log-log regression: 0 for a constant cost, 1 for a linear one. */
function exponentOf(points: readonly { size: number; cost: number }[]): number {
  const logs = points.map(({ size, cost }) => [Math.log10(size), Math.log10(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [meanSize, meanCost] = [mean(0), mean(1)];
  const shared = logs.reduce((sum, [x, y]) => sum + (x - meanSize) * (y - meanCost), 0);
  return shared / logs.reduce((sum, [x]) => sum + (x - meanSize) ** 2, 0);
}

/** Exponent of each round, so that changing machine load shows as a spread. */
function exponents(grown: readonly ScalingSeries[]): Spread {
  const rounds = Math.min(...grown.map(({ costs }) => costs.length));
  return spread(
    Array.from({ length: rounds }, (_, round) =>
      exponentOf(grown.map(({ size, costs }) => ({ size, cost: costs[round] ?? Number.NaN }))),
    ),
  );
}

/** Measurements of a cost at each size, with the exponent last. */
export function scalingMeasurements(
  { piece, of, most = flat }: ScalingSubject,
  grown: readonly ScalingSeries[],
): Measurement[] {
  const exponent = exponents(grown);
  return [
    ...grown.map(({ size, costs }) => ({
      what: `${piece}, ${size.toLocaleString('en')} ${of}`,
      unit: 'µs of CPU time',
      value: spread(costs),
    })),
    {
      what: `${piece}: scaling exponent`,
      unit: '(0 is constant, 1 is linear)',
      value: exponent,
      budget: `≤ ${most}`,
      withinBudget: exponent.median <= most,
    },
  ];
}

/** A server with data of a given size, and a request to it. */
interface ScalingTarget {
  size: number;
  pid: number | undefined;
  request: LoadRequest;
}

/** Measures CPU microseconds per request on each server in interleaved rounds, with ten connections. */
export async function requestCosts(
  { quick, rounds = quick ? 3 : 5 }: RunOptions,
  growing: readonly ScalingTarget[],
): Promise<ScalingSeries[]> {
  const grown = growing.map((one) => ({ ...one, costs: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { pid, request, costs } of grown) {
      const before = cpuTime(pid) ?? Number.NaN;
      const { requests } = await load(request, { connections: 10, seconds: quick ? 0.4 : 1 });
      costs.push((((cpuTime(pid) ?? Number.NaN) - before) * 1_000) / requests);
    }
  }
  return grown;
}
