import { endpointOf } from '../../api/endpoints.ts';
import { type Check, createCheck } from '../../check/check.ts';
import {
  type Exchange,
  type ExchangeResponse,
  type Expectation,
  exchangeOf,
  timesOf,
} from '../../check/exchange.ts';
import { createApiClient } from '../../client/api-client.ts';
import { ApiError } from '../../client/api-error.ts';
import type { ApiRequest } from '../../client/exchange.ts';
import { hostFetch } from './host-fetch.ts';
import { NoResponseError, noResponseText, type RequestOptions } from './http-client.ts';
import {
  createPatientSend,
  limitedText,
  type PatientSend,
  patienceMs,
  RateLimitError,
} from './send-patiently.ts';
import { type Account, loginBody, type SessionTokens, tokensOfLogin } from './sign-in.ts';

/** A request within a session; without `token` it is a request of the player, with null it has no token. */
export interface HostSessionRequest {
  method?: 'GET' | 'POST';
  path: string;
  query?: readonly (readonly [string, string])[];
  body?: unknown;
  token?: string | null;
  idempotencyKey?: string | undefined;
  expected?: Expectation;
}

export interface HostSession {
  account: Account;
  check: Check;
  exchanges: readonly Exchange[];
  tokens: () => SessionTokens;
  /** Sends a request that is not the player's, as a browser's preflight; it is not among the exchanges. */
  http: PatientSend['send'];
  /** True if a request stayed limited in spite of waiting. */
  isLimited: PatientSend['isLimited'];
  /** Sends a request, waits out rate limits, and renews the player's token once after a 401. Throws NoResponseError. */
  send: (request: HostSessionRequest) => Promise<ExchangeResponse>;
  /** Signs in and takes over the tokens. Throws SignInError, and NoResponseError. */
  signIn: () => Promise<void>;
  adopt: (tokens: SessionTokens) => void;
}

export interface HostSessionOptions {
  baseUrl: string;
  account: Account;
  requestOptions: RequestOptions;
  /** The origin of the page that sends the requests. */
  origin?: string | undefined;
  /** The clock of the kit, milliseconds since 1970. */
  clock?: (() => number) | undefined;
  /** Ends the wait for a rate limit. */
  signal?: AbortSignal | undefined;
  /** Receives a line that explains why the run waits. */
  tell?: ((line: string) => void) | undefined;
}

/** After this many requests in a row that were limited or got no response, an endpoint is not requested again. */
const mostUnanswered = 2;

const isTimeout = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'timeout' || (error.cause instanceof NoResponseError && error.cause.isTimeout));

async function observed(
  base: string,
  address: string,
  { method = 'GET', headers, body }: RequestInit,
  response: Response,
  now: number,
): Promise<Exchange> {
  const url = new URL(address);
  const sent = new Headers(headers);
  const exchange = exchangeOf({
    ...timesOf(response.headers.get('date'), now),
    method,
    address: (url.pathname + url.search).slice(new URL(base).pathname.replace(/\/$/, '').length),
    header: (name) => sent.get(name),
    sent: typeof body === 'string' ? body : '',
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    received: await response.clone().text(),
  });
  if (!sent.has('origin')) return exchange;
  const allowedOrigin = response.headers.get('access-control-allow-origin') ?? '';
  return { ...exchange, response: { ...exchange.response, allowedOrigin } };
}

/** An error for a request without a response, in the words of the kit; any other error as it is. */
function noResponseOf(error: unknown, host: string, timeoutMs: number): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.cause instanceof NoResponseError) return error.cause;
  const timeout = Object.assign(new Error(), { name: 'TimeoutError' });
  const cause = error.kind === 'timeout' ? timeout : error;
  return new NoResponseError(`${host}: ${noResponseText(cause, timeoutMs)}`, { cause: error });
}

