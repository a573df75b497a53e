import type { SentPayoutItem } from '@matka/contracts/api/payouts';
import Type, { type Static } from 'typebox';
import { closed } from '../shared/schema-types.ts';
import { worldYears } from '../shared/time.ts';
import { type Db, inTransaction, statement } from './database.ts';

/** Epoch milliseconds in the years of a world. */
export const Instant = Type.Integer({
  minimum: Date.UTC(worldYears.first, 0),
  maximum: Date.UTC(worldYears.last + 1, 0) - 1,
});
const century = 100 * 366 * 86_400_000;
const lifetime = Type.Integer({ minimum: -316_224_000, maximum: 316_224_000 });
const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Clock of a world; instants and shifts in milliseconds. */
const ClockSetting = Type.Union([
  Type.Object({ mode: Type.Literal('real') }, closed),
  Type.Object({ mode: Type.Literal('fixed'), at: Instant }, closed),
  /** Runs from an instant on, starting when the world is opened or reset. */
  Type.Object({ mode: Type.Literal('starting'), at: Instant }, closed),
  Type.Object(
    { mode: Type.Literal('shifted'), by: Type.Integer({ minimum: -century, maximum: century }) },
    closed,
  ),
]);
export type ClockSetting = Static<typeof ClockSetting>;

/** Token settings of a world; lifetimes in seconds of real time. */
const TokenSetting = Type.Object(
  {
    accessSeconds: lifetime,
    refreshSeconds: lifetime,
    /** Access tokens of a lower generation are rejected as expired. */
    generation: count,
    /** Generation of the tokens that login issues; a refresh always issues the current one. */
    loginGeneration: count,
    /** POST /token/refresh/ rejects every token. */
    refreshRefused: Type.Boolean(),
  },
  closed,
);
export type TokenSetting = Static<typeof TokenSetting>;

export const maxSeed = 4_294_967_295;
/** The seed of draws and histories. */
export const Seed = Type.Integer({ minimum: 0, maximum: maxSeed });

/** Everything needed to create a world again. */
export const WorldSpec = Type.Object(
  {
    seed: Seed,
    scenario: Type.String({ maxLength: 100 }),
    /** The time of the seed data; epoch milliseconds. */
    at: Instant,
    /** Number of bets of the main player, instead of the scenario's number. */
    bets: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
    /** Names of its host styles; absent for the plain mock. */
    hostStyle: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 200 }),
    ),
    clock: ClockSetting,
  },
  closed,
);
export type WorldSpec = Static<typeof WorldSpec>;

const rate = Type.Number({ minimum: 0, maximum: 1_000_000 });
const minutes = Type.Integer({ minimum: 0, maximum: 1_440 });
const id = Type.String({ pattern: '^\\d{1,9}$' });

/** The rules that a world takes from another host. Without one, the rule of the mock applies. */
const HostRules = Type.Object(
  {
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /** A bet on several numbers of one session is one record. */
    joinsBets: Type.Optional(Type.Boolean()),
    payouts: Type.Optional(
      Type.Unsafe<readonly SentPayoutItem[]>(Type.Array(Type.Unknown(), { maxItems: 10_000 })),
    ),
    /** Points won per point, by bet type id: one rate, or one for each kind of pana. */
    rates: Type.Optional(
      Type.Record(id, Type.Union([rate, Type.Record(Type.String(), rate)]), closed),
    ),
    /** Minutes before a result at which bids stop, by market id. */
    bidsStop: Type.Optional(
      Type.Record(id, Type.Object({ open: minutes, close: minutes }, closed), closed),
    ),
  },
  closed,
);
export type HostRules = Static<typeof HostRules>;

/** Stored settings of a world. */
export const WorldSettings = Type.Object(
  {
    /** Absent in a world that follows no other host. */
    host: Type.Optional(HostRules),
    spec: WorldSpec,
    clock: ClockSetting,
    tokens: TokenSetting,
    /** All draws due up to this instant are settled. */
    settledUntil: Instant,
  },
  closed,
);
export type WorldSettings = Static<typeof WorldSettings>;

const read = statement<[string], { value: string }>('SELECT value FROM settings WHERE key = ?');
const write = statement<[string, string]>(
  'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
);

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
