import { BettingResponse, betPayloads } from '@matka/contracts/api/betting';
import { Money } from '@matka/contracts/api/common';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { oncePerKey } from '../betting/once-per-key.ts';
import { placeBets } from '../betting/place-bets.ts';
import { readSubmission } from '../betting/read-submission.ts';
import { routeOf } from '../http/call.ts';
import { worldOf } from '../http/caller.ts';

/** One body for each bet type id, so that the document shows the payload of each. */
const bodies = Object.entries(betPayloads).map(([id, payload]) =>
  Type.Object({
    bet_type_id: Type.Literal(Number(id)),
    market_id: Type.Integer(),
    amount: Money,
    payload,
  }),
);

/** POST /betting/: places the bets of one screen. */
export function bettingRoute(app: FastifyInstance): void {
  app.post(
    '/betting/',
    routeOf({
      summary: 'Place the bets of one screen. An Idempotency-Key makes it happen once.',
      tag: 'betting',
      body: Type.Union(bodies),
      answer: { 200: BettingResponse },
      refuses: ['bets', 'token', 'reusedKey'],
    }),
    async (request) => {
      const world = worldOf(request);
      const { playerId, body } = request;
      const key = request.headers['idempotency-key'];
      return oncePerKey(world, playerId, typeof key === 'string' ? key : undefined, body, (keep) =>
        placeBets(world, playerId, readSubmission(world, body), keep),
      );
    },
  );
}
