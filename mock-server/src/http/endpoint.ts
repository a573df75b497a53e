import type { FastifyContextConfig } from 'fastify';
import type { AuthRule } from '../plugins/authentication.ts';

/** Kinds of error responses. */
export type ErrorKind =
  | 'form'
  | 'credentials'
  | 'token'
  | 'missing'
  | 'throttled'
  | 'bets'
  | 'reusedKey';

/** An endpoint of the API, for its route and the OpenAPI document. */
export interface Endpoint {
  summary: string;
  tag: string;
  /** Who may use it; a player with a token by default. */
  auth?: AuthRule;
  errors: readonly ErrorKind[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Errors of the body take the form `{"error": "…"}` instead of `{"detail": "…"}`. */
    bettingErrors?: boolean;
  }
}

/**
 * Options of a route. They contain no schemas: handlers validate requests and name each error, and responses go
 * through JSON.stringify, which is as fast as a serialiser and needs no time at start-up.
 */
export const endpointOptions = (endpoint: Endpoint): { config: FastifyContextConfig } => ({
  config: {
    endpoint,
    auth: endpoint.auth ?? 'player',
    bettingErrors: endpoint.errors.includes('bets'),
  },
});
