import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultRule } from '../faults/fault-rule.ts';
import { catchUp } from '../house/catch-up.ts';
import { magicRule } from '../magic/magic-rule.ts';
import { nowIn, type World } from '../worlds/world.ts';
import { breakConnection, spoil } from './spoil.ts';
import { worldOfBody } from './world-of-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Rules that spoil the answer of this call after its work is done. */
    faultsAfter: readonly FaultRule[] | null;
  }
}

const isAfter = (rule: FaultRule): boolean => rule.when === 'after-commit';

/** Milliseconds that pass before the effect; a slow answer takes its time itself. */
function waitOf({ effect, milliseconds }: FaultRule): number {
  if (effect === 'slow-drip') return 0;
  return milliseconds ?? (effect === 'latency' ? 1_000 : 0);
}

/** Waits or answers as the rules say; gives whether the call has its answer now. */
async function spoilBefore(reply: FastifyReply, rules: readonly FaultRule[]): Promise<boolean> {
  for (const rule of rules) {
    await sleep(waitOf(rule));
    if (rule.effect === 'latency') continue;
    if (rule.effect === 'reset') breakConnection(reply);
    else reply.send(spoil(reply, rule, '{"detail":"Spoiled before anything was done."}'));
    return true;
  }
  return false;
}

/** The answer as the rules leave it; undefined when the connection is broken. */
async function spoilAfter(reply: FastifyReply, rules: readonly FaultRule[], answer: unknown) {
  let spoiled = answer;
  for (const rule of rules) {
    await sleep(waitOf(rule));
    if (rule.effect === 'reset') return breakConnection(reply);
    spoiled = spoil(reply, rule, typeof answer === 'string' ? answer : '');
  }
  return spoiled;
}

function record(world: World, request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
  const { method, url, playerId, body } = request;
  const mayHoldSecrets = request.routeOptions.config.caller === 'body';
  const text = typeof answer === 'string' ? answer : '';
  world.journal.record(
    {
      at: nowIn(world),
      method,
      url,
      playerId,
      request: body,
      status: reply.statusCode,
      answer: text,
    },
    mayHoldSecrets,
  );
}

/**
 * What happens around every call that has a world: its time catches up, rules spoil it, the journal
 * records it.
 */
export function keepHouse(app: FastifyInstance): void {
  app.decorateRequest('faultsAfter', null);
  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.config.caller === 'body') request.world = worldOfBody(app, request);
    const { world } = request;
    if (!world) return done();
    catchUp(world);
    const path = request.url.split('?')[0] ?? '/';
    const magic = magicRule(world, request, path);
    const struck = world.faults.strike(request.method, path);
    const rules = magic ? [magic, ...struck] : struck;
    if (rules.length === 0) return done();
    request.faultsAfter = rules.filter(isAfter);
    const before = rules.filter((rule) => !isAfter(rule));
    spoilBefore(reply, before).then((answered) => answered || done(), done);
  });
  app.addHook('onSend', (request, reply, answer, done) => {
    const { world } = request;
    if (!world) return done(null, answer);
    record(world, request, reply, answer);
    const { faultsAfter } = request;
    if (!faultsAfter) return done(null, answer);
    spoilAfter(reply, faultsAfter, answer).then((spoiled) => {
      if (!reply.raw.destroyed) done(null, spoiled);
    }, done);
  });
}
