import type { Db } from './database.ts';
import { statement } from './database.ts';

export interface PlayerRow {
  id: number;
  mobile: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  mpin_hash: string | null;
  takes_otp: 0 | 1;
  /** Hundredths of a point. */
  balance: number;
  /** ISO 8601 with +05:30. */
  created_at: string;
  /** The debt of the player, in hundredths of a point: see ledger.ts. */
  owed: number;
}

export type NewPlayer = Omit<PlayerRow, 'id' | 'balance' | 'owed'>;

const byMobile = statement<[string], PlayerRow>('SELECT * FROM players WHERE mobile = ?');
const byId = statement<[number], PlayerRow>('SELECT * FROM players WHERE id = ?');
const all = statement<[], PlayerRow>('SELECT * FROM players ORDER BY id');
const insert = statement<[NewPlayer]>(
  `INSERT INTO players (mobile, first_name, last_name, password_hash, mpin_hash, takes_otp, balance, created_at)
   VALUES (:mobile, :first_name, :last_name, :password_hash, :mpin_hash, :takes_otp, 0, :created_at)`,
);

export const playerByMobile = (db: Db, mobile: string): PlayerRow | undefined =>
  byMobile(db).get(mobile);

export const playerById = (db: Db, id: number): PlayerRow | undefined => byId(db).get(id);

export const allPlayers = (db: Db): PlayerRow[] => all(db).all();

/** Adds a player with an empty wallet; returns the id. Throws SQLITE_CONSTRAINT_UNIQUE for a mobile number in use. */
export function insertPlayer(db: Db, player: NewPlayer): number {
  return Number(insert(db).run(player).lastInsertRowid);
}
