import { randomInt } from 'node:crypto';
import { oneOf, wholeNumber } from '@matka/contracts/cli/flag-values';
import { readCommandLine } from './lib/command-line.ts';
import { passToPrograms } from './lib/environment.ts';
import { allStages } from './stages/all.ts';
import { checkStages } from './stages/checks.ts';
import { contractStages } from './stages/contracts.ts';
import { endToEndStages } from './stages/end-to-end.ts';
import { runStages } from './stages/run-stages.ts';
import type { Stage, StageResult } from './stages/stage.ts';
import { burnProcessors } from './steady/load.ts';
import { unsteadyTests } from './steady/unsteady.ts';

const usage = `npm run steady -- [--runs N] [--only unit|contracts|e2e]

All tests several times on a busy machine, property tests with other cases each time: is every test steady?

  --runs N     how often (5)
  --only PART  unit, contracts or e2e`;

/** What `--only` takes. */
const parts: Readonly<Record<string, () => Stage[]>> = {
  unit: () => checkStages().filter(({ name }) => name.startsWith('unit')),
  contracts: contractStages,
  e2e: endToEndStages,
};

const sum = (results: readonly StageResult[], pick: 'passed' | 'failed' | 'seconds'): number =>
  results.reduce((all, result) => all + result[pick], 0);

function report(runs: readonly (readonly StageResult[])[], minutes: readonly number[]): void {
  console.log('\n── runs');
  for (const [index, results] of runs.entries()) {
    const counts = `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`;
    console.log(`  run ${index + 1}: ${counts} in ${minutes[index]?.toFixed(1)} min`);
  }
  const unsteady = unsteadyTests(runs);
  console.log(`\n── unsteady tests: ${unsteady.length}`);
  for (const { name, runs: failed } of unsteady) {
    console.log(`  ${failed.length} of ${runs.length} runs (${failed.join(', ')}): ${name}`);
  }
  const all = runs.flat();
  console.log(`\n${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed`);
  process.exitCode = sum(all, 'failed') > 0 || sum(all, 'passed') === 0 ? 1 : 0;
}

/** Runs the stages again and again while every processor is busy; a failure or a repeated test is an error. */
async function steady(count: number, stagesOf: () => Stage[]): Promise<void> {
  const runs: StageResult[][] = [];
  const minutes: number[] = [];
  const relieve = burnProcessors();
  try {
    for (let run = 1; run <= count; run += 1) {
      // Other cases of the property tests, too.
      const seed = String(randomInt(2 ** 31));
      passToPrograms('PROPERTY_SEED', seed);
      console.log(`\n══ run ${run} of ${count}, PROPERTY_SEED=${seed}`);
      const begin = performance.now();
      runs.push(await runStages(stagesOf()));
      minutes.push((performance.now() - begin) / 60_000);
    }
  } finally {
    relieve();
  }
  report(runs, minutes);
}

/** `npm run steady [-- --runs N] [--only unit|contracts|e2e]` */
try {
  const { count, only } = readCommandLine(
    usage,
    { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
    ({ runs, only }) => ({
      count: wholeNumber('runs', runs, { least: 1 }),
      only: only === undefined ? undefined : oneOf('only', only, Object.keys(parts)),
    }),
  );
  const stagesOf = (only === undefined ? undefined : parts[only]) ?? allStages;
  await steady(count, stagesOf);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
