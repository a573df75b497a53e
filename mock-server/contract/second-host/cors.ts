import type { HostOptions } from './options.ts';

/** The headers by which a browser lets a page of an origin read a response. */
export function corsHeaders(origin: string | undefined, { origins }: HostOptions) {
  const allowed = origin !== undefined && (origins === 'any' || origins.includes(origin));
  return allowed ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};
}

/** What a preflight is told beyond that. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  'access-control-max-age': '600',
};
