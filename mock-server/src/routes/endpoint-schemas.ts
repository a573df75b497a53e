import { BetTypesResponse } from '@matka/contracts/api/bet-types';
import { BettingResponse, betPayloads } from '@matka/contracts/api/betting';
import { AppQuery, Money } from '@matka/contracts/api/common';
import { BetRecord, HistoryQuery, HistoryResponse } from '@matka/contracts/api/history';
import { HomepageResponse } from '@matka/contracts/api/homepage';
import { MarketsResponse } from '@matka/contracts/api/markets';
import { PayoutQuery, PayoutResponse } from '@matka/contracts/api/payouts';
import { ResultsQuery, ResultsResponse } from '@matka/contracts/api/results';
import { SuggestionResponse, suggestionPayloads } from '@matka/contracts/api/suggestions';
import {
  LoginRequest,
  LoginResponse,
  RefreshRequest,
  RefreshResponse,
  RegisterRequest,
  RegisterResponse,
} from '@matka/contracts/api/users';
import Type, { type TSchema } from 'typebox';

/** Schemas of an endpoint besides its errors. */
interface EndpointSchemas {
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  /** By the status of a successful response. */
  response: Record<number, TSchema>;
}

/** One body per bet type id, so that the document shows each payload. */
const perType = (payloads: Record<string, TSchema>, others: Record<string, TSchema>): TSchema =>
  Type.Union(
    Object.entries(payloads).map(([id, payload]) =>
      Type.Object({ bet_type_id: Type.Literal(Number(id)), ...others, payload }),
    ),
  );

/** Schemas of all endpoints by method and path. Only the document loads them: see shared/schemas.ts. */
export const endpointSchemas: Readonly<Record<string, EndpointSchemas>> = {
  'POST /users/register/': { body: RegisterRequest, response: { 201: RegisterResponse } },
  'POST /users/login/': { body: LoginRequest, response: { 200: LoginResponse } },
  'POST /token/refresh/': { body: RefreshRequest, response: { 200: RefreshResponse } },
  'GET /homepage/': { querystring: AppQuery, response: { 200: HomepageResponse } },
  'GET /markets/': { querystring: AppQuery, response: { 200: MarketsResponse } },
  'GET /bet-types/': { querystring: AppQuery, response: { 200: BetTypesResponse } },
  'POST /betting/suggestions/': {
    body: perType(suggestionPayloads, { market_id: Type.Optional(Type.Integer()) }),
    response: { 200: SuggestionResponse },
  },
  'POST /betting/': {
    body: perType(betPayloads, { market_id: Type.Integer(), amount: Money }),
    response: { 200: BettingResponse },
  },
  'GET /bets/history/': { querystring: HistoryQuery, response: { 200: HistoryResponse } },
  'GET /betting/history/': {
    querystring: Type.Pick(HistoryQuery, ['page']),
    response: { 200: HistoryResponse },
  },
  'GET /betting/:id/': {
    params: Type.Object({ id: Type.Integer() }),
    response: { 200: BetRecord },
  },
  'GET /markets/results/monthly/': {
    querystring: ResultsQuery,
    response: { 200: ResultsResponse },
  },
  'GET /admin/payout-multipliers/': { querystring: PayoutQuery, response: { 200: PayoutResponse } },
};
