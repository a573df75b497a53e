import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { copyRepository } from './lib/copy-repository.ts';
import { repoPath } from './lib/paths.ts';
import { areas } from './mutate/areas.ts';
import { namedFaults } from './mutate/named-faults.ts';
import { type Options, parseOptions, usage } from './mutate/options.ts';
import { lowestScore, type Score, scoreLine, scoresOf, survivorLines } from './mutate/report.ts';
import { runArea } from './mutate/run-area.ts';
import { runNamedFaults, selectNamedFaults } from './mutate/run-named-faults.ts';
import { requireKnown, type Selection, select } from './mutate/select.ts';
import { installStryker } from './mutate/stryker-package.ts';

/** Runs the areas one after the other; one that cannot be measured is a failure and does not stop the others. */
async function runAreas(copy: string, selected: readonly Selection[], options: Options) {
  const scores: Score[] = [];
  const failures: string[] = [];
  for (const selection of selected) {
    const { area, sources } = selection;
    console.log(`\n── ${area.name}: ${sources.length} files`);
    try {
      const mutants = await runArea(copy, selection, options);
      for (const line of survivorLines(mutants)) console.log(`  ${line}`);
      scores.push(...scoresOf(area, mutants));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { scores, failures };
}

/**
 * `npm run mutate [-- --changed] [--only PATH …] [--static] [--fresh] [--named-faults] [--concurrency N]`: changes the
 * sources one place at a time and shows which changes no test notices.
 */
async function mutate(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(`Usage: ${usage}`);
  const options = parseOptions(args);
  requireKnown(areas, namedFaults, options);
  const selected = options.namedFaults ? [] : select(areas, options);
  const faults = selectNamedFaults(options);
  if (selected.length + faults.length === 0) return console.log('Nothing of any area has changed.');
  if (selected.length > 0) await installStryker();
  mkdirSync(repoPath('.local/mutate'), { recursive: true });
  const copy = mkdtempSync(repoPath('.local/mutate/copy-'));
  try {
    copyRepository(copy);
    const { scores, failures } = await runAreas(copy, selected, options);
    if (faults.length > 0) console.log(`\n── named faults: ${faults.length}`);
    const survivors = await runNamedFaults(copy, faults);
    console.log(`\n${scores.map(scoreLine).join('\n')}`);
    for (const failure of [...failures, ...survivors]) console.error(failure);
    const low = scores.filter(({ percent }) => percent < lowestScore);
    for (const { folder, area } of low)
      console.error(`${area}: ${folder} is below ${lowestScore} %`);
    process.exitCode = low.length + failures.length + survivors.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await mutate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
