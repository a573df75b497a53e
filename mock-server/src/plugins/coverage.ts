import { betTypes } from '@matka/fixtures/bet-types';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import Type, { type Static } from 'typebox';
import { magicInputs } from '../faults/magic-inputs.ts';
import { statuses } from '../markets/schedule.ts';
import { StringSchema } from '../shared/schema-types.ts';

const kinds = ['calls', 'betTypes', 'phases', 'errorRows'] as const;
type Kind = (typeof kinds)[number];

/** Hit count, or counts per status for endpoints. */
const Hits = Type.Record(StringSchema, Type.Unknown());

/** Parts of the API that were used since the start, and unused parts. */
export const CoverageReport = Type.Object({
  met: Type.Object({ calls: Hits, betTypes: Hits, phases: Hits, errorRows: Hits }),
  missing: Type.Record(StringSchema, Type.Array(StringSchema)),
});
export type CoverageReport = Static<typeof CoverageReport>;

type Names = Record<string, Record<number, number>>;

const unused = (names: readonly string[]): Names =>
  Object.fromEntries(names.map((name) => [name, {}]));

/** Counts the use of the API over all worlds: the routes, which declare themselves, and all other parts. */
export class ApiCoverage {
  private readonly counts: Record<Kind, Names> = {
    calls: {},
    betTypes: unused(betTypes.map(({ config }) => config.code)),
    phases: unused(Object.keys(statuses)),
    errorRows: unused(magicInputs.map(({ requirement }) => requirement)),
  };

  declare(kind: Kind, name: string): Record<number, number> {
    this.counts[kind][name] ??= {};
    return this.counts[kind][name];
  }

  record(kind: Kind, name: string, status = 0): void {
    const hits = this.declare(kind, name);
    hits[status] = (hits[status] ?? 0) + 1;
  }

  report(): CoverageReport {
    const ofEach = <Value>(of: (names: [string, Names[string]][]) => Value) =>
      Object.fromEntries(
        kinds.map((kind) => [kind, of(Object.entries(this.counts[kind]))]),
      ) as Record<Kind, Value>;
    const isMet = ([, hits]: [string, Names[string]]): boolean => Object.keys(hits).length > 0;
    return {
      met: ofEach((names) =>
        Object.fromEntries(names.filter(isMet).map(([name, hits]) => [name, hits[0] ?? hits])),
      ),
      missing: ofEach((names) => names.filter((name) => !isMet(name)).map(([name]) => name)),
    };
  }
}

const isAdded = (method: unknown): boolean => method === 'HEAD' || method === 'OPTIONS';

/** Counts the responses of each endpoint by status. */
export const coverage = fp(async (api: FastifyInstance) => {
  api.addHook('onRoute', ({ method, url }) => {
    if (!isAdded(method)) api.coverage.declare('calls', `${String(method)} ${url}`);
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request.routeOptions;
    if (!isAdded(method) && !request.isRecorded && !request.world?.replay) {
      api.coverage.record('calls', `${String(method)} ${url}`, reply.statusCode);
    }
    done(null, payload);
  });
});
