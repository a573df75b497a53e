import type { FastifyInstance } from 'fastify';
import { detail } from '../shared/http-error.ts';

/** Origins whose pages may read responses of the API: those of this machine, any, or a list. */
export type Origins = 'loopback' | 'any' | readonly string[];

const loopbackOrigin = /^https?:\/\/(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const preflightHeaders = {
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-mock-world',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};

const isAllowed = (origins: Origins, origin: string): boolean => {
  if (origins === 'any') return true;
  return origins === 'loopback' ? loopbackOrigin.test(origin) : origins.includes(origin);
};

/** CORS headers for an origin; none if it is not allowed. */
export function corsHeaders(origins: Origins, origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isAllowed(origins, origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'date, retry-after',
    vary: 'origin',
  };
}

/** Responds to CORS preflight requests. The control API allows none. */
export function registerPreflights(app: FastifyInstance, origins: Origins): void {
  app.options('*', async (request, reply) => {
    if (request.url.startsWith('/__mock')) throw detail(404, 'Not found.');
    const permitted = corsHeaders(origins, request.headers.origin);
    return reply
      .code(204)
      .headers(permitted.vary ? { ...permitted, ...preflightHeaders } : {})
      .send();
  });
}
