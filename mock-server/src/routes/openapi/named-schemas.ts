import {
  BetDirection,
  BetType,
  BetTypeConfig,
  BetTypesResponse,
} from '@matka/contracts/api/bet-types';
import { BettingResponse } from '@matka/contracts/api/betting';
import {
  ClockTime,
  Day,
  Digit,
  Jodi,
  Pagination,
  Pana,
  Points,
  Session,
  Timestamp,
} from '@matka/contracts/api/common';
import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import {
  BetRecord,
  BetStatusFilter,
  HistoryResponse,
  PlacedBet,
} from '@matka/contracts/api/history';
import {
  Banner,
  HomeButton,
  HomepageConfig,
  HomepageResponse,
} from '@matka/contracts/api/homepage';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import { PayoutItem, PayoutResponse } from '@matka/contracts/api/payouts';
import { ChartDay, MarketResult, ResultsResponse } from '@matka/contracts/api/results';
import { Combinations, SuggestionResponse } from '@matka/contracts/api/suggestions';
import {
  LoginRequest,
  LoginResponse,
  RefreshRequest,
  RefreshResponse,
  RegisterRequest,
  RegisterResponse,
  User,
} from '@matka/contracts/api/users';
import type { TSchema } from 'typebox';
import { betPayloadRequests } from '../endpoint-schemas.ts';

/** The shapes of errors, which both documents have. */
export const errorSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  BettingError,
};

/** Components of the document of the API, by name. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  ...errorSchemas,
  ...betPayloadRequests,
  LoginRequest,
  LoginResponse,
  RefreshRequest,
  RefreshResponse,
  RegisterRequest,
  RegisterResponse,
  User,
  HomepageResponse,
  HomepageConfig,
  Banner,
  HomeButton,
  MarketsResponse,
  Market,
  BetTypesResponse,
  BetType,
  BetTypeConfig,
  BetDirection,
  SuggestionResponse,
  Combinations,
  BettingResponse,
  HistoryResponse,
  BetRecord,
  PlacedBet,
  BetStatusFilter,
  Pagination,
  ResultsResponse,
  MarketResult,
  ChartDay,
  PayoutResponse,
  PayoutItem,
  Points: Points,
  Timestamp,
  Day,
  ClockTime,
  Digit,
  Jodi,
  Pana,
  Session,
};
