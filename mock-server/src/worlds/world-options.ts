import type { ClockSetting, WorldSpec } from '../db/settings.ts';

/** What worlds are made from unless a call says otherwise. */
export interface SpecDefaults {
  seed: number;
  scenario: string;
  /** A fixed time for every new world, in epoch milliseconds; undefined is real time. */
  now: number | undefined;
}

/** What a new world may have of its own. */
export interface WorldOptions {
  seed?: number | undefined;
  scenario?: string | undefined;
  now?: number | undefined;
}

/** Worlds on real time share one seed, and with it one image, per hour. */
const hour = 60 * 60_000;
const thisHour = () => Math.floor(Date.now() / hour) * hour;

/** What a world is made from: a call's options, else how worlds are made usually. */
export function resolveWorldSpec(usual: SpecDefaults, options: WorldOptions): WorldSpec {
  const fixed = options.now ?? usual.now;
  const clock: ClockSetting = fixed === undefined ? { mode: 'real' } : { mode: 'fixed', at: fixed };
  return {
    seed: options.seed ?? usual.seed,
    scenario: options.scenario ?? usual.scenario,
    at: fixed ?? thisHour(),
    clock,
  };
}

/** The spec of a world that begins anew: on real time its history leads up to now, else to where it did. */
export const resetSpec = (spec: WorldSpec): WorldSpec =>
  spec.clock.mode === 'real' ? { ...spec, at: thisHour() } : spec;

/**
 * The latest instant at which a world of this spec may be opened. What its seed leaves open is decided later still:
 * otherwise a win of the hour would be paid at once, and the wallet would not hold what the scenario says.
 */
export const latestOpeningTime = ({ at, clock }: WorldSpec): number =>
  clock.mode === 'real' ? at + hour : at;
