import { writeFileSync } from 'node:fs';
import { type HostOptions, readOptions, UsageError, usage } from './options.ts';
import { concealing } from './redact.ts';
import { junitOf, textOf } from './report.ts';
import { exitCodeOf, type RunContext, verifyHost } from './run.ts';
import { NoSession } from './states/sign-in.ts';

const secrets = ['--password', '--mpin', '--otp'];

/** Where the kit speaks: results, and what is wrong. */
export interface Voice {
  log: (text: string) => void;
  error: (text: string) => void;
}

function warnOfSecrets(args: readonly string[], { error }: Voice): void {
  const open = secrets.filter((name) =>
    args.some((argument) => argument === name || argument.startsWith(`${name}=`)),
  );
  for (const name of open) {
    const variable = `MATKA_${name.slice(2).toUpperCase()}`;
    error(`${name} can be read by others on this machine: ${variable} cannot.`);
  }
}

/** What the host says in one line; where the kit itself is at fault, with its place. */
function textOfError(error: unknown): string {
  if (error instanceof NoSession) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function verify(
  options: HostOptions,
  { log, error }: Voice,
  context: RunContext,
): Promise<0 | 1 | 2> {
  const report = await verifyHost(options, context);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (options.junit) writeFileSync(options.junit, junitOf(report));
  log(textOf(report));
  const { passed, failed } = report.counts;
  const code = exitCodeOf(report, options);
  if (code === 2) error(`Only ${passed + failed} tried, ${options.require} required.`);
  return code;
}

/** `npm run contracts:verify`: see its usage. Gives the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  voice: Voice,
  context: RunContext = {},
): Promise<0 | 1 | 2> {
  let options: HostOptions | undefined;
  try {
    options = readOptions(args, env);
    if (!options) {
      voice.log(usage);
      return 0;
    }
    warnOfSecrets(args, voice);
    return await verify(options, voice, context);
  } catch (error) {
    if (error instanceof UsageError) {
      voice.error(`${error.message}\n\n${usage}`);
    } else {
      const conceal = options ? concealing(options.account) : String;
      voice.error(conceal(textOfError(error)));
    }
    return 2;
  }
}
