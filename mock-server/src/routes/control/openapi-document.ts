import { readFileSync } from 'node:fs';
import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import type { FastifySchema, RouteOptions } from 'fastify';
import Type from 'typebox';
import { DrawPreview } from '../../markets/preview-draw.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { Replay } from '../../recording/replay.ts';
import { WorldFile } from '../../recording/world-file.ts';
import { ActiveFault, FaultRule } from '../../worlds/fault-rule.ts';
import { JournalEntry } from '../../worlds/journal.ts';
import { completeDocument, draftDocument, type Examples } from '../openapi/document.ts';
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

/** Tags by the first part of a path below `/__mock/` or below a world. */
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

/** The tag of a path of the control API. */
export function controlTag(path: string): Tag {
  const [, part = ''] = /^\/__mock\/(?:worlds\/[^/]+\/)?([\w-]*)/.exec(path) ?? [];
  return tagsByPart[part] ?? 'worlds';
}

/** The committed examples; a test makes them from the responses of the mock. */
export const examplesFile = new URL('./examples.json', import.meta.url);

/** A route of the control API with the schemas of what it takes and returns. */
export interface DocumentedOperation {
  method: string;
  url: string;
  schema: FastifySchema;
}

function paramsOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0
    ? {}
    : { params: Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()]))) };
}

/** The document's view of an operation: with its group, its parameters and the responses to errors. */
function documented({ method, url, schema }: DocumentedOperation): RouteOptions {
  const { operationId: _, summary, response, ...asked } = schema;
  const errors = {
    ...(Boolean(asked.body || asked.querystring) && { 400: FieldErrors }),
    403: DetailError,
    ...(url.includes(':world') && { 404: DetailError }),
  };
  const described = {
    ...(summary !== undefined && { summary }),
    tags: [controlTag(url)],
    ...asked,
    ...paramsOf(url),
    response: { ...errors, ...Object(response) },
  };
  return { method, url, schema: described, handler: () => null };
}

/** Makes the OpenAPI 3.1 document of the control API. */
export async function controlDocument(operations: readonly DocumentedOperation[]): Promise<object> {
  const operationIds = Object.fromEntries(
    operations.map(({ method, url, schema }) => [
      `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
      String(schema.operationId),
    ]),
  );
  const examples: Examples = JSON.parse(readFileSync(examplesFile, 'utf8'));
  const draft = await draftDocument(
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
  );
  completeDocument(draft, operationIds, examples);
  return draft;
}
