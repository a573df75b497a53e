import * as betTypes from '@matka/contracts/api/bet-types';
import * as betting from '@matka/contracts/api/betting';
import { betPayloads } from '@matka/contracts/api/betting';
import * as common from '@matka/contracts/api/common';
import { Points } from '@matka/contracts/api/common';
import {
  type Endpoint as Declaration,
  endpointNames,
  endpoints,
} from '@matka/contracts/api/endpoints';
import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import * as history from '@matka/contracts/api/history';
import * as homepage from '@matka/contracts/api/homepage';
import * as markets from '@matka/contracts/api/markets';
import * as payouts from '@matka/contracts/api/payouts';
import * as results from '@matka/contracts/api/results';
import * as suggestions from '@matka/contracts/api/suggestions';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import * as users from '@matka/contracts/api/users';
import { sampleOf } from '@matka/contracts/reading/sample';
import Type, { type TSchema } from 'typebox';
import type { Endpoint, ErrorKind } from '../http/endpoint.ts';
import { completeDocument, draftDocument, type Examples } from './openapi/document.ts';

/** The schemas of an endpoint in the OpenAPI document, without its error responses. */
interface EndpointSchemas {
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  response: Record<number, TSchema>;
}

/** One body for each bet type id: the document then shows the payload of each. */
const bodyPerBetType = (
  payloads: Record<string, TSchema>,
  others: Record<string, TSchema>,
): TSchema =>
  Type.Union(
    Object.entries(payloads).map(([id, payload]) =>
      Type.Object({ bet_type_id: Type.Literal(Number(id)), ...others, payload }),
    ),
  );

const bodies = {
  suggestions: bodyPerBetType(suggestionPayloads, { market_id: Type.Optional(Type.Integer()) }),
  betting: bodyPerBetType(betPayloads, { market_id: Type.Integer(), amount: Points }),
};

/** The bodies that differ by bet type, by the names of their components. */
export const betPayloadRequests: Readonly<Record<string, TSchema>> = {
  SuggestionRequest: bodies.suggestions,
  BettingRequest: bodies.betting,
};

function schemasOf(name: string, { path, body, query, responses }: Declaration): EndpointSchemas {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 300);
  return {
    ...(body && { body: name === 'suggestions' || name === 'betting' ? bodies[name] : body }),
    ...(query && { querystring: query }),
    ...(path.includes('{id}') && { params: Type.Object({ id: Type.Integer() }) }),
    response: Object.fromEntries(successes),
  };
}

/** Names of the endpoints by method and path, as the document has them: its operation ids. */
export const operationIds: Readonly<Record<string, string>> = Object.fromEntries(
  endpointNames.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, name]),
);

/** The schemas of all endpoints by Fastify's method and path. Only the document reads them. */
export const endpointSchemas: Readonly<Record<string, EndpointSchemas>> = Object.fromEntries(
  endpointNames.map((name) => {
    const { method, path } = endpoints[name];
    return [`${method} ${path.replace('{id}', ':id')}`, schemasOf(name, endpoints[name])];
  }),
);

const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value);

/** The declarations that a module exports under a name for types, but for queries: parameters have no component. */
const declaredIn = (module: object): [string, TSchema][] =>
  Object.entries(module)
    .filter(
      (entry): entry is [string, TSchema] =>
        /^[A-Z].*(?<!Query)$/.test(entry[0]) && isSchema(entry[1]),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));

const modules = [
  users,
  homepage,
  markets,
  betTypes,
  suggestions,
  betting,
  history,
  results,
  payouts,
  common,
];

/** Components of the document of the API, by the names of their declarations. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  BettingError,
  ...Object.fromEntries(modules.flatMap(declaredIn)),
  ...betPayloadRequests,
};

/** A registered route of the API. */
export interface DocumentedRoute {
  method: string;
  url: string;
  endpoint: Endpoint;
}

const errorResponses = {
  form: { 400: FieldErrors },
  credentials: { 401: FieldErrors },
  token: { 401: DetailError },
  missing: { 404: DetailError },
  throttled: { 429: DetailError },
  bets: { 400: BettingError },
  reusedKey: { 409: BettingError },
} as const satisfies Record<ErrorKind, object>;

const security = {
  player: [{ bearer: [] }],
  public: [{}, { bearer: [] }],
  body: [],
};

function schemaOf({ method, url, endpoint }: DocumentedRoute) {
  const found = endpointSchemas[`${method} ${url}`];
  if (!found) throw new Error(`No schemas for ${method} ${url}`);
  const { response, ...asked } = found;
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: security[endpoint.auth ?? 'player'],
    ...asked,
    response: Object.assign({}, ...endpoint.errors.map((kind) => errorResponses[kind]), response),
  };
}

/** The examples of the declarations. */
const examples: Examples = Object.fromEntries(
  Object.entries(endpointSchemas).map(([call, { body, response }]) => [
    operationIds[call.replace(':id', '{id}')] ?? '',
    {
      ...(body && { request: sampleOf(body) }),
      responses: Object.fromEntries(
        Object.entries(response).map(([status, schema]) => [status, sampleOf(schema)]),
      ),
    },
  ]),
);

/** The OpenAPI 3.1 document of routes. */
export async function openApiDocument(routes: readonly DocumentedRoute[]): Promise<object> {
  const draft = await draftDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Matka API',
        version: '1.0.0',
        description:
          'The API of the web app as the mock serves it. Paths end in a slash; the mock accepts them without it too.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The host that serves this document.' }],
      tags: [
        { name: 'players', description: 'Registration, login, tokens.' },
        { name: 'catalogue', description: 'Home page, markets, bet types, game rates.' },
        { name: 'betting', description: 'Suggestions and bets.' },
        { name: 'history', description: 'Bet records.' },
        { name: 'results', description: 'Draws and charts.' },
      ],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    routes.map((route) => ({
      method: route.method,
      url: route.url,
      schema: schemaOf(route),
      handler: () => null,
    })),
    namedSchemas,
  );
  completeDocument(draft, operationIds, examples);
  return draft;
}
