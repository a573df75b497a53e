import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** A body for `inject`: as a stream, because for others `inject` waits for a timer, which a test may have replaced. */
export function injectedBody(body: Buffer): { payload: Readable; length: string } {
  return { payload: Readable.from(body.length > 0 ? [body] : []), length: String(body.length) };
}

async function toInjectOptions(request: Request): Promise<InjectOptions> {
  const { method, url, headers, signal } = request;
  const { pathname, search } = new URL(url);
  const body = Buffer.from(await request.arrayBuffer());
  const { payload, length } = injectedBody(body);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return {
    method: method as 'GET',
    url: `${pathname}${search}`,
    headers: {
      ...Object.fromEntries(headers),
      ...(body.length > 0 && { 'content-length': length }),
    },
    signal,
    ...(hasBody && { payload }),
  };
}

const empty = new Set([204, 205, 304]);

/** A fetch that passes requests below a base URL to an app in this process; fails like fetch on a broken connection. */
export function inProcessFetch(app: FastifyInstance, base: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${base}/`)) return fetch(request);
    const options = await toInjectOptions(request);
    const response = await app.inject(options).catch((cause: unknown) => {
      request.signal.throwIfAborted();
      throw new TypeError('fetch failed', { cause });
    });
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    const body = empty.has(response.statusCode) ? null : new Uint8Array(response.rawPayload);
    return new Response(body, {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers,
    });
  };
}
