import { MOTOR_DIGITS_MAX, MOTOR_DIGITS_MIN } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { readPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import { motorFailure } from '../rules/motor.ts';

const title = 'spMotor';

/** Four to six digits: a bid on each single pana made of them. */
export const spMotor: Definition = {
  id: 'sp-motor',
  codes: ['sp_motor'],
  title,
  column: 'Pana',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'spMotor',
        label: title,
        length: MOTOR_DIGITS_MAX,
        hint: { id: 'enterDigits', values: { min: MOTOR_DIGITS_MIN, max: MOTOR_DIGITS_MAX } },
      },
    ],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ spMotor }, limits) => motorFailure(spMotor, limits, title),
    suggestions: {
      betTypeId: 14,
      payload: ({ inputs }) => ({ digits: Array.from(inputs.spMotor) }),
      read: readPana,
    },
  },
  payload: panaBets,
};
