import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import type { FastifyInstance } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Invariant } from '../../invariants/invariants.ts';
import { DrawPreview } from '../../markets/preview-draw.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { Replay, RowChange } from '../../recording/replay.ts';
import { WorldFile } from '../../recording/world-file.ts';
import { IntegerSchema, nullable, StringSchema } from '../../shared/schema-types.ts';
import { ActiveFault, FaultRule } from '../../worlds/fault-rule.ts';
import { JournalEntry } from '../../worlds/journal.ts';
import { type Operation, openApiOf } from '../openapi/document.ts';
import { AdvanceBody, ClockBody } from './clock.ts';
import { DrawBody, DrawPreviewQuery, MarketBody } from './draws.ts';
import { recordExamples } from './examples.ts';
import { HostStyleBody, HostStyleOfWorld } from './host-style.ts';
import { MarketDay } from './market-day.ts';
import { BalanceBody, LedgerEntry, PlayerSummary } from './players.ts';
import { BranchBody } from './recordings.ts';
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

const About = Type.Object({ web: nullable(StringSchema), players: Type.Array(Type.Unknown()) });
const Scenario = Type.Object({ id: StringSchema, says: StringSchema });
const ListedStyle = Type.Object({
  name: StringSchema,
  says: StringSchema,
  decides: Type.Optional(StringSchema),
});
const MagicInput = Type.Object({ clause: StringSchema, input: StringSchema, says: StringSchema });
const InvariantOfWorld = Type.Object({ world: StringSchema, ...Invariant.properties });
const JournalQuery = Type.Object({ after: Type.Optional(IntegerSchema) });
const FileQuery = Type.Object({ image: Type.Optional(Type.Boolean()) });

const list = Type.Array;
const world = '/__mock/worlds/:world';

/** What an operation takes, and the status of its success where that is not 200. */
interface More {
  body?: TSchema;
  querystring?: TSchema;
  status?: number;
}

