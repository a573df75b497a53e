import { flag, parseFlags, UsageError } from '@matka/contracts/cli/flags';
import { changedCalls } from './stages/changed-calls.ts';
import { contracts } from './stages/contracts.ts';
import { report } from './stages/stage.ts';

const usage = 'Usage: npm run contracts:check [-- --update | --changed | --full]';

/**
 * `npm run contracts:check`: `--update` replaces the committed pact and OpenAPI document, `--changed` checks only the
 * calls whose files differ from the last commit, `--full` tries all hosts and mutants over HTTP.
 */
async function run(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2), { update: flag, changed: flag, full: flag });
  const given = Object.entries(flags).flatMap(([name, value]) => (value ? [`--${name}`] : []));
  if (given.length > 1) throw new UsageError(`${given.join(' and ')} cannot be combined.`);
  const { update = false, changed = false, full = false } = flags;
  const calls = changed ? changedCalls() : undefined;
  if (calls?.length === 0) {
    console.log('No call has changed since the last commit.');
    return;
  }
  if (calls) console.log(`Changed calls: ${calls.join(', ')}`);
  report(await contracts({ update, full, ...(calls && { calls }) }));
}

try {
  await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message.split('\n')[0]} ${usage}` : message);
  process.exitCode = 2;
}
