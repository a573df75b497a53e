import type { Finding } from '../judge/findings.ts';
import type { CoverageCounts } from '../run/coverage.ts';
import type { Script } from '../run/run.ts';

/** What a worker is asked to do. */
export type Job =
  | { readonly do: 'seed'; readonly seed: number; readonly steps: number }
  | { readonly do: 'script'; readonly script: Script }
  | {
      readonly do: 'shrink';
      readonly script: Script;
      readonly kind: Finding['kind'];
      readonly seconds: number;
    };

/** What came of a job. */
export interface Outcome {
  readonly hash: string;
  readonly findings: readonly Finding[];
  readonly coverage: CoverageCounts;
  /** Present if there is a finding, or for a script. */
  readonly script?: Script;
  readonly trace?: readonly string[];
  /** Runs that it took. */
  readonly runs: number;
  /** What its process holds, in megabytes. */
  readonly memory: number;
  /** Processor seconds that it took. */
  readonly processor: number;
}
