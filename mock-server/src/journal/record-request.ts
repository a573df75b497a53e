import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { statusAfter } from '../faults/apply-fault.ts';
import { isRead } from '../http/methods.ts';
import type { World } from '../worlds/world.ts';
import type { NewEntry } from './entry.ts';
import { takeChanges } from './journal.ts';
import { redactRequest, redactResponse } from './redact.ts';

/** Writes a redacted request with its changes to its world's journal. Status 0: no handler was reached. */
export function recordRequest(
  world: World,
  request: FastifyRequest,
  status: number,
  payload: unknown,
): void {
  // The world was removed during the request: nothing can read its journal.
  if (!world.db.handle.open) return;
  const changes = takeChanges(world);
  // The change of a control request may be in memory only: a fault rule.
  const changesWorld = changes.rows > 0 || (request.url.startsWith('/__mock/') && status < 400);
  if (!isRead(request.method) && changesWorld) world.isTouched = true;
  const { method, playerId, receivedAt, receivedAtWall } = request;
  const kept = redacted(request);
  const answer = typeof payload === 'string' ? payload : '';
  // Only login, registration and refresh carry credentials or tokens.
  const hasSecrets = request.routeOptions.config.auth === 'body';
  // The search for credentials takes up to a millisecond.
  const isKnownText = !hasSecrets && status < 400 && !world.faults.isUsed();
  world.journal.record({
    at: receivedAt,
    real: receivedAtWall,
    method,
    url: kept.url,
    playerId,
    ...(kept.key !== undefined && { key: kept.key }),
    ...(request.faultIds && { faults: [...request.faultIds] }),
    ...(kept.isUnusual && { redacted: true }),
    status,
    ...sentInstead(request, status),
    ms: elapsed(request),
    ...changes,
    request: kept.body,
    answer: isKnownText ? answer : redactResponse(answer, status, kept),
  });
}

/** The response that the client gets where fault rules change it. */
function sentInstead({ faultsOfResponse }: FastifyRequest, status: number): Pick<NewEntry, 'sent'> {
  if (!faultsOfResponse || faultsOfResponse.length === 0) return {};
  const sent = faultsOfResponse.reduce(
    (got, rule) => (got === 0 ? got : statusAfter(rule, got)),
    status,
  );
  return { sent: { status: sent, effects: faultsOfResponse.map(({ effect }) => effect) } };
}

const elapsed = ({ arrivedAt }: FastifyRequest): number =>
  Math.round((performance.now() - arrivedAt) * 10) / 10;

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function redacted(request: FastifyRequest) {
  const { url, headers } = request;
  const { body } = request.sent ?? request;
  const key = headers['idempotency-key'];
  const kept = redactRequest({ url, key: typeof key === 'string' ? key : undefined, body });
  if (body !== undefined || !hasBody(headers)) return kept;
  // An unreadable body is not kept, and its response may repeat its media type.
  return {
    ...kept,
    secrets: [...kept.secrets, headers['content-type'] ?? ''],
    isUnusual: true,
  };
}
