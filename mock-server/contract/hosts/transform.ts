import type { EndpointName } from '@matka/contracts/api/endpoints';
import { changeAt } from '../../src/host-styles/change.ts';
import {
  type Change,
  each,
  type Fields,
  fieldsIn,
  inOrder,
  type Json,
} from '../../src/host-styles/json.ts';
import {
  endpointAsked,
  type Host,
  type HostRequest,
  type HostResponse,
  isSuccess,
  type Transformer,
} from './host.ts';

/** One endpoint, several, or all. */
export type Calls = EndpointName | readonly EndpointName[] | 'all';

const isOf = (calls: Calls, asked: HostRequest): boolean => {
  const endpoint = endpointAsked(asked);
  return endpoint !== undefined && (calls === 'all' || [calls].flat().includes(endpoint));
};

/** A host with several transformers; the first stands next to the host. */
export const allOf =
  (...transformers: readonly Transformer[]): Transformer =>
  (host) =>
    transformers.reduce((next, transform) => transform(next), host);

/** Changes the responses of some endpoints; a change may send more requests to the host. */
export const answers =
  (
    calls: Calls,
    change: (
      answer: HostResponse,
      asked: HostRequest,
      host: Host,
    ) => HostResponse | Promise<HostResponse>,
  ): Transformer =>
  (host) =>
  async (asked) => {
    const answer = await host(asked);
    return isOf(calls, asked) ? change(answer, asked, host) : answer;
  };

/** Changes the bodies of successes. */
export const bodies = (
  calls: Calls,
  change: (body: Json, asked: HostRequest, host: Host) => Json | Promise<Json>,
): Transformer =>
  answers(calls, async (answer, asked, host) =>
    isSuccess(answer) && answer.raw === undefined
      ? { ...answer, body: await change(answer.body, asked, host) }
      : answer,
  );

/** A transformer that keeps state: each host has its own. */
export const fresh =
  (make: () => Transformer): Transformer =>
  (host) =>
    make()(host);

type Paths = string | readonly string[];

const ofEach = (paths: Paths, change: (path: string) => Change): Change =>
  inOrder(...[paths].flat().map(change));

/** Edits the existing values at paths of the bodies of successes. */
export const edits = (calls: Calls, paths: Paths, edit: (value: Json) => Json): Transformer =>
  bodies(
    calls,
    ofEach(paths, (path) => each(path, edit)),
  );

/** Removes the values at paths of the bodies of successes. */
export const drops = (calls: Calls, paths: Paths): Transformer =>
  bodies(
    calls,
    ofEach(paths, (path) => changeAt(path, 'drop')),
  );

/** Changes the responses of refusals. */
export const refusals = (
  calls: Calls,
  change: (answer: HostResponse, asked: HostRequest) => HostResponse,
) => answers(calls, (answer, asked) => (answer.status >= 400 ? change(answer, asked) : answer));

/** Changes the request that the host receives. */
export const asked =
  (calls: Calls, change: (asked: HostRequest) => HostRequest): Transformer =>
  (host) =>
  (request) =>
    host(isOf(calls, request) ? change(request) : request);

/** Changes the query of requests. */
export const queries = (calls: Calls, change: (query: URLSearchParams) => void): Transformer =>
  asked(calls, (request) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return { ...request, url };
  });

/** Changes the body of requests. */
export const requestBodies = (calls: Calls, change: (body: Fields) => Fields): Transformer =>
  asked(calls, (request) =>
    request.body === undefined ? request : { ...request, body: change(fieldsIn(request.body)) },
  );
