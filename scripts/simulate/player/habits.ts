import type { Random } from '../kernel/random.ts';
import type { Fate, StrangeResponse } from '../network/fate.ts';
import type { Call } from '../network/network.ts';

/**
 * What happens how often in a run. Each run draws its own, some of them never: faults and habits that are
 * all rare hardly ever meet.
 */
export interface Habits {
  /** Weights of steps other than those of the player on the screen. */
  readonly steps: Readonly<Record<StepKind, number>>;
  /** Chance that a text is wrong, that a press is double, that the player does not wait. */
  readonly mistakes: number;
  readonly doubleTaps: number;
  readonly haste: number;
  /** Chance to enter once more what was entered last. */
  readonly repeats: number;
  /** Chance that a screen is opened by its address, which loads a page, not by what the app offers. */
  readonly addresses: number;
  /** Chance to do in a row what belongs together, such as the same submission again. */
  readonly rows: number;
  /** What a player is about whenever it fits; most are about nothing. */
  readonly story: Story | undefined;
  /** Weight of doing anything that the screen offers, against betting. */
  readonly wandering: number;
  /** Chance of a fate for a call, for posts and for others. */
  readonly postFaults: number;
  readonly otherFaults: number;
  /** Chance that a request is lost like the one before it: a connection that breaks is bad for a while. */
  readonly bursts: number;
  /** The endpoints that fates are for; all by default. */
  readonly faultyCalls?: readonly string[];
  readonly fates: Readonly<Record<Fate['kind'], number>>;
  readonly strange: readonly StrangeResponse[];
}

/**
 * Wins of what was bet; a session that ends, after which another player comes back to the screen; players who sign
 * in and out one after another without loading a page; a player who bets the same again on a poor network, or a
 * part of it on a second phone; a player who submits when bids end.
 */
export type Story =
  | 'wins'
  | 'another player'
  | 'shared phone'
  | 'same again'
  | 'second phone'
  | 'last second';

/** A player who knows what to bet, and whose requests are lost or late, none of them served by a proxy. */
const poorNetwork: Partial<Habits> = {
  mistakes: 0,
  wandering: 0.2,
  postFaults: 0.5,
  otherFaults: 0.3,
  bursts: 0.7,
  faultyCalls: ['/betting/', '/bets/history/'],
  fates: {
    slow: 1,
    'lost request': 3,
    'lost response': 0.5,
    'late arrival': 1.5,
    truncated: 0,
    doubled: 0,
    strange: 0,
  },
};

export type StepKind =
  | 'new tab'
  | 'close'
  | 'reload'
  | 'back'
  | 'forward'
  | 'visit'
  | 'wait'
  | 'sleep'
  | 'offline'
  | 'online'
  | 'set clock'
  | 'expire tokens'
  | 'refuse refresh'
  | 'suspend'
  | 'set draw'
  | 'to a closing'
  | 'sign out'
  | 'sign in elsewhere';

const stepWeights: Readonly<Record<StepKind, number>> = {
  'new tab': 1,
  close: 1,
  reload: 2,
  back: 2,
  forward: 0.5,
  visit: 4,
  wait: 3,
  sleep: 1.5,
  offline: 1.5,
  online: 3,
  'set clock': 1,
  'expire tokens': 1,
  'refuse refresh': 0.5,
  suspend: 1,
  'set draw': 2,
  'to a closing': 2.5,
  'sign out': 1,
  'sign in elsewhere': 0.5,
};

const allStrange: readonly StrangeResponse[] = [
  ...(['html 502', 'json 500', 'empty 503', 'html 429', 'empty 408', 'portal 200'] as const),
  ...(['json 200', 'redirect'] as const),
];

/** Keeps some of the weights and drops the others. */
function some<Name extends string>(
  random: Random,
  weights: Readonly<Record<Name, number>>,
  share: number,
): Record<Name, number> {
  const entries = Object.entries<number>(weights).map(
    ([name, weight]) =>
      [name, random.chance(share) ? weight * (0.3 + 2 * random.next()) : 0] as const,
  );
  return Object.fromEntries(entries) as Record<Name, number>;
}

export function drawHabits(random: Random): Habits {
  const often = (values: readonly number[]) => random.pick(values);
  const isCalm = random.chance(0.3);
  const habits: Habits = {
    steps: some(random, stepWeights, 0.5),
    mistakes: often([0, 0, 0.1, 0.4]),
    doubleTaps: often([0, 0.1, 0.3]),
    haste: often([0, 0.1, 0.4]),
    repeats: often([0, 0, 0.1, 0.4]),
    addresses: often([0, 0, 0.2, 0.6]),
    wandering: often([0.2, 1, 3]),
    postFaults: isCalm ? 0 : often([0.1, 0.3, 0.6]),
    otherFaults: isCalm ? 0 : often([0, 0.03, 0.15]),
    bursts: often([0, 0, 0.3, 0.7]),
    fates: some(
      random,
      {
        slow: 3,
        'lost request': 2,
        'lost response': 3,
        'late arrival': 2,
        truncated: 1,
        doubled: 1,
        strange: 3,
      },
      0.6,
    ),
    strange: allStrange.filter(() => random.chance(0.5)),
    rows: often([0, 0.3, 0.7]),
    story: random.weighted<Story | undefined>([
      [undefined, 7],
      ['same again', 0.5],
      ['second phone', 0.5],
      ['wins', 1],
      ['another player', 1],
      ['shared phone', 1],
      ['last second', 0.7],
    ]),
  };
  const isPoor = habits.story === 'same again' || habits.story === 'second phone';
  if (!isPoor) return habits;
  const seldom = Object.entries<number>(habits.steps).map(([kind, weight]) => [kind, weight / 4]);
  return { ...habits, ...poorNetwork, steps: Object.fromEntries(seldom) };
}

/**
 * The fate of a call, by the habits of the run.
 * @param before the fate of the call before it on this phone
 */
export function drawFate(
  random: Random,
  habits: Habits,
  { method, endpoint }: Pick<Call, 'method' | 'endpoint'>,
  before: Fate | undefined,
): Fate | undefined {
  if (habits.faultyCalls?.includes(endpoint) === false) return undefined;
  if (before?.kind === 'lost request' && random.chance(habits.bursts)) return before;
  const share = method === 'POST' ? habits.postFaults : habits.otherFaults;
  if (!random.chance(share)) return undefined;
  const kinds = Object.entries(habits.fates) as [Fate['kind'], number][];
  const kind = random.weighted(kinds);
  switch (kind) {
    case undefined:
      return undefined;
    case 'slow':
      return {
        kind,
        arrival: random.pick([50, 400, 3000, 12_000]),
        reply: random.pick([50, 700, 5000, 15_000]),
      };
    case 'late arrival':
      return { kind, arrival: random.pick([300, 2500, 12_000, 45_000]) };
    case 'truncated':
      return { kind, isNoticed: random.chance(0.5) };
    case 'strange':
      return habits.strange.length === 0
        ? undefined
        : { kind, response: random.pick(habits.strange), isServed: random.chance(0.5) };
    default:
      return { kind };
  }
}
