import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from '../faults/apply-fault.ts';
import { breakConnection } from '../faults/break-connection.ts';
import { matchMagicInput } from '../faults/match-magic-input.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import type { World } from '../worlds/world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The ids of the rules that spoil this call; null where the world never had one. */
    faultIds: readonly number[] | null;
    /** Rules that spoil the response of this call after its work is done. */
    faultsAfter: readonly FaultRule[] | null;
    /** How old, in milliseconds of the world's time, a bet must be to show in a history. */
    historyDelay: number;
  }
}

/** Stands for a response that is not sent, because the connection is broken. */
export const broken = Symbol('broken');

const none: readonly FaultRule[] = [];
const isAfter = (rule: FaultRule): boolean => rule.when === 'after-commit';
const breaks = ({ effect }: FaultRule): boolean => effect === 'reset' || effect === 'drop';
/** Effects after which a call goes on. */
const goesOn: ReadonlySet<string> = new Set(['latency', 'delayed-commit', 'eventual-history']);

/** Whether a call ends before its work is done, by a broken connection. */
export function endsBroken(rules: readonly FaultRule[]): boolean {
  const last = rules.find((rule) => !isAfter(rule) && !goesOn.has(rule.effect));
  return last !== undefined && breaks(last);
}

/** Milliseconds that pass before the effect; some effects take the time themselves. */
function delayOf({ effect, milliseconds }: FaultRule): number {
  if (effect === 'slow-drip' || effect === 'eventual-history') return 0;
  return milliseconds ?? (effect === 'latency' || effect === 'delayed-commit' ? 1_000 : 0);
}

/** The rules of a world that spoil a call. A replay takes those that spoiled it then, without their waiting. */
function rulesOf(request: FastifyRequest, world: World, path: string): readonly FaultRule[] {
  const { faults, replaying, replayedFaults } = world;
  if (!faults.isUsed()) return none;
  const matched = faults.match(request.method, path);
  const found = replaying && replayedFaults ? faults.byIds(replayedFaults) : matched;
  request.faultIds = found.map(({ id }) => id);
  return found.map(({ rule }) => rule);
}

/**
 * The rules that spoil a call, by the inputs of the call or of its world. Keeps on the request those that wait for its
 * work to be done.
 */
export function takeFaults(request: FastifyRequest, world: World): readonly FaultRule[] {
  const path = request.url.split('?', 1)[0] ?? '/';
  const magic = matchMagicInput(world, request, path);
  const matched = rulesOf(request, world, path);
  if (!magic && matched.length === 0) return none;
  if (magic && !world.replaying) request.server.coverage.record('errorRows', magic.requirement);
  const all = magic ? [magic.rule, ...matched] : matched;
  const rules = world.replaying ? all.map((rule) => ({ ...rule, ...withoutDelay(rule) })) : all;
  request.faultsAfter = rules.filter(isAfter);
  for (const { effect, milliseconds = 10_000 } of rules) {
    if (effect === 'eventual-history') request.historyDelay = milliseconds;
  }
  return rules;
}

/** A rule's waiting is nothing in a replay: nobody looks on. How old a bet must be is no waiting. */
const withoutDelay = ({ effect }: FaultRule): Partial<FaultRule> =>
  effect === 'eventual-history' ? {} : { milliseconds: 0 };

/** Waits, breaks the connection or responds as the rules say before the work; gives whether the call ends here. */
export async function applyFaultsBefore(
  reply: FastifyReply,
  rules: readonly FaultRule[],
  replaying: boolean,
): Promise<boolean> {
  for (const rule of rules) {
    const { effect } = rule;
    if (isAfter(rule)) continue;
    // A replay has to wait for the work, which goes on without a connection.
    if (effect === 'delayed-commit' && !replaying) await breakConnection(reply, 'reset');
    await sleep(delayOf(rule));
    if (goesOn.has(effect)) continue;
    if (effect === 'reset' || effect === 'drop') {
      reply.hijack();
      await breakConnection(reply, effect);
    } else {
      reply.send(applyFault(reply, rule, '{"detail":"Spoiled before anything was done."}'));
    }
    return true;
  }
  return false;
}

/** The response as the rules leave it after the work; `broken` when the connection is. */
export async function applyFaultsAfter(
  reply: FastifyReply,
  rules: readonly FaultRule[],
  answer: unknown,
): Promise<unknown> {
  let spoiled = answer;
  for (const rule of rules) {
    await sleep(delayOf(rule));
    if (rule.effect === 'reset' || rule.effect === 'drop') {
      reply.hijack();
      await breakConnection(reply, rule.effect);
      return broken;
    }
    spoiled = applyFault(reply, rule, typeof answer === 'string' ? answer : '');
  }
  return spoiled;
}
