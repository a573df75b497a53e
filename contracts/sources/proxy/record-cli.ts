import type { Exchange } from '../../check/exchange.ts';
import { calledAs } from '../../cli/command-name.ts';
import { withConfig } from '../../cli/config-file.ts';
import { parseFlags, UsageError } from '../../cli/flags.ts';
import { defaultFlag, helpOf, valueFlag } from '../../cli/help.ts';
import type { Output } from '../../cli/output.ts';
import { plural } from '../../cli/plural.ts';
import { errorText, runCommand } from '../../cli/run-command.ts';
import { beginSession, readSession, writeSession } from '../../session/session-file.ts';
import { mostBodyBytes } from '../http/decompress.ts';
import { connectionFlags, proxyFlags, readProxy } from '../http/host-options.ts';
import { type ProxiedRequest, type ProxyOptions, runProxy } from './proxy.ts';

interface RecordOptions {
  /** A host to record, or a HAR to convert. */
  source: { upstream: string } | { har: string };
  out: string;
  connection: Pick<ProxyOptions, 'port' | 'requestOptions'>;
}

const call = calledAs('npm run contracts:record --', 'npx matka-contracts record');

const flags = {
  ...proxyFlags(4021),
  har: valueFlag('FILE', 'HAR with the content of the responses'),
  out: defaultFlag('FILE', 'the new file of the session', 'session.json'),
  ...connectionFlags(30),
} as const;

const usage = `Usage: ${call} --upstream https://api.example.com --out session.json
       ${call} --har session.har --out session.json

Records a session with a host of the API: through a proxy between the app and the host, or from a HAR of a browser's developer
tools. Credentials, tokens, mobile numbers, names and addresses are replaced by placeholders before anything is written.

${helpOf(flags)}

Point the app at the proxy, use the app, and stop the proxy with Ctrl-C.
Exit code: 0 recorded, 2 nothing was recorded or the file could not be written.`;

/** The options; undefined for `--help`. Throws UsageError. */
function readOptions(args: string[], env: NodeJS.ProcessEnv): RecordOptions | undefined {
  const values = parseFlags(withConfig('record', args, flags, env), flags);
  if (values.help) return undefined;
  const { har, out } = values;
  if (values.upstream !== undefined && har !== undefined)
    throw new UsageError('--upstream and --har cannot be combined.');
  const { upstream, ...connection } = readProxy(values, env);
  if (har !== undefined) return { source: { har }, out, connection };
  if (!upstream) throw new UsageError('No session given: use --upstream, MATKA_UPSTREAM or --har.');
  return { source: { upstream }, out, connection };
}

function convert(har: string, { out }: RecordOptions, { log }: Output): 0 {
  const { exchanges, remarks } = readSession(har);
  writeSession(out, exchanges);
  log(
    [`${plural(exchanges.length, 'exchange')} in ${out}, without secrets.`, ...remarks].join(' '),
  );
  return 0;
}

async function record(
  upstream: string,
  { out, connection }: RecordOptions,
  { log, error }: Output,
  stopped: Promise<unknown>,
): Promise<0 | 2> {
  const session = beginSession(out, upstream);
  let count = 0;
  let failed = false;
  function add(exchange: Exchange): void {
    count += 1;
    try {
      session.add(exchange);
    } catch (reason) {
      // The session stays in memory and is written at the end.
      if (!failed) error(`--out ${out} cannot be written: ${errorText(reason)}`);
      failed = true;
    }
  }
  try {
    const tell = ({ method, path }: ProxiedRequest, what: string) =>
      error(`${method} ${path}: ${what}`);
    await runProxy(
      {
        ...connection,
        upstream,
        maxBytes: mostBodyBytes,
        onStart: (url) => log(`${url} forwards to ${upstream} and records; stop it with Ctrl-C`),
        onExchange: add,
        onTooLarge: (request) => tell(request, 'too large to be recorded'),
        onFailure: tell,
      },
      stopped,
    );
  } finally {
    session.finish();
  }
  if (count === 0) {
    error('No exchange was recorded.');
    return 2;
  }
  log(`${plural(count, 'exchange')} in ${out}, without secrets.`);
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
    const { source } = options;
    if ('har' in source) return convert(source.har, options, safe);
    return record(source.upstream, options, safe, stopped);
  };
  return runCommand({ usage, read: () => readOptions(args, env), run }, output);
}
