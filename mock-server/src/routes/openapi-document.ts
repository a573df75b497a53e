import * as betTypes from '@matka/contracts/api/bet-types';
import * as betting from '@matka/contracts/api/betting';
import { betPayloads } from '@matka/contracts/api/betting';
import * as common from '@matka/contracts/api/common';
import { type Endpoint, type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { AnyError, BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import * as history from '@matka/contracts/api/history';
import * as homepage from '@matka/contracts/api/homepage';
import * as markets from '@matka/contracts/api/markets';
import * as payouts from '@matka/contracts/api/payouts';
import * as results from '@matka/contracts/api/results';
import * as suggestions from '@matka/contracts/api/suggestions';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import * as users from '@matka/contracts/api/users';
import { RegisterRequest } from '@matka/contracts/api/users';
import { sampleOf } from '@matka/contracts/reading/sample';
import Type, { type TSchema } from 'typebox';
import { registrationForms } from '../players/register.ts';
import { type Examples, type Operation, openApiOf } from './openapi/document.ts';

type Group = 'players' | 'catalogue' | 'betting' | 'history' | 'results';

const described: Readonly<Record<EndpointName, readonly [group: Group, summary: string]>> = {
  register: ['players', 'Register a player. The response contains no tokens.'],
  login: ['players', 'Sign a player in by password, MPIN or one-time code.'],
  refresh: ['players', 'Get a new access token for a refresh token.'],
  homepage: ['catalogue', 'The home page of an app.'],
  markets: ['catalogue', 'The markets with their status and results.'],
  betTypes: ['catalogue', 'The bet types with their configuration.'],
  suggestions: ['betting', "The combinations of the player's input."],
  betting: ['betting', 'Place bets. An Idempotency-Key prevents duplicates.'],
  history: ['history', "The player's bet records, newest first, filtered."],
  bettingHistory: ['history', "The player's bet records, newest first."],
  bet: ['history', "One of the player's bet records."],
  results: ['results', 'Results of a market for a month, of all markets for a day, or of a month.'],
  payouts: ['results', 'The game rates. Players may read them in spite of the path.'],
};

/** The schema of a member of an object. */
const member = ({ properties }: { properties: object }, name: string): TSchema =>
  Object.entries(properties).find(([one]) => one === name)?.[1];

function bodyPerPayload(payloads: Record<string, TSchema>, others: Record<string, TSchema>) {
  const byPayload = Map.groupBy(Object.entries(payloads), ([, payload]) => payload);
  return Type.Union(
    [...byPayload].map(([payload, types]) => {
      const ids = { type: 'number', enum: types.map(([id]) => Number(id)) };
      return Type.Object({ bet_type_id: Type.Unsafe<number>(ids), ...others, payload });
    }),
  );
}

const bodies = {
  suggestions: bodyPerPayload(suggestionPayloads, { market_id: Type.Optional(Type.Integer()) }),
  betting: bodyPerPayload(betPayloads, {
    market_id: Type.Integer({ minimum: 1, examples: [7] }),
    // The sum of whole points.
    amount: Type.Integer({ minimum: 1, examples: [100] }),
  }),
  register: Type.Union(
    RegisterRequest.anyOf.map((form) =>
      Type.Object({
        ...form.properties,
        ...Object.fromEntries(
          Object.entries(registrationForms)
            .filter(([name]) => name in form.properties)
            .map(([name, pattern]) => [name, Type.String({ ...member(form, name), pattern })]),
        ),
      }),
    ),
  ),
};

const isOwn = (name: string): name is keyof typeof bodies => Object.hasOwn(bodies, name);

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

const namedSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  BettingError,
  AnyError,
  ...Object.fromEntries(modules.flatMap(declaredIn)),
  RegisterRequest: bodies.register,
  SuggestionRequest: bodies.suggestions,
  BettingRequest: bodies.betting,
};

function documented([name, [group, summary]]: [string, readonly [Group, string]]): Operation {
  const { method, path, body, query, bearer, responses }: Endpoint =
    endpoints[name as EndpointName];
  // A token is optional: it names the world, as app_id does.
  const isPublic = group === 'catalogue';
  const token = [{ bearer: [] }];
  return {
    method,
    url: path.replace('{id}', ':id'),
    schema: {
      operationId: name,
      summary,
      tags: [group],
      security: isPublic ? [{}, ...token] : bearer ? token : [],
      ...(body && { body: isOwn(name) ? bodies[name] : body }),
      ...(query && { querystring: query }),
      ...(path.includes('{id}') && { params: Type.Object({ id: Type.Integer() }) }),
      response: {
        ...(isPublic && { 400: FieldErrors }),
        ...(path.includes('{id}') && { 400: DetailError }),
        ...(body && { 413: DetailError, 415: DetailError }),
        ...{ 403: AnyError, 404: AnyError, 500: AnyError, 503: AnyError },
        ...responses,
      },
    },
  };
}

const exampleOf = ({ schema: { operationId, body, response } }: Operation): Examples => ({
  [operationId]: {
    ...(body && { request: sampleOf(body) }),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, schema]) => [status, sampleOf(schema)]),
    ),
  },
});

const operations = Object.entries(described).map(documented);

/** The OpenAPI 3.1 document of the API. */
export const apiDocument: Promise<object> = openApiOf(
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
  operations,
  namedSchemas,
  Object.assign({}, ...operations.map(exampleOf)),
);
