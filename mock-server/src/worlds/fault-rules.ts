import type { RandomSource } from '../shared/random.ts';
import type { FaultRule } from './fault-rule.ts';

const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

/** True if a path matches that of a rule: trailing slashes are ignored, a star matches any rest. */
export function pathMatches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return withoutSlash(rule) === withoutSlash(path);
}

/** A rule in force. */
export interface ActiveFault {
  id: number;
  rule: FaultRule;
  /** Number of requests that it applied to. */
  hits: number;
}

/** State of all rules of a world. */
export interface FaultState {
  active: readonly ActiveFault[];
  /** The id of the next rule. */
  next: number;
  /** Random numbers used so far. */
  drawn: number;
}

/** Fault rules of a world. */
export interface Faults {
  add: (rule: FaultRule) => ActiveFault;
  list: () => readonly ActiveFault[];
  clear: () => void;
  remove: (id: number) => boolean;
  /** True if there ever was a rule. */
  isUsed: () => boolean;
  /**
   * The rules that match a request. Each counts the hit and is removed after its last one.
   * @param recorded the ids of those that a replay repeats, in their order, also of ones that went a short while ago
   */
  match: (method: string, path: string, recorded?: readonly number[]) => readonly ActiveFault[];
  state: () => FaultState;
  /** Restores a state; the random source must be unused. */
  load: (state: FaultState) => void;
}

const none: readonly ActiveFault[] = [];
/** Removed rules that are kept for requests that still use them. */
const maxRemoved = 20;
/** Endpoints that `eventual-history` affects. */
const historyPath = /^\/(bets\/history|betting\/[^/]+)\/?$/;

function ruleMatches(
  { effect, method, path }: FaultRule,
  called: { method: string; path: string },
): boolean {
  if (effect === 'eventual-history') {
    if (called.method !== 'GET' || !historyPath.test(called.path)) return false;
  }
  if (method !== undefined && method !== called.method) return false;
  return path === undefined || pathMatches(path, called.path);
}

export function createFaults(random: RandomSource): Faults {
  let active: ActiveFault[] = [];
  let removed: ActiveFault[] = [];
  let next = 1;
  let drawn = 0;
  const draw = (): number => {
    drawn += 1;
    return random();
  };
  const keepOnly = (isKept: (fault: ActiveFault) => boolean): boolean => {
    const gone = active.filter((fault) => !isKept(fault));
    removed = [...removed, ...gone].slice(-maxRemoved);
    active = active.filter(isKept);
    return gone.length > 0;
  };
  const byIds = (ids: readonly number[]): ActiveFault[] =>
    ids.flatMap((id) => [...removed, ...active].find((fault) => fault.id === id) ?? []);
  return {
    add: (rule) => {
      const fault = { id: next, rule, hits: 0 };
      next += 1;
      active.push(fault);
      return fault;
    },
    list: () => active,
    clear: () => {
      keepOnly(() => false);
    },
    remove: (id) => keepOnly((fault) => fault.id !== id),
    isUsed: () => next > 1,
    match: (method, path, recorded) => {
      if (active.length === 0 && !recorded?.length) return none;
      const matching = active.filter(
        ({ rule }) =>
          ruleMatches(rule, { method, path }) &&
          (rule.probability === undefined || draw() < rule.probability),
      );
      const matched = recorded ? byIds(recorded) : matching;
      for (const fault of matched) fault.hits += 1;
      keepOnly(({ rule, hits }) => rule.times === undefined || hits < rule.times);
      return matched;
    },
    state: () => ({ active: active.map((fault) => ({ ...fault })), next, drawn }),
    load: (state) => {
      active = state.active.map((fault) => ({ ...fault }));
      next = state.next;
      while (drawn < state.drawn) draw();
    },
  };
}
