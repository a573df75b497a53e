import { endpointOf } from '../api/endpoints.ts';
import { type Exchange, exchangeOf, isSuccess } from '../check/exchange.ts';
import { UserError } from '../cli/flags.ts';
import { decodeText } from '../cli/json-text.ts';
import { isObject, listOf, at as memberAt } from '../reading/json.ts';
import { decompress } from '../sources/http/decompress.ts';

/** The exchanges of a HAR, and notes on its unusable parts. */
export interface HarReading {
  exchanges: Exchange[];
  host: string;
  /** Notes for the reader of the file, a line each. */
  remarks: string[];
}

interface Entry {
  /** The address of the API before the path of an endpoint; undefined if none matches. */
  base: string | undefined;
  url: URL;
  /** The address as the file has it. */
  written: string;
  method: string;
  /** The time of sending, in milliseconds since 1970; NaN if the HAR lacks it. */
  start: number;
  headers: Readonly<Record<string, string>>;
  sent: string;
  status: number;
  contentType: string;
  text: string | undefined;
  date: string | undefined;
}

/** Headers by their lower-case names; some tools write them as an object. */
function headersOf(headers: unknown): Record<string, string> {
  const pairs = isObject(headers)
    ? Object.entries(headers)
    : listOf(headers)
        .filter(isObject)
        .map(({ name, value }) => [String(name), value] as const);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
}

/** Decodes a body. Most tools store bodies decoded without a mark: these do not change. */
function decoded(bytes: Buffer, coding: string): Buffer {
  try {
    return decompress(bytes, coding);
  } catch {
    return bytes;
  }
}

const isBase64 = (text: string): boolean => /^[A-Za-z\d+/_-]*={0,2}$/.test(text);

function textOf(content: unknown, coding = ''): string | undefined {
  if (!isObject(content) || typeof content.text !== 'string') return undefined;
  const { text, encoding } = content;
  if (String(encoding).toLowerCase() !== 'base64') return text;
  const plain = text.replace(/\s+/g, '');
  // Some tools name an encoding that they did not apply.
  if (!isBase64(plain)) return text;
  return decodeText(decoded(Buffer.from(plain, 'base64'), coding));
}

/** The body of a request: its text, or its parameters if a tool keeps only those. */
function sentOf(postData: unknown, coding: string | undefined): string {
  if (!isObject(postData)) return '';
  const text = textOf(postData, coding);
  if (text) return text;
  const pairs = listOf(postData.params)
    .filter(isObject)
    .map(({ name, value }): [string, string] => [String(name), String(value ?? '')]);
  return String(new URLSearchParams(pairs));
}

const startOf = (time: unknown): number =>
  new Date(typeof time === 'number' ? time : String(time)).getTime();

function baseOf(url: URL, method: string): string | undefined {
  const parts = url.pathname.split('/');
  for (let count = 1; count < parts.length; count += 1) {
    const path = `/${parts.slice(count).join('/')}`;
    if (endpointOf(method, path.endsWith('/') ? path : `${path}/`))
      return url.origin + parts.slice(0, count).join('/');
  }
  return undefined;
}

function parseEntry(entry: unknown): Entry | undefined {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return undefined;
  const { request, response } = entry;
  const url = URL.parse(String(request.url));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  const { content, headers, status } = response;
  const method = String(request.method).toUpperCase();
  const [sent, received] = [headersOf(request.headers), headersOf(headers)];
  const mimeType = isObject(content) ? String(content.mimeType ?? '') : '';
  return {
    base: baseOf(url, method),
    url,
    written: String(request.url),
    method,
    start: startOf(entry.startedDateTime),
    headers: sent,
    sent: sentOf(request.postData, sent['content-encoding']),
    status: Number(status) || 0,
    contentType: received['content-type'] ?? mimeType,
    text: textOf(content, received['content-encoding']),
    date: received.date,
  };
}

const timeOf = ({ date, start }: Entry): string => {
  const time = Date.parse(date ?? '') || start;
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
};

/** Entries in the order of their time; entries without a time stay behind the entry before them. */
function inOrder(entries: readonly Entry[]): Entry[] {
  let latest = Number.NEGATIVE_INFINITY;
  return entries
    .map((entry) => {
      if (!Number.isNaN(entry.start)) latest = entry.start;
      return { entry, time: latest };
    })
    .sort((a, b) => a.time - b.time || 0)
    .map(({ entry }) => entry);
}

