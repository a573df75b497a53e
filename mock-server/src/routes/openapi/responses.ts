import { type Endpoint, type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { AnyError, BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import type { RouteOptions } from 'fastify';
import Type, { type TSchema } from 'typebox';

/** Schemas of bodies by status. */
export type Responses = Readonly<Record<number, TSchema>>;

/** Names the wrong fields, or the reason why the whole body is wrong. */
const Refusal = Type.Union([FieldErrors, DetailError]);

/** A route as it was declared. */
export type DeclaredRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>;

/** All responses of an endpoint of the API: the contract's, and refusals of the mock. */
function apiResponses(id: EndpointName, { url, config }: DeclaredRoute): Responses {
  const { body, responses }: Endpoint = endpoints[id];
  const ofBody = config?.bettingErrors ? BettingError : DetailError;
  return {
    ...(config?.auth === 'public' && { 400: FieldErrors }),
    ...(url.includes(':id') && { 400: DetailError }),
    ...(body && { 413: ofBody, 415: ofBody }),
    403: AnyError,
    404: AnyError,
    500: AnyError,
    503: AnyError,
    ...responses,
  };
}

function controlResponses({ method, url, schema = {}, config }: DeclaredRoute): Responses {
  const hasBody = (config?.ownBody ?? schema.body) !== undefined || method === 'PUT';
  const hasParameters = schema.querystring !== undefined || url.includes(':');
  return {
    ...((hasBody || hasParameters) && { 400: Refusal }),
    ...(hasBody && { 413: DetailError, 415: DetailError }),
    403: DetailError,
    503: DetailError,
    ...(url.includes(':world') && { 404: DetailError }),
    ...(schema.response as Responses),
  };
}

/** All responses of a route; undefined for a route that no document has. */
export function responsesOf(route: DeclaredRoute): Responses | undefined {
  const id = route.schema?.operationId;
  if (id === undefined) return undefined;
  return route.url.startsWith('/__mock/')
    ? controlResponses(route)
    : apiResponses(id as EndpointName, route);
}
