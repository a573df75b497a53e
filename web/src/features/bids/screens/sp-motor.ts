import { MOTOR_DIGITS_MAX, MOTOR_DIGITS_MIN } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { motorFailure } from '../rules/motor.ts';

const title = 'spMotor';

/** Four to six digits: a bid on each single pana made of them. */
export const definition: Definition = {
  id: 'sp-motor',
  title,
  tileExample: '1234',
  guide: { rule: 'ruleSpMotor', covers: 'coversSpMotor' },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'spMotor',
        label: title,
        length: MOTOR_DIGITS_MAX,
        hint: { id: 'enterDigits', values: { min: MOTOR_DIGITS_MIN, max: MOTOR_DIGITS_MAX } },
        check: (text, limits) => motorFailure(text, limits, title),
      },
    ],
    suggestions: {
      betTypeId: 14,
      payload: ({ inputs }) => ({ digits: Array.from(inputs.spMotor) }),
    },
  },
};

export const played: PlayedCase = {
  path: '/sp-motor',
  tile: 'SP Motor',
  fillIn: (bids) => bids.add({ 'SP Motor': '1230' }, '5'),
  rows: ['120,123,130,230 5 Open'],
  draw: { open: '230', close: '990' },
  won: { digits: '230', amount: 750 },
  lost: '123',
};
