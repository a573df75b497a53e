import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Game } from '../behaviour/game.ts';
import { UsageError } from '../cli/flags.ts';
import type { Output } from '../cli/output.ts';
import { createPlaceholders } from '../recording/placeholders.ts';
import { recordingText, writeWhole } from '../recording/recording-file.ts';
import { replaceSecrets } from '../recording/replace-secrets.ts';
import { explorationText } from './exploration-text.ts';
import { explore } from './explore.ts';
import { type ExploreOptions, readExploreOptions, usage } from './options.ts';
import { WalkError } from './visitor.ts';

const defaultFile = '.local/reports/explore.json';

async function run(
  options: ExploreOptions,
  game: Game,
  { log, error }: Output,
): Promise<0 | 1 | 2> {
  const exploration = await explore(options, game);
  const file = options.out ?? defaultFile;
  if (exploration.finding || options.out !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
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
  game: Game,
): Promise<0 | 1 | 2> {
  let options: ExploreOptions | undefined;
  try {
    options = readExploreOptions(args, env);
    if (options) return await run(options, game, output);
    output.log(usage);
    return 0;
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
    }
    return 2;
  }
}
