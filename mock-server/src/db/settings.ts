import type { SentPayoutItem } from '@matka/contracts/api/payouts';
import type { Db } from './database.ts';
import { statement } from './database.ts';
import { inTransaction } from './transaction.ts';

const read = statement<[string], { value: string }>('SELECT value FROM settings WHERE key = ?');
const write = statement<[string, string]>(
  'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
);

/** Clock of a world; instants and shifts in milliseconds. */
export type ClockSetting =
  | { mode: 'real' }
  | { mode: 'fixed'; at: number }
  | { mode: 'shifted'; by: number }
  /** Runs from an instant, starting when the world is opened or reset. */
  | { mode: 'starting'; at: number };

/** Token settings of a world; lifetimes in seconds of real time. */
export interface TokenSetting {
  accessSeconds: number;
  refreshSeconds: number;
  /** Access tokens of a lower generation are rejected as expired. */
  generation: number;
  /** Generation of the tokens that login issues; a refresh always issues the current one. */
  loginGeneration: number;
  /** POST /token/refresh/ rejects every token. */
  refreshRefused: boolean;
}

/** Everything needed to create a world again. */
export interface WorldSpec {
  seed: number;
  scenario: string;
  /** The time of the seed data; epoch milliseconds. */
  at: number;
  /** Number of bets of the main player instead of those of the scenario. */
  bets?: number;
  clock: ClockSetting;
}

/** In what a world follows another host; what is absent is the mock's own. */
export interface HostRules {
  /** Records on a page of a history. */
  pageSize?: number;
  /** A bet on several numbers of one session is one record. */
  joinsBets?: boolean;
  /** The list of rates. */
  payouts?: readonly SentPayoutItem[];
  /** Points won by a point, by bet type id: one rate, or one for each kind of pana. */
  rates?: Readonly<Record<number, number | Readonly<Record<string, number>>>>;
  /** Minutes before a result at which bids stop, by market id. */
  bidsStop?: Readonly<Record<number, { open: number; close: number }>>;
}

/** Stored settings of a world. */
export interface WorldSettings {
  /** Absent in every world that follows no other host. */
  host?: HostRules;
  spec: WorldSpec;
  clock: ClockSetting;
  tokens: TokenSetting;
  /** All draws due up to this instant are settled. */
  settledUntil: number;
}

/** The settings of a world; undefined if the database holds no world. */
export function readSettings(db: Db): WorldSettings | undefined {
  const row = read(db).get('world');
  return row && (JSON.parse(row.value) as WorldSettings);
}

/** Stores the settings of a world. */
export function writeSettings(db: Db, settings: WorldSettings): void {
  inTransaction(db, () => write(db).run('world', JSON.stringify(settings)));
}

/** Changes stored settings while a world is being seeded. */
export function updateStoredSettings(db: Db, change: Partial<WorldSettings>): void {
  const settings = readSettings(db);
  if (!settings) throw new Error('The database holds no world');
  writeSettings(db, { ...settings, ...change });
}
