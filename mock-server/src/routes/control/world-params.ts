import type { FastifyInstance } from 'fastify';
import type { ClockSetting, TokenSetting } from '../../db/settings.ts';
import { detail } from '../../shared/http-error.ts';
import { indianTimestamp } from '../../shared/time.ts';
import { type World, worldTime } from '../../worlds/world.ts';
import { worldIdPattern } from '../../worlds/worlds.ts';
import { controlError } from './control-form.ts';

/** Parameters of all control routes of one world. */
export interface WorldParams {
  Params: { world: string };
}

/** The world of a control route, created on first use. Throws 404 for an unknown one. */
export function worldFromParams(app: FastifyInstance, { world: id }: WorldParams['Params']): World {
  const world = app.worlds.use(id);
  if (!world) throw detail(404, `Unknown world ${JSON.stringify(id)}.`);
  return world;
}

/** Throws 400 at a field for an invalid world id. */
export function checkWorldId(field: string, id: string): void {
  if (worldIdPattern.test(id)) return;
  const takes = '1 to 64 letters a-z, digits and hyphens';
  throw controlError(field, id, { takes, example: 'asha' });
}

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
