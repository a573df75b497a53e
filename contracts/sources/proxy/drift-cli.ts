import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { indianDay } from '../../check/indian-day.ts';
import { calledAs } from '../../cli/command-name.ts';
import { withConfig } from '../../cli/config-file.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { parseFlags, positiveNumber, UsageError, UserError } from '../../cli/flags.ts';
import { defaultFlag, helpOf } from '../../cli/help.ts';
import type { Output } from '../../cli/output.ts';
import { errorText, runCommand } from '../../cli/run-command.ts';
import { differenceLine, summaryLine } from '../../report/drift-report.ts';
import { beginKnown, knownFlags, readKnownOptions } from '../../report/known-options.ts';
import { connectionFlags, proxyFlags, readProxy } from '../http/host-options.ts';
import { createDriftLog } from './drift-log.ts';
import { runProxy } from './proxy.ts';

type DriftOptions = NonNullable<ReturnType<typeof readOptions>>;

const call = calledAs('npm run contracts:drift --', 'npx matka-contracts drift');

const flags = {
  ...proxyFlags(4020),
  report: defaultFlag(
    'FILE',
    'report, rewritten with each new difference',
    '.local/reports/drift.json',
  ),
  ...knownFlags,
  'max-mb': defaultFlag('N', 'larger responses are forwarded without being checked', '10'),
  ...connectionFlags(30),
} as const;

const usage = `Usage: ${call} --upstream https://api.example.com [options]

A proxy between the app and a host of the API. Forwards everything unchanged, compares each response with the contract
and writes a report of the differences. The report contains no token, name or number: no value of any response.

${helpOf(flags)}

Point the app at the proxy, use the app, and stop the proxy with Ctrl-C.
Exit code: 0 no difference breaks the contract, 1 some do, 2 the proxy could not start.`;

/** The options; undefined for `--help`. Throws UsageError. */
function readOptions(args: string[], env: NodeJS.ProcessEnv) {
  const values = parseFlags(withConfig('drift', args, flags, env), flags);
  if (values.help) return undefined;
  const { upstream, ...connection } = readProxy(values, env);
  if (!upstream) throw new UsageError('No host given: use --upstream or MATKA_UPSTREAM.');
  return {
    upstream,
    connection,
    maxBytes: positiveNumber('max-mb', values['max-mb']) * 1_000_000,
    known: readKnownOptions(values),
    report: values.report,
  };
}

async function watch(
  { upstream, connection, maxBytes, report: file, known: options }: DriftOptions,
  { log: print, error: warn }: Output,
  stopped: Promise<unknown>,
): Promise<0 | 1> {
  const write = () => writeFileSync(file, `${JSON.stringify(log.report(), null, 2)}\n`);
  const known = beginKnown(options, upstream, indianDay(Date.now()));
  const log = createDriftLog(
    upstream,
    (difference) => {
      // Findings that do not break the contract are counted at the end, and in the report.
      if (difference.breaks) print(differenceLine(difference));
      try {
        write();
      } catch (error) {
        // The app still needs the proxy; the report is written once more at the end.
        warn(`The report ${file} cannot be written: ${errorText(error)}.`);
      }
    },
    known?.isKnown,
  );
  try {
    createFolder(dirname(file));
    write();
  } catch (error) {
    throw new UserError(
      `The report ${file} cannot be written: ${errorText(error)}. Use another file: --report FILE.`,
    );
  }
  await runProxy(
    {
      ...connection,
      upstream,
      maxBytes,
      onStart: (url) => print(`${url} forwards to ${upstream}`),
      onExchange: log.add,
      onTooLarge: log.addUnchecked,
      onFailure: log.fail,
    },
    stopped,
  );
  log.end();
  write();
  const report = log.report();
  const seen = report.differences.filter(({ breaks, known: passes }) => breaks || passes);
  const written = known?.write(
    seen.map(({ call, place, what }) => ({ call, place, rule: what })),
    // The app sends its own requests only: a finding that it did not meet may still exist.
    { isFinished: true, isGone: () => false },
  );
  if (written !== undefined) print(written);
  const complaints = known?.complaints(log.couldSee) ?? [];
  for (const { call, text } of complaints) print(`✗ ${call}: ${text}`);
  print(summaryLine(report, file));
  return complaints.length > 0 || report.differences.some(({ breaks }) => breaks) ? 1 : 0;
}

/** The command `contracts:drift`. Runs until `stopped` settles; returns the exit code. */
export function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  stopped: Promise<unknown>,
): Promise<0 | 1 | 2> {
  const read = () => readOptions(args, env);
  const run = (options: DriftOptions, safe: Output) => watch(options, safe, stopped);
  return runCommand({ usage, read, run }, output);
}
