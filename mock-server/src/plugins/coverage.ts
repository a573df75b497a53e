import { betTypes } from '@matka/fixtures/bet-types';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import Type, { type Static } from 'typebox';
import { magicInputs } from '../faults/magic-inputs.ts';
import { StringSchema } from '../shared/schema-types.ts';

type Kind = 'calls' | 'betTypes' | 'phases' | 'errorRows';

/** Hit count, or counts per status for endpoints. */
const Hits = Type.Record(StringSchema, Type.Unknown());

/** Parts of the API that were used since the start, and those that were not. */
export const CoverageReport = Type.Object({
  met: Type.Object({ calls: Hits, betTypes: Hits, phases: Hits, errorRows: Hits }),
  missing: Type.Record(StringSchema, Type.Array(StringSchema)),
});
export type CoverageReport = Static<typeof CoverageReport>;

/** Counts the use of the API, over all worlds. */
export interface ApiCoverage {
  /** Declares a name that can be used. */
  declare: (kind: Kind, name: string) => void;
  record: (kind: Kind, name: string, status?: number) => void;
  report: () => CoverageReport;
}

declare module 'fastify' {
  interface FastifyInstance {
    coverage: ApiCoverage;
  }
}

/** Hits of each name by status; 0 where there are no statuses. */
type Names = Record<string, Record<number, number>>;

const unused = (names: readonly string[]): Names =>
  Object.fromEntries(names.map((name) => [name, {}]));

/** Creates a coverage with the bet types, phases and magic inputs. Routes declare the endpoints. */
export function createApiCoverage(): ApiCoverage {
  const phases = ['running-now', 'running-for-close', 'closed-for-today', 'holiday', 'suspended'];
  const counts: Record<Kind, Names> = {
    calls: {},
    betTypes: unused(betTypes.map(({ config }) => config.code)),
    phases: unused(phases),
    errorRows: unused(magicInputs.map(({ requirement }) => requirement)),
  };
  const hitsOf = (kind: Kind, name: string): Names[string] => {
    counts[kind][name] ??= {};
    return counts[kind][name];
  };
  const each = <Value>(
    value: (names: [string, Names[string]][]) => Value,
  ): Record<Kind, Value> => ({
    calls: value(Object.entries(counts.calls)),
    betTypes: value(Object.entries(counts.betTypes)),
    phases: value(Object.entries(counts.phases)),
    errorRows: value(Object.entries(counts.errorRows)),
  });
  const isMet = (hits: Names[string]): boolean => Object.keys(hits).length > 0;
  return {
    declare: hitsOf,
    record: (kind, name, status = 0) => {
      const hits = hitsOf(kind, name);
      hits[status] = (hits[status] ?? 0) + 1;
    },
    report: () => ({
      met: each((names) =>
        Object.fromEntries(
          names.filter(([, hits]) => isMet(hits)).map(([name, hits]) => [name, hits[0] ?? hits]),
        ),
      ),
      missing: each((names) => names.filter(([, hits]) => !isMet(hits)).map(([name]) => name)),
    }),
  };
}

/** What Fastify and browsers add to the endpoints. */
const isAdded = (method: unknown): boolean => method === 'HEAD' || method === 'OPTIONS';

/** Counts the responses of each endpoint by status. */
export const coverage = fp(async (api: FastifyInstance) => {
  api.addHook('onRoute', ({ method, url }) => {
    if (!isAdded(method)) api.coverage.declare('calls', `${String(method)} ${url}`);
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request.routeOptions;
    if (!isAdded(method) && !request.isRecorded && !request.world?.replaying) {
      api.coverage.record('calls', `${String(method)} ${url}`, reply.statusCode);
    }
    done(null, payload);
  });
});
