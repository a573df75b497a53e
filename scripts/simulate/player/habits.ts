import { type Fate, strangeNames } from '../host/fate.ts';
import type { Random } from '../run/random.ts';
import type { Call } from '../run/stage.ts';

/** Events of a run besides what the player does on the screen, with their weights. */
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
} as const;

function fateOf(kind: Fate['kind'], random: Random): Fate {
  switch (kind) {
    case 'slow': {
      const arrival = random.pick([50, 400, 3000, 12_000]);
      return { kind, arrival, reply: random.pick([50, 700, 5000, 15_000]) };
    }
    case 'late arrival':
      return { kind, arrival: random.pick([300, 2500, 12_000, 45_000]) };
    case 'truncated':
      return { kind, isNoticed: random.chance(0.5) };
    case 'strange':
      return { kind, response: random.pick(strangeNames), isServed: random.chance(0.5) };
    default:
      return { kind };
  }
}

/**
 * The rates of the events of a run. Each run draws its own rates, some zero: faults that are all rare hardly coincide.
 */
export interface Habits {
  readonly events: readonly (readonly [EventKind, number])[];
  readonly fates: readonly (readonly [Fate['kind'], number])[];
  /** Chance of a fate for a POST, and for other requests. */
  readonly postFaults: number;
  readonly otherFaults: number;
  /** Chance that a request is lost like the one before it. */
  readonly bursts: number;
  /** Chance that a press is double, and that the player does not wait for the screen. */
  readonly doubleTaps: number;
  readonly haste: number;
  readonly repeats: number;
  /** Weight of pressing any control of the screen, against betting. */
  readonly wandering: number;
}

/** Keeps about a share of the weights, larger or smaller, and drops the others. */
const some = <Name extends string>(
  random: Random,
  weights: Readonly<Record<Name, number>>,
  share: number,
) =>
  (Object.entries(weights) as [Name, number][])
    .filter(() => random.chance(share))
    .map(([name, weight]) => [name, weight * (0.3 + 2 * random.next())] as const);

export function drawHabits(random: Random): Habits {
  const kinds = some(random, fateWeights, 0.6);
  const isCalm = random.chance(0.25) || kinds.length === 0;
  return {
    events: some(random, eventWeights, 0.5),
    fates: kinds,
    postFaults: isCalm ? 0 : random.pick([0.1, 0.3, 0.6]),
    otherFaults: isCalm ? 0 : random.pick([0, 0.03, 0.15]),
    bursts: random.pick([0, 0, 0.3, 0.7]),
    doubleTaps: random.pick([0, 0.1, 0.3]),
    haste: random.pick([0, 0.1, 0.4]),
    repeats: random.pick([0, 0.1, 0.4]),
    wandering: random.pick([0.2, 1, 3]),
  };
}

/** The fate of a request, by the habits of the run; `before` is the fate of the phone's previous request. */
export function drawFate(
  random: Random,
  habits: Habits,
  { method }: Pick<Call, 'method'>,
  before: Fate | undefined,
): Fate | undefined {
  if (before?.kind === 'lost request' && random.chance(habits.bursts)) return before;
  if (!random.chance(method === 'POST' ? habits.postFaults : habits.otherFaults)) return undefined;
  return fateOf(random.weighted(habits.fates), random);
}
