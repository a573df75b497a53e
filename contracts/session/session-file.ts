import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addressOf, bodyOf, type Exchange } from '../check/exchange.ts';
import { createFolder } from '../cli/create-folder.ts';
import { UserError } from '../cli/flags.ts';
import { decodeText } from '../cli/json-text.ts';
import { errorText } from '../cli/run-command.ts';
import { writeWhole } from '../cli/write-whole.ts';
import { isObject } from '../reading/json.ts';
import { exchangesOf, readHar } from './from-har.ts';
import { redactExchanges } from './redact.ts';
import { createSecrets } from './secrets.ts';

const creator = { name: 'matka-contracts', version: '1' };
/** A session does not name its host. */
const base = 'http://host.invalid';
const maxBytes = 100 * 1024 * 1024;

/** A session with a host, without secrets. */
export interface Session {
  exchanges: readonly Exchange[];
  /** Notes for the reader of the file, a line each. */
  remarks: readonly string[];
}

const textOf = (body: unknown, isJsonText = false): string => {
  const isPlain = typeof body === 'string' && !isJsonText && bodyOf(body) === body;
  return isPlain ? body : (JSON.stringify(body) ?? '');
};

const pairs = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []));

const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };

/** An exchange as an entry of a HAR. */
function entryOf({ at, request, response }: Exchange) {
  const { method, query, token, idempotencyKey, body } = request;
  const { status, contentType, isJsonText } = response;
  const sent = textOf(body);
  const text = textOf(response.body, isJsonText);
  return {
    startedDateTime: at,
    time: 0,
    request: {
      method,
      url: base + addressOf(request),
      headers: pairs({
        authorization: token && `Bearer ${token}`,
        'idempotency-key': idempotencyKey,
      }),
      queryString: query.map(([name, value]) => ({ name, value })),
      ...(sent && { postData: { mimeType: 'application/json', text: sent } }),
      ...unknown,
    },
    response: {
      status,
      statusText: '',
      headers: pairs({ 'content-type': contentType }),
      content: { size: Buffer.byteLength(text), mimeType: contentType, text },
      redirectURL: '',
      ...unknown,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

const [head, between, tail] = [
  `{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[\n`,
  ',\n',
  '\n]}}\n',
];

const linesOf = (exchanges: readonly Exchange[]): string =>
  exchanges.map((one) => JSON.stringify(entryOf(one))).join(between);

/** The text of a session: a HAR 1.2 with an entry on each line, so that whole lines can be used if it is cut off. */
export const sessionText = (exchanges: readonly Exchange[]): string =>
  head + linesOf(exchanges) + tail;

/** Writes a file that does not exist yet, or is empty. Throws UserError, whose message names the flag and the file. */
function writeNew(file: string, text: string): void {
  try {
    createFolder(dirname(file));
    const known = statSync(file, { throwIfNoEntry: false });
    if (known?.isFile() && known.size > 0)
      throw new UserError('it exists already: choose another file, or delete it');
    writeFileSync(file, text, { flag: known ? 'w' : 'wx', mode: 0o600 });
  } catch (error) {
    throw new UserError(`--out ${file}: ${errorText(error)}.`);
  }
}

/** Writes exchanges without secrets to a new file. Throws UserError. */
export const writeSession = (file: string, exchanges: readonly Exchange[]): void =>
  writeNew(file, sessionText(exchanges));

/** A session that is being recorded. */
export interface RunningSession {
  /** Adds an exchange, without secrets. Throws the error of the file system; `finish` writes it once more. */
  add: (exchange: Exchange) => void;
  /** Ends the file, or removes it if no exchange was added. */
  finish: () => void;
}

/**
 * Begins a session with a host in a new file. Each exchange is appended, so that a killed process loses none. When an
 * exchange shows a new secret, the file is written anew, because an earlier text may contain it. Throws UserError.
 */
export function beginSession(file: string, host: string): RunningSession {
  const secrets = createSecrets();
  const exchanges: Exchange[] = [];
  /** The number of exchanges in the file. */
  let written = 0;
  writeNew(file, head);

  function writeAll(): void {
    writeWhole(file, head + linesOf(redactExchanges(exchanges, secrets, host)));
    written = exchanges.length;
  }
  return {
    add: (exchange) => {
      const isCurrent = written === exchanges.length;
      const known = secrets.count();
      exchanges.push(exchange);
      const added = redactExchanges([exchange], secrets, host);
      if (!isCurrent || secrets.count() !== known) return writeAll();
      appendFileSync(file, (written > 0 ? between : '') + linesOf(added));
      written += 1;
    },
    finish: () => {
      if (exchanges.length === 0) return rmSync(file);
      if (written < exchanges.length) writeAll();
      appendFileSync(file, tail);
    },
  };
}

/** The whole lines of a file of this kit that was cut off; undefined for any other file. */
function wholeLinesOf(text: string): unknown[] | undefined {
  if (!text.startsWith(head)) return undefined;
  const lines = text.slice(head.length).split('\n');
  return lines.flatMap((line, index): unknown[] => {
    try {
      return [JSON.parse(line.replace(/,$/, ''))];
    } catch {
      if (index === lines.length - 1) return [];
      throw new UserError(`entry ${index + 1} is not JSON`);
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a session: of this kit, or a HAR of any other tool. Throws UserError. */
export function parseSession(text: string): Session {
  const file = parseJson(text);
  if (file === undefined) {
    const entries = wholeLinesOf(text);
    if (!entries) throw new UserError('it is not complete JSON, perhaps truncated or packed');
    const remarks = ['The file was cut off: what follows its last whole line is lost.'];
    return { exchanges: exchangesOf(entries, base), remarks };
  }
  if (isObject(file) && String(file.format).startsWith('matka-world'))
    throw new UserError('it is the world file of a mock: npx matka-mock replay plays it');
  if (!isObject(file) || !isObject(file.log)) throw new UserError('it is no HAR');
  const { log } = file;
  const isOwn = isObject(log.creator) && log.creator.name === creator.name;
  if (isOwn && Array.isArray(log.entries))
    return { exchanges: exchangesOf(log.entries, base), remarks: [] };
  const { exchanges, host, remarks } = readHar(log);
  return { exchanges: redactExchanges(exchanges, createSecrets(), host), remarks };
}

/** The content of a gzip file; other files as they are. Throws UserError. */
function unpacked(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch {
    throw new UserError(
      `it is a gzip file that cannot be unpacked, or that holds more than ${maxBytes / 1024 / 1024} MB`,
    );
  }
}

/** Reads a text file of limited size, also one packed by gzip. Throws UserError. */
function readText(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > maxBytes) throw new UserError(`it is larger than ${maxBytes / 1024 / 1024} MB`);
    return decodeText(unpacked(readFileSync(file)));
  } catch (error) {
    if (error instanceof UserError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UserError(code === 'ENOENT' ? 'it does not exist' : `it cannot be read (${code})`);
  }
}

/** Reads a session. Throws UserError, whose message names the file. */
export function readSession(file: string): Session {
  try {
    const session = parseSession(readText(file));
    if (session.exchanges.length === 0) throw new UserError('it is empty');
    return session;
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${file}: ${error.message}.`);
    throw error;
  }
}
