import type { Session } from '@matka/contracts/api/common';
import { settlingSession } from '../betting/bet-rules.ts';
import { type BetRow, insertBets, joinNumbers } from '../db/bets.ts';
import type { Db } from '../db/database.ts';
import { changeBalance, enterMovement, type LedgerKind } from '../db/ledger.ts';
import type { Market } from '../db/markets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import { type Draw, makeDraw, panaKind, panas } from '../game/panas.ts';
import { seededDraw } from '../markets/results.ts';
import { dayAfter, isHoliday, marketDayAt, resultInstant } from '../markets/schedule.ts';
import { settleBet } from '../markets/settle-draw.ts';
import type { RandomSource } from '../shared/random.ts';
import { indianMidnight, indianTimestamp, minute } from '../shared/time.ts';
import type { SeedContext } from './bet-slots.ts';

/** Top-up whenever the balance runs out, in hundredths of a point. */
const topUpAmount = 2_500_000;

/** Writes bets and ledger of a new player consistently, and the wallet at the end. */
export interface PlayerLedger {
  /** Stores bets of one request; each gets its id and the balance before it. */
  submit: (rows: BetRow[], at: number) => void;
  /** Writes a ledger entry; amount in hundredths of a point. */
  pay: (amount: number, at: number, kind: LedgerKind, betId: number | null) => void;
  /** Adjusts the balance to an amount and stores it in the wallet. */
  close: (hundredths: number, at: number) => void;
}

/** Starts with an empty wallet and ledger. Run it in one transaction up to `close`. */
export function createPlayerLedger(db: Db, playerId: number): PlayerLedger {
  let balance = 0;
  let opened = false;
  const pay: PlayerLedger['pay'] = (amount, at, kind, betId) => {
    balance += amount;
    enterMovement(db, { playerId, amount, at, kind, betId }, balance);
  };
  const topUp = (amount: number, at: number): void => {
    pay(amount, at, opened ? 'set' : 'opening', null);
    opened = true;
  };
  return {
    pay,
    submit: (rows, at) => {
      const stake = rows.reduce((sum, { amount }) => sum + amount, 0);
      if (balance < stake) topUp(topUpAmount, at);
      let before = balance;
      for (const row of rows) {
        row.player_id = playerId;
        row.before_amount = before;
        before -= row.amount;
      }
      const first = insertBets(db, rows);
      for (const [i, row] of rows.entries()) row.id = first + i;
      pay(-stake, at, 'bet', first);
    },
    close: (hundredths, at) => {
      if (balance !== hundredths) topUp(hundredths - balance, at);
      changeBalance(db, playerId, balance);
    },
  };
}

const digits = [...'0123456789'];
const singlePanas = panas.filter((pana) => panaKind(pana) === 'SP');
const doublePanas = panas.filter((pana) => panaKind(pana) === 'DP');

const oneOf = (random: RandomSource, from: readonly string[]): string =>
  from[Math.floor(random() * from.length)] ?? '';

/** Random legal numbers of the most popular types. */
const numbersByType = {
  1: (random) => ({ digit: oneOf(random, digits) }),
  3: (random) => ({ jodi: oneOf(random, digits) + oneOf(random, digits) }),
  5: (random) => ({ pana: oneOf(random, singlePanas) }),
  7: (random) => ({ pana: oneOf(random, doublePanas) }),
  12: (random) => ({ pana: oneOf(random, panas) }),
  18: (random) => ({ jodi: oneOf(random, digits) }),
  20: (random) => ({ open_digit: oneOf(random, digits), close_pana: oneOf(random, panas) }),
} satisfies Record<number, (random: RandomSource) => BetNumbers>;

export type BulkBetType = keyof typeof numbersByType;

/** Single digits are the most frequent, as in real play. */
export const bulkBetTypes: readonly BulkBetType[] = [1, 1, 1, 1, 18, 3, 3, 5, 7, 12, 20];

/** Random legal numbers of a bet type. */
export const randomNumbers = (betTypeId: BulkBetType, random: RandomSource): BetNumbers =>
  numbersByType[betTypeId](random);

/** Bets per request. */
const betsPerRequest = 10;
/** Maximum number of days: results go back two years. */
const maxDays = 690;
/** Milliseconds of a day in which all markets of the day accept bets for both sessions. */
const bettingHours = { begins: 35 * minute, ends: 540 * minute };

/** A market on a day with its draw at the world's time. */
interface MarketDay {
  market: Market;
  day: string;
  draw: Draw;
  /** When each session is settled; epoch milliseconds. */
  settledAt: Record<Session, number>;
}

