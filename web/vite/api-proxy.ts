import { type IncomingMessage, ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/** Where the mock listens by default. */
export const defaultApiTarget = 'http://127.0.0.1:4010';

/** The body of a 502 for a request without a usable response from the API; the same in the web image. */
export const noResponse = '{"detail":"Bad gateway: the API gave no response."}';

/** After these errors on a kept-alive connection Chromium repeats a request, even a POST. */
const repeatedByBrowsers: readonly (number | undefined)[] = [408, 421];

const ofConnection = /^(connection|keep-alive|transfer-encoding|proxy-.*|upgrade|trailer|te)$/i;

function badGateway(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'application/json' }).end(noResponse);
}

/** The redirect address of a response for the page: hosts send their own address, without `/api`. */
function nameAsPage({ rawHeaders }: IncomingMessage, { origin, pathname }: URL): void {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && /^location$/i.test(name)) + 1;
  const location = at > 0 ? rawHeaders[at] : undefined;
  if (location === undefined) return;
  const path = location.startsWith(origin) ? location.slice(origin.length) : location;
  const base = pathname.replace(/\/$/, '');
  if (path.startsWith(`${base}/`)) rawHeaders[at] = `/api${path.slice(base.length)}`;
}

function passHead(upstream: IncomingMessage, response: ServerResponse): void {
  const { rawHeaders, statusCode = 502, statusMessage } = upstream;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!ofConnection.test(name)) response.appendHeader(name, value);
  }
  response.statusCode = statusCode;
  if (statusMessage) response.statusMessage = statusMessage;
}

/** Passes a response on once it is complete; a broken response becomes a 502. */
function passWhole(upstream: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
  upstream.once('error', () => {});
  upstream.once('close', () => {
    if (response.headersSent || response.destroyed) return;
    if (!upstream.complete) return badGateway(response);
    passHead(upstream, response);
    response.end(Buffer.concat(chunks));
  });
}

function passOn(upstream: IncomingMessage, response: ServerResponse): void {
  passHead(upstream, response);
  upstream.once('error', () => response.destroy());
  upstream.once('close', () => {
    if (!upstream.complete) response.destroy();
  });
  upstream.pipe(response);
}

function pass(upstream: IncomingMessage, { method }: IncomingMessage, response: ServerResponse) {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && repeatedByBrowsers.includes(upstream.statusCode)) {
    upstream.resume();
    badGateway(response);
  } else if (isRead && !/json/.test(upstream.headers['content-type'] ?? '')) {
    passOn(upstream, response);
  } else {
    passWhole(upstream, response);
  }
}

/** Proxies `/api/…`, each request once. 502 without a whole response: Chromium repeats dropped requests, even a POST. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '/api/': {
      target,
      // The name under which the API is called, not the name of the page.
      changeOrigin: true,
      selfHandleResponse: true,
      rewrite: (path) => path.replace(/^\/api(?=\/)/, ''),
      configure: (proxy) => {
        proxy.on('error', (_error, _request, response) => {
          if (!(response instanceof ServerResponse)) return;
          if (response.headersSent) response.destroy();
          else badGateway(response);
        });
        proxy.on('proxyRes', (upstream, request, response) => {
          nameAsPage(upstream, new URL(target));
          pass(upstream, request, response);
        });
      },
    },
  };
}
