import type { EndpointName } from '@matka/contracts/api/endpoints';
import type { StateName, StateParameters } from '@matka/contracts/pact/provider-states';
import { reads } from './client.ts';

export interface ReadSpec<Query> {
  /** `usual` if absent. */
  state?: StateName;
  given?: StateParameters;
  description: string;
  query: Query;
  /** The query that the client has to send; values of the account come from the state. */
  sentQuery: Record<string, unknown>;
  body: unknown;
}

/** Creates a function that runs read interactions of an endpoint as the example player. */
export const readInteraction =
  <Query, Result>(endpoint: EndpointName, read: (query: Query) => Promise<Result>) =>
  ({ query, sentQuery, ...spec }: ReadSpec<Query>) =>
    reads({ ...spec, endpoint, request: { query: sentQuery } }, () => read(query));
