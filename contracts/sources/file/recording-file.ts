import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Exchange, parseAddress, requestText } from '../../check/exchange.ts';
import { calledAs } from '../../cli/command-name.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { UserError } from '../../cli/flags.ts';
import { decodeText } from '../../cli/json-text.ts';
import { isObject } from '../../pact/json.ts';

/** The version of the file format that this code writes, and the newest that it reads. */
export const recordingVersion = 1;
const format = 'matka-recording';
/** The format of the file that keeps the exchanges of a running recording, a line each. */
export const unfinishedFormat = 'matka-unfinished-recording';
const record = calledAs('npm run contracts:record --', 'npx matka-contracts record');
const maxBytes = 100 * 1024 * 1024;

/** A session with a host, without secrets. */
export interface Recording {
  exchanges: readonly Exchange[];
}

/** A file cannot be used as a recording; the message is one line for the user. */
export class RecordingError extends UserError {
  override readonly name = 'RecordingError';
}

/** An exchange as a file holds it. */
export function rowOf({ at, request, response }: Exchange) {
  const { token, idempotencyKey, body } = request;
  return {
    request: requestText(request),
    at,
    ...(token !== undefined && { token }),
    ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }),
    ...(body !== undefined && { body }),
    status: response.status,
    content_type: response.contentType,
    response: response.body === undefined ? null : response.body,
  };
}

/** The text of a recording: its exchanges in the order of the requests. */
export const recordingText = ({ exchanges }: Recording): string =>
  `${JSON.stringify({ format, version: recordingVersion, exchanges: exchanges.map(rowOf) }, null, 1)}\n`;

/** Writes a file, and its folder, as a whole or not at all. */
export function writeWhole(file: string, text: string): void {
  createFolder(dirname(file));
  const partial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(partial, text, { mode: 0o600 });
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Parses an exchange of a file. Throws RecordingError, whose message names its place in the file. */
export function parseRow(row: unknown, index: number): Exchange {
  const wrong = (what: string) => new RecordingError(`exchange ${index + 1} ${what}`);
  if (!isObject(row)) throw wrong('is not an object');
  const [method = '', address = ''] = String(row.request).split(' ', 2);
  if (!/^[A-Z]+$/.test(method) || !address.startsWith('/'))
    throw wrong('has no request such as "GET /markets/"');
  if (typeof row.status !== 'number') throw wrong('has no status');
  if (typeof row.at !== 'string' || Number.isNaN(Date.parse(row.at))) throw wrong('has no time');
  return {
    at: row.at,
    request: {
      method,
      ...parseAddress(address),
      ...(typeof row.token === 'string' && { token: row.token }),
      ...(typeof row.idempotency_key === 'string' && { idempotencyKey: row.idempotency_key }),
      ...(row.body !== undefined && { body: row.body }),
    },
    response: {
      status: row.status,
      contentType: typeof row.content_type === 'string' ? row.content_type : 'application/json',
      body: row.response,
    },
  };
}

/** Parses a recording. Throws RecordingError. */
export function parseRecording(text: string): Recording {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new RecordingError(
      text.startsWith(`{"format":"${unfinishedFormat}"`)
        ? `it is an interrupted recording: turn it into a session with ${record} --recover`
        : 'it is not complete JSON, perhaps truncated or packed',
    );
  }
  if (!isObject(file) || file.format !== format)
    throw new RecordingError(
      isObject(file) && isObject(file.log)
        ? `it is a HAR: turn it into a recording with ${record} --har`
        : `it is not a recording of ${record}`,
    );
  const { version, exchanges } = file;
  if (typeof version !== 'number' || version > recordingVersion)
    throw new RecordingError(
      `it has version ${String(version)}, this program reads up to ${recordingVersion}`,
    );
  if (!Array.isArray(exchanges)) throw new RecordingError('it holds no exchanges');
  return { exchanges: exchanges.map(parseRow) };
}

/** The content of a gzip file; other files as they are. Throws RecordingError. */
function unpacked(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch {
    throw new RecordingError(
      `it is a gzip file that cannot be unpacked, or that holds more than ${maxBytes / 1024 / 1024} MB`,
    );
  }
}

/** Reads a text file of limited size, also one packed by gzip. Throws RecordingError. */
export function readText(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > maxBytes) throw new RecordingError(`it is larger than ${maxBytes / 1024 / 1024} MB`);
    return decodeText(unpacked(readFileSync(file)));
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new RecordingError(
      code === 'ENOENT' ? 'it does not exist' : `it cannot be read (${code})`,
    );
  }
}

/** Reads a recording. Throws RecordingError, whose message names the file. */
export function readRecording(file: string): Recording {
  try {
    return parseRecording(readText(file));
  } catch (error) {
    if (error instanceof RecordingError) throw new RecordingError(`${file}: ${error.message}.`);
    throw error;
  }
}
