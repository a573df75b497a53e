import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { breakConnection, spoil } from '../faults/apply-fault.ts';
import { magicRule } from '../faults/match-magic-input.ts';
import { catchUp } from '../markets/process-due-draws.ts';
import { recordCall } from '../recording/record-request.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import { nowIn, realIn, type World } from '../worlds/world.ts';
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

/** Lets the world's time catch up, and keeps it with the call. */
function enter(request: FastifyRequest, world: World): void {
  const held = world.heldAt;
  world.heldAt = realIn(world);
  request.calledReal = world.heldAt;
  request.calledAt = nowIn(world);
  catchUp(world);
  world.heldAt = held;
}

/** The rules without their waiting where a replay repeats calls: nobody looks on. */
const unhurried = (world: World, rules: readonly FaultRule[]): readonly FaultRule[] =>
  world.replaying ? rules.map((rule) => ({ ...rule, milliseconds: 0 })) : rules;

/** Before the work of a call: the world's time catches up, rules may spoil the call. */
function before(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { world } = request;
  if (!world) {
    done();
    return;
  }
  enter(request, world);
  const path = request.url.split('?', 1)[0] ?? '/';
  const magic = magicRule(world, request, path);
  const struck = world.faults.strike(request.method, path);
  if (!magic && struck.length === 0) {
    done();
    return;
  }
  if (magic && !world.replaying) {
    request.server.coverage.hit('errorRows', magic.clause);
  }
  const rules = unhurried(world, magic ? [magic.rule, ...struck] : struck);
  request.faultsAfter = rules.filter(isAfter);
  const now = rules.filter((rule) => !isAfter(rule));
  if (now.some(({ effect }) => effect === 'reset')) recordCall(world, request, 0, '', false);
  spoilBefore(reply, now)
    .then((answered) => {
      if (answered) return;
      // Time went by meanwhile, and the world may have gone.
      if (world.db.handle.open) enter(request, world);
      done();
    })
    .catch(done);
}

/**
 * What happens around every call that has a world: its time catches up, rules spoil it, the journal
 * records it.
 */
export function keepHouse(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const called = `${String(route.method)} ${route.url}`;
    app.coverage.expect('calls', called);
    // Forms and refreshes carry secrets, and only their body tells the world.
    const byBody = route.config?.caller === 'body';
    route.preHandler = (request, reply, done) => {
      if (byBody) request.world = worldOfBody(app, request);
      before(request, reply, done);
    };
    route.onSend = (request, reply, answer, done) => {
      const { world, faultsAfter } = request;
      if (!world?.replaying) app.coverage.hit('calls', called, reply.statusCode);
      if (!world) return done(null, answer);
      const text = typeof answer === 'string' ? answer : '';
      recordCall(world, request, reply.statusCode, text, byBody);
      if (!faultsAfter) return done(null, answer);
      spoilAfter(reply, faultsAfter, answer).then((spoiled) => {
        if (!reply.raw.destroyed) done(null, spoiled);
      }, done);
    };
  });
}