function marketDaysOn({ seed, at, markets }: SeedContext, day: string): MarketDay[] {
  return markets
    .filter(({ schedule }) => !isHoliday(schedule, day))
    .map((market) => {
      const { openPana, closePana } = seededDraw(seed, market.id, day);
      const settledAt = {
        open: resultInstant(market.schedule, day, 'open'),
        close: resultInstant(market.schedule, day, 'close'),
      };
      const draw = makeDraw(
        settledAt.open <= at ? openPana : null,
        settledAt.close <= at ? closePana : null,
      );
      return { market, day, draw, settledAt };
    });
}

/** The time of a day in which bets are placed. */
interface BettingWindow {
  day: string;
  from: number;
  to: number;
}

/** The betting windows, oldest first. */
function bettingWindowsOf(at: number, requests: number): BettingWindow[] {
  const today = marketDayAt(at);
  const count = Math.min(maxDays, requests);
  return Array.from({ length: count }, (_, i) => dayAfter(today, i - count))
    .concat(today)
    .map((day) => {
      const midnight = indianMidnight(day);
      const from = midnight + bettingHours.begins;
      return { day, from, to: Math.min(midnight + bettingHours.ends, at) };
    })
    .filter(({ from, to }) => from < to)
    .slice(-count);
}

/** A random bet, settled if its result is drawn. */
function randomRow(context: SeedContext, marketDay: MarketDay, createdAt: number): BetRow {
  const { random } = context;
  const betTypeId = bulkBetTypes[Math.floor(random() * bulkBetTypes.length)] ?? 1;
  const session: Session = random() < 0.5 ? 'open' : 'close';
  const row: BetRow = {
    id: 0,
    player_id: 0,
    market_id: marketDay.market.id,
    market_day: marketDay.day,
    bet_type_id: betTypeId,
    session: session,
    decided_by: settlingSession(betTypeId, session),
    status: 'PENDING',
    amount: 100 * (1 + Math.floor(random() * 20)),
    before_amount: null,
    win: null,
    created_at: indianTimestamp(createdAt),
    number: joinNumbers(betTypeId, randomNumbers(betTypeId, random)),
    shape: 'single',
    raw_result: null,
  };
  const decision = settleBet(row, marketDay.draw);
  if (decision.status === 'PENDING') return row;
  return { ...row, status: decision.status, win: decision.win };
}

/** Wins are paid when they are drawn: all of a day before the next window. */
function payWins(
  ledger: PlayerLedger,
  rows: readonly BetRow[],
  settledAt: (row: BetRow) => number,
): void {
  const won = rows.filter(({ win }) => win).sort((a, b) => settledAt(a) - settledAt(b));
  for (const row of won) ledger.pay(row.win ?? 0, settledAt(row), 'win', row.id);
}

/** Places bets on one day, ten per request. */
function playDay(
  ledger: PlayerLedger,
  context: SeedContext,
  { day, from, to }: BettingWindow,
  count: number,
): void {
  const marketDays = marketDaysOn(context, day);
  const requests = Math.ceil(count / betsPerRequest);
  const settledAt = new Map<BetRow, number>();
  for (let n = 0; n < requests; n += 1) {
    const at = from + Math.floor(((to - from) * n) / requests);
    const marketDay = marketDays[Math.floor(context.random() * marketDays.length)];
    if (!marketDay) throw new Error(`No market is open on ${day}`);
    const size = Math.min(betsPerRequest, count - n * betsPerRequest);
    const rows = Array.from({ length: size }, () => randomRow(context, marketDay, at));
    ledger.submit(rows, at);
    for (const row of rows) settledAt.set(row, marketDay.settledAt[row.decided_by]);
  }
  payWins(ledger, [...settledAt.keys()], (row) => settledAt.get(row) ?? to);
}

/**
 * Gives a player many bets, ten per request over up to two years, settled and paid, each movement in the ledger,
 * ending with the given balance. For histories that are too long for `seedHistory`: a million bets take seconds.
 */
export function seedBulkBets(
  db: Db,
  context: SeedContext,
  playerId: number,
  count: number,
  balanceHundredths: number,
): void {
  const ledger = createPlayerLedger(db, playerId);
  const days = bettingWindowsOf(context.at, Math.ceil(count / betsPerRequest));
  const until = (i: number): number => Math.floor((count * i) / days.length);
  for (const [i, window] of days.entries()) {
    playDay(ledger, context, window, until(i + 1) - until(i));
  }
  ledger.close(balanceHundredths, context.at);
}
