import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { EndpointName } from '@matka/contracts/api/endpoints';
import { betTypes } from '@matka/contracts/decoders/bet-types';
import { receipt } from '@matka/contracts/decoders/betting';
import { betRecord, history } from '@matka/contracts/decoders/history';
import { homepage } from '@matka/contracts/decoders/homepage';
import { markets } from '@matka/contracts/decoders/markets';
import { payouts } from '@matka/contracts/decoders/payouts';
import { results } from '@matka/contracts/decoders/results';
import { suggestions } from '@matka/contracts/decoders/suggestions';
import { login, refresh } from '@matka/contracts/decoders/users';
import { decode } from '@matka/contracts/decoding/decode';
import type { Kind } from '@matka/contracts/decoding/kinds';

/** A response as it travels. */
export interface WrittenResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** Nothing is read of a registration. */
const decoders: Readonly<Record<Exclude<EndpointName, 'register'>, Kind>> = {
  login,
  refresh,
  homepage,
  markets,
  betTypes,
  suggestions,
  betting: receipt,
  bettingHistory: history,
  bet: betRecord,
  history,
  results,
  payouts,
};

const decompressors: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

const textOf = ({ headers, body }: WrittenResponse): string => {
  const bytes = Buffer.from(body);
  const decompress = decompressors[headers['content-encoding'] ?? ''];
  // A byte order mark is no part of the text, as for fetch.
  return new TextDecoder().decode(decompress?.(bytes) ?? bytes);
};

function jsonOf(response: WrittenResponse): unknown {
  try {
    return JSON.parse(textOf(response));
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A text that is not blank, or the first such text of a list. */
const firstText = (value: unknown): string | undefined =>
  [value].flat().find((one) => typeof one === 'string' && one.trim() !== '') as string | undefined;

const shownText = (body: unknown): string | undefined => {
  const { error, message, detail } = fieldsOf(body);
  return firstText(error) ?? firstText(message) ?? firstText(detail);
};

/** What a refused form shows beside each field. */
const fieldTexts = (body: unknown) =>
  Object.entries(fieldsOf(body)).map(([name, value]) => [name, firstText(value)]);

/** What the client shows of a refused bet: it hides most texts, and the statuses of a bad bet are alike. */
function betRefusal(status: number, body: unknown) {
  if (status >= 500 || body === undefined || body === null) return { outcome: 'unknown' };
  const { error } = fieldsOf(body);
  const text = firstText(error) ?? '';
  const words = /insufficient (wallet )?(balance|funds)|validation/i.exec(text)?.[0];
  return { outcome: 'refused', said: text !== '', words: words?.toLowerCase() };
}

/** How the client words a refused login or refresh. */
function signInRefusal(endpoint: EndpointName, status: number) {
  if (endpoint === 'refresh') return { refused: status };
  if (status === 400 || status === 401) return { refused: 'credentials' };
  return { refused: status >= 500 ? 'server' : 'request' };
}

function refusalOf(endpoint: EndpointName, status: number, body: unknown): unknown {
  if (status < 400) return { unreadable: true };
  if (endpoint === 'register') return { refused: fieldTexts(body) };
  if (endpoint === 'login' || endpoint === 'refresh') return signInRefusal(endpoint, status);
  if (status === 401) return { refused: 'token' };
  // No screen shows why a single bet cannot be read.
  if (endpoint === 'bet') return { refused: status === 404 ? 'missing' : 'request' };
  if (endpoint === 'betting') return betRefusal(status, body);
  return { refused: status === 404 ? 'missing' : 'request', text: shownText(body) };
}

/**
 * What the client makes of a response, as a value to compare: what its decoder reads of a success, what a player is
 * told of a refusal.
 */
export function clientReading(endpoint: EndpointName, response: WrittenResponse): unknown {
  const { status } = response;
  const body = jsonOf(response);
  if (status < 200 || status >= 300) return refusalOf(endpoint, status, body);
  if (endpoint === 'register') return { registered: true };
  const value = decode(decoders[endpoint], body);
  return value === undefined ? { unreadable: true } : { value };
}

/** When a token ends, as the client sees it: seconds since 1970; undefined for a token that it cannot read. */
export function tokenEnd(token: unknown): number | undefined {
  const parts = String(token).split('.');
  if (parts.length !== 3) return undefined;
  try {
    const { exp } = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString());
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}
