import Type, { type Static } from 'typebox';
import type { ClockSetting } from '../../db/settings.ts';
import { DrawEvent } from '../../markets/settle-draw.ts';
import { IntegerSchema, StringSchema } from '../../shared/schema-types.ts';
import { indianTimestamp } from '../../shared/time.ts';
import { type World, worldTime } from '../../worlds/world.ts';
import { worldIdPattern } from '../../worlds/worlds.ts';
import { controlError } from './control-form.ts';

/** The modes of clocks that are shown: a starting clock is a shifted one as soon as its world is open. */
const clockModes: ClockSetting['mode'][] = ['real', 'fixed', 'shifted'];

/** A world in the control API. */
export const WorldSummary = Type.Object({
  id: StringSchema,
  /** The world's time, ISO 8601 with +05:30. */
  now: StringSchema,
  clock: Type.Enum(clockModes),
  scenario: StringSchema,
  seed: IntegerSchema,
  tokens: Type.Object({
    accessSeconds: IntegerSchema,
    refreshSeconds: IntegerSchema,
    generation: IntegerSchema,
    loginGeneration: IntegerSchema,
    refreshRefused: Type.Boolean(),
  }),
});
export type WorldSummary = Static<typeof WorldSummary>;

/** A world after a clock change, with the draws on the way. */
export const ClockChange = Type.Object({
  ...WorldSummary.properties,
  events: Type.Array(DrawEvent),
});
export type ClockChange = Static<typeof ClockChange>;

export const worldSummary = (world: World): WorldSummary => ({
  id: world.id,
  now: indianTimestamp(worldTime(world)),
  clock: world.settings.clock.mode,
  scenario: world.settings.spec.scenario,
  seed: world.settings.spec.seed,
  tokens: world.settings.tokens,
});

/** The response to a change of clock or draws. */
export const clockChange = (world: World, events: DrawEvent[]): ClockChange => ({
  ...worldSummary(world),
  events,
});

/** Throws 400 at a field for an invalid world id. */
export function checkWorldId(field: string, id: string): void {
  if (worldIdPattern.test(id)) return;
  const takes = '1 to 64 letters a-z, digits and hyphens';
  throw controlError(field, id, { takes, example: 'asha' });
}
