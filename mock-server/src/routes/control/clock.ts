import type { FastifyInstance } from 'fastify';
import type { ClockSetting } from '../../db/settings.ts';
import { advance, freeze, setClock } from '../../markets/move-clock.ts';
import type { DrawEvent } from '../../markets/settle-draw.ts';
import { fieldErrors } from '../../shared/http-error.ts';
import { dayLength } from '../../shared/time.ts';
import { instantOfIso, isWorldTime, worldYears } from '../../worlds/clock.ts';
import { type World, wallClock, worldTime } from '../../worlds/world.ts';
import { controlError, readControlForm } from './control-form.ts';
import { AdvanceBody, ClockBody, exampleInstant } from './request-schemas.ts';
import {
  type WorldParams,
  type WorldSummary,
  worldFromParams,
  worldSummary,
} from './world-params.ts';

/** Throws 400 at a field for an instant outside the years of a world. */
export function checkWorldTime(field: string, instant: number): void {
  if (isWorldTime(instant)) return;
  const { first, last } = worldYears;
  throw fieldErrors({ [field]: [`The years of a world are ${first} to ${last}.`] });
}

/** Parses a time. Throws 400 for a day that does not exist or is out of range. */
export function instantOfText(field: string, text: string): number {
  const instant = instantOfIso(text);
  if (Number.isNaN(instant)) {
    throw controlError(field, text, { takes: 'a time that exists', example: exampleInstant });
  }
  checkWorldTime(field, instant);
  return instant;
}

/** A world after a clock change, with the draws on the way. */
export interface ClockChange extends WorldSummary {
  events: DrawEvent[];
}

/** The response to a change of clock or draws. */
export const clockChange = (world: World, events: DrawEvent[]): ClockChange => ({
  ...worldSummary(world),
  events,
});

/** Maximum step in years: every draw in between is processed and returned. */
const maxStepYears = 10;

/** Throws 400 at a field if an instant is more than one step ahead. */
function checkStep(world: World, field: string, instant: number): void {
  checkWorldTime(field, instant);
  if (instant - worldTime(world) <= maxStepYears * 366 * dayLength) return;
  throw fieldErrors({ [field]: [`A world advances by at most ${maxStepYears} years at a time.`] });
}

function clockOf(world: World, body: unknown): ClockSetting {
  const { mode, now } = readControlForm(ClockBody, body);
  if (mode === 'real') return { mode: 'real' };
  if (now === undefined) {
    throw controlError('now', now, { takes: 'a time with its offset', example: exampleInstant });
  }
  const at = instantOfText('now', now);
  checkStep(world, 'now', at);
  return mode === 'fixed' ? { mode: 'fixed', at } : { mode: 'shifted', by: at - wallClock(world) };
}

/** Milliseconds to advance. Throws 400 for a step back, and for none or two of them. */
function stepOf(world: World, body: unknown): number {
  const { seconds, to } = readControlForm(AdvanceBody, body);
  if (seconds !== undefined && to !== undefined) {
    throw fieldErrors({ non_field_errors: ['The body takes seconds or to, and both were given.'] });
  }
  if (seconds !== undefined) {
    checkStep(world, 'seconds', worldTime(world) + seconds * 1000);
    return seconds * 1000;
  }
  if (to === undefined) {
    throw fieldErrors({
      non_field_errors: [
        'The body takes seconds or to, and neither was given. Example: {"seconds":60}.',
      ],
    });
  }
  const step = instantOfText('to', to) - worldTime(world);
  checkStep(world, 'to', worldTime(world) + step);
  if (step < 0) throw fieldErrors({ to: ['That time is in the past; set the clock to go back.'] });
  return step;
}

/** The clock of a world. */
export function clockControl(app: FastifyInstance): void {
  app.put<WorldParams>('/__mock/worlds/:world/clock/', ({ params, body }) => {
    const world = worldFromParams(app, params);
    return clockChange(world, setClock(world, clockOf(world, body)));
  });
  app.post<WorldParams>('/__mock/worlds/:world/clock/advance/', ({ params, body }) => {
    const world = worldFromParams(app, params);
    return clockChange(world, advance(world, stepOf(world, body)));
  });
  app.post<WorldParams>('/__mock/worlds/:world/clock/freeze/', ({ params }) => {
    const world = worldFromParams(app, params);
    return clockChange(world, freeze(world));
  });
}
