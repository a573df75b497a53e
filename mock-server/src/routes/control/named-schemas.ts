import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import type { TSchema } from 'typebox';
import { Fault, JournalEntry, WorldFile } from '../../recording/world-file-schema.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';
import { errorSchemas } from '../openapi/named-schemas.ts';
import {
  AdvanceBody,
  BalanceBody,
  BranchBody,
  ClockBody,
  DrawBody,
  MarketBody,
  TokensBody,
  WorldBody,
} from './request-schemas.ts';
import {
  ClockChange,
  Coverage,
  DrawPreview,
  Invariant,
  LedgerEntry,
  MarketDay,
  Player,
  Replay,
  World,
} from './response-schemas.ts';

/** Components of the document of the control API, by name. */
export const controlNamedSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors: errorSchemas.FieldErrors,
  DetailError: errorSchemas.DetailError,
  World,
  WorldRequest: WorldBody,
  WorldFile,
  ClockRequest: ClockBody,
  AdvanceRequest: AdvanceBody,
  ClockChange,
  TokensRequest: TokensBody,
  FaultRule,
  Fault,
  Player,
  BalanceRequest: BalanceBody,
  LedgerEntry,
  BetRecord,
  PlacedBet,
  MarketsResponse,
  Market,
  MarketRequest: MarketBody,
  MarketDay,
  DrawRequest: DrawBody,
  DrawPreview,
  Invariant,
  JournalEntry,
  Replay,
  BranchRequest: BranchBody,
  Coverage,
} as Record<string, TSchema>;
