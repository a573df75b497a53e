import type { BetRecord } from '@matka/contracts/api/history';
import type { OpaqueId } from '@matka/contracts/api/schema';
import { type BetTypeId, betTypeOf } from '@matka/contracts/bet-types';
import {
  type BetEntry,
  entriesOf,
  hundredths,
  numbersText,
  statusOf,
} from '@matka/contracts/check/game/bet-entries';
import { namesFor } from '@matka/contracts/check/game/bet-request';
import {
  isDayDrawn,
  type RecordedPlayer,
  type RecordedWorld,
} from '@matka/contracts/sources/replay/recorded-world';
import { settlingSession } from '../betting/bet-rules.ts';
import { type BetRow, insertBets, joinEntries, joinNumbers, type Shape } from '../db/bets.ts';
import { drawAtTime } from '../markets/results.ts';
import { marketDayAt } from '../markets/schedule.ts';
import { settleBet } from '../markets/settle-draw.ts';
import { indianTimestamp } from '../shared/time.ts';
import type { World } from '../worlds/world.ts';

/** The id of a recorded market in its world: the mock has numbers, where a host may have texts. */
export const marketIdIn = ({ markets }: RecordedWorld, id: OpaqueId): number =>
  typeof id === 'number' ? id : 1 + markets.findIndex((market) => market.id === id);

/** The number of an entry as the mock stores it. */
function storedNumber({ numbers }: BetEntry, betTypeId: BetTypeId, code: string): string {
  const [name = '', ...more] = namesFor(code);
  // A host may give a single number any name.
  const own = more.length > 0 ? numbers : { [name]: numbersText(numbers) };
  return joinNumbers(betTypeId, own);
}

function shapeOf({ bet_details: { placed_bets: placed } }: BetRecord, entries: number): Shape {
  if (entries === 0) return 'rawOnly';
  if (placed.length === 0) return 'inline';
  return placed.length > 1 ? 'several' : 'single';
}

function rowOf(record: BetRecord, playerId: number, recorded: RecordedWorld): BetRow | undefined {
  const market = recorded.markets.find(({ name }) => name === record.market.name);
  const code = recorded.betTypes.find(({ name }) => name === record.bet_type.name)?.config.code;
  const betTypeId = code === undefined ? undefined : betTypeOf(code)?.id;
  const createdAt = Date.parse(record.timestamps.created_at);
  if (!market || code === undefined || betTypeId === undefined || Number.isNaN(createdAt))
    return undefined;
  const { amount, before_amount: before, bet_type: side } = record.bet_details;
  const entries = entriesOf(record);
  const session = (entries[0]?.session ?? side) === 'open' ? 'open' : 'close';
  const stored = entries.map((entry) => ({
    number: storedNumber(entry, betTypeId, code),
    points: entry.points ?? amount,
  }));
  const shape = shapeOf(record, entries.length);
  const status = statusOf(record);
  const { win_amount: win } = record.calculated_values;
  return {
    id: 0,
    player_id: playerId,
    market_id: marketIdIn(recorded, market.id),
    market_day: marketDayAt(createdAt),
    bet_type_id: betTypeId,
    session: session,
    decided_by: settlingSession(betTypeId, session),
    status: status === 'won' || status === 'lost' ? status : 'PENDING',
    amount: hundredths(amount),
    before_amount: before === undefined ? null : hundredths(before),
    win: status === 'pending' || win === undefined ? null : hundredths(win),
    created_at: indianTimestamp(createdAt),
    number: shape === 'several' ? joinEntries(stored) : (stored[0]?.number ?? ''),
    shape,
    raw_result: null,
  };
}

function decided(row: BetRow, world: World, recorded: RecordedWorld): BetRow {
  const market = world.markets.find(({ id }) => id === row.market_id);
  const isKnown = market && isDayDrawn(recorded, market.name, row.market_day);
  if (!isKnown || row.shape === 'rawOnly') return row;
  const draw = drawAtTime(world, market, row.market_day, recorded.at);
  const outcome = settleBet(row, draw, world.rules.rates);
  return outcome.status === 'PENDING'
    ? { ...row, status: 'PENDING', win: null }
    : { ...row, status: outcome.status, win: outcome.win };
}

/** Stores the bets that a player had before the recording, the oldest first. */
export function seedRecordedBets(
  world: World,
  playerId: number,
  { records }: RecordedPlayer,
  recorded: RecordedWorld,
): void {
  const rows = records
    .map((record) => rowOf(record, playerId, recorded))
    .filter((row) => row !== undefined)
    .map((row) => decided(row, world, recorded));
  insertBets(world.db, rows);
}
