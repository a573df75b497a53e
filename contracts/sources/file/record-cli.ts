import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../../check/exchange.ts';
import { calledAs } from '../../cli/command-name.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { parseFlags, UsageError } from '../../cli/flags.ts';
import { defaultFlag, helpOf, plainFlag, valueFlag } from '../../cli/help.ts';
import type { Output } from '../../cli/output.ts';
import { runCommand } from '../../cli/run-command.ts';
import { mostBodyBytes } from '../http/decompress.ts';
import {
  connectionFlags,
  proxyFlags,
  readConnection,
  readPort,
  readUpstream,
} from '../http/host-options.ts';
import type { RequestOptions } from '../http/http-client.ts';
import { startProxy } from '../proxy/proxy.ts';
import { readHar } from './har.ts';
import { RecordingError, readText } from './recording-file.ts';
import {
  beginRecording,
  findUnfinished,
  recoverRecording,
  unfinishedFileOf,
  writeRecording,
} from './unfinished-recording.ts';

interface RecordOptions {
  /** A host to watch, a HAR to convert, or an interrupted recording to recover. */
  source: { upstream: string } | { har: string } | { recover: true };
  out: string;
  port: number;
  requestOptions: RequestOptions;
}

const call = calledAs('npm run contracts:record --', 'npx matka-contracts record');

const flags = {
  ...proxyFlags(4021),
  har: valueFlag('FILE', 'HAR with the content of the responses'),
  out: defaultFlag('FILE', 'recording, FILE.unfinished while it is recorded', 'session.json'),
  recover: plainFlag('recover --out from what an interrupted recording left behind'),
  ...connectionFlags(30),
} as const;

const usage = `Usage: ${call} --upstream https://api.example.com --out session.json
       ${call} --har session.har --out session.json
       ${call} --recover --out session.json

Records a session with a host of the API: through a proxy between the app and the host, or from a HAR of a browser's developer
tools. Credentials, tokens, mobile numbers, names and addresses are replaced by placeholders before anything is written.

${helpOf(flags)}

Point the app at the proxy, use the app, and stop the proxy with Ctrl-C.
Exit code: 0 recorded, 2 nothing was recorded or the file could not be written.`;

/** The options; undefined for `--help`. Throws UsageError. */
function readOptions(args: string[], env: NodeJS.ProcessEnv): RecordOptions | undefined {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const { har, recover, out } = values;
  const given = [values.upstream !== undefined, har !== undefined, recover];
  if (given.filter(Boolean).length > 1)
    throw new UsageError('--upstream, --har and --recover cannot be combined.');
  const others = { out, port: readPort(values), requestOptions: readConnection(values) };
  if (recover) return { source: { recover }, ...others };
  if (har !== undefined) return { source: { har }, ...others };
  const upstream = readUpstream(values, env);
  if (!upstream) throw new UsageError('No session given: use --upstream, MATKA_UPSTREAM or --har.');
  return { source: { upstream }, ...others };
}

const countOf = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** A folder that cannot be written is an error before the session, not after it. */
function prepare(file: string): void {
  const folder = dirname(file);
  createFolder(folder);
  accessSync(folder, constants.W_OK);
}

function convert(har: string, { out }: RecordOptions, { log }: Output): 0 {
  let reading: ReturnType<typeof readHar>;
  try {
    reading = readHar(readText(har));
  } catch (error) {
    if (error instanceof RecordingError) throw new RecordingError(`${har}: ${error.message}.`);
    throw error;
  }
  const { exchanges, host, remarks } = reading;
  writeRecording(out, exchanges, host);
  log(
    [`${countOf(exchanges.length, 'exchange')} in ${out}, without secrets.`, ...remarks].join(' '),
  );
  return 0;
}

function refuseUnfinished(file: string): void {
  const found = findUnfinished(file);
  if (!found) return;
  const name = unfinishedFileOf(file);
  const { exchanges, process: id } = found;
  throw new RecordingError(
    id === undefined
      ? `${name} holds ${countOf(exchanges, 'exchange')} of an interrupted recording: turn it into ${file} with --recover, or delete it.`
      : `${name} is being recorded by process ${id}: choose another --out.`,
  );
}

function recover(file: string, { log }: Output): 0 {
  const { process: id } = findUnfinished(file) ?? {};
  if (id !== undefined) refuseUnfinished(file);
  const exchanges = recoverRecording(file);
  log(`${countOf(exchanges, 'exchange')} in ${file}, without secrets.`);
  return 0;
}

async function record(
  upstream: string,
  { out, port, requestOptions }: RecordOptions,
  { log, error }: Output,
  stopped: Promise<unknown>,
): Promise<0 | 2> {
  refuseUnfinished(out);
  const recording = beginRecording(out, upstream);
  let count = 0;
  let failed = false;
  function add(exchange: Exchange): void {
    count += 1;
    try {
      recording.add(exchange);
    } catch (reason) {
      // The session stays in memory and is written at the end.
      if (!failed) error(`${unfinishedFileOf(out)} cannot be written: ${reason}`);
      failed = true;
    }
  }
  const proxy = await startProxy({
    upstream,
    port,
    requestOptions,
    maxBytes: mostBodyBytes,
    onExchange: add,
    onTooLarge: ({ method, path }) => error(`${method} ${path}: too large to be recorded`),
    onFailure: ({ method, path }, what) => error(`${method} ${path}: ${what}`),
  });
  log(`${proxy.url} forwards to ${upstream} and records; stop it with Ctrl-C`);
  await stopped;
  await proxy.close();
  if (count === 0) {
    error('No exchange was recorded.');
    return 2;
  }
  recording.finish();
  log(`${countOf(count, 'exchange')} in ${out}, without secrets.`);
  return 0;
}

/** The command `contracts:record`. Records until `stopped` settles; returns the exit code. */
export function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  stopped: Promise<unknown>,
): Promise<0 | 2> {
  const run = (options: RecordOptions, safe: Output) => {
    prepare(options.out);
    const { source } = options;
    if ('recover' in source) return recover(options.out, safe);
    if ('har' in source) return convert(source.har, options, safe);
    return record(source.upstream, options, safe, stopped);
  };
  return runCommand({ usage, read: () => readOptions(args, env), run }, output);
}
