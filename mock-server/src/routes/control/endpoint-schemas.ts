import { BetRecord } from '@matka/contracts/api/history';
import { MarketsResponse } from '@matka/contracts/api/markets';
import Type, { type TSchema } from 'typebox';
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
  Coverage,
  Day,
  Entry,
  Fault,
  Invariant,
  LedgerEntry,
  Moved,
  OrNull,
  Player,
  Replay,
  Row,
  Text,
  Whole,
  World,
  WorldFile,
} from './response-schemas.ts';

/** What the document shows of a control call. */
interface ControlSchemas {
  summary: string;
  body?: TSchema;
  querystring?: TSchema;
  /** By the status of a call that succeeds. */
  answer: Record<number, TSchema>;
}
const nothing = { 204: Type.Null() };
const world = '/__mock/worlds/:world';

/** Every call of the control API under its method and path. Only its document reads them. */
export const controlSchemas: Readonly<Record<string, ControlSchemas>> = {
  'GET /__mock/about/': {
    summary: 'Where the web app is, and the demo players with what they sign in by.',
    answer: { 200: Type.Object({ web: OrNull(Text), players: Type.Array(Type.Unknown()) }) },
  },
  'GET /__mock/scenarios/': {
    summary: 'The scenarios that a world can begin with.',
    answer: { 200: Type.Array(Type.Object({ id: Text, says: Text })) },
  },
  'GET /__mock/coverage/': {
    summary: 'What of the API was exercised so far, over all worlds.',
    answer: { 200: Coverage },
  },
  'GET /__mock/magic-inputs/': {
    summary: 'The inputs that bring about rows of the error catalogue.',
    answer: { 200: Type.Array(Type.Object({ clause: Text, input: Text, says: Text })) },
  },
  'GET /__mock/invariants/': {
    summary: 'What must always hold, of all worlds.',
    answer: { 200: Type.Array(Type.Object({ world: Text, ...Invariant.properties })) },
  },
  'GET /__mock/worlds/': { summary: 'The worlds.', answer: { 200: Type.Array(World) } },
  [`GET ${world}/`]: { summary: 'A world.', answer: { 200: World } },
  [`PUT ${world}/`]: {
    summary: 'Make a world anew, in the place of one with this id.',
    body: WorldBody,
    answer: { 201: World },
  },
  [`DELETE ${world}/`]: {
    summary: 'Forget a world; the default one is reset.',
    answer: nothing,
  },
  [`POST ${world}/reset/`]: {
    summary: 'Bring a world back to its beginning.',
    answer: { 200: World },
  },
  [`PUT ${world}/clock/`]: {
    summary: 'Give a world another clock; what falls due happens.',
    body: ClockBody,
    answer: { 200: Moved },
  },
  [`POST ${world}/clock/advance/`]: {
    summary: 'Move the time of a world on, by seconds or to an instant.',
    body: AdvanceBody,
    answer: { 200: Moved },
  },
  [`POST ${world}/clock/freeze/`]: {
    summary: 'Let the time of a world stand still.',
    answer: { 200: Moved },
  },
  [`GET ${world}/day/`]: {
    summary: 'The market day of a world: every market, its draws, what they settled.',
    answer: { 200: Day },
  },
  [`PUT ${world}/tokens/`]: {
    summary: 'Set how long tokens live and whether refreshes are refused.',
    body: TokensBody,
    answer: { 200: World },
  },
  [`POST ${world}/tokens/expire/`]: {
    summary: 'Refuse every access token issued so far.',
    answer: { 200: World },
  },
  [`GET ${world}/faults/`]: {
    summary: 'The rules that spoil calls.',
    answer: { 200: Type.Array(Fault) },
  },
  [`POST ${world}/faults/`]: {
    summary: 'Add a rule that spoils calls.',
    body: FaultRule,
    answer: { 201: Fault },
  },
  [`DELETE ${world}/faults/`]: { summary: 'Remove all rules.', answer: nothing },
  [`DELETE ${world}/faults/:fault/`]: { summary: 'Remove a rule.', answer: nothing },
  [`GET ${world}/players/`]: { summary: 'The players.', answer: { 200: Type.Array(Player) } },
  [`GET ${world}/players/:mobile/`]: { summary: 'A player.', answer: { 200: Player } },
  [`PUT ${world}/players/:mobile/balance/`]: {
    summary: 'Bring a wallet to a balance, in points.',
    body: BalanceBody,
    answer: { 200: Player },
  },
  [`GET ${world}/players/:mobile/bets/`]: {
    summary: 'The newest hundred bets of a player.',
    answer: { 200: Type.Array(BetRecord) },
  },
  [`GET ${world}/players/:mobile/ledger/`]: {
    summary: 'Every movement of a wallet.',
    answer: { 200: Type.Array(LedgerEntry) },
  },
  [`GET ${world}/markets/`]: {
    summary: 'The markets as GET /markets/ answers them.',
    answer: { 200: MarketsResponse },
  },
  [`PUT ${world}/markets/:market/`]: {
    summary: 'Take a market out of play, or let it play again.',
    body: MarketBody,
    answer: { 200: World },
  },
  [`PUT ${world}/draws/`]: {
    summary: 'Set a result: before its time it is drawn at once, after it corrected.',
    body: DrawBody,
    answer: { 200: Moved },
  },
  [`GET ${world}/invariants/`]: {
    summary: 'What must always hold, of one world.',
    answer: { 200: Type.Array(Invariant) },
  },
  [`GET ${world}/journal/`]: {
    summary: 'The last thousand calls, or those after one of them.',
    querystring: Type.Object({ after: Type.Optional(Whole) }),
    answer: { 200: Type.Array(Entry) },
  },
  [`GET ${world}/journal/:number/changes/`]: {
    summary: 'The rows that a call changed, as they were and as they were left.',
    answer: { 200: Type.Array(Type.Object({ table: Text, before: Row, after: Row })) },
  },
  [`POST ${world}/replay/`]: {
    summary: 'Play the journal again on a twin and tell the differences.',
    answer: { 200: Replay },
  },
  [`POST ${world}/branch/`]: {
    summary: 'Make a world as this one was right after a call.',
    body: BranchBody,
    answer: { 201: World },
  },
  [`GET ${world}/image/`]: {
    summary: 'The database of a world, application/vnd.sqlite3.',
    answer: { 200: Text },
  },
  [`PUT ${world}/image/`]: {
    summary: 'Put a database in the place of a world, application/vnd.sqlite3.',
    answer: { 200: World },
  },
  [`GET ${world}/file/`]: {
    summary: 'A world as one file, with its journal.',
    querystring: Type.Object({ image: Type.Optional(Type.Boolean()) }),
    answer: { 200: WorldFile },
  },
  [`PUT ${world}/file/`]: {
    summary: 'Put a world that was taken out as a file in the place of this one.',
    body: WorldFile,
    answer: { 200: World },
  },
};
