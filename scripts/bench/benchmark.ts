import type { Spread } from './statistics.ts';

/** How a run is made. */
export interface RunOptions {
  /** Fewer and shorter rounds: to see that a change is no disaster. */
  quick: boolean;
  /** A folder for files of this run; it goes with it. */
  folder: string;
}

/** One line of the table. */
export interface Measurement {
  what: string;
  value: Spread;
  unit: string;
  /** The same of the baseline, where there is one, measured in turn with it. */
  baseline?: Spread;
  /** Value by baseline, round by round. */
  ratio?: Spread;
  /** Processor time of one request by that of the baseline: what others do on the machine matters less to it. */
  cpuRatio?: number;
  /** The budget in words; undefined for what only stands beside one. */
  budget?: string;
  withinBudget?: boolean;
}

/** A row of the budgets: its name for `--only` and what it measures. */
export interface Benchmark {
  name: string;
  run: (options: RunOptions) => Promise<Measurement[]>;
}
