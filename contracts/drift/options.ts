import { parseArgs } from 'node:util';
import { parseBaseUrl, positiveNumber, UsageError } from '../host-kit/options.ts';
import type { RequestOptions } from '../verifier/http-client.ts';

/** What the drift proxy is asked to do. */
export interface DriftOptions {
  upstream: string;
  port: number;
  requestOptions: RequestOptions;
  maxBytes: number;
  /** Where the report is written to. */
  report: string;
}

export const usage = `Usage: npm run contracts:drift -- --upstream https://api.example.com [options]

Stands between the app and a host of the API: passes everything on and back unchanged, holds each answer that passes to
the contract, and writes a report of the differences. Nothing of what passes is kept: no token, no name, no number.

  MATKA_UPSTREAM     --upstream URL    where the API lies, with its path if it has one
  --port N           where the proxy listens, on this machine only (4020; 0 = any free port)
  --report FILE      where the report is written, anew with each difference (.local/reports/drift.json)
  --timeout SECONDS  how long the host may be silent (30)
  --max-mb N         larger answers pass, but are not looked at (10)
  --insecure         accept a certificate that nobody vouches for

Point the app at it, play, and end it with Ctrl-C.
Exit code: 0 nothing breaks the contract, 1 something does, 2 no start.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      upstream: text,
      port: text,
      report: text,
      timeout: text,
      'max-mb': text,
      insecure: flag,
      help: flag,
    },
  }).values;

function parsePort(value = '4020'): number {
  const port = Number(value);
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new UsageError(`--port ${value} is no port: 0 to 65535.`);
  return port;
}

/** The options of a command line and environment, or undefined when help is asked for. Throws UsageError. */
export function readDriftOptions(args: string[], env: NodeJS.ProcessEnv): DriftOptions | undefined {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return undefined;
  const upstream = values.upstream ?? env.MATKA_UPSTREAM;
  if (!upstream) throw new UsageError('No host is given: --upstream or MATKA_UPSTREAM.');
  return {
    upstream: parseBaseUrl(upstream),
    port: parsePort(values.port),
    requestOptions: {
      timeoutMs: positiveNumber('timeout', values.timeout, 30) * 1000,
      insecure: values.insecure,
    },
    maxBytes: positiveNumber('max-mb', values['max-mb'], 10) * 1_000_000,
    report: values.report ?? '.local/reports/drift.json',
  };
}
