import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Output } from '../host-kit/cli.ts';
import { UsageError } from '../host-kit/options.ts';
import { checkResponse, redactedEndpoint } from './check-response.ts';
import { createDriftLog } from './drift-report.ts';
import { type DriftOptions, readDriftOptions, usage } from './options.ts';
import { startProxy } from './proxy.ts';
import { differenceLine, summaryLine } from './told.ts';

/** Passes on until `stopped`, then gives the exit code. */
async function watch(
  { upstream, port, requestOptions, maxBytes, report: file }: DriftOptions,
  { log: say }: Output,
  stopped: Promise<unknown>,
): Promise<0 | 1> {
  const write = () => writeFileSync(file, `${JSON.stringify(log.report(), null, 2)}\n`);
  const log = createDriftLog(upstream, (difference) => {
    say(differenceLine(difference));
    write();
  });
  mkdirSync(dirname(file), { recursive: true });
  write();
  const proxy = await startProxy({
    upstream: new URL(upstream),
    port,
    requestOptions,
    maxBytes,
    onResponse: (passed) => log.add(checkResponse(passed)),
    onFailure: ({ method, path }, what) => log.fail(redactedEndpoint(method, path), what),
  });
  say(`${proxy.url} passes on to ${upstream}`);
  await stopped;
  await proxy.close();
  write();
  const report = log.report();
  say(summaryLine(report, file));
  return report.differences.some(({ breaks }) => breaks) ? 1 : 0;
}

/** `npm run contracts:drift`: see its usage. Runs until `stopped`; gives the exit code. */
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
