import type { RouteShorthandOptions } from 'fastify';
import type { AuthRule } from '../plugins/authentication.ts';
import { bettingFormErrors, formErrors } from '../shared/validate.ts';

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

/** Options of a route beside its schema. */
export function endpointOptions(
  endpoint: Endpoint,
): Required<Pick<RouteShorthandOptions, 'config' | 'schemaErrorFormatter'>> {
  const bettingErrors = endpoint.errors.includes('bets');
  return {
    config: { endpoint, auth: endpoint.auth ?? 'player', bettingErrors },
    schemaErrorFormatter: bettingErrors ? bettingFormErrors : formErrors,
  };
}
