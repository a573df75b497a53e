import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import type { FastifyInstance } from 'fastify';
import { DrawPreview } from '../../markets/preview-draw.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { Replay } from '../../recording/replay.ts';
import { WorldFile } from '../../recording/world-file.ts';
import { ActiveFault, FaultRule } from '../../worlds/fault-rule.ts';
import { JournalEntry } from '../../worlds/journal.ts';
import { type Operation, openApiOf } from '../openapi/document.ts';
import { AdvanceBody, ClockBody } from './clock.ts';
import { DrawBody, MarketBody } from './draws.ts';
import { recordExamples } from './examples.ts';
import { Invariant } from './invariants.ts';
import { BranchBody } from './journal.ts';
import { MarketDay } from './market-day.ts';
import type { ControlOperation } from './operation.ts';
import { BalanceBody, LedgerEntry, PlayerSummary } from './players.ts';
import { ClockChange, TokensBody, WorldBody, WorldSummary } from './worlds.ts';

const controlNamedSchemas = {
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

/** The groups of the control API's operations, in the order of its document. */
export const controlTags = [
  { name: 'worlds', description: 'Create, reset, export and import worlds.' },
  { name: 'time', description: 'The clock and the market day.' },
  { name: 'draws', description: 'Results set by hand, and markets.' },
  { name: 'players', description: 'Wallets, bets, ledgers, tokens.' },
  { name: 'faults', description: 'Fault rules and magic inputs.' },
  { name: 'journal', description: 'Recorded requests: changes, replays, branches.' },
  { name: 'checks', description: 'Invariants and API coverage.' },
] as const;

type Tag = (typeof controlTags)[number]['name'];

const tagsByPart: Readonly<Record<string, Tag>> = {
  clock: 'time',
  day: 'time',
  draws: 'draws',
  markets: 'draws',
  players: 'players',
  tokens: 'players',
  faults: 'faults',
  'magic-inputs': 'faults',
  journal: 'journal',
  replay: 'journal',
  branch: 'journal',
  invariants: 'checks',
  coverage: 'checks',
};

export function controlTag(path: string): Tag {
  const [, part = ''] = /^\/__mock\/(?:worlds\/[^/]+\/)?([\w-]*)/.exec(path) ?? [];
  return tagsByPart[part] ?? 'worlds';
}

/** The document's view of an operation: with its group and the responses to errors. */
function documented({ method, url, schema }: ControlOperation): Operation {
  const errors = {
    ...(Boolean(schema.body || schema.querystring) && { 400: FieldErrors }),
    403: DetailError,
    ...(url.includes(':world') && { 404: DetailError }),
  };
  const { params: _, ...said } = schema;
  const response = { ...errors, ...schema.response };
  return { method, url, schema: { ...said, tags: [controlTag(url)], response } };
}

export async function controlDocument(
  operations: readonly ControlOperation[],
  exampleApp: () => Promise<FastifyInstance>,
): Promise<object> {
  const app = await exampleApp();
  const examples = await recordExamples(operations, app);
  await app.close();
  return openApiOf(
    {
      openapi: '3.1.0',
      info: {
        title: 'Matka mock: control API',
        version: '1.0.0',
        description:
          'Moves time, creates worlds, injects faults and replays journals, for tests and the console. Available to this machine only, unless the mock was started with --control any.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The mock that serves this document.' }],
      tags: [...controlTags],
      // The guard looks at addresses, host names and sites, not at credentials.
      security: [],
    },
    operations.map(documented),
    controlNamedSchemas,
    examples,
  );
}
