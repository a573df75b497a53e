import { writeFileSync } from 'node:fs';
import { UsageError } from '../../cli/flags.ts';
import type { Output } from '../../cli/output.ts';
import type { HostReport } from '../../report/host-report.ts';
import { junitXml } from '../../report/junit-report.ts';
import { createRedactor } from '../../report/redact.ts';
import { reportHtml } from '../../report/report-html.ts';
import { reportMarkdown } from '../../report/report-markdown.ts';
import { reportText } from '../../report/text-report.ts';
import { SignInError } from '../http/sign-in.ts';
import { type HostOptions, readOptions, usage } from './options.ts';
import { exitCodeOf, type RunContext, verifyHost } from './verify-host.ts';

const secretFlags = ['--password', '--mpin', '--otp'];

function warnAboutSecrets(args: readonly string[], { error }: Output): void {
  const used = secretFlags.filter((name) =>
    args.some((argument) => argument === name || argument.startsWith(`${name}=`)),
  );
  for (const name of used) {
    const variable = `MATKA_${name.slice(2).toUpperCase()}`;
    error(`Other users of this machine can read ${name}. Use ${variable} instead.`);
  }
}

/** The message of a failed login or of a body that is too deep; the stack of any other error. */
function errorText(error: unknown): string {
  if (error instanceof SignInError) return error.message;
  // JSON is parsed at any depth; what looks into it is not.
  if (error instanceof RangeError && error.message.includes('call stack'))
    return 'The host sends JSON that is nested too deeply.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const jsonOf = (report: HostReport): string => JSON.stringify(report, undefined, 2);

async function verify(
  options: HostOptions,
  { log, error }: Output,
  context: RunContext,
): Promise<0 | 1 | 2 | 3> {
  const report = await verifyHost(options, context);
  if (options.json) writeFileSync(options.json, `${jsonOf(report)}\n`);
  if (options.junit) writeFileSync(options.junit, junitXml(report));
  if (options.html) writeFileSync(options.html, reportHtml(report));
  if (options.markdown) writeFileSync(options.markdown, reportMarkdown(report));
  log(reportText(report));
  const { passed, failed } = report.counts;
  const code = exitCodeOf(report, options);
  if (code === 2) error(`${passed + failed} tried, ${options.require} required.`);
  return code;
}

/** The command `contracts:verify`. Returns the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  context: RunContext = {},
): Promise<0 | 1 | 2 | 3> {
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
      const redact = options ? createRedactor(options.account) : String;
      output.error(redact(errorText(error)));
    }
    return 2;
  }
}
