import { type EndpointName, endpointOf } from '@matka/contracts/api/endpoints';
import { type LocalServer, listen, readBody } from '@matka/contracts/sources/http/http-server';
import type { FastifyInstance } from 'fastify';

/** A response before it is sent. A string as body is sent unchanged. */
export interface OutgoingResponse {
  status: number;
  body: unknown;
  type: string;
}

/** How a host differs from the mock behind it. */
export interface HostVariant {
  /** Path of the API. */
  basePath?: string;
  /** Rewrites the path and query of a request for the mock. */
  rewritePath?: (path: string) => string;
  /** Rewrites a response of the mock. */
  rewriteResponse?: (
    call: EndpointName | undefined,
    outgoing: OutgoingResponse,
  ) => OutgoingResponse | Promise<OutgoingResponse>;
  /** Responds itself to a GET request, reading the mock by `get`; undefined leaves it to the mock. */
  respond?: (path: string, get: (path: string) => Promise<unknown>) => Promise<unknown>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Starts a host over HTTP in front of a mock in process. */
export function startHostVariant(
  app: FastifyInstance,
  {
    basePath = '',
    rewritePath = (path) => path,
    rewriteResponse = (_, same) => same,
    respond,
  }: HostVariant = {},
): Promise<LocalServer> {
  return listen(async (request, response) => {
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const url = rewritePath((request.url ?? '/').slice(basePath.length));
    const authorization = request.headers.authorization;
    const headers = {
      ...(authorization && { authorization }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    };
    const get = async (path: string) =>
      (await app.inject({ method: 'GET', url: path, headers })).json();
    const body = method === 'POST' ? await readBody(request) : undefined;
    const replaced = method === 'GET' ? await respond?.(url, get) : undefined;
    const inner = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    const outgoing = await rewriteResponse(endpointOf(method, url.split('?')[0] ?? ''), {
      status: replaced === undefined ? inner.statusCode : 200,
      body: replaced ?? parsed(inner.body),
      type: 'application/json',
    });
    response.writeHead(outgoing.status, { 'content-type': outgoing.type });
    response.end(typeof outgoing.body === 'string' ? outgoing.body : JSON.stringify(outgoing.body));
  });
}
