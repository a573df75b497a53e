import { weekdays } from '../db/markets.ts';
import { cost } from '../players/credentials.ts';

const isTime = (column: string) =>
  `${column} GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]' AND ${column} < '24'`;
const isDay = (column: string) =>
  `${column} GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND date(${column}) IS ${column}`;
const isInstant = (column: string) =>
  `${isDay(`substr(${column}, 1, 10)`)} AND datetime(${column}) IS NOT NULL
   AND ${column} GLOB '??????????T[0-2][0-9]:[0-5][0-9]:[0-5][0-9].[0-9][0-9][0-9]+05:30'`;
const weekdayList = `('', ${weekdays.map((name) => `'${name}'`).join(', ')})`;
const isMoney = (column: string) => `abs(${column}) < 1000000000000000`;
const isText = (column: string, most: number) => `length(${column}) BETWEEN 1 AND ${most}`;
/** A hash with the cost of this mock: the cost decides how much a login computes. */
const isHash = (column: string) =>
  `(${column} IS NULL OR (length(${column}) < 200 AND ${column} GLOB 'scrypt$${cost}$*$*'))`;
const hasPlayer = 'player_id IN (SELECT id FROM players)';

/** Rows that an imported table may have at most, because lists and results read all of them. */
export const tableLimits: Readonly<Record<string, number>> = {
  settings: 10,
  markets: 1_000,
  bet_types: 1_000,
  players: 100_000,
  draws: 100_000,
  counts: 1_000_000,
};

/**
 * Conditions on the values of each imported table, beyond its constraints, which `quick_check` reads. A world made from
 * another host's responses gets no other checks.
 */
export const tableRules: Readonly<Record<string, string>> = {
  markets: `${isText('name', 200)} AND ${isTime('open_result')} AND ${isTime('close_result')}
    AND NOT EXISTS (SELECT 1 FROM json_each('["' || replace(holidays, ', ', '","') || '"]') WHERE value NOT IN ${weekdayList})`,
  bet_types: 'length(config) < 10000',
  counts: isText('name', 100),
  players: `${isMoney('balance')} AND ${isMoney('owed')} AND ${isInstant('created_at')}
    AND ${isText('mobile', 40)} AND ${isText('first_name', 200)}
    AND length(last_name) < 200 AND ${isHash('password_hash')} AND ${isHash('mpin_hash')}`,
  draws: `${isDay('market_day')} AND (pana IS NULL OR length(pana) = 3)`,
  bets: `id > 0 AND ${hasPlayer} AND ${isDay('market_day')} AND ${isInstant('created_at')}
    AND (status = 'PENDING') = (win IS NULL) AND ${isMoney('amount')}
    AND ${isMoney('coalesce(win, 0)')} AND coalesce(win, 0) >= 0
    AND ${isMoney('coalesce(before_amount, 0)')} AND length(number) < 100000
    AND coalesce(length(raw_result), 0) < 10000`,
  ledger: `id > 0 AND ${hasPlayer} AND ${isMoney('amount')} AND ${isMoney('balance')} AND ${isInstant('at')}`,
  idempotency_keys: `${hasPlayer} AND json_type(response) = 'object'
    AND status BETWEEN 200 AND 599 AND length(key) <= 255`,
};
