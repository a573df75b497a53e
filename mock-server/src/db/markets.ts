import type { SentBetType, SentBetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Session } from '@matka/contracts/api/common';
import { type Db, statement } from './database.ts';

/** The schedule of a market. Times are `HH:MM:SS` in Asia/Kolkata; a time before 00:30 is after midnight. */
export interface MarketSchedule {
  readonly openResultTime: string;
  readonly closeResultTime: string;
  /** Days of the week, 0 for Sunday, without bets and draws. */
  readonly holidays: readonly number[];
  /** Minutes before a result at which bids stop; ten by default. */
  readonly bidsStop?: { readonly open: number; readonly close: number };
  /** Minutes after midnight at which its day begins; 30 by default. */
  readonly dayStart?: number | undefined;
}

export interface Market {
  id: number;
  name: string;
  schedule: MarketSchedule;
  /** Suspended by hand, independent of the schedule. */
  suspended: boolean;
}

interface MarketRow {
  id: number;
  name: string;
  open_result: string;
  close_result: string;
  /** Weekdays with commas between them. */
  holidays: string;
  suspended: number;
}

interface BetTypeRow {
  id: number;
  name: string;
  config: string;
}

const markets = statement<[], MarketRow>('SELECT * FROM markets ORDER BY id');
const betTypes = statement<[], BetTypeRow>('SELECT * FROM bet_types ORDER BY id');
const insertMarket = statement<[number, string, string, string, string]>(
  'INSERT INTO markets (id, name, open_result, close_result, holidays) VALUES (?, ?, ?, ?, ?)',
);
const upsertBetType = statement<[number, string, string]>(
  'INSERT OR REPLACE INTO bet_types (id, name, config) VALUES (?, ?, ?)',
);
const updateHolidays = statement<[string, number]>('UPDATE markets SET holidays = ? WHERE id = ?');
const updateSuspended = statement<[number, number]>(
  'UPDATE markets SET suspended = ? WHERE id = ?',
);

/** Weekdays as stored, from Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const namesOf = (days: readonly number[]): string => days.map((day) => weekdays[day]).join(', ');

const toMarket = (row: MarketRow): Market => ({
  id: row.id,
  name: row.name,
  schedule: {
    openResultTime: row.open_result,
    closeResultTime: row.close_result,
    holidays: weekdays.flatMap((name, day) => (row.holidays.includes(name) ? [day] : [])),
  },
  suspended: row.suspended === 1,
});

const toBetType = (row: BetTypeRow): SentBetType => ({
  id: row.id,
  name: row.name,
  config: JSON.parse(row.config) as SentBetTypeConfig,
});

/** The markets in the order of GET /markets/. */
export const readMarkets = (db: Db): Market[] => markets(db).all().map(toMarket);

/** The bet types in the order of their ids. */
export const readBetTypes = (db: Db): SentBetType[] => betTypes(db).all().map(toBetType);

export function addMarket(db: Db, market: Omit<Market, 'suspended'>): void {
  const { openResultTime, closeResultTime, holidays } = market.schedule;
  insertMarket(db).run(market.id, market.name, openResultTime, closeResultTime, namesOf(holidays));
}

/** Adds a bet type or replaces the one with its id. */
export function putBetType(db: Db, betType: SentBetType): void {
  upsertBetType(db).run(betType.id, betType.name, JSON.stringify(betType.config));
}

export function removeMarkets({ handle }: Db): void {
  handle.exec('DELETE FROM markets');
}

export function setSuspended(db: Db, marketId: number, suspended: boolean): void {
  updateSuspended(db).run(suspended ? 1 : 0, marketId);
}

export function removeBetTypes({ handle }: Db): void {
  handle.exec('DELETE FROM bet_types');
}

export function setHolidays(db: Db, marketId: number, holidays: readonly number[]): void {
  updateHolidays(db).run(namesOf(holidays), marketId);
}

/** A draw set by hand; a null pana means that nothing was drawn. */
export interface ManualDraw {
  marketId: number;
  /** yyyy-mm-dd */
  day: string;
  session: Session;
  pana: string | null;
}

const ofDay = statement<[number, string], ManualDraw>(
  `SELECT market_id AS marketId, market_day AS day, session, pana
   FROM draws WHERE market_id = ? AND market_day = ?`,
);
const put = statement<[number, string, Session, string | null]>(
  'INSERT OR REPLACE INTO draws (market_id, market_day, session, pana) VALUES (?, ?, ?, ?)',
);

/** The draws of a market day that were set by hand. */
export const manualDrawsOf = (db: Db, marketId: number, day: string): ManualDraw[] =>
  ofDay(db).all(marketId, day);

export function saveManualDraw(db: Db, { marketId, day, session, pana }: ManualDraw): void {
  put(db).run(marketId, day, session, pana);
}
