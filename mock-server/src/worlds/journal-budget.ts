/** A journal as the budget sees it. */
export interface BudgetUser {
  /** Number of characters. */
  size: () => number;
  /** Removes the older half. */
  shrink: () => void;
}

/** Limits the characters that the journals of all worlds hold together. */
export interface JournalBudget {
  join: (user: BudgetUser) => void;
  leave: (user: BudgetUser) => void;
  /** Counts added or, if negative, removed characters. Above the limit the largest journals shrink. */
  add: (characters: number) => void;
}

/** At most 64 MB: a character takes one or two bytes. */
const maxTotal = 32_000_000;

export function createJournalBudget(limit = maxTotal): JournalBudget {
  const users = new Set<BudgetUser>();
  let total = 0;
  return {
    join: (user) => {
      users.add(user);
      total += user.size();
    },
    leave: (user) => {
      if (users.delete(user)) total -= user.size();
    },
    add: (characters) => {
      total += characters;
      while (total > limit) {
        const [largest] = [...users].sort((a, b) => b.size() - a.size());
        if (!largest || largest.size() === 0) return;
        largest.shrink();
      }
    },
  };
}
