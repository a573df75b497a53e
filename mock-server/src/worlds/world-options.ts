import type { ClockSetting, WorldSpec } from '../db/settings.ts';

export interface SpecDefaults {
  /** Names of the host styles of new worlds; none by default. */
  hostStyle?: readonly string[];
  seed: number;
  scenario: string;
  /** A fixed time in epoch milliseconds; undefined for real time. */
  now: number | undefined;
}

export interface WorldOptions {
  seed?: number | undefined;
  scenario?: string | undefined;
  now?: number | undefined;
  /** Names of host styles. */
  hostStyle?: readonly string[] | undefined;
}

/** Worlds on real time share one snapshot per hour. */
const hour = 60 * 60_000;
const thisHour = () => Math.floor(Date.now() / hour) * hour;

/** The spec of a new world: its options, with the defaults for missing ones. */
export function resolveWorldSpec(usual: SpecDefaults, options: WorldOptions): WorldSpec {
  const fixed = options.now ?? usual.now;
  const clock: ClockSetting = fixed === undefined ? { mode: 'real' } : { mode: 'fixed', at: fixed };
  const hostStyle = options.hostStyle ?? usual.hostStyle ?? [];
  return {
    ...(hostStyle.length > 0 && { hostStyle: [...hostStyle] }),
    seed: options.seed ?? usual.seed,
    scenario: options.scenario ?? usual.scenario,
    at: fixed ?? thisHour(),
    clock,
  };
}

/** The spec for a reset: a world on real time starts again at this hour, any other at its own time. */
export const resetSpec = (spec: WorldSpec): WorldSpec =>
  spec.clock.mode === 'real' ? { ...spec, at: thisHour() } : spec;

/**
 * Latest start of a world with this spec: seeded pending bets settle after it, or the opening balance would be wrong.
 */
export const latestOpeningTime = ({ at, clock }: WorldSpec): number =>
  clock.mode === 'real' ? at + hour : at;
