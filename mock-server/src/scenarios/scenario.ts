import type { Histories } from '../seeds/plant-players.ts';
import type { Db } from '../stores/db.ts';
import type { Birth } from '../stores/settings.ts';

/** A state of a world under a name: what it changes on the seed. */
export interface Scenario {
  /** One sentence for the console and the README. */
  says: string;
  /** The bets of the documented players; the usual ones unless given. */
  histories?: Histories;
  /** Runs in the transaction that plants the seed, after everything else. */
  apply?: (db: Db, birth: Birth) => void;
}
