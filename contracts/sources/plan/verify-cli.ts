import { writeFileSync } from 'node:fs';
import type { Output } from '../../cli/output.ts';
import { tryFiles, writeFileOf } from '../../cli/output-files.ts';
import { errorText, runCommand } from '../../cli/run-command.ts';
import { writeMarkdown } from '../../cli/write-markdown.ts';
import { placeText } from '../../reading/place.ts';
import type { HostReport } from '../../report/host-report.ts';
import { junitXml } from '../../report/junit-report.ts';
import { reportHtml } from '../../report/report-html.ts';
import { reportMarkdown } from '../../report/report-markdown.ts';
import { reportText } from '../../report/text-report.ts';
import { createRedactor } from '../../session/redactor.ts';
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

/** The report for programs: each line refers to the line with its cause, and places are texts. */
export function reportJson({ causes: _, findings, ...report }: HostReport): string {
  const told = findings.map(({ place, ...one }) => ({ ...one, place: placeText(place) }));
  return JSON.stringify({ ...report, findings: told }, undefined, 2);
}

async function verify(
  options: HostOptions,
  env: NodeJS.ProcessEnv,
  { log, error }: Output,
  context: RunContext,
): Promise<0 | 1 | 2 | 3> {
  const { json, junit, html, markdown } = options;
  tryFiles({ json, junit, html, markdown });
  const report = await verifyHost(options, { tell: error, ...context });
  log(reportText(report));
  const files: readonly (readonly [string, string | undefined, (file: string) => void])[] = [
    ['json', json, (file) => writeFileSync(file, `${reportJson(report)}\n`)],
    ['junit', junit, (file) => writeFileSync(file, junitXml(report))],
    ['html', html, (file) => writeFileSync(file, reportHtml(report))],
    ['markdown', markdown, (file) => writeMarkdown(file, reportMarkdown(report), env)],
  ];
  for (const [flag, file, write] of files) if (file) writeFileOf(flag, file, write);
  const { passed, failed } = report.counts;
  const code = exitCodeOf(report, options);
  if (code === 2 && report.limited === undefined)
    error(`${passed + failed} tried, ${options.require} required.`);
  return code;
}

/** The command `contracts:verify`. Returns the exit code. */
export function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  context: RunContext = {},
): Promise<0 | 1 | 2 | 3> {
  const read = () => readOptions(args, env);
  const run = (options: HostOptions, safe: Output) => {
    warnAboutSecrets(args, safe);
    return verify(options, env, safe, context);
  };
  const tell = (error: unknown, options: HostOptions | undefined) =>
    createRedactor(options?.account)(errorText(error));
  return runCommand({ usage, read, run, tell }, output);
}
