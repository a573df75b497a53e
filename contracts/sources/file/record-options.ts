import { calledAs } from '../../cli/command-name.ts';
import { flag, parseFlags, text, UsageError } from '../../cli/flags.ts';
import {
  connectionFlags,
  proxyFlags,
  readConnection,
  readPort,
  readUpstream,
} from '../http/host-options.ts';
import type { RequestOptions } from '../http/http-client.ts';

/** The options of `contracts:record`. */
export interface RecordOptions {
  /** A host to watch, a HAR to convert, or what a recording left behind that was cut off. */
  source: { upstream: string } | { har: string } | { recover: true };
  out: string;
  port: number;
  requestOptions: RequestOptions;
}

const call = calledAs('npm run contracts:record --', 'npx matka-contracts record');

/** The text of `--help`. */
export const usage = `Usage: ${call} --upstream https://api.example.com --out session.json
       ${call} --har session.har --out session.json
       ${call} --recover --out session.json

Records a session with a host of the API: by a proxy between the app and the host, or from a HAR of a browser's developer
tools. Credentials, tokens, mobile numbers, names and addresses are replaced by placeholders before anything is written.

  MATKA_UPSTREAM     --upstream URL    address of the API, with its path if it has one
  --har FILE         HAR with the content of the responses
  --out FILE         recording (session.json); FILE.unfinished while it is being recorded
  --recover          make FILE of FILE.unfinished, which a recording left behind that was cut off
  --port N           port of the proxy on this machine (4021; 0 = any free port)
  --timeout SECONDS  time limit of a request (30)
  --insecure         accept a self-signed or untrusted certificate

Point the app at the proxy, use the app, and stop the proxy with Ctrl-C.
Exit code: 0 recorded, 2 nothing was recorded or the file could not be written.`;

const flags = {
  ...proxyFlags,
  ...connectionFlags,
  har: text,
  recover: flag,
  out: text,
} as const;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readRecordOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): RecordOptions | undefined {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const { har, recover, out = 'session.json' } = values;
  const given = [values.upstream !== undefined, har !== undefined, recover];
  if (given.filter(Boolean).length > 1)
    throw new UsageError('--upstream, --har and --recover cannot be combined.');
  const others = { out, port: readPort(values, 4021), requestOptions: readConnection(values, 30) };
  if (recover) return { source: { recover }, ...others };
  if (har !== undefined) return { source: { har }, ...others };
  const upstream = readUpstream(values, env);
  if (!upstream) throw new UsageError('No session given: use --upstream, MATKA_UPSTREAM or --har.');
  return { source: { upstream }, ...others };
}
