import { Readable } from 'node:stream';
import { shortened } from '@matka/contracts/cli/shortened';
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

/** A response as the platform's fetch gives it: it knows its address, also in a clone. */
function withAddress(response: Response, url: string, redirected: boolean): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    url: { value: url.replace(/#.*/, '') },
    redirected: { value: redirected },
    type: { value: 'basic' },
    clone: { value: () => withAddress(clone(), url, redirected) },
  });
}

const empty = new Set([204, 205, 304]);
const redirects = new Set([301, 302, 303, 307, 308]);
/** The number of redirects that the platform follows. */
const maxRedirects = 20;

/** The request that follows a redirect: without its body where the method becomes GET. */
function followed(request: Request, status: number, location: string): Request {
  const url = new URL(location, request.url);
  const becomesGet = status === 303 || (status < 303 && request.method === 'POST');
  if (!becomesGet || request.method === 'HEAD') return new Request(url, request);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return new Request(url, { method: 'GET', headers, signal: request.signal });
}

/** A fetch that passes requests below a base URL to an app in this process; fails like fetch on a broken connection. */
export function inProcessFetch(app: FastifyInstance, base: string): typeof fetch {
  const send = async (request: Request, redirected: number): Promise<Response> => {
    if (!request.url.startsWith(`${base}/`)) return fetch(request);
    request.signal.throwIfAborted();
    // Its body is sent again where a redirect keeps the method.
    const again = request.clone();
    const options = await toInjectOptions(request);
    const response = await app.inject(options).catch((cause: unknown) => {
      request.signal.throwIfAborted();
      throw new TypeError('fetch failed', { cause });
    });
    const { statusCode: status, statusMessage: statusText } = response;
    const { location } = response.headers;
    if (redirects.has(status) && location !== undefined && request.redirect !== 'manual') {
      const isError = request.redirect === 'error';
      if (isError || redirected === maxRedirects) {
        const reason = isError ? 'unexpected redirect' : 'redirect count exceeded';
        throw new TypeError('fetch failed', { cause: new Error(reason) });
      }
      return send(followed(again, status, String(location)), redirected + 1);
    }
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    const hasBody = !empty.has(status) && request.method !== 'HEAD';
    const body = hasBody ? new Uint8Array(response.rawPayload) : null;
    const made = new Response(body, { status, statusText, headers });
    return withAddress(made, request.url, redirected > 0);
  };
  return async (input, init) => {
    if (typeof input === 'string' && !URL.canParse(input))
      throw new TypeError(`fetch takes a whole address, not ${shortened(input)}: ${base}/markets/`);
    return send(new Request(input, init), 0);
  };
}
