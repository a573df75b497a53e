import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { applyFault, breakConnection } from '../faults/apply-fault.ts';
import { matchMagicInput } from '../faults/magic-inputs.ts';
import { recordRequest } from '../journal/record-request.ts';
import { worldGone } from '../shared/http-error.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import type { World } from '../worlds/world.ts';
import { advanceClock } from './clock.ts';
import { whenFree } from './replays.ts';

type Rules = readonly FaultRule[];

const isAfter = ({ when }: FaultRule): boolean => when === 'after-commit';
const breaks = ({ effect }: FaultRule): boolean => effect === 'reset' || effect === 'drop';
const leavesResponse: ReadonlySet<string> = new Set(['latency', 'eventual-history']);
const continues: ReadonlySet<string> = new Set(['latency', 'delayed-commit', 'eventual-history']);

/** Milliseconds to wait before the effect; some effects wait while they send. */
function delayOf({ effect, milliseconds }: FaultRule): number {
  if (effect === 'slow-drip' || effect === 'eventual-history') return 0;
  return milliseconds ?? (effect === 'latency' || effect === 'delayed-commit' ? 1_000 : 0);
}

const withoutDelay = (rule: FaultRule): FaultRule =>
  rule.effect === 'eventual-history' ? rule : { ...rule, milliseconds: 0 };

function rulesOf(request: FastifyRequest, world: World, path: string): Rules {
  const { faults, replay, replayedFaults } = world;
  if (!faults.isUsed()) return [];
  // Null if there was no rule yet when the request came: its entry may follow the entry that adds one.
  const recorded = replay ? (replayedFaults ?? []) : undefined;
  const found = faults.match(request.method, path, recorded);
  request.faultIds = found.map(({ id }) => id);
  return found.map(({ rule }) => rule);
}

/** The rules that apply to a request, from magic inputs and from the world. The request keeps them for later steps. */
function takeFaults(request: FastifyRequest, world: World): Rules {
  const path = request.url.split('?', 1)[0] ?? '/';
  const magic = matchMagicInput(world, request, path);
  if (magic && !world.replay) request.server.coverage.record('errorRows', magic.requirement);
  const all = [...(magic ? [magic.rule] : []), ...rulesOf(request, world, path)];
  const rules = world.replay ? all.map(withoutDelay) : all;
  request.faultsAfter = rules.filter(isAfter);
  request.faultsOfResponse = rules.filter(({ effect }) => !leavesResponse.has(effect));
  for (const { effect, milliseconds = 10_000 } of rules) {
    if (effect === 'eventual-history') request.historyDelay = milliseconds;
  }
  return rules;
}

async function applyBefore(reply: FastifyReply, rules: Rules, { replay }: World): Promise<boolean> {
  for (const rule of rules) {
    const { effect } = rule;
    // A replay waits for the handler, which continues without a connection.
    if (effect === 'delayed-commit' && !replay) await breakConnection(reply, 'reset');
    await sleep(delayOf(rule));
    if (continues.has(effect)) continue;
    if (effect === 'reset' || effect === 'drop') {
      reply.hijack();
      await breakConnection(reply, effect);
    } else {
      reply.request.isAnsweredByFault = true;
      reply.send(applyFault(reply, rule, '{"detail":"Spoiled before anything was done."}'));
    }
    return true;
  }
  return false;
}

async function applyAfter(reply: FastifyReply, rules: Rules, payload: unknown): Promise<unknown> {
  let body = payload;
  for (const rule of rules) {
    await sleep(delayOf(rule));
    if (breaks(rule)) {
      reply.hijack();
      await breakConnection(reply, rule.effect === 'reset' ? 'reset' : 'drop');
      return undefined;
    }
    body = applyFault(reply, rule, typeof payload === 'string' ? payload : '');
  }
  return body;
}

/** Applies magic inputs and the fault rules of a world, before or after the handler. */
export const faults = fp(async (api: FastifyInstance) => {
  api.addHook('preValidation', (request, reply, done) => {
    const { world } = request;
    const rules = world ? takeFaults(request, world) : [];
    if (!world || rules.length === 0) return done();
    const before = rules.filter((rule) => !isAfter(rule));
    const last = before.find(({ effect }) => !continues.has(effect));
    if (last && breaks(last)) recordRequest(world, request, 0, '');
    applyBefore(reply, before, world).then((ended) => {
      if (ended) return;
      // The delay is over: the world has moved on, or was removed.
      if (!api.worlds.isCurrent(world)) return done(worldGone());
      whenFree(request, world, (error) => {
        if (!error) advanceClock(request, world);
        done(error);
      });
    }, done);
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const { faultsAfter } = request;
    request.faultsAfter = null;
    if (!faultsAfter || faultsAfter.length === 0) return done(null, payload);
    applyAfter(reply, faultsAfter, payload).then((body) => {
      if (body !== undefined) done(null, body);
    }, done);
  });
});
