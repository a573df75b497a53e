import type { EndpointName } from '@matka/contracts/api/endpoints';
import type { Change, Fields } from './edit.ts';
import { fieldsIn } from './edit.ts';
import { type Answer, type Asked, endpointAsked, isSuccess, type Transformer } from './host.ts';

type Calls = EndpointName | readonly EndpointName[] | 'all';

const isOf = (calls: Calls, asked: Asked): boolean => {
  const endpoint = endpointAsked(asked);
  return endpoint !== undefined && (calls === 'all' || [calls].flat().includes(endpoint));
};

/** A host as several transformers make it, the first next to the host. */
export const allOf =
  (...transformers: readonly Transformer[]): Transformer =>
  (host) =>
    transformers.reduce((next, transform) => transform(next), host);

/** Changes what the host responds to some calls. */
export const answers =
  (calls: Calls, change: (answer: Answer, asked: Asked) => Answer): Transformer =>
  (host) =>
  async (asked) => {
    const answer = await host(asked);
    return isOf(calls, asked) ? change(answer, asked) : answer;
  };

/** Changes the bodies of successes. */
export const bodies = (
  calls: Calls,
  change: (body: Answer['body'], asked: Asked) => Answer['body'],
): Transformer =>
  answers(calls, (answer, asked) =>
    isSuccess(answer) && answer.raw === undefined
      ? { ...answer, body: change(answer.body, asked) }
      : answer,
  );

/** Changes the responses that refuse something. */
export const refusals = (calls: Calls, change: (answer: Answer, asked: Asked) => Answer) =>
  answers(calls, (answer, asked) => (answer.status >= 400 ? change(answer, asked) : answer));

/** Changes the bodies of refusals. */
export const refusalBodies = (calls: Calls, change: Change): Transformer =>
  refusals(calls, (answer) => ({ ...answer, body: change(answer.body) }));

/** Changes what the host believes it was asked. */
export const asked =
  (calls: Calls, change: (asked: Asked) => Asked): Transformer =>
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
