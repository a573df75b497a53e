import { flag, UsageError } from '@matka/contracts/cli/flags';
import { checkContracts } from './contracts/check-contracts.ts';
import { readCommandLine } from './lib/command-line.ts';
import { createRun } from './lib/steps.ts';

const usage = `npm run contracts:check -- [--update | --full]

Consumer tests, pact, verification of the mock, score of the kit.

  --update    replace the committed pact and OpenAPI document
  --full      all defects, contradictions and allowed variants: the whole table of the score`;

const options = readCommandLine(usage, { update: flag, full: flag }, ({ update, full }) => {
  if (update && full) throw new UsageError('--update and --full cannot be combined.');
  return { update, full };
});
const run = createRun();
await checkContracts(run, options);
run.finish();
