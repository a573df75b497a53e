import { type CallName, callOf } from '@matka/contracts/pact/endpoints';
import { bodyOf, type Listening, listen } from '@matka/contracts/verifier/http-server';
import type { FastifyInstance } from 'fastify';

/** An answer on its way out: a parsed body, or a text. */
export interface Outgoing {
  status: number;
  body: unknown;
  type: string;
}

/** How a host differs from the house behind it. */
export interface Variant {
  /** The path below which its API lies. */
  basePath?: string;
  /** Takes its names out of what it is asked. */
  ask?: (path: string) => string;
  /** Gives an answer its own look. */
  answer?: (call: CallName | undefined, outgoing: Outgoing) => Outgoing | Promise<Outgoing>;
  /** Answers a path by itself, with the house at hand; undefined leaves it to the house. */
  serve?: (path: string, get: (path: string) => Promise<unknown>) => Promise<unknown>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A host over HTTP that asks a house in process and answers in its own way. */
export function startVariant(
  house: FastifyInstance,
  { basePath = '', ask = (path) => path, answer = (_, same) => same, serve }: Variant = {},
): Promise<Listening> {
  return listen(async (request, response) => {
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const url = ask((request.url ?? '/').slice(basePath.length));
    const authorization = request.headers.authorization;
    const headers = {
      ...(authorization && { authorization }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    };
    const get = async (path: string) =>
      (await house.inject({ method: 'GET', url: path, headers })).json();
    const body = method === 'POST' ? await bodyOf(request) : undefined;
    const own = method === 'GET' ? await serve?.(url, get) : undefined;
    const inner = await house.inject({ method, url, headers, ...(body && { payload: body }) });
    const {
      status,
      body: shown,
      type,
    } = await answer(callOf(method, url.split('?')[0] ?? ''), {
      status: own === undefined ? inner.statusCode : 200,
      body: own ?? parsed(inner.body),
      type: 'application/json',
    });
    response.writeHead(status, { 'content-type': type });
    response.end(typeof shown === 'string' ? shown : JSON.stringify(shown));
  });
}
