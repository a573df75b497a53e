import {
  type Db,
  openEmptyDatabase,
  openSnapshot,
  serializeDatabase,
  withoutLog,
} from '../db/database.ts';
import { weekdays } from '../db/markets.ts';
import { createTables } from '../db/schema.ts';
import { readSettings, WorldSettings, type WorldSpec } from '../db/settings.ts';
import { dayLength, isWorldTime } from '../shared/time.ts';
import { firstErrorText, validationErrors } from '../shared/validate.ts';
import { instantOf } from './clock.ts';
import { scenarioValue } from './world-values.ts';

const schemaOf = ({ handle }: Db): string[] =>
  handle
    .prepare("SELECT type || ' ' || name || ': ' || sql FROM sqlite_schema WHERE sql IS NOT NULL")
    .pluck()
    .all()
    .map(String);

/** Throws an Error for a table, index, trigger or view that no world has, and for one that is missing. */
function checkTables(db: Db): void {
  const empty = openEmptyDatabase();
  const known = new Set(schemaOf(empty));
  empty.handle.close();
  const found = schemaOf(db);
  const [foreign] = found.filter((one) => !known.has(one));
  const [missing] = [...known].filter((one) => !found.includes(one));
  const other = foreign ?? missing;
  if (other !== undefined)
    throw new Error(`it has other tables than a world: ${other.split(':')[0]}`);
}

const isTime = (column: string) =>
  `${column} GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]' AND ${column} < '24'`;
const isDay = (column: string) =>
  `${column} GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND date(${column}) IS ${column}`;
const isInstant = (column: string) =>
  `${isDay(`substr(${column}, 1, 10)`)} AND datetime(${column}) IS NOT NULL
   AND ${column} GLOB '??????????T[0-2][0-9]:[0-5][0-9]:[0-5][0-9].[0-9][0-9][0-9]+05:30'`;
const weekdayList = `('', ${weekdays.map((name) => `'${name}'`).join(', ')})`;
const isMoney = (column: string) => `abs(${column}) < 1000000000000000`;

/** Conditions on the values of each table, beyond what the tables themselves check. */
const rules: Readonly<Record<string, string>> = {
  markets: `${isTime('open_result')} AND ${isTime('close_result')} AND suspended IN (0, 1)
    AND NOT EXISTS (SELECT 1 FROM json_each('["' || replace(holidays, ', ', '","') || '"]') WHERE value NOT IN ${weekdayList})`,
  bet_types: "json_valid(config) AND json_type(config) = 'object'",
  players: `${isMoney('balance')} AND ${isMoney('owed')} AND ${isInstant('created_at')} AND takes_otp IN (0, 1)`,
  draws: `${isDay('market_day')} AND (pana IS NULL OR pana GLOB '[0-9][0-9][0-9]')`,
  bets: `${isDay('market_day')} AND ${isInstant('created_at')} AND ${isMoney('amount')} AND amount >= 0
    AND ${isMoney('coalesce(win, 0)')} AND ${isMoney('coalesce(before_amount, 0)')} AND length(number) < 100000`,
  ledger: `${isMoney('amount')} AND ${isMoney('balance')} AND ${isInstant('at')}`,
  idempotency_keys:
    "json_valid(response) AND json_type(response) = 'object' AND status BETWEEN 200 AND 599",
};

function checkRows({ handle }: Db): void {
  for (const [table, rule] of Object.entries(rules)) {
    const bad = handle.prepare(`SELECT count(*) FROM ${table} WHERE NOT (${rule})`).pluck().get();
    if (Number(bad) > 0) throw new Error(`its table ${table} has impossible values`);
  }
}

/** The largest step of a clock: all draws in between are settled at once. */
const maxUnsettled = 10 * 366 * dayLength;

/** Throws an Error for a spec of which no world can be made. */
export function checkScenario({ scenario }: Pick<WorldSpec, 'scenario'>): void {
  if (scenarioValue.read(scenario) !== undefined) return;
  throw new Error(`there is no scenario ${JSON.stringify(scenario)}`);
}

function checkSettings(settings: WorldSettings): void {
  const errors = validationErrors(WorldSettings, settings);
  if (errors.length > 0) throw new Error(`its settings are wrong: ${firstErrorText(errors)}`);
  checkScenario(settings.spec);
  const now = instantOf(settings.clock, Date.now());
  if (!isWorldTime(now)) throw new Error('its clock is outside of the years of a world');
  if (now - settings.settledUntil > maxUnsettled)
    throw new Error('the draws of more than ten years are not settled');
}

/** Checks an imported database as a whole before anything uses it. Throws an Error with the reason. */
export function checkImported(db: Db): void {
  checkTables(db);
  checkRows(db);
  const settings = readSettings(db);
  if (!settings) throw new Error('it holds no world');
  checkSettings(settings);
}

/** A file or database is not a world of this mock; the message says why. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

function check(db: Db): void {
  if (db.handle.pragma('quick_check(1)', { simple: true }) !== 'ok')
    throw new Error('it is damaged');
  createTables(db.handle);
  checkImported(db);
}

/** Checks an exported database, or the file of a mock that has ended. Throws an ImportError. */
export function importSnapshot(snapshot: Buffer): Buffer {
  let db: Db | undefined;
  try {
    db = openSnapshot(withoutLog(Buffer.from(snapshot)));
    check(db);
    return serializeDatabase(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`The snapshot cannot be used: ${reason}.`);
  } finally {
    db?.handle.close();
  }
}
