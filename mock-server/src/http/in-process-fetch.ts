import type { FastifyInstance, InjectOptions } from 'fastify';

/** The call of a request as the app takes it in. */
async function toInjectOptions(request: Request): Promise<InjectOptions> {
  const { method, url, headers, signal } = request;
  const { pathname, search } = new URL(url);
  const body = await request.arrayBuffer();
  return {
    method: method as 'GET',
    url: `${pathname}${search}`,
    headers: Object.fromEntries(headers),
    signal,
    ...(body.byteLength > 0 && { payload: Buffer.from(body) }),
  };
}

/** Statuses that have no body. */
const empty = new Set([204, 205, 304]);

function headersOf(sent: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, String(each));
  }
  return headers;
}

/**
 * A fetch that hands what goes below a base address to an app in this process, without a socket, and all else to the
 * platform's. Fails as that one does when the app breaks the connection.
 */
export function inProcessFetch(app: FastifyInstance, base: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${base}/`)) return fetch(request);
    const call = await toInjectOptions(request);
    const answer = await app.inject(call).catch((cause: unknown) => {
      request.signal.throwIfAborted();
      throw new TypeError('fetch failed', { cause });
    });
    const body = empty.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: headersOf(answer.headers),
    });
  };
}