/** The address of a request relative to the API; a path keeps the placeholders of secrets. */
function addressBelow(base: string, { url, written }: Entry): string {
  const address = written.startsWith(`${base}/`) ? written : url.href;
  return address.split('#', 1)[0]?.slice(base.length) ?? '/';
}

const toExchange = (entry: Entry, base: string): Exchange =>
  exchangeOf({
    at: timeOf(entry),
    method: entry.method,
    address: addressBelow(base, entry),
    header: (name) => entry.headers[name],
    sent: entry.sent,
    status: entry.status,
    contentType: entry.contentType,
    received: entry.text,
  });

/** Maximum time, in ms, between two entries of a call that a tool captured at two places. */
const twiceWithin = 1000;

/** The entries without the second copy of an entry that a tool captured twice. */
function firstOfEach(entries: readonly Entry[]): Entry[] {
  const latest = new Map<string, number>();
  return entries.filter(({ start, method, url, sent, text, headers }) => {
    const key = JSON.stringify([method, url.href, headers.authorization, sent, text]);
    const previous = latest.get(key);
    if (previous !== undefined && !(start - previous > twiceWithin)) return false;
    latest.set(key, start);
    return true;
  });
}

/** A count with its noun, as a list; empty for zero. */
const counted = (number: number, one: string, after: string, many = `${one}s`): string[] =>
  number > 0 ? [`${number} ${number === 1 ? one : many}${after}`] : [];

/** Tells if a value has a whole number that JavaScript rounds. */
const hasLargeNumber = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasLargeNumber)
    : Number.isInteger(value) && !Number.isSafeInteger(value);

function doubts(exchanges: readonly Exchange[]): string[] {
  const own = exchanges.filter(({ response }) => isSuccess(response));
  const unread = own.filter(({ response: { body } }) => typeof body === 'string').length;
  const tokenless = own.filter(
    ({ request, response }) =>
      request.token === undefined &&
      memberAt(response.body, 'tokens') === undefined &&
      !/^\/(users|token)\//.test(request.path),
  ).length;
  const large = exchanges.filter(({ response }) => hasLargeNumber(response.body)).length;
  return [
    ...counted(
      large,
      'response',
      ' with a number larger than a client can read: two such ids may become one.',
    ),
    ...counted(unread, 'response', ' with a body that is not JSON.'),
    ...counted(
      tokenless,
      'successful request',
      ' without a token: the tool may have removed it, and a replay gets 401.',
    ),
  ];
}

const entriesOf = (entries: readonly unknown[]): Entry[] =>
  entries.map(parseEntry).filter((entry) => entry !== undefined);

/** All exchanges of some entries with the API below an address. */
export const exchangesOf = (entries: readonly unknown[], base: string): Exchange[] =>
  entriesOf(entries).map((entry) => toExchange(entry, base));

/** Reads the log of a browser or proxy, without preflights, cancelled and foreign requests. Throws UserError. */
export function readHar(log: Readonly<Record<string, unknown>>): HarReading {
  if (!Array.isArray(log.entries)) throw new UserError('it is a HAR without entries');
  const entries = entriesOf(log.entries);
  const known = entries.filter(({ base }) => base !== undefined);
  const hosts = [...Map.groupBy(known, ({ base }) => base ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const host = hosts[0]?.[0];
  if (host === undefined) throw new UserError('it holds no request to the API');
  const calls = entries.filter(({ base }) => base === host);
  const all = inOrder(calls.filter(({ method, status }) => method !== 'OPTIONS' && status > 0));
  const own = firstOfEach(all);
  const complete = own.filter(({ text, status }) => text !== undefined || status === 204);
  if (complete.length === 0)
    throw new UserError(
      'its responses have no bodies: export it with content ("Save all as HAR with content")',
    );
  const exchanges = complete.map((entry) => toExchange(entry, host));
  const left = [
    ...counted(entries.length - calls.length, 'request', ' to other addresses'),
    ...counted(own.length - complete.length, 'response', ' without a body'),
    ...counted(all.length - own.length, 'repeated entry', '', 'repeated entries'),
  ];
  return {
    exchanges,
    host,
    remarks: [
      ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
      ...(hosts.length > 1
        ? [
            `The API is called at ${hosts.length} addresses; recorded is ${host}, which has most calls.`,
          ]
        : []),
      ...doubts(exchanges),
    ],
  };
}
