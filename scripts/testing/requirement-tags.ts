import { readLedger } from '../requirements/ledger.ts';

/** The tags that tests may carry, one for each requirement (`@LOGIN-04`): vitest refuses any other. */
export const requirementTags = readLedger().map(({ id, text }) => ({
  name: `@${id}`,
  description: text,
}));
