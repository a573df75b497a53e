import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import type { TSchema } from 'typebox';
import type { CallerRule } from './caller.ts';

/** The refusals that calls know, each with the status and shape of its answer. */
const refusals = {
  form: { 400: FieldErrors },
  credentials: { 401: FieldErrors },
  token: { 401: DetailError },
  missing: { 404: DetailError },
  throttled: { 429: DetailError },
  bets: { 400: BettingError },
  reusedKey: { 409: BettingError },
} as const;

/** A call of the API as its route and the OpenAPI document describe it. */
export interface Call {
  summary: string;
  tag: string;
  /** Who may call; a player with a token unless given. */
  caller?: CallerRule;
  body?: TSchema;
  query?: TSchema;
  params?: TSchema;
  /** Status and answer of a call that succeeds. */
  answer: Record<number, TSchema>;
  refuses: readonly (keyof typeof refusals)[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
    /** Answers errors of the body as `{"error": "…"}` instead of `{"detail": "…"}`. */
    bettingErrors?: boolean;
  }
}

/**
 * The options of a route. The schemas are for the document and the contract: requests are read by
 * the handlers, which name each fault, and answers go through JSON.stringify, which is as fast as a
 * serialiser made from a schema and costs nothing at the start.
 */
export const routeOf = (call: Call) => ({
  config: {
    call,
    caller: call.caller ?? ('player' as const),
    bettingErrors: call.refuses.includes('bets'),
  },
});

const security = {
  player: [{ bearer: [] }],
  public: [{}, { bearer: [] }],
  body: [],
};

/** What the OpenAPI document says of a call. */
export const documentOf = ({ summary, tag, caller = 'player', ...call }: Call) => ({
  summary,
  tags: [tag],
  security: security[caller],
  ...(call.body && { body: call.body }),
  ...(call.query && { querystring: call.query }),
  ...(call.params && { params: call.params }),
  response: Object.assign({}, ...call.refuses.map((kind) => refusals[kind]), call.answer),
});
