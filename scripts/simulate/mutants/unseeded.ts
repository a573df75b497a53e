import type { Mutant } from './mutant.ts';

/** Chance of the machine, which no seed decides. */
const chance = "Function('return Math.random()')()";

/** Changes after which a seed gives another run each time: running it twice must show that. */
export const unseeded: readonly Mutant[] = [
  {
    name: 'client with chance of its own',
    file: 'web/src/submissions/submit.ts',
    from: 'part.toString(36)',
    to: `(part * ${chance}).toString(36)`,
  },
  {
    name: 'mock with chance of its own',
    file: 'mock-server/src/players/tokens.ts',
    from: 'return jwt.sign({ ...claims, iat, exp });',
    to: `return jwt.sign({ ...claims, iat, exp, chance: ${chance} });`,
  },
];
