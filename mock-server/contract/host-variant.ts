import { type EndpointName, endpointOf } from '@matka/contracts/pact/endpoints';
import { type LocalServer, listen, readBody } from '@matka/contracts/verifier/http-server';
import type { FastifyInstance } from 'fastify';

/** An answer on its way out: a parsed body, or a text. */
export interface OutgoingResponse {
  status: number;
  body: unknown;
  type: string;
}

/** How a host differs from the house behind it. */
export interface HostVariant {
  /** The path below which its API lies. */
  basePath?: string;
  /** Takes its names out of what it is asked. */
  rewritePath?: (path: string) => string;
  /** Gives an answer its own look. */
  rewriteResponse?: (
    call: EndpointName | undefined,
    outgoing: OutgoingResponse,
  ) => OutgoingResponse | Promise<OutgoingResponse>;
  /** Answers a path by itself, with the house at hand; undefined leaves it to the house. */
  respond?: (path: string, get: (path: string) => Promise<unknown>) => Promise<unknown>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A host over HTTP that asks a house in process and answers in its own way. */
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
    const own = method === 'GET' ? await respond?.(url, get) : undefined;
    const inner = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    const {
      status,
      body: shown,
      type,
    } = await rewriteResponse(endpointOf(method, url.split('?')[0] ?? ''), {
      status: own === undefined ? inner.statusCode : 200,
      body: own ?? parsed(inner.body),
      type: 'application/json',
    });
    response.writeHead(status, { 'content-type': type });
    response.end(typeof shown === 'string' ? shown : JSON.stringify(shown));
  });
}