/** A request of a session as the client of the API takes it. */
function apiRequestOf(request: HostSessionRequest, origin: string | undefined): ApiRequest {
  const { method = 'GET', path, query = [], body, token, idempotencyKey } = request;
  const values: Record<string, string[]> = {};
  for (const [name, value] of query) values[name] = [...(values[name] ?? []), value];
  return {
    method,
    path: path as ApiRequest['path'],
    query: values,
    headers: {
      ...(origin !== undefined && { origin }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Creates a session that has sent nothing yet. */
export function createHostSession(options: HostSessionOptions): HostSession {
  const { account, requestOptions, origin, signal, tell, clock = Date.now } = options;
  const { timeoutMs } = requestOptions;
  const base = options.baseUrl.replace(/(?<!\/)\/+$/, '');
  const { origin: host } = new URL(base);
  const check = createCheck();
  const exchanges: Exchange[] = [];
  /** Exchanges of the request under way: the request itself, a renewal, and its repetition. */
  let underWay: Exchange[] = [];
  let tokens: SessionTokens = { access: '', refresh: '' };
  /** Requests in a row that timed out or stayed limited, by endpoint. */
  const unanswered = new Map<string, { count: number; isLimited: boolean }>();

  const adopt = (session: SessionTokens): void => {
    tokens = session;
  };

  const patient = createPatientSend(requestOptions, { signal, tell });
  const send = hostFetch(patient.send);
  const api = createApiClient(
    {
      baseUrl: () => base,
      timeoutMs: timeoutMs + patienceMs,
      fetch: async (address, init) => {
        const response = await send(address, init);
        underWay.push(await observed(base, address, init, response, clock()));
        return response;
      },
    },
    {
      readAccess: () => tokens.access || undefined,
      readRefresh: () => tokens.refresh || undefined,
      writeRefreshed: (access, refresh = tokens.refresh) => adopt({ access, refresh }),
      expire: () => undefined,
    },
  );

  /** Records the exchanges of a request; `expected` belongs to the last one. */
  function note(expected: Expectation | undefined): Exchange | undefined {
    const last = underWay.at(-1);
    for (const one of underWay) {
      const done = one === last && expected ? { ...one, expected } : one;
      exchanges.push(done);
      check.add(done);
    }
    underWay = [];
    return last;
  }

  async function sendRequest(request: HostSessionRequest): Promise<ExchangeResponse> {
    const sent = apiRequestOf(request, origin);
    const call = endpointOf(sent.method, sent.path) ?? sent.path;
    const { count = 0, isLimited = false } = unanswered.get(call) ?? {};
    if (count >= mostUnanswered) {
      if (isLimited) throw new RateLimitError(`${host}: ${limitedText}`);
      throw new NoResponseError(`${host}: no response to ${count} requests, not asked again`);
    }
    const noteUnanswered = (isLimited: boolean) =>
      unanswered.set(call, { count: count + 1, isLimited });
    underWay = [];
    const exchange =
      request.token === undefined ? api.exchangeAsPlayer(sent) : api.exchangeAsVisitor(sent);
    await exchange.catch((error) => {
      if (isTimeout(error)) noteUnanswered(false);
      throw noResponseOf(error, host, timeoutMs);
    });
    const last = note(request.expected);
    if (!last) throw new Error('The request was not sent.');
    if (last.response.status === 429) noteUnanswered(true);
    else unanswered.delete(call);
    return last.response;
  }

  /** Reads data again that may have changed between two responses. */
  async function askAgain(): Promise<void> {
    if (tokens.access === '') return;
    for (const question of check.questions())
      await sendRequest(question).catch((error) => {
        if (!(error instanceof NoResponseError)) throw error;
      });
  }

  return {
    account,
    check,
    exchanges,
    tokens: () => tokens,
    http: patient.send,
    isLimited: patient.isLimited,
    send: async (request) => {
      const response = await sendRequest(request);
      await askAgain();
      return response;
    },
    adopt,
    signIn: async () => {
      const path = '/users/login/';
      const body = loginBody(account);
      const response = await sendRequest({ method: 'POST', path, body, token: null });
      adopt(tokensOfLogin(base + path, response));
    },
  };
}
