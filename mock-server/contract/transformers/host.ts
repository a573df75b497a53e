import { type EndpointName, endpointOf } from '@matka/contracts/api/endpoints';
import type { RequestOptions } from '@matka/contracts/sources/http/http-client';
import { type LocalServer, listen, readBody } from '@matka/contracts/sources/http/http-server';
import type { Json } from './edit.ts';

/** A request as a host gets it. */
export interface Asked {
  method: string;
  /** Below any origin: a host looks at path and query. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** The JSON of the body; undefined without one. */
  body?: Json | undefined;
}

/** A response of a host. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Json;
  /** Sent as it is, in place of the body. */
  raw?: string | Buffer;
}

/** A host of the API in this process. */
export type Host = (asked: Asked) => Promise<Answer>;

/** Makes another host of a host. One that keeps state starts anew with each host that it is given. */
export type Transformer = (host: Host) => Host;

/** The endpoint of a request; undefined for a path that is not of the API. */
export const endpointAsked = ({ method, url }: Asked): EndpointName | undefined =>
  endpointOf(method, url.pathname);

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
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
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = parsed(text);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: json ?? null,
      ...(json === undefined && { raw: text }),
    };
  };

const emptyStatuses = new Set([204, 205, 304]);

/** The bytes of an answer. */
export const bytesOf = ({ raw, body, status }: Answer): Buffer =>
  emptyStatuses.has(status) ? Buffer.alloc(0) : Buffer.from(raw ?? JSON.stringify(body));

/** Headers that are set by the connection. */
const ofConnection = new Set(['content-length', 'transfer-encoding', 'connection', 'host']);

const passedOn = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/** A host in this process, as the kit reaches it in place of the network. */
export const transportTo =
  (host: Host): NonNullable<RequestOptions['transport']> =>
  async (url, { method, headers = {}, body }) => {
    const names = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const answer = await host({
      method,
      url,
      headers: Object.fromEntries(names),
      body: body === undefined ? undefined : parsed(Buffer.from(body).toString()),
    });
    const text = new TextDecoder().decode(bytesOf(answer));
    return { status: answer.status, headers: { ...answer.headers }, text };
  };

/** Serves a host over HTTP. */
export const serveHost = (host: Host, port?: number): Promise<LocalServer> =>
  listen(async (request, outgoing) => {
    const text = (await readBody(request)).toString();
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const answer = await host({
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://host.test'),
      headers: passedOn(Object.fromEntries(headers)),
      body: text === '' ? undefined : parsed(text),
    });
    outgoing.writeHead(answer.status, passedOn(answer.headers)).end(bytesOf(answer));
  }, port);
