import { type EndpointName, endpointNames } from '@matka/contracts/api/endpoints';

const named = process.env.MATKA_CONTRACTS_CALLS?.split(',').filter(Boolean);

/** The endpoints that a run is about: those of `contracts:check -- --changed`, else all. */
export const selectedCalls: readonly EndpointName[] = named
  ? endpointNames.filter((name) => named.includes(name))
  : endpointNames;

/** Whether a run is about all endpoints. */
export const isWholeRun = selectedCalls.length === endpointNames.length;
