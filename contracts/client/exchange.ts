import { ApiError } from './api-error.ts';
import { timeLimits } from './time-limit.ts';

type QueryValue = string | number | undefined;

export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the base, with a slash at both ends. */
  readonly path: `/${string}/`;
  /** An undefined value is left out; a list repeats its parameter. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds until the request is given up; by default the connection's. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the request; the caller then gets the reason of the abort. */
  readonly signal?: AbortSignal | undefined;
  /** The treatment of a redirect; it is followed when absent. */
  readonly redirect?: 'manual' | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Seconds, or a date, after which to repeat the request; from the header Retry-After. */
  readonly retryAfter?: string | undefined;
  /** The host's time, from the header Date. */
  readonly date?: string | undefined;
  readonly headers?: Headers;
}

/** The target of requests. */
export interface Connection {
  /** Address of the API, without a slash at its end. */
  readonly baseUrl: () => string;
  /** Milliseconds until a request is given up. */
  readonly timeoutMs: number;
  /** Replaces fetch if it returns a response. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Called with the header Date of each successful JSON response in time, which comes from the host itself. */
  readonly onDate?: ((date: string | null) => void) | undefined;
}

function urlOf(base: string, { path, query = {} }: ApiRequest): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) params.append(name, String(item));
    }
  }
  const search = String(params);
  return base + path + (search && `?${search}`);
}

/** A request as the arguments of fetch. @param token access token for the header Authorization */
export function fetchArguments(
  { baseUrl }: Pick<Connection, 'baseUrl'>,
  request: ApiRequest,
  token: string | undefined,
): { url: string; init: RequestInit } {
  const url = urlOf(baseUrl(), request);
  const headers = new Headers({ accept: 'application/json', ...request.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: request.method, headers };
  if (request.redirect) init.redirect = request.redirect;
  // A cached list could be taken for the current state, whatever caching the host allows.
  if (request.method === 'GET') init.cache = 'no-store';
  if (request.body === undefined) return { url, init };
  headers.set('content-type', 'application/json');
  return { url, init: { ...init, body: JSON.stringify(request.body) } };
}

/**
 * Sends one request, once, and returns its response, whatever the status.
 * @param token access token for the header Authorization; without one the header is left out
 * @throws ApiError if there is no complete response
 */
export async function exchange(
  connection: Connection,
  request: ApiRequest,
  token?: string,
): Promise<HttpResponse> {
  const { signal: outer } = request;
  const limit = timeLimits.begin(request.timeoutMs ?? connection.timeoutMs, outer);
  try {
    const { url, init } = fetchArguments(connection, request, token);
    const send = connection.fetch ?? fetch;
    const response = await send(url, { ...init, signal: limit.signal });
    const { status, headers } = response;
    // Only a JSON success comes from the host: gateways have their own clocks. A response during sleep has an old time.
    const isOfHost = response.ok && /json/i.test(headers.get('content-type') ?? '');
    if (isOfHost && !limit.expired()) connection.onDate?.(headers.get('date'));
    return {
      status,
      contentType: headers.get('content-type') ?? '',
      text: await response.text(),
      retryAfter: headers.get('retry-after') ?? undefined,
      date: headers.get('date') ?? undefined,
      headers,
    };
  } catch (cause) {
    outer?.throwIfAborted();
    if (limit.expired()) {
      throw new ApiError('timeout', 'The response took too long', { cause });
    }
    throw new ApiError('network', 'The host could not be reached', { cause });
  } finally {
    limit.end();
  }
}
