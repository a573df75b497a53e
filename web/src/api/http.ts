import { decode } from '@matka/contracts/decoders/decode';
import type { Decoded, Kind } from '@matka/contracts/decoders/kinds';
import { config } from '../config.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { ApiError } from './api-error.ts';
import { noteHostTime } from './host-time.ts';
import { takePrefetched } from './prefetched-responses.ts';

type QueryValue = string | number | undefined;

/** One call of the API. */
export type Call = {
  method: 'GET' | 'POST';
  /** Path below the base, with a slash at both ends. */
  path: `/${string}/`;
  /** An undefined value is left out, a list repeats its parameter. */
  query?: Record<string, QueryValue | readonly QueryValue[]> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  /** Milliseconds until the call is given up; 10 s when absent. */
  timeoutMs?: number | undefined;
  /** Gives the call up from outside; the caller then gets the reason of the abort. */
  signal?: AbortSignal | undefined;
  /** What to do about a redirect; it is followed when absent. */
  redirect?: 'manual' | undefined;
};

/** A response as it was received. */
export type HttpResponse = { status: number; contentType: string; text: string };

function urlOf({ path, query = {} }: Call): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) params.append(name, String(item));
    }
  }
  return config().apiBase + path + (params.size > 0 ? `?${params}` : '');
}

function initOf(call: Call, token: string | undefined, signal: AbortSignal): RequestInit {
  const headers = new Headers({ accept: 'application/json', ...call.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: call.method, headers, signal };
  if (call.redirect) init.redirect = call.redirect;
  if (call.body === undefined) return init;
  headers.set('content-type', 'application/json');
  return { ...init, body: JSON.stringify(call.body) };
}

/** JSON where the text is JSON, the text itself where it is said to be plain text, else undefined. */
function bodyOf({ contentType, text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return contentType.startsWith('text/plain') && text.trim() !== '' ? text : undefined;
  }
}

/** The reason of a fetch that the page itself began ahead of the call, under a time-out of its own. */
const isTimeout = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'TimeoutError';

/**
 * Sends one call, once, and gives its response, whatever the status.
 * @param token access token for the header Authorization; without one the header is left out
 * @throws ApiError when there is no complete response
 */
export async function exchange(call: Call, token?: string): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? REQUEST_TIMEOUT);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    const url = urlOf(call);
    const early = call.method === 'GET' ? takePrefetched(url, token) : undefined;
    const response = await (early ?? fetch(url, initOf(call, token, signal)));
    const { status, headers } = response;
    noteHostTime(headers.get('date'));
    const contentType = headers.get('content-type') ?? '';
    return { status, contentType, text: await response.text() };
  } catch (cause) {
    call.signal?.throwIfAborted();
    if (timeout.aborted || isTimeout(cause)) {
      throw new ApiError('timeout', 'The answer took too long', { cause });
    }
    throw new ApiError('network', 'The server could not be reached', { cause });
  }
}

/** @throws ApiError when the status of a response is no success */
export function expectSuccess(response: HttpResponse): void {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  throw new ApiError('status', `Status ${status}`, { status, body: bodyOf(response) });
}

/**
 * What a response holds.
 * @throws ApiError when its status is no success or its body is not usable
 */
export function readResponse<K extends Kind>(decoder: K, response: HttpResponse): Decoded<K> {
  expectSuccess(response);
  const body = bodyOf(response);
  const value = decode(decoder, body);
  if (value !== undefined) return value;
  const { status } = response;
  throw new ApiError('malformed', 'The response is not what was asked for', { status, body });
}
