import { type EndpointName, type endpoints, readsOf } from '../api/endpoints.ts';
import { read as readAs, type Seen } from '../reading/read.ts';
import type { Read } from '../reading/read-type.ts';

export type ReadCall = Exclude<EndpointName, 'register'>;
export type Reading<Call extends ReadCall> = Read<(typeof endpoints)[Call]['responses'][200]>;

export type BetRecord = Reading<'bet'>;
export type BetType = Reading<'betTypes'>[number];
export type BetTypeConfig = BetType['config'];
export type Market = Reading<'markets'>[number];
export type Receipt = Reading<'betting'>;
export type Results = Reading<'results'>;
export type ChartDay = Results['days'][number];

/** Bodies read so far, because many rules read the same body. */
const readings = new WeakMap<object, Map<EndpointName, unknown>>();

/** Reads the body of a success as the client does, with its losses; adds each place to `seen`. */
export function readWithLosses(call: ReadCall, body: unknown, seen?: Seen[]) {
  const { success } = readsOf(call);
  const result = success ? readAs(success, body, seen) : { value: undefined, losses: [] };
  if (typeof body === 'object' && body !== null) {
    const known = readings.get(body) ?? new Map();
    readings.set(body, known.set(call, result.value));
  }
  return result;
}

/** Reads the body of a success as the client does; `undefined` if it cannot be used. */
export function read<Call extends ReadCall>(call: Call, body: unknown): Reading<Call> | undefined {
  const known = typeof body === 'object' && body !== null ? readings.get(body) : undefined;
  const value = known?.has(call) ? known.get(call) : readWithLosses(call, body).value;
  return value as Reading<Call> | undefined;
}
