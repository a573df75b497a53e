import type { FastifyContextConfig } from 'fastify';
import type { AuthRule } from './authenticate.ts';

/** The kinds of refusal that calls know. */
export type ErrorKind =
  | 'form'
  | 'credentials'
  | 'token'
  | 'missing'
  | 'throttled'
  | 'bets'
  | 'reusedKey';

/** A call of the API as its route and the OpenAPI document describe it. */
export interface Endpoint {
  summary: string;
  tag: string;
  /** Who may call; a player with a token unless given. */
  auth?: AuthRule;
  errors: readonly ErrorKind[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Answers errors of the body as `{"error": "…"}` instead of `{"detail": "…"}`. */
    bettingErrors?: boolean;
  }
}

/**
 * The options of a route. They hold no schemas: requests are read by the handlers, which name each
 * fault, and answers go through JSON.stringify, which is as fast as a serialiser made from a schema
 * and costs nothing at the start.
 */
export const endpointOptions = (endpoint: Endpoint): { config: FastifyContextConfig } => ({
  config: {
    endpoint,
    auth: endpoint.auth ?? 'player',
    bettingErrors: endpoint.errors.includes('bets'),
  },
});
