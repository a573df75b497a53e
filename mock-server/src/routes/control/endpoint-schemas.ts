import { BetRecord } from '@matka/contracts/api/history';
import { MarketsResponse } from '@matka/contracts/api/markets';
import Type, { type TSchema } from 'typebox';
import { Fault, JournalEntry, WorldFile } from '../../recording/world-file-schema.ts';
import { IntegerSchema, nullable, StringSchema } from '../../shared/schema-types.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';
import {
  AdvanceBody,
  BalanceBody,
  BranchBody,
  ClockBody,
  DrawBody,
  DrawPreviewQuery,
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
  Row,
  World,
} from './response-schemas.ts';

/** Schemas of a control endpoint. */
interface ControlEndpointSchemas {
  /** The operation id of its document. */
  id: string;
  summary: string;
  body?: TSchema;
  querystring?: TSchema;
  /** By the status of a successful response. */
  response: Record<number, TSchema>;
}
const noContent = { 204: Type.Null() };
const world = '/__mock/worlds/:world';

/** Endpoints of the control API by method and path, for its document. */
export const controlEndpointSchemas: Readonly<Record<string, ControlEndpointSchemas>> = {
  'GET /__mock/about/': {
    id: 'about',
    summary: 'The address of the web app, and the demo players with their credentials.',
    response: {
      200: Type.Object({ web: nullable(StringSchema), players: Type.Array(Type.Unknown()) }),
    },
  },
  'GET /__mock/scenarios/': {
    id: 'listScenarios',
    summary: 'The scenarios.',
    response: { 200: Type.Array(Type.Object({ id: StringSchema, says: StringSchema })) },
  },
  'GET /__mock/coverage/': {
    id: 'readCoverage',
    summary: 'API coverage over all worlds.',
    response: { 200: Coverage },
  },
  'GET /__mock/magic-inputs/': {
    id: 'listMagicInputs',
    summary: 'The magic inputs, which trigger errors of the catalogue.',
    response: {
      200: Type.Array(
        Type.Object({ clause: StringSchema, input: StringSchema, says: StringSchema }),
      ),
    },
  },
  'GET /__mock/invariants/': {
    id: 'checkAllInvariants',
    summary: 'The invariants of all worlds.',
    response: { 200: Type.Array(Type.Object({ world: StringSchema, ...Invariant.properties })) },
  },
  'GET /__mock/worlds/': {
    id: 'listWorlds',
    summary: 'The worlds.',
    response: { 200: Type.Array(World) },
  },
  [`GET ${world}/`]: { id: 'readWorld', summary: 'A world.', response: { 200: World } },
  [`PUT ${world}/`]: {
    id: 'createWorld',
    summary: 'Create a world, replacing any with this id.',
    body: WorldBody,
    response: { 201: World },
  },
  [`DELETE ${world}/`]: {
    id: 'removeWorld',
    summary: 'Remove a world; the default one is reset.',
    response: noContent,
  },
  [`POST ${world}/reset/`]: {
    id: 'resetWorld',
    summary: 'Reset a world to its seed data.',
    response: { 200: World },
  },
  [`PUT ${world}/clock/`]: {
    id: 'setClock',
    summary: 'Set the clock of a world and process due draws.',
    body: ClockBody,
    response: { 200: ClockChange },
  },
  [`POST ${world}/clock/advance/`]: {
    id: 'advanceClock',
    summary: 'Advance the clock of a world by seconds or to an instant.',
    body: AdvanceBody,
    response: { 200: ClockChange },
  },
  [`POST ${world}/clock/freeze/`]: {
    id: 'freezeClock',
    summary: 'Stop the clock of a world.',
    response: { 200: ClockChange },
  },
  [`GET ${world}/day/`]: {
    id: 'readMarketDay',
    summary: 'The market day of a world: all markets with their draws and settlements.',
    response: { 200: MarketDay },
  },
  [`PUT ${world}/tokens/`]: {
    id: 'setTokens',
    summary: 'Set token lifetimes and whether refreshes are rejected.',
    body: TokensBody,
    response: { 200: World },
  },
  [`POST ${world}/tokens/expire/`]: {
    id: 'expireTokens',
    summary: 'Reject all access tokens issued so far.',
    response: { 200: World },
  },
  [`GET ${world}/faults/`]: {
    id: 'listFaults',
    summary: 'The fault rules.',
    response: { 200: Type.Array(Fault) },
  },
  [`POST ${world}/faults/`]: {
    id: 'addFault',
    summary: 'Add a fault rule.',
    body: FaultRule,
    response: { 201: Fault },
  },
  [`DELETE ${world}/faults/`]: {
    id: 'removeFaults',
    summary: 'Remove all rules.',
    response: noContent,
  },
  [`DELETE ${world}/faults/:fault/`]: {
    id: 'removeFault',
    summary: 'Remove a rule.',
    response: noContent,
  },
  [`GET ${world}/players/`]: {
    id: 'listPlayers',
    summary: 'The players.',
    response: { 200: Type.Array(Player) },
  },
  [`GET ${world}/players/:mobile/`]: {
    id: 'readPlayer',
    summary: 'A player.',
    response: { 200: Player },
  },
  [`PUT ${world}/players/:mobile/balance/`]: {
    id: 'setBalance',
    summary: 'Set a balance, in points.',
    body: BalanceBody,
    response: { 200: Player },
  },
  [`GET ${world}/players/:mobile/bets/`]: {
    id: 'listPlayerBets',
    summary: 'The newest hundred bets of a player.',
    response: { 200: Type.Array(BetRecord) },
  },
  [`GET ${world}/players/:mobile/ledger/`]: {
    id: 'listLedger',
    summary: 'Every movement of a wallet.',
    response: { 200: Type.Array(LedgerEntry) },
  },
  [`GET ${world}/markets/`]: {
    id: 'listMarkets',
    summary: 'The markets as in GET /markets/.',
    response: { 200: MarketsResponse },
  },
  [`PUT ${world}/markets/:market/`]: {
    id: 'suspendMarket',
    summary: 'Suspend a market, or resume it.',
    body: MarketBody,
    response: { 200: World },
  },
  [`PUT ${world}/draws/`]: {
    id: 'setDraw',
    summary: 'Set a draw: before its time it is pending, after it the result is corrected.',
    body: DrawBody,
    response: { 200: ClockChange },
  },
  [`GET ${world}/draws/preview/`]: {
    id: 'previewDraw',
    summary: 'The bets that a draw decides, and what it would pay with a pana. Changes nothing.',
    querystring: DrawPreviewQuery,
    response: { 200: DrawPreview },
  },
  [`GET ${world}/invariants/`]: {
    id: 'checkInvariants',
    summary: 'The invariants of one world.',
    response: { 200: Type.Array(Invariant) },
  },
  [`GET ${world}/journal/`]: {
    id: 'readJournal',
    summary: 'The last thousand requests, or those after one of them.',
    querystring: Type.Object({ after: Type.Optional(IntegerSchema) }),
    response: { 200: Type.Array(JournalEntry) },
  },
  [`GET ${world}/journal/:number/changes/`]: {
    id: 'readChanges',
    summary: 'The rows that a request changed, before and after.',
    response: { 200: Type.Array(Type.Object({ table: StringSchema, before: Row, after: Row })) },
  },
  [`POST ${world}/replay/`]: {
    id: 'replayJournal',
    summary: 'Replay the journal on a fork and report the differences.',
    response: { 200: Replay },
  },
  [`POST ${world}/branch/`]: {
    id: 'branchWorld',
    summary: 'Create a world in the state of this one after a request.',
    body: BranchBody,
    response: { 201: World },
  },
  [`GET ${world}/image/`]: {
    id: 'exportDatabase',
    summary: 'The database of a world, application/vnd.sqlite3.',
    response: { 200: StringSchema },
  },
  [`PUT ${world}/image/`]: {
    id: 'importDatabase',
    summary: 'Replace a world by a database, application/vnd.sqlite3.',
    response: { 200: World },
  },
  [`GET ${world}/file/`]: {
    id: 'exportWorld',
    summary: 'Export a world as one file, with its journal.',
    querystring: Type.Object({ image: Type.Optional(Type.Boolean()) }),
    response: { 200: WorldFile },
  },
  [`PUT ${world}/file/`]: {
    id: 'importWorld',
    summary: 'Replace this world by an exported file.',
    body: WorldFile,
    response: { 200: World },
  },
};

/** The operations of the control API by method and path, as its document has them. */
export const controlOperationIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(controlEndpointSchemas).map(([call, { id }]) => [
    call.replace(/:(\w+)/g, '{$1}'),
    id,
  ]),
);
