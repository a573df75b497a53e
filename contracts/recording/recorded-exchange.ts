import { type EndpointName, endpointOf } from '../api/endpoints.ts';

/** A request as a recording holds it. */
export interface RecordedRequest {
  method: string;
  /** Path below the base address, without the query. */
  path: string;
  /** Parameters in their order; a repeated one is there several times. */
  query: readonly (readonly [string, string])[];
  /** The access token of the header Authorization, or its placeholder. */
  token?: string | undefined;
  /** The header Idempotency-Key. */
  idempotencyKey?: string | undefined;
  /** Parsed JSON, or the text that is not JSON. */
  body?: unknown;
}

/** A response as a recording holds it. */
export interface RecordedResponse {
  /** 0 when there was no response. */
  status: number;
  contentType: string;
  /** Parsed JSON, or the text that is not JSON. */
  body: unknown;
}

/** A request with its response. */
export interface RecordedExchange {
  /** The time of the response by the clock of the host, ISO 8601. */
  at: string;
  request: RecordedRequest;
  response: RecordedResponse;
}

/** The endpoint of a request; undefined for an unknown one. */
export const endpointOfRequest = ({ method, path }: RecordedRequest): EndpointName | undefined =>
  endpointOf(method, path);

/** The address of a request below the base, with its query. */
export function addressOf({ path, query }: RecordedRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, value);
  return query.length > 0 ? `${path}?${search}` : path;
}

/** Reads an address below the base. */
export function parseAddress(address: string): Pick<RecordedRequest, 'path' | 'query'> {
  const [path = '/', search = ''] = address.split(/\?(.*)/s, 2);
  return { path, query: [...new URLSearchParams(search)] };
}

/** The parsed JSON of a text; the text itself when it is not JSON, undefined when it is empty. */
export function bodyOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a response is a success. */
export const isSuccess = ({ status }: RecordedResponse): boolean => status >= 200 && status < 300;