// biome-ignore format: one operation a line
const described: readonly (readonly [
  tag: (typeof controlTags)[number]['name'], id: string, call: string, summary: string, response: TSchema, more?: More,
])[] = [
  ['worlds', 'about', 'GET /__mock/about/', 'The address of the web app, and the demo players with their credentials.', About],
  ['worlds', 'listScenarios', 'GET /__mock/scenarios/', 'The scenarios.', list(Scenario)],
  ['worlds', 'listHostStyles', 'GET /__mock/host-styles/', 'What a host may do, as host styles.', list(ListedStyle)],
  ['checks', 'readCoverage', 'GET /__mock/coverage/', 'API coverage over all worlds.', CoverageReport],
  ['faults', 'listMagicInputs', 'GET /__mock/magic-inputs/', 'The magic inputs, which trigger errors of the catalogue.', list(MagicInput)],
  ['checks', 'checkAllInvariants', 'GET /__mock/invariants/', 'The invariants of all worlds.', list(InvariantOfWorld)],
  ['worlds', 'listWorlds', 'GET /__mock/worlds/', 'The worlds.', list(WorldSummary)],
  ['worlds', 'readWorld', `GET ${world}/`, 'A world.', WorldSummary],
  ['worlds', 'createWorld', `PUT ${world}/`, 'Create a world, replacing any with this id.', WorldSummary, { body: WorldBody, status: 201 }],
  ['worlds', 'removeWorld', `DELETE ${world}/`, 'Remove a world; the default one is reset.', Type.Null(), { status: 204 }],
  ['worlds', 'resetWorld', `POST ${world}/reset/`, 'Reset a world to its seed data.', WorldSummary],
  ['time', 'setClock', `PUT ${world}/clock/`, 'Set the clock of a world and process due draws.', ClockChange, { body: ClockBody }],
  ['time', 'advanceClock', `POST ${world}/clock/advance/`, 'Advance the clock of a world by seconds, to an instant, or to the next draw or event.', ClockChange, { body: AdvanceBody }],
  ['time', 'freezeClock', `POST ${world}/clock/freeze/`, 'Stop the clock of a world.', ClockChange],
  ['time', 'readMarketDay', `GET ${world}/day/`, 'The market day of a world: all markets with their draws and settlements.', MarketDay],
  ['players', 'setTokens', `PUT ${world}/tokens/`, 'Set token lifetimes and whether refreshes are rejected.', WorldSummary, { body: TokensBody }],
  ['players', 'expireTokens', `POST ${world}/tokens/expire/`, 'Reject all access tokens issued so far.', WorldSummary],
  ['faults', 'listFaults', `GET ${world}/faults/`, 'The fault rules.', list(ActiveFault)],
  ['faults', 'addFault', `POST ${world}/faults/`, 'Add a fault rule.', ActiveFault, { body: FaultRule, status: 201 }],
  ['faults', 'removeFaults', `DELETE ${world}/faults/`, 'Remove all rules.', Type.Null(), { status: 204 }],
  ['faults', 'removeFault', `DELETE ${world}/faults/:fault/`, 'Remove a rule.', Type.Null(), { status: 204 }],
  ['worlds', 'readHostStyle', `GET ${world}/host-style/`, 'The host styles of a world.', HostStyleOfWorld],
  ['worlds', 'setHostStyle', `PUT ${world}/host-style/`, 'Give a world some host styles by name, or some that a seed draws; an empty list takes them away.', HostStyleOfWorld, { body: HostStyleBody }],
  ['players', 'listPlayers', `GET ${world}/players/`, 'The players.', list(PlayerSummary)],
  ['players', 'readPlayer', `GET ${world}/players/:mobile/`, 'A player.', PlayerSummary],
  ['players', 'setBalance', `PUT ${world}/players/:mobile/balance/`, 'Set a balance, in points.', PlayerSummary, { body: BalanceBody }],
  ['players', 'listPlayerBets', `GET ${world}/players/:mobile/bets/`, 'The newest hundred bets of a player.', list(BetRecord)],
  ['players', 'listLedger', `GET ${world}/players/:mobile/ledger/`, 'The newest thousand movements of a wallet.', list(LedgerEntry)],
  ['draws', 'listMarkets', `GET ${world}/markets/`, 'The markets as in GET /markets/.', MarketsResponse],
  ['draws', 'suspendMarket', `PUT ${world}/markets/:market/`, 'Suspend a market, or resume it.', WorldSummary, { body: MarketBody }],
  ['draws', 'setDraw', `PUT ${world}/draws/`, 'Set a draw: before its time it is pending, after it the result is corrected.', ClockChange, { body: DrawBody }],
  ['draws', 'previewDraw', `GET ${world}/draws/preview/`, 'The bets that a draw decides, and what it would pay with a pana. Changes nothing.', DrawPreview, { querystring: DrawPreviewQuery }],
  ['checks', 'checkInvariants', `GET ${world}/invariants/`, 'The invariants of one world.', list(Invariant)],
  ['journal', 'readJournal', `GET ${world}/journal/`, 'The last thousand requests, or those after one of them.', list(JournalEntry), { querystring: JournalQuery }],
  ['journal', 'readChanges', `GET ${world}/journal/:number/changes/`, 'The rows that a request changed, before and after.', list(RowChange)],
  ['journal', 'replayJournal', `POST ${world}/replay/`, 'Replay the journal on a fork and report the differences.', Replay],
  ['journal', 'branchWorld', `POST ${world}/branch/`, 'Create a world in the state of this one after a request.', WorldSummary, { body: BranchBody, status: 201 }],
  ['worlds', 'exportDatabase', `GET ${world}/image/`, 'The database of a world, application/vnd.sqlite3.', StringSchema],
  ['worlds', 'importDatabase', `PUT ${world}/image/`, 'Replace a world by a database, application/vnd.sqlite3.', WorldSummary],
  ['worlds', 'exportWorld', `GET ${world}/file/`, 'Export a world as one file, with its journal.', WorldFile, { querystring: FileQuery }],
  ['worlds', 'importWorld', `PUT ${world}/file/`, 'Replace this world by an exported file.', WorldSummary, { body: WorldFile }],
];

/** Names the fields that are wrong, or says why the whole is. */
const Refusal = Type.Union([FieldErrors, DetailError]);

const operations = described.map(
  ([tag, operationId, call, summary, response, { status = 200, ...taken } = {}]): Operation => {
    const [method = '', url = ''] = call.split(' ');
    const hasBody = method === 'PUT' || 'body' in taken;
    const errors = {
      ...((hasBody || 'querystring' in taken) && { 400: Refusal }),
      ...(hasBody && { 413: DetailError, 415: DetailError }),
      403: DetailError,
      ...(url.startsWith(world) && { 404: DetailError }),
    };
    const responses = { ...errors, [status]: response };
    return {
      method,
      url,
      schema: { operationId, summary, ...taken, tags: [tag], response: responses },
    };
  },
);

/** The OpenAPI 3.1 document of the control API, with the responses of `exampleApp` as examples. */
export async function controlDocument(exampleApp: () => Promise<FastifyInstance>): Promise<object> {
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
    operations,
    controlNamedSchemas,
    examples,
  );
}
