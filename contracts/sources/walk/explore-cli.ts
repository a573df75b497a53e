import { dirname } from 'node:path';
import { createFolder } from '../../cli/create-folder.ts';
import type { Output } from '../../cli/output.ts';
import { errorText, runCommand } from '../../cli/run-command.ts';
import { createRedactor } from '../../report/redact.ts';
import { recordingText, writeWhole } from '../file/recording-file.ts';
import { explorationText, stakeLine } from './exploration-text.ts';
import { explore } from './explore.ts';
import { type ExploreOptions, readExploreOptions, usage } from './options.ts';
import { createStake, type Stake } from './stake.ts';

const defaultFile = '.local/reports/explore.json';

async function run(
  options: ExploreOptions,
  stake: Stake,
  signal: AbortSignal | undefined,
  { log, error }: Output,
): Promise<0 | 1 | 2> {
  const exploration = await explore(options, stake, signal);
  const file = options.out ?? defaultFile;
  if (exploration.finding || options.out !== undefined) {
    createFolder(dirname(file));
    writeWhole(file, recordingText(exploration));
  }
  const text = explorationText(exploration, options, file);
  const code = exploration.finding ? 1 : exploration.stopped === undefined ? 0 : 2;
  (code === 2 ? error : log)(text);
  return code;
}

/** The command `contracts:explore`. Returns the exit code. */
export function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  signal?: AbortSignal,
): Promise<0 | 1 | 2> {
  let stake: Stake | undefined;
  const start = (options: ExploreOptions, safe: Output) => {
    stake = createStake(options.maxStake);
    return run(options, stake, signal, safe);
  };
  const tell = (error: unknown, options: ExploreOptions | undefined) => {
    const staked = options && stake?.used() ? [stakeLine(stake.used(), options)] : [];
    return [createRedactor(options?.account)(errorText(error)), ...staked].join('\n');
  };
  return runCommand({ usage, read: () => readExploreOptions(args, env), run: start, tell }, output);
}
