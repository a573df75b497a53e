import type { TSchema } from 'typebox';
import type { Place } from '../reading/place.ts';
import { BetTypesResponse } from './bet-types.ts';
import { BettingRequest, BettingResponse } from './betting.ts';
import { AppQuery } from './common.ts';
import {
  AnyError,
  BettingError,
  DetailError,
  FieldErrors,
  LoginError,
  RegisterError,
} from './errors.ts';
import { BetRecord, HistoryQuery, HistoryResponse } from './history.ts';
import { HomepageResponse } from './homepage.ts';
import { MarketsResponse } from './markets.ts';
import { PayoutQuery, PayoutResponse } from './payouts.ts';
import { ResultsQuery, ResultsResponse } from './results.ts';
import { SuggestionRequest, SuggestionResponse } from './suggestions.ts';
import {
  LoginRequest,
  LoginResponse,
  RefreshRequest,
  RefreshResponse,
  RegisterRequest,
  RegisterResponse,
} from './users.ts';

/** An endpoint of the API: its request and its possible responses. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Contains `{id}` in place of an id. */
  path: `/${string}/`;
  /** True if the client sends its access token. */
  bearer: boolean;
  query?: TSchema;
  body?: TSchema;
  /** Schema of the response body by status. */
  responses: Readonly<Record<number, TSchema>>;
  /** The part of an error response that the client reads; `AnyError` when absent. */
  error?: TSchema;
  /** The client reads no body of a success, not even its media type. */
  unread?: true;
  /** No screen uses it, and the specification shows no response: a host may respond in any way. */
  unused?: true;
  /** The field of a success that no screen shows: a host may send it in any form, or leave it out. */
  unshown?: string;
}

/** All endpoints, in the order of section 7 of the specification. */
export const endpoints = {
  register: {
    method: 'POST',
    path: '/users/register/',
    bearer: false,
    body: RegisterRequest,
    responses: { 201: RegisterResponse, 400: FieldErrors },
    error: RegisterError,
    unread: true,
  },
  login: {
    method: 'POST',
    path: '/users/login/',
    bearer: false,
    body: LoginRequest,
    responses: { 200: LoginResponse, 400: FieldErrors, 401: FieldErrors, 429: DetailError },
    error: LoginError,
  },
  refresh: {
    method: 'POST',
    path: '/token/refresh/',
    bearer: false,
    body: RefreshRequest,
    responses: { 200: RefreshResponse, 400: FieldErrors, 401: DetailError },
  },
  homepage: {
    method: 'GET',
    path: '/homepage/',
    bearer: true,
    query: AppQuery,
    responses: { 200: HomepageResponse, 401: DetailError },
  },
  markets: {
    method: 'GET',
    path: '/markets/',
    bearer: true,
    query: AppQuery,
    responses: { 200: MarketsResponse, 401: DetailError },
  },
  betTypes: {
    method: 'GET',
    path: '/bet-types/',
    bearer: true,
    query: AppQuery,
    responses: { 200: BetTypesResponse, 401: DetailError },
  },
  suggestions: {
    method: 'POST',
    path: '/betting/suggestions/',
    bearer: true,
    body: SuggestionRequest,
    responses: { 200: SuggestionResponse, 400: BettingError, 401: DetailError },
    unshown: 'bet_type',
  },
  betting: {
    method: 'POST',
    path: '/betting/',
    bearer: true,
    body: BettingRequest,
    responses: { 200: BettingResponse, 400: BettingError, 401: DetailError, 409: BettingError },
    unshown: 'bet_details',
  },
  bettingHistory: {
    method: 'GET',
    path: '/betting/history/',
    bearer: true,
    query: PayoutQuery,
    responses: { 200: HistoryResponse, 401: DetailError, 404: DetailError },
    unused: true,
  },
  bet: {
    method: 'GET',
    path: '/betting/{id}/',
    bearer: true,
    responses: { 200: BetRecord, 401: DetailError, 404: DetailError },
    unused: true,
  },
  history: {
    method: 'GET',
    path: '/bets/history/',
    bearer: true,
    query: HistoryQuery,
    responses: { 200: HistoryResponse, 400: FieldErrors, 401: DetailError, 404: DetailError },
  },
  results: {
    method: 'GET',
    path: '/markets/results/monthly/',
    bearer: true,
    query: ResultsQuery,
    responses: { 200: ResultsResponse, 400: FieldErrors, 401: DetailError, 404: DetailError },
  },
  payouts: {
    method: 'GET',
    path: '/admin/payout-multipliers/',
    bearer: true,
    query: PayoutQuery,
    responses: { 200: PayoutResponse, 401: DetailError, 404: DetailError },
    unshown: 'pagination',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Title of an endpoint, e.g. `GET /markets/`. */
export const endpointTitle = (name: EndpointName): string =>
  `${endpoints[name].method} ${endpoints[name].path}`;

/** The declarations that the client uses to read the responses of an endpoint. */
export function readsOf(name: EndpointName): { success?: TSchema; error: TSchema } {
  const { responses, unread, error = AnyError }: Endpoint = endpoints[name];
  const success = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
  return { error, ...(success && !unread && { success }) };
}

/** Tells if no screen uses an endpoint. */
export const isUnused = (name: EndpointName): boolean => {
  const { unused }: Endpoint = endpoints[name];
  return unused === true;
};

/** Tells if a place of a success is in the field that no screen shows. */
export const isUnshown = (name: EndpointName, [field]: Place): boolean => {
  const { unshown }: Endpoint = endpoints[name];
  return unshown !== undefined && field === unshown;
};

export const endpointNames = Object.keys(endpoints) as EndpointName[];

const patterns = endpointNames.map((name) => {
  const { method, path } = endpoints[name];
  // `/betting/history/` also matches the pattern of `/betting/{id}/`: an equal path has precedence.
  return { name, method, pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`), path };
});

/** The endpoint of a request, by method and path without query; undefined for an unknown one. */
export function endpointOf(method: string, path: string): EndpointName | undefined {
  const matching = patterns.filter((one) => one.method === method && one.pattern.test(path));
  return (matching.find((one) => one.path === path) ?? matching[0])?.name;
}
