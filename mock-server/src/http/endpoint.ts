import type { CallerRule } from './authenticate.ts';

/** The kinds of refusal that calls know. */
export type Refusal =
  | 'form'
  | 'credentials'
  | 'token'
  | 'missing'
  | 'throttled'
  | 'bets'
  | 'reusedKey';

/** A call of the API as its route and the OpenAPI document describe it. */
export interface Call {
  summary: string;
  tag: string;
  /** Who may call; a player with a token unless given. */
  caller?: CallerRule;
  refuses: readonly Refusal[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
    /** Answers errors of the body as `{"error": "…"}` instead of `{"detail": "…"}`. */
    bettingErrors?: boolean;
  }
}

/**
 * The options of a route. They hold no schemas: requests are read by the handlers, which name each
 * fault, and answers go through JSON.stringify, which is as fast as a serialiser made from a schema
 * and costs nothing at the start.
 */
export const routeOf = (call: Call) => ({
  config: {
    call,
    caller: call.caller ?? ('player' as const),
    bettingErrors: call.refuses.includes('bets'),
  },
});
