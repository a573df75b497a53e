import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { ClockSetting } from '../../db/settings.ts';
import { advance, freeze, maxStep, nextInstant, passTime } from '../../markets/due-draws.ts';
import type { DrawEvent } from '../../markets/settle-draw.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { fieldErrors } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { isWorldTime, worldYears } from '../../shared/time.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { type World, wallClock, worldTime } from '../../worlds/world.ts';
import { worldTimeValue } from '../../worlds/world-values.ts';
import { controlOperations } from '../openapi/operation.ts';
import { Instant, readValue } from './control-form.ts';
import { ClockChange, worldSummary } from './worlds.ts';

export const ClockBody = Type.Object(
  {
    /** `fixed` stops at `now`, `running` continues from `now`, `real` is real time. */
    mode: Type.Enum(['fixed', 'running', 'real']),
    now: Type.Optional(Instant),
  },
  closed,
);

export const AdvanceBody = Type.Object(
  {
    seconds: Type.Optional(Type.Integer({ minimum: 0 })),
    to: Type.Optional(Type.Union([Type.Literal('next-draw'), Type.Literal('next-event'), Instant])),
  },
  { ...closed, examples: [{ to: 'next-draw' }] },
);

const advanceTarget = {
  ...worldTimeValue,
  takes: `next-draw, next-event or ${worldTimeValue.takes}`,
};

/** Throws 400 at a field for a time outside the years of a world, or too far ahead of now. */
function checkStep(world: World, field: string, instant: number): void {
  if (!isWorldTime(instant)) {
    const { first, last } = worldYears;
    throw fieldErrors({ [field]: [`The years of a world are ${first} to ${last}.`] });
  }
  if (instant - worldTime(world) <= maxStep) return;
  throw fieldErrors({ [field]: ['A world advances by at most a year at a time.'] });
}

function clockOf(world: World, { mode, now }: Static<typeof ClockBody>): ClockSetting {
  if (mode === 'real') {
    checkStep(world, 'mode', wallClock(world));
    return { mode: 'real' };
  }
  const at = readValue('now', worldTimeValue, now);
  checkStep(world, 'now', at);
  return mode === 'fixed' ? { mode: 'fixed', at } : { mode: 'shifted', by: at - wallClock(world) };
}

/** The instant to advance to. Throws 400 for an invalid time, and if there is no next event. */
function instantOf(world: World, to: string): number {
  if (to !== 'next-draw' && to !== 'next-event') return readValue('to', advanceTarget, to);
  const next = nextInstant(world, to === 'next-draw' ? 'draw' : 'event');
  if (next !== undefined) return next;
  throw fieldErrors({ to: ['No market has a draw within a week.'] });
}

/** Milliseconds to advance. Throws 400 for a step back, and for no step or two steps. */
function stepOf(world: World, { seconds, to }: Static<typeof AdvanceBody>): number {
  const now = worldTime(world);
  const takes = 'The body takes seconds or to, and';
  if (seconds !== undefined && to !== undefined) {
    throw fieldErrors({ non_field_errors: [`${takes} both were given.`] });
  }
  if (seconds !== undefined) {
    checkStep(world, 'seconds', now + seconds * 1000);
    return seconds * 1000;
  }
  if (to === undefined) {
    throw fieldErrors({
      non_field_errors: [`${takes} neither was given. Example: {"seconds":60}.`],
    });
  }
  const instant = instantOf(world, to);
  checkStep(world, 'to', instant);
  if (instant >= now) return instant - now;
  throw fieldErrors({ to: ['That time is in the past; set the clock to go back.'] });
}

export const clockChange = (world: World, events: DrawEvent[]): ClockChange => ({
  ...worldSummary(world),
  events,
});

const operation = controlOperations('time');
const putClock = operation(
  'setClock',
  'Set the clock of a world and process due draws.',
  ClockChange,
  { body: ClockBody },
);
const advanceClock = operation(
  'advanceClock',
  'Advance the clock of a world by seconds, to an instant, or to the next draw or event.',
  ClockChange,
  { body: AdvanceBody },
);
const freezeClock = operation('freezeClock', 'Stop the clock of a world.', ClockChange);

export function clockControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  typed.put('/clock/', putClock, async (request) => {
    const world = worldOf(request);
    return clockChange(world, await passTime(world, clockOf(world, request.body)));
  });
  typed.post('/clock/advance/', advanceClock, async (request) => {
    const world = worldOf(request);
    return clockChange(world, await advance(world, stepOf(world, request.body)));
  });
  app.post('/clock/freeze/', freezeClock, (request) => {
    const world = worldOf(request);
    return clockChange(world, freeze(world));
  });
}
