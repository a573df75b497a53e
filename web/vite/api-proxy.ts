import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/** The body of a 502 for a request that the API left without a response. The web image answers with the same one. */
export const noResponse = '{"detail":"Bad gateway: the API gave no response."}';

/**
 * Passes `/api/…` of the web's own origin on to the API, so that no CORS is needed. Each request goes out once. Where
 * the API gives no response, the browser gets a 502 on the connection that it keeps: a dropped connection would make
 * Chromium send the request again by itself, a POST too. A response that breaks off breaks off here as well.
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
