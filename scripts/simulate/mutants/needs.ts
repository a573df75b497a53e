import { createRandom } from '../kernel/random.ts';
import type { Fate, StrangeResponse } from '../network/fate.ts';
import { drawHabits, type Habits, type StepKind, type Story } from '../player/habits.ts';
import { drawWorld, type RunWorld } from '../run/world.ts';

/** What a run needs of its world and its habits for a bug to show. */
export interface Needs {
  readonly steps?: readonly StepKind[];
  /** Fates of requests that place bets. */
  readonly fates?: readonly Fate['kind'][];
  readonly strange?: readonly StrangeResponse[];
  /** Faults of other requests, such as those for the history. */
  readonly otherFaults?: true;
  readonly doubleTaps?: true;
  readonly repeats?: true;
  /** Steps that belong together, such as the same submission again. */
  readonly rows?: true;
  readonly story?: Story;
  readonly wandering?: true;
  readonly world?: Partial<Pick<RunWorld, 'keys' | 'locks' | 'scenario' | 'tokenSeconds'>>;
  /** A player with a second phone. */
  readonly phones?: 2;
}

const product = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => all * each, 1);

/** How much a run has of what a bug needs; 0 if something is missing. */
function fitness(needs: Needs, world: RunWorld, habits: Habits): number {
  const { steps = [], fates = [], strange = [], otherFaults, doubleTaps, repeats, rows } = needs;
  const wanted = Object.entries(needs.world ?? {});
  const hasWorld = wanted.every(([name, value]) => world[name as keyof RunWorld] === value);
  const faults = Object.values(habits.fates).reduce((sum, each) => sum + each, 0);
  const others = Object.values(habits.steps).reduce((sum, each) => sum + each, 0);
  const wandering = needs.wandering ? habits.wandering : 1 / (1 + habits.wandering);
  return product([
    hasWorld ? 1 : 0,
    wandering,
    // In the evening few markets take bets, and wrong entries place none.
    Number(world.start.slice(11, 13)) < 18 ? 1 : 0.2,
    1 - habits.mistakes,
    // Steps of other kinds take the place of steps of the player.
    1 / (30 + others),
    ...steps.map((kind) => habits.steps[kind]),
    ...fates.map((kind) => (habits.postFaults * habits.fates[kind]) / (faults || 1)),
    ...strange.map((kind) => (habits.strange.includes(kind) ? 1 / habits.strange.length : 0)),
    otherFaults ? habits.otherFaults : 1,
    doubleTaps ? habits.doubleTaps : 1,
    repeats ? habits.repeats : 1,
    rows ? habits.rows : 1,
    needs.story === undefined || habits.story === needs.story ? 1 : 0,
    needs.phones === undefined || Object.keys(world.devices).length === needs.phones ? 1 : 0,
  ]);
}

/** Seeds from `first` on, those first whose runs have most of what a bug needs. */
export function seedsFor(needs: Needs, first: number, count: number): number[] {
  const seeds = Array.from({ length: count }, (_, at) => {
    const seed = (first + at) >>> 0;
    const random = createRandom(seed);
    const world = drawWorld(random.fork(1));
    return { seed, fitness: fitness(needs, world, drawHabits(random.fork(3))) };
  });
  return seeds.sort((one, other) => other.fitness - one.fitness).map(({ seed }) => seed);
}
