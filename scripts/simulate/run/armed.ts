import type { Fate } from '../network/fate.ts';
import type { Call } from '../network/network.ts';
import type { Step } from './step.ts';

/** How a call is named in a step: by its method and endpoint. */
export const callName = ({ method, endpoint }: Call): string => `${method} ${endpoint}`;

interface Armed {
  readonly tab: string;
  readonly call: string;
  /** Calls to pass over, after the one that the fate before it met. */
  skip: number;
  readonly fate: Fate;
}

/** Fates that wait for calls to come, each kind of call in order. */
export function createArmed() {
  const all: Armed[] = [];
  return {
    arm: ({ tab, call, skip = 0, fate }: Extract<Step, { do: 'fault' }>) =>
      void all.push({ tab, call, skip, fate }),
    fateOf: (call: Call): Fate | undefined => {
      const at = all.findIndex(
        (each) => each.tab === call.page.tab && each.call === callName(call),
      );
      const first = all[at];
      if (!first || first.skip-- > 0) return undefined;
      all.splice(at, 1);
      return first.fate;
    },
  };
}
