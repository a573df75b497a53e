import { readCommandLine } from './lib/command-line.ts';
import { changedStages, checkStages } from './stages/checks.ts';
import { runStages } from './stages/run-stages.ts';
import { report } from './stages/stage.ts';

/** `npm run check [-- --changed]`: `--changed` runs only the tests that depend on files not yet committed. */
try {
  const values = readCommandLine(
    `npm run check -- [--changed]

Types, lint, format, unit and component tests.

  --changed   only the tests that depend on files not yet committed`,
    { changed: { type: 'boolean', default: false } },
  );
  report(await runStages(values.changed ? changedStages() : checkStages({ quick: true })));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
