import type { Call } from '../host/call.ts';
import { type Fate, strangeNames } from '../host/fate.ts';
import type { Random } from '../run/random.ts';

/** What happens in a run besides what the player does on the screen; with weights. */
const eventWeights = {
  'new tab': 1,
  close: 0.5,
  reload: 2,
  back: 2,
  forward: 0.5,
  'go to': 3,
  wait: 3,
  sleep: 1,
  'to a closing': 2,
  offline: 1.5,
  online: 3,
  'set clock': 0.5,
  'expire tokens': 1,
  'refuse refresh': 0.3,
  suspend: 1,
  'set draw': 1,
  'sign out': 1,
} as const;

export type EventKind = keyof typeof eventWeights;

const fateWeights = {
  slow: 3,
  'lost request': 2,
  'lost response': 3,
  'late arrival': 2,
  truncated: 1,
  doubled: 1,
  strange: 3,
} as const satisfies Record<Fate['kind'], number>;

/**
 * What happens how often in a run. Each run draws its own, some of them never: faults and habits that are all rare
 * hardly ever meet.
 */
export interface Habits {
  readonly events: Readonly<Record<string, number>>;
  readonly fates: Readonly<Record<string, number>>;
  /** Chance of a fate for a POST, and for other calls. */
  readonly postFaults: number;
  readonly otherFaults: number;
  /** Chance that a request is lost like the one before it. */
  readonly bursts: number;
  /** Chance that a press is double, and that the player does not wait for the screen. */
  readonly doubleTaps: number;
  readonly haste: number;
  /** Chance to submit the same bets again. */
  readonly repeats: number;
  /** Weight of pressing anything that the screen offers, against betting. */
  readonly wandering: number;
}

/** Keeps about a share of the weights, larger or smaller, and drops the others. */
function some(random: Random, weights: Readonly<Record<string, number>>, share: number) {
  const entries = Object.entries(weights).map(([name, weight]) => {
    const isKept = random.chance(share);
    return [name, isKept ? weight * (0.3 + 2 * random.next()) : 0] as const;
  });
  return Object.fromEntries(entries);
}

export function drawHabits(random: Random): Habits {
  const isCalm = random.chance(0.25);
  return {
    events: some(random, eventWeights, 0.5),
    fates: some(random, fateWeights, 0.6),
    postFaults: isCalm ? 0 : random.pick([0.1, 0.3, 0.6]),
    otherFaults: isCalm ? 0 : random.pick([0, 0.03, 0.15]),
    bursts: random.pick([0, 0, 0.3, 0.7]),
    doubleTaps: random.pick([0, 0.1, 0.3]),
    haste: random.pick([0, 0.1, 0.4]),
    repeats: random.pick([0, 0.1, 0.4]),
    wandering: random.pick([0.2, 1, 3]),
  };
}

/**
 * The fate of a call, by the habits of the run.
 * @param before the fate of the call before it on this phone
 */
export function drawFate(
  random: Random,
  habits: Habits,
  { method }: Pick<Call, 'method'>,
  before: Fate | undefined,
): Fate | undefined {
  if (before?.kind === 'lost request' && random.chance(habits.bursts)) return before;
  if (!random.chance(method === 'POST' ? habits.postFaults : habits.otherFaults)) return undefined;
  switch (random.weighted(Object.entries(habits.fates))) {
    case 'slow':
      return {
        kind: 'slow',
        arrival: random.pick([50, 400, 3000, 12_000]),
        reply: random.pick([50, 700, 5000, 15_000]),
      };
    case 'lost request':
      return { kind: 'lost request' };
    case 'lost response':
      return { kind: 'lost response' };
    case 'late arrival':
      return { kind: 'late arrival', arrival: random.pick([300, 2500, 12_000, 45_000]) };
    case 'truncated':
      return { kind: 'truncated', isNoticed: random.chance(0.5) };
    case 'doubled':
      return { kind: 'doubled' };
    case 'strange':
      return {
        kind: 'strange',
        response: random.pick(strangeNames),
        isServed: random.chance(0.5),
      };
    default:
      return undefined;
  }
}
