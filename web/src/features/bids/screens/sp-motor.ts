import type { Definition } from '../engine/definition.ts';
import { motorField } from '../engine/fields.ts';
import type { WonCase } from '../played-case.ts';

/** Four to six digits: a bid on each single pana made of them. */
export const definition: Definition = {
  id: 'sp-motor',
  title: 'SP Motor',
  tileExample: '1234',
  guide: {
    rule: 'You pick four to six digits and bid on every pana of three different ones among them. Each pana is its own bid.',
  },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    fields: [motorField('spMotor', 'SP Motor')],
    suggestions: {
      betTypeId: 14,
      payload: ({ inputs }) => ({ digits: Array.from(inputs.spMotor) }),
    },
  },
};

export const played: WonCase = {
  path: '/sp-motor',
  tile: 'SP Motor',
  fillIn: (bids) => bids.add({ 'SP Motor': '1230' }, '5'),
  rows: ['120,123,130,230 5 Open'],
  draw: { open: '230', close: '990' },
  won: { digits: '230', amount: 750 },
  lost: '123',
};
