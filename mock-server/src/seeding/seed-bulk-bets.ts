import type { Session } from '@matka/contracts/api/common';
import { decidingSession } from '../betting/bet-rules.ts';
import { joinNumbers } from '../db/bet-number.ts';
import { type BetRow, shapes } from '../db/bets.ts';
import { sessionCode, sessionOf, statusCode } from '../db/codes.ts';
import type { Db } from '../db/database.ts';
import type { HouseMarket } from '../db/markets.ts';
import { type Draw, drawOf } from '../game/draw.ts';
import { dayAfter, isHoliday, marketDayAt, resultInstant } from '../markets/schedule.ts';
import { drawFor } from '../markets/seeded-draws.ts';
import { decideRow } from '../markets/settle-bet.ts';
import { indianMidnight, minute } from '../shared/time.ts';
import type { Ground } from './bet-slots.ts';
import { type Books, openBooks } from './player-ledger.ts';
import { manyBetsTypes, randomNumbers } from './random-bet-numbers.ts';

/** Bets of one submission. */
const together = 10;
/** The most days over which the bets are spread: results reach two years back. */
const mostDays = 690;
/** Bets are placed when every market that plays on the day takes them for both sessions. */
const mornings = { begins: 35 * minute, ends: 540 * minute };
const pending = statusCode('PENDING');

/** A market on a day, with what is drawn of it by the time of the world. */
interface Table {
  market: HouseMarket;
  day: string;
  draw: Draw;
  /** When each session is decided; epoch milliseconds. */
  decidedAt: Record<Session, number>;
}

function tablesOn({ seed, at, markets }: Ground, day: string): Table[] {
  return markets
    .filter(({ schedule }) => !isHoliday(schedule, day))
    .map((market) => {
      const { openPana, closePana } = drawFor(seed, market.id, day);
      const decidedAt = {
        open: resultInstant(market.schedule, day, 'open'),
        close: resultInstant(market.schedule, day, 'close'),
      };
      const draw = drawOf(
        decidedAt.open <= at ? openPana : null,
        decidedAt.close <= at ? closePana : null,
      );
      return { market, day, draw, decidedAt };
    });
}

/** When bets are placed on a day. */
interface Morning {
  day: string;
  from: number;
  to: number;
}

/** The mornings on which bets are placed, oldest first. */
function morningsOf(at: number, submissions: number): Morning[] {
  const today = marketDayAt(at);
  const count = Math.min(mostDays, submissions);
  return Array.from({ length: count }, (_, i) => dayAfter(today, i - count))
    .concat(today)
    .map((day) => {
      const midnight = indianMidnight(day);
      const from = midnight + mornings.begins;
      return { day, from, to: Math.min(midnight + mornings.ends, at) };
    })
    .filter(({ from, to }) => from < to)
    .slice(-count);
}

/** One bet at a table, decided when its result is out. */
function rowAt(ground: Ground, table: Table, createdAt: number): BetRow {
  const { random } = ground;
  const betTypeId = manyBetsTypes[Math.floor(random() * manyBetsTypes.length)] ?? 1;
  const side: Session = random() < 0.5 ? 'open' : 'close';
  const row: BetRow = {
    id: 0,
    player_id: 0,
    market_id: table.market.id,
    market_day: table.day,
    bet_type_id: betTypeId,
    session: sessionCode(side),
    decided_by: sessionCode(decidingSession(betTypeId, side)),
    status: pending,
    amount: 100 * (1 + Math.floor(random() * 20)),
    before_amount: null,
    win: null,
    created_at: createdAt,
    number: joinNumbers(betTypeId, randomNumbers(betTypeId, random)),
    shape: shapes.single,
    raw_result: null,
  };
  const decision = decideRow(row, table.draw);
  if (decision.status === 'PENDING') return row;
  return { ...row, status: statusCode(decision.status), win: decision.win };
}

/** Wins are paid when their results come out: all of a day before the next morning. */
function payWins(books: Books, rows: readonly BetRow[], decidedAt: (row: BetRow) => number): void {
  const won = rows.filter(({ win }) => win).sort((a, b) => decidedAt(a) - decidedAt(b));
  for (const row of won) books.pay(row.win ?? 0, decidedAt(row), 'win', row.id);
}

/** Places so many bets on one day, ten to a submission. */
function playDay(books: Books, ground: Ground, { day, from, to }: Morning, count: number): void {
  const tables = tablesOn(ground, day);
  const submissions = Math.ceil(count / together);
  const decided = new Map<BetRow, number>();
  for (let n = 0; n < submissions; n += 1) {
    const at = from + Math.floor(((to - from) * n) / submissions);
    const table = tables[Math.floor(ground.random() * tables.length)];
    if (!table) throw new Error(`No market plays on ${day}`);
    const size = Math.min(together, count - n * together);
    const rows = Array.from({ length: size }, () => rowAt(ground, table, at));
    books.submit(rows, at);
    for (const row of rows) decided.set(row, table.decidedAt[sessionOf(row.decided_by)]);
  }
  payWins(books, [...decided.keys()], (row) => decided.get(row) ?? to);
}

/**
 * Gives a player so many bets, as they would have been placed ten at a time over up to two years,
 * decided and paid, each movement in the ledger, and in the end so much in the wallet. For histories
 * too long to be laid bet by bet: a million takes seconds.
 */
export function plantManyBets(
  db: Db,
  ground: Ground,
  playerId: number,
  count: number,
  balanceHundredths: number,
): void {
  const books = openBooks(db, playerId);
  const days = morningsOf(ground.at, Math.ceil(count / together));
  const until = (i: number): number => Math.floor((count * i) / days.length);
  for (const [i, morning] of days.entries()) {
    playDay(books, ground, morning, until(i + 1) - until(i));
  }
  books.close(balanceHundredths, ground.at);
}
