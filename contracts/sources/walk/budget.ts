/** The points that a run may lose, and how many of them are staked. */
export type Budget = ReturnType<typeof createBudget>;

/** Creates a budget of at most `limit` points. */
export function createBudget(limit: number) {
  let used = 0;
  return {
    /** Reserves points for a bet; false when they would exceed the limit. Nothing may be sent then. */
    reserve: (points: number): boolean => {
      if (!(points >= 0 && used + points <= limit)) return false;
      used += points;
      return true;
    },
    /** Releases what a certainly rejected bet had reserved. */
    release: (points: number): void => {
      used -= points;
    },
    /** Records by how many points the wallet has fallen since the start. */
    noteSpent: (points: number): void => {
      used = Math.max(used, points);
    },
    /** Points that were bet, or may have been. */
    used: () => used,
    left: () => Math.max(0, limit - used),
  };
}
