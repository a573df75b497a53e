import { appendFileSync, existsSync, rmSync } from 'node:fs';
import type { Exchange } from '../../check/exchange.ts';
import { isObject } from '../../pact/json.ts';
import { redactExchanges } from '../../session/redact.ts';
import { createSecrets } from '../../session/secrets.ts';
import {
  parseRow,
  type Recording,
  RecordingError,
  readText,
  recordingText,
  recordingVersion,
  rowOf,
  unfinishedFormat,
  writeWhole,
} from './recording-file.ts';

/** The file that keeps the exchanges of a running recording. */
export const unfinishedFileOf = (file: string): string => `${file}.unfinished`;

/** A running recording on the disk, without secrets. */
export interface UnfinishedRecording {
  /** Adds an exchange. Throws when it cannot be written. */
  add: (exchange: Exchange) => void;
  finish: () => void;
}

const linesOf = (exchanges: readonly Exchange[]): string =>
  exchanges.map((one) => `${JSON.stringify(rowOf(one))}\n`).join('');

/** Writes a session without secrets. */
export const writeRecording = (file: string, exchanges: readonly Exchange[], host: string): void =>
  writeWhole(file, recordingText({ exchanges: redactExchanges(exchanges, createSecrets(), host) }));

/**
 * Begins a recording. Its exchanges are appended to a file beside the session one by one, so that a process that is
 * killed loses none. An exchange that shows a new secret leads to a new file, because a text before it may hold it.
 */
export function beginRecording(file: string, host: string): UnfinishedRecording {
  const unfinished = unfinishedFileOf(file);
  const secrets = createSecrets();
  const header = { format: unfinishedFormat, version: recordingVersion, process: process.pid };
  const exchanges: Exchange[] = [];
  /** True while the file has all exchanges but the one that is added. */
  let isCurrent = false;

  return {
    add: (exchange) => {
      exchanges.push(exchange);
      const known = secrets.count();
      const added = redactExchanges([exchange], secrets, host);
      const isAppended = isCurrent && secrets.count() === known;
      isCurrent = false;
      if (isAppended) appendFileSync(unfinished, linesOf(added));
      else {
        const all = redactExchanges(exchanges, secrets, host);
        writeWhole(unfinished, `${JSON.stringify(header)}\n${linesOf(all)}`);
      }
      isCurrent = true;
    },
    finish: () => {
      writeRecording(file, exchanges, host);
      rmSync(unfinished, { force: true });
    },
  };
}

/** The process that records, and the exchanges as they were written. */
function parseLines(text: string): { process: number; rows: readonly string[] } {
  const [first = '', ...rows] = text.split('\n');
  const header: unknown = first.startsWith('{') ? JSON.parse(first) : undefined;
  if (!isObject(header) || header.format !== unfinishedFormat)
    throw new RecordingError('it is not an interrupted recording');
  if (Number(header.version) > recordingVersion)
    throw new RecordingError(
      `it has version ${header.version}, this program reads up to ${recordingVersion}`,
    );
  // The end of the text, after the last line, is empty or an exchange that was cut off.
  return { process: Number(header.process), rows: rows.slice(0, -1) };
}

function isRunning(id: number): boolean {
  try {
    return id !== process.pid && process.kill(id, 0);
  } catch {
    return false;
  }
}

/** The interrupted recording of a session; undefined if there is none. Throws RecordingError. */
export function findUnfinished(file: string): { exchanges: number; process?: number } | undefined {
  const unfinished = unfinishedFileOf(file);
  if (!existsSync(unfinished)) return undefined;
  const { process: id, rows } = read(unfinished, parseLines);
  return { exchanges: rows.length, ...(isRunning(id) && { process: id }) };
}

/** Turns an interrupted recording into a session and returns the number of its exchanges. Throws RecordingError. */
export function recoverRecording(file: string): number {
  const unfinished = unfinishedFileOf(file);
  const { exchanges }: Recording = read(unfinished, (text) => ({
    exchanges: parseLines(text).rows.map((row, index) => parseRow(JSON.parse(row), index)),
  }));
  writeWhole(file, recordingText({ exchanges }));
  rmSync(unfinished, { force: true });
  return exchanges.length;
}

/** Reads a file by a parser; the message of what is wrong names the file. */
function read<T>(file: string, parse: (text: string) => T): T {
  try {
    return parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new RecordingError(`${file}: a line is not JSON.`);
    if (error instanceof RecordingError) throw new RecordingError(`${file}: ${error.message}.`);
    throw error;
  }
}
