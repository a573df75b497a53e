import type { RandomSource } from '@matka/contracts/random';
import Type, { type Static } from 'typebox';
import { closed, IntegerSchema } from '../shared/schema-types.ts';
import { FaultRule, ruleMatches } from './fault-rule.ts';

export const ActiveFault = Type.Object(
  {
    id: IntegerSchema,
    rule: FaultRule,
    hits: IntegerSchema,
  },
  closed,
);
export type ActiveFault = Static<typeof ActiveFault>;

/** Rules that a world may have. */
export const maxActive = 100;

/** State of all rules of a world. */
export const FaultState = Type.Object(
  {
    active: Type.Array(ActiveFault, { maxItems: maxActive }),
    next: IntegerSchema,
    drawn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  },
  closed,
);
export type FaultState = Static<typeof FaultState>;

const none: readonly ActiveFault[] = [];
/** Removed rules that are kept for requests that still use them. */
const maxRemoved = 20;

export class Faults {
  private active: ActiveFault[] = [];
  private removed: ActiveFault[] = [];
  private next = 1;
  private drawn = 0;
  private readonly random: RandomSource;

  constructor(random: RandomSource) {
    this.random = random;
  }

  private draw(): number {
    this.drawn += 1;
    return this.random();
  }

  private keepOnly(isKept: (fault: ActiveFault) => boolean): boolean {
    const gone = this.active.filter((fault) => !isKept(fault));
    this.removed = [...this.removed, ...gone].slice(-maxRemoved);
    this.active = this.active.filter(isKept);
    return gone.length > 0;
  }

  add(rule: FaultRule): ActiveFault {
    const fault = { id: this.next, rule, hits: 0 };
    this.next += 1;
    this.active.push(fault);
    return fault;
  }

  list(): readonly ActiveFault[] {
    return this.active;
  }

  clear(): void {
    this.keepOnly(() => false);
  }

  /** Returns false if there is no such rule. */
  remove(id: number): boolean {
    return this.keepOnly((fault) => fault.id !== id);
  }

  isUsed(): boolean {
    return this.next > 1;
  }

  /**
   * The rules that match a request. Each counts the hit and is removed after its last one.
   * @param recorded the ids of those that a replay repeats, in their order, also of ones that went a short while ago
   */
  match(method: string, path: string, recorded?: readonly number[]): readonly ActiveFault[] {
    if (this.active.length === 0 && !recorded?.length) return none;
    const matching = this.active.filter(
      ({ rule }) =>
        ruleMatches(rule, { method, path }) &&
        (rule.probability === undefined || this.draw() < rule.probability),
    );
    const known = [...this.removed, ...this.active];
    const matched =
      recorded?.flatMap((id) => known.find((fault) => fault.id === id) ?? []) ?? matching;
    for (const fault of matched) fault.hits += 1;
    this.keepOnly(({ rule, hits }) => rule.times === undefined || hits < rule.times);
    return matched;
  }

  state(): FaultState {
    const active = this.active.map((fault) => ({ ...fault }));
    return { active, next: this.next, drawn: this.drawn };
  }

  /** Restores a state; the random source must be unused. */
  load(state: FaultState): void {
    this.active = state.active.map((fault) => ({ ...fault }));
    this.next = state.next;
    while (this.drawn < state.drawn) this.draw();
  }
}
