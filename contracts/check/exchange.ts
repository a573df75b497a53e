import { type EndpointName, endpointOf } from '../api/endpoints.ts';

export interface ExchangeRequest {
  method: string;
  /** Path below the base address, without the query. */
  path: string;
  /** Parameters in order; a repeated one appears several times. */
  query: readonly (readonly [string, string])[];
  /** The access token of the header Authorization, or its placeholder. */
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Parsed JSON, or the text that is not JSON. */
  body?: unknown;
}

export interface ExchangeResponse {
  /** 0 when there was no response. */
  status: number;
  contentType: string;
  /** Parsed JSON, or the text that is not JSON; undefined for an empty body. */
  body: unknown;
  /** True if a body that is a text is a JSON document, and not a text that is not JSON. */
  isJsonText?: true;
  /** The header Access-Control-Allow-Origin, where the request named an origin. */
  allowedOrigin?: string | undefined;
}

/** The response that a request should get, as far as the source knows it. */
export interface Expectation {
  /** `success`, or the statuses of a refusal that the client distinguishes. */
  status: 'success' | readonly number[];
  /** The wrong fields of a form; a host may name only some of them. */
  fields?: readonly string[];
  /** True for a bet that the wallet does not cover. */
  aboveBalance?: boolean;
}

export interface Exchange {
  /** The time of the response by the clock of the host, ISO 8601. */
  at: string;
  /** The same time by the clock of the sender, if both are known. */
  receivedAt?: string;
  request: ExchangeRequest;
  response: ExchangeResponse;
  /** Absent if the expected response is unknown. */
  expected?: Expectation;
}

/** The endpoint of a request; undefined for an unknown one. */
export const endpointOfRequest = ({
  method,
  path,
}: Pick<ExchangeRequest, 'method' | 'path'>): EndpointName | undefined => endpointOf(method, path);

/** The address of a request below the base, with its query. */
export function addressOf({ path, query }: Pick<ExchangeRequest, 'path' | 'query'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, value);
  return query.length > 0 ? `${path}?${search}` : path;
}

/** A request in one line. */
export const requestText = (request: ExchangeRequest): string =>
  `${request.method} ${addressOf(request)}`;

/** Reads an address below the base. */
function parseAddress(address: string): Pick<ExchangeRequest, 'path' | 'query'> {
  const [path = '/', search = ''] = address.split(/\?(.*)/s, 2);
  return { path, query: [...new URLSearchParams(search)] };
}

/** The parsed JSON of a text, after its byte order mark; the text itself when it is not JSON, undefined when it is blank. */
export function bodyOf(text: string): unknown {
  // The mark counts as white space.
  const json = text.trim();
  if (json === '') return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return text;
  }
}

/** The time of a response: by its header Date, if present, and by the clock of the sender, in ms since 1970. */
export function timesOf(date: string | null | undefined, now: number) {
  const time = Date.parse(date ?? '');
  const at = new Date(Number.isNaN(time) ? now : time).toISOString();
  return { at, receivedAt: new Date(now).toISOString() };
}

export interface WireExchange {
  at: string;
  receivedAt?: string;
  method: string;
  address: string;
  /** A header of the request by its lower-case name. */
  header: (name: string) => string | null | undefined;
  sent: string;
  status: number;
  contentType: string;
  /** Undefined if it is not known. */
  received: string | undefined;
}

/** The exchange that went over a wire. */
export function exchangeOf({ at, receivedAt, method, address, ...wire }: WireExchange): Exchange {
  const { header, sent, status, contentType, received } = wire;
  const token = /^bearer\s+(\S.*)$/i.exec(header('authorization') ?? '')?.[1];
  const idempotencyKey = header('idempotency-key') ?? undefined;
  const body = bodyOf(sent);
  const answer = received === undefined ? undefined : bodyOf(received);
  return {
    at,
    ...(receivedAt !== undefined && { receivedAt }),
    request: {
      method,
      ...parseAddress(address),
      ...(token !== undefined && { token }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(body !== undefined && { body }),
    },
    response: {
      status,
      contentType,
      body: answer,
      ...(typeof answer === 'string' && answer !== received && { isJsonText: true as const }),
    },
  };
}

/** Tells if a value of a recording has a placeholder: its original is unknown, so that it proves nothing. */
export const holdsPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && /<(text|[a-z]+(-[a-z]+)*-\d+)>/.test(value);

/** Tells if a response is a success. */
export const isSuccess = ({ status }: Pick<ExchangeResponse, 'status'>): boolean =>
  status >= 200 && status < 300;

/** The first value of a parameter; undefined if the request does not have it. */
export const parameter = ({ query }: ExchangeRequest, name: string): string | undefined =>
  query.find(([one]) => one === name)?.[1];
