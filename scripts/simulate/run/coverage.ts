import type { Meant } from '../judge/submissions.ts';

/** What runs reached, by name and count. */
export type Counts = Record<string, number>;

export interface Coverage {
  readonly screens: Counts;
  readonly calls: Counts;
  readonly statuses: Counts;
  readonly fates: Counts;
  readonly steps: Counts;
  readonly outcomes: Counts;
  readonly screen: (path: string) => void;
  readonly call: (name: string) => void;
  readonly status: (name: string) => void;
  readonly fate: (kind: string) => void;
  readonly step: (kind: string) => void;
  readonly claims: (all: readonly Meant[]) => void;
}

const count = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export function createCoverage(): Coverage {
  const coverage = {
    screens: {} as Counts,
    calls: {} as Counts,
    statuses: {} as Counts,
    fates: {} as Counts,
    steps: {} as Counts,
    outcomes: {} as Counts,
  };
  return {
    ...coverage,
    screen: (path) => count(coverage.screens, path),
    call: (name) => count(coverage.calls, name),
    status: (name) => count(coverage.statuses, name),
    fate: (kind) => count(coverage.fates, kind),
    step: (kind) => count(coverage.steps, kind),
    claims: (all) => {
      for (const { claim } of all) count(coverage.outcomes, claim ?? 'none');
    },
  };
}

/** The counts of a coverage, which can be sent to another process. */
export type CoverageCounts = Pick<
  Coverage,
  'screens' | 'calls' | 'statuses' | 'fates' | 'steps' | 'outcomes'
>;

export const countsOf = ({
  screens,
  calls,
  statuses,
  fates,
  steps,
  outcomes,
}: Coverage): CoverageCounts => ({
  screens,
  calls,
  statuses,
  fates,
  steps,
  outcomes,
});

/** Adds counts to others. */
export function addCounts(sum: CoverageCounts, more: CoverageCounts): void {
  for (const group of Object.keys(sum) as (keyof CoverageCounts)[]) {
    for (const [name, by] of Object.entries(more[group])) count(sum[group], name, by);
  }
}
