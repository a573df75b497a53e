import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import type { TSchema } from 'typebox';
import { Invariant } from '../../invariants/invariants.ts';
import { DrawPreview } from '../../markets/preview-draw.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { Replay } from '../../recording/replay.ts';
import { WorldFile } from '../../recording/world-file.ts';
import { ActiveFault, FaultRule } from '../../worlds/fault-rule.ts';
import { JournalEntry } from '../../worlds/journal.ts';
import { AdvanceBody, ClockBody } from '../control/clock.ts';
import { DrawBody, MarketBody } from '../control/draws.ts';
import { HostStyleBody, HostStyleOfWorld } from '../control/host-style.ts';
import { MarketDay } from '../control/market-day.ts';
import { BalanceBody, LedgerEntry, PlayerSummary } from '../control/players.ts';
import { BranchBody } from '../control/recordings.ts';
import { ClockChange, TokensBody, WorldBody, WorldSummary } from '../control/worlds.ts';

/** The schemas that the document of the control API names. */
export const controlSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  World: WorldSummary,
  WorldRequest: WorldBody,
  WorldFile,
  ClockRequest: ClockBody,
  AdvanceRequest: AdvanceBody,
  ClockChange,
  TokensRequest: TokensBody,
  HostStyleRequest: HostStyleBody,
  HostStyle: HostStyleOfWorld,
  FaultRule,
  Fault: ActiveFault,
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
