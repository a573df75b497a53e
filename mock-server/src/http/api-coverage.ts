import { betTypes } from '@matka/fixtures/bet-types';
import { magicInputs } from '../faults/magic-inputs.ts';

const kinds = ['calls', 'betTypes', 'phases', 'errorRows'] as const;
type Kind = (typeof kinds)[number];

/** How often something was met; calls by status besides. */
type Hits = Record<string, number | Record<number, number>>;

/** What of the API was exercised since the start, and what was not. */
export interface CoverageReport {
  met: Record<Kind, Hits>;
  missing: Record<Kind, string[]>;
}

/** Counts what the callers of a mock exercise, over all its worlds. */
export interface ApiCoverage {
  /** Names something that there is. */
  declare: (kind: Kind, name: string) => void;
  record: (kind: Kind, name: string, status?: number) => void;
  report: () => CoverageReport;
}

export function createEmptyCoverage(): ApiCoverage {
  const counts = new Map<Kind, Map<string, Map<number, number>>>(
    kinds.map((kind) => [kind, new Map()]),
  );
  const of = (kind: Kind, name: string): Map<number, number> => {
    const names = counts.get(kind) ?? new Map<string, Map<number, number>>();
    const known = names.get(name) ?? new Map<number, number>();
    names.set(name, known);
    return known;
  };
  const each = <Value>(value: (names: Map<string, Map<number, number>>) => Value) =>
    Object.fromEntries(kinds.map((kind) => [kind, value(counts.get(kind) ?? new Map())])) as Record<
      Kind,
      Value
    >;
  return {
    declare: of,
    record: (kind, name, status = 0) => {
      const known = of(kind, name);
      known.set(status, (known.get(status) ?? 0) + 1);
    },
    report: () => ({
      met: each((names) => {
        const hits: Hits = {};
        for (const [name, byStatus] of names) {
          if (byStatus.size === 0) continue;
          hits[name] = byStatus.get(0) ?? Object.fromEntries(byStatus);
        }
        return hits;
      }),
      missing: each((names) =>
        [...names].filter(([, byStatus]) => byStatus.size === 0).map(([name]) => name),
      ),
    }),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    coverage: ApiCoverage;
  }
}

/** A coverage that knows the bet types, phases and error rows; the calls come with their routes. */
export function createApiCoverage(): ApiCoverage {
  const coverage = createEmptyCoverage();
  for (const { config } of betTypes) coverage.declare('betTypes', config.code);
  for (const phase of [
    'running-now',
    'running-for-close',
    'closed-for-today',
    'holiday',
    'suspended',
  ]) {
    coverage.declare('phases', phase);
  }
  for (const { requirement } of magicInputs) coverage.declare('errorRows', requirement);
  return coverage;
}
