import { endpointOf } from '../api/endpoints.ts';
import { isObject, listOf } from '../pact/json.ts';
import { bodyOf, parseAddress, type RecordedExchange } from './recorded-exchange.ts';
import { RecordingError } from './recording-file.ts';

/** The exchanges of a HAR, and what of it could not be used. */
export interface HarReading {
  exchanges: RecordedExchange[];
  /** The address of the API, as far as the HAR shows it. */
  host: string | undefined;
  /** Requests to other addresses. */
  foreign: number;
  /** Requests to the API whose response has no body in the HAR. */
  bodiless: number;
}

interface Entry {
  url: URL;
  method: string;
  at: string;
  headers: Readonly<Record<string, string>>;
  sent: string;
  status: number;
  contentType: string;
  /** Undefined when the HAR holds none. */
  text: string | undefined;
  date: string | undefined;
}

const headersOf = (list: unknown): Record<string, string> =>
  Object.fromEntries(
    listOf(list)
      .filter(isObject)
      .map(({ name, value }) => [String(name).toLowerCase(), String(value)]),
  );

function textOf(content: unknown): string | undefined {
  if (!isObject(content) || typeof content.text !== 'string') return undefined;
  return content.encoding === 'base64'
    ? Buffer.from(content.text, 'base64').toString('utf8')
    : content.text;
}

function parseEntry(entry: unknown): Entry | undefined {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return undefined;
  const { request, response } = entry;
  const url = URL.parse(String(request.url));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { content, headers, status } = response;
  const received = headersOf(headers);
  const mimeType = isObject(content) ? String(content.mimeType ?? '') : '';
  return {
    url,
    method: String(request.method).toUpperCase(),
    at: String(entry.startedDateTime),
    headers: headersOf(request.headers),
    sent: isObject(request.postData) ? String(request.postData.text ?? '') : '',
    status: Number(status) || 0,
    contentType: received['content-type'] ?? mimeType,
    text: textOf(content),
    date: received.date,
  };
}

/** The part of a path before that of an endpoint: the base of the API; undefined where none matches. */
function baseOf({ url, method }: Entry): string | undefined {
  const parts = url.pathname.split('/');
  for (let count = 1; count < parts.length; count += 1) {
    const path = `/${parts.slice(count).join('/')}`;
    if (endpointOf(method, path.endsWith('/') ? path : `${path}/`))
      return url.origin + parts.slice(0, count).join('/');
  }
  return undefined;
}

const timeOf = ({ date, at }: Entry): string => {
  const time = Date.parse(date ?? '') || Date.parse(at);
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
};

function toExchange(entry: Entry, base: string): RecordedExchange {
  const { url, method, headers, sent, status, contentType, text } = entry;
  const bearer = /^bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = headers['idempotency-key'];
  const body = bodyOf(sent);
  return {
    at: timeOf(entry),
    request: {
      method,
      ...parseAddress(url.href.split('#', 1)[0]?.slice(base.length) ?? '/'),
      ...(bearer !== undefined && { token: bearer }),
      ...(key !== undefined && { idempotencyKey: key }),
      ...(body !== undefined && { body }),
    },
    response: { status, contentType, body: text === undefined ? undefined : bodyOf(text) },
  };
}

/**
 * Reads the HAR of a browser's developer tools. Requests to other hosts, preflights and requests that the browser
 * cancelled are left out. Throws RecordingError.
 */
export function readHar(text: string): HarReading {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new RecordingError('it is not complete JSON, perhaps truncated');
  }
  const log = isObject(file) ? file.log : undefined;
  if (!isObject(log) || !Array.isArray(log.entries)) throw new RecordingError('it is not a HAR');
  const entries = log.entries.map(parseEntry).filter((entry) => entry !== undefined);
  const bases = entries.map((entry) => ({ entry, base: baseOf(entry) }));
  const host = bases.find(({ base }) => base !== undefined)?.base;
  if (host === undefined) throw new RecordingError('it holds no request to the API');
  const own = bases.filter(
    ({ entry, base }) => base === host && entry.method !== 'OPTIONS' && entry.status > 0,
  );
  const bodiless = own.filter(({ entry }) => entry.text === undefined && entry.status !== 204);
  if (bodiless.length === own.length)
    throw new RecordingError(
      'its responses have no bodies: export it with content ("Save all as HAR with content")',
    );
  return {
    exchanges: own
      .filter((one) => !bodiless.includes(one))
      .map(({ entry }) => toExchange(entry, host)),
    host,
    foreign: bases.filter(({ base }) => base !== host).length,
    bodiless: bodiless.length,
  };
}
