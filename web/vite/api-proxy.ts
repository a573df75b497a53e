import type { ProxyOptions } from 'vite';

/**
 * Passes `/api/…` of the web's own origin on to the API, so that no CORS is needed. A connection that
 * the API drops is dropped towards the browser as well: an answer made up here would hide from the
 * client that the real one is lost.
 */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '/api/': {
      target,
      rewrite: (path) => path.replace(/^\/api(?=\/)/, ''),
      configure: (proxy) => {
        proxy.on('error', (_error, request) => request.socket.destroy());
      },
    },
  };
}
