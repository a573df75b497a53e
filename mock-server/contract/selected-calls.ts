import { type EndpointName, endpointNames, endpointOf } from '@matka/contracts/api/endpoints';
import type { PactInteraction } from '@matka/contracts/pact/pact';

const named = process.env.MATKA_CONTRACTS_CALLS?.split(',').filter(Boolean);

/** The endpoints that a run is about: those of `contracts:check -- --changed`, else all. */
export const selectedCalls: readonly EndpointName[] = named
  ? endpointNames.filter((name) => named.includes(name))
  : endpointNames;

/** Whether a run is about all endpoints. */
export const isWholeRun = selectedCalls.length === endpointNames.length;

/** Whether a run is about the endpoint of an interaction. */
export function isSelected({ request }: PactInteraction): boolean {
  const endpoint = endpointOf(request.method, request.path);
  return isWholeRun || (endpoint !== undefined && selectedCalls.includes(endpoint));
}

/** Whether all breaks, lies and liberties are tried. */
export const isFullRun = process.env.MATKA_CONTRACTS_FULL === '1';

const [shard = 1, shards = 1] = (process.env.MATKA_CONTRACTS_SHARD ?? '').split('/').map(Number);

/** Whether a run tries all of them, and not the part of a shard. */
export const isUndivided = !(shards > 1);

/** Every n-th entry from an offset; in a full run all entries, or those of its shard. */
export const sampleOf = <T>(entries: readonly T[], every: number, from = 0): readonly T[] =>
  entries.filter((_, index) =>
    isFullRun ? isUndivided || index % shards === shard - 1 : index % every === from % every,
  );
