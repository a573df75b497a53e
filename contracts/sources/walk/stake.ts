/** The points that a run may lose, and how many of them are staked. */
export interface Stake {
  /** Reserves points for a bet; false when they would exceed the limit. Nothing may be sent then. */
  reserve: (points: number) => boolean;
  /** Releases what a certainly rejected bet had reserved. */
  release: (points: number) => void;
  /** Records by how many points the wallet has fallen since the start. */
  noteSpent: (points: number) => void;
  /** Points that were bet, or may have been. */
  used: () => number;
  /** Points that are left. */
  left: () => number;
}

/** Creates a stake of at most `limit` points. */
export function createStake(limit: number): Stake {
  let used = 0;
  return {
    reserve: (points) => {
      if (!(points >= 0 && used + points <= limit)) return false;
      used += points;
      return true;
    },
    release: (points) => {
      used -= points;
    },
    noteSpent: (points) => {
      used = Math.max(used, points);
    },
    used: () => used,
    left: () => Math.max(0, limit - used),
  };
}
