import { flag, UsageError } from '@matka/contracts/cli/flags';
import { checkContracts } from './contracts/check-contracts.ts';
import { readCommandLine } from './lib/command-line.ts';
import { createRun } from './lib/steps.ts';

const usage = `npm run contracts:check -- [--update | --full [--shard N/M]]

Consumer tests, pact, verification of the mock, score of the kit.

  --update    replace the committed pact and OpenAPI document
  --full      all defects, contradictions and allowed variants: the whole table of the score
  --shard     the N-th of M parts of those of --full, e.g. 1/4`;

function isShard(text: string): boolean {
  const [, part, parts] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(parts);
}

const options = readCommandLine(
  usage,
  { update: flag, full: flag, shard: { type: 'string' } },
  ({ update, full, shard }) => {
    if (update && full) throw new UsageError('--update and --full cannot be combined.');
    if (shard !== undefined && !(full && isShard(shard)))
      throw new UsageError('--shard takes a part and the number of parts of --full, e.g. 1/4.');
    return { update, full, ...(shard && { shard }) };
  },
);
const run = createRun();
await checkContracts(run, options);
run.finish();
