import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import { CoverageReport } from '../../http/api-coverage.ts';
import { DrawPreview } from '../../markets/preview-draw.ts';
import { Replay } from '../../recording/replay.ts';
import { Fault, JournalEntry, WorldFile } from '../../recording/world-file-schema.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';
import { AdvanceBody, ClockBody } from './clock.ts';
import { DrawBody, MarketBody } from './draws.ts';
import { Invariant } from './invariants.ts';
import { BranchBody } from './journal.ts';
import { MarketDay } from './market-day.ts';
import { BalanceBody, LedgerEntry, PlayerSummary } from './players.ts';
import { TokensBody } from './tokens.ts';
import { ClockChange, WorldSummary } from './world-summary.ts';
import { WorldBody } from './worlds.ts';

/** Components of the document of the control API, by name. */
export const controlNamedSchemas = {
  FieldErrors,
  DetailError,
  World: WorldSummary,
  WorldRequest: WorldBody,
  WorldFile,
  ClockRequest: ClockBody,
  AdvanceRequest: AdvanceBody,
  ClockChange,
  TokensRequest: TokensBody,
  FaultRule,
  Fault,
  Player: PlayerSummary,
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
  Coverage: CoverageReport,
};
