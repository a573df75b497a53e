import { BetType } from '@matka/contracts/api/bet-types';
import { isBetTypeId } from '../betting/bet-rules.ts';
import { type BetRow, entriesOf, splitNumbers } from '../db/bets.ts';
import {
  type Db,
  openEmptyDatabase,
  openSnapshot,
  serializeDatabase,
  withoutLog,
} from '../db/database.ts';
import { readBetTypes } from '../db/markets.ts';
import { createTables } from '../db/schema.ts';
import { readSettings, WorldSettings, type WorldSpec } from '../db/settings.ts';
import { numberError } from '../game/bet-numbers.ts';
import { isPana } from '../game/panas.ts';
import { readHostStyles } from '../host-styles/host-styles.ts';
import { invariantsOf } from '../invariants/invariants.ts';
import { maxStep } from '../markets/due-draws.ts';
import { nextTurn } from '../shared/next-turn.ts';
import { isWorldTime } from '../shared/time.ts';
import { validationError } from '../shared/validate.ts';
import { instantOf } from './clock.ts';
import { tableLimits, tableRules } from './import-rules.ts';
import { loadWorld } from './world.ts';
import { scenarioValue } from './world-values.ts';

const schemaOf = ({ handle }: Db): string[] =>
  handle
    .prepare("SELECT type || ' ' || name || ': ' || sql FROM sqlite_schema WHERE sql IS NOT NULL")
    .pluck()
    .all()
    .map(String);

/** Throws an Error for an unknown table, index, trigger or view, and for a missing one. */
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

function checkRows({ handle }: Db): void {
  for (const [table, most] of Object.entries(tableLimits)) {
    const count = handle.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
    if (Number(count) > most) throw new Error(`its table ${table} has more than ${most} rows`);
  }
  for (const [table, rule] of Object.entries(tableRules)) {
    // A condition on a null is null: only a true condition passes.
    const bad = handle
      .prepare(`SELECT count(*) FROM ${table} WHERE (${rule}) IS NOT TRUE`)
      .pluck()
      .get();
    if (Number(bad) > 0) throw new Error(`its table ${table} has impossible values`);
  }
}

/** The numbers of a bet are legal for its type, as POST /betting/ demands; Red Bracket in either of its modes. */
function hasLegalNumbers(row: BetRow): boolean {
  const { bet_type_id: id, shape, amount, number } = row;
  if (!isBetTypeId(id)) return false;
  if (shape === 'rawOnly' && number === '') return true;
  const entries = entriesOf(row);
  const isLegal = ({ number: text, points }: (typeof entries)[number]): boolean =>
    Number.isInteger(points) &&
    points > 0 &&
    (['half', 'full'] as const).some(
      (mode) => numberError(id, splitNumbers(id, text), mode) === undefined,
    );
  return (
    entries.every(isLegal) && entries.reduce((sum, { points }) => sum + points, 0) * 100 === amount
  );
}

async function checkNumbers({ handle }: Db): Promise<void> {
  const draws = handle.prepare('SELECT pana FROM draws WHERE pana IS NOT NULL').pluck().all();
  const wrong = draws.find((pana) => !isPana(String(pana)));
  if (wrong !== undefined) throw new Error(`it has a draw of ${wrong}, which is not a pana`);
  for (const row of handle.prepare<[], BetRow>('SELECT * FROM bets').iterate()) {
    if (!hasLegalNumbers(row)) throw new Error(`the numbers of its bet ${row.id} are not legal`);
    if (row.id % 1_000 === 0) await nextTurn();
  }
}

function checkBetTypes(db: Db): void {
  for (const betType of readBetTypes(db)) {
    const error = validationError(BetType, betType);
    if (error !== undefined) throw new Error(`its bet type ${betType.id} is wrong: ${error}`);
  }
}

/** The most bets that a world is seeded with. A world with more is neither exported nor imported. */
export const maxSeededBets = 100_000;

/** Throws an Error for a spec that this mock cannot make a world of. */
export function checkSpec({ scenario, bets = 0, hostStyle = [] }: WorldSpec): void {
  readHostStyles(hostStyle);
  if (scenarioValue.read(scenario) === undefined)
    throw new Error(`there is no scenario ${JSON.stringify(scenario)}`);
  if (bets > maxSeededBets) throw new Error(`it is seeded with more than ${maxSeededBets} bets`);
}

function checkSettings(settings: WorldSettings): void {
  const error = validationError(WorldSettings, settings);
  if (error !== undefined) throw new Error(`its settings are wrong: ${error}`);
  checkSpec(settings.spec);
  const now = instantOf(settings.clock, Date.now());
  if (!isWorldTime(now)) throw new Error('its clock is outside of the years of a world');
  if (now - settings.settledUntil > maxStep)
    throw new Error('the draws of more than a year are not settled');
}

async function checkInvariants(db: Db): Promise<void> {
  const found = await invariantsOf(loadWorld('import', db));
  const broken = found.find(({ holds }) => !holds);
  if (broken) throw new Error(`it does not hold that ${broken.name}`);
}

/**
 * Checks an imported database as a whole before anything uses it: as the calls that write its rows do, and its
 * invariants. Throws an Error with the reason.
 */
async function checkImported(db: Db): Promise<void> {
  if (db.handle.pragma('quick_check(1)', { simple: true }) !== 'ok')
    throw new Error('it is damaged');
  createTables(db.handle);
  checkTables(db);
  checkRows(db);
  const settings = readSettings(db);
  if (!settings) throw new Error('it holds no world');
  checkSettings(settings);
  checkBetTypes(db);
  // The past of another host's world follows the rules of that host, not ours.
  if (settings.host) return;
  await checkNumbers(db);
  await checkInvariants(db);
}

/** The error of a file or database that is not a world of this mock; the message has the reason. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Checks an exported database, or the file of a mock that has ended. Throws an ImportError. */
export async function importSnapshot(snapshot: Buffer): Promise<Buffer> {
  let db: Db | undefined;
  try {
    db = openSnapshot(withoutLog(Buffer.from(snapshot)));
    await checkImported(db);
    return serializeDatabase(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`The snapshot cannot be used: ${reason}.`);
  } finally {
    db?.handle.close();
  }
}
