import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../cli/flags.ts';
import type { Output } from '../cli/output.ts';
import { readHar } from '../recording/har.ts';
import { createPlaceholders } from '../recording/placeholders.ts';
import type { RecordedExchange } from '../recording/recorded-exchange.ts';
import {
  RecordingError,
  readText,
  recordingText,
  writeWhole,
} from '../recording/recording-file.ts';
import { redactExchanges } from '../recording/redact-exchange.ts';
import { type RecordOptions, readRecordOptions, usage } from './options.ts';
import { startRecordProxy } from './record-proxy.ts';

const countOf = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** Writes exchanges without their secrets. */
function write(file: string, exchanges: readonly RecordedExchange[], host: string): void {
  const redacted = redactExchanges(exchanges, createPlaceholders(), host);
  writeWhole(file, recordingText({ exchanges: redacted }));
}

/** A folder that cannot be written is an error before the session, not after it. */
function prepare(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
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
  const { exchanges, host = '', foreign, bodiless } = reading;
  write(out, exchanges, host);
  const left = [
    foreign > 0 && `${countOf(foreign, 'request')} to other addresses`,
    bodiless > 0 && `${countOf(bodiless, 'response')} without a body`,
  ].filter(Boolean);
  const rest = left.length > 0 ? ` Left out: ${left.join(', ')}.` : '';
  log(`${countOf(exchanges.length, 'exchange')} in ${out}, without secrets.${rest}`);
  return 0;
}

async function record(
  upstream: string,
  { out, port, requestOptions }: RecordOptions,
  { log, error }: Output,
  stopped: Promise<unknown>,
): Promise<0 | 2> {
  const exchanges: RecordedExchange[] = [];
  const proxy = await startRecordProxy({
    upstream,
    port,
    requestOptions,
    onExchange: (exchange) => exchanges.push(exchange),
    onFailure: (request, what) => error(`${request}: ${what}`),
  });
  log(`${proxy.url} forwards to ${upstream} and records; stop it with Ctrl-C`);
  await stopped;
  await proxy.close();
  if (exchanges.length === 0) {
    error('No exchange was recorded.');
    return 2;
  }
  write(out, exchanges, upstream);
  log(`${countOf(exchanges.length, 'exchange')} in ${out}, without secrets.`);
  return 0;
}

/** The command `contracts:record`. Records until `stopped` settles; returns the exit code. */
export async function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  stopped: Promise<unknown>,
): Promise<0 | 2> {
  try {
    const options = readRecordOptions(args, env);
    if (!options) {
      output.log(usage);
      return 0;
    }
    prepare(options.out);
    const { source } = options;
    if ('har' in source) return convert(source.har, options, output);
    return await record(source.upstream, options, output, stopped);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    output.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return 2;
  }
}
