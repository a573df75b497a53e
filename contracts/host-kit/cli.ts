import { writeFileSync } from 'node:fs';
import { type HostOptions, readOptions, UsageError, usage } from './options.ts';
import { createRedactor } from './redact.ts';
import { junitXml, reportText } from './report.ts';
import { exitCodeOf, type RunContext, verifyHost } from './run.ts';
import { SignInError } from './states/sign-in.ts';

const secrets = ['--password', '--mpin', '--otp'];

/** Where the kit speaks: results, and what is wrong. */
export interface Output {
  log: (text: string) => void;
  error: (text: string) => void;
}

function warnAboutSecrets(args: readonly string[], { error }: Output): void {
  const open = secrets.filter((name) =>
    args.some((argument) => argument === name || argument.startsWith(`${name}=`)),
  );
  for (const name of open) {
    const variable = `MATKA_${name.slice(2).toUpperCase()}`;
    error(`${name} can be read by others on this machine: ${variable} cannot.`);
  }
}

/** What the host says in one line; where the kit itself is at fault, with its place. */
function errorText(error: unknown): string {
  if (error instanceof SignInError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function verify(
  options: HostOptions,
  { log, error }: Output,
  context: RunContext,
): Promise<0 | 1 | 2> {
  const report = await verifyHost(options, context);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (options.junit) writeFileSync(options.junit, junitXml(report));
  log(reportText(report));
  const { passed, failed } = report.counts;
  const code = exitCodeOf(report, options);
  if (code === 2) error(`Only ${passed + failed} tried, ${options.require} required.`);
  return code;
}

/** `npm run contracts:verify`: see its usage. Gives the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  context: RunContext = {},
): Promise<0 | 1 | 2> {
  let options: HostOptions | undefined;
  try {
    options = readOptions(args, env);
    if (!options) {
      output.log(usage);
      return 0;
    }
    warnAboutSecrets(args, output);
    return await verify(options, output, context);
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`${error.message}\n\n${usage}`);
    } else {
      const conceal = options ? createRedactor(options.account) : String;
      output.error(conceal(errorText(error)));
    }
    return 2;
  }
}
