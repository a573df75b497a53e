import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';
import { inTransaction } from './transaction.ts';

const read = statement<[string], { value: string }>('SELECT value FROM settings WHERE key = ?');
const write = statement<[string, string]>(
  'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
);

/** How a world tells its time; instants and shifts in milliseconds. */
export type ClockSetting =
  | { mode: 'real' }
  | { mode: 'fixed'; at: number }
  | { mode: 'shifted'; by: number }
  /** Runs on from an instant, counted from the moment the world is opened or reset. */
  | { mode: 'starting'; at: number };

/** How the tokens of a world behave; lives in seconds of real time. */
export interface TokenSetting {
  accessSeconds: number;
  refreshSeconds: number;
  /** Access tokens below this generation are refused as expired. */
  generation: number;
  /** The generation that login hands out; a refresh always hands out the current one. */
  loginGeneration: number;
  /** Whether POST /token/refresh/ refuses every token. */
  refreshRefused: boolean;
}

/** What a world was made from: enough to make it again. */
export interface WorldSpec {
  seed: number;
  scenario: string;
  /** The instant around which the seed lays its history. */
  at: number;
  /** So many bets in the place of the main player's usual ones; the usual ones unless given. */
  bets?: number;
  clock: ClockSetting;
}

/** What a world keeps about itself. */
export interface WorldSettings {
  spec: WorldSpec;
  clock: ClockSetting;
  tokens: TokenSetting;
  /** Every draw due up to this instant is settled. */
  settledUntil: number;
}

/** The settings of a world; undefined in a database that holds no world yet. */
export function readSettings(db: Db): WorldSettings | undefined {
  const row = read(db).get('world');
  return row && (JSON.parse(row.value) as WorldSettings);
}

/** Keeps the settings of a world. */
export function writeSettings(db: Db, settings: WorldSettings): void {
  inTransaction(db, () => write(db).run('world', JSON.stringify(settings)));
}

/** Changes settings in the database alone: for a world that is still being planted. */
export function updateStoredSettings(db: Db, change: Partial<WorldSettings>): void {
  const settings = readSettings(db);
  if (!settings) throw new Error('The database holds no world');
  writeSettings(db, { ...settings, ...change });
}
