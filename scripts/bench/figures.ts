import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { repoPath } from '../lib/paths.ts';

/** One figure of a run: a value for each round, and the values of its floor from the same rounds. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly floor?: readonly number[];
  /** A value in its unit, or a multiple of its floor: `≤ 1.25 × floor`. */
  readonly budget: string;
}

interface BenchOptions {
  readonly quick: boolean;
  readonly folder: string;
}

export type Benchmark = (options: BenchOptions) => Promise<Figure[]>;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures several things in turn, round by round, so that all see the same load of the machine.
 * @returns what was found of each thing, one for each round
 */
export async function inRounds<Found extends Readonly<Record<string, unknown>>>(
  rounds: number,
  measured: { readonly [Name in keyof Found]: () => Promise<Found[Name]> },
): Promise<{ [Name in keyof Found]: Found[Name][] }> {
  const names = Object.keys(measured) as (keyof Found)[];
  const found = {} as { [Name in keyof Found]: Found[Name][] };
  for (const name of names) found[name] = [];
  for (let round = 0; round < rounds; round++)
    for (const name of names) found[name].push(await measured[name]());
  return found;
}

const ratioOf = ({ values, floor }: Figure): number | undefined =>
  floor && median(values.map((value, round) => value / (floor[round] ?? Number.NaN)));

/** Tells if a figure keeps its budget. */
export function isWithin(figure: Figure): boolean {
  const [sign, limit, unit] = figure.budget.split(' ');
  const value = unit === '×' ? (ratioOf(figure) ?? Number.NaN) : median(figure.values);
  return sign === '≤' ? value <= Number(limit) : value >= Number(limit);
}

const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value >= 1000 ? 5 : 3 });

export function lineOf(figure: Figure): string {
  const { what, unit, values, floor, budget } = figure;
  const ratio = ratioOf(figure);
  return [
    what.padEnd(48),
    `${rounded(median(values))} ${unit}`.trim().padStart(18),
    (floor ? `floor ${rounded(median(floor))}` : '').padStart(16),
    (ratio === undefined ? '' : `${rounded(ratio)} ×`).padStart(9),
    `  ${isWithin(figure) ? 'within' : 'OVER  '} ${budget}`,
  ].join(' ');
}

/** Writes the report of a run; gives its path. */
export function saveReport(figures: readonly Figure[]): string {
  const file = repoPath('.local/reports/bench.json');
  const processors = cpus();
  const report = {
    at: new Date().toISOString(),
    machine: `${processors.length} × ${processors[0]?.model}, Node ${process.version}`,
    figures: figures.map((figure) => ({
      ...figure,
      median: median(figure.values),
      ratio: ratioOf(figure),
      within: isWithin(figure),
    })),
  };
  mkdirSync(repoPath('.local/reports'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
