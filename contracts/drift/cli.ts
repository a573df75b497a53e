import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Voice } from '../host-kit/cli.ts';
import { UsageError } from '../host-kit/options.ts';
import { examine, shownCall } from './check-response.ts';
import { createDriftLog } from './drift-report.ts';
import { type DriftOptions, readDriftOptions, usage } from './options.ts';
import { startProxy } from './proxy.ts';
import { closingOf, lineOf } from './told.ts';

/** Passes on until `stopped`, then gives the exit code. */
async function watch(
  { upstream, port, reach, maxBytes, report: file }: DriftOptions,
  { log: say }: Voice,
  stopped: Promise<unknown>,
): Promise<0 | 1> {
  const write = () => writeFileSync(file, `${JSON.stringify(log.report(), null, 2)}\n`);
  const log = createDriftLog(upstream, (difference) => {
    say(lineOf(difference));
    write();
  });
  mkdirSync(dirname(file), { recursive: true });
  write();
  const proxy = await startProxy({
    upstream: new URL(upstream),
    port,
    reach,
    maxBytes,
    onAnswer: (passed) => log.add(examine(passed)),
    onFailure: ({ method, path }, what) => log.fail(shownCall(method, path), what),
  });
  say(`${proxy.url} passes on to ${upstream}`);
  await stopped;
  await proxy.close();
  write();
  const report = log.report();
  say(closingOf(report, file));
  return report.differences.some(({ breaks }) => breaks) ? 1 : 0;
}

/** `npm run contracts:drift`: see its usage. Runs until `stopped`; gives the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  voice: Voice,
  stopped: Promise<unknown>,
): Promise<0 | 1 | 2> {
  try {
    const options = readDriftOptions(args, env);
    if (options) return await watch(options, voice, stopped);
    voice.log(usage);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    voice.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return 2;
  }
}
