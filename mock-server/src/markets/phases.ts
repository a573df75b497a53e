import { minute } from '../shared/time.ts';
import type { World } from '../worlds/world.ts';
import { marketDayAt } from './schedule.ts';
import { type Phase, phaseAt } from './status.ts';

/** What the clock says of the house during one minute: all limits lie on whole minutes. */
export interface MarketPhases {
  /** The instant at which the minute begins. */
  from: number;
  /** The market day, yyyy-mm-dd. */
  day: string;
  /** The phases of the markets by their ids. */
  phases: ReadonlyMap<number, Phase>;
}

/** The moment of an instant; worked out once a minute. */
export function phasesAt(world: World, instant: number): MarketPhases {
  const from = Math.floor(instant / minute) * minute;
  if (world.phasesCache?.from === from) return world.phasesCache;
  const phases = new Map(
    world.markets.map(({ id, schedule }) => [id, phaseAt(schedule, from)] as const),
  );
  world.phasesCache = { from, day: marketDayAt(from), phases };
  return world.phasesCache;
}
