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
  MarketBody,
  TokensBody,
  WorldBody,
} from './request-schemas.ts';
import {
  ClockChange,
  Coverage,
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
  summary: string;
  body?: TSchema;
  querystring?: TSchema;
  /** By the status of a successful response. */
  response: Record<number, TSchema>;
}
const nothing = { 204: Type.Null() };
const world = '/__mock/worlds/:world';

/** Endpoints of the control API by method and path, for its document. */
export const controlEndpointSchemas: Readonly<Record<string, ControlEndpointSchemas>> = {
  'GET /__mock/about/': {
    summary: 'Where the web app is, and the demo players with what they sign in by.',
    response: {
      200: Type.Object({ web: nullable(StringSchema), players: Type.Array(Type.Unknown()) }),
    },
  },
  'GET /__mock/scenarios/': {
    summary: 'The scenarios that a world can begin with.',
    response: { 200: Type.Array(Type.Object({ id: StringSchema, says: StringSchema })) },
  },
  'GET /__mock/coverage/': {
    summary: 'What of the API was exercised so far, over all worlds.',
    response: { 200: Coverage },
  },
  'GET /__mock/magic-inputs/': {
    summary: 'The inputs that bring about rows of the error catalogue.',
    response: {
      200: Type.Array(
        Type.Object({ clause: StringSchema, input: StringSchema, says: StringSchema }),
      ),
    },
  },
  'GET /__mock/invariants/': {
    summary: 'What must always hold, of all worlds.',
    response: { 200: Type.Array(Type.Object({ world: StringSchema, ...Invariant.properties })) },
  },
  'GET /__mock/worlds/': { summary: 'The worlds.', response: { 200: Type.Array(World) } },
  [`GET ${world}/`]: { summary: 'A world.', response: { 200: World } },
  [`PUT ${world}/`]: {
    summary: 'Make a world anew, in the place of one with this id.',
    body: WorldBody,
    response: { 201: World },
  },
  [`DELETE ${world}/`]: {
    summary: 'Forget a world; the default one is reset.',
    response: nothing,
  },
  [`POST ${world}/reset/`]: {
    summary: 'Bring a world back to its beginning.',
    response: { 200: World },
  },
  [`PUT ${world}/clock/`]: {
    summary: 'Give a world another clock; what falls due happens.',
    body: ClockBody,
    response: { 200: ClockChange },
  },
  [`POST ${world}/clock/advance/`]: {
    summary: 'Move the time of a world on, by seconds or to an instant.',
    body: AdvanceBody,
    response: { 200: ClockChange },
  },
  [`POST ${world}/clock/freeze/`]: {
    summary: 'Let the time of a world stand still.',
    response: { 200: ClockChange },
  },
  [`GET ${world}/day/`]: {
    summary: 'The market day of a world: every market, its draws, what they settled.',
    response: { 200: MarketDay },
  },
  [`PUT ${world}/tokens/`]: {
    summary: 'Set how long tokens live and whether refreshes are refused.',
    body: TokensBody,
    response: { 200: World },
  },
  [`POST ${world}/tokens/expire/`]: {
    summary: 'Refuse every access token issued so far.',
    response: { 200: World },
  },
  [`GET ${world}/faults/`]: {
    summary: 'The rules that spoil calls.',
    response: { 200: Type.Array(Fault) },
  },
  [`POST ${world}/faults/`]: {
    summary: 'Add a rule that spoils calls.',
    body: FaultRule,
    response: { 201: Fault },
  },
  [`DELETE ${world}/faults/`]: { summary: 'Remove all rules.', response: nothing },
  [`DELETE ${world}/faults/:fault/`]: { summary: 'Remove a rule.', response: nothing },
  [`GET ${world}/players/`]: { summary: 'The players.', response: { 200: Type.Array(Player) } },
  [`GET ${world}/players/:mobile/`]: { summary: 'A player.', response: { 200: Player } },
  [`PUT ${world}/players/:mobile/balance/`]: {
    summary: 'Bring a wallet to a balance, in points.',
    body: BalanceBody,
    response: { 200: Player },
  },
  [`GET ${world}/players/:mobile/bets/`]: {
    summary: 'The newest hundred bets of a player.',
    response: { 200: Type.Array(BetRecord) },
  },
  [`GET ${world}/players/:mobile/ledger/`]: {
    summary: 'Every movement of a wallet.',
    response: { 200: Type.Array(LedgerEntry) },
  },
  [`GET ${world}/markets/`]: {
    summary: 'The markets as GET /markets/ answers them.',
    response: { 200: MarketsResponse },
  },
  [`PUT ${world}/markets/:market/`]: {
    summary: 'Take a market out of play, or let it play again.',
    body: MarketBody,
    response: { 200: World },
  },
  [`PUT ${world}/draws/`]: {
    summary: 'Set a result: before its time it is pending until then, after it corrected.',
    body: DrawBody,
    response: { 200: ClockChange },
  },
  [`GET ${world}/invariants/`]: {
    summary: 'What must always hold, of one world.',
    response: { 200: Type.Array(Invariant) },
  },
  [`GET ${world}/journal/`]: {
    summary: 'The last thousand calls, or those after one of them.',
    querystring: Type.Object({ after: Type.Optional(IntegerSchema) }),
    response: { 200: Type.Array(JournalEntry) },
  },
  [`GET ${world}/journal/:number/changes/`]: {
    summary: 'The rows that a call changed, as they were and as they were left.',
    response: { 200: Type.Array(Type.Object({ table: StringSchema, before: Row, after: Row })) },
  },
  [`POST ${world}/replay/`]: {
    summary: 'Play the journal again on a twin and tell the differences.',
    response: { 200: Replay },
  },
  [`POST ${world}/branch/`]: {
    summary: 'Make a world as this one was right after a call.',
    body: BranchBody,
    response: { 201: World },
  },
  [`GET ${world}/image/`]: {
    summary: 'The database of a world, application/vnd.sqlite3.',
    response: { 200: StringSchema },
  },
  [`PUT ${world}/image/`]: {
    summary: 'Put a database in the place of a world, application/vnd.sqlite3.',
    response: { 200: World },
  },
  [`GET ${world}/file/`]: {
    summary: 'A world as one file, with its journal.',
    querystring: Type.Object({ image: Type.Optional(Type.Boolean()) }),
    response: { 200: WorldFile },
  },
  [`PUT ${world}/file/`]: {
    summary: 'Put a world that was taken out as a file in the place of this one.',
    body: WorldFile,
    response: { 200: World },
  },
};
