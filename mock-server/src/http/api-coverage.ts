import { betTypes } from '@matka/fixtures/bet-types';
import { magicInputs } from '../faults/magic-inputs.ts';

const kinds = ['calls', 'betTypes', 'phases', 'errorRows'] as const;
type Kind = (typeof kinds)[number];

/** Hit count, or counts per status for endpoints. */
type Hits = Record<string, number | Record<number, number>>;

/** Parts of the API that were used since the start, and those that were not. */
export interface CoverageReport {
  met: Record<Kind, Hits>;
  missing: Record<Kind, string[]>;
}

/** Counts the use of the API, over all worlds. */
export interface ApiCoverage {
  /** Declares a name that can be used. */
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

/** Creates a coverage with the bet types, phases and magic inputs. Routes declare the endpoints. */
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
