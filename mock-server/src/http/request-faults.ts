import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from '../faults/apply-fault.ts';
import { breakConnection } from '../faults/break-connection.ts';
import { matchMagicInput } from '../faults/match-magic-input.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import type { World } from '../worlds/world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ids of the rules that match this request; null if the world never had a rule. */
    faultIds: readonly number[] | null;
    /** Rules that apply after the handler. */
    faultsAfter: readonly FaultRule[] | null;
    /** Minimum age of bets in histories, in milliseconds of world time. */
    historyDelay: number;
    /** Whether the journal has its response; a broken connection makes Fastify send an error after it. */
    isRecorded: boolean;
    /** The number of the journal entry that was written before the response; 0 if there is none. */
    journalEntry: number;
  }
}

/** Marks a response that is not sent because the connection is broken. */
export const broken = Symbol('broken');

const none: readonly FaultRule[] = [];
const isAfter = (rule: FaultRule): boolean => rule.when === 'after-commit';
const breaks = ({ effect }: FaultRule): boolean => effect === 'reset' || effect === 'drop';
/** Effects after which the request continues. */
const goesOn: ReadonlySet<string> = new Set(['latency', 'delayed-commit', 'eventual-history']);

/** True if rules break the connection before the handler. */
export function endsBroken(rules: readonly FaultRule[]): boolean {
  const last = rules.find((rule) => !isAfter(rule) && !goesOn.has(rule.effect));
  return last !== undefined && breaks(last);
}

/** Milliseconds to wait before the effect; some effects wait while they send. */
function delayOf({ effect, milliseconds }: FaultRule): number {
  if (effect === 'slow-drip' || effect === 'eventual-history') return 0;
  return milliseconds ?? (effect === 'latency' || effect === 'delayed-commit' ? 1_000 : 0);
}

/** The matching rules of a world. A replay uses the recorded ones. */
function rulesOf(request: FastifyRequest, world: World, path: string): readonly FaultRule[] {
  const { faults, replaying, replayedFaults } = world;
  if (!faults.isUsed()) return none;
  // None where there was no rule yet when the request came: its entry may follow that of one.
  const recorded = replaying ? (replayedFaults ?? []) : undefined;
  const found = faults.match(request.method, path, recorded);
  request.faultIds = found.map(({ id }) => id);
  return found.map(({ rule }) => rule);
}

/**
 * The rules that apply to a request, from magic inputs and from the world. Those for after the handler are stored
 * on the request.
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

/** A replay skips delays, but not the age of bets in a history. */
const withoutDelay = ({ effect }: FaultRule): Partial<FaultRule> =>
  effect === 'eventual-history' ? {} : { milliseconds: 0 };

/** Applies rules before the handler. Returns whether one of them has ended the request. */
export async function applyFaultsBefore(
  reply: FastifyReply,
  rules: readonly FaultRule[],
  replaying: boolean,
): Promise<boolean> {
  for (const rule of rules) {
    const { effect } = rule;
    if (isAfter(rule)) continue;
    // A replay waits for the handler, which continues without a connection.
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

/** Applies rules after the handler. Returns the body to send, `broken` if the connection is broken. */
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
