import type { Db } from '../../db/database.ts';
import type { WorldSpec } from '../../db/settings.ts';
import type { Histories } from '../seed-players.ts';

/** A state of a world under a name: what it changes on the seed. */
export interface Scenario {
  /** One sentence for the console and the README. */
  description: string;
  /** The bets of the documented players; the usual ones unless given. */
  histories?: Histories;
  /** Runs in the transaction that plants the seed, after everything else. */
  apply?: (db: Db, spec: WorldSpec) => void;
}
