import { dirname } from 'node:path';
import { createFolder } from '../../cli/create-folder.ts';
import { UsageError } from '../../cli/flags.ts';
import type { Output } from '../../cli/output.ts';
import { createPlaceholders } from '../file/placeholders.ts';
import { recordingText, writeWhole } from '../file/recording-file.ts';
import { replaceSecrets } from '../file/replace-secrets.ts';
import { explorationText, stakeLine } from './exploration-text.ts';
import { explore } from './explore.ts';
import { type ExploreOptions, readExploreOptions, usage } from './options.ts';
import { createStake, type Stake } from './stake.ts';
import { WalkError } from './walk-host.ts';

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
  if (exploration.finding) {
    log(text);
    return 1;
  }
  if (exploration.stopped === undefined) {
    log(text);
    return 0;
  }
  error(text);
  return 2;
}

/** A message without the secrets of an account. */
function withoutSecrets(message: string, options: ExploreOptions | undefined): string {
  if (!options) return message;
  const placeholders = createPlaceholders();
  const { mobile, password, mpin, otp } = options.account;
  for (const [kind, secret] of Object.entries({ mobile, password, mpin, otp }))
    if (secret) placeholders.of(kind as 'mobile', secret);
  return replaceSecrets(message, placeholders);
}

/** The command `contracts:explore`. Returns the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  signal?: AbortSignal,
): Promise<0 | 1 | 2> {
  let options: ExploreOptions | undefined;
  let stake: Stake | undefined;
  try {
    options = readExploreOptions(args, env);
    if (!options) {
      output.log(usage);
      return 0;
    }
    stake = createStake(options.maxStake);
    return await run(options, stake, signal, output);
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\n\n${usage}`);
    else {
      const isExpected = error instanceof WalkError || (error instanceof Error && 'code' in error);
      const message =
        error instanceof Error
          ? isExpected
            ? error.message
            : (error.stack ?? error.message)
          : String(error);
      output.error(withoutSecrets(message, options));
      if (options && stake && stake.used() > 0) output.error(stakeLine(stake.used(), options));
    }
    return 2;
  }
}
