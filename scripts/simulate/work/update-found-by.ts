/** Takes the seeds of the last `--score` into `found-by.ts`, where the next one begins. */
import { readFileSync, writeFileSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { foundBy } from '../mutants/found-by.ts';
import { mutants } from '../mutants/mutants.ts';
import { scoreFile } from './score.ts';

const scored: Readonly<Record<string, number>> = JSON.parse(readFileSync(scoreFile(), 'utf8'));
const lines = mutants.flatMap(({ name }) => {
  const seed = scored[name] ?? foundBy[name];
  return seed === undefined ? [] : [`  '${name}': ${seed},`];
});
writeFileSync(
  repoPath('scripts/simulate/mutants/found-by.ts'),
  `/** Seeds that found the seeded bugs, by their names: a score tries these first. */
export const foundBy: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
);
