import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFolder } from '../../cli/create-folder.ts';
import { UsageError } from '../../cli/flags.ts';
import type { Output } from '../../cli/output.ts';
import { differenceLine, summaryLine } from '../../report/drift-report.ts';
import { createDriftLog } from './drift-log.ts';
import { type DriftOptions, readDriftOptions, usage } from './drift-options.ts';
import { startProxy } from './proxy.ts';

async function watch(
  { upstream, port, requestOptions, maxBytes, report: file }: DriftOptions,
  { log: print }: Output,
  stopped: Promise<unknown>,
): Promise<0 | 1> {
  const write = () => writeFileSync(file, `${JSON.stringify(log.report(), null, 2)}\n`);
  const log = createDriftLog(upstream, (difference) => {
    print(differenceLine(difference));
    write();
  });
  try {
    createFolder(dirname(file));
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The report ${file} cannot be written: ${reason}. Another file: --report FILE.`,
    );
  }
  const proxy = await startProxy({
    upstream,
    port,
    requestOptions,
    maxBytes,
    onExchange: log.add,
    onTooLarge: log.addUnchecked,
    onFailure: log.fail,
  });
  print(`${proxy.url} forwards to ${upstream}`);
  await stopped;
  await proxy.close();
  write();
  const report = log.report();
  print(summaryLine(report, file));
  return report.differences.some(({ breaks }) => breaks) ? 1 : 0;
}

/** The command `contracts:drift`. Runs until `stopped` settles; returns the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  stopped: Promise<unknown>,
): Promise<0 | 1 | 2> {
  try {
    const options = readDriftOptions(args, env);
    if (options) return await watch(options, output, stopped);
    output.log(usage);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    output.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return 2;
  }
}
