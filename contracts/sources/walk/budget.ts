/** The points that a run may lose, and the staked points among them. */
export type Budget = ReturnType<typeof createBudget>;

/** Creates a budget of at most `limit` points. */
export function createBudget(limit: number) {
  let used = 0;
  return {
    /** Reserves points for a bet; false if they would exceed the limit. The caller must then send nothing. */
    reserve: (points: number): boolean => {
      if (!(points >= 0 && used + points <= limit)) return false;
      used += points;
      return true;
    },
    /** Releases the points of a certainly rejected bet. */
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
