import { type Endpoint, type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { AnyError, BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { RouteOptions } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { WorldFile } from '../../recording/world-file.ts';

/** Schemas of bodies by status. */
export type Responses = Readonly<Record<number, TSchema>>;

/** Names the fields that are wrong, or the reason why the whole is. */
const Refusal = Type.Union([FieldErrors, DetailError]);

/** A route as it was declared. */
type DeclaredRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>;

/** All responses of an endpoint of the API: the contract's, and refusals of the mock. */
function apiResponses(id: EndpointName, { url, config }: DeclaredRoute): Responses {
  const { body, responses }: Endpoint = endpoints[id];
  const ofBody = config?.bettingErrors ? BettingError : DetailError;
  return {
    ...(config?.auth === 'public' && { 400: FieldErrors }),
    ...(url.includes(':id') && { 400: DetailError }),
    ...(body && { 413: ofBody, 415: ofBody }),
    ...{ 403: AnyError, 404: AnyError, 500: AnyError, 503: AnyError },
    ...responses,
  };
}

function controlResponses({ method, url, schema = {}, config }: DeclaredRoute): Responses {
  const hasBody = (config?.ownBody ?? schema.body) !== undefined || method === 'PUT';
  const hasParameters = schema.querystring !== undefined || url.includes(':');
  return {
    ...((hasBody || hasParameters) && { 400: Refusal }),
    ...(hasBody && { 413: DetailError, 415: DetailError }),
    ...{ 403: DetailError, 503: DetailError },
    ...(url.includes(':world') && { 404: DetailError }),
    ...(schema.response as Responses),
  };
}

/** All responses of a route; undefined for one that no document has. */
export function responsesOf(route: DeclaredRoute): Responses | undefined {
  const id = route.schema?.operationId;
  if (id === undefined) return undefined;
  return route.url.startsWith('/__mock/')
    ? controlResponses(route)
    : apiResponses(id as EndpointName, route);
}

const descriptions: Readonly<Record<string, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Done; the response has no body.',
  400: 'The request is not valid.',
  401: 'No valid token, or wrong credentials.',
  403: 'Not permitted: another machine, host name or site.',
  404: 'Not found.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  500: 'The host failed.',
  503: 'The host is busy; try again.',
  409: 'In conflict with what came before: an Idempotency-Key of another request, a world that is too large or not recorded.',
  429: 'Too many attempts; Retry-After says when to try again.',
};

const tokenError = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
};

const withExample = (schema: TSchema, example: unknown) => ({ ...schema, examples: [example] });

/** A body with an example, as @fastify/swagger reads it. That of a world's file would be too long to help; bytes have none. */
export function withSample(schema: TSchema): TSchema {
  const { contentMediaType, ...bytes } = schema as TSchema & { contentMediaType?: string };
  if (contentMediaType !== undefined) return { content: { [contentMediaType]: { schema: bytes } } };
  return schema === WorldFile ? schema : withExample(schema, sampleOf(schema));
}

function withOwnExample(status: string, schema: TSchema): TSchema {
  if (schema === AnyError)
    return withExample(schema, { detail: 'You do not have permission to perform this action.' });
  return status === '401' && schema === DetailError
    ? withExample(schema, tokenError)
    : withSample(schema);
}

/** Responses with descriptions and examples. */
export const described = (responses: Responses) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        ...withOwnExample(status, schema),
        'x-response-description': descriptions[status],
      },
    ]),
  );
