import type { Spread } from './statistics.ts';

/** Options of a run. */
export interface RunOptions {
  /** Fewer and shorter rounds, for a rough check. */
  quick: boolean;
  /** Number of interleaved rounds, more where they leave a verdict open; by default that of each benchmark. */
  rounds?: number | undefined;
  /** Temporary folder of this run. */
  folder: string;
}

/** One measured figure, a line of the report. */
export interface Measurement {
  what: string;
  value: Spread;
  unit: string;
  /** The same figure of the baseline, measured in alternation. */
  baseline?: Spread;
  /** Value divided by baseline, per round. */
  ratio?: Spread;
  /** CPU time per request divided by that of the baseline: less sensitive to other load on the machine. */
  cpuRatio?: number;
  /** The budget in words; undefined for figures without one. */
  budget?: string;
  withinBudget?: boolean;
  /** Whether the spread of the rounds leaves that verdict certain; undefined where no rounds are compared. */
  isClear?: boolean;
}

/** A benchmark: its name for `--only` and its measurements. */
export interface Benchmark {
  name: string;
  run: (options: RunOptions) => Promise<Measurement[]>;
}
