import type { FaultRule } from './fault-rule.ts';
import type { RandomSource } from './random.ts';

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** Whether a path is the one of a rule: a slash at the end counts for nothing, a star stands for any rest. */
export function pathMatches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return withoutSlash(rule) === withoutSlash(path);
}

/** A rule in force. */
export interface ActiveFault {
  id: number;
  rule: FaultRule;
  /** Calls spoiled so far. */
  hits: number;
}

/** Everything that the rules of a world have come to. */
export interface FaultState {
  active: readonly ActiveFault[];
  /** The id of the next rule. */
  next: number;
  /** Random numbers used so far. */
  drawn: number;
}

/** The rules of a world that spoil calls. */
export interface Faults {
  add: (rule: FaultRule) => ActiveFault;
  list: () => readonly ActiveFault[];
  clear: () => void;
  remove: (id: number) => boolean;
  /** The rules that spoil this call; each counts the hit and goes when it is spent. */
  match: (method: string, path: string) => readonly FaultRule[];
  state: () => FaultState;
  /** Goes on from a state; the random source must be untouched. */
  load: (state: FaultState) => void;
}

const none: readonly FaultRule[] = [];

function ruleMatches(
  { method, path }: FaultRule,
  called: { method: string; path: string },
): boolean {
  if (method !== undefined && method !== called.method) return false;
  return path === undefined || pathMatches(path, called.path);
}

export function createFaults(random: RandomSource): Faults {
  let active: ActiveFault[] = [];
  let next = 1;
  let drawn = 0;
  const draw = (): number => {
    drawn += 1;
    return random();
  };
  return {
    add: (rule) => {
      const fault = { id: next, rule, hits: 0 };
      next += 1;
      active.push(fault);
      return fault;
    },
    list: () => active,
    clear: () => {
      active = [];
    },
    remove: (id) => {
      const before = active.length;
      active = active.filter((fault) => fault.id !== id);
      return active.length < before;
    },
    match: (method, path) => {
      if (active.length === 0) return none;
      const matched = active.filter(
        ({ rule }) =>
          ruleMatches(rule, { method, path }) &&
          (rule.probability === undefined || draw() < rule.probability),
      );
      for (const fault of matched) fault.hits += 1;
      active = active.filter(({ rule, hits }) => rule.times === undefined || hits < rule.times);
      return matched.map(({ rule }) => rule);
    },
    state: () => ({ active: active.map((fault) => ({ ...fault })), next, drawn }),
    load: (state) => {
      active = state.active.map((fault) => ({ ...fault }));
      next = state.next;
      while (drawn < state.drawn) draw();
    },
  };
}
