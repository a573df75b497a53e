import { type EndpointName, type endpoints, readsOf } from '../api/endpoints.ts';
import { read as readAs } from '../reading/read.ts';
import type { Read } from '../reading/read-type.ts';

/** The calls of whose success the client reads the body. */
export type ReadCall = Exclude<EndpointName, 'register'>;
/** What the client reads of a success. */
export type Reading<Call extends ReadCall> = Read<(typeof endpoints)[Call]['responses'][200]>;

export type BetRecord = Reading<'bet'>;
export type BetType = Reading<'betTypes'>[number];
export type BetTypeConfig = BetType['config'];
export type Market = Reading<'markets'>[number];
export type Receipt = Reading<'betting'>;
export type Results = Reading<'results'>;
export type ChartDay = Results['days'][number];

/** Reads the body of a success as the client does; undefined when it cannot be used. */
export function read<Call extends ReadCall>(call: Call, body: unknown): Reading<Call> | undefined {
  const { success } = readsOf(call);
  return success && (readAs(success, body).value as Reading<Call> | undefined);
}
