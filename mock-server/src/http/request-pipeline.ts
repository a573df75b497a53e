import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyFault, breakConnection } from '../faults/apply-fault.ts';
import { matchMagicInput } from '../faults/match-magic-input.ts';
import { processDueDraws } from '../markets/process-due-draws.ts';
import { recordRequest } from '../recording/record-request.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import { type World, wallClock, worldTime } from '../worlds/world.ts';
import { worldFromBody } from './authenticate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Rules that spoil the answer of this call after its work is done. */
    faultsAfter: readonly FaultRule[] | null;
  }
}

const isAfter = (rule: FaultRule): boolean => rule.when === 'after-commit';

/** Milliseconds that pass before the effect; a slow answer takes its time itself. */
function delayOf({ effect, milliseconds }: FaultRule): number {
  if (effect === 'slow-drip') return 0;
  return milliseconds ?? (effect === 'latency' ? 1_000 : 0);
}

/** Waits or answers as the rules say; gives whether the call has its answer now. */
async function applyFaultsBefore(
  reply: FastifyReply,
  rules: readonly FaultRule[],
): Promise<boolean> {
  for (const rule of rules) {
    await sleep(delayOf(rule));
    if (rule.effect === 'latency') continue;
    if (rule.effect === 'reset') breakConnection(reply);
    else reply.send(applyFault(reply, rule, '{"detail":"Spoiled before anything was done."}'));
    return true;
  }
  return false;
}

/** The answer as the rules leave it; undefined when the connection is broken. */
async function applyFaultsAfter(reply: FastifyReply, rules: readonly FaultRule[], answer: unknown) {
  let spoiled = answer;
  for (const rule of rules) {
    await sleep(delayOf(rule));
    if (rule.effect === 'reset') return breakConnection(reply);
    spoiled = applyFault(reply, rule, typeof answer === 'string' ? answer : '');
  }
  return spoiled;
}

/** Lets the world's time catch up, and keeps it with the call. */
function advanceToNow(request: FastifyRequest, world: World): void {
  const held = world.frozenWallClock;
  world.frozenWallClock = wallClock(world);
  request.receivedAtWall = world.frozenWallClock;
  request.receivedAt = worldTime(world);
  processDueDraws(world);
  world.frozenWallClock = held;
}

/** The rules without their waiting where a replay repeats calls: nobody looks on. */
const withoutDelays = (world: World, rules: readonly FaultRule[]): readonly FaultRule[] =>
  world.replaying ? rules.map((rule) => ({ ...rule, milliseconds: 0 })) : rules;

/** Before the work of a call: the world's time catches up, rules may spoil the call. */
function onPreHandler(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { world } = request;
  if (!world) {
    done();
    return;
  }
  advanceToNow(request, world);
  const path = request.url.split('?', 1)[0] ?? '/';
  const magic = matchMagicInput(world, request, path);
  const struck = world.faults.match(request.method, path);
  if (!magic && struck.length === 0) {
    done();
    return;
  }
  if (magic && !world.replaying) {
    request.server.coverage.record('errorRows', magic.requirement);
  }
  const rules = withoutDelays(world, magic ? [magic.rule, ...struck] : struck);
  request.faultsAfter = rules.filter(isAfter);
  const now = rules.filter((rule) => !isAfter(rule));
  if (now.some(({ effect }) => effect === 'reset')) recordRequest(world, request, 0, '', false);
  applyFaultsBefore(reply, now)
    .then((answered) => {
      if (answered) return;
      // Time went by meanwhile, and the world may have gone.
      if (world.db.handle.open) advanceToNow(request, world);
      done();
    })
    .catch(done);
}

/**
 * What happens around every call that has a world: its time catches up, rules spoil it, the journal
 * records it.
 */
export function registerRequestPipeline(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const called = `${String(route.method)} ${route.url}`;
    app.coverage.declare('calls', called);
    // Forms and refreshes carry secrets, and only their body tells the world.
    const byBody = route.config?.auth === 'body';
    route.preHandler = (request, reply, done) => {
      if (byBody) request.world = worldFromBody(app, request);
      onPreHandler(request, reply, done);
    };
    route.onSend = (request, reply, answer, done) => {
      const { world, faultsAfter } = request;
      if (!world?.replaying) app.coverage.record('calls', called, reply.statusCode);
      if (!world) return done(null, answer);
      const text = typeof answer === 'string' ? answer : '';
      recordRequest(world, request, reply.statusCode, text, byBody);
      if (!faultsAfter) return done(null, answer);
      applyFaultsAfter(reply, faultsAfter, answer).then((spoiled) => {
        if (!reply.raw.destroyed) done(null, spoiled);
      }, done);
    };
  });
}
