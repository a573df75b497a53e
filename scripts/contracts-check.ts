import { flag, UsageError } from '@matka/contracts/cli/flags';
import { changedCalls } from './contracts/changed-calls.ts';
import { checkContracts } from './contracts/check-contracts.ts';
import { readCommandLine } from './lib/command-line.ts';
import { createRun } from './lib/steps.ts';

const usage = `npm run contracts:check -- [--update | --changed | --full [--shard N/M]]

Consumer tests, pact, verification of the mock, score of the kit.

  --update    replace the committed pact and OpenAPI document
  --changed   only the calls whose files differ from the last commit
  --full      all breaks, lies and liberties: the whole table of the score
  --shard     the N-th of M parts of those of --full, e.g. 1/4`;

function isShard(text: string): boolean {
  const [, part, parts] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(parts);
}

async function main(): Promise<void> {
  const { update, changed, full, shard } = readCommandLine(
    usage,
    { update: flag, changed: flag, full: flag, shard: { type: 'string' } },
    ({ shard, ...flags }) => {
      const given = Object.entries(flags).flatMap(([name, value]) => (value ? [`--${name}`] : []));
      if (given.length > 1) throw new UsageError(`${given.join(' and ')} cannot be combined.`);
      if (shard !== undefined && !(flags.full && isShard(shard)))
        throw new UsageError('--shard takes a part and the number of parts of --full, e.g. 1/4.');
      return { ...flags, shard };
    },
  );
  const calls = changed ? changedCalls() : undefined;
  if (calls?.length === 0) {
    console.log('No call has changed since the last commit.');
    return;
  }
  if (calls) console.log(`Changed calls: ${calls.join(', ')}`);
  const run = createRun();
  await checkContracts(run, {
    update,
    full,
    ...(calls && { calls }),
    ...(shard && { shard }),
  });
  run.finish();
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
