import type { Db } from '../../db/database.ts';
import type { WorldSpec } from '../../db/settings.ts';
import type { Histories } from '../seed-players.ts';

/** A named state of a world: what it changes in the seed data. */
export interface Scenario {
  /** One sentence for the console and the README. */
  description: string;
  /** Bets of the demo players; the default ones if missing. */
  histories?: Histories;
  /** Runs at the end of the transaction that seeds the world. */
  apply?: (db: Db, spec: WorldSpec) => void;
}
