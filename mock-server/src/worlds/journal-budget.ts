/** What takes characters from a budget and can give some back. */
export interface BudgetUser {
  /** How many it holds. */
  size: () => number;
  /** Gives up the older half. */
  shrink: () => void;
}

/** The characters that the journals of all worlds may hold together. */
export interface JournalBudget {
  join: (user: BudgetUser) => void;
  leave: (user: BudgetUser) => void;
  /** Counts characters that came or, negative, went. When there are too many, those who hold most give up. */
  add: (characters: number) => void;
}

/** Sixty-four million bytes at most: a character takes one or two. */
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
