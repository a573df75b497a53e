import { type EndpointName, endpointOf } from '@matka/contracts/api/endpoints';
import type { Json } from '../../src/host-styles/json.ts';

/** A request as a host gets it. */
export interface HostRequest {
  method: string;
  /** The path below any origin: a host reads path and query only. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** The JSON of the body; undefined without a body. */
  body?: Json | undefined;
}

/** A response of a host. */
export interface HostResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Json;
  /** Sent unchanged in place of the body. */
  raw?: string | Buffer;
}

/** A host of the API in this process. */
export type Host = (asked: HostRequest) => Promise<HostResponse>;

/** Makes a host from another host. A host with state keeps it for one run. */
export type Transformer = (host: Host) => Host;

/** The endpoint of a request; undefined for a path that is not of the API. */
export const endpointAsked = ({ method, url }: HostRequest): EndpointName | undefined =>
  endpointOf(method, url.pathname);

export const isSuccess = ({ status }: HostResponse): boolean => status >= 200 && status < 300;

/** The JSON of a text; undefined if it is invalid, or too deep to be written again. */
export function parsedJson(text: string): Json | undefined {
  try {
    const json: Json = JSON.parse(text);
    JSON.stringify(json);
    return json;
  } catch {
    return undefined;
  }
}

/** A host that is reached by a fetch below a base address, such as a mock in this process. */
export const hostAt =
  (base: string, fetch: typeof globalThis.fetch): Host =>
  async ({ method, url, headers, body }) => {
    const response = await fetch(base + url.pathname + url.search, {
      method,
      headers,
      // Its client follows a redirect, or does not.
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = parsedJson(text);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: json ?? null,
      ...(json === undefined && { raw: text }),
    };
  };

const emptyStatuses = new Set([204, 205, 304]);

/** The bytes of an answer. */
export const bytesOf = ({ raw, body, status }: HostResponse): Buffer =>
  emptyStatuses.has(status) ? Buffer.alloc(0) : Buffer.from(raw ?? JSON.stringify(body));

/** Headers that are set by the connection. */
const ofConnection = new Set(['content-length', 'transfer-encoding', 'connection', 'host']);

/** The headers of a message that another connection takes over. */
export const passedOn = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
