import type { Fate } from '../host/fate.ts';
import { drawFate, drawHabits } from '../player/habits.ts';
import { createPlayer } from '../player/player.ts';
import { createRandom } from './random.ts';
import type { Call, Stage } from './stage.ts';
import type { Step } from './step.ts';

/** The source of the steps of a run and of the fates of its requests: a script, or the seed. */
export interface Source {
  readonly next: (stage: Stage) => Step | undefined;
  readonly fateOf: (call: Pick<Call, 'method' | 'name' | 'page'>) => Fate | undefined;
  readonly taken: () => readonly Step[];
  /** Fates that met no request. */
  readonly unused: () => number;
}

/** Plays the steps of a script. A fault step gives a fate to a later request. */
export function replay(steps: readonly Step[]): Source {
  let at = 0;
  const armed: { tab: string; call: string; skip: number; fate: Fate }[] = [];
  return {
    next: () => {
      for (let step = steps[at]; step; step = steps[at]) {
        at++;
        if (step.do !== 'fault') return step;
        armed.push({ skip: 0, ...step });
      }
      return undefined;
    },
    taken: () => steps.slice(0, at),
    unused: () => armed.length,
    // Each fate skips its number of requests, counted from the request of the fate before it.
    fateOf: ({ page, name }) => {
      const found = armed.findIndex((each) => each.tab === page.tab.name && each.call === name);
      const first = armed[found];
      if (!first || first.skip-- > 0) return undefined;
      armed.splice(found, 1);
      return first.fate;
    },
  };
}

/** Chooses `count` steps and their fates by the seed, and records them. */
export function choose(seed: number, count: number): Source {
  const random = createRandom(seed);
  const habits = drawHabits(random.fork(3));
  const fates = random.fork(4);
  const record: Step[] = [];
  let player: (() => Step) | undefined;
  let done = 0;
  /** Requests without a fate since the step began, by tab and name. */
  let skipped = new Map<string, number>();
  const last = new Map<object, Fate | undefined>();
  /** The index before the current step, where its fates are recorded. */
  let at = 0;
  return {
    next: (stage) => {
      if (done++ >= count) return undefined;
      player ??= createPlayer(stage, random.fork(5), habits);
      const step = player();
      at = record.length;
      skipped = new Map();
      record.push(step);
      return step;
    },
    taken: () => record,
    unused: () => 0,
    fateOf: (call) => {
      const { name: tab, phone } = call.page.tab;
      const key = `${tab} ${call.name}`;
      const skip = skipped.get(key) ?? 0;
      const fate = drawFate(fates, habits, call, last.get(phone));
      last.set(phone, fate);
      skipped.set(key, fate ? 0 : skip + 1);
      if (!fate) return undefined;
      const step = { do: 'fault', tab, call: call.name, fate } as const;
      record.splice(at++, 0, skip > 0 ? { ...step, skip } : step);
      return fate;
    },
  };
}
