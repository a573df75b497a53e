import { minute } from '../shared/time.ts';
import type { World } from '../worlds/world.ts';
import type { MarketPhases } from '../worlds/world-cache.ts';
import { marketDayAt } from './schedule.ts';
import { phaseAt } from './status.ts';

/** The market day and the phases at an instant. Computed once a minute: all limits lie on whole minutes. */
export function phasesAt({ cache, markets }: World, instant: number): MarketPhases {
  const from = Math.floor(instant / minute) * minute;
  if (cache.phases?.from === from) return cache.phases;
  const phases = new Map(markets.map(({ id, schedule }) => [id, phaseAt(schedule, from)] as const));
  cache.phases = { from, day: marketDayAt(from), phases };
  return cache.phases;
}
