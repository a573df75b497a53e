import { readRequirements } from '../requirements/requirements.ts';

/** The tags that tests may carry, one for each requirement (`@LOGIN-04`): vitest refuses any other. */
export const requirementTags = readRequirements().map(({ id, text }) => ({
  name: `@${id}`,
  description: text,
}));
