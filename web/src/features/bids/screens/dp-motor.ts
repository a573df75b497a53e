import type { Definition } from '../engine/definition.ts';
import { motorField } from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';

/** Four to six digits: a bid on each double pana made of them. */
export const definition: Definition = {
  id: 'dp-motor',
  title: 'DP Motor',
  tileExample: '1123',
  guide: {
    rule: 'You pick four to six digits and bid on every pana of two of them, one doubled. Each pana is its own bid.',
  },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    fields: [motorField('dpMotor', 'DP Motor')],
    suggestions: {
      betTypeId: 15,
      payload: ({ inputs }) => ({ digits: Array.from(inputs.dpMotor) }),
    },
  },
};

export const played: PlayedCase = {
  path: '/dp-motor',
  tile: 'DP Motor',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.add({ 'DP Motor': '1230' }, '2');
  },
  rows: ['100,110,112,113,122,133,200,220,223,233,300,330 2 Close'],
};
