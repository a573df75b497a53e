import type { EndpointName } from '../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../decoders/responses.ts';
import { decode } from '../decoding/decode.ts';
import type { Decoded } from '../decoding/kinds.ts';

/** The calls of whose success the client reads the body. */
export type ReadCall = Exclude<EndpointName, 'register'>;
/** What the client reads of a success. */
export type Reading<Call extends ReadCall> = Decoded<(typeof responseDecoders)[Call]['success']>;

export type BetRecord = Reading<'bet'>;
export type BetType = Reading<'betTypes'>[number];
export type BetTypeConfig = BetType['config'];
export type Market = Reading<'markets'>[number];
export type Receipt = Reading<'betting'>;
export type Results = Reading<'results'>;
export type ChartDay = Results['days'][number];

/** Reads the body of a success as the client does; undefined when it cannot be used. */
export function read<Call extends ReadCall>(call: Call, body: unknown): Reading<Call> | undefined {
  const { success }: ResponseDecoders = responseDecoders[call];
  return success && (decode(success, body) as Reading<Call> | undefined);
}
