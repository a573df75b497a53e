import type { FastifyInstance } from 'fastify';
import type { ClockSetting } from '../../db/settings.ts';
import { advance, freeze, setClock } from '../../markets/move-clock.ts';
import type { HouseEvent } from '../../markets/settle-draw.ts';
import { fieldErrors } from '../../shared/http-error.ts';
import { readForm } from '../../shared/read-form.ts';
import { schemas } from '../../shared/schemas.ts';
import { dayLength } from '../../shared/time.ts';
import { nowIn, realIn, type World } from '../../worlds/world.ts';
import { checkWorldTime, instantOfText } from './instant.ts';
import { type OfWorld, worldOfPath } from './world-params.ts';
import { summaryOf, type WorldSummary } from './world-summary.ts';

/** A world after its time was moved, with what happened on the way. */
export interface TimeMoved extends WorldSummary {
  events: HouseEvent[];
}

const moved = (world: World, events: HouseEvent[]): TimeMoved => ({ ...summaryOf(world), events });

/** Years that a world passes over in one step at most: every draw on the way happens and is told. */
const longestStep = 10;

/** Throws 400 at a field when an instant is further ahead of the world than one step goes. */
function checkStep(world: World, field: string, instant: number): void {
  checkWorldTime(field, instant);
  if (instant - nowIn(world) <= longestStep * 366 * dayLength) return;
  throw fieldErrors({ [field]: [`A world goes on by ${longestStep} years at a time at most.`] });
}

function clockOf(world: World, body: unknown): ClockSetting {
  const { mode, now } = readForm(schemas.control().ClockBody, body);
  if (mode === 'real') return { mode: 'real' };
  if (now === undefined) throw fieldErrors({ now: ['This field is required.'] });
  const at = instantOfText('now', now);
  checkStep(world, 'now', at);
  return mode === 'fixed' ? { mode: 'fixed', at } : { mode: 'shifted', by: at - realIn(world) };
}

/** How many milliseconds a world is to move on; throws 400 when asked to go back. */
function stepOf(world: World, body: unknown): number {
  const { seconds, to } = readForm(schemas.control().AdvanceBody, body);
  if (seconds !== undefined) {
    checkStep(world, 'seconds', nowIn(world) + seconds * 1000);
    return seconds * 1000;
  }
  if (to === undefined) throw fieldErrors({ non_field_errors: ['Say seconds, or to.'] });
  const step = instantOfText('to', to) - nowIn(world);
  checkStep(world, 'to', nowIn(world) + step);
  if (step < 0) throw fieldErrors({ to: ['That time has passed; set the clock to go back.'] });
  return step;
}

/** The clock of a world. */
export function timeControl(app: FastifyInstance): void {
  app.put<OfWorld>('/__mock/worlds/:world/clock/', async ({ params, body }) => {
    const world = worldOfPath(app, params);
    return moved(world, setClock(world, clockOf(world, body)));
  });
  app.post<OfWorld>('/__mock/worlds/:world/clock/advance/', async ({ params, body }) => {
    const world = worldOfPath(app, params);
    return moved(world, advance(world, stepOf(world, body)));
  });
  app.post<OfWorld>('/__mock/worlds/:world/clock/freeze/', async ({ params }) => {
    const world = worldOfPath(app, params);
    return moved(world, freeze(world));
  });
}
