import type { Phase } from '../game/phase.ts';

/** A response body that is valid while the world's time is at least `from` and before `until`. */
export interface CachedResponse {
  body: string;
  from: number;
  until: number;
}

/** The market day and the phase of every market during one minute. */
export interface MarketPhases {
  /** The instant at which the minute begins. */
  from: number;
  /** yyyy-mm-dd */
  day: string;
  /** By the ids of the markets. */
  phases: ReadonlyMap<number, Phase>;
}

/** Values derived from a world's state; `invalidateCaches` replaces all of them at once. */
export interface WorldCache {
  /** The response of GET /markets/ while no status and no result changes. */
  marketsResponse: CachedResponse | undefined;
  phases: MarketPhases | undefined;
  /** The instant of the next draw. */
  nextDue: number | undefined;
  /** Mobile numbers of players by id: players are never removed, nor do they change their number. */
  mobiles: Map<number, string>;
  /** Mobile numbers of the players with magic inputs, by player id. */
  magicMobiles: ReadonlyMap<number, string> | undefined;
}

/** A cache without any value. */
export const emptyCache = (): WorldCache => ({
  marketsResponse: undefined,
  phases: undefined,
  nextDue: undefined,
  mobiles: new Map(),
  magicMobiles: undefined,
});
