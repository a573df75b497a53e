import { setTimeout as wait } from 'node:timers/promises';
import { endpointOf } from '../../api/endpoints.ts';
import { createApiClient, type TokenStore } from '../../client/api-client.ts';
import { ApiError } from '../../client/api-error.ts';
import type { ApiRequest, HttpResponse } from '../../client/exchange.ts';
import {
  type HttpResponse as HostResponse,
  isTimeoutText,
  NoResponseError,
  noResponseText,
  type RequestOptions,
} from '../../verifier/http-client.ts';
import { patienceMs, retryDelay } from '../../verifier/send-patiently.ts';
import { hostFetch } from './host-fetch.ts';
import { createPlayerTokens, type PlayerTokens } from './player-tokens.ts';

/** A request of the kit: one of the client, or a preflight of a browser. */
export type HostRequest = Omit<ApiRequest, 'method' | 'path'> & {
  method: 'GET' | 'POST';
  path: string;
};

/** Sends requests as the web's client does, and waits out rate limits. Rejects with NoResponseError. */
export interface HostClient {
  asVisitor: (request: HostRequest) => Promise<HostResponse>;
  /** A 401 leads to one renewal and one more attempt. */
  asPlayer: (request: HostRequest) => Promise<HostResponse>;
  tokens: PlayerTokens;
}

/** Where a client sends its requests, and from which page. */
export interface HostClientOptions {
  baseUrl: string;
  requestOptions: RequestOptions;
  /** The origin of the page that sends them. */
  origin?: string | undefined;
}

const nobody: TokenStore = {
  readAccess: () => undefined,
  readRefresh: () => undefined,
  writeRefreshed: () => undefined,
  expire: () => undefined,
};

const hostResponse = ({ status, text, headers }: HttpResponse): HostResponse => ({
  status,
  text,
  headers: Object.fromEntries(headers ?? []),
});

/** An endpoint that does not respond so many times in a row is not asked again: a run is to come to its end. */
const mostTimeouts = 2;

const silence = (address: string): string =>
  `${new URL(address).origin}: no response to ${mostTimeouts} requests, not asked again`;

const isTimeout = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'timeout' ||
    (error.cause instanceof NoResponseError && isTimeoutText(error.cause.message)));

/** Creates a client whose player has the tokens of a login; without them it is a visitor. */
export function createHostClient(
  { baseUrl, requestOptions, origin }: HostClientOptions,
  login?: { access: string; refresh: string },
): HostClient {
  const { timeoutMs } = requestOptions;
  const tokens = createPlayerTokens(login ?? { access: '', refresh: '' });
  const address = baseUrl.replace(/\/+$/, '');
  /** Requests in a row that timed out, by endpoint. */
  const timeouts = new Map<string, number>();
  const api = createApiClient(
    { baseUrl: () => address, timeoutMs, fetch: hostFetch(requestOptions) },
    login ? tokens : nobody,
  );

  function noResponse(error: unknown): never {
    if (!(error instanceof ApiError)) throw error;
    if (error.cause instanceof NoResponseError) throw error.cause;
    const timeout = Object.assign(new Error(), { name: 'TimeoutError' });
    const cause = error.kind === 'timeout' ? timeout : error;
    const { origin: host } = new URL(address);
    throw new NoResponseError(`${host}: ${noResponseText(cause, timeoutMs)}`, { cause: error });
  }

  /** The delay that a rate limit asks for: of the request itself, or of the renewal that it needed. */
  function delayAfter({ status, headers }: HostResponse): number | undefined {
    if (status === 429) return retryDelay(headers['retry-after'], Date.now());
    const failure = tokens.failure();
    return status === 401 && failure instanceof ApiError && failure.status === 429
      ? retryDelay(failure.retryAfter, Date.now())
      : undefined;
  }

  async function patiently(
    { path, headers, ...request }: HostRequest,
    exchange: (request: ApiRequest) => Promise<HttpResponse>,
  ): Promise<HostResponse> {
    const sent = {
      ...request,
      path: path as ApiRequest['path'],
      headers: { ...(origin !== undefined && { origin }), ...headers },
    };
    const end = Date.now() + patienceMs;
    const call = endpointOf(request.method, path) ?? path;
    for (;;) {
      if ((timeouts.get(call) ?? 0) >= mostTimeouts) throw new NoResponseError(silence(address));
      const response = hostResponse(
        await exchange(sent).catch((error) => {
          if (isTimeout(error)) timeouts.set(call, (timeouts.get(call) ?? 0) + 1);
          return noResponse(error);
        }),
      );
      timeouts.delete(call);
      const delay = delayAfter(response);
      if (delay === undefined || Date.now() + delay > end) return response;
      await wait(delay);
    }
  }

  return {
    tokens,
    asVisitor: (request) => patiently(request, (sent) => api.exchangeAsVisitor(sent)),
    asPlayer: (request) => patiently(request, (sent) => api.exchangeAsPlayer(sent)),
  };
}
