import type { Requirement } from './ledger.ts';

export interface Coverage {
  areas: { prefix: string; name: string; proven: string[]; unproven: string[] }[];
  /** Ids that tests name and the ledger does not know. */
  unknown: { id: string; file: string }[];
  /** Number of clauses that are deliberately not built. */
  unneeded: number;
}

const prefixOf = (id: string): string => id.replace(/-\d+$/, '');

/** Splits the ledger by area into clauses that a test names and clauses that none does. */
export function coverage(ledger: Requirement[], named: { id: string; file: string }[]): Coverage {
  const known = new Set(ledger.map(({ id }) => id));
  const proven = new Set(named.map(({ id }) => id));
  const needed = ledger.filter(({ verify }) => verify !== 'none');
  const byPrefix = Map.groupBy(needed, ({ id }) => prefixOf(id));
  return {
    areas: [...byPrefix].map(([prefix, clauses]) => ({
      prefix,
      name: clauses[0]?.area ?? prefix,
      proven: clauses.filter(({ id }) => proven.has(id)).map(({ id }) => id),
      unproven: clauses.filter(({ id }) => !proven.has(id)).map(({ id }) => id),
    })),
    unknown: named.filter(({ id }) => !known.has(id)),
    unneeded: ledger.length - needed.length,
  };
}
