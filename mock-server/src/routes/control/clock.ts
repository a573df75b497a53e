import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { ClockSetting } from '../../db/settings.ts';
import { advance, freeze, setClock } from '../../markets/due-draws.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { fieldErrors } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { dayLength, instantOfIso, isWorldTime, worldYears } from '../../shared/time.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { type World, wallClock, worldTime } from '../../worlds/world.ts';
import { controlError } from './control-form.ts';
import { operation } from './operation.ts';
import { ClockChange, clockChange } from './world-summary.ts';

/** A time for examples: a Friday noon in India, when most markets are open. */
const exampleInstant = '2026-11-20T12:00:00+05:30';

/** An instant with its offset. */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
  examples: [exampleInstant],
});

export const ClockBody = Type.Object(
  {
    /** `fixed` stops at `now`, `running` continues from `now`, `real` is real time. */
    mode: Type.Enum(['fixed', 'running', 'real']),
    now: Type.Optional(Instant),
  },
  closed,
);

export const AdvanceBody = Type.Object(
  { seconds: Type.Optional(Type.Integer({ minimum: 0 })), to: Type.Optional(Instant) },
  closed,
);

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

const maxStepYears = 10;

/** Throws 400 at a field if an instant is more than one step ahead. */
function checkStep(world: World, field: string, instant: number): void {
  checkWorldTime(field, instant);
  if (instant - worldTime(world) <= maxStepYears * 366 * dayLength) return;
  throw fieldErrors({ [field]: [`A world advances by at most ${maxStepYears} years at a time.`] });
}

function clockOf(world: World, { mode, now }: Static<typeof ClockBody>): ClockSetting {
  if (mode === 'real') return { mode: 'real' };
  if (now === undefined) {
    throw controlError('now', now, { takes: 'a time with its offset', example: exampleInstant });
  }
  const at = instantOfText('now', now);
  checkStep(world, 'now', at);
  return mode === 'fixed' ? { mode: 'fixed', at } : { mode: 'shifted', by: at - wallClock(world) };
}

/** Milliseconds to advance. Throws 400 for a step back, and for none or two of them. */
function stepOf(world: World, { seconds, to }: Static<typeof AdvanceBody>): number {
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
  const typed = app.withTypeProvider<SchemaTypes>();
  const changed = { 200: ClockChange };
  typed.put(
    '/clock/',
    operation('setClock', 'Set the clock of a world and process due draws.', changed, {
      body: ClockBody,
    }),
    (request) => {
      const world = worldOf(request);
      return clockChange(world, setClock(world, clockOf(world, request.body)));
    },
  );
  typed.post(
    '/clock/advance/',
    operation(
      'advanceClock',
      'Advance the clock of a world by seconds or to an instant.',
      changed,
      {
        body: AdvanceBody,
      },
    ),
    (request) => {
      const world = worldOf(request);
      return clockChange(world, advance(world, stepOf(world, request.body)));
    },
  );
  app.post(
    '/clock/freeze/',
    operation('freezeClock', 'Stop the clock of a world.', changed),
    (request) => {
      const world = worldOf(request);
      return clockChange(world, freeze(world));
    },
  );
}
