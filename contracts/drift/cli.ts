import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFolder } from '../cli/create-folder.ts';
import { UsageError } from '../cli/flags.ts';
import type { Output } from '../cli/output.ts';
import { checkResponse, redactedEndpoint } from '../response-check/check-response.ts';
import { createDriftLog, differenceLine, summaryLine } from './drift-report.ts';
import { type DriftOptions, readDriftOptions, usage } from './options.ts';
import { startProxy } from './proxy.ts';

/** Runs the proxy until `stopped` settles; returns the exit code. */
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
    upstream: new URL(upstream),
    port,
    requestOptions,
    maxBytes,
    onResponse: (captured) => log.add(checkResponse(captured)),
    onFailure: ({ method, path }, what) => log.fail(redactedEndpoint(method, path), what),
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
