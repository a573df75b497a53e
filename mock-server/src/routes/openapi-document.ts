import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { Endpoint, ErrorKind } from '../http/endpoint.ts';
import { endpointSchemas, operationIds } from './endpoint-schemas.ts';
import { completeDocument, type Examples } from './openapi/complete.ts';
import { draftDocument } from './openapi/draft.ts';
import { namedSchemas } from './openapi/named-schemas.ts';

/** A registered route of the API. */
export interface DocumentedRoute {
  method: string;
  url: string;
  endpoint: Endpoint;
}

/** Error responses by kind, with status and schema. */
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
