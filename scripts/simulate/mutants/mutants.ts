import { clientMutants } from './client-mutants.ts';
import { mockMutants } from './mock-mutants.ts';
import type { Mutant } from './mutant.ts';

/** All seeded bugs. */
export const mutants: readonly Mutant[] = [...clientMutants, ...mockMutants];
