import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/** The body of a 502 for a request without a response from the API; the same in the web image. */
export const noResponse = '{"detail":"Bad gateway: the API gave no response."}';

/**
 * Proxies `/api/…` of the web's own origin to the API, so that no CORS is needed. Each request is
 * sent once. Without a response the browser gets a 502 on its kept-alive connection: after a
 * dropped connection Chromium would repeat the request, even a POST. A response that breaks off is
 * passed on as such.
 */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '/api/': {
      target,
      rewrite: (path) => path.replace(/^\/api(?=\/)/, ''),
      configure: (proxy) => {
        proxy.on('error', (_error, _request, response) => {
          if (!(response instanceof ServerResponse)) return;
          if (response.headersSent) response.destroy();
          else response.writeHead(502, { 'content-type': 'application/json' }).end(noResponse);
        });
        proxy.on('proxyRes', (upstream, _request, response) => {
          upstream.once('close', () => {
            if (!upstream.complete) response.destroy();
          });
        });
      },
    },
  };
}
