import { calledAs } from '../../cli/command-name.ts';
import { parseFlags, positiveNumber, text, UsageError } from '../../cli/flags.ts';
import {
  connectionFlags,
  proxyFlags,
  readConnection,
  readPort,
  readUpstream,
} from '../http/host-options.ts';
import type { RequestOptions } from '../http/http-client.ts';

/** The options of the drift proxy. */
export interface DriftOptions {
  upstream: string;
  port: number;
  requestOptions: RequestOptions;
  maxBytes: number;
  report: string;
}

const call = calledAs('npm run contracts:drift --', 'npx matka-contracts drift');

/** The text of `--help`. */
export const usage = `Usage: ${call} --upstream https://api.example.com [options]

A proxy between the app and a host of the API. Forwards everything unchanged, compares each response with the contract
and writes a report of the differences. The report contains no token, name or number: no value of any response.

  MATKA_UPSTREAM     --upstream URL    address of the API, with its path if it has one
  --port N           port on this machine (4020; 0 = any free port)
  --report FILE      report file, rewritten with each new difference (.local/reports/drift.json)
  --timeout SECONDS  how long the host may stay silent (30)
  --max-mb N         larger responses are forwarded without being checked (10)
  --insecure         accept a self-signed or untrusted certificate

Point the app at the proxy, use the app, and stop the proxy with Ctrl-C.
Exit code: 0 no difference breaks the contract, 1 some do, 2 the proxy could not start.`;

const flags = { ...proxyFlags, ...connectionFlags, report: text, 'max-mb': text } as const;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readDriftOptions(args: string[], env: NodeJS.ProcessEnv): DriftOptions | undefined {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const upstream = readUpstream(values, env);
  if (!upstream) throw new UsageError('No host given: use --upstream or MATKA_UPSTREAM.');
  return {
    upstream,
    port: readPort(values, 4020),
    requestOptions: readConnection(values, 30),
    maxBytes: positiveNumber('max-mb', values['max-mb'], 10) * 1_000_000,
    report: values.report ?? '.local/reports/drift.json',
  };
}
