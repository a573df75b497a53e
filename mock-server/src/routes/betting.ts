import type { SentBettingResponse } from '@matka/contracts/api/betting';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withIdempotencyKey } from '../betting/idempotency.ts';
import { type BetRequest, parseBetRequest } from '../betting/parse-bet-request.ts';
import { placeBets, type Transaction } from '../betting/place-bets.ts';
import { inCommitGroup } from '../db/group-commit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ApiCoverage } from '../http/api-coverage.ts';
import { worldOf } from '../http/authenticate.ts';
import { endpointOptions } from '../http/endpoint.ts';
import { phasesAt } from '../markets/phases.ts';
import { recordRequest } from '../recording/record-request.ts';
import { HttpError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

function place(
  coverage: ApiCoverage,
  world: World,
  playerId: number,
  submission: BetRequest,
  at: number,
  store: (response: SentBettingResponse) => void,
  transaction: Transaction,
): SentBettingResponse {
  if (!world.replaying) coverage.record('betTypes', submission.betType.config.code);
  const { market } = submission;
  const state = market.suspended ? 'suspended' : phasesAt(world, at).phases.get(market.id);
  if (state && !world.replaying) coverage.record('phases', state);
  return placeBets(world, playerId, submission, at, store, transaction);
}

const isRefusal = (error: unknown): boolean => error instanceof HttpError;
const inGroup: Transaction = (db, work) => inCommitGroup(db, work, isRefusal);

/** Places the bets of a request once per Idempotency-Key. */
function submit(
  { coverage }: FastifyInstance,
  request: FastifyRequest,
  transaction: Transaction,
): SentBettingResponse {
  const world = worldOf(request);
  const { playerId, body, receivedAt } = request;
  const key = request.headers['idempotency-key'];
  return withIdempotencyKey(
    world,
    playerId,
    typeof key === 'string' ? key : undefined,
    body,
    (store) =>
      place(
        coverage,
        world,
        playerId,
        parseBetRequest(world, body),
        receivedAt,
        store,
        transaction,
      ),
  );
}

/** POST /betting/: places bets. */
export function bettingRoute(app: FastifyInstance): void {
  const options = endpointOptions({
    summary: 'Place bets. An Idempotency-Key prevents duplicates.',
    tag: 'betting',
    errors: ['bets', 'token', 'reusedKey'],
  });
  options.config.commitsInGroup = true;
  app.post('/betting/', options, async (request, reply) => {
    const world = worldOf(request);
    if (world.replaying || request.faultsAfter) return submit(app, request, inTransaction);
    let response: string;
    try {
      response = JSON.stringify(submit(app, request, inGroup));
    } catch (error) {
      // A refusal, too, may depend on what the group wrote.
      world.db.group?.commit();
      throw error;
    }
    const { group } = world.db;
    // The order of the journal is that of the work, not that of the commits.
    request.journalEntry = recordRequest(world, request, 200, response, false);
    await group?.committed;
    reply.type('application/json; charset=utf-8');
    return response;
  });
}
