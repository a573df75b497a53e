import type { ClockSetting, TokenSetting } from '../../db/settings.ts';
import { indianTimestamp } from '../../shared/time.ts';
import { type World, worldTime } from '../../worlds/world.ts';

/** A world in the control API. */
export interface WorldSummary {
  id: string;
  /** The world's time, ISO 8601 with +05:30. */
  now: string;
  clock: ClockSetting['mode'];
  scenario: string;
  seed: number;
  tokens: TokenSetting;
}

export const worldSummary = (world: World): WorldSummary => ({
  id: world.id,
  now: indianTimestamp(worldTime(world)),
  clock: world.settings.clock.mode,
  scenario: world.settings.spec.scenario,
  seed: world.settings.spec.seed,
  tokens: world.settings.tokens,
});
